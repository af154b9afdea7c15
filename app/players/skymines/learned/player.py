"""A player who searches its turn as the beam does, by the worth made by hand with a part of what was learned added."""

from collections.abc import Sequence

from msgspec import UNSET

from app.players.corrections import Corrections
from app.players.skymines.beam import WIDTH, BeamPlayer
from app.players.skymines.learned.corrections import shipped
from app.players.skymines.learned.features import features
from app.players.skymines.outlook import Outlook
from app.players.skymines.weights import WEIGHTS, Weights
from app.players.skymines.worth import parts, worth
from app.rules.game import Seat
from app.rules.skymines.vocabulary.state import State

LEARNED = 0.5
"""The part of what was learned that is added: what was learned from games of one player holds less for another."""
DIGITS = 3
"""Decimals of a worth that count, so that sums in another order make no difference."""


class LearnedPlayer(BeamPlayer):
    """Plays Skymines for a worth that was corrected by games. With modules it plays as the beam does: there its moves
    would take too long (docs/robots.md)."""

    def __init__(
        self,
        corrections: Corrections | None = None,
        learned: float = LEARNED,
        weights: Weights = WEIGHTS,
        width: int = WIDTH,
    ) -> None:
        super().__init__(weights, width)
        self._corrections = shipped() if corrections is None else corrections
        self._learned = learned

    def worths(self, states: Sequence[State], seat: Seat) -> list[float]:
        return [
            self._corrected(state, seat) if state.modules is UNSET else worth(state, seat, self._weights)
            for state in states
        ]

    def _corrected(self, state: State, seat: Seat) -> float:
        outlook = Outlook(state, seat, self._weights)
        by_hand = parts(outlook)
        learned = self._corrections.of(features(outlook, by_hand))
        return round(sum(by_hand) + self._learned * learned, DIGITS)
