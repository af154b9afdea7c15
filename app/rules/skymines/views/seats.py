"""What lies before a seat: the part that all may see, and what only its owner may.

Each part takes what it is made of, and is remembered by that.
"""

from app.rules.kit.memo import Latest, remembered, remembered_whole
from app.rules.skymines.board.bonuses import passed_on
from app.rules.skymines.board.scores import cards_in
from app.rules.skymines.board.totals import ActionArea
from app.rules.skymines.components.shapes import SLOTS, Slot
from app.rules.skymines.views import shapes, standing
from app.rules.skymines.views.shapes import ByCompany, SeatView, Totals, by_company
from app.rules.skymines.vocabulary.state import HeldTile, LunaState, Phase, PlacedCard, PlacedPlan, SeatState, State


@remembered_whole
def open_part(
    latest: Latest,
    digest: str,
    tracks: tuple[str, ...],
    phase: Phase,
    number: int,
    seat: SeatState,
) -> SeatView:
    """All that everyone may see of a seat. Hand, planned cards and tokens are blank, for `with_secrets` to fill.

    `tracks` are those in play.
    """
    luna = seat.luna
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "coins": seat.coins,
        "markers": seat.markers,
        "ready": is_ready(phase, seat),
        "dropped": seat.dropped,
        # planned cards stay in the hand until the reveal: nobody learns how many there are (p. 10)
        "hand": {"count": len(seat.hand), "cards": None},
        "planned": None,
        "area": area(latest, digest, seat.area, seat.bonuses),
        "tiles": tiles(latest, seat.tiles),
        "resting": resting(latest, seat.resting),
        "slots": slots(latest, seat.slots),
        "tracks": places(latest, seat.tracks),
        "shares": shares(
            latest,
            digest,
            tracks,
            seat.tracks,
            seat.hand,
            seat.resting,
            seat.area,
            () if luna is None else luna.reserve,
        ),
        "bonuses": bonuses(latest, seat.bonuses),
        "unlocked": unlocked(latest, digest, tracks, seat.tracks),
        "helium": seat.helium,
        "upload": seat.upload,
        "screens": screens(latest, seat.screens),
        "acquired": list(seat.acquired),
        "token": None if phase == "tokens" else seat.token,
        "dealt": [],
        "rest": [],
        "totals": totals(latest, digest, seat.area, seat.tiles, seat.bonuses, None if luna is None else luna.majority),
        "luna": luna_of(latest, luna),
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


def is_ready(phase: Phase, seat: SeatState) -> bool:
    """Whether the seat has made its secret choice of the phase; Luna never keeps anyone waiting."""
    if phase == "tokens":
        return seat.kind == "luna" or seat.token is not None
    return phase == "planning" and (seat.kind == "luna" or seat.planned is not None)


def holds_secret(state: State, seat: SeatState) -> bool:
    """Whether the seat has chosen what is not shown yet; Luna chooses nothing."""
    return seat.kind != "luna" and is_ready(state.phase, seat)


@remembered
def area(digest: str, cards: tuple[PlacedCard | None, ...], bonuses: tuple[str, ...]) -> list[shapes.PlacedCard | None]:
    """The cards in a seat's action slots."""
    worth = ActionArea(digest, cards, bonuses=bonuses)
    return [
        None
        if placed is None
        else {
            "card": placed.card,
            "face_up": placed.face_up,
            "plus_one": placed.plus_one,
            "value": worth.value(slot),
        }
        for slot, placed in zip(SLOTS, cards, strict=True)
    ]


@remembered
def tiles(held: tuple[HeldTile, ...]) -> list[shapes.HeldTile]:
    """The bonus tiles beside a seat's slots."""
    return [{"tile": tile.tile, "face_up": tile.face_up} for tile in held]


@remembered
def resting(decks: tuple[tuple[str, ...], ...]) -> list[list[str]]:
    """The resting decks."""
    return [list(deck) for deck in decks]


@remembered
def slots(on: tuple[Slot, ...]) -> list[Slot]:
    """The action slots that are ON."""
    return list(on)


@remembered
def places(tracks: tuple[int, int, int, int]) -> ByCompany[int]:
    """Where a seat's track markers stand."""
    return by_company(tracks)


@remembered
def bonuses(in_effect: tuple[str, ...]) -> list[str]:
    """The track bonuses in effect."""
    return list(in_effect)


@remembered
def unlocked(digest: str, tracks: tuple[str, ...], places: tuple[int, ...]) -> list[str]:
    """The track bonuses that a seat has passed."""
    return list(passed_on(digest, tracks, places))


@remembered
def shares(
    digest: str,
    tracks: tuple[str, ...],
    places: tuple[int, ...],
    hand: tuple[str, ...],
    resting: tuple[tuple[str, ...], ...],
    area: tuple[PlacedCard | None, ...],
    reserve: tuple[str, ...],
) -> ByCompany[int]:
    """A seat's shares of each company."""
    return standing.shares(digest, tracks, places, cards_in(hand, resting, area, reserve))


@remembered
def screens(plans: tuple[PlacedPlan | None, ...]) -> list[shapes.PlacedPlan | None]:
    """The plans on a seat's screens."""
    return [None if on is None else {"plan": on.plan, "face_up": on.face_up} for on in plans]


@remembered
def totals(
    digest: str,
    cards: tuple[PlacedCard | None, ...],
    tiles: tuple[HeldTile, ...],
    bonuses: tuple[str, ...],
    majority: tuple[str | None, str | None] | None,
) -> Totals:
    """What is compared at the majority spaces: face-up totals and scientists (p. 16)."""
    worth = ActionArea(digest, cards, tiles, bonuses, majority)
    of_seat = worth.totals
    return {
        "carbon": of_seat["carbon"].amount,
        "minerals": of_seat["minerals"].amount,
        "titanium": of_seat["titanium"].amount,
        "energy": of_seat["energy"].amount,
        "research": worth.research_scientists,
        "field": worth.field_scientists(),
    }


@remembered
def luna_of(luna: LunaState | None) -> shapes.LunaSeat | None:
    """Luna's things, if the seat is hers: numbers of hidden cards, and the faces of those turned up."""
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
