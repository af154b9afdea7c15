"""What lies open on the table for everyone to see."""

from collections.abc import Callable
from typing import TypeVar, cast

from app.rules.skymines.board.prices import prices_shown
from app.rules.skymines.board.spaces import bonus_spaces
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.displays import PLAN_SPACES
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import COMPANIES, PLAN_LETTERS, Company, PlanLetter, Tile
from app.rules.skymines.viewing.shapes import (
    Board,
    ByCompany,
    DisplaySpace,
    SpecialOnTrack,
    StationView,
    View,
    by_company,
)
from app.rules.skymines.vocabulary.state import State

T = TypeVar("T")


def board(state: State, index: Index, like: tuple[State, View] | None = None) -> Board:
    """Displays, supplies, Moon, stations and bonus spaces.

    What is made of the very same things as in the state of `like` is taken over from its view.
    """
    part = _Parts(state, index, like)
    return {
        "display": part("display", display, "components", "display"),
        "stack": len(state.stack),
        "discards": part("discards", discards, "discards"),
        "research": part("research", research, "plans"),
        "supplement": state.supplement,
        "supplies": part("supplies", supplies, "supplies"),
        "specials": part("specials", specials, "components", "specials", "round"),
        "moon": part("moon", moon, "moon"),
        "stations": part("stations", stations, "components", "stations", "removed"),
        "tracks": part("tracks", tracks, "tracks"),
        "spaces": part("spaces", spaces, "components", "tracks", "markers"),
        "tiles": part("tiles", tiles, "tiles"),
    }


class _Parts:
    """The parts of a board: made, or taken over where nothing that they are made of has changed."""

    __slots__ = ("_index", "_like", "_state")

    def __init__(self, state: State, index: Index, like: tuple[State, View] | None) -> None:
        self._state, self._index = state, index
        self._like = like

    def __call__(self, name: str, make: Callable[[State, Index], T], *needs: str) -> T:
        """The part of that name; `needs` is all of the state that it is made of."""
        if self._like is not None and is_same(self._state, self._like[0], needs):
            return cast(dict[str, T], self._like[1])[name]
        return make(self._state, self._index)


def is_same(one: T, other: T, needs: tuple[str, ...]) -> bool:
    """Whether two states, or seats, share these things."""
    for name in needs:  # noqa: SIM110  # a generator takes twice as long
        if getattr(one, name) is not getattr(other, name):
            return False
    return True


def display(state: State, index: Index) -> list[DisplaySpace | None]:
    """Spaces 1 to 12: the card and its cost, printed cost plus surcharge (p. 11)."""
    prices = prices_shown(state)
    return [
        None if card is None else {"card": card, "cost": prices[space].amount}
        for space, card in enumerate(state.display, 1)
    ]


def discards(state: State, index: Index) -> list[str]:
    """The discard pile."""
    return list(state.discards)


def research(state: State, index: Index) -> dict[str, str | None]:
    """The plans on the twelve spaces of the research display."""
    return dict(zip(PLAN_SPACES, state.plans, strict=True))


def supplies(state: State, index: Index) -> dict[PlanLetter, int]:
    """How many plans of each letter are left."""
    return {letter: len(state.supplies[letter]) for letter in PLAN_LETTERS}


def moon(state: State, index: Index) -> dict[str, Company | None]:
    """The companies in the sectors."""
    return {str(number): company for number, company in enumerate(state.moon, 1)}


def tracks(state: State, index: Index) -> ByCompany[str]:
    """The tracks at the companies' edges."""
    return by_company(state.tracks)


def tiles(state: State, index: Index) -> list[Tile]:
    """The bonus tiles on the board."""
    return list(state.tiles)


def specials(state: State, index: Index) -> list[SpecialOnTrack]:
    """The special plans still on the round track, in the order of their rounds."""
    of_round = {plan.round: plan.id for plan in index.special.values()}
    return [{"round": number, "plan": of_round[number], "face_up": number <= state.round} for number in state.specials]


def stations(state: State, index: Index) -> ByCompany[StationView]:
    """Each company's columns, the value of its shares, its outposts at home and out of the game."""
    return by_company([_station(state, company) for company in COMPANIES])


def _station(state: State, company: Company) -> StationView:
    number = COMPANIES.index(company)
    columns = state.stations[number]
    return {
        "columns": [{"outposts": column.outposts, "opened": column.opened} for column in columns],
        "value": coins_showing(state, company),
        "home": sum(column.outposts for column in columns),
        "removed": state.removed[number],
    }


def spaces(state: State, index: Index) -> dict[str, int | None]:
    """Every bonus space in this game, with the seat whose marker lies there."""
    taken = dict(state.markers)
    return {space: taken.get(space) for space in bonus_spaces(state)}
