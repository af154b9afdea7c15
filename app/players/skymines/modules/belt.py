"""What the Belt means to a seat: what an expansion still holds until it has ended, and what the pieces bring later."""

from collections.abc import Mapping
from functools import cache, lru_cache

from app.players.skymines import chances
from app.players.skymines.module_worth import ModuleWorth
from app.players.skymines.outlook import Outlook
from app.rules.kit.parts import part
from app.rules.skymines.actions.field import collectors_of
from app.rules.skymines.board.totals import face_up_cards
from app.rules.skymines.components.belt import chart_of
from app.rules.skymines.components.shapes import COMPANIES, Company, Gain
from app.rules.skymines.modules.belt.reach import Pieces, entries_between, map_of
from app.rules.skymines.modules.belt.rewards import rewards_of
from app.rules.skymines.vocabulary.modules.belt import BeltBoard, ExpandOnBelt, RewardOnBelt

SURE_PART_OF_ENERGY = 0.7
"""The part of an energy point's worth that those still to be spent are sure to bring."""
SECTOR, FURTHER = 0.3, 0.5
"""The part of a sector's worth, and of the rewards within reach, that they bring beside coin icons."""
ENERGY_PER_EXPANSION = 4
"""The energy points of an expansion to come."""
OWN_PART_OF_REACH = 0.25
"""The part of what such an expansion would bring that a seat has of it in a round: others come first, too."""
ROUNDS_ON_STATION = 3
"""Rounds for which the pieces stay where they are."""
SCIENTIST_USES_PER_ROUND = 0.35
"""How often a round a field scientist is used."""


def belt_worth(outlook: Outlook) -> float:
    """The rewards that are due, the energy left, and what the pieces bring in rounds to come."""
    pending = sum(
        _pending(outlook, step)
        for step in outlook.state.agenda
        if isinstance(step, ExpandOnBelt | RewardOnBelt) and step.seat == outlook.seat
    )
    return pending + _reach(outlook) + collectors_later(outlook) + collectors_now(outlook)


def _pending(outlook: Outlook, step: ExpandOnBelt | RewardOnBelt) -> float:
    due = rewards_of(map_of(outlook.state), step.company, step.entered, step.present)
    rewards = outlook.gains(tuple(gain for gain, _ in due))
    if isinstance(step, RewardOnBelt):
        return rewards
    further = SECTOR * outlook.weights.sector * step.energy + FURTHER * expansion(outlook, step.company, step.energy)
    return (
        rewards + SURE_PART_OF_ENERGY * (chances.energy_point(outlook) - outlook.weights.sector) * step.energy + further
    )


def _reach(outlook: Outlook) -> float:
    """What the company held most could enter next, in rounds to come."""
    if not outlook.left:
        return 0.0
    company = max(COMPANIES, key=lambda item: outlook.held[item])
    return OWN_PART_OF_REACH * min(ROUNDS_ON_STATION, outlook.left) * expansion(outlook, company, ENERGY_PER_EXPANSION)


def expansion(outlook: Outlook, company: Company, energy: int) -> float:
    """The rewards that a company within reach of them brings for so much energy, the best first."""
    board = part(outlook.state, BeltBoard)
    found = payments(board.map, board.pieces, company)
    ways = [(outlook.gains(gains) / cost, cost) for cost, gains in found.values()]
    worth = 0.0
    for rate, cost in sorted(ways, reverse=True):
        worth += rate * min(cost, energy)
        energy -= cost
        if energy <= 0:
            break
    return worth


@lru_cache(maxsize=256)
def payments(digest: str, pieces: Pieces, company: Company) -> Mapping[int, tuple[int, tuple[Gain, ...]]]:
    """By number the energy and rewards of each asteroid and shuttle space within reach of a company that would be
    paid. Remembered: most positions that are compared have the same pieces."""
    settled = _settled(digest, pieces, company)
    found: dict[int, tuple[int, tuple[Gain, ...]]] = {}
    for entry in entries_between(digest, pieces, company).values():
        number = entry.space.number
        gains = () if number in settled else _rewards(digest, company, entry.space.id)
        if gains and (number not in found or entry.cost < found[number][0]):
            found[number] = entry.cost, gains
    return found


def _settled(digest: str, pieces: Pieces, company: Company) -> frozenset[int]:
    spaces = chart_of(digest).spaces
    return frozenset(space.number for space in spaces if space.kind == "outpost" and pieces[space.at] == company)


@cache
def _rewards(digest: str, company: Company, space: str) -> tuple[Gain, ...]:
    """What entering a space for the first time pays."""
    return tuple(gain for gain, _ in rewards_of(chart_of(digest), company, (space,), ()))


def collectors_later(outlook: Outlook) -> float:
    """What the collectors of companies bring to field scientists of theirs, in rounds to come."""
    if not outlook.left:
        return 0.0
    fields = [card for card in outlook.owned.cards if card.kind == "field"]
    collectors = sum(collectors_of(outlook.state, outlook.seat, card.company) for card in fields if card.company)
    per = outlook.index.components.field_scientist.per
    return SCIENTIST_USES_PER_ROUND * outlook.left * outlook.tank_space * collectors / per


def collectors_now(outlook: Outlook) -> float:
    """What collectors add to field scientists face up."""
    cards = [card for _, card in face_up_cards(outlook.state, outlook.seat) if card.kind == "field"]
    per = outlook.index.components.field_scientist.per
    spaces = sum(collectors_of(outlook.state, outlook.seat, card.company) // per for card in cards if card.company)
    return outlook.weights.active * outlook.tank_space * spaces


WORTH = ModuleWorth(belt_worth, collectors_now)
