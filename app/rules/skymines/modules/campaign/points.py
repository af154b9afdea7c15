"""Success points: what a chapter that is over brings each seat (p. 24, p. 29-31; FR Luna p. 4)."""

from collections.abc import Iterator

from msgspec import Struct

from app.rules.kit.parts import part
from app.rules.skymines import components
from app.rules.skymines.board.bonuses import track_of
from app.rules.skymines.board.scores import is_undecided
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.modules.threats.time_loop import own_totals
from app.rules.skymines.vocabulary.modules.campaign import MODULES, PRINTED, Points
from app.rules.skymines.vocabulary.modules.missions import Missions
from app.rules.skymines.vocabulary.modules.threats import Threats
from app.rules.skymines.vocabulary.state import State

from .chapter_start import options_of

MARKERS = PRINTED.points.markers
"""How many one-time markers must have left the status card (p. 24)."""
FIRST_OWN_SPACE, THREAT_CHAPTER = 3, 4
"""The chapters with a point of their own (p. 29, p. 30)."""
RANKS = PRINTED.points.ranks
"""The sums with which the second to the fifth rank begin (p. 24)."""


class Award(Struct, frozen=True):
    """Success points of one kind: "below-one", "below-two", "won", "markers", "tracks", "own-space", "threat"."""

    key: str
    points: int


def awards(state: State, seat: int) -> tuple[Award, ...]:
    """What this game, which is over, brings the seat; kinds that bring nothing too, in the order of the rulebook."""
    chapter = options_of(state).chapter
    totals = totals_of(state)
    lower = sum(total < totals[seat] for total in totals)
    found = [
        Award("below-one", int(lower >= 1)),
        Award("below-two", int(lower >= 2)),
        Award("won", int(totals[seat] == max(totals))),
        Award("markers", int(_markers_gone(state, seat) >= MARKERS)),
        Award("tracks", sum(_ends_reached(state, seat))),
    ]
    if chapter == FIRST_OWN_SPACE:
        found.append(Award("own-space", int(part(state, Missions).first == seat)))
    if chapter == THREAT_CHAPTER:
        found.append(Award("threat", int(part(state, Threats).owner == seat)))
    return tuple(found)


def totals_of(state: State) -> tuple[int, ...]:
    """What each seat scored in this game alone, after a threat's consequence (p. 24, p. 31)."""
    if "threats" in MODULES[options_of(state).chapter]:
        return own_totals(state)
    return tuple(sum(categories) for categories in state.totals)


def _markers_gone(state: State, seat: int) -> int:
    """The one-time markers that have left a status card; Luna counts as if two had (FR Luna p. 4)."""
    return MARKERS if state.seats[seat].kind == "luna" else len(part(state, Missions).status[seat].claimed)


def _ends_reached(state: State, seat: int) -> Iterator[bool]:
    """Whether the final space of each of the six tracks was reached."""
    player, parts = state.seats[seat], components.of(state.components).components
    for company, place in zip(COMPANIES, player.tracks, strict=True):
        yield place >= track_of(state, company).last
    yield player.helium >= parts.tank.last
    yield player.upload >= parts.research.last


def points(state: State) -> Points:
    """The success points of this game alone."""
    return tuple(sum(award.points for award in awards(state, seat)) for seat in range(len(state.seats)))


def chapter_points(state: State) -> Points | None:
    """Those of the chapter: of all games of the Time anomaly's loop their mean, rounded up (p. 31). None while another
    game is owed."""
    if is_undecided(state):
        return None
    games = (*options_of(state).loop, points(state))
    return tuple(-(-sum(game[seat] for game in games) // len(games)) for seat in range(len(state.seats)))


def sums(chapters: tuple[Points, ...], seats: int) -> Points:
    """The success points of several chapters together."""
    return tuple(sum(chapter[seat] for chapter in chapters) for seat in range(seats))


def rank(total: int) -> int:
    """The rank of a campaign's sum, 1 to 5 (p. 24)."""
    return 1 + sum(total >= least for least in RANKS)
