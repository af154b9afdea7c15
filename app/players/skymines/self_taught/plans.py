"""Which cards to plan by a learned worth: that of the round's beginning with them face up."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from app.players.skymines.outlook import Outlook
from app.players.skymines.plans import different_plans, with_plan
from app.players.skymines.weights import WEIGHTS, Weights
from app.rules.skymines.board.bonuses import in_effect_next_turn
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.state import State

LOOKED_AT = 40
"""Sets of cards that are weighed; of more, the strongest ones."""


def outlook_of_round(state: State, seat: int, weights: Weights = WEIGHTS) -> Outlook:
    """The outlook on the round that is planned, as if it began with nobody's cards."""
    player = replace(state.seats[seat], bonuses=in_effect_next_turn(state, seat))
    seats = (*state.seats[:seat], player, *state.seats[seat + 1 :])
    return Outlook(replace(state, seats=seats, phase="action"), seat, weights)


def outlook_of_plan(state: State, seat: int, plan: PlanCards) -> Outlook:
    """The outlook on the round that is planned, with the plan's cards face up."""
    return with_plan(outlook_of_round(state, seat), plan)


def plans_with_outlooks(
    form: Mapping[str, Any], state: State, seat: int, weights: Weights, most: int = LOOKED_AT
) -> tuple[Sequence[PlanCards], Sequence[Outlook]]:
    """The plans that are worth a look, so many at `most`, and the outlook on the round with each."""
    outlook = outlook_of_round(state, seat, weights)
    plans = different_plans(form, outlook, most)
    return plans, [with_plan(outlook, plan) for plan in plans]
