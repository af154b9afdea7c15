"""What the map of the Belt must hold to: one numbering, a way to every space from every station, the fixed facts."""

import math
import re
from collections.abc import Iterator

from .shapes import COMPANIES, Company
from .shapes.belt import Asteroid, Belt, BeltStation, FlightPath
from .shapes.nouns import Source, SourceOf, named

COLUMNS = (6, 5, 6)
LAST_SPACE_COINS = 2
MAX_COINS = 15
THREAT = (11, 16)
"""The shuttle spaces beside the place of the threat card (p. 30)."""

ENTRY = re.compile(r"(?P<section>\w+)(\[(?P<name>\w+)\])?\.(?P<field>\w+)")
"""An entry of the map, "paths[13].track" or "stations.columns" of all."""

Faults = Iterator[tuple[str, str]]


def belt_faults(belt: Belt) -> Faults:
    """Every fault of the map, as (entry, reason). What builds on sound numbers is checked only when they are."""
    for station in belt.stations:
        yield from ((f"belt.stations[{station.company}]", reason) for reason in _wrong_with_station(station))
    for asteroid in belt.asteroids:
        yield from ((f"belt.asteroids[{asteroid.number}]", reason) for reason in _wrong_with_asteroid(asteroid))
    numbers = list(_number_faults(belt))
    yield from numbers
    if not numbers:
        yield from _reach_faults(belt)
        yield from _overlaps(belt)


def _wrong_with_station(station: BeltStation) -> Iterator[str]:
    if tuple(map(len, station.columns)) != COLUMNS:
        yield f"must have columns of {', '.join(map(str, COLUMNS))} spaces"
    coins = [coin for column in station.columns for coin in column]
    if any(not 0 <= coin <= 2 for coin in coins):
        yield "a space shows neither 0, 1 nor 2 coins"
    if any(column[-1] != LAST_SPACE_COINS for column in station.columns):
        yield f"a crossed-out space does not show {LAST_SPACE_COINS} coins"
    if sum(coins) > MAX_COINS:
        yield f"shows {sum(coins)} coins, more than {MAX_COINS}"
    if sorted(station.nearness) != [1, 2, 3] or station.nearness[station.shuttles] == 1:
        yield "nearness must rank the columns 1 to 3, an outer one first"


def _wrong_with_asteroid(asteroid: Asteroid) -> Iterator[str]:
    if not asteroid.spaces:
        yield "has no outpost space"
    linked = asteroid.linked
    if linked and (len(set(linked)) != 2 or not set(linked) <= set(range(1, len(asteroid.spaces) + 1))):
        yield "its linked spaces must be two of its outpost spaces"
    if any(math.dist(asteroid.spot, space) > asteroid.radius for space in asteroid.spaces):
        yield "an outpost space lies off the asteroid"


def _number_faults(belt: Belt) -> Faults:
    numbers = sorted([*(item.number for item in belt.asteroids), *(item.number for item in belt.paths)])
    if numbers != list(range(1, len(numbers) + 1)):
        yield "belt", "the numbers of asteroids and shuttle spaces must run from 1 on, each once"
    if sorted(station.company for station in belt.stations) != sorted(COMPANIES):
        yield "belt.stations", "must be the four companies, each once"
    asteroids = {asteroid.number for asteroid in belt.asteroids}
    for path in belt.paths:
        if len(set(path.ends)) != 2 or not set(path.ends) <= asteroids:
            yield f"belt.paths[{path.number}]", "must join two asteroids"
        if not set(path.energy) <= {0, 1}:
            yield f"belt.paths[{path.number}]", "a part costs 0 or 1 energy point more"
    for shuttle in belt.printed:
        if shuttle.asteroid not in asteroids:
            yield "belt.printed", f"there is no asteroid {shuttle.asteroid}"
    if not set(THREAT) <= {path.number for path in belt.paths}:
        yield "belt.paths", f"must have the shuttle spaces {THREAT[0]} and {THREAT[1]}"


def _reach_faults(belt: Belt) -> Faults:
    """From each station every asteroid, and with it every shuttle space, can be reached in the end."""
    asteroids = {asteroid.number for asteroid in belt.asteroids}
    for company in COMPANIES:
        if missing := asteroids - reached_from(belt, company):
            yield "belt.printed", f"{company} can never reach asteroid {min(missing)}"


def reached_from(belt: Belt, company: Company) -> set[int]:
    """The asteroids that a company can come to from its printed shuttles."""
    reached = {item.asteroid for item in belt.printed if item.company == company}
    while more := {end for path in belt.paths if set(path.ends) & reached for end in path.ends} - reached:
        reached |= more
    return reached


def _overlaps(belt: Belt) -> Faults:
    """Asteroids keep clear of each other, and shuttle spaces of asteroids."""
    for number, asteroid in enumerate(belt.asteroids):
        for other in belt.asteroids[number + 1 :]:
            if math.dist(asteroid.spot, other.spot) < asteroid.radius + other.radius:
                yield f"belt.asteroids[{asteroid.number}]", f"lies on asteroid {other.number}"
        for path in belt.paths:
            if _is_on(path, asteroid):
                yield f"belt.paths[{path.number}]", f"its shuttle space lies on asteroid {asteroid.number}"


def _is_on(path: FlightPath, asteroid: Asteroid) -> bool:
    return math.dist(path.spot, asteroid.spot) < asteroid.radius


def source_faults(belt: Belt, said: tuple[SourceOf, ...], source: Source) -> Iterator[tuple[str, str]]:
    """Every fault of what a map says of sources, as (entry, reason): that there is no such entry in the map, or that
    it says nothing new."""
    for place, entry in enumerate(said):
        if not _is_in(belt, entry.entry):
            yield f"sources[{place}]", f"there is no entry {entry.entry}"
        if entry.source == source:
            yield f"sources[{place}]", f"{entry.entry} has the source of the file"


def _is_in(belt: Belt, entry: str) -> bool:
    """Whether "section.field" or "section[name].field" is a field of a part of the map."""
    found = ENTRY.fullmatch(entry)
    parts = getattr(belt, found["section"], ()) if found else ()
    if not found or not isinstance(parts, tuple):
        return False
    chosen = [part for place, part in enumerate(parts) if found["name"] in (None, named(part, place))]
    return bool(chosen) and all(hasattr(part, found["field"]) for part in chosen)
