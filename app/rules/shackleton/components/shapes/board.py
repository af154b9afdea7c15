"""The main board: the crater's hexes, the slots around it, the solar panels on the rim."""

from .nouns import Direction, Part, Resource, Source


class Sector(Part, frozen=True):
    """A sector of the crater: a hex at axial coordinates `q`, `r` (the central hex is 0, 0; north is 0, -1), and the
    resource that an engineer mines there. Sectors beside the central hex are the central ones."""

    id: str
    q: int
    r: int
    resource: Resource
    source: Source = "reconstructed"


class CraterSlot(Part, frozen=True):
    """A slot at the rim of the crater, numbered clockwise from the top: outside of `edge` of `sector`, facing the row
    that runs from there across the crater. `fee` is in Credits for each sector without a structure of the seat's
    own."""

    number: int
    sector: str
    edge: Direction
    fee: int
    source: Source = "reconstructed"


class Board(Part, frozen=True):
    """The main board. The order of `sectors` is that in which they are named to people.

    `token_corners` are the corners of every hex that hold a corporation token, each named by the two directions that
    it lies between. `panels` is the Energy under each solar panel, clockwise from the top. `neutral_domes` are the
    sectors of the two neutral Domes with two seats. `sector_places` is the room of a sector, 0 for no limit; the
    largest structure fills it.
    """

    sectors: tuple[Sector, ...]
    slots: tuple[CraterSlot, ...]
    token_corners: tuple[tuple[Direction, Direction], ...]
    panels: tuple[int, ...]
    neutral_domes: tuple[str, ...]
    sector_places: int
    source: Source = "reconstructed"
