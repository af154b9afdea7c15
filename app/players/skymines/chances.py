"""What a seat can still do in this round: with the cards face up, and with its bonus markers."""

from typing import NamedTuple

from app.players.skymines.outlook import Outlook
from app.players.skymines.screens import Way, ahead, way
from app.rules.skymines.actions.markers import exceeded, rewarded, tiers_reached, tiers_up_to
from app.rules.skymines.board.totals import face_up_cards, has_tile, total_of, totals_of
from app.rules.skymines.components.shapes import COMPANIES, RESOURCES, MajoritySpace
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


def chances(outlook: Outlook, *, hidden: bool = False) -> float:
    """What the cards face up, the markers in reserve and the plans ahead can still bring, in all (see `sources`)."""
    return sum(sources(outlook, hidden=hidden))


def sources(outlook: Outlook, *, hidden: bool = False, in_use: Research | None = None) -> Chances:
    """What the cards face up, the markers in reserve and the plans ahead can still bring.

    `hidden`: the others' plans are not known. `in_use`: a research scientist's action goes on.
    """
    active = outlook.weights.active
    return Chances(
        active * _resources(outlook),
        active * _energy(outlook),
        active * _scientists(outlook),
        _markers(outlook, hidden),
        ahead(outlook, way_now(outlook, in_use)),
    )


def way_now(outlook: Outlook, in_use: Research | None = None) -> Way:
    """How far the research scientist gets that is in use or could be."""
    if in_use is not None:
        return way(outlook, in_use.slot)
    for slot, card in face_up_cards(outlook.state, outlook.seat):
        if card.kind == "research":
            return way(outlook, slot)
    return way(outlook, "tile") if has_tile(outlook.state, outlook.seat, "research") else Way()


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
    open_spaces = sorted(_majorities(outlook, hidden), reverse=True)[:markers]
    rest = outlook.weights.marker
    return sum(max(worth, rest) for worth in open_spaces) + rest * (markers - len(open_spaces))


def _majorities(outlook: Outlook, hidden: bool) -> list[float]:
    state, seat = outlook.state, outlook.seat
    taken = {space for space, _ in state.markers}
    found = []
    for space in outlook.index.majority.values():
        total = rewarded(state, seat, space)
        if space.id in taken or total < space.tiers[0].at:
            continue
        if not hidden and exceeded(state, seat, space):
            continue
        found.append(_tier(outlook, space, total, hidden))
    return found


def tier_worth(outlook: Outlook, space: str) -> float:
    """The best tier of a majority space on which a marker lies already."""
    majority = outlook.index.majority[space]
    reached = tiers_reached(outlook.state, outlook.seat, majority)
    return max((outlook.gains(tier.gains) for tier in reached), default=0.0)


def _tier(outlook: Outlook, space: MajoritySpace, total: int, hidden: bool) -> float:
    tiers = tiers_up_to(space, total)
    worth = max(outlook.gains(tier.gains) for tier in tiers) * outlook.weights.majority
    if hidden:
        others = sum(seat != outlook.seat for seat in outlook.state.order)
        worth *= RIVAL_TOTALS.get(tiers[-1].at, 0.7) ** others
    return worth
