"""What a position of Skymines is worth to a seat, in CrypCoin at the end as far as can be guessed.

The guess reads only what the seat may see.
"""

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from app.players.skymines import chances, modules, screens
from app.players.skymines.appraisal import between, shares_at
from app.players.skymines.outlook import Outlook
from app.players.skymines.owned import strength
from app.players.skymines.weights import PURSE_COINS, WEIGHTS, Weights
from app.rules.kit.agenda import Question, Task
from app.rules.skymines import components
from app.rules.skymines.board.moon import sector_gains
from app.rules.skymines.components.shapes import SLOTS
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

__all__ = ["Parts", "between", "parts", "worth"]


class Parts(NamedTuple):
    """What the worth of a position is made of, in CrypCoin at the end."""

    coins: float
    shares: float
    rivals: float
    tank: float
    reached: float
    held_plans: float
    engine: float
    at_hand: float
    bonuses: float
    reserved: float
    resources: float
    energy: float
    scientists: float
    markers: float
    ahead: float
    pending: float
    modules: float


def worth(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """The worth of a position to a seat."""
    return sum(parts(Outlook(state, seat, weights)))


def parts(outlook: Outlook) -> Parts:
    """The worth of a position in parts."""
    state, seat = outlook.state, outlook.seat
    return Parts(
        _coins(outlook),
        outlook.appraisal.shares,
        -outlook.weights.rivals * _rivals(outlook),
        _tank(outlook),
        screens.reached(outlook),
        screens.held(outlook),
        outlook.engine_now,
        _at_hand(outlook),
        outlook.appraisal.bonuses,
        _reserved(outlook),
        *_still_to_come(outlook),
        sum(_pending(outlook, step) for step in state.agenda if getattr(step, "seat", None) == seat),
        sum(module.worth(outlook) for module in modules.in_play(state)),
    )


def _still_to_come(outlook: Outlook) -> chances.Chances:
    """What this round can still bring, and the plans ahead."""
    state, seat = outlook.state, outlook.seat
    if state.phase != "action" or outlook.player.dropped:
        return chances.Chances(ahead=screens.ahead(outlook, screens.Way()))
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Research) and top.seat == seat:
        return chances.sources(outlook, in_use=top)
    used = [task for task in state.agenda if isinstance(task, TurnDown) and task.seat == seat]
    if not used:
        return chances.sources(outlook)
    return chances.sources(outlook.with_cards_laid(_turned_down(state, used[-1])))


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


def _rivals(outlook: Outlook) -> float:
    """What the others' shares come to, a mean of them all."""
    state, kept = outlook.state, outlook.appraisal.kept
    rivals = tuple(other.tracks for seat, other in enumerate(state.seats) if seat != outlook.seat)
    known: float | None = kept.get(("rivals", rivals))
    if known is None:
        values = tuple(outlook.values.values())
        total = sum(
            shares * value
            for places in rivals
            for shares, value in zip(_on_tracks(state.components, state.tracks, places), values, strict=True)
        )
        known = kept["rivals", rivals] = total / max(1, len(rivals))
    return known


@lru_cache(maxsize=1024)
def _on_tracks(digest: str, tracks: tuple[str, ...], places: tuple[int, ...]) -> tuple[float, ...]:
    """The shares on each track."""
    return tuple(shares_at(digest, track, place) for track, place in zip(tracks, places, strict=True))


def _tank(outlook: Outlook) -> float:
    tank, weights = outlook.index.components.tank, outlook.weights
    part = weights.on_the_way if outlook.left else weights.last_way
    way = min(1.0, outlook.player.helium / tank.slot_at)
    slot = outlook.slot_worth * weights.slot * way if way < 1 else 0.0
    return between(tank.values, outlook.player.helium, part) + slot


def _at_hand(outlook: Outlook) -> float:
    """Cards at hand for the next round, and the best resting deck."""
    if not outlook.left:
        return 0.0
    player = outlook.player
    return _strengths(outlook.state.components, player.hand, player.resting, outlook.weights)


@lru_cache(maxsize=2048)
def _strengths(digest: str, hand: tuple[str, ...], resting: tuple[tuple[str, ...], ...], weights: Weights) -> float:
    cards = components.of(digest).card
    decks = [sum(strength(cards[card], weights) for card in deck) for deck in resting]
    return weights.hand * sum(strength(cards[card], weights) for card in hand) + weights.deck * max(decks)


def _reserved(outlook: Outlook) -> float:
    """Tiles that come in the next round, and the start of it."""
    if not outlook.left:
        return 0.0
    state, weights = outlook.state, outlook.weights
    tiles = sum(owner == outlook.seat and space.startswith("tile-") for space, owner in state.markers)
    return weights.tile * tiles + (weights.first if state.first_player == outlook.seat else 0.0)


def _pending(outlook: Outlook, step: Question | Task) -> float:
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
