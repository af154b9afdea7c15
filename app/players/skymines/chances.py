"""What a seat can still do in this round: with the cards face up, and with its bonus markers."""

from collections.abc import Iterator
from typing import NamedTuple

from app.players.skymines.outlook import Outlook
from app.players.skymines.screens import Way, ahead, way
from app.rules.skymines.actions.markers import exceeded, rewarded, tiers_reached, tiers_up_to
from app.rules.skymines.board.totals import (
    compared_by_seat,
    face_up_cards,
    has_tile,
    scientists_rewarded,
    total_of,
    totals_of,
)
from app.rules.skymines.components.shapes import COMPANIES, RESOURCES
from app.rules.skymines.vocabulary.questions import Research

RIVAL_TOTALS = {1: 0.5, 2: 0.65, 4: 0.85, 6: 0.95}
"""How likely nobody has more than what a tier asks for, while the others' plans are hidden."""


class Chances(NamedTuple):
    """What the cards face up can still bring as resources, as energy and by scientists; the markers in reserve; and the
    plans ahead."""

    resources: float = 0.0
    energy: float = 0.0
    scientists: float = 0.0
    markers: float = 0.0
    ahead: float = 0.0


class OpenMajority(NamedTuple):
    """A majority space without a marker of which the seat reaches a tier: what its best tier would bring, what the
    highest one asks for, and whether another seat has more."""

    reward: float
    asks: int
    exceeded: bool


def chances(outlook: Outlook, *, hidden: bool = False) -> float:
    """What the cards face up, the markers in reserve and the plans ahead can still bring, in all (see `sources`)."""
    return sum(sources(outlook, hidden=hidden))


def sources(outlook: Outlook, *, hidden: bool = False, in_use: Research | None = None) -> Chances:
    """What the cards face up, the markers in reserve and the plans ahead can still bring.

    `hidden`: the others' plans are not known. `in_use`: a research scientist's action goes on.
    """
    return Chances(
        *_face_up(outlook),
        _markers(outlook, hidden),
        ahead(outlook, way_now(outlook, in_use)),
    )


def way_now(outlook: Outlook, in_use: Research | None = None) -> Way:
    """How far the research scientist gets that is in use or could be."""
    player, kept = outlook.player, outlook.appraisal.kept
    asked = ("way", player.area, player.tiles, player.bonuses, player.screens, player.upload, player.coins, in_use)
    known: Way | None = kept.get(asked)
    if known is None:
        known = kept[asked] = _way_now(outlook, in_use)
    return known


def _way_now(outlook: Outlook, in_use: Research | None) -> Way:
    if in_use is not None:
        return way(outlook, in_use.slot)
    for slot, card in face_up_cards(outlook.state, outlook.seat):
        if card.kind == "research":
            return way(outlook, slot)
    return way(outlook, "tile") if has_tile(outlook.state, outlook.seat, "research") else Way()


def _face_up(outlook: Outlook) -> tuple[float, float, float]:
    """What the cards face up can still bring as resources, as energy and by scientists."""
    player, kept = outlook.player, outlook.appraisal.kept
    asked = ("face-up", player.area, player.tiles, player.bonuses, outlook.state.display)
    known: tuple[float, float, float] | None = kept.get(asked)
    if known is None:
        active = outlook.weights.active
        known = active * _resources(outlook), active * _energy(outlook), active * _scientists(outlook)
        kept[asked] = known
    return known


def _resources(outlook: Outlook) -> float:
    """Each type by itself: the best card that it acquires and spaces for the rest, or spaces alone."""
    worth, taken = 0.0, set()
    totals = totals_of(outlook.state, outlook.seat)
    for kind in RESOURCES:
        units = totals[kind].amount
        if not units:
            continue
        best, which = units * outlook.best_space, None
        for cost, value, space in outlook.appraisal.offers(outlook.state.display):
            if cost <= units and space not in taken and value + (units - cost) * outlook.best_space > best:
                best, which = value + (units - cost) * outlook.best_space, space
        worth += best
        taken.add(which)
    return worth


def _energy(outlook: Outlook) -> float:
    energy = total_of(outlook.state, outlook.seat, "energy").amount
    return energy * energy_point(outlook)


def energy_point(outlook: Outlook) -> float:
    """An energy point: part of a coin icon for the shares of the company held most, and of a sector's reward."""
    weights = outlook.weights
    shares = max(outlook.held[company] + outlook.to_come[company] for company in COMPANIES)
    return weights.energy_point * shares + weights.sector


def _scientists(outlook: Outlook) -> float:
    state, seat = outlook.state, outlook.seat
    worth = 0.0
    for _, card in face_up_cards(state, seat):
        if card.kind == "research":
            worth += outlook.research_point * card.value
        elif card.kind == "field":
            worth += outlook.tank_space * (2 if card.company else 1) + (1 if card.company else 2)
    if has_tile(state, seat, "research"):
        worth += outlook.research_point
    if has_tile(state, seat, "field"):
        worth += outlook.tank_space * 2
    if has_tile(state, seat, "plus-one"):
        worth += outlook.best_space
    return worth


def _markers(outlook: Outlook, hidden: bool) -> float:
    """The best majority spaces that are open, one for each marker, and little for a marker without one."""
    markers = outlook.player.markers
    if not markers:
        return 0.0
    others = sum(seat != outlook.seat for seat in outlook.state.order) if hidden else 0
    part = outlook.weights.majority
    open_spaces = sorted(
        (
            majority.reward * part * RIVAL_TOTALS.get(majority.asks, 0.7) ** others
            for majority in open_majorities(outlook)
            if hidden or not majority.exceeded
        ),
        reverse=True,
    )[:markers]
    rest = outlook.weights.marker
    return sum(max(worth, rest) for worth in open_spaces) + rest * (markers - len(open_spaces))


def open_majorities(outlook: Outlook) -> tuple[OpenMajority, ...]:
    """The majority spaces without a marker of which the seat reaches a tier."""
    state, seat, kept = outlook.state, outlook.seat, outlook.appraisal.kept
    asked = ("majorities", seat, state.markers, compared_by_seat(state), scientists_rewarded(state, seat))
    known: tuple[OpenMajority, ...] | None = kept.get(asked)
    if known is None:
        known = kept[asked] = tuple(_open_majorities(outlook))
    return known


def _open_majorities(outlook: Outlook) -> Iterator[OpenMajority]:
    state, seat = outlook.state, outlook.seat
    taken = {space for space, _ in state.markers}
    for space in outlook.index.majority.values():
        total = rewarded(state, seat, space)
        if space.id not in taken and total >= space.tiers[0].at:
            tiers = tiers_up_to(space, total)
            reward = max(outlook.gains(tier.gains) for tier in tiers)
            yield OpenMajority(reward, tiers[-1].at, exceeded(state, seat, space) is not None)


def tier_worth(outlook: Outlook, space: str) -> float:
    """The best tier of a majority space on which a marker lies already."""
    majority = outlook.index.majority[space]
    reached = tiers_reached(outlook.state, outlook.seat, majority)
    return max((outlook.gains(tier.gains) for tier in reached), default=0.0)
