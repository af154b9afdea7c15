"""Decide: the only place that refuses a move."""

from typing import Any

from app.rules.game import Decision, IllegalMove, Move, tag_of
from app.rules.skymines.engine.answering import Answerer
from app.rules.skymines.engine.extending import answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.engine.settling import settle
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.questions import Question
from app.rules.skymines.vocabulary.state import State


def question(state: State) -> Question | None:
    """The pending question, None once the game is over."""
    top = state.agenda[-1] if state.agenda else None
    return top if isinstance(top, Question) else None


def decide(state: State, seat: int, move: Move) -> Decision:
    """What comes of a legal move. Raises `IllegalMove`, naming the rule that forbids it."""
    step = question(state)
    if step is None:
        raise IllegalMove("game-over", rulebook.END_OF_THE_GAME)
    asked = answerer(state, step)
    if seat not in asked.open_to(state, step):
        raise IllegalMove("not-your-turn", rulebook.TURNS)
    if not asked.offers(state, step, seat, move):
        raise _refusal(asked, state, step, seat, move)
    ledger = Ledger(state)
    asked.resolve(ledger, step, seat, move)
    settle(ledger)
    return Decision(ledger.events, ledger.state)


def _refusal(asked: Answerer[Any], state: State, step: Question, seat: int, move: Move) -> IllegalMove:
    """The rule that forbids a move; or, for a move that answers another question, which one is asked."""
    if not asked.is_taken(type(move)):
        return IllegalMove("another-question", asked.rule, step=tag_of(step))
    code, rule, details = asked.refusal(state, step, seat, move)
    return IllegalMove(code, rule, **details)
