"""Activating corporation tokens (S-038, S-071, S-107)."""

from app.rules.game import Line
from app.rules.shackleton.actions.gains import can_gain, gain_lines, grant, happened
from app.rules.shackleton.board.corporations import TOKEN_GAINS
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import TokenActivated
from app.rules.shackleton.vocabulary.nouns import Token
from app.rules.shackleton.vocabulary.state import State


def activate(ledger: Ledger, seat: int, corner: int) -> None:
    """A seat activates the token on a corner: what it brings, and what the seat's projects give for it."""
    token = ledger.state.tokens[corner]
    ledger.emit(TokenActivated(seat, corner))
    gains = token_gains(ledger.state, seat, token)
    happened(ledger, seat, "token", token.corporation)
    grant(ledger, seat, gains, token.corporation)


def token_gains(state: State, seat: int, token: Token) -> tuple[Gain, ...]:
    """What a token brings the seat now; where that is impossible, what the corporation gives instead."""
    own = TOKEN_GAINS.by_module(state).get(token.corporation)
    sheet = tables(state).sheet(token.corporation).corporation
    gains = sheet.token if own is None else own(state, token)
    if sheet.token_instead and not all(can_gain(state, seat, each, token.corporation) for each in gains):
        return sheet.token_instead
    return gains


def token_lines(state: State, seat: int, corner: int) -> tuple[Line, ...]:
    """What a token on a corner brings, in lines."""
    return gain_lines(state, token_gains(state, seat, state.tokens[corner]))
