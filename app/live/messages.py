"""What a watcher is sent, as plain values ready to be encoded."""

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from app.live import documents as sent
from app.live.diff import diff
from app.play.entries import LogEntry, redacted
from app.play.entry_sentences import concerns
from app.play.table import Table
from app.play.table_documents import choices_now, table_document, told_entry
from app.play.undo import proposal_of
from app.rules.game import Seat, View

# Plain Python values that JSON knows, sorted by nobody: what is equal for two states is encoded equally.
encode = msgspec.json.Encoder().encode


def pushed_entry(table: Table, shown: LogEntry, before: Any, seat: Seat | None) -> sent.PushedEntry:
    """An entry, redacted for the seat, with what it means for it; `before` is the state before the entry."""
    document = cast("sent.PushedEntry", told_entry(table, shown))
    if touched := concerns(table, shown, before, seat):
        document["concerns"] = touched
    return document


def view_message(table: Table, seat: Seat | None) -> sent.ViewMessage:
    """The whole view, for a client that has none."""
    return {
        "type": "view",
        "seq": table.seq,
        "view": table.view(seat),
        "choices": choices_now(table, seat),
        "undo": table.undo_target(seat),
        "takeback": proposal_of(table),
    }


def patch_message(
    table: Table, seat: Seat | None, since: int, before: View, entries: Iterable[tuple[LogEntry, Any]]
) -> sent.PatchMessage:
    """What has changed since number `since`, when the seat's view was `before`: by entries, each with the state before
    it (None: not known). For the table's newest state."""
    shown = [(redacted(table.game, entry, seat), state) for entry, state in entries]
    return {
        "type": "patch",
        "from": since,
        "seq": table.seq,
        "patch": diff(before, table.view(seat)),
        "choices": choices_now(table, seat),
        "undo": table.undo_target(seat),
        "takeback": proposal_of(table),
        "events": [event for entry, _ in shown for event in entry.events],
        "entries": [pushed_entry(table, entry, state, seat) for entry, state in shown],
    }


def table_message(table: Table, seat: Seat | None) -> sent.TableMessage:
    """Seats or settings have changed."""
    return {"type": "table", "table": table_document(table, seat)}


def takeback_message(table: Table) -> sent.TakebackMessage:
    """A take-back was proposed, agreed to or refused (null: none is proposed any more)."""
    return {"type": "takeback", "takeback": proposal_of(table)}
