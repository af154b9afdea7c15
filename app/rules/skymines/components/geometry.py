"""What follows from the polygons of a board side: neighbours, lines, and the borders to draw."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from .shapes import Company, Moon

Place = int | Company
"""A sector's number, or a company for its station."""

Edge = tuple[int, int]
"""Two points' indices, the lower first."""

SINGLE, DOUBLE = 1, 2


@dataclass(frozen=True)
class Path:
    """The border between two places: one or more polylines of points' indices, single or double all along."""

    between: tuple[Place, Place]
    lines: tuple[tuple[int, ...], ...]
    double: bool


def edges_of(outline: tuple[int, ...]) -> Iterator[Edge]:
    """The edges of a closed outline of point indices."""
    for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
        yield (min(a, b), max(a, b))


def outlines_of(moon: Moon) -> Iterator[tuple[Place, tuple[int, ...]]]:
    """Every closed outline with its place; a sector with a hole has two."""
    for sector in moon.sectors:
        yield sector.number, sector.outline
        if sector.hole:
            yield sector.number, sector.hole
    for station in moon.stations:
        yield station.company, station.outline


def places_at_edges(moon: Moon) -> dict[Edge, list[Place]]:
    """The places on either side of each edge: one at the rim, two inside (more would be a fault)."""
    found: dict[Edge, list[Place]] = defaultdict(list)
    for place, outline in outlines_of(moon):
        for edge in edges_of(outline):
            found[edge].append(place)
    return dict(found)


def shared_edges(moon: Moon) -> dict[tuple[Place, Place], list[Edge]]:
    """The edges between each two neighbours, lower place first (see `rank`)."""
    shared: dict[tuple[Place, Place], list[Edge]] = defaultdict(list)
    for edge, places in places_at_edges(moon).items():
        if len(places) == 2 and places[0] != places[1]:
            first, second = sorted(places, key=rank)
            shared[first, second].append(edge)
    return dict(shared)


def rank(place: Place) -> tuple[bool, int, str]:
    """The order of places: sectors by number, then stations by name."""
    return (True, 0, place) if isinstance(place, str) else (False, place, "")


def double_edges(moon: Moon) -> set[Edge]:
    """The edges that are drawn as double lines."""
    return {(min(border.a, border.b), max(border.a, border.b)) for border in moon.double}


def lines_of(moon: Moon) -> dict[Place, tuple[tuple[Place, int], ...]]:
    """Each place's neighbours and the energy points of the line between: 1 single, 2 double (p. 12)."""
    doubles = double_edges(moon)
    found: dict[Place, list[tuple[Place, int]]] = {place: [] for place, _ in outlines_of(moon)}
    for (first, second), edges in shared_edges(moon).items():
        cost = DOUBLE if edges[0] in doubles else SINGLE
        found[first].append((second, cost))
        found[second].append((first, cost))
    return {place: tuple(sorted(near, key=lambda line: rank(line[0]))) for place, near in found.items()}


def borders(moon: Moon) -> tuple[Path, ...]:
    """The border between each two neighbours as lines to draw, in the order of `rank`."""
    doubles = double_edges(moon)
    shared = sorted(shared_edges(moon).items(), key=lambda item: (rank(item[0][0]), rank(item[0][1])))
    return tuple(
        Path(
            between=pair,
            lines=tuple(tuple(line) for line in _chains(edges)),
            double=edges[0] in doubles,
        )
        for pair, edges in shared
    )


def _chains(edges: list[Edge]) -> Iterator[list[int]]:
    """`edges` joined end to end into as few lines as possible; a closed one ends where it starts."""
    near: dict[int, list[int]] = defaultdict(list)
    for a, b in edges:
        near[a].append(b)
        near[b].append(a)
    ends = [point for point in near if len(near[point]) == 1]
    for start in [*ends, *near]:
        if near[start]:
            yield _walk(start, near)


def _walk(start: int, near: dict[int, list[int]]) -> list[int]:
    line = [start]
    while near[line[-1]]:
        point = line[-1]
        there = near[point].pop(0)
        near[there].remove(point)
        line.append(there)
    return line
