"""The boards of the corporations that deliver goods: Artemis Tours, Selenium Research, Moon Mining, Space Robotics."""

from typing import Literal

from .corporations import EasyAndHard, Sheet
from .nouns import BySeats, Cost, Direction, Gain, Part, Source

Sample = Literal["alpha", "beta", "gamma"]
Field = Literal["geology", "biology", "physics"]
Stage = Literal["small", "medium", "large"]
FactoryRow = Literal["top", "middle", "bottom"]
FactoryColumn = Literal["left", "centre", "right"]

SAMPLES: tuple[Sample, ...] = ("alpha", "beta", "gamma")
FIELDS: tuple[Field, ...] = ("geology", "biology", "physics")
STAGES: tuple[Stage, ...] = ("small", "medium", "large")
FACTORY_ROWS: tuple[FactoryRow, ...] = ("top", "middle", "bottom")
FACTORY_COLUMNS: tuple[FactoryColumn, ...] = ("left", "centre", "right")


class ArtemisBoard(Part, frozen=True):
    """Artemis Tours: the Tourists of the queue, how many an action guides, and the Visitor Centre's places, each worth
    `centre_vp`."""

    tourists: int
    guided: int
    centre: BySeats
    centre_vp: int
    source: Source = "reconstructed"


class Artemis(Sheet, frozen=True):
    """Artemis Tours. `astrobot`: the VP of its card's places, from the lowest."""

    board: ArtemisBoard
    astrobot: EasyAndHard


class Experiment(Part, frozen=True):
    """An experiment tile: the samples that are returned for it, its VP and its bonus."""

    id: str
    stage: Stage
    field: Field
    samples: tuple[Sample, ...]
    vp: int
    bonus: Gain
    source: Source = "reconstructed"


class SeleniumBoard(Part, frozen=True):
    """Selenium Research: the places of open tiles, of which those in `leaving` are cleared in the Maintenance phase;
    `token_twins` is the number of tokens of each type, `joker` that of equal samples that stand for one of any type."""

    places: tuple[Direction, ...]
    leaving: tuple[Direction, ...]
    token_twins: int
    joker: int
    experiments: tuple[Experiment, ...]
    source: Source = "reconstructed"


class Selenium(Sheet, frozen=True):
    """Selenium Research. `astrobot`: the VP of a small, medium, large tile."""

    board: SeleniumBoard
    astrobot: EasyAndHard


class CargoSlot(Part, frozen=True):
    """A slot of the Shuttle: its demand, VP and Reputation."""

    cost: Cost
    vp: int
    reputation: int = 0
    source: Source = "reconstructed"


class CargoLevel(Part, frozen=True):
    """A level of the Shuttle."""

    upper: CargoSlot
    lower: CargoSlot


class MiningBoard(Part, frozen=True):
    """Moon Mining: the Shuttle's levels from the left, and the Credits for each own cargo at lift-off."""

    levels: tuple[CargoLevel, ...]
    lift_off_credits: int
    source: Source = "reconstructed"


class MiningAstroBot(Part, frozen=True):
    """The level of AstroBot's cargo at each Development from 0 on, and its VP by level."""

    levels: tuple[int, ...]
    vp: EasyAndHard
    source: Source = "reconstructed"


class Mining(Sheet, frozen=True):
    """Moon Mining."""

    board: MiningBoard
    astrobot: MiningAstroBot


class FactoryPrice(Part, frozen=True):
    """What a factory of this row costs and scores."""

    row: FactoryRow
    cost: Cost
    vp: int


class FactoryBonus(Part, frozen=True):
    """What a factory of this column gives."""

    column: FactoryColumn
    gain: Gain


class RoboticsBoard(Part, frozen=True):
    """Space Robotics: the tiles of each field of 3 x 3, the rows and the columns, and the Robots that stand for 1
    Titanium and for 1 Rare Earth."""

    pile: BySeats
    rows: tuple[FactoryPrice, ...]
    columns: tuple[FactoryBonus, ...]
    robots_for_titanium: int
    robots_for_rare_earth: int
    source: Source = "reconstructed"


class RoboticsAstroBot(Part, frozen=True):
    """The row of AstroBot's factory at each Development from 0 on, and its column by the triangle."""

    easy: tuple[FactoryRow, ...]
    hard: tuple[FactoryRow, ...]
    columns: dict[Direction, FactoryColumn]
    source: Source = "reconstructed"


class Robotics(Sheet, frozen=True):
    """Space Robotics."""

    board: RoboticsBoard
    astrobot: RoboticsAstroBot
