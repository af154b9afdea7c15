"""`python -m app verify`, `export` and `import`: games from the operator's side."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.progress import track

from app.accounts.tokens import hashed, new_token
from app.play.broken import BrokenLog
from app.play.exports import export_all, import_document, read_document
from app.play.games import Games
from app.play.verification import verify_game
from app.postgres.lifetime import database, databases_of_games
from app.postgres.migrate import upgrade
from app.problems import NotFound, Problem
from app.registration import GameRegistration, load_games
from app.settings import Settings, load_settings
from app.stopping import stopping
from app.store.database import Database
from app.store.games import all_ids
from app.store.holders import find_holders
from app.store.pausing import Stopped
from app.store.seat_links import set_link

__all__ = ["export", "import_", "verify"]
BECAME: dict[Stopped, str] = {
    "paused": "the game is paused",
    "closed": "the table is closed, and stays so",
    "left": "a process of another version is here, and may understand it: the game goes on",
}
"""What is said of a broken game, by what has become of it."""

T = TypeVar("T")
Work = Callable[[Database], Awaitable[T]]
GameWork = Callable[[Database, Games], Awaitable[T]]


def verify(registered: Sequence[GameRegistration], game: str | None, every: bool) -> None:
    """Verify one game, or `every` one (`app.play.verification`). Exits with 1 and names the games that fail."""

    async def work(db: Database, games: Games) -> list[str]:
        if every or game is None:
            return await verify_all(db, games)
        try:
            failure = await _failure(db, games, game)
        except NotFound as problem:
            failure = f"game {game}: {problem.detail}"
        return [failure] if failure else _say_verified(1)

    failures = _with_games(registered, work)
    for line in failures:
        print(line, file=sys.stderr)
    if failures:
        raise SystemExit(1)


async def verify_all(db: Database, games: Games) -> list[str]:
    """Verify every game; what is wrong with those that fail, in one line each. Games that a server clears away
    meanwhile are passed over, those that are moved to another database are not."""
    failures, verified = [], 0
    for game_id in track(await all_ids(db), "Verifying", disable=not sys.stderr.isatty()):
        try:
            line = await _failure_wherever(db, games, game_id)
        except NotFound:
            continue
        if line:
            failures.append(line)
        else:
            verified += 1
    return failures or _say_verified(verified)


def _say_verified(count: int) -> list[str]:
    print(f"{count} game(s) verified: every digest and hash is right.")
    return []


async def _failure_wherever(db: Database, games: Games, game_id: str) -> str | None:
    """The same as `_failure` of a game that may lie in another database than was found out before."""
    try:
        return await _failure(db, games, game_id)
    except NotFound:
        await find_holders(db)
        return await _failure(db, games, game_id)


async def _failure(db: Database, games: Games, game_id: str) -> str | None:
    """What is wrong with a game, in one line. Raises `NotFound`."""
    try:
        await verify_game(db, games, game_id)
    except BrokenLog as broken:
        return f"{broken}; {BECAME[broken.stopped]}"
    except NotFound:
        raise
    except Problem as problem:
        return f"game {game_id}: {problem.detail}"
    return None


def export(registered: Sequence[GameRegistration], game: str, out: Path | None) -> None:
    """Write a whole game as one document, to a file or to standard output."""

    async def work(db: Database, games: Games) -> bytes:
        return msgspec.json.format(msgspec.json.encode(await export_all(db, game, games)), indent=1)

    text = _with_games(registered, work)
    if out is None:
        sys.stdout.write(text.decode() + "\n")
    else:
        out.write_bytes(text + b"\n")


def import_(registered: Sequence[GameRegistration], file: Path) -> None:
    """Read a document into this server and print the links that give its people their seats back."""
    data = file.read_bytes()

    async def work(db: Database, games: Games) -> list[str]:
        row = await import_document(db, games, read_document(data))
        lines = [f"Game {row.id}: {row.seq} entries, every digest and hash is right."]
        for seat in row.seats:
            if seat.kind == "human":
                token = new_token()
                await set_link(db, row.id, seat.seat, hashed(token))
                lines.append(f"{seat.name}: {load_settings().public_url}/t/{row.id}?invite={token}")
        return lines

    print("\n".join(_with_games(registered, work)))


def _with_games(registered: Sequence[GameRegistration], work: GameWork[T]) -> T:
    """Run `work` with these games on the migrated database of the settings; a problem ends the command in one line."""
    settings: Settings = load_settings()
    games = load_games(registered, settings)
    try:
        return with_migrated(settings, lambda db: work(db, games))
    except (Problem, BrokenLog) as problem:
        # What was imported may hold line breaks, which a problem quotes.
        print("regolith:", *str(problem).split(), file=sys.stderr)
        raise SystemExit(1) from None


def with_migrated(settings: Settings, work: Work[T]) -> T:
    """Run `work` on the migrated database of the settings, where it is known which database holds which games."""

    async def holders_known(db: Database) -> T:
        await find_holders(db)
        return await work(db)

    with database(*settings.sessions) as database_url:
        games_urls = databases_of_games(*settings.games_sessions)
        upgrade(database_url, games_urls)
        return with_database(database_url, holders_known, games_urls)


def with_database(database_url: str, work: Work[T], games_urls: Sequence[str] = ()) -> T:
    """Run `work` on a database as it is, and on those of games where they have their own; a signal to stop ends it,
    and then the process."""
    try:
        return asyncio.run(_on(database_url, work, games_urls))
    except asyncio.CancelledError:
        stopping.check()
        raise


async def _on(database_url: str, work: Work[T], games_urls: Sequence[str]) -> T:
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    with stopping.told(lambda _: loop.call_soon_threadsafe(task.cancel)):
        games = [Database(url, size=2) for url in games_urls]
        db = await Database(database_url, size=2, games=games).open()
        try:
            return await work(db)
        finally:
            await db.close()
