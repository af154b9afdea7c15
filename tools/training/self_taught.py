"""A player who searches its turn as the beam does, and chooses its plans, by a worth that was learned from its own
games."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from app.players.skymines.beam import WIDTH, BeamPlayer
from app.players.skymines.learned.features import features
from app.players.skymines.outlook import Outlook
from app.players.skymines.plans import promise
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import parts
from app.rules.game import Choices, Game, Move, Seat
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.state import State
from tools.training.by_round import ByRound
from tools.training.plans import plans_with_outlooks

DIGITS = 3
"""Decimals of a worth that count, so that sums in another order make no difference."""


class SelfTaughtPlayer(BeamPlayer):
    """Plays Skymines for a worth that was corrected by its own games, again and again. `plans` is the part that this
    has in the choice of a plan; what is left is what the worth made by hand thinks of it."""

    def __init__(self, corrections: ByRound, plans: float = 1.0, width: int = WIDTH) -> None:
        super().__init__(WEIGHTS, width)
        self._corrections, self._plans = corrections, plans

    def worths(self, states: Sequence[State], seat: Seat) -> list[float]:
        return [self._of(Outlook(state, seat, self._weights)) for state in states]

    def _of(self, outlook: Outlook) -> float:
        by_hand = parts(outlook)
        return round(sum(by_hand) + self._corrections.of(features(outlook, by_hand)), DIGITS)

    def without_search(self, game: Game, state: State, seat: Seat, choices: Choices) -> Move | None:
        if choices.form is not None and self._plans:
            return self._plan(choices.form, state, seat)
        return super().without_search(game, state, seat, choices)

    def _plan(self, form: Mapping[str, Any], state: State, seat: Seat) -> PlanCards:
        plans, outlooks = plans_with_outlooks(form, state, seat, self._weights)
        worths = _from_mean([self._of(outlook) for outlook in outlooks])
        if self._plans < 1:
            promises = _from_mean([promise(outlook) for outlook in outlooks])
            worths = [
                self._plans * worth + (1 - self._plans) * promised
                for worth, promised in zip(worths, promises, strict=True)
            ]
        return plans[max(range(len(plans)), key=lambda at: round(worths[at], DIGITS))]


def _from_mean(values: Sequence[float]) -> list[float]:
    mean = fmean(values)
    return [value - mean for value in values]
