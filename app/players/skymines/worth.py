"""What a position of Skymines is worth to a seat, in CrypCoin at the end as far as can be guessed.

The guess reads only what the seat may see.
"""

from msgspec.structs import replace

from app.players.skymines import chances, modules, screens
from app.players.skymines.outlook import Outlook, between, shares_at
from app.players.skymines.weights import PURSE_COINS, WEIGHTS, Weights
from app.rules.skymines.board.bonuses import track_of
from app.rules.skymines.board.moon import sector_gains
from app.rules.skymines.components.shapes import COMPANIES, SLOTS
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    AdvanceOthers,
    BuyCard,
    ChooseOption,
    ChooseTier,
    ChooseTrack,
    DiscardCard,
    Expand,
    PassBarrier,
    PerformOrFetch,
    RemoveOutpost,
    Research,
    SpendUnits,
    TakeRewards,
    Utilise,
)
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import GainAll, Reward, TurnDown

__all__ = ["between", "worth"]


def worth(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """The worth of a position to a seat."""
    outlook = Outlook(state, seat, weights)
    parts = (
        _coins(outlook),
        _shares(outlook),
        -weights.rivals * _rivals(outlook),
        _tank(outlook),
        screens.reached(outlook) + screens.held(outlook),
        outlook.engine_now + _ready(outlook),
        _bonuses(outlook),
        _reserved(outlook),
        _still_to_come(outlook),
        sum(_pending(outlook, step) for step in state.agenda if getattr(step, "seat", None) == seat),
    )
    return sum(parts) + sum(module.worth(outlook) for module in modules.in_play(state))


def _still_to_come(outlook: Outlook) -> float:
    """What this round can still bring, and the plans ahead."""
    state, seat = outlook.state, outlook.seat
    if state.phase != "action" or outlook.player.dropped:
        return screens.ahead(outlook, screens.Way())
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Research) and top.seat == seat:
        return chances.chances(outlook, in_use=top)
    used = [task for task in state.agenda if isinstance(task, TurnDown) and task.seat == seat]
    if not used:
        return chances.chances(outlook)
    return chances.chances(outlook.with_cards_laid(_turned_down(state, used[-1])))


def _turned_down(state: State, used: TurnDown) -> State:
    """The position without the cards that are in use."""
    player = state.seats[used.seat]
    area = tuple(
        replace(placed, face_up=False) if placed is not None and slot in used.slots else placed
        for slot, placed in zip(SLOTS, player.area, strict=True)
    )
    tiles = tuple(replace(held, face_up=False) if held.tile in used.tiles else held for held in player.tiles)
    player = replace(player, area=area, tiles=tiles)
    return replace(state, seats=(*state.seats[: used.seat], player, *state.seats[used.seat + 1 :]))


def _coins(outlook: Outlook) -> float:
    purse = outlook.weights.purse * min(PURSE_COINS, outlook.player.coins) if outlook.left else 0.0
    return outlook.weights.coin * outlook.player.coins + purse


def _shares(outlook: Outlook) -> float:
    """Shares held at the value expected, and what coin icons bring to those still to come."""
    held = sum(outlook.held[company] * outlook.values[company] for company in COMPANIES)
    return held + sum(outlook.to_come[company] * outlook.showing[company] for company in COMPANIES)


def _rivals(outlook: Outlook) -> float:
    """What the others' shares come to, a mean of them all."""
    state = outlook.state
    total = sum(
        shares_at(state.components, track, other.tracks[at]) * outlook.values[company]
        for seat, other in enumerate(state.seats)
        if seat != outlook.seat
        for at, (company, track) in enumerate(zip(COMPANIES, state.tracks, strict=True))
    )
    return total / max(1, len(state.seats) - 1)


def _tank(outlook: Outlook) -> float:
    tank, weights = outlook.index.components.tank, outlook.weights
    part = weights.on_the_way if outlook.left else weights.last_way
    way = min(1.0, outlook.player.helium / tank.slot_at)
    slot = outlook.slot_worth * weights.slot * way if way < 1 else 0.0
    return between(tank.values, outlook.player.helium, part) + slot


def _ready(outlook: Outlook) -> float:
    """Cards at hand for the next round, and the best resting deck."""
    if not outlook.left:
        return 0.0
    player, cards = outlook.player, outlook.index.card
    hand = sum(outlook.strength(cards[card]) for card in player.hand)
    decks = [sum(outlook.strength(cards[card]) for card in deck) for deck in player.resting]
    return outlook.weights.hand * hand + outlook.weights.deck * max(decks)


def _bonuses(outlook: Outlook) -> float:
    """The last bonus passed on each track, and a part of the way to the next one."""
    if not outlook.left:
        return 0.0
    worth = 0.0
    for company, place in zip(COMPANIES, outlook.player.tracks, strict=True):
        low, last = 0, 0.0
        for threshold in track_of(outlook.state, company).thresholds:
            then = outlook.bonus(threshold.bonus)
            if place <= threshold.after:
                last += (then - last) * 0.6 * (place - low) / (threshold.after + 1 - low)
                break
            low, last = threshold.after + 1, then
        worth += last
    return outlook.weights.bonus * worth * outlook.left


def _reserved(outlook: Outlook) -> float:
    """Tiles that come in the next round, and the start of it."""
    if not outlook.left:
        return 0.0
    state, weights = outlook.state, outlook.weights
    tiles = sum(owner == outlook.seat and space.startswith("tile-") for space, owner in state.markers)
    return weights.tile * tiles + (weights.first if state.first_player == outlook.seat else 0.0)


def _pending(outlook: Outlook, step: Step) -> float:
    """What pending questions and tasks still hold for the seat."""
    match step:
        case SpendUnits(units=units) | AcquireCard(units=units):
            return outlook.best_space * units
        case Expand(company=company, energy=energy, entered=entered):
            rewards = outlook.gains(sector_gains(outlook.index, company, entered))
            return rewards + 0.7 * chances.energy_point(outlook) * energy
        case Reward(company=company, sectors=sectors):
            return outlook.gains(sector_gains(outlook.index, company, sectors))
        case Utilise(points=points):
            return outlook.research_point * points
        case TakeRewards(rewards=gains) | GainAll(gains=gains):
            return outlook.gains(gains)
        case ChooseTrack(amount=amount):
            return outlook.best_space * amount
        case PassBarrier(company=company, amount=amount):
            return outlook.spaces[company] * amount - 1
        case AdvanceOthers(amounts=amounts):
            return 0.8 * outlook.best_space * sum(amounts)
        case RemoveOutpost(amount=amount):
            return outlook.weights.removal * amount
        case ChooseOption(options=options):
            return max(outlook.gains(option) for option in options)
        case ChooseTier(space=space):
            return chances.tier_worth(outlook, space)
        case BuyCard() | DiscardCard() | PerformOrFetch():
            return 1.5
    return 0.0
