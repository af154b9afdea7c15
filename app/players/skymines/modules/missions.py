"""What missions mean to a seat: one-time markers, the own bonus space, and the tasks that it is near to."""

from app.players.skymines.outlook import Outlook
from app.players.skymines.worth import FURTHER_WORTH
from app.rules.skymines.components.shapes.missions import Mission
from app.rules.skymines.modules.missions.marking import MOVES_ON
from app.rules.skymines.modules.missions.tasks import progress, status_of
from app.rules.skymines.modules.missions.vocabulary import COLUMNS, OWN_SPACE_COST, REWARD, Missions
from app.rules.skymines.vocabulary.parts import part

MARKER = 2.5
"""What a one-time marker in reserve brings when it is placed, in CrypCoin at the end."""
ROUNDS = 0.6
"""The part of the rounds to come in which the own bonus space is used."""
HOPE = 0.35
"""The part of a task's worth that all but meeting it is worth: most are met sooner or later."""


@FURTHER_WORTH.of("missions")
def missions_worth(outlook: Outlook) -> float:
    """Markers, the own space and what of the tasks can be hoped for."""
    status = status_of(outlook.state, outlook.seat)
    if outlook.player.kind != "human":
        return 0.0
    turns = outlook.left + (not outlook.player.dropped)
    return MARKER * min(status.once, 2 * turns) + _own_space(outlook, len(status.claimed)) + _tasks(outlook)


def _own_space(outlook: Outlook, claimed: int) -> float:
    """What the own bonus space brings from now on; part of that while it is not yet open."""
    use = max(0.0, outlook.gain(MOVES_ON) - OWN_SPACE_COST)
    rounds = ROUNDS * outlook.left + (outlook.state.phase == "action" and not outlook.player.dropped)
    return use * rounds * (claimed / COLUMNS) ** 2


def _tasks(outlook: Outlook) -> float:
    """What the best mission that is open to the seat can still bring."""
    cards = part(outlook.state, Missions).cards
    mission = status_of(outlook.state, outlook.seat).mission
    return max((_card(outlook, card) for card in cards if mission in (None, card.id)), default=0.0)


def _card(outlook: Outlook, card: Mission) -> float:
    if not outlook.left and outlook.player.dropped:
        return 0.0
    claimed = status_of(outlook.state, outlook.seat).claimed
    open_tasks = [task for column, task in enumerate(card.tasks) if column not in claimed]
    prize = REWARD + (MARKER if outlook.left else 0.0)
    near = (min(1.0, progress(outlook.state, outlook.seat, task) / task.at) for task in open_tasks)
    return sum(HOPE * prize * part_of * part_of for part_of in near)
