"""What lies ahead on the research track: how likely its plans can be entered, and what that is worth."""

from collections.abc import Iterator

from msgspec import Struct

from app.players.skymines.outlook import Outlook
from app.rules.skymines.actions.research import entry_cost, open_requirements, reward_of
from app.rules.skymines.board.requirements import InUse, are_met
from app.rules.skymines.vocabulary.state import PlacedPlan

RICH = 40
"""CrypCoin that pay for any special plan."""


class Way(Struct, frozen=True):
    """What a research scientist face up now can enter: screens in a row, the coins paid, the last plan's reward."""

    screens: int = 0
    paid: int = 0
    reward: float = 0.0


def screen_value(outlook: Outlook, screen: int) -> float:
    """What entering a screen adds: its part of the value ahead, and of the way to the additional slot."""
    track = outlook.index.components.research
    low, value = -1, 0
    worth = 0.0
    for mark in track.values:
        if screen <= mark.at:
            worth = (mark.value - value) / (mark.at - low)
            break
        low, value = mark.at, mark.value
    if screen <= track.slot_at and len(outlook.player.slots) < 5:
        worth += outlook.slot_worth * outlook.weights.slot / (track.slot_at + 1)
    return worth


def reached(outlook: Outlook) -> float:
    """What the upload marker's place is worth: each screen entered its part, in the last round less on the way."""
    kept, asked = outlook.appraisal.kept, ("reached", outlook.player.upload, outlook.player.screens)
    known: float | None = kept.get(asked)
    if known is None:
        known = kept[asked] = _reached(outlook)
    return known


def _reached(outlook: Outlook) -> float:
    track = outlook.index.components.research
    at = outlook.player.upload
    low, value = -1, 0
    part = outlook.weights.on_the_way if outlook.left else outlook.weights.last_way
    worth = 0.0
    for mark in track.values:
        if at < mark.at:
            worth = value + (mark.value - value) * part * (at - low) / (mark.at - low)
            break
        low, value = mark.at, mark.value
        worth = float(value)
    if at < track.slot_at:
        worth += outlook.slot_worth * outlook.weights.slot * (at + 1) / (track.slot_at + 1)
    return worth + sum(outlook.index.special[plan].value for plan in _specials(outlook))


def _specials(outlook: Outlook) -> Iterator[str]:
    for placed in outlook.player.screens[: outlook.player.upload + 1]:
        if placed is not None and placed.face_up and placed.plan in outlook.index.special:
            yield placed.plan


def ahead(outlook: Outlook, now: Way) -> float:
    """What the plans before the upload marker are worth, the later the less, behind a gap hardly anything.

    Those that can be entered `now` are as good as entered.
    """
    player = outlook.player
    kept, asked = outlook.appraisal.kept, (player.screens, player.upload, min(player.coins, RICH), now)
    known: float | None = kept.get(asked)
    if known is None:
        known = kept[asked] = _ahead(outlook, now)
    return known


def _ahead(outlook: Outlook, now: Way) -> float:
    weights, player = outlook.weights, outlook.player
    reach = max(outlook.left * weights.screens_a_round, 0.01)
    worth, through = weights.at_hand * (now.reward - now.paid), 1.0
    for at, screen in enumerate(range(player.upload + 1, len(player.screens)), 1):
        placed = player.screens[screen]
        if placed is None:
            through *= weights.gap
        elif at <= now.screens:
            worth += weights.at_hand * (screen_value(outlook, screen) + _special_value(outlook, placed))
        else:
            value = screen_value(outlook, screen) + plan_extra(outlook, placed)
            likely = likelihood(outlook, placed) * min(1.0, reach / (at - now.screens)) ** 1.5
            worth += weights.ahead * value * through * likely * min(1, outlook.left)
            through *= max(likely, weights.gate)
    return worth


def _special_value(outlook: Outlook, placed: PlacedPlan) -> int:
    special = outlook.index.special.get(placed.plan)
    return special.value if special and placed.face_up else 0


def plan_extra(outlook: Outlook, placed: PlacedPlan) -> float:
    """What a plan brings beside the screen: a special one its value, others a part of the reward."""
    return outlook.appraisal.plan(placed.plan) if placed.face_up else 0.0


def held(outlook: Outlook) -> float:
    """Plans taken and not placed yet."""
    rounds = min(1.0, outlook.left / 2)
    return sum(
        (outlook.weights.held_plan + plan_extra(outlook, PlacedPlan(plan)))
        * likelihood(outlook, PlacedPlan(plan))
        * rounds
        for plan in outlook.player.acquired
    )


def likelihood(outlook: Outlook, placed: PlacedPlan) -> float:
    """How likely the screen can be entered in some round to come."""
    if not placed.face_up:
        return 1.0
    poor = entry_cost(outlook.state, placed) > outlook.player.coins
    return outlook.owned.likelihood(placed.plan) * (0.8 if poor else 1.0)


def way(outlook: Outlook, in_use: InUse) -> Way:
    """How far a research scientist gets with the cards that are face up now, one plan flipped at most."""
    state, player = outlook.state, outlook.player
    coins, flipped, last, entered = player.coins, False, None, 0
    for screen in range(player.upload + 1, len(player.screens)):
        placed = player.screens[screen]
        if placed is None:
            break
        cost = entry_cost(state, placed)
        if not are_met(state, outlook.seat, open_requirements(state, placed), in_use):
            if flipped:
                break
            flipped, cost = True, outlook.index.components.research.flip_cost
        if cost > coins:
            break
        coins, last, entered = coins - cost, placed, entered + 1
    reward = outlook.gains(reward_of(state, last)) if last else 0.0
    return Way(entered, player.coins - coins, reward)
