"""A log entry told as data, by its game or, where moves were taken back, by the table."""

from typing import Any

from app.messages.speaker import Speaker
from app.play.documents import ToldTurn
from app.play.entries import LogEntry
from app.play.names import seat_name
from app.play.table import Table
from app.play.voice import Voice
from app.rules.game import Seat
from app.rules.sentences import Sentence, Several, Who


def sentences_of(table: Table, shown: LogEntry) -> tuple[Sentence, ...]:
    """The sentences of an entry, each with the events that it tells.

    `shown` is the entry as its reader may see it (after `redacted`): the sentences add nothing to it. Of what an import
    of a former version has kept, seats that are not there are left out.
    """
    if shown.handed is not None:
        handed = shown.handed
        return (Sentence(f"log-handed-{handed.by}", {"was": handed.was, "name": handed.to}),)
    if shown.stand_in is not None:
        return (Sentence(f"log-stand-in-{shown.stand_in.why}", {"name": shown.stand_in.name}),)
    if shown.ended is not None:
        by = Several(tuple(Who(seat) for seat in shown.ended.by if 0 <= seat < len(table.row.seats)))
        return (Sentence("log-closed" if shown.ended.closed else "log-ended-by-vote", {"seats": by}),)
    if shown.advised is not None:
        return () if shown.seat is None else (Sentence("log-advised", {"seat": Who(shown.seat)}),)
    if shown.branched is not None:
        return (Sentence("log-branched", {"seq": shown.branched["seq"]}),)
    if shown.undo_to is None:
        return table.game.tell(table.state, shown.events)
    if shown.seat is None:
        return ()
    agreed = bool(shown.move and shown.move.get("takeback"))
    return (Sentence("log-taken-back" if agreed else "log-undone", {"seat": Who(shown.seat)}),)


def concerns(table: Table, shown: LogEntry, before: Any, seat: Seat | None) -> tuple[Sentence, ...]:
    """What an entry of others means for the seat of its reader, by the state before it (None: not known).

    `shown` is the entry as the seat may see it (after `redacted`). Spectators are concerned by nothing.
    """
    if seat is None or shown.seat == seat or before is None:
        return ()
    return table.game.news_for(before, shown.events, seat)


def voice(table: Table, speaker: Speaker) -> Voice:
    """Says a table's sentences to the speaker's reader."""
    names = [seat_name(speaker, seat) for seat in table.row.seats]
    return Voice(speaker.of(table.game.name).catalogues, names, lambda thing: table.game.name_of(table.state, thing))


def told_turn(table: Table, events: bytes, speaker: Speaker) -> ToldTurn:
    """What happens in a turn of which these are the events, as JSON, told as data and said to the speaker's reader."""
    decoded = table.game.decode_events(events)
    sentences = table.game.tell(table.state, decoded)
    spoken = voice(table, speaker)
    return {"sentences": sentences, "events": decoded, "text": [spoken.say(sentence) for sentence in sentences]}
