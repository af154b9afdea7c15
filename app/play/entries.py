"""An entry of the log, read: as it is, and as one seat may see it."""

from datetime import datetime
from typing import Any, Literal

import msgspec
from msgspec import Struct

from app.rules.game import Event, Game, Seat
from app.store.records import LogRow

HandedBy = Literal["owner", "host", "agreed", "free"]
"""By whose leave a seat changed hands: its owner's, the host's, that of all others; or nobody sat there."""


class Handed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat has changed hands: what it was called and is called now, and by whose leave."""

    was: str
    to: str
    by: HandedBy


class Entry(Struct, frozen=True, kw_only=True):
    """One entry: a seat's move, or what the table did (`{"start": …}`, `{"undo": seq}`, `{"handed": …}`), and the
    events of it.

    `move` are plain values. `seat` is None for the start.
    """

    seq: int
    seat: Seat | None
    move: dict[str, Any] | None
    events: tuple[Event, ...]
    at: datetime

    @property
    def undo_to(self) -> int | None:
        """The number whose state came back by this entry, if it is an undo."""
        return self.move.get("undo") if self.move and "type" not in self.move else None

    @property
    def handed(self) -> Handed | None:
        """How the seat changed hands, if it did; nothing else has changed."""
        found = self.move.get("handed") if self.move and "type" not in self.move else None
        return None if found is None else msgspec.convert(found, Handed)


def read_entry(game: Game, row: LogRow) -> Entry:
    """A stored row as an entry."""
    return Entry(
        seq=row.seq,
        seat=row.seat,
        move=msgspec.json.decode(row.move),
        events=tuple(game.decode_events(row.events.encode())),
        at=row.at,
    )


def is_secret(entry: Entry, seat: Seat | None) -> bool:
    """Whether the wording of the move is not for this seat: others learn of it by its events alone."""
    return bool(entry.move) and "type" in (entry.move or {}) and entry.seat != seat


def redacted(game: Game, entry: Entry, seat: Seat | None) -> Entry:
    """The entry as that seat may see it (None: a spectator)."""
    shown = (game.hides(event, seat) for event in entry.events)
    return Entry(
        seq=entry.seq,
        seat=entry.seat,
        move=None if is_secret(entry, seat) else entry.move,
        events=tuple(event for event in shown if event is not None),
        at=entry.at,
    )
