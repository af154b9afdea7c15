"""What single things are worth to a seat: a share, a space, a point, a card, a track bonus.

Most positions that are compared differ in nothing that this depends on. So it is worked out once for all of them.
"""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from app.players.skymines.owned import Owned, strength
from app.players.skymines.weights import Weights
from app.rules.skymines import components
from app.rules.skymines.board.plans import plan_of
from app.rules.skymines.board.prices import prices_printed
from app.rules.skymines.components.shapes import (
    COMPANIES,
    BuyAndTank,
    Card,
    Coins,
    CoinsForTitanium,
    Company,
    DiscardForAction,
    DiscardForCoins,
    Energy,
    ExtraMarkers,
    FieldIcon,
    Gain,
    MineralsDiscount,
    MixedPayment,
    OnAnyTrack,
    OnTrack,
    OtherTracks,
    RemoveOutposts,
    ResearchAndTank,
    ResearchPoints,
    SpecialPlan,
    Tank,
    TitaniumDiscount,
    TitaniumValue,
    Track,
    TrackBonus,
    Value,
)

MAX_SHARES = 9.0


class Basis(Struct, frozen=True):
    """What the worth of single things depends on beside the cards owned. `tracks` lie at the edges of the companies,
    `places` are the seat's markers on them. `showing` and `most`: the coin icons of each station, those that show and
    all. `left`: rounds to come. `helium`: the place on the tank track, as far as it changes what a space is worth.
    `slots`: how many are ON."""

    components: str
    tracks: tuple[str, ...]
    places: tuple[int, ...]
    showing: tuple[int, ...]
    most: tuple[int, ...]
    left: int
    helium: int
    slots: int


