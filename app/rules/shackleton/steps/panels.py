"""The solar panel that a seat may build at any moment of a command action: what its questions offer besides."""

from abc import abstractmethod
from functools import cache
from typing import Generic, TypeVar, get_args, get_type_hints

from app.rules.game import Line, Move, Refusal, Refused, partial_move
from app.rules.kit.agenda import Question
from app.rules.kit.extensions import answerer
from app.rules.shackleton.actions.panels import build_panel, panel_lines, with_panel
from app.rules.shackleton.board.energy import panel_hindrance
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import BuildPanel
from app.rules.shackleton.vocabulary.state import State

Q = TypeVar("Q", bound=Question)
M = TypeVar("M", bound=Move)


class PanelAnswerer(Answerer[Q, M | BuildPanel], Generic[Q, M]):
    """The behaviour of a question Q during which the panel of the turn may be built (S-085 to S-091): it stays asked
    behind the panel, which is offered only if the question can still be answered then. M are its other moves."""

    @abstractmethod
    def own_moves(self, state: State, step: Q, seat: int) -> list[M]:
        """The moves that are listed before the panel."""

    def further_moves(self, state: State, step: Q, seat: int) -> list[M]:
        """Those that are listed behind it."""
        return []

    def own_refused(self, state: State, step: Q, seat: int) -> tuple[Refused, ...]:
        """What a player may miss among these moves."""
        return ()

    @abstractmethod
    def own_lines(self, state: State, step: Q, seat: int, move: M) -> tuple[Line, ...]:
        """What one of these moves costs and brings."""

    @abstractmethod
    def carry_out(self, ledger: Ledger, step: Q, seat: int, move: M) -> None:
        """Carry one of these moves out. `takes` reads their types from it."""

    def is_answerable_behind_panel(self, state: State, step: Q, seat: int) -> bool:
        """Whether the question can be answered behind the panel, which the seat can build. Questions that know it
        sooner than by listing their moves there override it."""
        then = with_panel(state, seat)
        return bool(answerer(then, step).moves(then, step, seat))

    def moves(self, state: State, step: Q, seat: int) -> list[M | BuildPanel]:
        panel = [BuildPanel()] if self._panel_hindrance(state, step, seat) is None else []
        return [*self.own_moves(state, step, seat), *panel, *self.further_moves(state, step, seat)]

    def refused(self, state: State, step: Q, seat: int) -> tuple[Refused, ...]:
        why = self._panel_hindrance(state, step, seat)
        return (*self.own_refused(state, step, seat), *(() if why is None else (why.of(partial_move(BuildPanel)),)))

    def lines(self, state: State, step: Q, seat: int, move: M | BuildPanel) -> tuple[Line, ...]:
        return panel_lines(state, seat) if isinstance(move, BuildPanel) else self.own_lines(state, step, seat, move)

    def resolve(self, ledger: Ledger, step: Q, seat: int, move: M | BuildPanel) -> None:
        if isinstance(move, BuildPanel):
            build_panel(ledger, seat)
        else:
            self.carry_out(ledger, step, seat, move)

    @classmethod
    @cache
    def takes(cls) -> tuple[type[Move], ...]:
        own = get_type_hints(cls.carry_out)["move"]
        return (*(get_args(own) or (own,)), BuildPanel)

    def _panel_hindrance(self, state: State, step: Q, seat: int) -> Refusal | None:
        """What keeps the seat from building the panel now; None if it can."""
        why = panel_hindrance(state, seat)
        if why is None and not self.is_answerable_behind_panel(state, step, seat):
            return Refusal("nothing-behind-panel", rulebook.SOLAR_PANELS)
        return why
