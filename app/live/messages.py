"""What a watcher is sent, as plain values ready to be encoded."""

from collections.abc import Iterable
from typing import Any, cast

import msgspec

from app.live import documents as sent
from app.live.diff import diff
from app.messages import DEFAULT
from app.play import documents as shapes
from app.play.access import may_follow
from app.play.closure import closing_of
from app.play.entries import Entry, redacted
from app.play.entry_sentences import concerns, told, voice
from app.play.table import Table
from app.play.undo import proposal_of
from app.rules.game import Choices, Game, Gone, Premove, Seat, View

# Plain Python values that JSON knows, sorted by nobody: what is equal for two states is encoded equally.
encode = msgspec.json.Encoder().encode


def choices_document(
    game: Game, seq: int, seat: Seat | None, choices: Choices, language: str = DEFAULT
) -> shapes.Choices:
    """What a seat may do, in JSON's words; rules are cited by their pages for a reader of the language."""
    return {
        "seq": seq,
        "seat": seat,
        "step": choices.step,
        "about": choices.about,
        "choices": choices.moves,
        "lines": choices.lines,
        "form": choices.form,
        "sample": choices.sample,
        "refused": [
            shapes.Refused(refused.what.encoded(), refused.code, game.page(refused.rule, language), refused.args)
            for refused in choices.refused
        ],
        "ends": choices.ends,
        "premove": choices.premove,
    }


def choices_now(table: Table, seat: Seat | None) -> shapes.Choices:
    """What the seat may do at the table now."""
    return choices_document(table.game, table.seq, seat, table.choices(seat))


def premove_document(table: Table, seat: Seat, premove: Premove, language: str = DEFAULT) -> shapes.Premove:
    """A checked premove, in JSON's words."""
    return {
        "steps": [
            {"step": one.step, "about": one.about, "move": one.move, "lines": one.lines} for one in premove.steps
        ],
        "gone": _gone(table.game, premove.gone, language) if premove.gone else None,
        "choices": choices_document(table.game, table.seq, seat, premove.choices, language),
        "view": premove.view,
    }


def _gone(game: Game, gone: Gone, language: str) -> shapes.GoneMove:
    return {"index": gone.index, "code": gone.code, "rule": game.page(gone.rule, language), "args": gone.args}


def told_entry(table: Table, shown: Entry) -> shapes.ToldEntry:
    """An entry of the log, redacted for its reader, as what is told of it: a patch has its events in one row."""
    document: shapes.ToldEntry = {
        "seq": shown.seq,
        "seat": shown.seat,
        "move": shown.move,
        "sentences": told(table, shown),
        "at": shown.at,
    }
    if shown.by_stand_in:
        document["stand_in"] = True
    if begun := table.game.turns_begun(shown.events):
        document["begun"] = begun
    return document


def pushed_entry(table: Table, shown: Entry, before: Any, seat: Seat | None) -> sent.PushedEntry:
    """An entry, redacted for the seat, with what it means for it; `before` is the state before the entry."""
    document = cast("sent.PushedEntry", told_entry(table, shown))
    if touched := concerns(table, shown, before, seat):
        document["concerns"] = touched
    return document


def entry_document(table: Table, entry: Entry, seat: Seat | None, language: str | None) -> shapes.Entry:
    """An entry of the log as the seat may see it, told as data and said in a language (None: not said)."""
    shown = redacted(table.game, entry, seat)
    document = told_entry(table, shown)
    text = [] if language is None else [voice(table, language).say(sentence) for sentence in document["sentences"]]
    return {**document, "events": shown.events, "text": text}


def table_document(table: Table, seat: Seat | None = None) -> shapes.PlainTable:
    """The table beside the game: seats, host, settings; only what everybody at it may know."""
    row = table.row
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "host": next((s.seat for s in row.seats if s.user_id == row.host and row.host is not None), None),
        "pace": row.pace,
        "clock": row.clock,
        "asleep": row.asleep,
        "closing": closing_of(table),
        "visibility": row.visibility,
        "seq": row.seq,
        "to_move": table.to_move(),
        "seats": [
            {
                "seat": s.seat,
                "kind": s.kind,
                "level": s.level,
                "name": s.name,
                "taken": s.user_id is not None,
                "agreed": s.agreed,
                "stand_in": s.stand_in,
                "picture": s.picture,
            }
            for s in row.seats
        ],
        "me": seat,
        "rematch": row.rematch if may_follow(row, seat) else None,
        "created": row.created,
        "updated": row.updated,
    }


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
    table: Table, seat: Seat | None, since: int, before: View, entries: Iterable[tuple[Entry, Any]]
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
