"""A search of the seat's own turn that any game can use: lines of answers, the best few of them carried on."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from app.players.looking_ahead import after
from app.rules.game import Game, Move, Seat

MAX_DEPTH = 16
"""Questions of one turn that are looked ahead over."""


class Sight(Struct, frozen=True):
    """What a game says of a position in mid-turn. `worth`: what it is worth to the seat; `further`: the answers that
    the turn still asks of it, none where the turn is as good as over; `question`: what is asked, which tells positions
    of the same worth apart."""

    worth: Callable[[Any, Seat], float]
    further: Callable[[Any, Seat], Sequence[Move]]
    question: Callable[[Any], object]


class Line(Struct, frozen=True):
    """Answers in a row, the position behind them and what it is worth."""

    moves: tuple[Move, ...]
    state: Any
    worth: float


def best_line(game: Game, state: Any, seat: Seat, moves: Sequence[Move], sight: Sight, width: int) -> Line:
    """The line that ends its turn with the most worth, of those that begin with one of these moves, at least one. After
    each answer the `width` best lines go on; of equal ones the earlier."""
    open_lines, best = _kept((_behind(game, Line((), state, 0.0), move, seat, sight) for move in moves), width, sight), None
    for _ in range(MAX_DEPTH):
        further: list[Line] = []
        for line in open_lines:
            answers = sight.further(line.state, seat)
            further += [_behind(game, line, answer, seat, sight) for answer in answers]
            if not answers and (best is None or line.worth > best.worth):
                best = line
        if not further:
            break
        open_lines = _kept(further, width, sight)
    return best if best is not None else open_lines[0]


def _behind(game: Game, line: Line, move: Move, seat: Seat, sight: Sight) -> Line:
    then = after(game, line.state, seat, move)
    return Line((*line.moves, move), then, sight.worth(then, seat))


def _kept(lines: Any, width: int, sight: Sight) -> list[Line]:
    """The best of them, one of those that lead to the same position."""
    kept: dict[tuple[float, object], Line] = {}
    for line in sorted(lines, key=lambda line: -line.worth):
        kept.setdefault((round(line.worth, 6), sight.question(line.state)), line)
        if len(kept) == width:
            break
    return list(kept.values())
