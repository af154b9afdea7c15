"""The whole set."""

from .board import Board
from .corporations import Sheet
from .goods import Artemis, Mining, Robotics, Selenium
from .nouns import CorporationId, Part, Source, SourceOf
from .solo import Solo
from .structures import LeaderSide, ShuttleTile, Structures
from .tracks import Actions, CommandArea, EnergyTrack, GoalSlots, ReputationTrack, Setup
from .ventures import Evergreen, Mars, SkyWatch


class FileSource(Part, frozen=True):
    """The source of a file, and the entries in it that have another one."""

    file: Source
    entries: tuple[SourceOf, ...] = ()


class Components(Part, frozen=True):
    """A whole component set. `sources` names the source of each file, `digest` is the SHA-256 (hex) of the content."""

    setup: Setup
    board: Board
    energy: EnergyTrack
    reputation: ReputationTrack
    goals: GoalSlots
    command: tuple[CommandArea, ...]
    actions: Actions
    structures: Structures
    shuttles: tuple[ShuttleTile, ...]
    leaders: tuple[LeaderSide, ...]
    solo: Solo
    artemis: Artemis
    selenium: Selenium
    mining: Mining
    robotics: Robotics
    evergreen: Evergreen
    sky_watch: SkyWatch
    mars: Mars
    sources: dict[str, FileSource]
    digest: str

    @property
    def sheets(self) -> dict[CorporationId, Sheet]:
        """The corporations' sheets by their ids."""
        return {
            "artemis": self.artemis,
            "selenium": self.selenium,
            "mining": self.mining,
            "robotics": self.robotics,
            "evergreen": self.evergreen,
            "sky-watch": self.sky_watch,
            "mars": self.mars,
        }
