"""Goals of corporations, and what is counted for them, for incomes and at the end."""

from app.rules.game import Refusal
from app.rules.shackleton.board.bases import pieces
from app.rules.shackleton.board.corporations import COUNTS
from app.rules.shackleton.components.shapes import OWN_COUNTS, Count
from app.rules.shackleton.engine.tables import STOCKED, tables
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.state import State


def count(state: State, seat: int, what: Count, project: str = "") -> int:
    """How many a seat has of something. `project`: the card that asks, for what is counted on it."""
    if what == "workshops":
        return len(pieces(state, seat, "workshop"))
    if what in STOCKED:
        return state.seats[seat].stock.get(what, 0)
    for corporation, own in OWN_COUNTS.items():
        if what in own and (counts := COUNTS.by_module(state).get(corporation)):
            return counts(state, seat, what, project)
    return 0


def hindrance(state: State, seat: int, corporation: str, level: int) -> Refusal | None:
    """What keeps a seat from claiming a goal at the end of its turn; None if it can (S-161, S-162)."""
    player, board = state.seats[seat], state.boards[corporation]
    if corporation in player.goals:
        return Refusal("goal-of-corporation-claimed", rulebook.GOALS)
    if len(player.goals) >= tables(state).goals.markers:
        return Refusal("no-goal-markers-left", rulebook.GOALS)
    if len(board.goals[level]) >= tables(state).goal_slots(len(state.seats), level):
        return Refusal("goal-taken", rulebook.GOALS)
    for need in tables(state).goal(corporation, level).needs:
        have = count(state, seat, need.count)
        if have < need.at_least:
            return Refusal("goal-not-met", rulebook.GOALS, {"have": have, "at": need.at_least})
    return None
