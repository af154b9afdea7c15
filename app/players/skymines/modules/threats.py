"""What a threat means to a seat: the loss that is feared, the card as a prize, and how near it is."""

from collections.abc import Iterable
from functools import lru_cache

from app.players.skymines.module_worth import ModuleWorth
from app.players.skymines.outlook import Outlook
from app.players.skymines.weights import PURSE_COINS
from app.rules.kit.parts import part
from app.rules.skymines.board.stations import outposts_left
from app.rules.skymines.board.totals import total_of
from app.rules.skymines.components.belt import Chart, chart_of
from app.rules.skymines.components.shapes import COMPANIES, Company, Value
from app.rules.skymines.components.shapes.threats import Threat
from app.rules.skymines.modules.belt.reach import Pieces
from app.rules.skymines.modules.threats.defence import cost, energy_cards
from app.rules.skymines.modules.threats.strikes import loss
from app.rules.skymines.vocabulary.modules.belt import BeltBoard, ExpandOnBelt
from app.rules.skymines.vocabulary.modules.threats import BESIDE, Threats
from app.rules.skymines.vocabulary.state import State

FEAR, MIN_FEAR = 0.12, 0.2
"""How likely nobody deals with the threat: certain after the last round, less by FEAR for each round to come."""
WEIGHT_OF_BEST_SHARE = 0.25
"""Coin icons a round by which the most valuable company outgrows what is expected of each one."""
A_GAME_LOST = 0.6
"""CrypCoin that it is worth to have a game decided that the Time anomaly would swallow."""
EXPANDING, AT_HAND, HOPE = 0.95, 0.8, 1.0
"""How likely the seat deals with the threat: when the expansion that goes on has the energy for it; when the energy
cards face up have it; and when those owned have it and there is much time."""
UNREACHABLE_ENERGY = 99
"""Energy points that nobody has."""
FAR_FROM_MET = 0.4
"""The part of the requirement below which dealing with it is not thought of."""
HOPE_POWER = 2
"""How fast hope falls with what is missing of the energy and of the requirement: the power of the part there is."""


def threat_worth(outlook: Outlook) -> float:
    """What the threat as it stands adds to a position, or takes from it."""
    kept = part(outlook.state, Threats)
    if kept.card is None or kept.struck:
        return 0.0
    owner = kept.owner if kept.dealing is None else kept.dealing
    if owner is not None:
        gain = 0.0 if kept.dealing is None else outlook.gain(kept.card.gain)
        wild = _wild(outlook)
        return wild + gain if owner == outlook.seat else -outlook.weights.rivals * wild
    return threat_promise(outlook) - fear(outlook, kept.card)


def threat_promise(outlook: Outlook) -> float:
    """What dealing with the threat brings and spares, less its price, as far as the seat is near to it."""
    kept = part(outlook.state, Threats)
    if kept.card is None or kept.owner is not None or kept.dealing is not None:
        return 0.0
    gained = _wild(outlook) + outlook.gain(kept.card.gain) + fear(outlook, kept.card) - _price(outlook, kept.card)
    return gained * _chance(outlook, kept.card) if gained > 0 else 0.0


def _wild(outlook: Outlook) -> float:
    """A share of the most valuable company: more than what any one company is expected to come to."""
    return max(outlook.values.values()) + WEIGHT_OF_BEST_SHARE * outlook.left


def _price(outlook: Outlook, card: Threat) -> float:
    """What is paid beside energy: coins, and energy cards from the hand."""
    purse = outlook.weights.purse if outlook.left else 0.0
    coins = outlook.weights.coin * card.coins + purse * min(PURSE_COINS, card.coins)
    return coins + card.cards * outlook.weights.energy * (1 + outlook.left / 2)


def fear(outlook: Outlook, card: Threat) -> float:
    """The loss at the end, as far as it is likely."""
    likely = max(MIN_FEAR, 1.0 - FEAR * outlook.left)
    return likely * (A_GAME_LOST if card.id == "anomaly" else loss(outlook.state, outlook.seat))


def _chance(outlook: Outlook, card: Threat) -> float:
    """How likely the seat deals with the threat."""
    state, seat = outlook.state, outlook.seat
    step = state.agenda[-1] if state.agenda else None
    met = _met(outlook, card)
    if met < FAR_FROM_MET:
        return 0.0
    if isinstance(step, ExpandOnBelt) and step.seat == seat:
        now = EXPANDING * (met >= 1 and step.energy >= _need(state, step.company, card))
    elif outlook.player.dropped or met < 1:
        now = 0.0
    else:
        now = AT_HAND * _part(total_of(state, seat, "energy").amount, _least(state, card))
    if now >= AT_HAND or not outlook.left:
        return now
    people = sum(player.kind == "human" for player in state.seats)
    hope = HOPE / people * outlook.left / (outlook.left + 2)
    return max(now, hope * met**HOPE_POWER * _part(outlook.owned.best("energy"), _least(state, card)))


def _part(energy: int, need: int) -> float:
    return float(min(1.0, energy / need) ** HOPE_POWER)


def _least(state: State, card: Threat) -> int:
    """The fewest energy points with which any company deals with the threat from where its pieces are now."""
    return min(_need(state, company, card) for company in COMPANIES)


def _need(state: State, company: Company, card: Threat) -> int:
    board = part(state, BeltBoard)
    way = energy_to_threat(board.map, board.pieces, company)
    return UNREACHABLE_ENERGY if way and not outposts_left(state, company) else way + cost(card)


@lru_cache(maxsize=256)
def energy_to_threat(digest: str, pieces: Pieces, company: Company) -> int:
    """The energy points that bring a shuttle of the company beside the threat; 0 when one is there already."""
    chart = chart_of(digest)
    vacant = {space.number for space in chart.spaces if pieces[space.at] is None}
    spent = {space.number: 0 for space in chart.spaces if pieces[space.at] == company}
    for printed, asteroid in chart.printed:
        if printed == company:
            spent.setdefault(asteroid, 1 + (asteroid not in vacant))
    open_ways = sorted(spent)
    while open_ways:
        nearest = min(open_ways, key=lambda way: spent[way])
        if nearest in BESIDE:
            return spent[nearest]
        open_ways.remove(nearest)
        for there, crossed in _next(chart, nearest):
            then = spent[nearest] + crossed + 1 + (there not in vacant)
            if then < spent.get(there, UNREACHABLE_ENERGY):
                spent[there] = then
                open_ways.append(there)
    return UNREACHABLE_ENERGY


def _next(chart: Chart, number: int) -> tuple[tuple[int, int], ...]:
    """What a piece brings within reach, each with the extra energy of the way: shuttle spaces, or asteroids."""
    if number in chart.asteroid:
        return chart.attached[number]
    path = chart.path[number]
    return tuple(zip(path.ends, path.energy, strict=True))


def _met(outlook: Outlook, card: Threat) -> float:
    """The part of the requirement that the seat meets, from 0 to 1."""
    parts, player = outlook.index.components, outlook.player
    met = 1.0
    if card.coins:
        met = min(met, player.coins / card.coins)
    if card.cards:
        met = min(met, len(energy_cards(outlook.state, player)) / card.cards)
    if card.tank:
        met = min(met, player.helium / _space_of(parts.tank.values, card.tank))
    if card.research:
        met = min(met, max(0, player.upload) / _space_of(parts.research.values, card.research))
    return met


def _space_of(values: Iterable[Value], value: int) -> int:
    """The first space that has passed the value."""
    return next((mark.at for mark in values if mark.value >= value), UNREACHABLE_ENERGY)


WORTH = ModuleWorth(threat_worth, threat_promise)
