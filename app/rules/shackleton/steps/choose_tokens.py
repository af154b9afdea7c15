"""Which tokens are activated: by a scientist in the crater, or one of several (S-071 to S-073, S-152)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.shackleton.actions.tokens import activate, token_lines
from app.rules.shackleton.board.tokens import can_be_assigned, tokens_around
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import ActivateToken, Decline
from app.rules.shackleton.vocabulary.questions import ChooseToken, ChooseTokens
from app.rules.shackleton.vocabulary.state import State


class ChooseTokensAbout(About, frozen=True):
    """How many more tokens can be activated at most: one for each sector."""

    left: int


class ChoosingTokens(Answerer[ChooseTokens, ActivateToken | Decline]):
    """For each activated sector one token that touches it, each at most once; the seat may do without."""

    rule = rulebook.CRATER
    code = "no-token-for-a-sector"

    def moves(self, state: State, step: ChooseTokens, seat: int) -> list[ActivateToken | Decline]:
        return [*self._tokens(state, step), Decline()]

    def _tokens(self, state: State, step: ChooseTokens) -> list[ActivateToken]:
        around = sorted({corner for sector in step.sectors for corner in tokens_around(state, sector)})
        return [
            ActivateToken(corner)
            for corner in around
            if corner not in step.used and can_be_assigned(state, (*step.used, corner), step.sectors)
        ]

    def refused(self, state: State, step: ChooseTokens, seat: int) -> tuple[Refused, ...]:
        return tuple(
            Refused(partial_move(ActivateToken, corner=corner), "token-activated", self.rule) for corner in step.used
        )

    def lines(self, state: State, step: ChooseTokens, seat: int, move: ActivateToken | Decline) -> tuple[Line, ...]:
        return token_lines(state, seat, move.corner) if isinstance(move, ActivateToken) else ()

    def about(self, state: State, step: ChooseTokens, seat: int) -> ChooseTokensAbout:
        return ChooseTokensAbout(len(step.sectors) - len(step.used))

    def resolve(self, ledger: Ledger, step: ChooseTokens, seat: int, move: ActivateToken | Decline) -> None:
        ledger.answered()
        if isinstance(move, Decline):
            return
        further = ChooseTokens(seat, step.sectors, (*step.used, move.corner))
        if self._tokens(ledger.state, further):
            ledger.ask(further)
        activate(ledger, seat, move.corner)


class ChoosingToken(Answerer[ChooseToken, ActivateToken]):
    """Exactly one of them."""

    rule = rulebook.CORPORATION_ACTIONS
    code = "token-not-there"

    def moves(self, state: State, step: ChooseToken, seat: int) -> list[ActivateToken]:
        return [ActivateToken(corner) for corner in step.corners]

    def lines(self, state: State, step: ChooseToken, seat: int, move: ActivateToken) -> tuple[Line, ...]:
        return token_lines(state, seat, move.corner)

    def resolve(self, ledger: Ledger, step: ChooseToken, seat: int, move: ActivateToken) -> None:
        ledger.answered()
        activate(ledger, seat, move.corner)
