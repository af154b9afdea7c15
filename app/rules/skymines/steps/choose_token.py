"""Set-up, step 13: keep a starting research token and lay its three cards to rest (p. 8)."""

from itertools import permutations

from app.rules.game import Line
from app.rules.skymines import components
from app.rules.skymines.components.shapes import StartingToken
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.setup import reveal_tokens
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import TokenKept
from app.rules.skymines.vocabulary.moves import KeepToken
from app.rules.skymines.vocabulary.questions import ChooseToken
from app.rules.skymines.vocabulary.state import State


class ChooseTokenAnswerer(Answerer[ChooseToken, KeepToken]):
    """All humans choose at once and in secret; until the last has, a choice can be changed."""

    rule = rulebook.STARTING_TOKENS
    code = "token-not-dealt"

    def seats(self, state: State, step: ChooseToken) -> tuple[int, ...]:
        return tuple(seat for seat in self.open_to(state, step) if state.seats[seat].token is None)

    def open_to(self, state: State, step: ChooseToken) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(state.seats) if player.kind == "human")

    def moves(self, state: State, step: ChooseToken, seat: int) -> list[KeepToken]:
        tokens = components.of(state.components).token
        return [
            KeepToken(token, rest) for token in state.seats[seat].dealt for rest in permutations(tokens[token].icons, 3)
        ]

    def lines(self, state: State, step: ChooseToken, seat: int, move: KeepToken) -> tuple[Line, ...]:
        token: StartingToken = components.of(state.components).token[move.token]
        return tuple(Line("token-bonus", bonus.amount, {"track": bonus.track}) for bonus in token.bonus)

    def resolve(self, ledger: Ledger, step: ChooseToken, seat: int, move: KeepToken) -> None:
        ledger.emit(TokenKept(seat, move.token, move.rest))
        if not self.seats(ledger.state, step):
            ledger.answered()
            reveal_tokens(ledger)
