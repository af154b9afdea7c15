"""Which goals are claimed before the turn ends (S-160 to S-165)."""

from app.rules.game import Line, Refused, partial_move
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.goals import claimable, hindrance
from app.rules.shackleton.board.reputation import goal_extra
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.steps.panels import PanelAnswerer
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import GoalClaimed
from app.rules.shackleton.vocabulary.moves import ClaimGoal, EndTurn
from app.rules.shackleton.vocabulary.nouns import LEVELS, VP
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn
from app.rules.shackleton.vocabulary.state import State

AnyEndMove = EndTurn | ClaimGoal


class ConfirmingEndOfTurn(PanelAnswerer[ConfirmEndOfTurn, AnyEndMove]):
    """Any goals that are met and free, at most one of each corporation. The command action lasts until the turn ends:
    its panel can still be built."""

    rule = rulebook.GOALS
    ends = 0

    def own_moves(self, state: State, step: ConfirmEndOfTurn, seat: int) -> list[AnyEndMove]:
        goals = [ClaimGoal(corporation, level) for corporation, level in claimable(state, seat)]
        return [EndTurn(), *goals]

    def is_answerable_behind_panel(self, state: State, step: ConfirmEndOfTurn, seat: int) -> bool:
        return True

    def own_refused(self, state: State, step: ConfirmEndOfTurn, seat: int) -> tuple[Refused, ...]:
        goals = (
            (corporation, level, hindrance(state, seat, corporation, level))
            for corporation in state.corporations
            for level in range(LEVELS)
        )
        return tuple(
            why.of(partial_move(ClaimGoal, corporation=corporation, level=level))
            for corporation, level, why in goals
            if why
        )

    def own_lines(self, state: State, step: ConfirmEndOfTurn, seat: int, move: AnyEndMove) -> tuple[Line, ...]:
        return (Line("gain", _worth(state, seat, move), {"of": VP}),) if isinstance(move, ClaimGoal) else ()

    def carry_out(self, ledger: Ledger, step: ConfirmEndOfTurn, seat: int, move: AnyEndMove) -> None:
        if isinstance(move, EndTurn):
            ledger.answered()
        else:
            worth = _worth(ledger.state, seat, move)
            ledger.emit(GoalClaimed(seat, move.corporation, move.level))
            gain(ledger, seat, VP, worth, "goal")


def _worth(state: State, seat: int, move: ClaimGoal) -> int:
    """The printed VP and those for Reputation (S-164)."""
    return tables(state).goal(move.corporation, move.level).vp + goal_extra(state, seat)
