"""A player of Shackleton Base who compares the lines of its turn by rounds that it plays out in imagined deals."""

from collections.abc import Sequence
from typing import Any

from app.players.halving import Stage
from app.players.playouts import Ways, behind, compared, played_on
from app.players.shackleton.learned.player import LearnedPlayer
from app.rules.game import Draw, Game, Move, Seat
from app.rules.kit.agenda import question
from app.rules.shackleton.vocabulary.questions import TakeTurn
from app.rules.shackleton.vocabulary.state import State

OF_TWO = (Stage(ways=6, trials=1), Stage(ways=3, trials=2))
"""How often lines are tried with two seats."""
OF_MORE = (Stage(ways=4, trials=1),)
"""With more of them, whose rounds take longer."""
WIDTH_PLAYED_OUT = 2
"""Lines that are carried on in the turns of rounds that are played out."""
PLAYED_OUT = 0.5
"""What rounds played out count; what the line was worth before counts the rest."""
RIVAL = 0.5
"""What counts of the best other total at the end of a game."""


class PlayoutPlayer(LearnedPlayer):
    """Plays Shackleton Base as the robot `learned` does, but compares the best lines of its turn by how rounds end with
    them in which all play so."""

    def __init__(self, stages: Sequence[Stage] | None = None) -> None:
        super().__init__()
        self._stages, self._mind = stages, LearnedPlayer(width=WIDTH_PLAYED_OUT)

    def line(self, game: Game, state: Any, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        if ways := self.ways_compared(game, state, seat, draw):
            return ways[0][1]
        return super().line(game, state, seat, draw)

    def ways_compared(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Ways:
        """The lines of a turn that it has tried; none where it goes by the worth of positions alone."""
        step = question(state)
        if not isinstance(step, TakeTurn) or step.must is not None:
            return ()
        stages = self._stages or (OF_TWO if len(state.seats) <= 2 else OF_MORE)
        lines = self.lines(game, state, seat, stages[0].ways)
        return compared(
            [(line.worth, line.moves) for line in lines],
            stages,
            PLAYED_OUT,
            lambda: game.imagine(state, seat, draw),
            lambda deal, moves: self._worth_of_end(game, deal, seat, moves, draw),
        )

    def _worth_of_end(self, game: Game, state: State, seat: Seat, moves: Sequence[Move], draw: Draw) -> float:
        """What a seat is expected to have in the end, less a part of what the best other one has, once the round has
        been played to its end from here on; it begins with these moves as far as anybody can foresee them."""
        number = state.round
        end = played_on(
            game, self._mind, behind(game, state, seat, moves), draw, lambda position: bool(position.round == number)
        )
        if (outcome := game.outcome(end)) is None:
            return self._mind.worth(end, seat)
        best_other = max((total for other, total in enumerate(outcome.totals) if other != seat), default=0)
        return outcome.totals[seat] - RIVAL * best_other
