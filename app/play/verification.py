"""Verifying a stored game: log, summary and snapshot."""

from msgspec.structs import replace

from app.play import checks
from app.play.broken import BrokenLog
from app.play.exports import check_opening
from app.play.games import Games
from app.play.left_out import are_left_out, restored
from app.play.table import Table, summary_of
from app.play.table_loader import known_game, whole
from app.problems import no_such_game
from app.rules.game import Seat
from app.store.database import Database
from app.store.errors import UnreadableRow
from app.store.game_rows import Whole, load_whole
from app.store.pausing import pause, resume
from app.store.records import GameRow, StoodInFor, Summary
from app.store.stand_ins import note_stand_ins

LOBBY_SUMMARY = Summary(status="lobby", to_move=(), automatic=False)
CLOSED_AS_FORMERLY_PAUSED = 'it is "closed", but the log says "lobby"'
"""What former versions found wrong with every table that was closed before its game, and paused it for."""


async def verify_game(db: Database, games: Games, game_id: str) -> int:
    """Replay a game, compare every digest and hash, and what is stored beside the log with what the log leads to; how
    many entries there were. A game paused earlier goes on if it is right. Stand-ins that seats have lost after the end
    of their game are noted again.

    Raises `BrokenLog`, after pausing the game or leaving it to a process of another version; `NotFound`; `Unavailable`
    without its rules or components.
    """
    try:
        stored = await load_whole(db, game_id)
    except UnreadableRow as unreadable:
        broken_row = BrokenLog(game_id, unreadable.place, unreadable.why)
        broken_row.stopped = await pause(db, game_id, str(broken_row))
        raise broken_row from None
    if stored is None:
        raise no_such_game()
    try:
        stored = _restored(games, stored)
        summary, lost = checks.with_chain(game_id, stored.entries, lambda: _checked(games, stored))
    except BrokenLog as broken:
        broken.stopped = await pause(db, game_id, str(broken))
        raise
    if lost:
        await note_stand_ins(db, game_id, lost)
    if stored.row.status == "paused":
        await resume(db, game_id, summary.status)
    return len(stored.entries)


def _restored(games: Games, stored: Whole) -> Whole:
    """The game with all digests and hashes. Raises `BrokenLog`, `Unavailable`."""
    if not (stored.is_compressed and are_left_out(stored.entries)):
        return stored
    return replace(stored, entries=restored(stored.row.id, known_game(games, stored.row), stored.entries))


def _checked(games: Games, stored: Whole) -> tuple[Summary, dict[Seat, StoodInFor]]:
    """The summary that the log leads to, and the stand-ins that seats have lost. Raises `BrokenLog` where something
    stored is not as it says, `Unavailable`."""
    row, rows = stored.row, stored.entries
    if rows:
        checks.check_start(row, checks.start_of(row.id, rows))
    game = known_game(games, row)
    points = whole(row, game, rows, every=True).points
    if stored.secret and rows:
        check_opening(game, row, rows, stored.secret)
    lost = checks.lost_stand_ins(row, rows) if stored.is_sealed and not stored.broken_seal else {}
    checks.check_told_seats(checks.with_stand_ins(row, lost), rows)
    checks.check_compressed(row, is_compressed=stored.is_compressed)
    summary = (
        checks.summary_at_end(summary_of(Table(row, game, points), points[-1].state), rows)
        if points
        else _summary_before_the_game(row)
    )
    checks.check_summary(row, summary, rows)
    if not stored.is_sealed and rows and rows[0].hash is not None:
        raise BrokenLog(row.id, "seal", "it is missing")
    if stored.broken_seal:
        raise BrokenLog(row.id, stored.broken_seal, "it was changed, or its seal was")
    for snapshot in stored.snapshots:
        checks.check_snapshot(row.id, snapshot, rows)
    return summary, lost


def _summary_before_the_game(row: GameRow) -> Summary:
    """The summary of a table without entries. Nothing in a log says that it was closed: what its row says is right."""
    formerly_paused = str(BrokenLog(row.id, "table row, status", CLOSED_AS_FORMERLY_PAUSED))
    is_closed = row.status == "closed" or (row.status == "paused" and row.problem == formerly_paused)
    return replace(LOBBY_SUMMARY, status="closed") if is_closed else LOBBY_SUMMARY
