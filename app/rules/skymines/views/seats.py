"""What lies before a seat: the part that all may see, and what only its owner may."""

from app.rules.skymines.board.bonuses import passed_bonuses
from app.rules.skymines.board.totals import (
    card_value,
    field_scientists,
    research_scientists,
    totals_of,
)
from app.rules.skymines.components.shapes import SLOTS, Slot
from app.rules.skymines.views import shapes, standing
from app.rules.skymines.views.parts import NOTHING
from app.rules.skymines.views.shapes import SeatView, Totals, by_company
from app.rules.skymines.vocabulary.state import PlacedCard, SeatState, State


def open_part(state: State, number: int, like: tuple[State, SeatView] | None = None) -> SeatView:
    """All that everyone may see of a seat. Hand, planned cards and tokens are blank, for `with_secrets` to fill.

    What is made of the very same things as in the state of `like`, another of the same game, is taken over from the
    seat's view there.
    """
    seat = state.seats[number]
    was, seen = (like[0].seats[number], like[1]) if like else (NOTHING, NOTHING)
    like_area = seat.area is was.area and seat.bonuses is was.bonuses
    like_tracks = seat.tracks is was.tracks
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
        "area": seen["area"] if like_area else area(state, number),
        "tiles": seen["tiles"] if seat.tiles is was.tiles else tiles(seat),
        "resting": seen["resting"] if seat.resting is was.resting else [list(deck) for deck in seat.resting],
        "slots": seen["slots"] if seat.slots is was.slots else list(seat.slots),
        "tracks": seen["tracks"] if like_tracks else by_company(seat.tracks),
        "shares": seen["shares"] if like_tracks and owns_alike(seat, was) else standing.shares(state, seat),
        "bonuses": seen["bonuses"] if seat.bonuses is was.bonuses else list(seat.bonuses),
        "unlocked": seen["unlocked"] if like_tracks else list(passed_bonuses(state, number)),
        "helium": seat.helium,
        "upload": seat.upload,
        "screens": seen["screens"] if seat.screens is was.screens else screens(seat),
        "acquired": list(seat.acquired),
        "token": None if state.phase == "tokens" else seat.token,
        "dealt": [],
        "rest": [],
        "totals": seen["totals"] if like and adds_up_alike(state, like[0], number) else totals(state, number),
        "luna": seen["luna"] if seat.luna is was.luna else luna_of(seat),
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


def holds_secret(state: State, seat: SeatState) -> bool:
    """Whether the seat has chosen what is not shown yet; Luna chooses nothing."""
    return seat.kind != "luna" and is_ready(state, seat)


def area(state: State, number: int) -> list[shapes.PlacedCard | None]:
    """The cards in a seat's action slots."""
    return [_placed(state, number, slot, card) for slot, card in zip(SLOTS, state.seats[number].area, strict=True)]


def tiles(seat: SeatState) -> list[shapes.HeldTile]:
    """The bonus tiles beside a seat's slots."""
    return [{"tile": held.tile, "face_up": held.face_up} for held in seat.tiles]


def screens(seat: SeatState) -> list[shapes.PlacedPlan | None]:
    """The plans on a seat's screens."""
    return [None if on is None else {"plan": on.plan, "face_up": on.face_up} for on in seat.screens]


def owns_alike(seat: SeatState, other: SeatState) -> bool:
    """Whether a seat's cards are the very same as in another state, and lie where they lay."""
    return (
        seat.hand is other.hand
        and seat.resting is other.resting
        and seat.area is other.area
        and seat.luna is other.luna
    )


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
    """Whether a seat's face-up cards, their totals and its scientists are those of another state of the game."""
    seat, was = state.seats[number], other.seats[number]
    return seat.area is was.area and seat.tiles is was.tiles and seat.bonuses is was.bonuses and seat.luna is was.luna


def _placed(state: State, number: int, slot: Slot, placed: PlacedCard | None) -> shapes.PlacedCard | None:
    if placed is None:
        return None
    return {
        "card": placed.card,
        "face_up": placed.face_up,
        "plus_one": placed.plus_one,
        "value": card_value(state, number, slot),
    }


def luna_of(seat: SeatState) -> shapes.LunaSeat | None:
    """Luna's things, if the seat is hers: numbers of hidden cards, and the faces of those turned up."""
    luna = seat.luna
    if luna is None:
        return None
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
