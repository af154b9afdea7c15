"""In which order the rewards of an expansion are taken (p. 13)."""

from app.rules.game import About, Line
from app.rules.skymines.actions.expansion import take_rewards
from app.rules.skymines.actions.gains import gain_lines
from app.rules.skymines.board.board_in_play import board_of
from app.rules.skymines.board.structures import Due
from app.rules.skymines.components.shapes import Gain
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import TakeReward
from app.rules.skymines.vocabulary.questions import TakeRewards
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import GainAll


class TakeRewardsAbout(About, frozen=True):
    """The rewards that are left to take."""

    rewards: tuple[Gain, ...]


class TakingRewards(Answerer[TakeRewards, TakeReward]):
    """Take one of the rewards that are due; none can be left. Of equal ones the first is offered."""

    rule = rulebook.EXPANSION_REWARDS
    code = "rewards-left"

    def moves(self, state: State, step: TakeRewards, seat: int) -> list[TakeReward]:
        return [TakeReward(step.rewards.index(reward)) for reward in dict.fromkeys(step.rewards)]

    def about(self, state: State, step: TakeRewards, seat: int) -> TakeRewardsAbout:
        return TakeRewardsAbout(step.rewards)

    def lines(self, state: State, step: TakeRewards, seat: int, move: TakeReward) -> tuple[Line, ...]:
        gain, places = _due(step)[move.index]
        where = (board_of(state).origin_line(state, places),) if places else ()
        return (*where, *gain_lines(state, seat, (gain,)))

    def resolve(self, ledger: Ledger, step: TakeRewards, seat: int, move: TakeReward) -> None:
        ledger.answered()
        due = _due(step)
        take_rewards(ledger, seat, due[: move.index] + due[move.index + 1 :])
        ledger.ask(GainAll(seat, (step.rewards[move.index],)))


def _due(step: TakeRewards) -> tuple[Due, ...]:
    """The rewards with their sectors, which games begun earlier did not remember."""
    return tuple(zip(step.rewards, step.sectors or ((),) * len(step.rewards), strict=True))