class Appraisal:
    """The worth of things to one seat, in CrypCoin at the end."""

    def __init__(self, basis: Basis, cards: Owned, weights: Weights) -> None:
        self._basis, self._owned, self._weights = basis, cards, weights
        self._index = components.of(basis.components)
        self._tracks = [self._index.track[track] for track in basis.tracks]
        self._rounds = weights.play * basis.left
        part = weights.on_the_way if basis.left else weights.last_way
        self.held: dict[Company, float] = {
            company: shares_at(basis.components, track, place, part) + cards.shares[company]
            for company, track, place in zip(COMPANIES, basis.tracks, basis.places, strict=True)
        }
        """The seat's shares, with a part of the next one."""
        self.showing: dict[Company, int] = dict(zip(COMPANIES, basis.showing, strict=True))
        """The coin icons that show in each station."""
        self.most: dict[Company, int] = dict(zip(COMPANIES, basis.most, strict=True))
        """All coin icons of each station."""
        self.values = {company: self._value(company) for company in COMPANIES}
        """What a share of each company is expected to be worth in the end."""
        self.to_come = self._to_come()
        """The shares that are still expected: most of them of the companies held already."""
        self.spaces: dict[Company, float] = {
            company: self._space(track, place) * self.values[company]
            for company, track, place in zip(COMPANIES, self._tracks, basis.places, strict=True)
        }
        """What a space on each track is worth; nothing at the end of it."""
        self.best_space = max(self.spaces.values())
        """A space on the track where it is worth most."""
        self.engine_now = self._rounds * cards.engine(basis.slots)
        """What the cards owned will do in the rounds to come."""
        self.slot_worth = self._rounds * cards.engine(basis.slots + 1) - self.engine_now
        """What one more slot adds to that."""
        self.research_point = weights.research_point if basis.left else 1.2
        """A research point: a plan while there is time to enter it, else hardly more than a coin."""
        self.tank_space = self._tank_space()
        """A space on the tank track, more on the way to the slot."""
        self._rates: dict[type[Gain], float] = {
            Coins: weights.coin,
            ResearchPoints: self.research_point,
            Tank: self.tank_space,
            OnAnyTrack: self.best_space,
            RemoveOutposts: weights.removal,
        }
        self.shares = self._shares()
        """Shares held at the value expected, and what coin icons bring to those still to come."""
        self.bonuses = self._bonuses()
        """The last bonus passed on each track, and a part of the way to the next one."""
        self._gains: dict[tuple[Gain, ...], float] = {}
        self._cards: dict[str, float] = {}
        self._plans: dict[str, float] = {}
        self._offers: dict[tuple[str | None, ...], tuple[tuple[int, float, int], ...]] = {}
        self.kept: dict[Any, Any] = {}
        """What others have worked out of it, by all that it depends on besides."""

    # --- shares and tracks ------------------------------------------------------------------------

    def _value(self, company: Company) -> float:
        growth = (self._weights.growth + self._weights.own_growth * self.held[company]) * self._basis.left
        return min(self.most[company], self.showing[company] + growth)

    def _to_come(self) -> dict[Company, float]:
        weights = self._weights
        room = {company: max(0.0, MAX_SHARES - held) for company, held in self.held.items()}
        drawn = {company: (held + 1.0) ** weights.focus * (room[company] > 0) for company, held in self.held.items()}
        whole = sum(drawn.values()) or 1.0
        expected = weights.shares_a_round * self._basis.left
        return {company: min(room[company], expected * drawn[company] / whole) for company in COMPANIES}

    def _space(self, track: Track, place: int) -> float:
        return 0.0 if place >= track.last else self._weights.space * track.shares[-1].shares / track.last

    def _shares(self) -> float:
        held = sum(self.held[company] * self.values[company] for company in COMPANIES)
        return held + sum(self.to_come[company] * self.showing[company] for company in COMPANIES)

    # --- gains --------------------------------------------------------------------------------------

    def gains(self, gains: tuple[Gain, ...]) -> float:
        """The worth of rewards that are due."""
        known = self._gains.get(gains)
        if known is None:
            known = self._gains[gains] = sum(self.gain(gain) for gain in gains)
        return known

    def gain(self, gain: Gain) -> float:
        """The worth of one reward that is due."""
        match gain:
            case CoinsForTitanium(less=less):
                return self._weights.coin * (3 - less)
            case OnTrack(company=company, amount=amount):
                return self.spaces[company] * amount
            case _:
                return self._rates[type(gain)] * gain.amount

    def _tank_space(self) -> float:
        tank, helium = self._index.components.tank, self._basis.helium
        if helium >= tank.last:
            return float(tank.excess)
        ahead = helium < tank.slot_at
        return self._weights.tank_space + (self.slot_worth / tank.slot_at * self._weights.slot if ahead else 0.0)

    def plan(self, plan: str) -> float:
        """What entering a plan brings beside the screen: a special one its value, others a part of the reward."""
        known = self._plans.get(plan)
        if known is None:
            face = plan_of(self._index, plan)
            if isinstance(face, SpecialPlan):
                known = face.value - face.cost
            else:
                known = self._weights.reward * self.gains(face.reward)
            self._plans[plan] = known
        return known

    # --- cards --------------------------------------------------------------------------------------

    def strength(self, card: Card) -> float:
        """What a card does in one use, in units."""
        return strength(card, self._weights)

    def card(self, card: Card) -> float:
        """What it is worth to own one more card."""
        known = self._cards.get(card.id)
        if known is None:
            known = self._cards[card.id] = self._card(card)
        return known

    def _card(self, card: Card) -> float:
        share = self.values[card.share] if card.share else 0.0
        if card.kind == "share" or not self._basis.left:
            return share
        more = self._owned.engine(self._basis.slots, self.strength(card))
        return share + self._rounds * more - self.engine_now

    def offers(self, display: tuple[str | None, ...]) -> tuple[tuple[int, float, int], ...]:
        """Cost, worth and space of each card of a display."""
        known = self._offers.get(display)
        if known is None:
            prices, cards = prices_printed(self._basis.components, display), self._index.card
            known = self._offers[display] = tuple(
                (prices[space].amount, self.card(cards[card]), space)
                for space, card in enumerate(display, 1)
                if card is not None
            )
        return known

    # --- track bonuses ------------------------------------------------------------------------------

    def _bonuses(self) -> float:
        if not self._basis.left:
            return 0.0
        worth = 0.0
        for track, place in zip(self._tracks, self._basis.places, strict=True):
            low, last = 0, 0.0
            for threshold in track.thresholds:
                then = self.bonus(threshold.bonus)
                if place <= threshold.after:
                    last += (then - last) * 0.6 * (place - low) / (threshold.after + 1 - low)
                    break
                low, last = threshold.after + 1, then
            worth += last
        return self._weights.bonus * worth * self._basis.left

    def bonus(self, bonus: TrackBonus) -> float:
        """What a track bonus is worth in a round."""
        weights = self._weights
        match bonus:
            case Energy(amount=amount):
                return 1.6 * amount
            case ExtraMarkers(amount=amount):
                return 3.0 * amount
            case MineralsDiscount() | TitaniumDiscount():
                return 0.8
            case MixedPayment() | TitaniumValue():
                return 1.5
            case FieldIcon(collectors=collectors):
                return 0.5 + 0.5 * collectors
            case ResearchAndTank(cost=cost, options=options):
                return max(self.research_point * points + 2 * spaces for points, spaces in options) - cost - 3
            case BuyAndTank(discount=discount, tank=tank):
                return discount + 2.0 * tank - 1
            case DiscardForCoins(extra=extra):
                return 0.3 * extra
            case OtherTracks(cost=cost, amounts=amounts):
                return max(1.0, 0.7 * sum(amounts) * self.best_space - cost - weights.marker - 2)
            case DiscardForAction(both=both):
                return 2.5 if both else 1.5


@lru_cache(maxsize=1024)
def appraised(basis: Basis, cards: Owned, weights: Weights) -> Appraisal:
    """What things are worth, remembered for positions that do not differ in it."""
    return Appraisal(basis, cards, weights)


@lru_cache(maxsize=2048)
def shares_at(components_digest: str, track: str, place: int, part: float = 0.0) -> float:
    """The shares reached on a track, and `part` of the way to the next one."""
    low, shares = 0, 0
    for icon in components.of(components_digest).track[track].shares:
        if icon.at > place:
            return shares + (icon.shares - shares) * part * (place - low) / (icon.at - low)
        low, shares = icon.at, icon.shares
    return float(shares)


@lru_cache(maxsize=2048)
def between(values: tuple[Value, ...], at: int, part: float = 0.85) -> float:
    """The value passed, and `part` of the way to the next one."""
    low, value = 0, 0
    for mark in values:
        if mark.at > at:
            return value + (mark.value - value) * part * max(0, at - low) / (mark.at - low)
        low, value = mark.at, mark.value
    return float(value)
