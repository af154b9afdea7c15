"""What the board must hold to: the hexes, the slots at their rim, the token corners, a third of a turn."""

from collections import Counter
from collections.abc import Iterator

from . import geometry
from .geometry import CENTRE, corners_of, distance, hex_of, hexes_of
from .shapes import DIRECTIONS, Board

SECTORS = 18
SLOTS = 30
SHORT_ROW = 3
CORNERS_OF_A_SECTOR = 3
FEES = (1, 2, 3)
PANELS = (1, 2)

Faults = Iterator[tuple[str, str]]


def board_faults(board: Board) -> Faults:
    """Every fault of the board, as (entry, reason). What builds on sound hexes is checked only when they are."""
    hexes = [*_sector_faults(board), *_corner_faults(board)]
    yield from hexes
    if not hexes:
        slots = list(_slot_faults(board))
        yield from slots
        if not slots:
            yield from _row_faults(board)
            yield from _turn_faults(board)
        yield from _token_faults(board)
        yield from _dome_faults(board)
    yield from _panel_faults(board)


def _sector_faults(board: Board) -> Faults:
    if len(board.sectors) != SECTORS:
        yield "board.sectors", f"must be {SECTORS}, not {len(board.sectors)}"
    for id_, count in Counter(sector.id for sector in board.sectors).items():
        if count > 1:
            yield f"board.sectors[{id_}]", f"stands there {count} times"
    for place, count in Counter(map(hex_of, board.sectors)).items():
        ids = ", ".join(sector.id for sector in board.sectors if hex_of(sector) == place)
        if place == CENTRE:
            yield f"board.sectors[{ids}]", "lies on the central hex"
        elif distance(place) > 2:
            yield f"board.sectors[{ids}]", "lies more than two hexes away from the central one"
        elif count > 1:
            yield f"board.sectors[{ids}]", "lie on the same hex"


def _corner_faults(board: Board) -> Faults:
    for place, (first, second) in enumerate(board.token_corners):
        if DIRECTIONS[(DIRECTIONS.index(first) + 1) % len(DIRECTIONS)] != second:
            yield f"board.token_corners[{place}]", "must lie between a direction and the next one clockwise"
    if len(set(board.token_corners)) != CORNERS_OF_A_SECTOR:
        yield "board.token_corners", f"must be {CORNERS_OF_A_SECTOR} different corners of every hex"


def _slot_faults(board: Board) -> Faults:
    known = {sector.id for sector in board.sectors}
    if [slot.number for slot in board.slots] != list(range(1, SLOTS + 1)):
        yield "board.slots", f"must be numbered from 1 to {SLOTS}"
        return
    edges = list(geometry.rim_edges(board))
    for slot, expected in zip(board.slots, edges, strict=True):
        entry = f"board.slots[{slot.number}]"
        if slot.sector not in known:
            yield entry, f"there is no sector {slot.sector}"
        elif (slot.sector, slot.edge) not in edges:
            yield entry, f"there is no rim {slot.edge} of sector {slot.sector}"
        elif (slot.sector, slot.edge) != expected:
            yield entry, f"clockwise from the top it must lie {expected[1]} of sector {expected[0]}"
        if slot.fee not in FEES:
            yield entry, f"its fee is {slot.fee}, not one of {', '.join(map(str, FEES))}"


def _row_faults(board: Board) -> Faults:
    resource = {sector.id: sector.resource for sector in board.sectors}
    fee = {slot.number: slot.fee for slot in board.slots}
    for row in geometry.rows_of(board):
        rare = sum(resource[sector] == "rare_earth" for sector in row.sectors)
        if len(row.sectors) == SHORT_ROW:
            if rare != 1:
                yield _row(row), f"must have 2 sectors of Titanium and 1 of Rare Earth, not {rare} of Rare Earth"
            if {fee[number] for number in row.slots} != {FEES[0]}:
                yield _row(row), f"both its slots must have a fee of {FEES[0]}"
        elif rare not in (1, 2):
            yield _row(row), f"must have 1 or 2 sectors of Rare Earth, not {rare}"


def _turn_faults(board: Board) -> Faults:
    ids = hexes_of(board)
    resource = {sector.id: sector.resource for sector in board.sectors}
    for place, id_ in ids.items():
        turned = ids[geometry.rotated(place)]
        if resource[turned] != resource[id_]:
            yield f"board.sectors[{id_}]", f"has another resource than {turned}, a third of a turn further"
    fees = [slot.fee for slot in board.slots]
    third = len(fees) // 3
    for slot, fee in zip(board.slots, fees[third:] + fees[:third], strict=True):
        if slot.fee != fee:
            turned_number = (slot.number + third - 1) % len(fees) + 1
            yield f"board.slots[{slot.number}]", f"has another fee than {turned_number}, a third of a turn further"


def _token_faults(board: Board) -> Faults:
    corners = corners_of(board)
    for sector in board.sectors:
        first = sum(corner.central and sector.id in corner.sectors for corner in corners)
        if distance(hex_of(sector)) == 1 and first != 1:
            yield f"board.sectors[{sector.id}]", f"touches {first} first tokens, not 1"
    turned = {tuple(sorted(_turned(board, corner.sectors))) for corner in corners}
    if turned != {tuple(sorted(corner.sectors)) for corner in corners}:
        yield "board.token_corners", "are not the same a third of a turn further"


def _turned(board: Board, sectors: tuple[str, ...]) -> Iterator[str]:
    ids = hexes_of(board)
    return (ids[geometry.rotated(place)] for place, id_ in ids.items() if id_ in sectors)


def _dome_faults(board: Board) -> Faults:
    central = {sector.id for sector in board.sectors if distance(hex_of(sector)) == 1}
    if len(set(board.neutral_domes)) != 2 or not set(board.neutral_domes) <= central:
        yield "board.neutral_domes", "must be two central sectors"
    elif any(corner.central and set(board.neutral_domes) <= set(corner.sectors) for corner in corners_of(board)):
        yield "board.neutral_domes", "must not lie beside the same first token"


def _panel_faults(board: Board) -> Faults:
    if len(board.panels) != SECTORS:
        yield "board.panels", f"must be {SECTORS}, one a sector, not {len(board.panels)}"
    for place, energy in enumerate(board.panels):
        if energy not in PANELS:
            yield f"board.panels[{place}]", f"gives {energy} Energy, neither 1 nor 2"


def _row(row: geometry.Row) -> str:
    return f"board.slots[{row.slots[0]}] to [{row.slots[1]}]"
