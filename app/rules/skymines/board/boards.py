"""What a board is to the rules: the Moon (p. 12), or one that a module plays on instead of it (p. 26)."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar

from app.rules.game import Event, Line
from app.rules.kit.agenda import Task
from app.rules.skymines.board.structures import Due
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.questions import Expansion
from app.rules.skymines.vocabulary.state import State

Piece = Literal["outpost", "shuttle"]
"""What a company enters a place with; every board has outposts."""
KINDS: tuple[Piece, ...] = ("outpost", "shuttle")


class Printed(Protocol):
    """A station as it is printed on the board: the coin icons of its columns (the crossed-out space last), the ranks of
    the columns by nearness to the logo, and the column that holds shuttles instead of outposts, if any."""

    @property
    def columns(self) -> tuple[tuple[int, ...], ...]: ...

    @property
    def nearness(self) -> tuple[int, int, int]: ...

    @property
    def shuttles(self) -> int | None: ...


class Entry(Protocol):
    """A way of a company into a place of the board."""

    @property
    def place(self) -> Any:
        """What the place is called in moves and events."""

    @property
    def number(self) -> int:
        """The number that Luna goes by."""

    @property
    def kind(self) -> Piece:
        """The piece that enters."""

    @property
    def cost(self) -> int:
        """Energy points."""

    @property
    def ousts(self) -> Company | None:
        """The company found there."""


X = TypeVar("X", bound=Expansion)
N = TypeVar("N", bound=Entry)
R = TypeVar("R", bound=Task)


class Board(Protocol[X, N, R]):
    """A board: a value without a state of its own. X is its question for the next place, N a way into a place, R the
    task that collects the rewards of an expansion."""

    @property
    def has_own_map(self) -> bool:
        """Whether clients draw it from a map of its own: then they need of the Moon its size alone."""

    def stations(self, state: State) -> Mapping[Company, Printed]:
        """The stations as they are printed."""

    def collectors(self, state: State, company: Company) -> int:
        """The gas collectors that a company controls, each once (p. 16, p. 29)."""

    def entries(self, state: State, company: Company) -> Mapping[Any, N]:
        """By place, the cheapest ways into the places within reach that hold no piece of the company (p. 12, p. 27)."""

    def expansion(self, state: State, seat: int, company: Company, energy: int) -> X:
        """The question that an expansion begins with."""

    def entered(self, seat: int, company: Company, entry: N, column: int, energy: int) -> Event:
        """What happened when the top piece of a column entered for so much energy."""

    def rewarding(self, expand: X) -> R:
        """The task that collects the rewards once the expansion has ended."""

    def rewards(self, state: State, task: R) -> tuple[Due, ...]:
        """The rewards of all places entered (p. 13, p. 28)."""

    def rewards_of_next(self, state: State, expand: X, entry: N) -> tuple[Due, ...]:
        """What one more entry adds to the rewards."""

    @property
    def rewards_every_expansion(self) -> bool:
        """Whether an expansion is rewarded also where it entered nothing."""

    def tasks_behind_rewards(self, state: State, seat: int) -> tuple[Task, ...]:
        """What follows the rewards, such as the return of ousted pieces, the first to be carried out first (p. 13,
        p. 28)."""

    def return_at_once(self, ledger: Ledger) -> None:
        """Return ousted pieces other than outposts, whose way home nobody chooses."""

    def reach_lines(self, state: State, company: Company, energy: int, entries: Sequence[N]) -> tuple[Line, ...]:
        """What so much energy can do first: what can be entered, in a line, and what else."""

    def can_spend_otherwise(self, state: State, expand: X) -> bool:
        """Whether the energy left can be spent on something else than entering."""

    def origin_line(self, state: State, places: tuple[int, ...]) -> Line:
        """Where a reward comes from, in a line: `places` by number."""

    def luna_choices(self, state: State, company: Company) -> tuple[Sequence[N], ...]:
        """What Luna may enter, in groups: she chooses from the first that is not empty. A group holds either vacant
        places alone or places of other companies alone."""

    def why_luna_skips(self, *, has_outposts: bool) -> str:
        """The code for a point of hers without a place to enter; whether the station holds an outpost is told."""
