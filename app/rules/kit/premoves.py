"""Premoves: the moves of a seat's turn checked before it comes, one after the other, as if it had begun."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from app.rules.game import Gone, IllegalMove, Move, Premove, PremoveStep, View, tag_of
from app.rules.kit.agenda import Question, question
from app.rules.kit.decisions import decide
from app.rules.kit.extensions import answerer
from app.rules.kit.ruleset import Played, Ruleset

S = TypeVar("S", bound=Played)


def premove(
    rules: Ruleset[Any], turn: S | None, seat: int, moves: Sequence[Move], view: Callable[[S, int], View]
) -> Premove:
    """What becomes of these moves in a turn of the seat that is begun in `turn`, as far as it can be premoved; None: no
    turn is in sight. `view` is what the seat sees of a state.

    A move that shows something hidden or hands the turn on is the last one: nothing is kept of what it leads to.
    """
    asked = None if turn is None else asked_of(turn, seat)
    if asked is None and moves:
        return Premove(gone=Gone(0, "no-turn-to-premove", rules.turns))
    steps: tuple[PremoveStep, ...] = ()
    for index, move in enumerate(moves):
        if asked is None:
            return Premove(steps=steps, gone=Gone(index, "premove-ends", rules.turns))
        then, step = asked
        try:
            decision = decide(then, seat, move)
        except IllegalMove as refusal:
            return _answer(asked, seat, steps, view, Gone(index, refusal.code, refusal.rule, refusal.details))
        steps = (*steps, _step(then, step, seat, move))
        asked = None if rules.redaction.is_boundary(decision.events) else asked_of(decision.after, seat)
    return _answer(asked, seat, steps, view)


def asked_of(state: S, seat: int) -> tuple[S, Question] | None:
    """The question that this seat is asked, and where; None: nothing is asked, or another seat is."""
    step = question(state)
    return (state, step) if step and seat in answerer(state, step).open_to(state, step) else None


def _step(state: Played, step: Question, seat: int, move: Move) -> PremoveStep:
    """A legal move, what it answers, and what it costs and brings."""
    asking = answerer(state, step)
    return PremoveStep(
        step=tag_of(step),
        about=asking.about(state, step, seat),
        move=move,
        lines=asking.lines(state, step, seat, move),
    )


def _answer(
    asked: tuple[S, Question] | None,
    seat: int,
    steps: tuple[PremoveStep, ...],
    view: Callable[[S, int], View],
    gone: Gone | None = None,
) -> Premove:
    """What is behind the possible moves, as the seat would be asked and see it."""
    if asked is None:
        return Premove(steps=steps, gone=gone)
    then, step = asked
    choices = replace(answerer(then, step).choices(then, step, seat), premove=True)
    return Premove(steps=steps, gone=gone, choices=choices, view=view(then, seat))
