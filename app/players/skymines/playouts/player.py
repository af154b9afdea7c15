"""A player who chooses its turns and plans by rounds that it plays out in imagined deals."""

from typing import Any

from msgspec import UNSET, Struct

from app.players.halving import Stage
from app.players.playouts import Ways, compared
from app.players.skymines.playouts.rounds import Rounds
from app.players.skymines.self_taught.player import SelfTaughtPlayer
from app.rules.game import Draw, Game, Move, Seat
from app.rules.kit.agenda import question
from app.rules.skymines.vocabulary.questions import Planning, TakeTurn
from app.rules.skymines.vocabulary.state import State


PLAYED_OUT = 0.5
"""What rounds played out count; what the way was worth before counts the rest."""


class Effort(Struct, frozen=True):
    """How often plans and lines of a turn are tried."""

    plans: tuple[Stage, ...]
    lines: tuple[Stage, ...]


OF_TWO = Effort(
    plans=(Stage(ways=6, trials=1), Stage(ways=3, trials=1), Stage(ways=2, trials=2)),
    lines=(Stage(ways=6, trials=1), Stage(ways=2, trials=1)),
)
"""With two seats: 13 rounds for each planning, 8 for a turn at most."""
OF_MORE = Effort(
    plans=(Stage(ways=5, trials=1), Stage(ways=2, trials=1)),
    lines=(Stage(ways=6, trials=1),),
)
"""With more of them, whose rounds take longer: 7 and 6."""


class PlayoutPlayer(SelfTaughtPlayer):
    """Plays Skymines as the robot `self-taught` does, but compares its best plans, and the best lines of its turns, by
    how rounds end with them in which all play so. With modules it plays as the beam does."""

    def __init__(self, effort: Effort | None = None) -> None:
        super().__init__()
        self._effort, self._mind = effort, SelfTaughtPlayer()

    def line(self, game: Game, state: Any, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        if ways := self.ways_compared(game, state, seat, draw):
            return ways[0][1]
        return super().line(game, state, seat, draw)

    def ways_compared(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Ways:
        """The plans, or the lines of a turn, that it has tried; none where it goes by the worth of positions alone."""
        if state.modules is not UNSET or not isinstance(question(state), Planning | TakeTurn):
            return ()
        effort = self._effort or (OF_TWO if len(state.seats) <= 2 else OF_MORE)
        choices = game.choices(state, seat, words=False)
        if choices.form is not None:
            plans = self.ranked_plans(choices.form, state, seat)
            return self._tried(game, [(worth, (plan,)) for worth, plan in plans], effort.plans, state, seat, draw)
        if self.without_search(game, state, seat, choices) is not None:
            return ()
        lines = self.lines(game, state, seat, choices, effort.lines[0].ways)
        return self._tried(game, [(line.worth, line.moves) for line in lines], effort.lines, state, seat, draw)

    def _tried(self, game: Game, ways: Ways, stages: tuple[Stage, ...], state: State, seat: Seat, draw: Draw) -> Ways:
        """The ways that promise most, compared by rounds in the same deals."""
        rounds = Rounds(game, self._mind, draw)
        return compared(
            ways,
            stages,
            PLAYED_OUT,
            lambda: rounds.imagined(state, seat),
            lambda deal, moves: rounds.worth_of_end(deal, seat, moves),
        )
