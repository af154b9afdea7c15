"""A player who searches its turn as the beam does, by the worth made by hand with a part of what was learned added."""

from app.players.corrections import Corrections
from app.players.shackleton.beam import WIDTH, BeamPlayer
from app.players.shackleton.learned.corrections import shipped
from app.players.shackleton.learned.features import features
from app.players.shackleton.weights import WEIGHTS
from app.players.shackleton.worth import Worth
from app.rules.shackleton.vocabulary.state import State

LEARNED = 0.5
"""The part of what was learned that is added: what was learned from games of one player holds less for another."""
DIGITS = 3
"""Decimals of a worth that count, so that sums in another order make no difference."""


class LearnedPlayer(BeamPlayer):
    """Plays Shackleton Base for a worth that was corrected by games."""

    def __init__(self, corrections: Corrections | None = None, learned: float = LEARNED, width: int = WIDTH) -> None:
        super().__init__(WEIGHTS, width)
        self._corrections = shipped() if corrections is None else corrections
        self._learned = learned

    def worth(self, state: State, seat: int) -> float:
        worth = Worth(state, seat, self.weights)
        parts = worth.parts()
        return round(sum(parts) + self._learned * self._corrections.of(features(worth, parts)), DIGITS)
