"""Which cards to plan: every set of hand cards that differs, by what the round would bring with it."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from app.players.skymines import modules
from app.players.skymines.chances import chances
from app.players.skymines.outlook import Outlook
from app.players.skymines.weights import Weights
from app.rules.skymines.board.bonuses import in_effect_next_turn
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.state import PlacedCard, State

LOOKED_AT = 80
"""Sets of cards that are weighed; of more, the strongest ones."""


def best_plan(form: Mapping[str, Any], state: State, seat: int, weights: Weights) -> PlanCards:
    """The plan whose cards promise most for the round and leave most in hand for the next one."""
    player = replace(state.seats[seat], bonuses=in_effect_next_turn(state, seat))
    state = _with(state, seat, player)
    outlook = Outlook(state, seat, weights)
    return max(different_plans(form, outlook, LOOKED_AT), key=lambda plan: promise(with_plan(outlook, plan)))


def different_plans(form: Mapping[str, Any], outlook: Outlook, most: int) -> list[PlanCards]:
    """Plans of different cards, so many of them at `most`: the strongest."""
    plans = _different(form, outlook)
    return sorted(plans, key=lambda plan: -_strength(outlook, plan))[:most] if len(plans) > most else plans


def _different(form: Mapping[str, Any], outlook: Outlook) -> list[PlanCards]:
    """Plans that fill as many slots as they can, one of those with cards of the same kinds and values."""
    cards = outlook.index.card
    found: dict[tuple[object, ...], PlanCards] = {}
    for plan in _plans(form):
        chosen = sorted((cards[card].kind, cards[card].value, cards[card].company or "") for card in plan.cards if card)
        found.setdefault(tuple(chosen), plan)
    return list(found.values())


def _plans(form: Mapping[str, Any]) -> Iterator[PlanCards]:
    slots = sorted(form["slots"])
    for chosen in combinations(form["cards"], min(len(slots), len(form["cards"]))):
        lying = dict(zip(slots, chosen, strict=False))
        a, b, c, d, e = (lying.get(slot) for slot in SLOTS)
        yield PlanCards((a, b, c, d, e))


def _strength(outlook: Outlook, plan: PlanCards) -> float:
    cards = [outlook.index.card[card] for card in plan.cards if card is not None]
    together = len(cards) - len({card.kind for card in cards})
    return sum(outlook.strength(card) for card in cards) + 0.5 * together


def promise(planned: Outlook) -> float:
    """What the round can bring with the cards of a plan face up."""
    return chances(planned, hidden=True) + sum(module.promise(planned) for module in modules.in_play(planned.state))


def with_plan(outlook: Outlook, plan: PlanCards) -> Outlook:
    """The outlook with the cards of a plan face up."""
    player = outlook.player
    area = tuple(None if card is None else PlacedCard(card) for card in plan.cards)
    hand = list(player.hand)
    for card in plan.cards:
        if card is not None:
            hand.remove(card)
    planned = replace(player, area=area, hand=tuple(hand))
    return outlook.with_cards_laid(_with(outlook.state, outlook.seat, planned))


def _with(state: State, seat: int, player: Any) -> State:
    return replace(state, seats=(*state.seats[:seat], player, *state.seats[seat + 1 :]))
