"""A whole game as one document, and back; every digest and hash is checked on the way in.

Format 2 is a chained log: its entries bear hashes (those that a former version wrote bear none), and what a document
says beside them is sealed. Format 1 is what former versions wrote.
"""

import asyncio
from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from app.accounts.tokens import is_id, new_token
from app.play import checks
from app.play.broken import BrokenLog
from app.play.chain import canonical, commitment
from app.play.document_checks import check_entries, check_seats, check_told
from app.play.entries import read_entry, redacted
from app.play.games import Games
from app.play.left_out import are_left_out, restored
from app.play.lobby import setups
from app.play.pace import Pace, check_clock
from app.play.starts import DocumentSeat, read_start, seat_rows
from app.play.storable import why_not_storable
from app.play.submission import MAX_KEY_LENGTH
from app.play.table import Table, summary_of
from app.play.table_loader import known_game, whole
from app.problems import Clash, Invalid, Problem
from app.rules.game import Game, Seat
from app.store import games as game_rows
from app.store import log
from app.store.database import Database
from app.store.errors import BadText, Conflict, KeyUsed
from app.store.records import Clock, GameRow, LogRow, Secret

LAST_SEAT = 2**15 - 1
"""The greatest number of a seat that the database holds."""
EARLIEST, LATEST = datetime(1970, 1, 1, tzinfo=UTC), datetime(3000, 1, 1, tzinfo=UTC)
"""Entries of other times were written by no server, and times calculated from them might be out of range."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What the commitment has hidden, in hexadecimal digits: SHA-256 of the two in this order is the commitment."""

    entropy: str
    nonce: str


class DocumentEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry. `digest` and `hash` in hexadecimal digits; "" where the document does not hold all that happened, as
    `key`, the mover's Idempotency-Key, is null then; `hash` is "" in entries of former versions as well."""

    seq: Annotated[int, Meta(ge=1, le=log.MAX_SEQ)]
    seat: Annotated[int, Meta(ge=0, le=LAST_SEAT)] | None
    move: dict[str, Any] | None
    events: list[dict[str, Any]]
    digest: str
    at: Annotated[datetime, Meta(tz=True)]
    key: Annotated[str, Meta(max_length=MAX_KEY_LENGTH)] | None = None
    hash: str = ""


