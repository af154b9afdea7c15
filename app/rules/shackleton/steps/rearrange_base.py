"""How the astronauts sit when income begins (S-181)."""

from collections import Counter

from app.rules.game import About, Draw, Line, Move
from app.rules.shackleton.board.bases import everybody, free_places
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.phases.maintenance import costs, incomes
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import AstronautMoved
from app.rules.shackleton.vocabulary.moves import FinishRearranging, Rearrange
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.questions import RearrangeBase
from app.rules.shackleton.vocabulary.state import State

FINISHED = 3
"""A play test ends about one of so many times."""


class RearrangeBaseAbout(About, frozen=True):
    """In how many ways an astronaut can be moved or exchanged."""

    ways: int


class RearrangingBase(Answerer[RearrangeBase, Rearrange | FinishRearranging]):
    """Astronaut by astronaut: onto an empty place, or in exchange with one of another type."""

    rule = rulebook.INCOME
    code = "cannot-move-there"
    ends = 0

    def moves(self, state: State, step: RearrangeBase, seat: int) -> list[Rearrange | FinishRearranging]:
        sitting = everybody(state, seat)
        onto_empty = (
            Rearrange(who, place, to) for place, who in sitting for to in free_places(state, seat) if to != place
        )
        exchanged = (
            Rearrange(who, place, to, other)
            for number, (place, who) in enumerate(sitting)
            for to, other in sitting[number + 1 :]
            if to != place and other != who
        )
        return [FinishRearranging(), *onto_empty, *exchanged]

    def about(self, state: State, step: RearrangeBase, seat: int) -> RearrangeBaseAbout:
        return RearrangeBaseAbout(len(self.listed(state, step, seat)) - 1)

    def lines(
        self, state: State, step: RearrangeBase, seat: int, move: Rearrange | FinishRearranging
    ) -> tuple[Line, ...]:
        """What income and costs have more and less of in the new arrangement: only the last one counts."""
        if isinstance(move, FinishRearranging):
            return ()
        ledger = state.rules.ledger(state)
        _rearrange(ledger, seat, move)
        more = _maintenance(ledger.state, seat)
        more.subtract(_maintenance(state, seat))
        changed = sorted((amount, thing) for thing, amount in more.items() if amount)
        lines = tuple(Line("gain" if amount > 0 else "pay", amount, {"of": thing}) for amount, thing in changed)
        return lines or (Line("same-income"),)

    def resolve(self, ledger: Ledger, step: RearrangeBase, seat: int, move: Rearrange | FinishRearranging) -> None:
        if isinstance(move, FinishRearranging):
            ledger.answered()
        else:
            _rearrange(ledger, seat, move)

    def random_move(self, state: State, step: RearrangeBase, seat: int, draw: Draw) -> Move:
        return super().random_move(state, step, seat, draw) if draw.randrange(FINISHED) else FinishRearranging()


def _rearrange(ledger: Ledger, seat: int, move: Rearrange) -> None:
    ledger.emit(AstronautMoved(seat, move.astronaut, move.place, move.to, move.other))


def _maintenance(state: State, seat: int) -> Counter[str]:
    """Income of things, less costs, as the base is now."""
    found = Counter({CREDITS: -costs(state, seat)})
    for gains, _ in incomes(lambda: state, seat):
        for each in gains:
            found[each.what] += each.amount
    return found
