"""Loads a table from the store: from a snapshot and the entries after it, or from the whole log."""

import asyncio
import zlib
from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

import msgspec
import structlog

from app.play.broken import BrokenLog
from app.play.checks import check_known
from app.play.entries import read_entry
from app.play.games import Games
from app.play.replay import Point, Replay, UnknownPoint, digest_of, fingerprint
from app.play.table import Table
from app.problems import Unavailable, no_such_game
from app.rules.game import Game
from app.store import log
from app.store.database import Database
from app.store.errors import UnreadableRow
from app.store.pausing import pause
from app.store.records import GameRow, LogRow, Snapshot

SNAPSHOT_LEVEL = 1
MAX_REPLAYED_AT_ONCE = 100
"""A replay of more entries is made in a thread, so that others are answered meanwhile."""
P = ParamSpec("P")
T = TypeVar("T")
logger = structlog.get_logger(__name__)


async def beside(rows: Sequence[LogRow], replay: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """A replay of these rows, in a thread if they are many."""
    if len(rows) <= MAX_REPLAYED_AT_ONCE:
        return replay(*args, **named)
    return await asyncio.to_thread(replay, *args, **named)


def known_game(games: Games, row: GameRow) -> Game:
    """The rules of a stored game. Raises `Unavailable` when this server lacks them or the game's components."""
    try:
        game = games.rules(row.game)
    except KeyError:
        raise Unavailable("unknown-game", f"This server has no rules for {row.game!r}.", game=row.game) from None
    if row.components is not None and row.components not in game.component_sets():
        raise Unavailable(
            "unknown-components",
            "This server lacks the component set that the game was begun with.",
            components=row.components,
        )
    return game


def pack(game: Game, point: Point) -> Snapshot:
    """A state as a snapshot."""
    return Snapshot(point.seq, zlib.compress(game.encode_state(point.state), SNAPSHOT_LEVEL))


async def load_table(db: Database, games: Games, game_id: str) -> Table:
    """The table of that id. Raises `NotFound`, `Unavailable`; pauses a game whose log is broken."""
    try:
        found = await log.load(db, game_id)
    except UnreadableRow as unreadable:
        raise await paused_for(db, unreadable) from None
    if found is None:
        raise no_such_game()
    row, snapshot, rows = found
    game = known_game(games, row)
    if snapshot is not None:
        table = await beside(rows, from_snapshot, row, game, snapshot, rows)
        if table is not None:
            return table
        rows = await log.entries(db, game_id, 0, row.seq)
    if row.status == "paused":
        return Table(row, game)
    try:
        points = (await beside(rows, whole, row, game, rows)).points
        return Table(row, game, points, head=rows[-1].hash if rows else None)
    except BrokenLog as broken:
        raise await refused(db, game_id, broken) from broken


async def paused_for(db: Database, unreadable: UnreadableRow) -> Unavailable:
    """Pause a game whose row cannot be read; the problem that its requests get."""
    broken = BrokenLog(unreadable.game_id, unreadable.place, unreadable.why)
    return await refused(db, unreadable.game_id, broken)


async def refused(db: Database, game_id: str, broken: BrokenLog) -> Unavailable:
    """Pause a game that is broken; the problem that its requests get. One that a process of another version may have
    written is left to that."""
    if await pause(db, game_id, str(broken)) != "left":
        return paused(str(broken))
    logger.warning("table.left-to-another-version", game_id=game_id, error=str(broken))
    return Unavailable("other-version", "This game goes on at a process of another version; try again soon.")


def paused(problem: str | None) -> Unavailable:
    """The problem that every request about a paused game gets."""
    return Unavailable("game-paused", f"This game is paused until its log is mended: {problem}.")


def from_snapshot(row: GameRow, game: Game, snapshot: Snapshot, rows: list[LogRow]) -> Table | None:
    """The table from its snapshot and the entries from that one on, or None if it cannot be used."""
    if row.status == "paused":
        return None
    replay = resumed(game, snapshot, rows)
    return Table(row, game, replay.points, snapshot.seq, rows[-1].hash) if replay else None


def resumed(game: Game, snapshot: Snapshot, rows: list[LogRow]) -> Replay | None:
    """The replay from a snapshot on, by the entries from its own on; None if it cannot be used: it cannot be read, does
    not lead to the last digest, or something is taken back to before it."""
    try:
        replay = Replay(game, Point(snapshot.seq, None, game.decode_state(zlib.decompress(snapshot.state))))
        for stored in rows[1:]:
            replay.add(read_entry(game, stored))
    except (UnknownPoint, msgspec.MsgspecError, zlib.error):
        return None
    is_right = rows and rows[-1].digest == digest_of(game, replay.points[-1].state)
    return replay if is_right else None


def replayed(game_id: str, game: Game, rows: list[LogRow], *, every: bool = False) -> Replay:
    """The replay of a log from its first entry on; the last digest is compared, unless it is left out of a compressed
    log, with `every` each of them, and no event may hold an unknown field.

    Raises `BrokenLog`.
    """
    replay = Replay(game)
    for number, stored in enumerate(rows, start=1):
        if stored.seq != number:
            raise BrokenLog(game_id, number, "it is missing")
        try:
            entry = read_entry(game, stored)
            state = replay.add(entry)
            if every:
                entry.check_control()
        except Exception as error:
            raise BrokenLog(game_id, number, f"it does not replay ({type(error).__name__}: {error})") from error
        if (every or (number == len(rows) and stored.digest)) and digest_of(game, state) != stored.digest:
            raise BrokenLog(game_id, number, "its digest is another")
        if entry.recorded is not None and stored.digest not in (b"", fingerprint(entry.recorded)):
            raise BrokenLog(game_id, number, "the state that it records is another")
        if every:
            known = game.encode_events(list(entry.events))
            check_known(game_id, number, msgspec.json.decode(stored.events), msgspec.json.decode(known))
    return replay


def whole(row: GameRow, game: Game, rows: list[LogRow], *, every: bool = False) -> Replay:
    """The replay of a whole log, which must be as long as the summary says. Raises `BrokenLog`."""
    replay = replayed(row.id, game, rows, every=every)
    if len(rows) < row.seq:
        raise BrokenLog(row.id, len(rows) + 1, "it is missing")
    if len(rows) > row.seq:
        raise BrokenLog(row.id, "table row, seq", f"it is {row.seq}, but the log has {len(rows)} entries")
    return replay
