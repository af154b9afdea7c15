"""The Reputation track (S-144, S-165 to S-169)."""

from app.rules.shackleton.components.shapes.tracks import TrackAction
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.state import State


def goal_extra(state: State, seat: int) -> int:
    """The VP that a claimed goal scores more."""
    return sum(space <= state.seats[seat].reputation for space in tables(state).reputation.goal_extras)


def upkeep(state: State, seat: int) -> int:
    """The Credits by which Reputation raises the maintenance costs."""
    return sum(space <= state.seats[seat].reputation for space in tables(state).reputation.upkeep)


def open_actions(state: State, seat: int) -> tuple[TrackAction, ...]:
    """The corporation actions of the track that the seat has unlocked and not used in this turn (S-144 to S-147)."""
    reached = state.seats[seat].reputation
    return tuple(
        action for action in tables(state).reputation.actions if action.at <= reached and action.at not in state.used
    )
