"""Where AstroBot puts the astronauts that it wins (A-074 to A-076)."""

from collections.abc import Callable

from app.rules.shackleton.astrobot.actions import places_of_corporations
from app.rules.shackleton.board.bases import pieces
from app.rules.shackleton.board.crater import winner
from app.rules.shackleton.components.shapes.nouns import Astronaut
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.nouns import WAITING
from app.rules.shackleton.vocabulary.state import State

Suits = Callable[[State, str, Astronaut], bool]
"""Whether a place of the base is one of those that an astronaut goes to first."""


def place_won(state: State, seat: int, slot: int) -> str | None:
    """The place for the astronaut of a slot, which AstroBot wins; None: it goes to the Gateway."""
    further = places_of_corporations(state, seat, state.crater[slot])
    return further[0] if further else _places(state, seat).get(slot)


def _places(state: State, seat: int) -> dict[int, str]:
    """The places of all astronauts that are still to be won, by their slots. The order of those that are retrieved does
    not matter for who sits where: each kind of place takes its own ones first."""
    left = {slot: state.crater[slot] for slot in sorted(state.crater) if winner(state, slot) == seat}
    room = {piece: tables(state).size(piece) - len(state.seats[seat].built[piece]) for piece in pieces(state, seat)}
    room[WAITING] = int(state.seats[seat].waiting is None)
    found: dict[int, str] = {}
    is_last = state.round == tables(state).setup.rounds
    for suits in IN_LAST_ROUND if is_last else IN_OTHER_ROUNDS:
        for place, places in room.items():
            for slot in [slot for slot, astronaut in left.items() if suits(state, place, astronaut)][:places]:
                found[slot] = place
                room[place] -= 1
                del left[slot]
    return found


def _scores(state: State, place: str, astronaut: Astronaut) -> bool:
    """A Laboratory of its type."""
    return _kind(state, place) == "laboratory" and _matches(state, place, astronaut)


def _earns(state: State, place: str, astronaut: Astronaut) -> bool:
    """A Dome for a scientist, the Headquarters for others."""
    return _kind(state, place) == ("dome" if astronaut == "scientist" else "headquarters")


def _matches(state: State, place: str, astronaut: Astronaut) -> bool:
    """A place of its type."""
    return place != WAITING and tables(state).piece[place].astronaut == astronaut


def _any(state: State, place: str, astronaut: Astronaut) -> bool:
    return True


def _kind(state: State, place: str) -> str:
    return "" if place == WAITING else tables(state).kind(place)


IN_OTHER_ROUNDS: tuple[Suits, ...] = (_earns, _matches, _any)
IN_LAST_ROUND: tuple[Suits, ...] = (_scores, _earns, _any)
