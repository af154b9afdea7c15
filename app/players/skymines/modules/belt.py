"""What an expansion on the Belt still holds for a seat until it has ended."""

from app.players.skymines import chances
from app.players.skymines.outlook import Outlook
from app.players.skymines.worth import FURTHER_WORTH
from app.rules.skymines.modules.belt.expanding import rewards_of
from app.rules.skymines.modules.belt.reach import map_of
from app.rules.skymines.modules.belt.vocabulary import ExpandOnBelt, RewardOnBelt

SPENT = 0.7
"""The part of an energy point's worth that those still to be spent are sure to bring."""


@FURTHER_WORTH.of("belt")
def belt_worth(outlook: Outlook) -> float:
    """The rewards that are due, and the energy left."""
    return sum(
        _pending(outlook, step)
        for step in outlook.state.agenda
        if isinstance(step, ExpandOnBelt | RewardOnBelt) and step.seat == outlook.seat
    )


def _pending(outlook: Outlook, step: ExpandOnBelt | RewardOnBelt) -> float:
    due = rewards_of(map_of(outlook.state), step.company, step.entered, step.present)
    rewards = outlook.gains(tuple(gain for gain, _ in due))
    if isinstance(step, RewardOnBelt):
        return rewards
    return rewards + SPENT * chances.energy_point(outlook) * step.energy
