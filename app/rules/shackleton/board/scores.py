"""Totals: what a seat would have if the game ended now, and the end (S-189, S-190)."""

from app.rules.game import Outcome, TieBreak
from app.rules.kit.memo import kept_with_state, set_apart
from app.rules.shackleton.board.bases import matching, pieces
from app.rules.shackleton.board.corporations import BEFORE_FINAL, FINAL, in_order
from app.rules.shackleton.board.goals import count
from app.rules.shackleton.board.projects import effects
from app.rules.shackleton.components.shapes import End
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.state import State

SCORED = "scored"
"""The category of the VP that were gained before the end."""
OF_BASE = (SCORED, "projects", "laboratories", "reputation")
"""The categories of the base; one for each corporation follows."""


def before_scoring(ledger: Ledger) -> None:
    """What happens at the end before anything is scored."""
    for _, before in in_order(ledger.state, BEFORE_FINAL):
        before(ledger)


@kept_with_state
def as_scored(state: State) -> State:
    """The state as it would be scored if the game ended now, or as it was if it is over."""
    if state.totals:
        return state
    ledger = Ledger(state)
    before_scoring(ledger)
    if ledger.events:
        set_apart(ledger.state, state, "as scored")
    return ledger.state


def totals(state: State, seat: int) -> dict[str, int]:
    """The VP of a seat by category, in the order of the final scoring: as scored at the end, or as they would be if the
    game ended now."""
    if not state.totals:
        return categories(as_scored(state), seat)
    return {category: state.totals[seat][category] for category in (*OF_BASE, *state.corporations)}


@kept_with_state
def categories(state: State, seat: int) -> dict[str, int]:
    """The VP of a seat by category, in the order of the final scoring: VP so far, projects, Laboratories, Reputation,
    and each corporation with the end effects of its projects. Not to be changed."""
    return {
        SCORED: state.seats[seat].vp,
        "projects": score_projects(state, seat),
        "laboratories": score_laboratories(state, seat),
        "reputation": state.seats[seat].reputation,
        **{corporation: score_corporation(state, seat, corporation) for corporation in state.corporations},
    }


def score_projects(state: State, seat: int) -> int:
    """The printed VP of funded projects."""
    return sum(tables(state).project[project].vp for project in state.seats[seat].projects)


def score_laboratories(state: State, seat: int) -> int:
    """2, 5, 10 VP for 1, 2, 3 matching astronauts of each Laboratory (S-127)."""
    worth = (0, *tables(state).structures.laboratory_vp)
    return sum(worth[matching(state, seat, piece)] for piece in pieces(state, seat, "laboratory"))


def score_corporation(state: State, seat: int, corporation: str) -> int:
    """What a corporation scores for a seat at the end, with the end effects of the seat's projects of it."""
    table = tables(state)
    of_sheet = sum(_score(state, seat, end, "") for end in table.sheet(corporation).corporation.end)
    of_projects = sum(
        _score(state, seat, end, project)
        for project, end in effects(state, seat, End)
        if table.corporation_of[project] == corporation
    )
    further = FINAL.of_module(state, corporation)
    return of_sheet + of_projects + (further(state, seat) if further else 0)


def _score(state: State, seat: int, end: End, project: str) -> int:
    if not end.per:
        return end.vp
    times = sum(count(state, seat, what, project) for what in end.per) // end.every
    vp = end.vp * times
    return vp if end.most is None else min(vp, end.most)


def outcome_of(state: State) -> Outcome:
    """Most VP win; of equal ones more Reputation; still equal ones share the victory."""
    return Outcome.ranked(
        tuple(sum(totals.values()) for totals in state.totals),
        (TieBreak("tie-reputation", tuple(seat.reputation for seat in state.seats)),),
    )
