"""All watchers of one table: one view for each seat, however many watch from it."""

from math import inf
from time import monotonic
from typing import Any, Literal

from app.live import documents
from app.live.messages import (
    encode,
    patch_message,
    table_message,
    takeback_message,
    view_message,
)
from app.live.watcher import Watcher
from app.play.access import Access
from app.play.entries import LogEntry
from app.play.table import Table
from app.rules.game import Seat, View

IDLE_SECONDS = 60.0
"""Of a table that nobody has moved at for so long no views are kept."""


class SeatWatchers:
    """The watchers at one seat, and the view that they have; None while that is not kept."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.seq = 0
        self.view: View | None = None

    def send(self, message: documents.AnyMessage) -> None:
        """Encode once, send to each."""
        text = encode(message).decode()
        for watcher in self.watchers:
            if watcher.is_greeted:
                watcher.send(text)


class Audience:
    """The watchers of a table by their seats. `remote` are the seats and numbers of spectators at other processes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.by_seat: dict[Seat | None, SeatWatchers] = {}
        self.remote: dict[str, tuple[frozenset[int], int]] = {}
        self._pending: list[tuple[LogEntry, Any]] = []
        self._table_changed = False
        self._told_row = table.row
        """As the watchers have been told of it."""
        self._changed_at = -inf
        self._has_dropped_views = False

    def is_empty(self) -> bool:
        """Whether nobody watches here."""
        return not self.by_seat

    def watchers(self) -> list[Watcher]:
        """All watchers in this process."""
        return [watcher for group in self.by_seat.values() for watcher in group.watchers]

    def note(self, entry: LogEntry | None, before: Any = None) -> None:
        """Remember a change until `flush`, with the state before it; None: of seats or settings."""
        self._changed_at = monotonic()
        self._has_dropped_views = False
        if entry is None or entry.changes_no_state:
            self._table_changed = True
        if entry is not None:
            self._pending.append((entry, before))

    def note_missed(self, missed: list[tuple[LogEntry, Any]]) -> None:
        """Remember entries that were read late, before those that have been noted since."""
        last = missed[-1][0].seq if missed else 0
        self._pending = [*missed, *((entry, before) for entry, before in self._pending if entry.seq > last)]
        self._table_changed = self._table_changed or any(entry.changes_no_state for entry, _ in missed)

    def drop_idle_views(self) -> None:
        """Keep no views of a table that nobody has moved at for a while. The next patch begins with the state before
        it."""
        is_idle = monotonic() - self._changed_at >= IDLE_SECONDS
        if self._has_dropped_views or self._pending or self.table.lock.locked() or not is_idle:
            return
        self._has_dropped_views = True
        for group in self.by_seat.values():
            group.view = None
        self.table.drop_views()

    def adopt(self, table: Table) -> None:
        """Go on with another copy of the table, freshly loaded."""
        self.table = table
        self._has_dropped_views = False
        for seat, group in self.by_seat.items():
            table.watched[seat] = len(group.watchers)

    def enter(self, watcher: Watcher) -> None:
        """Add a watcher at the seat that is theirs now, and tell them nothing yet."""
        self.flush()
        access = self._access(watcher)
        if access is None:
            watcher.drop("not-visible")
            return
        self._add(watcher, access.seat)

    def _add(self, watcher: Watcher, seat: Seat | None) -> None:
        """Add a watcher at a seat, where the others are up to date."""
        watcher.seat = seat
        self._has_dropped_views = False
        group = self.by_seat.get(seat)
        if group is None:
            group = self.by_seat[seat] = SeatWatchers()
            group.seq = self.table.seq
        group.watchers.append(watcher)
        self.table.watch(seat)

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        group = self.by_seat.get(watcher.seat)
        if group is None or watcher not in group.watchers:
            return
        group.watchers.remove(watcher)
        self.table.unwatch(watcher.seat)
        if not group.watchers:
            del self.by_seat[watcher.seat]

    def greet(self, watcher: Watcher) -> None:
        """Tell a watcher how everything stands."""
        self.flush()
        watcher.is_greeted = True
        watcher.send(encode(table_message(self.table, watcher.seat)).decode())
        if self.table.state is not None:
            watcher.send(encode(view_message(self.table, watcher.seat)).decode())

    def greet_back(self, watcher: Watcher, missed: str) -> None:
        """Tell a watcher who comes back what it has missed."""
        watcher.is_greeted = True
        watcher.send(missed)
        watcher.send(encode(table_message(self.table, watcher.seat)).decode())

    def flush(self) -> None:
        """Bring everybody up to date. A copy of the table that is older than what they have tells them nothing until it
        has caught up."""
        if self._is_behind():
            return
        pending, self._pending = self._pending, []
        table_changed, self._table_changed = self._table_changed, False
        moved: list[tuple[Watcher, Seat | None]] = []
        if table_changed or self._has_changed_row():
            self._told_row = self.table.row
            moved = self._remove_reseated()
            for seat, group in self.by_seat.items():
                group.send(table_message(self.table, seat))
                group.send(takeback_message(self.table))
        for seat, group in self.by_seat.items():
            self._catch_up(seat, group, pending)
        for watcher, seat in moved:
            self._add(watcher, seat)
            if watcher.is_greeted:
                self._tell_all(watcher)

    def _is_behind(self) -> bool:
        """Whether the watchers have been told more than the table knows."""
        newest = max((group.seq for group in self.by_seat.values()), default=0)
        return self.table.row.version < self._told_row.version or self.table.seq < newest

    def _has_changed_row(self) -> bool:
        """Whether seats or settings are others than the watchers were told, whatever was noted: they can have been read
        together with a move, or with another copy of the table."""
        row, told = self.table.row, self._told_row
        return (row.status, row.version) != (told.status, told.version)

    def _catch_up(self, seat: Seat | None, group: SeatWatchers, pending: list[tuple[LogEntry, Any]]) -> None:
        if self.table.state is None or group.seq == self.table.seq:
            return
        entries = [(entry, before) for entry, before in pending if entry.seq > group.seq]
        whole = [entry.seq for entry, _ in entries] == list(range(group.seq + 1, self.table.seq + 1))
        shown = self._shown(seat, group, entries) if whole else None
        if shown is not None:
            group.send(patch_message(self.table, seat, group.seq, shown, entries))
        else:
            group.send(view_message(self.table, seat))
        group.seq = self.table.seq
        group.view = self.table.view(seat)

    def _shown(self, seat: Seat | None, group: SeatWatchers, entries: list[tuple[LogEntry, Any]]) -> View | None:
        """The view that a seat's watchers have, made again where it is not kept; None if they have none."""
        before = entries[0][1]
        return self.table.game.view(before, seat) if group.view is None and before is not None else group.view

    def _remove_reseated(self) -> list[tuple[Watcher, Seat | None]]:
        """Remove watchers who have another seat now, before they are told anything more of the former one; each with
        the new one. Drop those who may not watch any more."""
        moved: list[tuple[Watcher, Seat | None]] = []
        for watcher in self.watchers():
            access = self._access(watcher)
            if access is None:
                self.leave(watcher)
                watcher.drop("not-visible")
            elif access.seat != watcher.seat:
                self.leave(watcher)
                moved.append((watcher, access.seat))
        return moved

    def _tell_all(self, watcher: Watcher) -> None:
        """Tell somebody who has another seat now how everything stands there."""
        if self.table.state is not None:
            watcher.send(encode(view_message(self.table, watcher.seat)).decode())
        for message in (table_message(self.table, watcher.seat), takeback_message(self.table)):
            watcher.send(encode(message).decode())

    def _access(self, watcher: Watcher) -> Access | None:
        """What a watcher is at the table now; None if they may not watch it any more."""
        access = self.table.access(watcher.user, watcher.invite)
        return access if access.may_see and self.table.row.status != "paused" else None

    def present_seats(self) -> tuple[frozenset[int], int]:
        """The seats that watch from this process, and how many spectators."""
        seats = frozenset(seat for seat in self.by_seat if seat is not None)
        spectators = self.by_seat.get(None)
        return seats, len(spectators.watchers) if spectators else 0

    def presence(self) -> documents.PresenceMessage:
        """The seats that are present in any process; robots always are."""
        seats, spectators = self.present_seats()
        seats |= {seat.seat for seat in self.table.row.seats if seat.kind == "robot"}
        for others, count in self.remote.values():
            seats, spectators = seats | others, spectators + count
        return {"type": "presence", "seats": sorted(seats), "watchers": spectators}

    def tell_presence(self) -> None:
        """Tell all watchers which seats are present."""
        text = encode(self.presence()).decode()
        for watcher in self.watchers():
            if watcher.is_greeted:
                watcher.send(text)

    def tell_chat(self, line: int, room: Literal["players", "spectators"]) -> None:
        """Tell that there is something to read. Players, and visitors without a name, hear nothing of spectators
        before the end, not even that."""
        everybody = room == "players" or self.table.row.status == "finished"
        text = encode({"type": "chat", "line": line}).decode()
        for watcher in self.watchers():
            if watcher.is_greeted and (everybody or (watcher.seat is None and watcher.user is not None)):
                watcher.send(text)
