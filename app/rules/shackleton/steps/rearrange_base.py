"""How the astronauts sit when income begins (S-181)."""

from app.rules.game import Draw, Move
from app.rules.shackleton.board.bases import everybody, free_places
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import AstronautMoved
from app.rules.shackleton.vocabulary.moves import FinishRearranging, Rearrange
from app.rules.shackleton.vocabulary.questions import RearrangeBase
from app.rules.shackleton.vocabulary.state import State

FINISHED = 3
"""A play test ends about one of so many times."""


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

    def resolve(self, ledger: Ledger, step: RearrangeBase, seat: int, move: Rearrange | FinishRearranging) -> None:
        if isinstance(move, FinishRearranging):
            ledger.answered()
        else:
            ledger.emit(AstronautMoved(seat, move.astronaut, move.place, move.to, move.other))

    def random_move(self, state: State, step: RearrangeBase, seat: int, draw: Draw) -> Move:
        return super().random_move(state, step, seat, draw) if draw.randrange(FINISHED) else FinishRearranging()
