"""Which corporation an engineer's bonus is taken from (S-106 to S-112)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.shackleton.actions.tokens import activate, lines_of_token, token_lines
from app.rules.shackleton.board.tokens import free_corners, tokens_around
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.steps.panels import PanelAnswerer
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import TokenAdded
from app.rules.shackleton.vocabulary.moves import ActivateToken, AddToken
from app.rules.shackleton.vocabulary.questions import ChooseBonusToken
from app.rules.shackleton.vocabulary.state import State

AnyBonusMove = AddToken | ActivateToken


class ChooseBonusTokenAbout(About, frozen=True):
    """The sector just built in."""

    sector: str


class ChoosingBonusToken(PanelAnswerer[ChooseBonusToken, AnyBonusMove]):
    """A corporation's token of the sector is activated, or its next one is added there and activated. In a sector
    without a free corner any token there can be activated."""

    rule = rulebook.BUILD_BONUS
    code = "corporation-not-choosable"

    def own_moves(self, state: State, step: ChooseBonusToken, seat: int) -> list[AnyBonusMove]:
        around = tokens_around(state, step.sector)
        present = {state.tokens[corner].corporation for corner in around}
        added = [
            AddToken(corporation, corner)
            for corporation in state.corporations
            if corporation not in present and state.boards[corporation].tokens
            for corner in free_corners(state, step.sector)
        ]
        return [*(ActivateToken(corner) for corner in around), *added]

    def is_answerable_behind_panel(self, state: State, step: ChooseBonusToken, seat: int) -> bool:
        return True

    def own_refused(self, state: State, step: ChooseBonusToken, seat: int) -> tuple[Refused, ...]:
        present = {state.tokens[corner].corporation for corner in tokens_around(state, step.sector)}
        reasons = (
            ("token-there", corporation)
            if corporation in present
            else ("no-tokens-left", corporation)
            if not state.boards[corporation].tokens
            else ("no-free-corner", corporation)
            if not free_corners(state, step.sector)
            else None
            for corporation in state.corporations
        )
        return tuple(
            Refused(partial_move(AddToken, corporation=why[1]), why[0], self.rule) for why in reasons if why is not None
        )

    def own_lines(self, state: State, step: ChooseBonusToken, seat: int, move: AnyBonusMove) -> tuple[Line, ...]:
        if isinstance(move, ActivateToken):
            return token_lines(state, seat, move.corner)
        return lines_of_token(state, seat, state.boards[move.corporation].tokens[0])

    def about(self, state: State, step: ChooseBonusToken, seat: int) -> ChooseBonusTokenAbout:
        return ChooseBonusTokenAbout(step.sector)

    def carry_out(self, ledger: Ledger, step: ChooseBonusToken, seat: int, move: AnyBonusMove) -> None:
        ledger.answered()
        if isinstance(move, AddToken):
            ledger.emit(TokenAdded(seat, move.corporation, move.corner))
        activate(ledger, seat, move.corner)