class Document(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game. `complete` is false in what players get before the end: secrets are left out of it. `seal`: of
    what no entry holds, by name, SHA-256 in hexadecimal digits; empty where hashes are."""

    format: Literal["regolith-game/1", "regolith-game/2"] = "regolith-game/1"
    complete: bool
    id: str
    game: str
    options: dict[str, Any]
    pace: str
    visibility: Literal["private", "public"]
    seats: list[DocumentSeat]
    entries: list[DocumentEntry]
    opening: Opening | None = None
    seal: dict[str, str] = {}
    clock: Clock | None = None
    advice: bool = False


SEALED_SETTINGS = ("pace", "visibility", "seats")


def seal_of(document: Document) -> dict[str, str]:
    """The seal of what no entry of the document holds. A table without a clock, or without advice, says nothing of it,
    as ever."""
    there = {"clock": document.clock is not None, "advice": document.advice}
    names = (*SEALED_SETTINGS, *(name for name in there if there[name]))
    return {name: sha256(canonical([document.id, name, getattr(document, name)])).hexdigest() for name in names}


async def export_for(db: Database, table: Table, seat: Seat | None) -> Document:
    """The document as a seat may have it now: everything after the end, before it only what the seat knows."""
    game, row = table.game, table.row
    rows = await log.entries(db, row.id, 0, row.seq)
    if row.status == "finished":
        return await _complete(db, row, game, rows)
    return await asyncio.to_thread(_redacted_document, row, game, rows, seat)


async def export_all(db: Database, game_id: str, games: Games | None = None) -> Document:
    """The complete document, for the operator. The entropy is in it only after the end. `games`: needed for a
    compressed log alone; raises `Unavailable` without its rules or components."""
    found = await log.load(db, game_id, use_snapshot=False)
    if found is None:
        raise Invalid("no-such-game", "There is no such game.")
    row, _, rows = found
    if row.status in ("lobby", "closed"):
        raise Clash("not-started", "This game has not begun yet.")
    return await _complete(db, row, known_game(games or Games(()), row) if are_left_out(rows) else None, rows)


async def _complete(db: Database, row: GameRow, game: Game | None, rows: list[LogRow]) -> Document:
    """The document of all entries; `game`: needed where digests are left out of them. Made in a thread, as a long game
    replays for seconds."""
    secret = await game_rows.find_secret(db, row.id) if row.status == "finished" else None
    opening = Opening(secret.entropy.hex(), secret.nonce.hex()) if secret else None
    return await asyncio.to_thread(_complete_document, row, game, rows, opening)


def _complete_document(row: GameRow, game: Game | None, rows: list[LogRow], opening: Opening | None) -> Document:
    if game is not None and are_left_out(rows):
        rows = restored(row.id, game, rows)
    chained = bool(rows) and rows[-1].hash is not None
    document = _document(row, [_entry(stored) for stored in rows], complete=True, chained=chained, opening=opening)
    return replace(document, seal=seal_of(document)) if chained else document


def _document(
    row: GameRow, entries: list[DocumentEntry], *, complete: bool, chained: bool, opening: Opening | None = None
) -> Document:
    return Document(
        format="regolith-game/2" if chained else "regolith-game/1",
        complete=complete,
        id=row.id,
        game=row.game,
        options=row.options,
        pace=row.pace,
        visibility="public" if row.visibility == "public" else "private",
        seats=[DocumentSeat(seat.kind, seat.level, seat.name) for seat in row.seats],
        entries=entries,
        opening=opening,
        clock=row.clock,
        advice=row.advice,
    )


def _redacted_document(row: GameRow, game: Game, rows: list[LogRow], seat: Seat | None) -> Document:
    entries = [_redacted_entry(game, stored, seat) for stored in rows]
    return _document(row, entries, complete=False, chained=rows[-1].hash is not None)


def _entry(stored: LogRow) -> DocumentEntry:
    move, events = msgspec.json.decode(stored.move), msgspec.json.decode(stored.events)
    return DocumentEntry(
        seq=stored.seq,
        seat=stored.seat,
        move=move,
        events=events,
        digest=stored.digest.hex(),
        at=stored.at,
        key=stored.key,
        hash=stored.hash.hex() if stored.hash else "",
    )


def _redacted_entry(game: Game, stored: LogRow, seat: Seat | None) -> DocumentEntry:
    # The digest of a state with secrets would let somebody test guesses of them.
    entry = redacted(game, read_entry(game, stored), seat)
    events = msgspec.json.decode(game.encode_events(list(entry.events)))
    return DocumentEntry(entry.seq, entry.seat, entry.move, events, "", entry.at)


def read_document(data: bytes) -> Document:
    """A document from its JSON. Raises `Invalid`."""
    try:
        document = msgspec.json.decode(data, type=Document)
        wrong = why_not_storable(msgspec.json.decode(data)) or _wrong_time(document)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        wrong = str(error)
    if wrong:
        raise Invalid("malformed-document", f"This is no exported game: {wrong}")
    return document


def _wrong_time(document: Document) -> str | None:
    for entry in document.entries:
        if not EARLIEST <= entry.at < LATEST:
            return f"the time of entry {entry.seq} is not between {EARLIEST.year} and {LATEST.year}"
    return None


async def import_document(db: Database, games: Games, document: Document) -> GameRow:
    """Keep a game played elsewhere under its id; nobody sits at it yet.

    Raises `Invalid` for an incomplete document, `BrokenLog` for one that does not replay or is not as it was written,
    `Unavailable` without its component set, `Clash` if the game is here already.
    """
    if not is_id(document.id):
        raise Invalid("malformed-document", "The id in this document is not the id of a game.")
    if not document.complete or not document.entries:
        raise Invalid("incomplete-document", "This document leaves out what was secret; it cannot be played on.")
    stored = [_log_row(entry) for entry in document.entries]
    row, secret = checks.with_chain(document.id, stored, lambda: _checked_or_broken(games, document, stored))
    try:
        await log.add_whole_game(db, row, secret, stored)
    except Conflict:
        raise Clash("already-here", "A game of that id is on this server already.") from None
    except KeyUsed:
        raise Invalid("malformed-document", "Two entries of one seat have the same Idempotency-Key.") from None
    except BadText:
        raise Invalid("malformed-document", "The database cannot hold a text of this game.") from None
    return row


def _checked_or_broken(games: Games, document: Document, stored: list[LogRow]) -> tuple[GameRow, Secret | None]:
    """As `_checked`. The rules are made for what they wrote themselves: on anything else they may fail in any way."""
    try:
        return _checked(games, document, stored)
    except (Problem, BrokenLog):
        raise
    except Exception as error:
        raise BrokenLog(document.id, "document", f"it cannot be read ({type(error).__name__}: {error})") from error


def _checked(games: Games, document: Document, stored: list[LogRow]) -> tuple[GameRow, Secret | None]:
    """The table of a complete document, and its secret. Raises as `import_document` does."""
    row = _row(document)
    start = checks.start_of(row.id, stored)
    checks.check_start(row, start)
    _check_seal(document)
    _check_pace(document)
    game = known_game(games, row)
    points = whole(row, game, stored, every=True).points
    check_entries(row, game, stored)
    row = checks.with_told_seats(row, stored)
    check_seats(row, start, game)
    table = Table(row, game, points)
    if row.components != game.components(table.state):
        raise BrokenLog(row.id, 1, "its component set is another")
    summary = checks.summary_at_end(summary_of(table, table.state), stored)
    row = replace(row, status=summary.status, to_move=summary.to_move, automatic=summary.automatic, round=summary.round)
    check_told(Table(row, game, points), stored)
    return row, _checked_secret(document, game)


def _check_pace(document: Document) -> None:
    """Raise `Invalid` unless tables may have this pace, and its clock if there is one."""
    if document.pace not in get_args(Pace):
        raise Invalid("malformed-document", f"No table has the pace {document.pace!r}.")
    if document.clock is not None:
        check_clock(document.pace, document.clock)


def _check_seal(document: Document) -> None:
    """Raise `BrokenLog` unless a chained document, and only such a one, bears the seal of what it says."""
    chained = bool(document.entries[-1].hash)
    if chained is not (document.format == "regolith-game/2"):
        raise BrokenLog(document.id, "format", "it is not that of these entries")
    right = seal_of(document) if chained else {}
    for name in sorted(document.seal.keys() | right.keys()):
        if document.seal.get(name) != right.get(name):
            raise BrokenLog(document.id, name, "its seal is another: it was changed, or the seal was")


def _bytes(digits: str, what: str) -> bytes:
    try:
        found = bytes.fromhex(digits)
    except ValueError:
        found = None
    if found is None or found.hex() != digits:
        raise Invalid("malformed-document", f"The {what} is not made of small hexadecimal digits.")
    return found


def _row(document: Document) -> GameRow:
    start = read_start(document.entries[0].move)
    last = document.entries[-1]
    return GameRow(
        id=document.id,
        game=document.game,
        options=document.options,
        status="playing",
        host=None,
        pace=document.pace,
        visibility=document.visibility,
        invite=new_token(),
        components=start.components,
        version=1,
        seq=len(document.entries),
        to_move=(),
        automatic=False,
        takeback=None,
        problem=None,
        clock=document.clock,
        advice=document.advice,
        branched_from=start.branched.game if start.branched else None,
        branched_at=start.branched.seq if start.branched else None,
        created=document.entries[0].at,
        updated=last.at,
        seats=seat_rows(document.seats),
    )


def _log_row(entry: DocumentEntry) -> LogRow:
    return LogRow(
        seq=entry.seq,
        seat=entry.seat,
        move=msgspec.json.encode(entry.move).decode(),
        events=msgspec.json.encode(entry.events).decode(),
        digest=_bytes(entry.digest, f"digest of entry {entry.seq}"),
        at=entry.at,
        key=entry.key,
        hash=_bytes(entry.hash, f"hash of entry {entry.seq}") if entry.hash else None,
    )


def _checked_secret(document: Document, game: Game) -> Secret | None:
    if document.opening is None:
        return None
    secret = Secret(_bytes(document.opening.entropy, "entropy"), _bytes(document.opening.nonce, "nonce"))
    check_opening(game, _row(document), [_log_row(entry) for entry in document.entries[:1]], secret)
    return secret


def check_opening(game: Game, row: GameRow, rows: list[LogRow], secret: Secret) -> None:
    """Raise `BrokenLog` unless the entropy is the one committed to, and gives the beginning that was played.

    The beginning is drawn again only by a version of the rules that begins games as the one did that drew it.
    """
    start = read_start(msgspec.json.decode(rows[0].move))
    if start.commitment != commitment(secret):
        raise BrokenLog(row.id, 1, "the entropy is not the one committed to")
    if not game.begins_like(start.version):
        return
    drawn = list(read_entry(game, rows[0]).events)
    components = game.components(game.fold(game.initial(), drawn))
    again = game.new_game(start.options, setups(seat_rows(start.seats)), secret.entropy, components)
    if drawn != game.decode_events(game.encode_events(again)):
        raise BrokenLog(row.id, 1, "the entropy gives another beginning")
