"""What is told of the threat."""

from app.rules.kit.concerns import Concerns
from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Args, Phrase, Thing, Who
from app.rules.skymines.sentences import things
from app.rules.skymines.vocabulary.modules.threats import ThreatDealtWith, ThreatDrawn, ThreatStruck, ThreatTaken
from app.rules.skymines.vocabulary.state import State

from .strikes import losses

SENTENCES = Sentences()
CONCERNS: Concerns[State] = Concerns()


def threat(card: str) -> Thing:
    """A threat card."""
    return Thing("threat", card)


@SENTENCES.each(ThreatDrawn)
def _threat_drawn(event: ThreatDrawn) -> list[Phrase]:
    return [said("log-threat-drawn", threat=threat(event.card.id))]


@SENTENCES.each(ThreatDealtWith)
def _threat_dealt_with(event: ThreatDealtWith) -> list[Phrase]:
    return [said("log-threat-dealt-with", seat=Who(event.seat), energy=things.energy(event.energy))]


@SENTENCES.each(ThreatTaken)
def _threat_taken(event: ThreatTaken) -> list[Phrase]:
    return [said("log-threat-taken", seat=Who(event.seat), threat=threat(event.card))]


@CONCERNS.of(ThreatTaken)
def _threat_gone(before: State, event: ThreatTaken, seat: int) -> Phrase | None:
    """What the threat would have cost the seat at the end, as things stood."""
    loss = losses(before)[seat]
    if event.seat == seat or not loss:
        return None
    told: Args = {"seat": Who(event.seat), "threat": threat(event.card), "coins": things.coins(loss)}
    return said("concern-threat-gone", **told)


@SENTENCES.each(ThreatStruck)
def _threat_struck(event: ThreatStruck) -> list[Phrase]:
    """What came over all, then the cards that each seat lost; coins are told where they are paid."""
    cards = [
        said("log-threat-cards", seat=Who(seat), cards=things.cards(lost))
        for seat, lost in enumerate(event.cards)
        if lost
    ]
    return [said(f"log-threat-struck-{event.card}"), *cards]
