"""What an expanding company can enter on the Belt, and for how much energy (p. 27)."""

from collections.abc import Container, Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from app.rules.kit.parts import part
from app.rules.skymines.components.belt import Chart, Kind, Space, chart_of
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.vocabulary.modules.belt import BeltBoard
from app.rules.skymines.vocabulary.state import State

Pieces = tuple[Company | None, ...]


class SpaceEntry(Struct, frozen=True):
    """A way into a Belt space: `crossed` is the extra energy of the part of a flight path on the way, `over` the
    shuttle space or asteroid that the way comes from ("" from the station), `ousts` the company found there."""

    space: Space
    crossed: int
    over: str
    ousts: Company | None

    @property
    def place(self) -> str:
        """The space's id."""
        return self.space.id

    @property
    def number(self) -> int:
        """The number of the asteroid or the shuttle space."""
        return self.space.number

    @property
    def kind(self) -> Kind:
        """The piece that enters."""
        return self.space.kind

    @property
    def cost(self) -> int:
        """Energy points: 1, 1 more for the way, 1 more for a piece of another company (p. 27)."""
        return 1 + self.crossed + (1 if self.ousts else 0)


def map_of(state: State) -> Chart:
    """The map that the game is played on."""
    return chart_of(part(state, BeltBoard).map)


def present_on(state: State, company: Company) -> tuple[int, ...]:
    """The asteroids with at least one outpost of the company; shuttles are no presence (p. 28)."""
    pieces = part(state, BeltBoard).pieces
    own = (space.number for space in map_of(state).spaces if space.kind == "outpost" and pieces[space.at] == company)
    return tuple(dict.fromkeys(own))


@lru_cache(maxsize=64)
def entries_between(digest: str, pieces: Pieces, company: Company) -> Mapping[str, SpaceEntry]:
    """By id, the spaces within reach without a piece of the company, over the cheapest way (p. 27).

    Remembered, as each move of one question and its lines ask for the same.
    """
    chart = chart_of(digest)
    settled = {space.number for space in chart.spaces if space.kind == "outpost" and pieces[space.at] == company}
    to_asteroid = {
        item: min(_ways_to_outpost(chart, pieces, company, settled, item), default=None) for item in chart.asteroid
    }
    found: dict[str, SpaceEntry] = {}
    for space in chart.spaces:
        if pieces[space.at] == company:
            continue
        shuttle = space.kind == "shuttle"
        best = min(_ways_to_shuttle(chart, settled, space), default=None) if shuttle else to_asteroid[space.number]
        if best:
            found[space.id] = SpaceEntry(space, best[0], best[1], pieces[space.at])
    return found


Way = tuple[int, str]
"""Extra energy, and where the way comes from."""


def _ways_to_outpost(
    chart: Chart, pieces: Pieces, company: Company, settled: Container[int], asteroid: int
) -> Iterator[Way]:
    """From an own outpost on the same asteroid, which crosses nothing, and from own shuttles, placed or printed.
    `settled`: the asteroids with an outpost of the company."""
    if asteroid in settled:
        yield 0, str(asteroid)
    if (company, asteroid) in chart.printed:
        yield 0, ""
    for path, energy in chart.attached[asteroid]:
        if pieces[chart.space[str(path)].at] == company:
            yield energy, str(path)


def _ways_to_shuttle(chart: Chart, settled: Container[int], space: Space) -> Iterator[Way]:
    """From the asteroids at the ends of its flight path that hold an own outpost."""
    path = chart.path[space.number]
    for asteroid, energy in zip(path.ends, path.energy, strict=True):
        if asteroid in settled:
            yield energy, str(asteroid)
