"""What lies open on the table for everyone to see."""

from app.rules.skymines import components
from app.rules.skymines.board.prices import prices_shown
from app.rules.skymines.board.spaces import bonus_spaces
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.displays import PLAN_SPACES
from app.rules.skymines.components.shapes import COMPANIES, PLAN_LETTERS, Company, PlanLetter
from app.rules.skymines.views.parts import NOTHING
from app.rules.skymines.views.shapes import (
    Board,
    ByCompany,
    DisplaySpace,
    SpecialOnTrack,
    StationView,
    View,
    by_company,
)
from app.rules.skymines.vocabulary.state import State


def board(state: State, like: tuple[State, View] | None = None) -> Board:
    """Displays, supplies, Moon, stations and bonus spaces.

    What is made of the very same things as in the state of `like` is taken over from its view.
    """
    then, seen = like if like and like[0].components == state.components else (NOTHING, NOTHING)
    like_stations = state.stations is then.stations and state.removed is then.removed
    like_spaces = state.markers is then.markers and state.tracks is then.tracks
    like_specials = state.specials is then.specials and state.round == then.round
    return {
        "display": seen["display"] if state.display is then.display else display(state),
        "stack": len(state.stack),
        "discards": seen["discards"] if state.discards is then.discards else list(state.discards),
        "research": seen["research"] if state.plans is then.plans else research(state),
        "supplement": state.supplement,
        "supplies": seen["supplies"] if state.supplies is then.supplies else supplies(state),
        "specials": seen["specials"] if like_specials else specials(state),
        "moon": seen["moon"] if state.moon is then.moon else moon(state),
        "stations": seen["stations"] if like_stations else stations(state),
        "tracks": seen["tracks"] if state.tracks is then.tracks else by_company(state.tracks),
        "spaces": seen["spaces"] if like_spaces else spaces(state),
        "tiles": seen["tiles"] if state.tiles is then.tiles else list(state.tiles),
    }


def display(state: State) -> list[DisplaySpace | None]:
    """Spaces 1 to 12: the card and its cost, printed cost plus surcharge (p. 11)."""
    prices = prices_shown(state)
    return [
        None if card is None else {"card": card, "cost": prices[space].amount}
        for space, card in enumerate(state.display, 1)
    ]


def research(state: State) -> dict[str, str | None]:
    """The plans on the twelve spaces of the research display."""
    return dict(zip(PLAN_SPACES, state.plans, strict=True))


def supplies(state: State) -> dict[PlanLetter, int]:
    """How many plans of each letter are left."""
    return {letter: len(state.supplies[letter]) for letter in PLAN_LETTERS}


def moon(state: State) -> dict[str, Company | None]:
    """The companies in the sectors."""
    return {str(number): company for number, company in enumerate(state.moon, 1)}


def specials(state: State) -> list[SpecialOnTrack]:
    """The special plans still on the round track, in the order of their rounds."""
    of_round = {plan.round: plan.id for plan in components.of(state.components).special.values()}
    return [{"round": number, "plan": of_round[number], "face_up": number <= state.round} for number in state.specials]


def stations(state: State) -> ByCompany[StationView]:
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


def spaces(state: State) -> dict[str, int | None]:
    """Every bonus space in this game, with the seat whose marker lies there."""
    taken = dict(state.markers)
    return {space: taken.get(space) for space in bonus_spaces(state)}
