"""What single things are worth to a seat as the game stands: a share, a space, a point, a card, a track bonus."""

from collections.abc import Iterable
from functools import cached_property, lru_cache

from app.players.skymines.owned import Owned, owned, strength
from app.players.skymines.rounds import rounds_to_come
from app.players.skymines.weights import Weights
from app.rules.skymines import components
from app.rules.skymines.board.bonuses import track_of
from app.rules.skymines.board.scores import cards_owned
from app.rules.skymines.board.stations import coins_showing, most_icons
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
    Tank,
    TitaniumDiscount,
    TitaniumValue,
    Track,
    TrackBonus,
    Value,
)
from app.rules.skymines.vocabulary.state import State

MOST_SHARES = 9.0


class Outlook:
    """The worth of things to one seat in one position, in CrypCoin at the end."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state, self.seat, self.weights = state, seat, weights
        self.player = state.seats[seat]
        self.index = components.of(state.components)
        self.left = rounds_to_come(state)
        """Rounds to come after this one."""

    def with_cards_laid(self, state: State) -> "Outlook":
        """The outlook on a position that differs from this one in nothing but how the seat's cards and tiles lie: what
        things are worth, as far as it is known, is the same."""
        other = Outlook.__new__(Outlook)
        other.__dict__.update(self.__dict__)
        other.state, other.player = state, state.seats[self.seat]
        return other

    # --- shares and tracks ------------------------------------------------------------------------

    @cached_property
    def held(self) -> dict[Company, float]:
        """The seat's shares, with a part of the next one."""
        part = self.weights.on_the_way if self.left else self.weights.last_way
        return {
            company: shares_at(self.state.components, track, place, part) + self.owned.shares[company]
            for company, track, place in zip(COMPANIES, self.state.tracks, self.player.tracks, strict=True)
        }

    @cached_property
    def showing(self) -> dict[Company, int]:
        """The coin icons that show in each station."""
        return {company: coins_showing(self.state, company) for company in COMPANIES}

    @cached_property
    def values(self) -> dict[Company, float]:
        """What a share of each company is expected to be worth in the end."""
        return {company: self._value(company) for company in COMPANIES}

    def _value(self, company: Company) -> float:
        growth = (self.weights.growth + self.weights.own_growth * self.held[company]) * self.left
        return min(most_icons(self.state, company), self.showing[company] + growth)

    @cached_property
    def to_come(self) -> dict[Company, float]:
        """The shares that are still expected: most of them of the companies held already."""
        weights = self.weights
        room = {company: max(0.0, MOST_SHARES - held) for company, held in self.held.items()}
        drawn = {company: (held + 1.0) ** weights.focus * (room[company] > 0) for company, held in self.held.items()}
        whole = sum(drawn.values()) or 1.0
        expected = weights.shares_a_round * self.left
        return {company: min(room[company], expected * drawn[company] / whole) for company in COMPANIES}

    @cached_property
    def spaces(self) -> dict[Company, float]:
        """What a space on each track is worth; nothing at the end of it."""
        return {
            company: self._space(track_of(self.state, company), place) * self.values[company]
            for company, place in zip(COMPANIES, self.player.tracks, strict=True)
        }

    def _space(self, track: Track, place: int) -> float:
        return 0.0 if place >= track.last else self.weights.space * track.shares[-1].shares / track.last

    @cached_property
    def best_space(self) -> float:
        """A space on the track where it is worth most."""
        return max(self.spaces.values())

    # --- gains --------------------------------------------------------------------------------------

    def gains(self, gains: Iterable[Gain]) -> float:
        """The worth of rewards that are due."""
        return sum(self.gain(gain) for gain in gains)

    def gain(self, gain: Gain) -> float:
        """The worth of one reward that is due."""
        weights = self.weights
        match gain:
            case Coins(amount=amount):
                return weights.coin * amount
            case CoinsForTitanium(less=less):
                return weights.coin * (3 - less)
            case ResearchPoints(amount=amount):
                return self.research_point * amount
            case Tank(amount=amount):
                return self.tank_space * amount
            case OnTrack(company=company, amount=amount):
                return self.spaces[company] * amount
            case OnAnyTrack(amount=amount):
                return self.best_space * amount
            case RemoveOutposts(amount=amount):
                return weights.removal * amount

    @property
    def research_point(self) -> float:
        """A research point: a plan while there is time to enter it, else hardly more than a coin."""
        return self.weights.research_point if self.left else 1.2

    @property
    def tank_space(self) -> float:
        """A space on the tank track, more on the way to the slot."""
        tank = self.index.components.tank
        if self.player.helium >= tank.last:
            return float(tank.excess)
        ahead = self.player.helium < tank.slot_at
        return self.weights.tank_space + (self.slot_worth / tank.slot_at * self.weights.slot if ahead else 0.0)

    # --- cards --------------------------------------------------------------------------------------

    @cached_property
    def owned(self) -> Owned:
        """The seat's cards, wherever they lie."""
        return owned(self.state.components, tuple(sorted(cards_owned(self.player))), self.weights)

    def strength(self, card: Card) -> float:
        """What a card does in one use, in units."""
        return strength(card, self.weights)

    @cached_property
    def engine_now(self) -> float:
        """What the cards owned will do in the rounds to come."""
        return self._rounds * self.owned.engine(len(self.player.slots))

    @cached_property
    def slot_worth(self) -> float:
        """What one more slot adds to that."""
        return self._rounds * self.owned.engine(len(self.player.slots) + 1) - self.engine_now

    @property
    def _rounds(self) -> float:
        return self.weights.play * self.left

    def card(self, card: Card) -> float:
        """What it is worth to own one more card."""
        share = self.values[card.share] if card.share else 0.0
        if card.kind == "share" or not self.left:
            return share
        more = self.owned.engine(len(self.player.slots), self.strength(card))
        return share + self._rounds * more - self.engine_now

    # --- track bonuses ------------------------------------------------------------------------------

    def bonus(self, bonus: TrackBonus) -> float:
        """What a track bonus is worth in a round."""
        weights = self.weights
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


@lru_cache(maxsize=2048)
def shares_at(components_digest: str, track: str, place: int, part: float = 0.0) -> float:
    """The shares reached on a track, and `part` of the way to the next one."""
    low, shares = 0, 0
    for icon in components.of(components_digest).track[track].shares:
        if icon.at > place:
            return shares + (icon.shares - shares) * part * (place - low) / (icon.at - low)
        low, shares = icon.at, icon.shares
    return float(shares)


def between(values: Iterable[Value], at: int, part: float = 0.85) -> float:
    """The value passed, and `part` of the way to the next one."""
    low, value = 0, 0
    for mark in values:
        if mark.at > at:
            return value + (mark.value - value) * part * max(0, at - low) / (mark.at - low)
        low, value = mark.at, mark.value
    return float(value)
