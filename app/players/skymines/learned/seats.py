"""What the learned worth looks at of seats: their scores, their cards, and what of the others' stands in the way."""

from functools import lru_cache
from statistics import fmean

from app.players.skymines.outlook import Outlook
from app.players.skymines.owned import strength
from app.players.skymines.weights import WEIGHTS
from app.rules.skymines import components
from app.rules.skymines.board.scores import cards_owned, shares_on, value_passed
from app.rules.skymines.board.totals import compared_by_seat
from app.rules.skymines.components.shapes import COMPANIES, CardKind
from app.rules.skymines.vocabulary.state import PlacedCard, SeatState, State

Features = tuple[float, ...]
"""Numbers that describe one thing about a position, in the order of their names."""
KINDS: tuple[CardKind, ...] = ("carbon", "minerals", "titanium", "energy", "research", "field")
PLACES = ("hand", "face-up", "used", "best-deck", "other-decks")

SEAT = (
    "score",
    "score-shares",
    "score-tank",
    "score-research",
    "coins",
    "helium",
    "upload",
    "slots",
    "markers",
    "hand",
    "cards",
    "strength",
    "strength-face-up",
    "plans-ahead",
    "plans-unplaced",
    "turns",
    "dropped",
    "is-luna",
    "luna-level",
)
"""Of a seat, as everybody may know it. Scores are what it would have if the game ended now, in CrypCoin."""
CARDS = tuple(f"{kind}-{place}" for place in PLACES for kind in KINDS) + tuple(
    f"deck-{number}" for number in range(1, 6)
)
"""Of the seat itself: the strength of its cards by kind and by where they lie, and of its resting decks, the best
first."""
TOTALS = tuple(
    f"{name}-{kind}" for name in ("total", "exceeded-by") for kind in ("titanium", "carbon", "energy", "minerals")
)
"""Totals face up of the seat, then how far those of the others exceed it."""
OTHERS = tuple(f"{which}-{name}" for which in ("best-other", "others-mean") for name in SEAT)


def score_now(state: State, seat: int, showing: tuple[int, ...]) -> Features:
    """The total of a seat if the game ended now, without what modules change of it; then of shares, tank and
    research. `showing` are the coin icons of the stations."""
    return _scored(state.components, state.tracks, state.seats[seat], showing)


@lru_cache(maxsize=2048)
def _scored(digest: str, tracks: tuple[str, ...], player: SeatState, showing: tuple[int, ...]) -> Features:
    index = components.of(digest)
    on_cards = _on_cards(digest, tuple(cards_owned(player)))
    shares = sum(
        value * (index.shares_at[track][place] + cards)
        for cards, track, place, value in zip(on_cards, tracks, player.tracks, showing, strict=True)
    )
    tank = value_passed(index.components.tank.values, player.helium)
    research = value_passed(index.components.research.values, player.upload) + sum(
        index.special[placed.plan].value
        for placed in player.screens[: player.upload + 1]
        if placed is not None and placed.face_up and placed.plan in index.special
    )
    return float(player.coins + shares + tank + research), float(shares), float(tank), float(research)


@lru_cache(maxsize=1024)
def _on_cards(digest: str, cards: tuple[str, ...]) -> tuple[int, ...]:
    """The shares of each company on these cards."""
    on_cards = shares_on(digest, cards)
    return tuple(on_cards[company] for company in COMPANIES)


def seat_features(state: State, seat: int, showing: tuple[int, ...]) -> Features:
    """`SEAT` of any seat."""
    return _seat(state.components, state.tracks, state.seats[seat], showing)


@lru_cache(maxsize=2048)
def _seat(digest: str, tracks: tuple[str, ...], player: SeatState, showing: tuple[int, ...]) -> Features:
    cards, strength_known, strength_face_up = _open_cards(digest, player.resting, player.area)
    ahead = [placed for placed in player.screens[player.upload + 1 :] if placed is not None]
    return (
        *_scored(digest, tracks, player, showing),
        float(player.coins),
        float(player.helium),
        float(player.upload),
        float(len(player.slots)),
        float(player.markers),
        float(len(player.hand)),
        float(len(player.hand) + cards),
        strength_known,
        strength_face_up,
        float(len(ahead)),
        float(len(player.acquired)),
        float(player.turns),
        float(player.dropped),
        float(player.luna is not None),
        0.0 if player.luna is None else float(player.luna.level),
    )


@lru_cache(maxsize=2048)
def _open_cards(
    digest: str, resting: tuple[tuple[str, ...], ...], area: tuple[PlacedCard | None, ...]
) -> tuple[int, float, float]:
    """How many cards all can see, and the strength of these and of those face up."""
    cards = components.of(digest).card
    lying = [placed for placed in area if placed is not None]
    known = [*(card for deck in resting for card in deck), *(placed.card for placed in lying)]
    return (
        len(known),
        sum(strength(cards[card], WEIGHTS) for card in known),
        sum(strength(cards[placed.card], WEIGHTS) for placed in lying if placed.face_up),
    )


def card_features(outlook: Outlook) -> Features:
    """`CARDS` of the seat itself."""
    player = outlook.player
    return _cards(outlook.state.components, player.hand, player.area, player.resting)


@lru_cache(maxsize=2048)
def _cards(
    digest: str,
    hand: tuple[str, ...],
    area: tuple[PlacedCard | None, ...],
    resting: tuple[tuple[str, ...], ...],
) -> Features:
    index = components.of(digest).card
    decks = sorted((sum(strength(index[card], WEIGHTS) for card in deck) for deck in resting), reverse=True)
    ordered = sorted(resting, key=lambda deck: -sum(strength(index[card], WEIGHTS) for card in deck))
    lying = (
        hand,
        [placed.card for placed in area if placed is not None and placed.face_up],
        [placed.card for placed in area if placed is not None and not placed.face_up],
        ordered[0],
        [card for deck in ordered[1:] for card in deck],
    )
    found: list[float] = []
    for place in lying:
        by_kind = dict.fromkeys(KINDS, 0.0)
        for card in place:
            if (kind := index[card].kind) in by_kind:
                by_kind[kind] += strength(index[card], WEIGHTS)
        found += by_kind.values()
    return (*found, *decks)


def other_features(outlook: Outlook, showing: tuple[int, ...]) -> Features:
    """`OTHERS`: the one of them with the best score now, and the mean of all; nothing of any in a game alone."""
    state = outlook.state
    others = [seat_features(state, seat, showing) for seat in range(len(state.seats)) if seat != outlook.seat]
    if not others:
        return (0.0,) * len(OTHERS)
    best = max(others)
    if len(others) == 1:
        return best + best
    return best + tuple(map(fmean, zip(*others, strict=True)))


def total_features(outlook: Outlook) -> Features:
    """`TOTALS`."""
    return _totals(outlook.seat, compared_by_seat(outlook.state))


@lru_cache(maxsize=1024)
def _totals(seat: int, compared: tuple[tuple[int, ...], ...]) -> Features:
    totals = [(titanium, carbon, energy, minerals) for _, carbon, minerals, titanium, energy in compared]
    own = totals.pop(seat)
    best = list(map(max, *totals)) if len(totals) > 1 else totals[0] if totals else [0] * len(own)
    return (*map(float, own), *(float(theirs - mine) for theirs, mine in zip(best, own, strict=True)))
