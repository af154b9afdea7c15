"""A bare table for tests of cards, bonus markers and tracks: all markers at their start, nothing in the areas."""

from functools import cache

from msgspec.structs import replace

from app.rules.kit.agenda import Question
from app.rules.skymines.components.shapes import Company, Slot
from app.rules.skymines.vocabulary import moves
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.positions import INDEX, act, acting, asked, give, on_track, with_tracks

PLAIN = ("A-01", "A-02", "A-03", "A-06", "A-07", "A-04", "A-05", "A-08", "A-09", "B-04", "B-05", "B-06")
"""A display: spaces 1 to 5 hold cards of printed cost 3, 6 and 7 of 5, 8 of 4, 9 of 3, 10 to 12 of 5."""

NEUTRAL, ASTROGO = "A-09", "C-11"
"""Field scientists."""
COLLECTORS = [
    sector.number
    for sector in INDEX.components.moon.sectors
    for part in sector.structures
    if part.kind == "gas-collector"
]
"""The sectors with a gas collector."""


@cache
def table(humans: int = 2, lunas: int = 0, coins: int = 1) -> State:
    """The first turn of seat 0, all markers at 0, `coins` each, the plain display."""
    state = acting(humans, lunas)
    for seat in range(humans):
        state = give(state, seat, tracks=(0, 0, 0, 0), helium=0, coins=coins)
    return replace(state, display=PLAIN)


def unlocked(state: State, seat: int, *bonuses: str) -> State:
    """The state with these track bonuses in effect for a seat."""
    return give(state, seat, bonuses=bonuses)


def past(state: State, company: Company, space: int, *seats: int) -> State:
    """The state with the markers of some seats on one space of a track."""
    for seat in seats:
        state = on_track(state, seat, company, space)
    return state


def acquiring(state: State, seat: int, *slots: Slot) -> State:
    """The state after using the resource cards in these slots."""
    return act(state, seat, moves.UseResources(slots))


def done(state: State) -> bool:
    """Whether the action is over and only the turn's end is to be confirmed."""
    step: Question = asked(state)
    return isinstance(step, ConfirmEndOfTurn)


def places(state: State, seat: int) -> tuple[int, int, int, int]:
    """The seat's track markers."""
    return state.seats[seat].tracks


def with_bonus(*bonuses: str, coins: int = 9) -> State:
    """Seat 0 has these bonuses of one track, which lies at Astrogo's edge, or where it lies in a first game."""
    track = bonuses[0][:2]
    state = table(coins=coins)
    state = state if track in state.tracks else with_tracks(state, astrogo=track)
    return unlocked(state, 0, *bonuses)
