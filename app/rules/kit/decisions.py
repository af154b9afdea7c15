"""Decide: the only place that refuses a move."""

from app.rules.game import Decision, IllegalMove, Move, tag_of
from app.rules.kit.agenda import Question, question
from app.rules.kit.answerers import AnyAnswerer
from app.rules.kit.extensions import answerer
from app.rules.kit.ruleset import Played
from app.rules.kit.tasks import settle


def decide(state: Played, seat: int, move: Move) -> Decision:
    """What comes of a legal move. Raises `IllegalMove`, naming the rule that forbids it."""
    rules = state.rules
    step = question(state)
    if step is None:
        raise IllegalMove("game-over", rules.end)
    asked = answerer(state, step)
    if seat not in asked.open_to(state, step):
        raise IllegalMove("not-your-turn", rules.turns)
    if not asked.offers(state, step, seat, move):
        raise _refusal(asked, state, step, seat, move)
    return _carried_out(state, asked, step, seat, move)


def decide_offered(state: Played, seat: int, move: Move) -> Decision:
    """What comes of a move that has just been listed for the seat in this very state: nothing is checked again."""
    step = question(state)
    assert step is not None
    return _carried_out(state, answerer(state, step), step, seat, move)


def _carried_out(state: Played, asked: AnyAnswerer, step: Question, seat: int, move: Move) -> Decision:
    ledger = state.rules.ledger(state)
    asked.resolve(ledger, step, seat, move)
    settle(ledger)
    return Decision(ledger.events, ledger.state)


def _refusal(asked: AnyAnswerer, state: Played, step: Question, seat: int, move: Move) -> IllegalMove:
    """The rule that forbids a move; or, for a move that answers another question, which one is asked."""
    if not asked.is_taken(type(move)):
        return IllegalMove("another-question", asked.rule, step=tag_of(step))
    refusal = asked.refusal(state, step, seat, move)
    return IllegalMove(refusal.code, refusal.rule, **refusal.args)
