"""The Moon: sectors, stations, lines."""

from typing import Literal

from .nouns import Company, Part, Source


class Structure(Part, frozen=True):
    """A structure in a sector: what it is, and how much it gives."""

    kind: Literal["deep-mine", "strip-mine", "gas-collector", "research-station"]
    amount: int


class Sector(Part, frozen=True):
    """A sector of the Moon: `outline` are indices of points, clockwise; `hole` the outline of an enclave inside it;
    `label` where its number stands, `spot` where an outpost stands (board units)."""

    number: int
    outline: tuple[int, ...]
    label: tuple[float, float]
    spot: tuple[float, float]
    structures: tuple[Structure, ...] = ()
    hole: tuple[int, ...] = ()
    enclave: bool = False


class Station(Part, frozen=True):
    """A company's station. `columns` are three columns of five coin icons each (0, 1 or 2), the space nearest the
    board's centre first, the crossed-out one last. `nearness` ranks the columns by nearness to the company's logo
    (1 is the outer column nearer the logo). `outline` touches the Moon's rim."""

    company: Company
    outline: tuple[int, ...]
    columns: tuple[tuple[int, int, int, int, int], tuple[int, int, int, int, int], tuple[int, int, int, int, int]]
    nearness: tuple[int, int, int]
    label: tuple[float, float]

    @property
    def shuttles(self) -> int | None:
        """The column of the shuttles: there are none on the Moon."""
        return None


class Border(Part, frozen=True):
    """A drawn border: the edge between the points `a` and `b`."""

    a: int
    b: int


class Moon(Part, frozen=True):
    """The Moon side: `width` x `height` board units; `points` are corners; two places are adjacent where their
    outlines share an edge; the edges in `double` are double lines, all others single."""

    width: float
    height: float
    points: tuple[tuple[float, float], ...]
    sectors: tuple[Sector, ...]
    stations: tuple[Station, ...]
    double: tuple[Border, ...]
    source: Source = "reconstructed"
