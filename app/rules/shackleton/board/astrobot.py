"""AstroBot's seat, and what leads its choices: triangle and arrow of the card before the one just drawn."""

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from app.rules.kit.hooks import Hook
from app.rules.shackleton.components.shapes.nouns import DIRECTIONS, Direction, Turning
from app.rules.shackleton.components.shapes.solo import ActionCard
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.state import AstroBotState, State


class Guide(Struct, frozen=True):
    """What leads a choice of AstroBot. `is_hard`: its card of the corporation lies on its hard side."""

    triangle: Direction
    arrow: Turning
    development: int
    is_hard: bool = False

    @property
    def is_clockwise(self) -> bool:
        """Whether the arrow goes clockwise."""
        return self.arrow == "clockwise"


ASTROBOT: Hook[Callable[[Ledger, int, Guide], bool]] = Hook()
"""AstroBot takes the corporation's action, led by the guide. False: it is impossible, nothing has happened, and
AstroBot gains Reputation instead."""


def seat_of_astrobot(state: State) -> int | None:
    """AstroBot's seat; None in a game without it."""
    return next((number for number, player in enumerate(state.seats) if player.astrobot is not None), None)


def is_astrobot(state: State, seat: int) -> bool:
    """Whether the seat is AstroBot's."""
    return state.seats[seat].astrobot is not None


def astrobot_of(state: State, seat: int) -> AstroBotState:
    """What AstroBot's seat has. Raises AssertionError of another one's."""
    found = state.seats[seat].astrobot
    assert found is not None
    return found


def card_of(state: State, seat: int, back: int = 1) -> ActionCard:
    """The card of AstroBot's row drawn last, or (2) the one before it."""
    return tables(state).index.action_card[astrobot_of(state, seat).row[-back]]


def guide_of(state: State, seat: int, corporation: str = "") -> Guide:
    """What leads AstroBot in this turn (A-039), with this corporation."""
    card, kept = card_of(state, seat, 2), astrobot_of(state, seat)
    return Guide(card.triangle, card.arrow, kept.development, corporation in kept.hard)


def slots_from(state: State, guide: Guide) -> Iterator[int]:
    """All slots of the crater, from that of the triangle along the arrow."""
    slots = tables(state).slots
    first = slots.index(tables(state).index.triangle_slot[guide.triangle])
    step = 1 if guide.is_clockwise else -1
    return (slots[(first + step * number) % len(slots)] for number in range(len(slots)))


def directions_from(guide: Guide) -> Iterator[Direction]:
    """The six directions, from that of the triangle along the arrow."""
    start, step = DIRECTIONS.index(guide.triangle), 1 if guide.is_clockwise else -1
    return (DIRECTIONS[(start + step * number) % len(DIRECTIONS)] for number in range(len(DIRECTIONS)))


def first_corner(state: State, sector: str, corners: Iterable[int], guide: Guide) -> int | None:
    """The first of these corners of a sector from the triangle along the arrow, seen from the sector."""
    directions, start = tables(state).index.token_directions[sector], DIRECTIONS.index(guide.triangle)

    def turned(corner: int) -> int:
        place = DIRECTIONS.index(directions[corner])
        return (place - start if guide.is_clockwise else start - place - 1) % len(DIRECTIONS)

    return min(corners, key=turned, default=None)
