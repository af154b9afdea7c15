"""What the files of all corporations have: tokens, prices, goals, income, scoring at the end, projects."""

from .effects import Count, Effect, End, Income
from .nouns import CorporationId, Gain, Part, Source


class PriceRow(Part, frozen=True):
    """What a project costs: Credits, the Energy that the common track must show, the Energy that is consumed."""

    credits: int
    requirement: int
    consumption: int


class Need(Part, frozen=True):
    """A count that must be reached."""

    count: Count
    at_least: int


class Goal(Part, frozen=True):
    """A goal: all its needs, and its printed VP."""

    vp: int
    needs: tuple[Need, ...]
    source: Source = "reconstructed"


class Project(Part, frozen=True):
    """A project card: VP at the end and effects. An attraction has `places` for Tourists, each with its VP."""

    id: str
    vp: int
    effects: tuple[Effect, ...] = ()
    places: tuple[int, ...] = ()
    source: Source = "reconstructed"


class Corporation(Part, frozen=True):
    """What every corporation has. `tokens` is the number of its tokens in a game: one beside the central hex, the
    others on its board. `token` is what one gives, `token_instead` what it gives where that is impossible. `prices` has
    a row for 0, 1, 2 ... tokens taken from the board. `goals` are the lowest, the middle and the top one. `income` and
    `end` are what all seats get by the corporation itself."""

    id: CorporationId
    tokens: int
    token: tuple[Gain, ...]
    prices: tuple[PriceRow, ...]
    goals: tuple[Goal, Goal, Goal]
    token_instead: tuple[Gain, ...] = ()
    income: tuple[Income, ...] = ()
    end: tuple[End, ...] = ()
    source: Source = "reconstructed"


class Sheet(Part, frozen=True):
    """A corporation's file. Each corporation adds its `board` and what AstroBot does with it, `astrobot`."""

    corporation: Corporation
    projects: tuple[Project, ...]


class EasyAndHard(Part, frozen=True):
    """A row of numbers on either side of AstroBot's card."""

    easy: tuple[int, ...]
    hard: tuple[int, ...]
    source: Source = "reconstructed"

    def of(self, is_hard: bool) -> tuple[int, ...]:
        """The numbers of one side."""
        return self.hard if is_hard else self.easy
