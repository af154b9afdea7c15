"""Astronauts that come from the Gateway into bases (S-153, S-156, S-195)."""

from app.rules.shackleton.actions.gains import happened
from app.rules.shackleton.board.bases import at_gateway, places_for
from app.rules.shackleton.components.shapes import Astronaut
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary.events import AstronautTaken
from app.rules.shackleton.vocabulary.moves import TakeAstronaut
from app.rules.shackleton.vocabulary.state import State


def takings(state: State, seat: int, but: Astronaut | None = None, into: str = "") -> list[TakeAstronaut]:
    """Which astronauts a seat can take from the Gateway, and to which places."""
    return [
        TakeAstronaut(astronaut, place)
        for astronaut in at_gateway(state, but)
        for place in places_for(state, seat, astronaut, into)
    ]


def take(ledger: Ledger, seat: int, move: TakeAstronaut) -> None:
    """It comes to its place."""
    ledger.emit(AstronautTaken(seat, move.astronaut, move.place))
    happened(ledger, seat, "gateway_astronaut")
