"""A player who chooses its turns and plans by rounds that it plays out in imagined deals."""

from typing import Any

from msgspec import UNSET, Struct

from app.players.halving import Stage
from app.players.playouts import Ways, compared
from app.players.skymines.beam import WIDTH
from app.players.skymines.playouts.candidates import lines_to_try
from app.players.skymines.playouts.rounds import Rounds
from app.players.skymines.self_taught.player import SelfTaughtPlayer
from app.rules.game import Draw, Game, Move, Seat
from app.rules.kit.agenda import question
from app.rules.skymines.vocabulary.questions import Planning, TakeTurn
from app.rules.skymines.vocabulary.state import State


class Effort(Struct, frozen=True, kw_only=True):
    """How often plans and lines of a turn are tried, and what such trials count (`plans_count`, `lines_count`): what
    the way was worth before counts the rest. `width`: lines that the search of a turn carries on; `of_a_kind`: lines
    that are tried with each kind of move to begin with, if there are so many."""

    plans: tuple[Stage, ...]
    plans_count: float = 0.5
    lines: tuple[Stage, ...]
    lines_count: float = 0.5
    width: int = WIDTH
    of_a_kind: int = 0


OF_TWO = Effort(
    plans=(Stage(ways=6, trials=2), Stage(ways=3, trials=3)),
    plans_count=0.6,
    lines=(Stage(ways=12, trials=1), Stage(ways=4, trials=1)),
    lines_count=0.9,
    width=8,
    of_a_kind=2,
)
"""With two seats: 21 rounds for each planning, 16 for a turn at most."""
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
            plans = [(worth, (plan,)) for worth, plan in self.ranked_plans(choices.form, state, seat)]
            return self._tried(game, plans, effort.plans, effort.plans_count, state, seat, draw)
        if self.without_search(game, state, seat, choices) is not None:
            return ()
        searcher = SelfTaughtPlayer(width=effort.width)
        lines = lines_to_try(searcher, game, state, seat, choices, effort.lines[0].ways, effort.of_a_kind)
        ways = [(line.worth, line.moves) for line in lines]
        return self._tried(game, ways, effort.lines, effort.lines_count, state, seat, draw)

    def _tried(
        self, game: Game, ways: Ways, stages: tuple[Stage, ...], part: float, state: State, seat: Seat, draw: Draw
    ) -> Ways:
        """The ways that promise most, compared by rounds in the same deals, which count this part."""
        rounds = Rounds(game, self._mind, draw)
        return compared(
            ways,
            stages,
            part,
            lambda: rounds.imagined(state, seat),
            lambda deal, moves: rounds.worth_of_end(deal, seat, moves),
        )
