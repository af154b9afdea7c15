"""What is still to come of a game for a seat, and what things are worth with that."""

from collections.abc import Iterable

from app.players.shackleton.weights import WEIGHTS, Weights
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.nouns import CREDITS, ENERGY, RARE_EARTH, REPUTATION, TITANIUM, VP
from app.rules.shackleton.vocabulary.state import SeatState, State


class Outlook:
    """A position as a seat sees it."""

    def __init__(self, state: State, seat: int, weights: Weights = WEIGHTS) -> None:
        self.state, self.seat, self.weights = state, seat, weights
        self.player: SeatState = state.seats[seat]
        setup = tables(state).setup
        self.later: int = setup.rounds - max(1, state.round)
        """The rounds after this one."""
        self.incomes: int = 0 if state.phase == "finished" else self.later + 1
        """The Maintenance phases that are still to come."""
        left = sum(self.player.astronauts) if state.round and self.player.tile else setup.astronauts
        self.actions: int = left + setup.astronauts * self.later
        """The main actions that are still to come."""
        self.pressing: float = 1 - left / setup.astronauts
        """How much of the round is over."""
        self.rounds: float = self.actions / setup.astronauts
        """The same in rounds."""
        self.played: float = setup.rounds - self.rounds
        """The rounds that are over, with the part of this one."""
        self.use: float = min(1.0, self.actions / setup.astronauts)
        """The part of their worth that things to spend still have."""

    def thing(self, thing: str) -> float:
        """What one of a thing is worth."""
        weights = self.weights
        if thing in (VP, REPUTATION):
            return 1.0
        if thing == CREDITS:
            return weights.credit * self.use
        if thing == TITANIUM:
            return weights.metal * self.use
        if thing == RARE_EARTH:
            return weights.metal * weights.rarer * self.use
        if thing == ENERGY:
            return weights.energy * self.use
        if thing == "astronaut":
            return weights.astronaut
        if thing in ("token", "corporation_action"):
            return weights.token
        if thing == "step":
            return weights.step * 1.5 * self.use
        return weights.metal if thing == "mine" else weights.good * max(self.use, 0.3)

    def gains(self, gains: Iterable[Gain]) -> float:
        """What gains are worth."""
        return sum(each.amount * self.thing(each.what) for each in gains)
