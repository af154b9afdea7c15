"""From the log to a state: the fold, with undo.

A point is a state that an undo can come back to. Points begin with the last boundary: an undo inside them leads to an
earlier point; one that leads elsewhere (a turn taken back by consent) starts the points over.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from app.play.entries import LogEntry
from app.rules.game import Event, Game, Seat

DIGEST_BYTES = 16


class Point(Struct, frozen=True):
    """A state, the number of the entry that made it, and the seat that moved."""

    seq: int
    seat: Seat | None
    state: Any


class UnknownPoint(LookupError):
    """An undo goes back to a state that is not in memory; the log has to be replayed from its start."""


def digest_of(game: Game, state: Any) -> bytes:
    """What is written beside each entry: a fingerprint of the state after it."""
    return fingerprint(game.encode_state(state))


def fingerprint(encoded: bytes) -> bytes:
    """The digest of a state that is encoded already."""
    return hashlib.sha256(encoded).digest()[:DIGEST_BYTES]


def is_boundary(game: Game, state: Any, events: Sequence[Event]) -> bool:
    """Whether nobody alone may go back past these events; `state` is the one after them."""
    return game.is_boundary(events) or game.outcome(state) is not None


def points_after_move(game: Game, points: tuple[Point, ...], entry: LogEntry, state: Any) -> tuple[Point, ...]:
    """The points after a move that led to `state`."""
    point = Point(entry.seq, entry.seat, state)
    return (point,) if not points or is_boundary(game, state, entry.events) else (*points, point)


def handed_on(points: tuple[Point, ...], entry: LogEntry) -> tuple[Point, ...]:
    """The points after somebody else plays on a seat: they take nothing back that was done there before."""
    return (Point(entry.seq, None, points[-1].state),)


def points_after_takeback(seq: int, state: Any) -> tuple[Point, ...]:
    """The points after entry `seq`, by which all went back to a state: nobody alone goes back past it."""
    return (Point(seq, None, state),)


def points_after_undo(points: tuple[Point, ...], to: int) -> tuple[Point, ...] | None:
    """The points after an undo to number `to`, or None if that is none of them."""
    kept = tuple(point for point in points if point.seq <= to)
    return kept if kept and kept[-1].seq == to else None


def advance(
    game: Game, points: tuple[Point, ...], entry: LogEntry, earlier: dict[int, Any] | None = None
) -> tuple[Point, ...]:
    """The points after any entry; the last one's state is the new state.

    `earlier` are states by number, for undo beyond the points. Raises `UnknownPoint` without the one needed.
    """
    to = entry.undo_to
    if entry.advised is not None and points:
        return points
    if entry.changes_no_state and points:
        return handed_on(points, entry)
    if entry.recorded is not None:
        return (Point(entry.seq, None, game.decode_state(entry.recorded)),)
    if to is None:
        before = points[-1].state if points else game.initial()
        return points_after_move(game, points, entry, game.fold(before, entry.events))
    back = points_after_undo(points, to)
    if back is not None and not entry.is_takeback:
        return back
    if back is None and (earlier is None or to not in earlier):
        raise UnknownPoint(to)
    return points_after_takeback(entry.seq, back[-1].state if back else (earlier or {})[to])


def in_effect(entries: Sequence[LogEntry], after: int) -> tuple[list[LogEntry], int]:
    """The moves among these last entries of a log that were not taken back, with what else happened at the table; and
    the number from which play went on: `after`, or one before it if moves were taken back that came earlier."""
    kept: list[LogEntry] = []
    going_on = entries[-1].seq if entries else after
    for entry in reversed(entries):
        held = entry.seq <= going_on
        if held:
            going_on = entry.seq - 1 if entry.undo_to is None else entry.undo_to
        if (held and entry.undo_to is None) or entry.changes_no_state:
            kept.append(entry)
    return kept[::-1], min(after, going_on)


class Replay:
    """A replay from the first entry, or from the state at `start`. `states` holds the state after every entry."""

    def __init__(self, game: Game, start: Point | None = None) -> None:
        self.game = game
        self.points: tuple[Point, ...] = (start,) if start else ()
        self.states: dict[int, Any] = {start.seq: start.state} if start else {}

    def add(self, entry: LogEntry) -> Any:
        """Fold the next entry in; the state after it. Raises `UnknownPoint` for an undo to before the start."""
        self.points = advance(self.game, self.points, entry, self.states)
        self.states[entry.seq] = self.points[-1].state
        return self.points[-1].state
