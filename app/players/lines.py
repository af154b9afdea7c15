"""Players that answer with a line of moves, and how a line is followed."""

from typing import Any, Protocol, runtime_checkable

from app.players.player import Player
from app.rules.game import Draw, Game, IllegalMove, Move, Seat


@runtime_checkable
class LinePlayer(Player, Protocol):
    """A player that searches further than its next move."""

    def line(self, game: Game, state: Any, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        """The move that `choose` would answer with, and those that the seat means to make after it in this turn."""


class LineFollower:
    """Asks the players of one game for their moves, and follows their lines.

    The next move of a line is made without asking the player again if the game stands exactly where the line has led,
    nothing was revealed on the way, and the move is offered. Otherwise the player is asked again. So nothing depends on
    this memory but the time that is spent: without it, after a restart, a player searches again.
    """

    def __init__(self) -> None:
        self._seat: Seat | None = None
        self._state: Any = None
        self._rest: tuple[Move, ...] = ()

    def move_of(self, player: Player, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        """The move of a player for the seat in this state."""
        return self.follow(game, state, seat, self.rest(state, seat) or line_of(player, game, state, seat, draw))

    def rest(self, state: Any, seat: Seat) -> tuple[Move, ...]:
        """What is left of a line that leads on from this state; () if the player has to be asked."""
        return self._rest if seat == self._seat and state == self._state else ()

    def follow(self, game: Game, state: Any, seat: Seat, line: tuple[Move, ...]) -> Move:
        """The first move of a line, which begins in this state; the others may follow."""
        self._remember(game, state, seat, line)
        return line[0]

    def _remember(self, game: Game, state: Any, seat: Seat, line: tuple[Move, ...]) -> None:
        """Keep what can be followed of a line after its first move."""
        self._seat = self._state = None
        self._rest = line[1:]
        if not self._rest:
            return
        decision = game.decide(state, seat, line[0])
        if game.is_boundary(decision.events) or not _is_offered(game, decision.after, seat, self._rest[0]):
            self._rest = ()
        else:
            self._seat, self._state = seat, decision.after


def line_of(player: Player, game: Game, state: Any, seat: Seat, draw: Draw) -> tuple[Move, ...]:
    """What a player means to do on the seat in this state, one move at least. It is shown what the seat may know:
    decks, seeds and what others hide are imagined, so that no move depends on them."""
    imagined = game.imagine(state, seat, draw)
    if isinstance(player, LinePlayer):
        return player.line(game, imagined, seat, draw)
    return (player.choose(game, imagined, seat, draw),)


def _is_offered(game: Game, state: Any, seat: Seat, move: Move) -> bool:
    try:
        game.decide(state, seat, move)
    except IllegalMove:
        return False
    return True
