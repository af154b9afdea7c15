"""A player who chooses its plans by rounds that it plays out in imagined deals."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from app.players.skymines.playouts.halving import Stage, best_of
from app.players.skymines.playouts.rounds import Rounds
from app.players.skymines.self_taught.player import SelfTaughtPlayer
from app.rules.game import Draw, Game, Move, Seat
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.state import State

STAGES = (Stage(ways=6, trials=1), Stage(ways=3, trials=1), Stage(ways=2, trials=2))
"""How often plans are tried: 13 rounds for each planning."""
PLAYED_OUT = 0.5
"""What rounds played out count; what the plan was worth before counts the rest."""


class PlayoutPlayer(SelfTaughtPlayer):
    """Plays Skymines as the robot `self-taught` does, but compares its best plans by how rounds end with them in which
    all play so. With modules it plays as the beam does."""

    def __init__(self, stages: tuple[Stage, ...] = STAGES) -> None:
        super().__init__()
        self._stages, self._mind = stages, SelfTaughtPlayer()

    def line(self, game: Game, state: Any, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        choices = game.choices(state, seat, words=False)
        if choices.form is not None and state.modules is UNSET:
            return (self._tried_plan(game, choices.form, state, seat, draw),)
        return super().line(game, state, seat, draw)

    def _tried_plan(self, game: Game, form: Mapping[str, Any], state: State, seat: Seat, draw: Draw) -> PlanCards:
        """The best of the plans that promise most."""
        ranked = self.ranked_plans(form, state, seat)
        rounds = Rounds(game, self._mind, draw)
        deals: list[State] = []

        def outcome(way: int, trial: int) -> float:
            while len(deals) <= trial:
                deals.append(rounds.imagined(state, seat))
            return rounds.worth_of_end(deals[trial], seat, (ranked[way][1],))

        return ranked[best_of([worth for worth, _ in ranked], self._stages, PLAYED_OUT, outcome)][1]
