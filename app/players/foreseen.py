"""Moves followed as far as anybody can foresee them: up to the first event that shows something hidden or hands the
turn on. For analyses of finished games and for advice in running ones."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from app.players.lines import LinePlayer
from app.rules.game import Draw, Event, Game, Move, Seat

MAX_MOVES = 60
"""Moves of one turn that are followed."""


@runtime_checkable
class Judge(LinePlayer, Protocol):
    """A player that says what a position is worth to a seat."""

    def worth(self, state: Any, seat: Seat, /) -> float:
        """In the unit of the game's totals, as far as can be guessed."""


@runtime_checkable
class Comparer(LinePlayer, Protocol):
    """A player that may compare ways to go on by more than the worth of where they lead."""

    def ways_compared(
        self, game: Game, state: Any, seat: Seat, draw: Draw, /
    ) -> Sequence[tuple[float, Sequence[Move]]]:
        """The ways that it has compared, the best one first, which is its line, each with what it is worth; none where
        it goes by the worth of positions alone."""


class Foreseen(Struct, frozen=True):
    """Moves that were followed: each with the position before it; what is foreseen of them, and the position behind."""

    moves: tuple[tuple[Any, Move], ...]
    events: tuple[Event, ...]
    state: Any
    is_open: bool
    """Whether nothing was shown and the turn was not handed on."""


def begun(position: Any) -> Foreseen:
    """A position from which no move has been followed."""
    return Foreseen((), (), position, True)


def along_lines(
    game: Game, player: LinePlayer, so_far: Foreseen, seat: Seat, draw: Draw, goes_on: Callable[[Any, Seat], bool]
) -> Foreseen:
    """The moves that a player would make from here on. `goes_on`: whether what is asked in a position belongs to the
    turn of the seat."""
    found = so_far
    while found.is_open and len(found.moves) < MAX_MOVES and goes_on(found.state, seat):
        found = along(game, found, seat, player.line(game, found.state, seat, draw))
    return found


def along(game: Game, so_far: Foreseen, seat: Seat, moves: Sequence[Move]) -> Foreseen:
    """These moves more, as far as they can be foreseen. Raises `IllegalMove`."""
    found = so_far
    for move in moves:
        found = _further(game, found, seat, move)
        if not found.is_open:
            break
    return found


def _further(game: Game, so_far: Foreseen, seat: Seat, move: Move) -> Foreseen:
    """A move more. Raises `IllegalMove`."""
    decision = game.decide(so_far.state, seat, move)
    foreseen = tuple(takewhile(lambda event: not game.is_boundary((event,)), decision.events))
    is_open = len(foreseen) == len(decision.events)
    after = decision.after if is_open else game.fold(so_far.state, foreseen)
    return Foreseen((*so_far.moves, (so_far.state, move)), so_far.events + foreseen, after, is_open)
