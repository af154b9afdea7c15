"""What missions mean to a seat: one-time markers, the own bonus space, and the tasks that it has met or is near to."""

from functools import lru_cache

from app.players.skymines.chances import way_now
from app.players.skymines.module_worth import ModuleWorth
from app.players.skymines.outlook import Outlook
from app.players.skymines.owned import Owned
from app.rules.kit.parts import part
from app.rules.skymines.actions.field import spaces_of_tile, yield_of
from app.rules.skymines.board.totals import action_area, face_up_cards, has_tile, resource_totals, totals_of
from app.rules.skymines.components.shapes import COMPANIES, RESOURCES
from app.rules.skymines.components.shapes.missions import AREA_TASKS, InArea, InTurn, Mission, MissionTask
from app.rules.skymines.modules.missions.claims import may_claim
from app.rules.skymines.modules.missions.once_markers import MOVES_ON
from app.rules.skymines.modules.missions.tasks import in_area, progress, status_of
from app.rules.skymines.vocabulary.modules.missions import (
    COLUMNS,
    OWN_SPACE_COST,
    REWARD,
    ClaimTask,
    Missions,
    Status,
)

ONCE_MARKER_WORTH = 2.5
"""What a one-time marker in reserve brings when it is placed, in CrypCoin at the end."""
ROUNDS_WITH_OWN_SPACE = 0.6
"""The part of the rounds to come in which the own bonus space is used."""
MET, HOPE = 0.97, 1.0
"""The part of a task's worth while it can be claimed, and if the cards owned could meet it, in all the rounds of a
game."""
AREA, FEAT = 0.9, 0.8
"""The part of it while cards face up are all that it asks for, and while an action with them could meet it."""
HOPE_POWER = 3
"""How fast hope falls with what is missing: the power of the part that is there."""
TO_OUST = 2
"""Energy points for an ousted piece."""
CHANCE_OF_UNLIKELY_TASK = 0.4
"""The part that is there of what cards alone say nothing about."""


def missions_worth(outlook: Outlook) -> float:
    """Markers, the own space and what of the tasks can be hoped for."""
    if outlook.player.kind != "human":
        return 0.0
    status = status_of(outlook.state, outlook.seat)
    turns = outlook.left + (not outlook.player.dropped)
    return (
        ONCE_MARKER_WORTH * min(status.once, 2 * turns)
        + _own_space(outlook, len(status.claimed))
        + tasks_worth(outlook)
    )


def _own_space(outlook: Outlook, claimed: int) -> float:
    """What the own bonus space brings from now on; part of that while it is not yet open."""
    use = max(0.0, outlook.gain(MOVES_ON) - OWN_SPACE_COST)
    rounds = ROUNDS_WITH_OWN_SPACE * outlook.left + (outlook.state.phase == "action" and not outlook.player.dropped)
    return use * rounds * (claimed / COLUMNS) ** 2


def tasks_worth(outlook: Outlook) -> float:
    """What the best mission that is open to the seat can still bring."""
    if not outlook.left and outlook.player.dropped:
        return 0.0
    status = status_of(outlook.state, outlook.seat)
    if len(status.claimed) == COLUMNS:
        return 0.0
    cards = [card for card in part(outlook.state, Missions).cards if status.mission in (None, card.id)]
    return _prize(outlook, status) * max(_likely(outlook, status, card) for card in cards)


def _prize(outlook: Outlook, status: Status) -> float:
    """What one claim brings: coins, the marker, and the own bonus space that it brings nearer."""
    claimed = len(status.claimed)
    return REWARD + ONCE_MARKER_WORTH + _own_space(outlook, claimed + 1) - _own_space(outlook, claimed)


def _likely(outlook: Outlook, status: Status, card: Mission) -> float:
    """How many of a mission's open tasks can be expected to be claimed."""
    open_tasks = [task for column, task in enumerate(card.tasks) if column not in status.claimed]
    return sum(_of_task(outlook, task) for task in open_tasks)


def _of_task(outlook: Outlook, task: MissionTask) -> float:
    state, seat = outlook.state, outlook.seat
    if progress(state, seat, task) >= task.at and may_claim(state, seat):
        return MET
    hope = HOPE * outlook.left / (outlook.left + 2) * _part(_owned(outlook, task.kind), task.at)
    if outlook.player.dropped:
        return hope
    at_hand = AREA if task.kind in AREA_TASKS else FEAT
    return max(hope, at_hand * _part(_face_up(outlook, task.kind), task.at))


def _part(amount: float, at: int) -> float:
    """What is there of what a task asks for, from 0 to 1, the less the farther away."""
    return float(min(1.0, amount / at) ** HOPE_POWER)


def _face_up(outlook: Outlook, kind: InArea | InTurn) -> float:
    """How far an action with the cards face up gets, with tiles and track bonuses."""
    state, seat = outlook.state, outlook.seat
    match kind:
        case "units" | "track" | "price":
            return max(resource_totals(state, seat).values())
        case "energy" | "expand":
            return totals_of(state, seat)["energy"].amount
        case "ousted":
            return totals_of(state, seat)["energy"].amount / TO_OUST
        case "plans":
            return max((card.value for _, card in face_up_cards(state, seat) if card.kind == "research"), default=0)
        case "upload":
            return way_now(outlook).screens
        case "tank":
            fields = [yield_of(state, seat, card)[0] for _, card in face_up_cards(state, seat) if card.kind == "field"]
            return max([*fields, spaces_of_tile(state, seat) if has_tile(state, seat, "field") else 0])
        case "coins":
            return CHANCE_OF_UNLIKELY_TASK
        case _:
            return in_area(action_area(state, seat), kind)


def _owned(outlook: Outlook, kind: InArea | InTurn) -> float:
    """How far the best of the seat's cards would get in a good round."""
    match kind:
        case "cards":
            return len(outlook.player.slots)
        case "upload":
            return _placed(outlook) if _of_cards(outlook.owned, "plans") else 0
        case _:
            return _of_cards(outlook.owned, kind)


def _placed(outlook: Outlook) -> int:
    """The plans in a row before the upload marker."""
    ahead = outlook.player.screens[outlook.player.upload + 1 :]
    return next((at for at, placed in enumerate(ahead) if placed is None), len(ahead))


@lru_cache(maxsize=2048)
def _of_cards(owned: Owned, kind: InArea | InTurn) -> float:
    """The same for tasks that cards alone can meet. Remembered, as are the sets of cards."""
    match kind:
        case "units" | "track" | "price":
            return max(owned.best(resource) for resource in RESOURCES)
        case "energy" | "expand":
            return owned.best("energy")
        case "ousted":
            return owned.best("energy") / TO_OUST
        case "plans":
            return owned.best("research", 1)
        case "scientists":
            return sum(card.kind in ("research", "field") for card in owned.cards)
        case "tank":
            return 2 * any(card.kind == "field" for card in owned.cards)
        case "shares":
            return max(
                sum(card.share == company and card.kind != "share" for card in owned.cards) for company in COMPANIES
            )
        case _:
            return CHANCE_OF_UNLIKELY_TASK


WORTH = ModuleWorth(missions_worth, tasks_worth, free_moves=(ClaimTask,))
