"""What a position of Skymines is worth to a seat, in CrypCoin at the end as far as can be guessed.

The guess reads only what the seat may see. The weights were found by letting players with different ones play.
"""

from collections.abc import Iterable

from app.rules.skymines import components
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import COMPANIES, Card, Company, Value
from app.rules.skymines.deciding import question
from app.rules.skymines.pending import AcquireCard, Expand, Question, SpendUnits, TakeRewards, Utilise
from app.rules.skymines.scoring import card_shares, cards_owned, track_shares
from app.rules.skymines.state import SeatState, State
from app.rules.skymines.stations import coins_showing

COIN = 1.0
GROWTH = 0.7
"""CrypCoin that each share is expected to gain in a round still to come."""
SPACE = 0.6
"""A space on a company track, beside the shares reached, in the first round."""
MARKER = 1.5
FACE_UP = 0.9
"""A unit or point that can still be used in this round."""
OWNED = 0.5
"""A unit or point of a card, for each round to come."""
HAND, DECK = 0.8, 0.5
"""A unit or point more in hand for the next round, or in the resting deck that will come back."""
PLAN_AHEAD = 2.0
ENTERED = 3.0
"""A screen entered, beside the values passed: it needs no plan any more, and rewards come from going on."""
SLOT = 6.0
TILE = 2.5
UNIT, POINT, RESEARCH_POINT = 1.3, 1.5, 2.0
SCIENTIST = 2.0
"""Extra worth of a scientist's card, in units."""


def worth(state: State, seat: int) -> float:
    """The worth of a position to a seat."""
    player = state.seats[seat]
    index = components.of(state.components)
    left = index.components.setup.rounds - state.round
    parts = (
        player.coins * COIN,
        _shares(state, player, left),
        _progress(index, state, player, left),
        _cards(index, state, player, left),
        _reserved(state, seat, left),
        _pending(question(state), seat),
    )
    return sum(parts)


def _shares(state: State, player: SeatState, left: int) -> float:
    """Shares at the value that they may have in the end."""
    return sum(
        (track_shares(state, player, company) + card_shares(state, player, company))
        * expected_value(state, company, left)
        for company in COMPANIES
    )


def expected_value(state: State, company: Company, left: int) -> float:
    """The coin icons that show now, and some more for each round to come."""
    return coins_showing(state, company) + GROWTH * left


def _progress(index: Index, state: State, player: SeatState, left: int) -> float:
    """Tracks, tank, screens and the plans that lie ahead."""
    tracks = SPACE * sum(player.tracks) * (1 + left / 7)
    tank = between(index.components.tank.values, player.helium)
    research = between(index.components.research.values, player.upload) + ENTERED * (player.upload + 1)
    slots = SLOT * len(player.slots) * left / 7
    return tracks + tank + research + slots + _plans_ahead(index, player, left)


def between(values: Iterable[Value], at: int) -> float:
    """The value passed, and a part of the way to the next one."""
    low, value = 0, 0
    for mark in values:
        if mark.at > at:
            return value + (mark.value - value) * 0.8 * max(0, at - low) / (mark.at - low)
        low, value = mark.at, mark.value
    return float(value)


def _plans_ahead(index: Index, player: SeatState, left: int) -> float:
    """Plans on the next screens without a gap, special ones by their value."""
    total = 0.0
    for screen in range(max(player.upload + 1, 0), len(player.screens)):
        placed = player.screens[screen]
        if placed is None:
            break
        total += PLAN_AHEAD * (left + 1) / 7
        if placed.face_up and placed.plan in index.special:
            total += index.special[placed.plan].value * 0.4
    return total + PLAN_AHEAD * len(player.acquired) * (left + 1) / 7


def _cards(index: Index, state: State, player: SeatState, left: int) -> float:
    """Cards for the rounds to come, and what is still face up in this one."""
    owned = OWNED * left * sum(strength(index.card[card]) for card in cards_owned(player))
    hand = HAND * sum(strength(index.card[card]) for card in player.hand)
    decks = [DECK * sum(strength(index.card[card]) for card in deck) for deck in player.resting]
    cards = [index.card[placed.card] for placed in player.area if placed is not None and placed.face_up]
    face_up = sum(strength(card) for card in cards) + sum(1 for tile in player.tiles if tile.face_up)
    active = 0 if player.dropped else FACE_UP * face_up + MARKER * player.markers
    return owned + active + (hand + max(decks) if left else 0.0)


def strength(card: Card) -> float:
    """What a card does in one use, in units."""
    return card.value + (SCIENTIST if card.kind in ("field", "research") else 0)


def _reserved(state: State, seat: int, left: int) -> float:
    """Tiles that come in the next round."""
    tiles = sum(owner == seat and space.startswith("tile-") for space, owner in state.markers)
    return TILE * tiles if left else 0.0


def _pending(step: Question | None, seat: int) -> float:
    """What the pending question still holds for the seat."""
    match step:
        case SpendUnits(seat=asked, units=units) | AcquireCard(seat=asked, units=units) if asked == seat:
            return UNIT * units
        case Expand(seat=asked, energy=energy) if asked == seat:
            return POINT * energy
        case Utilise(seat=asked, points=points) if asked == seat:
            return RESEARCH_POINT * points
        case TakeRewards(seat=asked, rewards=rewards) if asked == seat:
            return 2.0 * len(rewards)
    return 0.0
