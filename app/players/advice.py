"""What a robot would do on a seat, for the person who sits there: the rest of a turn, and what else they could do.

The robot is shown the position as the seat may think it to be, so that its advice depends on nothing that the seat may
not know. Its line, and turns that begin otherwise, are followed as far as anybody can foresee them. They are weighed as
the robot itself has compared them, or else by its worth of the positions that they come to. A few CrypCoin or VP say
little (docs/robots.md): differences have three degrees.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, Literal

from msgspec import Struct

from app.players.analysis import MIN_LOSS, Analyst
from app.players.foreseen import Comparer, Foreseen, Judge, along, along_lines, begun
from app.players.lines import LinePlayer
from app.players.looking_ahead import after
from app.players.player import Player
from app.rules.game import About, Choices, Draw, Event, Game, Line, Move, Seat, tag_of

MAX_WEIGHED = 16
"""Other moves to begin with whose turns are searched."""
MAX_OTHERS = 3
"""How many other ways are told."""

Less = Literal["as-good", "less", "much-less"]
"""What another way is worth beside the one that is advised."""


class AdvisedMove(Struct, frozen=True, kw_only=True):
    """A move of a turn: the question that it answers (`step`, `about`), and `lines` of what it costs and brings."""

    step: str
    about: About
    move: Move
    lines: tuple[Line, ...] = ()


class Way(Struct, frozen=True, kw_only=True):
    """A turn, as far as it can be foreseen: its moves, and what comes of them as the seat may see it. `less`: None of
    the way that is advised."""

    moves: tuple[AdvisedMove, ...]
    events: tuple[Event, ...]
    less: Less | None = None


class Advice(Struct, frozen=True, kw_only=True):
    """The way that is advised, and others that begin with another move, the best first."""

    best: Way
    others: tuple[Way, ...] = ()


def line_advised(
    game: Game, player: Player, analyst: Analyst | None, position: Any, seat: Seat, draw: Draw
) -> Foreseen:
    """What the robot would do from a position on, which the seat may think to be the case."""
    if not isinstance(player, LinePlayer):
        return along(game, begun(position), seat, (player.choose(game, position, seat, draw),))
    found = along(game, begun(position), seat, player.line(game, position, seat, draw))
    return found if analyst is None else along_lines(game, player, found, seat, draw, analyst.goes_on)


def weighed(
    game: Game, player: Player, analyst: Analyst | None, found: Foreseen, seat: Seat, draw: Draw
) -> tuple[Foreseen, list[tuple[Foreseen, Less]]]:
    """The best way to go on where the robot's line begins, and others with what they are worth beside it, the best
    first. None where no turn is taken, or nobody weighs positions. The best way is another than the robot's line only
    where the robot has compared its line with nothing itself."""
    position, _ = found.moves[0]
    if analyst is None or not isinstance(player, Judge) or not analyst.goes_on(position, seat):
        return found, []
    compared = _compared(game, player, analyst, position, seat, draw)
    ways = compared or [(0.0, found)]
    expected, known = player.worth(ways[0][1].state, seat), [way.moves[0][1] for _, way in ways]
    for other in _to_weigh(game, player, position, seat, known):
        begins = along(game, begun(position), seat, (other,))
        way = along_lines(game, player, begins, seat, draw, analyst.goes_on)
        ways.append((ways[0][0] + player.worth(way.state, seat) - expected, way))
    fixed = 1 if compared else 0
    (worth, best), *others = _different(ways[:fixed] + sorted(ways[fixed:], key=lambda way: -way[0]))
    return best, [(way, _less(analyst, worth - less)) for less, way in others[:MAX_OTHERS]]


def _compared(
    game: Game, player: Player, analyst: Analyst, position: Any, seat: Seat, draw: Draw
) -> list[tuple[float, Foreseen]]:
    """The ways that the player has compared itself, with what they are worth: its line first, and of the others the
    best one that begins with the same move; none where it goes by the worth of positions alone."""
    if not isinstance(player, Comparer):
        return []
    firsts: dict[Move, tuple[float, Foreseen]] = {}
    for worth, moves in player.ways_compared(game, position, seat, draw):
        if moves[0] not in firsts:
            begins = along(game, begun(position), seat, moves)
            firsts[moves[0]] = worth, along_lines(game, player, begins, seat, draw, analyst.goes_on)
    return list(firsts.values())


def advice_of(game: Game, seat: Seat, best: Foreseen, others: Iterable[tuple[Foreseen, Less]] = ()) -> Advice:
    """What is told of ways that were found."""
    return Advice(
        best=_way(game, seat, best),
        others=tuple(_way(game, seat, way, less) for way, less in others),
    )


def _to_weigh(game: Game, player: Judge, position: Any, seat: Seat, known: Sequence[Move]) -> list[Move]:
    """Other moves that are offered: of each kind those first that look best by the position behind them alone."""
    kinds: dict[str, list[tuple[float, Move]]] = {}
    for move in game.choices(position, seat, words=False).moves:
        if move not in known:
            worth = player.worth(after(game, position, seat, move), seat)
            kinds.setdefault(tag_of(move), []).append((worth, move))
    ranked = [[move for _, move in sorted(moves, key=lambda item: -item[0])] for moves in kinds.values()]
    turns = (move for moves in zip_longest(*ranked) for move in moves if move is not None)
    return [move for move, _ in zip(turns, range(MAX_WEIGHED), strict=False)]


def _different(ways: Iterable[tuple[float, Foreseen]]) -> Iterator[tuple[float, Foreseen]]:
    """The ways without those that come to the same as one before."""
    known: set[float] = set()
    for worth, way in ways:
        if (rounded := round(worth, 6)) not in known:
            known.add(rounded)
            yield worth, way


def _less(analyst: Analyst, less: float) -> Less:
    if less < MIN_LOSS:
        return "as-good"
    return "less" if less < analyst.much else "much-less"


def _way(game: Game, seat: Seat, found: Foreseen, less: Less | None = None) -> Way:
    moves = tuple(_told(game.choices(position, seat), move) for position, move in found.moves)
    shown = tuple(event for event in (game.redact(event, seat) for event in found.events) if event is not None)
    return Way(moves=moves, events=shown, less=less)


def _told(choices: Choices, move: Move) -> AdvisedMove:
    lines = next((lines for offered, lines in zip(choices.moves, choices.lines, strict=False) if offered == move), ())
    return AdvisedMove(step=choices.step, about=choices.about, move=move, lines=lines)
