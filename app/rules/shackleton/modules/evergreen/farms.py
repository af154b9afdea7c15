"""Farms in the crater: how many are left, what room they take, what they pay and score (C-099 to C-110)."""

from collections.abc import Iterable

from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.actions.gains import grant, happened
from app.rules.shackleton.board.crater import biggest, is_present
from app.rules.shackleton.components.shapes import Count
from app.rules.shackleton.components.shapes.ventures import EvergreenBoard, FarmTile
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.evergreen.vocabulary import NAME, Evergreen, Farm
from app.rules.shackleton.vocabulary.state import State


def board_of(state: State) -> EvergreenBoard:
    """The corporation's board."""
    return components.of(state.components).components.evergreen.board


def tile_of(state: State, size: int) -> FarmTile:
    """The farms of a size."""
    return next(tile for tile in board_of(state).farms if tile.size == size)


def farms_of(state: State, seat: int) -> dict[str, Farm]:
    """The farms that a seat planted, by sector."""
    return {sector: farm for sector, farm in part(state, Evergreen).farms.items() if farm.seat == seat}


def left(state: State, size: int) -> int:
    """How many farms of a size are left."""
    planted = part(state, Evergreen).farms.values()
    return tile_of(state, size).tiles - sum(farm.size == size for farm in planted)


def room_taken(state: State) -> dict[str, tuple[int, ...]]:
    """The structures for which a farm leaves no room: that of its own size, and so the largest one, which needs all
    places (C-103)."""
    largest = tables(state).board.sector_places
    return {sector: (farm.size, largest) for sector, farm in part(state, Evergreen).farms.items()}


def count(state: State, seat: int, what: Count, project: str) -> int:
    """Own farms, their size, those of the largest size; or anybody's in sectors with an own structure."""
    if what == "neighbouring_farms":
        return sum(is_present(state, seat, sector) for sector in part(state, Evergreen).farms)
    sizes = [farm.size for farm in farms_of(state, seat).values()]
    if what == "farm_size":
        return sum(sizes)
    if what == "large_farms":
        return sizes.count(board_of(state).farms[-1].size)
    return len(sizes)


def pay_for(ledger: Ledger, seat: int, slot: int) -> None:
    """The farms of a slot's row pay the seat that wins its astronaut, no matter who planted them (C-105, C-106)."""
    farms = _in_sectors(ledger.state, ledger.tables.row(slot))
    for farm in farms:
        grant(ledger, seat, (tile_of(ledger.state, farm.size).pays,), NAME)
    if farms:
        happened(ledger, seat, "farms_pay")


def _in_sectors(state: State, sectors: Iterable[str]) -> list[Farm]:
    farms = part(state, Evergreen).farms
    return [farms[sector] for sector in sectors if sector in farms]


def score(state: State, seat: int) -> int:
    """The VP of own farms: all of them where the seat has the biggest structure, else a part (C-109)."""
    board, total = board_of(state), 0
    for sector, farm in farms_of(state, seat).items():
        vp = tile_of(state, farm.size).vp
        total += vp if state.sectors[sector].buildings and biggest(state, sector) == seat else vp // board.divisor
    return total
