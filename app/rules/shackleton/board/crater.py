"""The crater: which sectors a slot activates, what they cost, who has the biggest structure and the majority."""

from collections.abc import Iterable, Mapping

from app.rules.kit.memo import kept_with_state, latest_of, remembered
from app.rules.shackleton.board.astrobot import seat_of_astrobot
from app.rules.shackleton.board.corporations import ROOM_TAKEN, in_order
from app.rules.shackleton.board.leaders import fixed_fee
from app.rules.shackleton.board.payments import less, terms_of
from app.rules.shackleton.components.shapes import Discount
from app.rules.shackleton.engine.tables import Tables, tables
from app.rules.shackleton.vocabulary.nouns import CREDITS, NEUTRAL, Building, Sector
from app.rules.shackleton.vocabulary.state import State


def size_of(state: State, building: Building) -> int:
    """The size of a structure: its places and its weight in majorities (S-113)."""
    return tables(state).size(building.piece)


def activated(state: State, slot: int) -> tuple[str, ...]:
    """The sectors of a slot's row with at least one structure, the nearest first (S-059, S-062)."""
    return _active_rows(latest_of(state), tables(state), state.sectors).get(slot, ())


@remembered
def _active_rows(table: Tables, sectors: dict[str, Sector]) -> dict[int, tuple[str, ...]]:
    """Those of each slot; slots whose row has no structures are left out."""
    built = {name for name, sector in sectors.items() if sector.buildings}
    rows = {slot: tuple([sector for sector in table.row(slot) if sector in built]) for slot in table.slots}
    return {slot: row for slot, row in rows.items() if row}


def biggest(state: State, sector: str) -> int:
    """The owner of the biggest structure of a sector that has one; `NEUTRAL` for a neutral Dome. No two are of a size
    (S-065)."""
    return _owner_of_biggest(tables(state), state.sectors[sector])


def _owner_of_biggest(table: Tables, sector: Sector) -> int:
    return max(sector.buildings, key=lambda building: table.size(building.piece)).owner


def is_present(state: State, seat: int, sector: str) -> bool:
    """Whether the seat has a structure in the sector."""
    return seat in [building.owner for building in state.sectors[sector].buildings]


Fees = tuple[tuple[int | None, int], ...]
"""Credits by the seats that get them; None: the bank."""


def fees(state: State, seat: int, slot: int) -> Fees:
    """What the seat pays for a slot, in the order of the row (S-063 to S-066); sectors with a structure of its own are
    free. The bank gets those of neutral Domes; AstroBot takes no Credits (A-022)."""
    return fees_by_slot(state, seat).get(slot, ())


@kept_with_state
def fees_by_slot(state: State, seat: int) -> dict[int, Fees]:
    """The same for all slots whose rows have structures. Not to be changed."""
    table, latest = tables(state), latest_of(state).within(seat)
    rows = _active_rows(latest_of(state), table, state.sectors)
    charged = _charged(latest, table, fixed_fee(state, seat), terms_of(state, seat).discounts("crater_fee"))
    return _fees(latest, table, state.sectors, rows, seat, seat_of_astrobot(state), charged)


@remembered
def _charged(table: Tables, fixed: int | None, discounts: tuple[Discount, ...]) -> dict[int, int]:
    """What a seat pays for a foreign sector, by the fee that is printed."""
    fees = {printed: printed if fixed is None else fixed for printed in table.fees}
    return {printed: less({CREDITS: fee}, discounts).get(CREDITS, 0) for printed, fee in fees.items()}


@remembered
def _fees(
    table: Tables,
    sectors: dict[str, Sector],
    rows: dict[int, tuple[str, ...]],
    seat: int,
    astrobot: int | None,
    charged: dict[int, int],
) -> dict[int, Fees]:
    """What a seat pays for each row, by what it pays for a sector."""
    to: dict[str, int | None] = {}
    for name, sector in sectors.items():
        if sector.buildings and all(building.owner != seat for building in sector.buildings):
            owner = _owner_of_biggest(table, sector)
            to[name] = None if owner in (NEUTRAL, astrobot) else owner
    found: dict[int, Fees] = {}
    for slot, row in rows.items():
        fee, due = charged[table.fee(slot)], dict[int | None, int]()
        for name in row if fee else ():
            if name in to:
                due[to[name]] = due.get(to[name], 0) + fee
        found[slot] = tuple(due.items())
    return found


def total_fees(state: State, seat: int) -> dict[int, int]:
    """All fees of each slot whose row has structures, in Credits. Not to be changed."""
    return _totals(latest_of(state).within(seat), fees_by_slot(state, seat))


@remembered
def _totals(fees: dict[int, Fees]) -> dict[int, int]:
    return {slot: sum([amount for _, amount in due]) for slot, due in fees.items()}


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


def row_sizes(state: State, slot: int) -> dict[int, int]:
    """The total size of structures in the row of a slot, of each seat that has one there."""
    table = tables(state)
    return _row_sizes(table, state.sectors, table.row(slot))


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
    return size in _room_in(tables(state), state.sectors[sector], _taken(state).get(sector, ()), (size,))


def _room_in(table: Tables, sector: Sector, taken: tuple[int, ...], sizes: tuple[int, ...]) -> list[int]:
    """Those of these sizes for which there is room."""
    stand, places = [table.size(building.piece) for building in sector.buildings], table.board.sector_places
    most = places - sum(stand) if places else max(sizes)
    return [size for size in sizes if size <= most and size not in stand and size not in taken]


def _taken(state: State) -> dict[str, tuple[int, ...]]:
    """The sizes for which corporations have taken the room, by sector."""
    found: dict[str, tuple[int, ...]] = {}
    for _, taken in in_order(state, ROOM_TAKEN):
        for sector, sizes in taken(state).items():
            found[sector] = (*found.get(sector, ()), *sizes)
    return found


def sites(state: State, seat: int, size: int) -> tuple[str, ...]:
    """The sectors in which a seat can place a structure of this size, whatever it costs and whatever powers it."""
    return _sites_by_size(state, seat)[size]


@kept_with_state
def _sites_by_size(state: State, seat: int) -> dict[int, tuple[str, ...]]:
    latest = latest_of(state)
    rooms = _rooms(latest, tables(state), state.sectors, _taken(state))
    return _sites(latest.within(seat), state.sectors, rooms, seat)


@remembered
def _rooms(table: Tables, sectors: dict[str, Sector], taken: dict[str, tuple[int, ...]]) -> dict[int, tuple[str, ...]]:
    """The sectors with room for a structure of a size, by size."""
    room = {name: _room_in(table, sectors[name], taken.get(name, ()), table.sizes) for name in table.sectors}
    return {size: tuple([name for name, sizes in room.items() if size in sizes]) for size in table.sizes}


@remembered
def _sites(sectors: dict[str, Sector], rooms: dict[int, tuple[str, ...]], seat: int) -> dict[int, tuple[str, ...]]:
    """Those of them without a structure of the seat."""
    own = {name for name, sector in sectors.items() if seat in [building.owner for building in sector.buildings]}
    return {size: tuple([name for name in names if name not in own]) for size, names in rooms.items()}
