"""Goals of corporations, and what is counted for them, for incomes and at the end."""

from app.rules.game import Refusal
from app.rules.kit.memo import kept_with_state
from app.rules.shackleton.board.bases import pieces
from app.rules.shackleton.board.corporations import COUNTS
from app.rules.shackleton.board.holdings import holdings
from app.rules.shackleton.components.shapes import OWN_COUNTS, Count
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
    counts = COUNTS.by_module(state).get(OWNERS[what])
    return counts(state, seat, what, project) if counts else 0


def hindrance(state: State, seat: int, corporation: str, level: int) -> Refusal | None:
    """What keeps a seat from claiming a goal at the end of its turn; None if it can (S-161, S-162)."""
    table, player, board = tables(state), state.seats[seat], state.boards[corporation]
    if corporation in player.goals:
        return Refusal("goal-of-corporation-claimed", rulebook.GOALS)
    if len(player.goals) >= table.goals.markers:
        return Refusal("no-goal-markers-left", rulebook.GOALS)
    if len(board.goals[level]) >= table.goal_slots(len(state.seats), level):
        return Refusal("goal-taken", rulebook.GOALS)
    held = holdings(state, seat)
    for need in table.goal(corporation, level).needs:
        have = count(held, seat, need.count)
        if have < need.at_least:
            return Refusal("goal-not-met", rulebook.GOALS, {"have": have, "at": need.at_least})
    return None
