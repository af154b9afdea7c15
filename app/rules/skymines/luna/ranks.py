"""Which company or track Luna means: pure readings of the state, each with its ties settled.

All functions give companies in order, best match first, so that the first two of a list are "the two ..." too.
"""

from app.rules.skymines.board import stations
from app.rules.skymines.components.shapes import COMPANIES, Choice, Company
from app.rules.skymines.vocabulary.state import State


def by_value(state: State) -> tuple[Company, ...]:
    """The companies from the most to the least valuable one.

    Value is what a share is worth: the coin icons uncovered in the station. Ties go to the station with more vacant
    spaces, then to the track whose ID comes first in the alphabet.
    """

    def key(company: Company) -> tuple[int, int, str]:
        track = state.tracks[COMPANIES.index(company)]
        return -stations.coins_showing(state, company), -stations.vacant(state, company), track

    return tuple(sorted(COMPANIES, key=key))


def margin(state: State, seat: int, company: Company) -> int:
    """Spaces by which the seat's marker is ahead of the best marker of all others (negative: behind it).

    Every other seat counts, another Luna too; barriers are no spaces.
    """
    index = COMPANIES.index(company)
    others = [other.tracks[index] for number, other in enumerate(state.seats) if number != seat]
    return state.seats[seat].tracks[index] - max(others)


def by_lead(state: State, seat: int) -> tuple[Company, ...]:
    """The companies from her biggest lead on: leads, shared leads, then the smallest arrears.

    Ties go to the more valuable company.
    """
    return tuple(sorted(by_value(state), key=lambda company: -margin(state, seat, company)))


def farthest_behind(state: State, seat: int) -> tuple[Company, ...]:
    """The companies from her biggest arrears on: arrears, shared leads, then the smallest leads.

    Ties go to the more valuable company.
    """
    return tuple(sorted(by_value(state), key=lambda company: margin(state, seat, company)))


def chosen(state: State, seat: int, who: Choice) -> tuple[Company, ...]:
    """The companies that a card's `who` names, from the most valuable of them down."""
    ranked = by_value(state)
    named = _named(state, seat, who, ranked)
    return tuple(company for company in ranked if company in named)


def _named(state: State, seat: int, who: Choice, ranked: tuple[Company, ...]) -> tuple[Company, ...]:
    match who:
        case "MV":
            return ranked[:1]
        case "MV2":
            return ranked[1:2]
        case "MVx2":
            return ranked[:2]
        case "LV":
            return ranked[-1:]
        case "LEAD":
            return by_lead(state, seat)[:1]
        case "LEADx2":
            return by_lead(state, seat)[:2]
        case "ALL":
            return ranked
