"""A beam search over the rest of a seat's turn: lines of moves, of which the best few are carried on at each depth."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from app.rules.game import Move
from app.rules.kit.agenda import question

MAX_DEPTH = 16
"""Questions of one turn that are looked ahead over."""


class TurnModel(Struct, frozen=True):
    """What the search asks a player about a turn of its seat. `after`: the position after a move; `worth`: what a
    position is worth; `further`: the moves that answer what the turn asks next, none where it is as good as over."""

    after: Callable[[Any, Move], Any]
    worth: Callable[[Any], float]
    further: Callable[[Any], Sequence[Move]]


class _Line(Struct, frozen=True):
    """Moves in a row, the position after them and its worth."""

    moves: tuple[Move, ...]
    state: Any
    worth: float


def best_line(model: TurnModel, state: Any, moves: Sequence[Move], width: int) -> tuple[Move, ...]:
    """The moves of the line that ends its turn with the most worth, of the lines that begin with one of `moves`, at
    least one. After each move the `width` best lines are carried on; of equal ones the earlier."""
    lines = _best((_line(model, (), state, move) for move in moves), width)
    ended: list[_Line] = []
    for _ in range(MAX_DEPTH):
        longer: list[_Line] = []
        for line in lines:
            answers = model.further(line.state)
            longer += (_line(model, line.moves, line.state, answer) for answer in answers)
            if not answers:
                ended.append(line)
        if not longer:
            break
        lines = _best(longer, width)
    return max(ended or lines, key=lambda line: line.worth).moves


def _line(model: TurnModel, moves: tuple[Move, ...], state: Any, move: Move) -> _Line:
    then = model.after(state, move)
    return _Line((*moves, move), then, model.worth(then))


def _best(lines: Iterable[_Line], width: int) -> list[_Line]:
    """The best lines, one of those that come to the same: as much worth and the same question."""
    kept: dict[tuple[float, object], _Line] = {}
    for line in sorted(lines, key=lambda line: -line.worth):
        kept.setdefault((round(line.worth, 6), question(line.state)), line)
        if len(kept) == width:
            break
    return list(kept.values())
