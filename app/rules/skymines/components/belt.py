"""The map of the Belt made ready for look-ups, and the registry of the maps that games were begun on.

The map lies beside the component sets and outside of their digests: a game on the Moon is played with its set alone. A
game on the Belt names the digest of its map. A map that games were begun on stays in `FORMER` when another replaces it.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

import msgspec

from app.rules.kit.component_files import BadComponents, Fault, Kinds

from .check_belt import belt_faults, source_faults
from .read import read_sections
from .shapes import Company
from .shapes.belt import Asteroid, Belt, BeltStation, FlightPath
from .shapes.nouns import SourceOf

FOLDER = Path(__file__).parent / "modules"
FILE = "belt.toml"
KINDS_OF_FILE: Kinds = {"belt": Belt, "sources": tuple[SourceOf, ...]}
"""The map, and which of its values are printed: that is no part of the digest."""
FORMER = FOLDER / "former"
"""Holds `belt-….toml` for each map that was built in once."""


Kind = Literal["outpost", "shuttle"]


class Space(msgspec.Struct, frozen=True):
    """A Belt space: "14-2" is the second outpost space of asteroid 14, "19" is shuttle space 19. `at` is its place
    among all spaces, `number` that of its asteroid or its own."""

    id: str
    at: int
    number: int
    kind: Kind


@dataclass(frozen=True, eq=False)
class Chart:
    """The parts of a map by number and id."""

    belt: Belt
    digest: str

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """All spaces by number, the spaces of an asteroid in the order of the data."""
        rows: list[tuple[int, Kind, list[str]]] = [
            (path.number, "shuttle", [str(path.number)]) for path in self.belt.paths
        ]
        for asteroid in self.belt.asteroids:
            rows.append(
                (
                    asteroid.number,
                    "outpost",
                    [f"{asteroid.number}-{place + 1}" for place in range(len(asteroid.spaces))],
                )
            )
        ids = [(number, kind, name) for number, kind, names in sorted(rows) for name in names]
        return tuple(Space(name, at, number, kind) for at, (number, kind, name) in enumerate(ids))

    @cached_property
    def space(self) -> dict[str, Space]:
        """The spaces by id."""
        return {space.id: space for space in self.spaces}

    @cached_property
    def of_asteroid(self) -> dict[int, tuple[Space, ...]]:
        """The outpost spaces of each asteroid, in the order of the data."""
        return {
            number: tuple(space for space in self.spaces if space.kind == "outpost" and space.number == number)
            for number in self.asteroid
        }

    @cached_property
    def asteroid(self) -> dict[int, Asteroid]:
        """The asteroids by number."""
        return {asteroid.number: asteroid for asteroid in self.belt.asteroids}

    @cached_property
    def path(self) -> dict[int, FlightPath]:
        """The flight paths with a shuttle space by its number."""
        return {path.number: path for path in self.belt.paths}

    @cached_property
    def printed(self) -> frozenset[tuple[Company, int]]:
        """Each company with the asteroids at its printed shuttles."""
        return frozenset((item.company, item.asteroid) for item in self.belt.printed)

    @cached_property
    def attached(self) -> dict[int, tuple[tuple[int, int], ...]]:
        """By asteroid the shuttle spaces of the flight paths attached to it, each with the extra energy of the part
        in between."""
        return {number: tuple(self._attached(number)) for number in self.asteroid}

    def _attached(self, asteroid: int) -> Iterator[tuple[int, int]]:
        for path in self.belt.paths:
            for end, energy in zip(path.ends, path.energy, strict=True):
                if end == asteroid:
                    yield path.number, energy

    @cached_property
    def station(self) -> dict[Company, BeltStation]:
        """The stations by company."""
        return {station.company: station for station in self.belt.stations}


def load_belt(path: Path = FOLDER / FILE) -> Chart:
    """The map of a file. Raises BadComponents with every fault found."""
    faults: list[Fault] = []
    found = read_sections(path, KINDS_OF_FILE, faults)
    if found is None or faults:
        raise BadComponents(faults)
    source, sections = found
    belt: Belt = sections["belt"]
    wrong = (*belt_faults(belt), *source_faults(belt, sections["sources"], source))
    faults = [Fault(path.name, entry, reason) for entry, reason in wrong]
    if faults:
        raise BadComponents(faults)
    return Chart(belt, hashlib.sha256(msgspec.json.encode(belt, order="sorted")).hexdigest())


@cache
def chart() -> Chart:
    """The map for new games."""
    return load_belt()


@cache
def chart_of(digest: str) -> Chart:
    """The map of that digest: the built-in one, or one that was built in once. Raises KeyError when none is."""
    if digest == chart().digest:
        return chart()
    former = (load_belt(path) for path in sorted(FORMER.glob("belt-*.toml")))
    return {known.digest: known for known in former}[digest]
