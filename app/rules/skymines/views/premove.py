"""Premoves: the moves of a seat's turn checked before it comes, as if it began now with what stands there."""

from collections.abc import Sequence

from msgspec.structs import replace

from app.rules.game import Decision, Gone, IllegalMove, Move, Premove, PremoveStep, tag_of
from app.rules.kit.agenda import Question, question
from app.rules.kit.decisions import decide
from app.rules.kit.extensions import answerer
from app.rules.kit.folds import evolve
from app.rules.kit.ruleset import Ruleset
from app.rules.skymines.board.bonuses import in_effect_next_turn, markers_gained
from app.rules.skymines.board.turns import is_out
from app.rules.skymines.views.views import view
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import TurnBegan
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State


def premove(rules: Ruleset[State], state: State, seat: int, moves: Sequence[Move] = ()) -> Premove:
    """The turn after these moves, as far as it can be premoved.

    A move that shows something hidden or hands the turn on is the last one: nothing is kept of what it leads to.
    """
    asked = _asked(_turn(state, seat), seat) if can_premove(state, seat) else None
    if asked is None and moves:
        return Premove(gone=Gone(0, "no-turn-to-premove", rulebook.TURNS))
    steps: tuple[PremoveStep, ...] = ()
    for index, move in enumerate(moves):
        if asked is None:
            return Premove(steps=steps, gone=Gone(index, "premove-ends", rulebook.TURNS))
        then, step = asked
        try:
            decision = decide(then, seat, move)
        except IllegalMove as refusal:
            return _answer(asked, seat, steps, Gone(index, refusal.code, refusal.rule, refusal.details))
        steps = (*steps, _step(then, step, seat, move))
        asked = _asked(_after(rules, decision), seat)
    return _answer(asked, seat, steps)


def can_premove(state: State, seat: int) -> bool:
    """Whether `premove` finds a turn: the seat is asked in its own, or has one to wait for in this round (p. 10, 18).

    Nothing is looked at that is not open to everybody.
    """
    return has_turns(state, seat) and (state.turn != seat or _asked(state, seat) is not None)


def has_turns(state: State, seat: int) -> bool:
    """Whether the seat takes turns in what is left of this round, or waits for its next one (p. 10, 18)."""
    if state.phase != "action" or state.turn is None or state.totals or state.seats[seat].kind != "human":
        return False
    return state.turn == seat or not is_out(state, seat)


def _step(state: State, step: Question, seat: int, move: Move) -> PremoveStep:
    """A legal move, what it answers, and what it costs and brings."""
    asking = answerer(state, step)
    return PremoveStep(
        step=tag_of(step),
        about=asking.about(state, step, seat),
        move=move,
        lines=asking.lines(state, step, seat, move),
    )


def _after(rules: Ruleset[State], decision: Decision) -> State | None:
    """The state after a decision; None where its events show something hidden or hand the turn on."""
    return None if rules.redaction.is_boundary(decision.events) else decision.after


def _turn(state: State, seat: int) -> State:
    """The seat's turn: the one that it is taking, or its next one of this round begun now (p. 10, 18). Displays stay as
    they are, what others are in the middle of is left, and track bonuses unlocked by now are in effect (p. 21).
    """
    if state.turn == seat:
        return state
    bonuses = in_effect_next_turn(state, seat)
    begun: State = evolve(state, TurnBegan(seat, bonuses, markers_gained(state, seat, bonuses)))
    return replace(begun, agenda=(TakeTurn(seat),), ousted=())


def _asked(state: State | None, seat: int) -> tuple[State, Question] | None:
    """The question that this seat is asked, and where; None: nothing is asked, or another seat is."""
    step = question(state) if state else None
    return (state, step) if state and step and seat in answerer(state, step).open_to(state, step) else None


def _answer(
    asked: tuple[State, Question] | None, seat: int, steps: tuple[PremoveStep, ...], gone: Gone | None = None
) -> Premove:
    """What is behind the possible moves, as the seat would be asked and see it."""
    if asked is None:
        return Premove(steps=steps, gone=gone)
    then, step = asked
    choices = replace(answerer(then, step).choices(then, step, seat), premove=True)
    return Premove(steps=steps, gone=gone, choices=choices, view=view(then, seat))
