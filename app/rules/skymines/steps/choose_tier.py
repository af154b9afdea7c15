"""Choose the tier of a majority space (p. 16, p. 17)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines import components
from app.rules.skymines.actions.gains import gain_lines
from app.rules.skymines.actions.markers import rewarded, tiers_reached
from app.rules.skymines.components.shapes import MajoritySpace
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import TakeTier
from app.rules.skymines.vocabulary.questions import ChooseTier
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import GainAll


class ChooseTierAbout(About, frozen=True):
    """The majority space, and the seat's total there."""

    space: str
    total: int


class ChooseTierAnswerer(Answerer[ChooseTier, TakeTier]):
    """Exactly one tier: the highest reached or a lower one. Without any the marker only blocks the space."""

    rule = rulebook.OTHER_MAJORITIES
    code = "no-such-tier"

    def moves(self, state: State, step: ChooseTier, seat: int) -> list[TakeTier]:
        return [TakeTier(tier.at) for tier in tiers_reached(state, seat, _space(state, step))] or [TakeTier(0)]

    def resolve(self, ledger: Ledger, step: ChooseTier, seat: int, move: TakeTier) -> None:
        ledger.answered()
        for tier in _space(ledger.state, step).tiers:
            if tier.at == move.at:
                ledger.ask(GainAll(seat, tier.gains))

    def refused(self, state: State, step: ChooseTier, seat: int) -> tuple[Refused, ...]:
        space = _space(state, step)
        reached = tiers_reached(state, seat, space)
        return tuple(
            Refused(partial_move(TakeTier, at=tier.at), "tier-not-reached", rulebook.OTHER_MAJORITIES, {"at": tier.at})
            for tier in space.tiers
            if tier not in reached
        )

    def lines(self, state: State, step: ChooseTier, seat: int, move: TakeTier) -> tuple[Line, ...]:
        gains = [tier.gains for tier in _space(state, step).tiers if move == TakeTier(tier.at)]
        return gain_lines(state, seat, gains[0]) if gains else (Line("no-tier-reached"),)

    def about(self, state: State, step: ChooseTier, seat: int) -> ChooseTierAbout:
        return ChooseTierAbout(step.space, rewarded(state, seat, _space(state, step)))


def _space(state: State, step: ChooseTier) -> MajoritySpace:
    return components.of(state.components).majority[step.space]
