"""The documents of a table, made: what REST and websockets send of tables, choices, entries and premoves. Their types
are those of `documents.py`.
"""

from app.messages.speaker import Speaker, page_for
from app.play import documents
from app.play.access import may_follow
from app.play.closure import closing_of
from app.play.entries import LogEntry, redacted
from app.play.entry_sentences import sentences_of, voice
from app.play.names import seat_phrase
from app.play.table import Table
from app.rules.game import Choices, Game, Gone, Premove, Seat, tag_of
from app.store.records import GameRow


def choices_document(game: Game, seq: int, seat: Seat | None, choices: Choices) -> documents.Choices:
    """What a seat may do, in JSON's words, which are the same in every language: rules are cited by their places,
    whose pages the facts tell, and by the pages of the default language's edition."""
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
            documents.Refused(
                refused.what.encoded(), refused.code, page_for(None, game, refused.rule), refused.rule, refused.args
            )
            for refused in choices.refused
        ],
        "ends": choices.ends,
        "lasting": _lasting(choices),
        "premove": choices.premove,
    }


def _lasting(choices: Choices) -> list[str]:
    offered = choices.moves if choices.sample is None else (*choices.moves, choices.sample)
    return sorted({tag_of(move) for move in offered if move.lasting})


def choices_now(table: Table, seat: Seat | None) -> documents.Choices:
    """What the seat may do at the table now."""
    return choices_document(table.game, table.seq, seat, table.choices(seat))


def premove_document(table: Table, seat: Seat, premove: Premove, *, by_itself: bool) -> documents.Premove:
    """A checked premove, in JSON's words."""
    return {
        "steps": [
            {"step": step.step, "about": step.about, "move": step.move, "lines": step.lines} for step in premove.steps
        ],
        "gone": _gone(table.game, premove.gone) if premove.gone else None,
        "choices": choices_document(table.game, table.seq, seat, premove.choices),
        "view": premove.view,
        "by_itself": by_itself,
    }


def _gone(game: Game, gone: Gone) -> documents.GoneMove:
    page = page_for(None, game, gone.rule)
    return {"index": gone.index, "code": gone.code, "rule": page, "place": gone.rule, "args": gone.args}


def told_entry(table: Table, shown: LogEntry) -> documents.ToldEntry:
    """An entry of the log, redacted for its reader, as what is told of it: a patch has its events in one row."""
    document: documents.ToldEntry = {
        "seq": shown.seq,
        "seat": shown.seat,
        "move": shown.move,
        "sentences": sentences_of(table, shown),
        "at": shown.at,
    }
    if shown.by_stand_in:
        document["stand_in"] = True
    if begun := table.game.turns_begun(shown.events):
        document["begun"] = begun
    return document


def entry_document(table: Table, entry: LogEntry, seat: Seat | None, speaker: Speaker | None) -> documents.Entry:
    """An entry of the log as the seat may see it, told as data and said to a reader (None: not said)."""
    shown = redacted(table.game, entry, seat)
    document = told_entry(table, shown)
    text = [] if speaker is None else [voice(table, speaker).say(sentence) for sentence in document["sentences"]]
    return {**document, "events": shown.events, "text": text}


def branched_of(row: GameRow) -> documents.BranchPoint | None:
    """Where a table's game was branched off another one, if it was."""
    if row.branched_from is None or row.branched_at is None:
        return None
    return {"game": row.branched_from, "seq": row.branched_at}


def table_document(table: Table, seat: Seat | None = None) -> documents.PlainTable:
    """The table beside the game: seats, host, settings; only what everybody at it may know."""
    row = table.row
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "round": row.round,
        "host": next((s.seat for s in row.seats if s.user_id == row.host and row.host is not None), None),
        "pace": row.pace,
        "clock": row.clock,
        "asleep": row.asleep,
        "closing": closing_of(table),
        "robot_failed": table.robot_failed,
        "visibility": row.visibility,
        "advice": row.advice,
        "seq": row.seq,
        "to_move": table.to_move(),
        "seats": [
            {
                "seat": s.seat,
                "kind": s.kind,
                "level": s.level,
                "name": s.name,
                "called": seat_phrase(s),
                "taken": s.user_id is not None,
                "agreed": s.agreed,
                "stand_in": s.stand_in,
                "advised": s.advised,
                "picture": s.picture,
            }
            for s in row.seats
        ],
        "me": seat,
        "rematch": row.rematch if may_follow(row, seat) else None,
        "branched": branched_of(row),
        "created": row.created,
        "updated": row.updated,
    }
