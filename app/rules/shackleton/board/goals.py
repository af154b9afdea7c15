"""Goals of corporations, and what is counted for them, for incomes and at the end."""

from app.rules.game import Refusal
from app.rules.kit.memo import kept_with_state
from app.rules.shackleton.board.bases import pieces
from app.rules.shackleton.board.corporations import COUNTS
from app.rules.shackleton.board.holdings import holdings
from app.rules.shackleton.components.shapes import OWN_COUNTS, Count, Goal
from app.rules.shackleton.engine.tables import STOCKED, tables
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.state import State

OWNERS: dict[Count, str] = {what: corporation for corporation, own in OWN_COUNTS.items() for what in own}
"""The corporation that counts something."""


def count(state: State, seat: int, what: Count, project: str = "") -> int:
    """How many a seat has of something. `project`: the card that asks, for what is counted on it."""
    return _count(state, seat, what, project)


@kept_with_state
def _count(state: State, seat: int, what: Count, project: str) -> int:
    if what == "workshops":
        return len(pieces(state, seat, "workshop"))
    if what in STOCKED:
        return state.seats[seat].stock.get(what, 0)
    counts = COUNTS.of_module(state, OWNERS[what])
    return counts(state, seat, what, project) if counts else 0


def hindrance(state: State, seat: int, corporation: str, level: int) -> Refusal | None:
    """What keeps a seat from claiming a goal at the end of its turn; None if it can (S-161, S-162)."""
    if why := _corporation_hindrance(state, seat, corporation):
        return why
    table = tables(state)
    if len(state.boards[corporation].goals[level]) >= table.goal_slots(len(state.seats), level):
        return Refusal("goal-taken", rulebook.GOALS)
    unmet = _unmet(holdings(state, seat), seat, table.goal(corporation, level))
    return None if unmet is None else Refusal("goal-not-met", rulebook.GOALS, {"have": unmet[0], "at": unmet[1]})


def claimable(state: State, seat: int) -> list[tuple[str, int]]:
    """The goals that a seat can claim, by corporation and level."""
    table, held, seats = tables(state), holdings(state, seat), len(state.seats)
    return [
        (corporation, level)
        for corporation in state.corporations
        if _corporation_hindrance(state, seat, corporation) is None
        for level, claimed in enumerate(state.boards[corporation].goals)
        if len(claimed) < table.goal_slots(seats, level) and _unmet(held, seat, table.goal(corporation, level)) is None
    ]


def _corporation_hindrance(state: State, seat: int, corporation: str) -> Refusal | None:
    """What keeps a seat from claiming any goal of a corporation."""
    claimed = state.seats[seat].goals
    if corporation in claimed:
        return Refusal("goal-of-corporation-claimed", rulebook.GOALS)
    if len(claimed) >= tables(state).goals.markers:
        return Refusal("no-goal-markers-left", rulebook.GOALS)
    return None


def _unmet(held: State, seat: int, goal: Goal) -> tuple[int, int] | None:
    """What a seat with these holdings has of something that a goal needs more of, and how much it needs."""
    for need in goal.needs:
        have = _count(held, seat, need.count, "")
        if have < need.at_least:
            return have, need.at_least
    return None
