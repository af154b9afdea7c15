"""Turning used cards face down (p. 11)."""

from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import CardsUsed
from app.rules.skymines.vocabulary.tasks import TurnDown


def turn_down(ledger: Ledger, task: TurnDown) -> None:
    """At the end of an action its cards and tiles go face down; they count for nothing until the round's end."""
    ledger.emit(CardsUsed(task.seat, task.slots, task.tiles))
