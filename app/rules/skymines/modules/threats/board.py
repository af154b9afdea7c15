"""The Belt with a threat beside it, which an expansion can deal with (p. 31)."""

from collections.abc import Sequence

from app.rules.game import Line
from app.rules.kit.agenda import Task
from app.rules.kit.parts import part
from app.rules.skymines.board.coins import with_coins_at_once
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.modules.belt.board import Belt
from app.rules.skymines.modules.belt.reach import SpaceEntry
from app.rules.skymines.vocabulary.modules.belt import ExpandOnBelt
from app.rules.skymines.vocabulary.modules.threats import TakeThreat, Threats
from app.rules.skymines.vocabulary.state import State

from .defence import cost, hindrance, is_beside


class ThreatenedBelt(Belt):
    """The Belt, with what the threat changes of an expansion. All methods are those of `Board`."""

    rewards_every_expansion = True
    """Dealing with the threat is rewarded, too."""

    def reach_lines(
        self, state: State, company: Company, energy: int, entries: Sequence[SpaceEntry]
    ) -> tuple[Line, ...]:
        """Also that the energy reaches the threat, from a shuttle that is there already."""
        lines = super().reach_lines(state, company, energy, entries)
        kept = part(state, Threats)
        if kept.card is None or kept.owner is not None or energy < cost(kept.card) or not is_beside(state, company):
            return lines
        return (*lines, Line("threat-within-reach", -cost(kept.card)))

    def can_spend_otherwise(self, state: State, expand: ExpandOnBelt) -> bool:
        """Whether the threat can be dealt with now, paid with all that the seat can have at once."""
        return hindrance(with_coins_at_once(state, expand.seat), expand) is None

    def tasks_behind_rewards(self, state: State, seat: int) -> tuple[Task, ...]:
        """The card's reward comes behind the usual ones, and before ousted pieces return."""
        tasks = super().tasks_behind_rewards(state, seat)
        return (TakeThreat(seat), *tasks) if part(state, Threats).dealing == seat else tasks


THREATENED_BELT = ThreatenedBelt()
