"""What lies before a seat: the part that all may see, and what only its owner may."""

from collections.abc import Callable
from typing import TypeVar, cast

from app.rules.skymines.board.bonuses import passed_bonuses
from app.rules.skymines.board.totals import (
    FURTHER_TOTAL_LINES,
    card_value,
    field_scientists,
    research_scientists,
    totals_of,
)
from app.rules.skymines.components.shapes import SLOTS, Slot
from app.rules.skymines.viewing import shapes, standing
from app.rules.skymines.viewing.board import is_same
from app.rules.skymines.viewing.shapes import SeatView, Totals, by_company
from app.rules.skymines.vocabulary.state import LunaState, PlacedCard, SeatState, State

T = TypeVar("T")

SEAT_NEEDS = ("components", "phase", "tracks")
"""What `open_part` looks at beside the seat itself."""
AREA_NEEDS = ("area", "bonuses")
TOTALS_NEED = ("area", "tiles", "bonuses", "luna")
SHARES_NEED = ("hand", "resting", "area", "luna", "tracks")
"""What the dearer parts look at of a seat."""


def open_part(state: State, number: int, like: tuple[State, SeatView] | None = None) -> SeatView:
    """All that everyone may see of a seat. Hand, planned cards and tokens are blank, for `with_secrets` to fill.

    What is made of the very same things as in the state of `like` is taken over from the seat's view there; what
    `SEAT_NEEDS` names is the same.
    """
    seat = state.seats[number]
    part = _Parts(state, number, like)
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "coins": seat.coins,
        "markers": seat.markers,
        "ready": is_ready(state, seat),
        "dropped": seat.dropped,
        # planned cards stay in the hand until the reveal: nobody learns how many there are (p. 10)
        "hand": {"count": len(seat.hand), "cards": None},
        "planned": None,
        "area": part("area", area, AREA_NEEDS),
        "tiles": [{"tile": held.tile, "face_up": held.face_up} for held in seat.tiles],
        "resting": [list(deck) for deck in seat.resting],
        "slots": list(seat.slots),
        "tracks": by_company(seat.tracks),
        "shares": part("shares", shares, SHARES_NEED),
        "bonuses": list(seat.bonuses),
        "unlocked": part("unlocked", unlocked, ("tracks",)),
        "helium": seat.helium,
        "upload": seat.upload,
        "screens": [None if on is None else {"plan": on.plan, "face_up": on.face_up} for on in seat.screens],
        "acquired": list(seat.acquired),
        "token": None if state.phase == "tokens" else seat.token,
        "dealt": [],
        "rest": [],
        "totals": like[1]["totals"] if like and adds_up_alike(state, like[0], number) else totals(state, number),
        "luna": None if seat.luna is None else _luna(seat.luna),
    }


class _Parts:
    """The dearer parts of a seat: made, or taken over where nothing that they are made of has changed."""

    __slots__ = ("_number", "_seen", "_state", "_was")

    def __init__(self, state: State, number: int, like: tuple[State, SeatView] | None) -> None:
        self._state, self._number = state, number
        self._was = like[0].seats[number] if like else None
        self._seen = like[1] if like else None

    def __call__(self, name: str, make: Callable[[State, int], T], needs: tuple[str, ...]) -> T:
        """The part of that name; `needs` is all of the seat that it is made of."""
        if self._seen is not None and is_same(self._state.seats[self._number], self._was, needs):
            return cast(dict[str, T], self._seen)[name]
        return make(self._state, self._number)


def with_secrets(state: State, number: int, seen: SeatView) -> SeatView:
    """The open part of a seat with what only its owner may see (p. 8, p. 10)."""
    seat = state.seats[number]
    return seen | {
        "hand": {"count": seen["hand"]["count"], "cards": list(seat.hand)},
        "planned": list(seat.planned) if state.phase == "planning" and seat.planned is not None else None,
        "token": seat.token,
        "dealt": list(seat.dealt),
        "rest": list(seat.rest) if state.phase == "tokens" else [],
    }


def is_ready(state: State, seat: SeatState) -> bool:
    """Whether the seat has made its secret choice of the phase; Luna never keeps anyone waiting."""
    if state.phase == "tokens":
        return seat.kind == "luna" or seat.token is not None
    return state.phase == "planning" and (seat.kind == "luna" or seat.planned is not None)


def area(state: State, number: int) -> list[shapes.PlacedCard | None]:
    """The cards in a seat's action slots."""
    return [_placed(state, number, slot, card) for slot, card in zip(SLOTS, state.seats[number].area, strict=True)]


def shares(state: State, number: int) -> shapes.ByCompany[int]:
    """Shares of each company (p. 9)."""
    return standing.shares(state, state.seats[number])


def unlocked(state: State, number: int) -> list[str]:
    """The bonuses whose thresholds the seat has passed (p. 21)."""
    return list(passed_bonuses(state, number))


def totals(state: State, number: int) -> Totals:
    """What is compared at the majority spaces: face-up totals and scientists (p. 16)."""
    of_seat = totals_of(state, number)
    return {
        "carbon": of_seat["carbon"].amount,
        "minerals": of_seat["minerals"].amount,
        "titanium": of_seat["titanium"].amount,
        "energy": of_seat["energy"].amount,
        "research": research_scientists(state, number),
        "field": field_scientists(state, number),
    }


def adds_up_alike(state: State, other: State, number: int) -> bool:
    """Whether a seat's face-up cards, their totals and its scientists are those of another state of the game; what
    modules add to them may depend on anything."""
    return (
        number < len(other.seats)
        and state.components is other.components
        and is_same(state.seats[number], other.seats[number], TOTALS_NEED)
        and not FURTHER_TOTAL_LINES.in_play(state)
    )


def _placed(state: State, number: int, slot: Slot, placed: PlacedCard | None) -> shapes.PlacedCard | None:
    if placed is None:
        return None
    return {
        "card": placed.card,
        "face_up": placed.face_up,
        "plus_one": placed.plus_one,
        "value": card_value(state, number, slot),
    }


def _luna(luna: LunaState) -> shapes.LunaSeat:
    """Luna's things: numbers of hidden cards, and the faces of those turned up."""
    return {
        "level": luna.level,
        "deck": len(luna.deck),
        "grade_two": len(luna.grade_two),
        "discards": list(luna.discards),
        "slots": [
            None if slot is None else {"card": slot.card if slot.face_up else None, "face_up": slot.face_up}
            for slot in luna.slots
        ],
        "majority": list(luna.majority),
        "reserve": len(luna.reserve),
        "tank_tokens": list(luna.tank_tokens),
        "research_tokens": list(luna.research_tokens),
    }
