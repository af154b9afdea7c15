"""What lies before a seat: the part that all may see, and what only its owner may."""

from app.rules.skymines.board.bonuses import passed_bonuses
from app.rules.skymines.board.totals import card_value, field_scientists, research_scientists, total_of
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import SLOTS, Slot
from app.rules.skymines.viewing import shapes
from app.rules.skymines.viewing.shapes import SeatView, Totals, by_company
from app.rules.skymines.viewing.standing import shares
from app.rules.skymines.vocabulary.state import LunaState, PlacedCard, SeatState, State

SEAT_NEEDS = ("components", "phase", "tracks")
"""What `open_part` looks at beside the seat itself."""


def open_part(state: State, number: int, index: Index) -> SeatView:
    """All that everyone may see of a seat. Hand, planned cards and tokens are blank, for `with_secrets` to fill."""
    seat = state.seats[number]
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
        "area": [_placed(state, number, slot, card) for slot, card in zip(SLOTS, seat.area, strict=True)],
        "tiles": [{"tile": held.tile, "face_up": held.face_up} for held in seat.tiles],
        "resting": [list(deck) for deck in seat.resting],
        "slots": list(seat.slots),
        "tracks": by_company(seat.tracks),
        "shares": shares(state, seat),
        "bonuses": list(seat.bonuses),
        "unlocked": list(passed_bonuses(state, number)),
        "helium": seat.helium,
        "upload": seat.upload,
        "screens": [None if on is None else {"plan": on.plan, "face_up": on.face_up} for on in seat.screens],
        "acquired": list(seat.acquired),
        "token": None if state.phase == "tokens" else seat.token,
        "dealt": [],
        "rest": [],
        "totals": totals(state, number),
        "luna": None if seat.luna is None else _luna(seat.luna),
    }


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


def totals(state: State, number: int) -> Totals:
    """What is compared at the majority spaces: face-up totals and scientists (p. 16)."""
    return {
        "carbon": total_of(state, number, "carbon").amount,
        "minerals": total_of(state, number, "minerals").amount,
        "titanium": total_of(state, number, "titanium").amount,
        "energy": total_of(state, number, "energy").amount,
        "research": research_scientists(state, number),
        "field": field_scientists(state, number),
    }


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
