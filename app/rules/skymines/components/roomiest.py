"""Where a sector has the most room for what is drawn in it: the point inside that is farthest from its borders."""

from heapq import heappop, heappush
from math import hypot, inf, sqrt

from .plane import Point, Segment
from .shapes import Moon, Sector

FULL, EMPTY = 1.3, 0.85
"""How much wider than high it is what stands in a sector: structures beside the number, or the number alone."""

PRECISION = 2.0
"""Board units by which the room found may fall short of the most."""


def roomiest(moon: Moon, sector: Sector) -> Point:
    """The point of a sector with the most room for its number, structures and outpost, in board units.

    Width counts less than height where what stands there is wider than high, and the other way round.
    """
    wide = FULL if sector.structures else EMPTY
    rings = [[moon.points[index] for index in ring] for ring in (sector.outline, sector.hole) if ring]
    squeezed = [[(x / wide, y) for x, y in ring] for ring in rings]
    x, y = farthest([edge for ring in squeezed for edge in zip(ring, [*ring[1:], *ring[:1]], strict=True)])
    return round(x * wide, 1), round(y, 1)


def farthest(edges: list[Segment]) -> Point:
    """The point inside closed polygons (even-odd, so that a hole is outside) that is farthest from all edges.

    Squares are split as long as one could hold a better point than the best one found: the pole of inaccessibility,
    as V. Agafonkin's polylabel finds it.
    """
    xs, ys = zip(*(point for point, _ in edges), strict=True)
    half = max(min(max(xs) - min(xs), max(ys) - min(ys)) / 2, PRECISION)
    best, most = edges[0][0], -inf
    squares: list[tuple[float, float, Point]] = []

    def look(x: float, y: float, half: float) -> None:
        nonlocal best, most
        room = room_at(edges, x, y)
        if room > most:
            best, most = (x, y), room
        heappush(squares, (-(room + half * sqrt(2)), half, (x, y)))

    for column in range(int((max(xs) - min(xs)) / half / 2) + 1):
        for row in range(int((max(ys) - min(ys)) / half / 2) + 1):
            look(min(xs) + (2 * column + 1) * half, min(ys) + (2 * row + 1) * half, half)
    while squares and -squares[0][0] - most > PRECISION:
        _, half, (x, y) = heappop(squares)
        half /= 2
        for dx in (-half, half):
            for dy in (-half, half):
                look(x + dx, y + dy, half)
    return best


def room_at(edges: list[Segment], x: float, y: float) -> float:
    """How far the nearest edge is; below 0 outside."""
    inside, nearest = False, inf
    for (x1, y1), (x2, y2) in edges:
        dx, dy = x2 - x1, y2 - y1
        if (y1 > y) != (y2 > y) and x < dx * (y - y1) / dy + x1:
            inside = not inside
        along = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy or 1.0)))
        nearest = min(nearest, hypot(x - x1 - along * dx, y - y1 - along * dy))
    return nearest if inside else -nearest
