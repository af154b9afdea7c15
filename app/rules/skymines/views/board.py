"""What lies open on the table for everyone to see.

Each part takes what it is made of, and is remembered by that.
"""

from collections.abc import Mapping

from app.rules.kit.memo import Latest, remembered
from app.rules.skymines import components
from app.rules.skymines.board.boards import Printed
from app.rules.skymines.board.prices import prices_printed
from app.rules.skymines.board.spaces import Space, bonus_spaces
from app.rules.skymines.board.stations import station_icons, stations_in_play
from app.rules.skymines.components.displays import PLAN_SPACES
from app.rules.skymines.components.shapes import COMPANIES, PLAN_LETTERS, Company, PlanLetter, Tile
from app.rules.skymines.views.shapes import (
    Board,
    ByCompany,
    DisplaySpace,
    SpecialOnTrack,
    StationView,
    by_company,
)
from app.rules.skymines.vocabulary.state import Column, State


def board(state: State, latest: Latest) -> Board:
    """Displays, supplies, Moon, stations and bonus spaces."""
    return {
        "display": display(latest, state.components, state.display),
        "stack": len(state.stack),
        "discards": discards(latest, state.discards),
        "research": research(latest, state.plans),
        "supplement": state.supplement,
        "supplies": supplies(latest, state.supplies),
        "specials": specials(latest, state.components, state.specials, state.round),
        "moon": moon(latest, state.moon),
        "stations": stations(latest, stations_in_play(state), state.stations, state.removed),
        "tracks": tracks(latest, state.tracks),
        "spaces": spaces(latest, bonus_spaces(state), state.markers),
        "tiles": tiles(latest, state.tiles),
    }


@remembered
def display(digest: str, cards: tuple[str | None, ...]) -> list[DisplaySpace | None]:
    """Spaces 1 to 12: the card and its cost, printed cost plus surcharge (p. 11)."""
    prices = prices_printed(digest, cards)
    return [
        None if card is None else {"card": card, "cost": prices[space].amount} for space, card in enumerate(cards, 1)
    ]


@remembered
def discards(cards: tuple[str, ...]) -> list[str]:
    """The discard pile, its top last."""
    return list(cards)


@remembered
def research(plans: tuple[str | None, ...]) -> dict[str, str | None]:
    """The plans on the twelve spaces of the research display."""
    return dict(zip(PLAN_SPACES, plans, strict=True))


@remembered
def supplies(plans: Mapping[str, tuple[str, ...]]) -> dict[PlanLetter, int]:
    """How many plans of each letter are left."""
    return {letter: len(plans[letter]) for letter in PLAN_LETTERS}


@remembered
def moon(sectors: tuple[Company | None, ...]) -> dict[str, Company | None]:
    """The companies in the sectors."""
    return {str(number): company for number, company in enumerate(sectors, 1)}


@remembered
def specials(digest: str, rounds: tuple[int, ...], now: int) -> list[SpecialOnTrack]:
    """The special plans still on the round track, in the order of their rounds."""
    of_round = {plan.round: plan.id for plan in components.of(digest).special.values()}
    return [{"round": number, "plan": of_round[number], "face_up": number <= now} for number in rounds]


@remembered
def stations(
    printed: Mapping[Company, Printed], standing: tuple[tuple[Column, Column, Column], ...], removed: tuple[int, ...]
) -> ByCompany[StationView]:
    """Each company's columns, the value of its shares, its outposts at home and out of the game."""
    return by_company(
        [
            {
                "columns": [{"outposts": column.outposts, "opened": column.opened} for column in columns],
                "value": station_icons(printed[company].columns, columns),
                "home": sum(column.outposts for column in columns),
                "removed": gone,
            }
            for company, columns, gone in zip(COMPANIES, standing, removed, strict=True)
        ]
    )


@remembered
def tracks(lying: tuple[str, str, str, str]) -> ByCompany[str]:
    """The track at each company's edge."""
    return by_company(lying)


@remembered
def spaces(known: Mapping[str, Space], markers: tuple[tuple[str, int], ...]) -> dict[str, int | None]:
    """Every bonus space in this game, with the seat whose marker lies there."""
    taken = dict(markers)
    return {space: taken.get(space) for space in known}


@remembered
def tiles(left: tuple[Tile, ...]) -> list[Tile]:
    """The bonus tiles on the common board."""
    return list(left)
