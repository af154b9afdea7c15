"""The Belt side of the board: asteroids, flight paths, stations."""

from .moon import Structure
from .nouns import Company, Part, Source

Point = tuple[float, float]


class Asteroid(Part, frozen=True):
    """An asteroid: `spot` is its middle, `radius` its size (board units). `spaces` are its outpost spaces, `screen` is
    its reward screen. `linked` are the two spaces (1 for the first) that one more gas collector is linked to, if any.
    """

    number: int
    spot: Point
    radius: float
    spaces: tuple[Point, ...]
    screen: tuple[Structure, ...] = ()
    linked: tuple[int, ...] = ()


class FlightPath(Part, frozen=True):
    """A flight path between two asteroids with its shuttle space, by the number of the space. `energy` are the extra
    energy points of the parts of the path that begin at these asteroids. `track`: the space moves a marker by 1."""

    number: int
    ends: tuple[int, int]
    spot: Point
    energy: tuple[int, int] = (0, 0)
    track: bool = False


class PrintedShuttle(Part, frozen=True):
    """A flight path between a station and an asteroid, with the shuttle printed on it."""

    company: Company
    asteroid: int
    spot: Point


class BeltStation(Part, frozen=True):
    """A station: `columns` of coin icons as on the Moon side, outposts in the outer ones, shuttles in the middle.
    `nearness` ranks the columns by nearness to the company's logo. `yard` is its outline, clockwise."""

    company: Company
    columns: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    nearness: tuple[int, int, int]
    label: Point
    yard: tuple[Point, ...]

    @property
    def shuttles(self) -> int:
        """The column of the shuttles."""
        return 1


class Belt(Part, frozen=True):
    """The Belt side: `width` x `height` board units. `threat` is the middle of the free place for a threat card."""

    width: float
    height: float
    threat: Point
    asteroids: tuple[Asteroid, ...]
    paths: tuple[FlightPath, ...]
    printed: tuple[PrintedShuttle, ...]
    stations: tuple[BeltStation, ...]
    source: Source = "reconstructed"
