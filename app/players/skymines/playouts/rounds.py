"""Rounds played to their end in deals as a seat may think them to be."""

from collections.abc import Sequence
from math import exp

from msgspec.structs import replace

from app.players.playouts import behind, played_on
from app.players.skymines.self_taught.plans import LOOKED_AT
from app.players.skymines.self_taught.player import RIVAL, SelfTaughtPlayer
from app.rules.game import Draw, Game, Move, Seat
from app.rules.kit.agenda import question
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.questions import Planning
from app.rules.skymines.vocabulary.state import State

PLANS_OF_OTHERS = 6
"""Plans among which others are thought to choose: those that look best to them."""
TEMPERATURE = 3.0
"""They are thought to choose one worth so much less (in CrypCoin) 1 / e times as often."""
NEXT_PLANS = 16
"""Plans of the next round that are weighed at the end of one."""
STEPS = 1 << 30
"""Numbers among which one is drawn where any part of 1 is wanted."""


class Rounds:
    """Rounds of one game, in which all seats play as the robot `self-taught` does."""

    def __init__(self, game: Game, mind: SelfTaughtPlayer, draw: Draw) -> None:
        self._game, self._mind, self._draw = game, mind, draw

    def imagined(self, state: State, seat: Seat) -> State:
        """A deal as the seat may think it to be, in which the others have planned."""
        imagined: State = self._game.imagine(state, seat, self._draw)
        if not isinstance(question(imagined), Planning):
            return imagined
        others = [other for other, player in enumerate(imagined.seats) if other != seat and player.kind == "human"]
        plans = {other: self._plan(imagined, other).cards for other in others}
        seats = [
            replace(player, planned=plans[other]) if other in plans else player
            for other, player in enumerate(imagined.seats)
        ]
        return replace(imagined, seats=tuple(seats))

    def _plan(self, state: State, seat: Seat) -> PlanCards:
        """One of the plans that look best to a seat, the better the likelier."""
        ranked = self._ranked(state, seat, LOOKED_AT)[:PLANS_OF_OTHERS]
        weights = [exp((worth - ranked[0][0]) / TEMPERATURE) for worth, _ in ranked]
        left = self._draw.randrange(STEPS) / STEPS * sum(weights)
        for weight, (_, plan) in zip(weights, ranked, strict=True):
            left -= weight
            if left < 0:
                return plan
        return ranked[0][1]

    def worth_of_end(self, state: State, seat: Seat, moves: Sequence[Move]) -> float:
        """What a seat is expected to have in the end, less a part of what the best other one has, once the round has
        been played to its end from here on; it begins with these moves as far as anybody can foresee them."""
        number = state.round

        def goes_on(position: State) -> bool:
            return position.phase == "action" and position.round == number

        begun = behind(self._game, state, seat, moves)
        return self._worth(played_on(self._game, self._mind, begun, self._draw, goes_on), seat)

    def _worth(self, state: State, seat: Seat) -> float:
        """That of a position between rounds, or of the end of the game."""
        if (outcome := self._game.outcome(state)) is None:
            return self._ranked(state, seat, NEXT_PLANS)[0][0]
        best_other = max((total for other, total in enumerate(outcome.totals) if other != seat), default=0)
        return outcome.totals[seat] - RIVAL * best_other

    def _ranked(self, state: State, seat: Seat, most: int) -> list[tuple[float, PlanCards]]:
        form = self._game.choices(state, seat, words=False).form
        assert form is not None
        return self._mind.ranked_plans(form, state, seat, most)
