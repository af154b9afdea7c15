"""A beam search over the rest of a seat's turn: lines of moves, of which the best few are carried on at each depth."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from app.rules.game import Move
from app.rules.kit.agenda import question

MAX_DEPTH = 16
"""Questions of one turn that are looked ahead over."""


class TurnModel(Struct, frozen=True):
    """What the search asks a player about a turn of its seat. `after`: the position after a move; `worths`: what each
    of some positions is worth; `further`: the moves that answer what the turn asks next; None where it is as good as
    over, and no moves where it is stuck."""

    after: Callable[[Any, Move], Any]
    worths: Callable[[Sequence[Any]], Sequence[float]]
    further: Callable[[Any], Sequence[Move] | None]


class Line(Struct, frozen=True):
    """Moves in a row, the position after them and its worth."""

    moves: tuple[Move, ...]
    state: Any
    worth: float


def best_lines(model: TurnModel, state: Any, moves: Sequence[Move], width: int, most: int) -> list[Line]:
    """The `most` best of the lines that begin with one of `moves` and have been carried on to the end of the turn, the
    best one first, of equal ones the earlier; lines that come to the same once. After each move the `width` best lines
    are carried on. At least one. A line that is stuck at a question without moves ends no turn: it is told only
    if all are."""
    lines = _best(_lines(model, [((), state, move) for move in moves]), width)
    ended: list[Line] = []
    for _ in range(MAX_DEPTH):
        longer: list[tuple[tuple[Move, ...], Any, Move]] = []
        for line in lines:
            answers = model.further(line.state)
            if answers is None:
                ended.append(line)
            else:
                longer += ((line.moves, line.state, answer) for answer in answers)
        if not longer:
            break
        lines = _best(_lines(model, longer), width)
    return _best(ended or lines, most)


def _lines(model: TurnModel, longer: Sequence[tuple[tuple[Move, ...], Any, Move]]) -> Iterator[Line]:
    """The lines of these moves, each with the position after them and one move more: all positions are weighed at
    once."""
    after = [model.after(state, move) for _, state, move in longer]
    for (moves, _, move), then, worth in zip(longer, after, model.worths(after), strict=True):
        yield Line((*moves, move), then, worth)


def _best(lines: Iterable[Line], width: int) -> list[Line]:
    """The best lines, one of those that come to the same: as much worth and the same question."""
    kept: dict[tuple[float, object], Line] = {}
    for line in sorted(lines, key=lambda line: -line.worth):
        kept.setdefault((round(line.worth, 6), question(line.state)), line)
        if len(kept) == width:
            break
    return list(kept.values())
