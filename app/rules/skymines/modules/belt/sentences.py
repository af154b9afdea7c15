"""What is told of the Belt."""

from app.rules.kit.concerns import Concerns
from app.rules.kit.names import Names
from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Args, Phrase, Thing, Who
from app.rules.skymines.sentences import things
from app.rules.skymines.sentences.news import ousted_news
from app.rules.skymines.vocabulary.modules.belt import BeltEntered, BeltLaid, ShuttleRemoved, ShuttleReturned
from app.rules.skymines.vocabulary.state import State

SENTENCES = Sentences()
CONCERNS: Concerns[State] = Concerns()
NAMES: Names[State] = Names()


SENTENCES.silent(BeltLaid)


def belt_space(space: str) -> Thing:
    """A Belt space."""
    return Thing("belt", space)


@NAMES.of("belt")
def _belt_space(state: State, space: str) -> Phrase | str:
    number, _, place = space.partition("-")
    if place:
        return Phrase("belt-outpost-name", {"number": int(number)})
    return Phrase("belt-shuttle-name", {"number": int(number)})


@SENTENCES.each(BeltEntered)
def _entered(event: BeltEntered) -> list[Phrase]:
    told: Args = {
        "seat": Who(event.seat),
        "company": things.company(event.company),
        "space": belt_space(event.space),
        "energy": things.energy(event.energy),
    }
    if event.ousts is None:
        return [said("log-belt-entered", **told)]
    return [said("log-belt-ousted", **told, ousted=things.company(event.ousts))]


@SENTENCES.each(ShuttleReturned)
def _returned(event: ShuttleReturned) -> list[Phrase]:
    return [said("log-shuttle-returned", company=things.company(event.company))]


@SENTENCES.each(ShuttleRemoved)
def _removed(event: ShuttleRemoved) -> list[Phrase]:
    return [said("log-shuttle-removed", company=things.company(event.company))]


@CONCERNS.of(BeltEntered)
def _ousted(before: State, event: BeltEntered, seat: int) -> Phrase | None:
    place = {"space": belt_space(event.space)}
    return ousted_news(before, seat, event.seat, event.ousts, "concern-ousted-on-belt", place)
