"""Final scoring (p. 19-20): seven categories a seat, each with the lines that it is made of."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from msgspec import Struct

from app.rules.game import Line, Outcome
from app.rules.kit.hooks import Hook
from app.rules.skymines import components
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.shapes import COMPANIES, Company, Value
from app.rules.skymines.vocabulary.state import PlacedCard, SeatState, State

CategoryKey = Literal["cash", "astrogo", "tawac", "skymine", "minerva", "tank", "research"]
SHARES: tuple[Company, ...] = ("astrogo", "tawac", "skymine", "minerva")
"""The order in which the companies are scored (p. 20)."""
CATEGORIES: tuple[CategoryKey, ...] = ("cash", *SHARES, "tank", "research")


class Category(Struct, frozen=True):
    """One scoring category of one seat: its total in CrypCoin, and the lines that explain it. `key`: one of CATEGORIES,
    or a module's own."""

    key: str
    total: int
    lines: tuple[Line, ...] = ()


CHANGED_CATEGORIES: Hook[Callable[[State, int, tuple[Category, ...]], tuple[Category, ...]]] = Hook()
"""What modules make of the categories: (state, seat, categories) to the same ones in their order and, after them,
those of the module, the same ones for every seat and state of a game. Reason: threats change what is scored (p. 31),
and every place that scores goes through `score`."""


class Ending(Struct, frozen=True):
    """What a module makes of the end of a game: the message that tells of it, if it changed something. `is_undecided`:
    nobody wins, as another game is owed."""

    told: str | None = None
    is_undecided: bool = False


ENDING: Hook[Callable[[State], Ending]] = Hook()
"""What a module makes of the end of a game that is over. Reason: threats (p. 31) decide it in the outcome that the
base gives, and that the campaign and missions go by, neither of which may ask another module."""


def score(state: State, seat: int) -> tuple[Category, ...]:
    """The seven categories of a seat if the game ended now, then those of modules in play."""
    player = state.seats[seat]
    on_cards = card_shares(state, player)
    shares = tuple(_score_shares(state, player, company, on_cards[company]) for company in SHARES)
    cash = Category("cash", player.coins, (Line("score-cash", player.coins),))
    categories: tuple[Category, ...] = (cash, *shares, _score_tank(state, player), _score_research(state, player))
    for change in CHANGED_CATEGORIES.in_play(state):
        categories = change(state, seat, categories)
    return categories


def final_totals(state: State) -> tuple[tuple[int, ...], ...]:
    """The totals of the categories of every seat."""
    return tuple(tuple(category.total for category in score(state, seat)) for seat in range(len(state.seats)))


def is_undecided(state: State) -> bool:
    """Whether a module leaves the game that is over undecided."""
    return any(ending(state).is_undecided for ending in ENDING.in_play(state))


def outcome_of(state: State) -> Outcome:
    """What counts of a game that is over: the seats' totals, and who won; nobody if it is undecided. There is no
    tie-break: a tie is a shared victory (p. 20)."""
    totals = tuple(sum(categories) for categories in state.totals)
    ending = tuple(told for end in ENDING.in_play(state) if (told := end(state).told) is not None)
    return Outcome(totals, (), ending) if is_undecided(state) else Outcome.ranked(totals, ending=ending)


def track_shares(state: State, player: SeatState, company: Company) -> int:
    """Shares on the last share icon that the marker has reached (p. 9)."""
    return shares_reached(state.components, state.tracks, player.tracks, company)


def shares_reached(digest: str, tracks: tuple[str, ...], places: tuple[int, ...], company: Company) -> int:
    """The same of these tracks, with the markers on these places."""
    number = COMPANIES.index(company)
    return components.of(digest).shares_at[tracks[number]][places[number]]


def card_shares(state: State, player: SeatState) -> Mapping[Company | None, int]:
    """By company the shares on all cards of a seat: in hand, planned, at rest, and in Luna's reserve (p. 9, 20)."""
    return shares_on(state.components, cards_owned(player))


def shares_on(digest: str, owned: Iterable[str]) -> Mapping[Company | None, int]:
    """By company the shares on these cards."""
    cards = components.of(digest).card
    return Counter(cards[card].share for card in owned)


def shares_of(state: State, seat: int, company: Company) -> int:
    """All shares of a company that a seat has, of track and cards (p. 9)."""
    player = state.seats[seat]
    return track_shares(state, player, company) + card_shares(state, player)[company]


def cards_owned(player: SeatState) -> list[str]:
    """Every action card of a seat, wherever it lies."""
    return cards_in(player.hand, player.resting, player.area, () if player.luna is None else player.luna.reserve)


def cards_in(
    hand: tuple[str, ...],
    resting: tuple[tuple[str, ...], ...],
    area: tuple[PlacedCard | None, ...],
    reserve: tuple[str, ...],
) -> list[str]:
    """The same of where it can lie; `reserve` is Luna's."""
    owned = [*hand, *[card for deck in resting for card in deck]]
    owned += [placed.card for placed in area if placed is not None]
    owned += reserve
    return owned


def value_passed(values: Iterable[Value], at: int) -> int:
    """The last value that a marker at `at` has reached or passed; 0 before the first (p. 20)."""
    return max((value.value for value in values if value.at <= at), default=0)


def _score_shares(state: State, player: SeatState, company: Company, on_cards: int) -> Category:
    """Shares of track and cards times the coin icons that show in the station (p. 20)."""
    value = coins_showing(state, company)
    on_track = track_shares(state, player, company)
    lines = (
        Line("score-track-shares", on_track, {"company": company}),
        Line("score-card-shares", on_cards, {"company": company}),
        Line("score-share-value", value, {"company": company}),
    )
    return Category(company, (on_track + on_cards) * value, lines)


def tank_value(digest: str, player: SeatState) -> int:
    """What the helium-3 marker has passed on the tank track, in CrypCoin (p. 20)."""
    return value_passed(components.of(digest).components.tank.values, player.helium)


def _score_tank(state: State, player: SeatState) -> Category:
    value = tank_value(state.components, player)
    return Category("tank", value, (Line("score-tank", value, {"space": player.helium}),))


def _score_research(state: State, player: SeatState) -> Category:
    """The value passed, and the values of face-up special plans reached or passed (p. 20)."""
    index = components.of(state.components)
    value = value_passed(index.components.research.values, player.upload)
    specials = [
        index.special[placed.plan]
        for placed in player.screens[: player.upload + 1]
        if placed is not None and placed.face_up and placed.plan in index.special
    ]
    lines = (
        Line("score-research", value, {"screen": player.upload}),
        *(Line("score-special-plan", special.value, {"plan": special.id}) for special in specials),
    )
    return Category("research", value + sum(special.value for special in specials), lines)
