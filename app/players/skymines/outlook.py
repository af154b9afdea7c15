"""How a position looks to a seat: its things, the rounds to come, and what single things are worth to it then."""

from functools import lru_cache

from app.players.skymines.appraisal import Basis, appraised
from app.players.skymines.owned import Owned, owned
from app.players.skymines.rounds import rounds_to_come
from app.players.skymines.weights import Weights
from app.rules.skymines import components
from app.rules.skymines.board.stations import station_icons, stations_in_play
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.vocabulary.state import Column, SeatState, State


class Outlook:
    """The worth of things to one seat in one position, in CrypCoin at the end (see `Appraisal`)."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state, self.seat, self.weights = state, seat, weights
        self.player = player = state.seats[seat]
        self.index = components.of(state.components)
        self.left = rounds_to_come(state)
        """Rounds to come after this one."""
        self.owned = _owned(state.components, player, weights)
        """The seat's cards, wherever they lie."""
        tank = self.index.components.tank
        basis = Basis(
            state.components,
            state.tracks,
            player.tracks,
            *coin_icons(state),
            self.left,
            min(max(player.helium, tank.slot_at - 1), tank.slot_at) if player.helium < tank.last else tank.last,
            len(player.slots),
        )
        self.appraisal = known = appraised(basis, self.owned, weights)
        self.held, self.showing, self.values, self.to_come = known.held, known.showing, known.values, known.to_come
        self.spaces, self.best_space, self.tank_space = known.spaces, known.best_space, known.tank_space
        self.research_point = known.research_point
        self.engine_now, self.slot_worth = known.engine_now, known.slot_worth
        self.gain, self.gains, self.bonus = known.gain, known.gains, known.bonus
        self.card, self.strength = known.card, known.strength

    def with_cards_laid(self, state: State) -> "Outlook":
        """The outlook on a position that differs from this one in nothing but how the seat's cards and tiles lie: what
        things are worth is the same."""
        other = Outlook.__new__(Outlook)
        other.__dict__.update(self.__dict__)
        other.state, other.player = state, state.seats[self.seat]
        return other


def coin_icons(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The coin icons of each station, in the order of COMPANIES: those that show, and all."""
    printed = stations_in_play(state)
    return _icons(tuple(printed[company].columns for company in COMPANIES), state.stations)


@lru_cache(maxsize=512)
def _icons(
    printed: tuple[tuple[tuple[int, ...], ...], ...], stations: tuple[tuple[Column, ...], ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    showing = tuple(station_icons(icons, columns) for icons, columns in zip(printed, stations, strict=True))
    return showing, tuple(map(_all_icons, printed))


@lru_cache(maxsize=64)
def _all_icons(columns: tuple[tuple[int, ...], ...]) -> int:
    return sum(map(sum, columns))


def _owned(digest: str, player: SeatState, weights: Weights) -> Owned:
    area = tuple(placed.card for placed in player.area if placed is not None)
    return _of_places(digest, player.hand, player.resting, area, weights)


@lru_cache(maxsize=2048)
def _of_places(
    digest: str,
    hand: tuple[str, ...],
    resting: tuple[tuple[str, ...], ...],
    area: tuple[str, ...],
    weights: Weights,
) -> Owned:
    """The same cards are one object, however they lie."""
    cards = [*hand, *(card for deck in resting for card in deck), *area]
    return owned(digest, tuple(sorted(cards)), weights)
