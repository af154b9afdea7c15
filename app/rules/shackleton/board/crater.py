"""The crater: which sectors a slot activates, what they cost, who has the biggest structure and the majority."""

from collections.abc import Iterable, Mapping

from app.rules.kit.memo import kept_with_state
from app.rules.shackleton.board.astrobot import is_astrobot
from app.rules.shackleton.board.corporations import IS_FULL, in_order
from app.rules.shackleton.board.leaders import fixed_fee
from app.rules.shackleton.board.payments import after_discounts
from app.rules.shackleton.engine.tables import Tables, tables
from app.rules.shackleton.vocabulary.nouns import CREDITS, NEUTRAL, Building, Sector
from app.rules.shackleton.vocabulary.state import State


def size_of(state: State, building: Building) -> int:
    """The size of a structure: its places and its weight in majorities (S-113)."""
    return tables(state).size(building.piece)


def activated(state: State, slot: int) -> tuple[str, ...]:
    """The sectors of a slot's row with at least one structure, the nearest first (S-059, S-062)."""
    return tuple(sector for sector in tables(state).row(slot) if state.sectors[sector].buildings)


def biggest(state: State, sector: str) -> int:
    """The owner of the biggest structure of a sector that has one; `NEUTRAL` for a neutral Dome. No two are of a size
    (S-065)."""
    return max(state.sectors[sector].buildings, key=lambda building: size_of(state, building)).owner


def is_present(state: State, seat: int, sector: str) -> bool:
    """Whether the seat has a structure in the sector."""
    return any(building.owner == seat for building in state.sectors[sector].buildings)


@kept_with_state
def fees(state: State, seat: int, slot: int) -> tuple[tuple[int | None, int], ...]:
    """What the seat pays for a slot, by the seats that get it, in the order of the row (S-063 to S-066); sectors with a
    structure of its own are free. None: the bank, as for neutral Domes; AstroBot takes no Credits (A-022)."""
    fee = _fee(state, seat, tables(state).fee(slot))
    due: dict[int | None, int] = {}
    for sector in activated(state, slot):
        if fee and not is_present(state, seat, sector):
            owner = biggest(state, sector)
            to = None if owner == NEUTRAL or is_astrobot(state, owner) else owner
            due[to] = due.get(to, 0) + fee
    return tuple(due.items())


@kept_with_state
def _fee(state: State, seat: int, printed: int) -> int:
    """What the seat pays for a foreign sector where so much is printed."""
    fixed = fixed_fee(state, seat)
    fee = printed if fixed is None else fixed
    return after_discounts(state, seat, "crater_fee", {CREDITS: fee}).get(CREDITS, 0)


def total_fee(state: State, seat: int, slot: int) -> int:
    """All fees of a slot, in Credits."""
    return sum(amount for _, amount in fees(state, seat, slot))


def winner(state: State, slot: int) -> int | None:
    """The seat that gains the astronaut of a slot: the greatest total size in the row; of equal ones the biggest
    structure in the sector nearest to the slot, then in the next (S-172, S-174). None: no seat is there (S-176)."""
    return winner_in(tables(state), state.sectors, slot)


def winner_in(table: Tables, sectors: Mapping[str, Sector], slot: int) -> int | None:
    """The same, by what stands in the sectors."""
    row = table.row(slot)
    sizes = _row_sizes(table, sectors, row)
    if not sizes:
        return None
    most = max(sizes.values())
    tied = {seat for seat, size in sizes.items() if size == most}
    for sector in row:
        rivals = [building for building in sectors[sector].buildings if building.owner in tied]
        if len(tied) > 1 and rivals:
            return max(rivals, key=lambda building: table.size(building.piece)).owner
    return min(tied)


def _row_sizes(table: Tables, sectors: Mapping[str, Sector], row: Iterable[str]) -> dict[int, int]:
    """The total size of structures in a row, of each seat that has one there; neutral Domes do not count (S-016)."""
    sizes: dict[int, int] = {}
    for sector in row:
        for building in sectors[sector].buildings:
            if building.owner != NEUTRAL:
                sizes[building.owner] = sizes.get(building.owner, 0) + table.size(building.piece)
    return sizes


def has_room(state: State, sector: str, size: int) -> bool:
    """Whether a structure of this size fits into the sector beside what stands there: none of its size, and places
    enough, of which the largest structure takes all (S-094, S-095)."""
    places = tables(state).board.sector_places
    sizes = [size_of(state, building) for building in state.sectors[sector].buildings]
    if size in sizes or any(full(state, sector, size) for _, full in in_order(state, IS_FULL)):
        return False
    return not places or sum(sizes) + size <= places
