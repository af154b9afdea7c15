"""A player who searches its turn as the beam does, and chooses its plans, by what its own games have taught it."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import UNSET

from app.players.skymines.beam import WIDTH, BeamPlayer
from app.players.skymines.learned.features import features
from app.players.skymines.outlook import Outlook
from app.players.skymines.self_taught.by_hand import corrected
from app.players.skymines.self_taught.network import Array, Network, shipped
from app.players.skymines.self_taught.plans import LOOKED_AT, plans_with_outlooks
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import parts
from app.rules.game import Choices, Game, Move, Seat
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.state import State

BY_HAND_PART = 0.4
"""What the robot `learned` goes by counts so much: neither plays as well alone (docs/robots.md)."""
RIVAL = 0.5
"""What a CrypCoin of the best other seat counts against one of its own."""
DIGITS = 3
"""Decimals of a worth that count, so that sums in another order make no difference."""


class SelfTaughtPlayer(BeamPlayer):
    """Plays Skymines for what it expects to have in the end, and others not. `by_hand`: the part that the worth of the
    robot `learned` has in this. `tastes`: what each feature counts besides, by which it tries other ways. With modules,
    which it knows nothing of, it plays as the beam does."""

    def __init__(
        self,
        network: Network | None = None,
        width: int = WIDTH,
        by_hand: float = BY_HAND_PART,
        tastes: Array | None = None,
    ) -> None:
        super().__init__(WEIGHTS, width)
        self._network = shipped() if network is None else network
        self._by_hand, self._tastes = by_hand, tastes

    def worths(self, states: Sequence[State], seat: Seat) -> list[float]:
        if states and states[0].modules is not UNSET:
            return super().worths(states, seat)
        return self._of([Outlook(state, seat, self._weights) for state in states])

    def _of(self, outlooks: Sequence[Outlook]) -> list[float]:
        if not outlooks:
            return []
        rows = np.array([features(outlook, parts(outlook)) for outlook in outlooks], dtype=np.float32)
        totals = self._network.totals(rows)
        worths = totals[:, 0] - RIVAL * totals[:, 1]
        if self._by_hand:
            worths = (1 - self._by_hand) * worths + self._by_hand * corrected().of(rows)
        if self._tastes is not None:
            worths = worths + rows @ self._tastes
        return [round(worth, DIGITS) for worth in worths.tolist()]

    def without_search(self, game: Game, state: State, seat: Seat, choices: Choices) -> Move | None:
        if choices.form is not None and state.modules is UNSET:
            return self.ranked_plans(choices.form, state, seat)[0][1]
        return super().without_search(game, state, seat, choices)

    def ranked_plans(
        self, form: Mapping[str, Any], state: State, seat: Seat, most: int = LOOKED_AT
    ) -> list[tuple[float, PlanCards]]:
        """The plans that are worth a look, of so many at most, each with the worth of the round's beginning with its
        cards face up, the best first."""
        plans, outlooks = plans_with_outlooks(form, state, seat, self._weights, most)
        return sorted(zip(self._of(outlooks), plans, strict=True), key=lambda ranked: -ranked[0])
