"""Activating corporation tokens (S-038, S-071, S-107)."""

from app.rules.game import Line
from app.rules.shackleton.actions.gains import can_gain, event_lines, gain_lines, grant, happened
from app.rules.shackleton.board.corporations import ACTIVATING, TOKEN_LINES
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import TokenActivated
from app.rules.shackleton.vocabulary.nouns import Token
from app.rules.shackleton.vocabulary.state import State


def activate(ledger: Ledger, seat: int, corner: int) -> None:
    """A seat activates the token on a corner: what it brings, and what the seat's projects give for it."""
    token = ledger.state.tokens[corner]
    ledger.emit(TokenActivated(seat, corner, token.corporation))
    happened(ledger, seat, "token", token.corporation)
    own = ACTIVATING.of_module(ledger.state, token.corporation)
    if own is None:
        grant(ledger, seat, token_gains(ledger.state, seat, token), token.corporation)
    else:
        own(ledger, seat, token)


def token_gains(state: State, seat: int, token: Token) -> tuple[Gain, ...]:
    """What a token brings the seat now; where that is impossible, what the corporation gives instead."""
    sheet = tables(state).sheet(token.corporation).corporation
    if sheet.token_instead and not all(can_gain(state, seat, each) for each in sheet.token):
        return sheet.token_instead
    return sheet.token


def lines_of_token(state: State, seat: int, token: Token) -> tuple[Line, ...]:
    """What a token brings, and what the seat's projects give for it, in lines."""
    own = TOKEN_LINES.of_module(state, token.corporation)
    lines = gain_lines(state, seat, token_gains(state, seat, token)) if own is None else own(state, seat, token)
    return (*lines, *event_lines(state, seat, "token", token.corporation))


def token_lines(state: State, seat: int, corner: int) -> tuple[Line, ...]:
    """What the token on a corner brings, in lines."""
    return lines_of_token(state, seat, state.tokens[corner])
