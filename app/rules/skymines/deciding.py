"""Decide: the only place that refuses a move."""

from app.rules.game import Event, IllegalMove, Move
from app.rules.skymines.ledger import Ledger
from app.rules.skymines.pending import Question
from app.rules.skymines.state import State
from app.rules.skymines.steps.registry import answerer
from app.rules.skymines.tasks import settle


def question(state: State) -> Question | None:
    """The pending question, None once the game is over."""
    top = state.agenda[-1] if state.agenda else None
    return top if isinstance(top, Question) else None


def decide(state: State, seat: int, move: Move) -> list[Event]:
    """The events of a legal move. Raises `IllegalMove`, naming the rule that forbids it."""
    step = question(state)
    if step is None:
        raise IllegalMove("game-over", "p. 19")
    asked = answerer(step)
    if seat not in asked.open_to(state, step):
        raise IllegalMove("not-your-turn", "p. 10")
    if not asked.offers(state, step, seat, move):
        code, rule, details = asked.refusal(state, step, seat, move)
        raise IllegalMove(code, rule, **details)
    ledger = Ledger(state)
    asked.resolve(ledger, step, seat, move)
    settle(ledger)
    return ledger.events
