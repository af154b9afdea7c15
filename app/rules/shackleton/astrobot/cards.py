"""AstroBot's action cards: the active corporation, and the symbol (A-023 to A-037)."""

from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.astrobot import astrobot_of, card_of
from app.rules.shackleton.board.reputation import goal_extra
from app.rules.shackleton.components.shapes.solo import LETTERS, ActionCard, Letter
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.astrobot import (
    AstroBotCardDrawn,
    AstroBotDeckRenewed,
    AstroBotDeveloped,
    AstroBotGoalAdvanced,
    AstroBotSymbolLapsed,
)
from app.rules.shackleton.vocabulary.events import GoalClaimed
from app.rules.shackleton.vocabulary.nouns import LEVELS, REPUTATION, VP
from app.rules.shackleton.vocabulary.state import State


def corporation_of(state: State, letter: Letter) -> str:
    """The corporation that a letter stands for: corporation 1 is A (A-005)."""
    return state.corporations[LETTERS.index(letter)]


def active_letter(previous: ActionCard, card: ActionCard) -> Letter:
    """The letter on the left of a card that stands on the right of the previous one; of two the red one there (A-024 to
    A-026)."""
    return next(letter for letter in previous.right if letter in card.left)


def draw(ledger: Ledger, seat: int) -> None:
    """Lay the top card right of the others: it says which corporation is active."""
    number = astrobot_of(ledger.state, seat).deck[0]
    letter = active_letter(card_of(ledger.state, seat), ledger.tables.index.action_card[number])
    ledger.emit(AstroBotCardDrawn(seat, number, corporation_of(ledger.state, letter)))


def renew_deck(ledger: Ledger, seat: int) -> None:
    """Between rounds (A-078)."""
    ledger.emit(AstroBotDeckRenewed(seat))


def carry_out_symbol(ledger: Ledger, seat: int) -> None:
    """Advance the Development, or a goal marker."""
    board, kept = ledger.tables.solo, astrobot_of(ledger.state, seat)
    if card_of(ledger.state, seat).symbol == "goal":
        _advance_goal(ledger, seat)
    elif kept.development < board.development:
        ledger.emit(AstroBotDeveloped(seat, kept.development + 1))
    else:
        gain(ledger, seat, REPUTATION, board.card_reputation, "development")


def _advance_goal(ledger: Ledger, seat: int) -> None:
    kept, corporation = astrobot_of(ledger.state, seat), goal_to_advance(ledger.state, seat)
    if corporation is None:
        ledger.emit(AstroBotSymbolLapsed(seat))
        return
    space = kept.markers[corporation] + 1
    ledger.emit(AstroBotGoalAdvanced(seat, corporation, space, "" if corporation == kept.active else kept.active))
    if space == ledger.tables.solo.goal_track:
        _claim(ledger, seat, corporation)


def goal_to_advance(state: State, seat: int) -> str | None:
    """The corporation whose goal marker advances: the active one; if AstroBot has claimed its goal, the one farthest
    back of those left, of equal ones that of the card's other letter (A-033). None: all are claimed (A-034)."""
    kept, claimed = astrobot_of(state, seat), state.seats[seat].goals
    if kept.active not in claimed:
        return kept.active
    named = [corporation_of(state, letter) for letter in card_of(state, seat).left]
    left = [name for name in state.corporations if name not in claimed]
    return min(left, key=lambda name: (kept.markers[name], name not in named), default=None)


def _claim(ledger: Ledger, seat: int, corporation: str) -> None:
    """Whatever the goal requires (A-029, A-035)."""
    level = goal_claimed(ledger.state, seat, corporation)
    worth = ledger.tables.goal(corporation, level).vp + goal_extra(ledger.state, seat)
    ledger.emit(GoalClaimed(seat, corporation, level))
    gain(ledger, seat, VP, worth, "goal")


def goal_claimed(state: State, seat: int, corporation: str) -> int:
    """The goal of the Development; if that is taken, the one below, and above where none is below (A-030 to A-032)."""
    board, development = tables(state).solo, astrobot_of(state, seat).development
    due = int(development >= board.middle_goal) + int(development >= board.top_goal)
    taken = state.boards[corporation].goals
    order: tuple[int, ...] = (*reversed(range(due + 1)), *range(due + 1, LEVELS))
    return next(level for level in order if not taken[level])
