"""What the Moon's map must hold to: sane polygons, one line a border, enclaves, stations."""

import math
from collections import Counter
from collections.abc import Iterator

from .geometry import (
    Place,
    double_edges,
    edges_of,
    lines_of,
    outlines_of,
    places_at_edges,
    rank,
    shared_edges,
)
from .plane import Point, area_of, crossings, is_inside
from .shapes import COMPANIES, Moon, Sector, Station

NUMBER_OF_SECTORS = 24
NUMBER_OF_ENCLAVES = 2
OUTPOSTS_PER_COMPANY = 15
LAST_SPACE_COINS = 2
LABEL_TO_SPOT = 40.0

Faults = Iterator[tuple[str, str]]


def moon_faults(moon: Moon) -> Faults:
    """Every fault of the map, as (entry, reason). What builds on sound outlines is checked only when they are."""
    yield from _count_faults(moon)
    for station in moon.stations:
        yield from ((f"moon.stations[{station.company}]", reason) for reason in _wrong_with_station(station))
    outline_faults = list(_outline_faults(moon))
    yield from outline_faults
    if outline_faults:
        return
    yield from _edge_faults(moon)
    yield from _crossing_faults(moon)
    yield from _line_faults(moon)
    yield from _enclave_faults(moon)
    for sector in moon.sectors:
        yield from ((_entry(sector.number), reason) for reason in _wrong_with_sector(moon, sector))
    yield from _connection_faults(moon)


def _entry(place: Place) -> str:
    return f"moon.stations[{place}]" if isinstance(place, str) else f"moon.sectors[{place}]"


def _count_faults(moon: Moon) -> Faults:
    if sorted(sector.number for sector in moon.sectors) != list(range(1, NUMBER_OF_SECTORS + 1)):
        yield "moon.sectors", f"must be the numbers 1 to {NUMBER_OF_SECTORS}, each once"
    if sorted(station.company for station in moon.stations) != sorted(COMPANIES):
        yield "moon.stations", "must be the four companies, each once"
    if sum(sector.enclave for sector in moon.sectors) != NUMBER_OF_ENCLAVES:
        yield "moon.sectors", f"must have {NUMBER_OF_ENCLAVES} enclaves"


def _wrong_with_station(station: Station) -> Iterator[str]:
    coins = [coin for column in station.columns for coin in column]
    if any(not 0 <= coin <= 2 for coin in coins):
        yield "a space shows neither 0, 1 nor 2 coins"
    if any(column[-1] != LAST_SPACE_COINS for column in station.columns):
        yield f"a crossed-out space does not show {LAST_SPACE_COINS} coins"
    if sum(coins) > OUTPOSTS_PER_COMPANY:
        yield f"shows {sum(coins)} coins, more than {OUTPOSTS_PER_COMPANY}"
    if len(set(station.columns)) == 1:
        yield "all columns are alike"
    if sorted(station.nearness) != [1, 2, 3] or station.nearness[1] == 1:
        yield "nearness must rank the columns 1 to 3, an outer one first"


def _outline_faults(moon: Moon) -> Faults:
    for x, y in moon.points:
        if not (0 <= x <= moon.width and 0 <= y <= moon.height):
            yield "moon.points", f"({x}, {y}) lies off the board"
    for place, outline in outlines_of(moon):
        if any(not 0 <= point < len(moon.points) for point in outline):
            yield _entry(place), "its outline names a point that there is not"
        elif len(outline) < 3 or len(set(outline)) != len(outline):
            yield _entry(place), "its outline needs three points or more, none of them twice"
        elif area_of(_polygon(moon, outline)) <= 0:
            yield _entry(place), "its outline does not run clockwise"


def _polygon(moon: Moon, outline: tuple[int, ...]) -> list[Point]:
    return [moon.points[point] for point in outline]


def _edge_faults(moon: Moon) -> Faults:
    for edge, places in places_at_edges(moon).items():
        if len(places) > 2:
            names = ", ".join(str(place) for place in places)
            yield _entry(places[0]), f"the edge {edge[0]}-{edge[1]} is shared by more than two places: {names}"
        elif len(set(places)) < len(places):
            yield _entry(places[0]), f"has the edge {edge[0]}-{edge[1]} twice"


def _crossing_faults(moon: Moon) -> Faults:
    at = places_at_edges(moon)
    edges = list(at)
    seen: set[tuple[Place, Place]] = set()
    for first, second in crossings([(moon.points[a], moon.points[b]) for a, b in edges]):
        pair = (at[edges[first]][0], at[edges[second]][0])
        if pair not in seen:
            seen.add(pair)
            yield _entry(pair[0]), f"its outline crosses that of {pair[1]}"


def _line_faults(moon: Moon) -> Faults:
    doubles = double_edges(moon)
    shared = shared_edges(moon)
    inner = {edge for edges in shared.values() for edge in edges}
    for a, b in sorted(doubles - inner):
        yield "moon.double", f"{a}-{b} is no edge between two places"
    for (first, second), edges in shared.items():
        if 0 < sum(edge in doubles for edge in edges) < len(edges):
            yield "moon.double", f"the border between {first} and {second} is single in one part and double in another"


def _enclave_faults(moon: Moon) -> Faults:
    near = lines_of(moon)
    hosts = {frozenset(edges_of(sector.hole)): sector for sector in moon.sectors if sector.hole}
    for sector in moon.sectors:
        if not sector.enclave:
            continue
        host = hosts.pop(frozenset(edges_of(sector.outline)), None)
        if host is None:
            yield _entry(sector.number), "an enclave that fills no sector's hole"
        elif [place for place, _ in near[sector.number]] != [host.number]:
            yield _entry(sector.number), "an enclave that touches more than the sector around it"
        elif host.structures:
            yield _entry(host.number), "has a structure and surrounds an enclave"
    for host in hosts.values():
        yield _entry(host.number), "its hole holds no enclave"


def _wrong_with_sector(moon: Moon, sector: Sector) -> Iterator[str]:
    for name, point in (("label", sector.label), ("spot", sector.spot)):
        holders = [other.number for other in moon.sectors if _holds(moon, other, point)]
        if holders != [sector.number]:
            yield f"its {name} lies in {', '.join(map(str, holders)) or 'no sector'}"
    if math.dist(sector.label, sector.spot) < LABEL_TO_SPOT:
        yield f"its label and its spot are less than {LABEL_TO_SPOT:g} units apart"
    if any(structure.amount not in (1, 2) for structure in sector.structures):
        yield "a structure gives neither 1 nor 2"
    if any(count > 1 for count in Counter(structure.kind for structure in sector.structures).values()):
        yield "has two structures of a kind"


def _holds(moon: Moon, sector: Sector, point: Point) -> bool:
    if sector.hole and is_inside(point, _polygon(moon, sector.hole)):
        return False
    return is_inside(point, _polygon(moon, sector.outline))


def _connection_faults(moon: Moon) -> Faults:
    near = lines_of(moon)
    start = min(near, key=rank)
    reached, ahead = {start}, [start]
    while ahead:
        for place, _ in near[ahead.pop()]:
            if place not in reached:
                reached.add(place)
                ahead.append(place)
    for place in sorted(set(near) - reached, key=rank):
        yield _entry(place), "is not connected to the rest of the map"
