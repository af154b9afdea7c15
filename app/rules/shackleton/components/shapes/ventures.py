"""The boards of the corporations that work with the crater: Evergreen Farms, Sky Watch, To Mars."""

from .corporations import EasyAndHard, Sheet
from .nouns import BySeats, Cost, Gain, Part, Source


class FarmTile(Part, frozen=True):
    """The farms of a size: how many there are, what one pays for an astronaut won in its row, its VP at the end."""

    size: int
    tiles: int
    pays: Gain
    vp: int
    source: Source = "reconstructed"


class EvergreenBoard(Part, frozen=True):
    """Evergreen Farms: the farms by size. A farm costs `plants` for each point of size. Without the biggest structure
    of its sector it scores its VP divided by `divisor` at the end."""

    farms: tuple[FarmTile, ...]
    plants: int
    divisor: int
    source: Source = "reconstructed"


class EvergreenAstroBot(Part, frozen=True):
    """The size of AstroBot's farm at each Development from 0 on, and the VP for placing a farm by size."""

    sizes: tuple[int, ...]
    vp: EasyAndHard
    source: Source = "rulebook"


class Evergreen(Sheet, frozen=True):
    """Evergreen Farms."""

    board: EvergreenBoard
    astrobot: EvergreenAstroBot


class Programme(Part, frozen=True):
    """A Defense Program: its cost, VP and defence points."""

    id: str
    cost: Cost
    vp: int
    defence: int
    source: Source = "reconstructed"


class Section(Part, frozen=True):
    """A section of the track: its last space, what reaching that gives, its programmes from bottom to top."""

    last: int
    reached: Gain
    programmes: tuple[Programme, ...]


class SkyWatchBoard(Part, frozen=True):
    """Sky Watch: the sections of the track from the left, the steps of an action, the asteroid's strength in defence
    points, the first slots of the rows that it can hit. Warded off, each defence point scores `defence_vp`; otherwise
    each point of size of a structure destroyed costs `impact_vp`. `most_reputation` goes to who adds most defence in
    a round."""

    sections: tuple[Section, ...]
    steps: int
    strength: BySeats
    impact_rows: tuple[int, ...]
    defence_vp: int
    impact_vp: int
    most_reputation: int
    source: Source = "reconstructed"


class SkyWatchAstroBot(Part, frozen=True):
    """AstroBot's steps at each Development from 0 on, and its further steps when it cannot contribute."""

    steps: EasyAndHard
    instead: int
    source: Source = "rulebook"


class SkyWatch(Sheet, frozen=True):
    """Sky Watch."""

    board: SkyWatchBoard
    astrobot: SkyWatchAstroBot


class MarsBoard(Part, frozen=True):
    """To Mars: the size of each place of the ship's modules, of which the first `modules_used` are in the game. Sending
    a structure costs `send_credits` for each point of its size and scores `send_vp` by size, from 1 on. Who fills the
    last place of a module scores `full_vp`, each other owner in it `shared_vp`. `panels` are the gains of the ship's
    panels from the left, each for `panel_cost`."""

    modules: tuple[tuple[int, ...], ...]
    modules_used: BySeats
    send_credits: int
    send_vp: tuple[int, ...]
    full_vp: int
    shared_vp: int
    panels: tuple[tuple[Gain, ...], ...]
    panel_cost: Cost
    source: Source = "reconstructed"


class MarsAstroBotSide(Part, frozen=True):
    """A side of AstroBot's card: VP of a structure sent; the Development from which it gets the leftmost panel of the
    ship as well, and an astronaut of the Lunar Gateway."""

    vp: int
    panel_from: int
    astronaut_from: int


class MarsAstroBot(Part, frozen=True):
    """Both sides of AstroBot's card."""

    easy: MarsAstroBotSide
    hard: MarsAstroBotSide
    source: Source = "rulebook"


class Mars(Sheet, frozen=True):
    """To Mars."""

    board: MarsBoard
    astrobot: MarsAstroBot
