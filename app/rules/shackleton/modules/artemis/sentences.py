"""What is told of Artemis Tours, and what its places are called."""

from app.rules.kit.names import Names
from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Amount, Phrase, Thing, Who
from app.rules.shackleton.modules.artemis.vocabulary import (
    CENTRE,
    TouristGuided,
    TouristsArrived,
    TouristsQueued,
    TouristsReturned,
)
from app.rules.shackleton.sentences import things
from app.rules.shackleton.vocabulary.state import State

NAMES: Names[State] = Names()
SENTENCES = Sentences()


@NAMES.of("attraction")
def _attraction(state: State, place: str) -> Phrase:
    """A place of an attraction, or of the Visitor Centre: "moon-casino-2"."""
    attraction, _, number = place.rpartition("-")
    of = Phrase("attraction-centre") if attraction == CENTRE else things.project(attraction)
    return Phrase("attraction-place", {"attraction": of, "number": int(number)})


@SENTENCES.each(TouristsQueued)
def _tourists_queued(event: TouristsQueued) -> list[Phrase]:
    return [said("log-tourists-queued", tourists=Amount(event.tourists, "tourist"))]


@SENTENCES.each(TouristsArrived)
def _tourists_arrived(event: TouristsArrived) -> list[Phrase]:
    return [said("log-tourists-arrived", seat=Who(event.seat), tourists=event.tourists)]


@SENTENCES.each(TouristGuided)
def _tourist_guided(event: TouristGuided) -> list[Phrase]:
    return [said("log-tourist-guided", seat=Who(event.seat), place=Thing("attraction", event.place))]


@SENTENCES.each(TouristsReturned)
def _tourists_returned(event: TouristsReturned) -> list[Phrase]:
    return [said("log-tourists-returned", count=len(event.places))]
