"""The geometry of the crater, worked out of one list of hexes: rows, the slots that face them, the token corners.

Hexes are flat-topped, at axial coordinates; lengths are in sides of a hex, x to the right and y downwards, from the
middle of the central hex.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from .shapes import DIRECTIONS, Board, CraterSlot, Direction, Sector

Hex = tuple[int, int]
Point = tuple[float, float]

CENTRE: Hex = (0, 0)
STEPS: dict[Direction, Hex] = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
TURN = 2
"""The steps of 60 degrees in a third of a turn, by which the board is the same."""


@dataclass(frozen=True)
class Row:
    """A straight row across the crater: the numbers of the slots at its ends, and the ids of its sectors from the first
    slot to the second; the central hex is left out."""

    slots: tuple[int, int]
    sectors: tuple[str, ...]


@dataclass(frozen=True)
class Corner:
    """A corner of the grid that holds a corporation token: the ids of the sectors that it touches, whether it touches
    the central hex as well, and where it lies. Numbered from the middle outwards, clockwise from the top."""

    number: int
    sectors: tuple[str, ...]
    central: bool
    spot: Point


def opposite(direction: Direction) -> Direction:
    """The direction to the other side."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + 3) % len(DIRECTIONS)]


def neighbour(place: Hex, direction: Direction) -> Hex:
    """The hex beside."""
    q, r = STEPS[direction]
    return place[0] + q, place[1] + r


def distance(place: Hex, other: Hex = CENTRE) -> int:
    """The steps from hex to hex."""
    q, r = place[0] - other[0], place[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def hexes_of(board: Board) -> dict[Hex, str]:
    """The ids of the sectors by their hexes; the central hex is none of them."""
    return {hex_of(sector): sector.id for sector in board.sectors}


def hex_of(sector: Sector) -> Hex:
    """The hex of a sector."""
    return sector.q, sector.r


def rotated(place: Hex) -> Hex:
    """The hex a third of a turn clockwise around the central one."""
    q, r = place
    for _ in range(TURN):
        q, r = -r, q + r
    return q, r


def middle(place: Hex) -> Point:
    """The middle of a hex."""
    q, r = place
    return 1.5 * q, math.sqrt(3) * (r + q / 2)


def corner_point(place: Hex, between: tuple[Direction, Direction]) -> Point:
    """The corner of a hex that lies between two neighbouring directions."""
    points = [middle(hex_) for hex_ in (place, *(neighbour(place, direction) for direction in between))]
    return sum(x for x, _ in points) / 3, sum(y for _, y in points) / 3


def edge_point(place: Hex, edge: Direction) -> Point:
    """The middle of an edge of a hex."""
    (x1, y1), (x2, y2) = middle(place), middle(neighbour(place, edge))
    return (x1 + x2) / 2, (y1 + y2) / 2


def angle(point: Point) -> float:
    """The angle of a point around the middle, clockwise from the top, in radians from 0 to a full turn."""
    turned = round(math.atan2(point[0], -point[1]), 9)
    return turned if turned >= 0 else turned + 2 * math.pi


def hexes_facing(board: Board, slot: CraterSlot) -> tuple[Hex, ...]:
    """The hexes of the row that a slot faces, from the slot inwards; the central hex is among them."""
    known = hexes_of(board)
    place = next(hex_of(sector) for sector in board.sectors if sector.id == slot.sector)
    inwards = opposite(slot.edge)
    found = []
    while place in known or place == CENTRE:
        found.append(place)
        place = neighbour(place, inwards)
    return tuple(found)


def sectors_facing(board: Board, slot: CraterSlot) -> tuple[str, ...]:
    """The ids of the sectors of the row that a slot faces, the nearest first."""
    known = hexes_of(board)
    return tuple(known[place] for place in hexes_facing(board, slot) if place != CENTRE)


def partner(board: Board, slot: CraterSlot) -> CraterSlot | None:
    """The slot at the other end of the row; None if there is none."""
    last = hexes_facing(board, slot)[-1]
    known = hexes_of(board)
    ends = (known.get(last, ""), opposite(slot.edge))
    return next((other for other in board.slots if (other.sector, other.edge) == ends), None)


def rows_of(board: Board) -> tuple[Row, ...]:
    """The rows, by the number of their first slot."""
    found = []
    for slot in board.slots:
        other = partner(board, slot)
        if other is not None and slot.number < other.number:
            found.append(Row((slot.number, other.number), sectors_facing(board, slot)))
    return tuple(found)


def rows_through_centre(board: Board) -> tuple[Row, ...]:
    """The rows that cross the central hex."""
    crossing = {slot.number for slot in board.slots if CENTRE in hexes_facing(board, slot)}
    return tuple(row for row in rows_of(board) if row.slots[0] in crossing)


def corners_of(board: Board) -> tuple[Corner, ...]:
    """The corners that hold corporation tokens."""
    touched: dict[Point, list[Hex]] = {}
    for place in (CENTRE, *hexes_of(board)):
        for between in board.token_corners:
            x, y = corner_point(place, between)
            touched.setdefault((round(x, 6), round(y, 6)), []).append(place)
    known = hexes_of(board)
    order = sorted(touched, key=lambda point: (round(math.hypot(*point), 6), angle(point)))
    return tuple(
        Corner(
            number=number,
            sectors=tuple(sector.id for sector in board.sectors if sector.id in _sectors_at(touched[point], known)),
            central=CENTRE in touched[point],
            spot=point,
        )
        for number, point in enumerate(order, start=1)
    )


def token_directions(board: Board) -> dict[str, dict[int, Direction]]:
    """For each sector its corners that hold corporation tokens, by number, each with the direction that it lies right
    behind clockwise, seen from the sector."""
    spots = {corner.spot: corner.number for corner in corners_of(board)}
    found: dict[str, dict[int, Direction]] = {}
    for place, sector in hexes_of(board).items():
        points = {between[0]: corner_point(place, between) for between in board.token_corners}
        found[sector] = {spots[round(x, 6), round(y, 6)]: direction for direction, (x, y) in points.items()}
    return found


def rim_edges(board: Board) -> Iterator[tuple[str, Direction]]:
    """The edges of sectors that lie at the rim, clockwise from the top; of the topmost the one furthest north."""
    known = hexes_of(board)
    edges = [
        (edge_point(place, direction), sector, direction)
        for place, sector in known.items()
        for direction in DIRECTIONS
        if neighbour(place, direction) not in known and neighbour(place, direction) != CENTRE
    ]
    for _, sector, direction in sorted(edges, key=lambda edge: angle(edge[0])):
        yield sector, direction


def _sectors_at(hexes: list[Hex], known: dict[Hex, str]) -> set[str]:
    return {known[place] for place in hexes if place != CENTRE}
