"""What must hold of a document beside its digests and hashes before its game is kept: no table writes anything else,
and code that shows a table counts on it."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from app.play.broken import BrokenLog
from app.play.entries import CONTROLS, LogEntry, read_entry
from app.play.names import MAX_SEAT_NAME_LENGTH
from app.play.starts import Start
from app.play.table import Table
from app.play.table_documents import entry_document
from app.rules.game import Game
from app.store.records import GameRow, LogRow

BESIDE = {"undo": frozenset({"takeback"})}
"""What the entry of a control may say beside it."""


def check_seats(row: GameRow, start: Start, game: Game) -> None:
    """Raise `BrokenLog` for a name that no seat bears, and for an automa of a level that the game lacks."""
    for seat, first in zip(row.seats, start.seats, strict=True):
        for name in (seat.name, first.name):
            _check_name(row.id, f"seat {seat.seat}, name", name)
        if seat.kind == "automa" and game.automas and seat.level not in game.automas:
            raise BrokenLog(row.id, f"seat {seat.seat}, level", f"{row.game} has no automa of level {seat.level}")


def check_entries(row: GameRow, game: Game, stored: Sequence[LogRow]) -> None:
    """Raise `BrokenLog` for an entry that names a seat which the table lacks, or says of a table's doing what no table
    says."""
    for entry in stored:
        if entry.seat is not None and entry.seat >= len(row.seats):
            raise BrokenLog(row.id, entry.seq, f"the table has no seat {entry.seat}")
        if (entry.seat is None) != (entry.seq == 1):
            raise BrokenLog(row.id, entry.seq, "all but the first entry, and they alone, are those of a seat")
        move = msgspec.json.decode(entry.move)
        if "type" not in move:
            _check_control(row, read_entry(game, entry), move)


def check_told(table: Table, stored: Sequence[LogRow]) -> None:
    """Raise `BrokenLog` for an entry of which readers cannot be told."""
    readers = (None, *(seat.seat for seat in table.row.seats))
    for row in stored:
        entry = read_entry(table.game, row)
        try:
            for reader in readers:
                entry_document(table, entry, reader, None)
        except Exception as error:
            why = f"it cannot be told ({type(error).__name__}: {error})"
            raise BrokenLog(table.id, row.seq, why) from error


def _check_control(row: GameRow, entry: LogEntry, move: dict[str, Any]) -> None:
    named = [name for name in CONTROLS if name in move]
    if len(named) != 1 or not move.keys() <= {*named, *BESIDE.get(named[0], ())}:
        raise BrokenLog(row.id, entry.seq, "it does not say one thing that a table does")
    if (named == ["start"]) != (entry.seq == 1):
        raise BrokenLog(row.id, entry.seq, "a game begins once, with its first entry")
    for name in _names_in(entry):
        _check_name(row.id, entry.seq, name)
    for seat in entry.ended.by if entry.ended else ():
        if not 0 <= seat < len(row.seats):
            raise BrokenLog(row.id, entry.seq, f"the table has no seat {seat}")


def _names_in(entry: LogEntry) -> Iterator[str]:
    if entry.handed is not None:
        yield from (entry.handed.was, entry.handed.to)
    if entry.stand_in is not None:
        yield entry.stand_in.name
    if entry.advised is not None:
        yield entry.advised.robot


def _check_name(game_id: str, place: int | str, name: str) -> None:
    if len(name) > MAX_SEAT_NAME_LENGTH:
        raise BrokenLog(game_id, place, f"no name there has more than {MAX_SEAT_NAME_LENGTH} characters")
