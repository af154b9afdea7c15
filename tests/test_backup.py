"""A backup taken while people play is whole, and can be brought back elsewhere."""

import asyncio
import gzip
import os
import shutil
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.commands.backup import backup, restore
from app.commands.partition import partition
from app.play.exports import export_all, import_document, read_document
from app.play.verification import verify_game
from app.postgres import EmbeddedPostgres, PostgresError
from app.postgres.address import plain_dsn
from app.store.database import Database, open_connection
from tests.support.compressed import compress_all, rows_of
from tests.support.dying import Mortal, Playing
from tests.support.forking import completed
from tests.support.games import GAMES as REGISTERED
from tests.support.postgres import public_folder
from tests.support.server import plain

OLD_GAME = Path(__file__).parent / "logs" / "v4" / "four-with-robots.json.gz"

GAMES = """
INSERT INTO games (id, game, options, status, pace, visibility, invite)
SELECT 'g' || n, 'toy', '{}', 'lobby', 'live', 'private', 'secret' FROM generate_series(1, 40) n
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    path = public_folder("regolith backup ")
    yield path
    shutil.rmtree(path)


def command(data: Path, *arguments: str) -> str:
    """Run a command on an embedded database; what it says."""
    done = completed(arguments, {"PATH": os.environ["PATH"], "DATA_DIR": str(data)})
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_backup_under_load_holds_every_move_acknowledged_before_it(folder: Path) -> None:
    server = Mortal(folder)
    server.start()
    playing = Playing(server.address, 1)
    over = threading.Event()

    def play_on() -> None:
        while not over.is_set():
            playing.move()

    try:
        for _ in range(20):
            playing.move()
        before, path = dict(playing.acknowledged), playing.path
        load = threading.Thread(target=play_on)
        load.start()
        try:
            said = command(folder / "data", "backup", str(folder / "copy"))
        finally:
            over.set()
            load.join()
    finally:
        playing.close()
        server.end(signal.SIGTERM)
    assert "was copied to" in said
    assert (folder / "copy").stat().st_mode & 0o777 == 0o600
    command(folder / "elsewhere", "restore", str(folder / "copy"))
    assert "every digest and hash is right" in command(folder / "elsewhere", "verify", "--all")
    text = command(folder / "elsewhere", "export", path.rpartition("/")[2])
    for seq in before:
        assert f'"seq": {seq},' in text
    assert not EmbeddedPostgres(folder / "elsewhere").is_running()


def test_a_database_with_people_is_not_overwritten(
    folder: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", database_url)
    backup(folder / "empty")
    restore(folder / "empty")
    with EmbeddedPostgres(folder / "data", options={"fsync": "off"}) as other:
        monkeypatch.setenv("DATABASE_URL", other.url())
        restore(folder / "empty")
        other.execute("INSERT INTO users (id, name) VALUES ('u1', 'Ada')", "regolith")
        with pytest.raises(PostgresError, match="already has people"):
            restore(folder / "empty")


def test_partitions_come_back_as_they_were(
    folder: Path, database_url: str, empty_database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", database_url)
    asked = "SELECT tableoid::regclass::text AS partition, id FROM games ORDER BY id"

    async def rows(url: str, statement: str) -> list[tuple[str, ...]]:
        connection = await open_connection(url)
        try:
            return [tuple(row) for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    asyncio.run(rows(database_url, GAMES))
    partition(4, drops_former=True)
    before = asyncio.run(rows(database_url, asked))
    assert len({partition for partition, _ in before}) == 4
    backup(folder / "copy")
    monkeypatch.setenv("DATABASE_URL", empty_database_url)
    restore(folder / "copy")
    assert asyncio.run(rows(empty_database_url, asked)) == before
    with pytest.raises(PostgresError, match="There are 4 partitions already"):
        partition(4, drops_former=False)


def test_a_compressed_log_comes_back_as_it_was(
    folder: Path, database_url: str, empty_database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def compressed() -> str:
        db = await Database(database_url, size=2).open()
        try:
            row = await import_document(db, REGISTERED, read_document(gzip.decompress(OLD_GAME.read_bytes())))
            assert await compress_all(db) == [row.id]
            return row.id
        finally:
            await db.close()

    async def kept(url: str, game_id: str) -> tuple[dict[str, int], int, dict[str, Any]]:
        db = await Database(url, size=2).open()
        try:
            entries = await verify_game(db, REGISTERED, game_id)
            return await rows_of(db, game_id), entries, plain(await export_all(db, game_id, REGISTERED))
        finally:
            await db.close()

    game_id = asyncio.run(compressed())
    before = asyncio.run(kept(database_url, game_id))
    assert before[0] == {"events": 0, "snapshots": 0, "compressed_logs": 1}
    monkeypatch.setenv("DATABASE_URL", database_url)
    backup(folder / "copy")
    monkeypatch.setenv("DATABASE_URL", empty_database_url)
    restore(folder / "copy")
    assert asyncio.run(kept(empty_database_url, game_id)) == before


def test_what_is_no_backup_changes_nothing_and_is_one_line(
    folder: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", database_url)
    (folder / "file").write_text("nothing")
    with pytest.raises(PostgresError, match=r"^pg_restore failed: [^\n]*$"):
        restore(folder / "file")
    monkeypatch.setenv("DATABASE_URL", plain_dsn(database_url).replace("/test_", "/no_"))
    with pytest.raises(PostgresError, match=r"^pg_dump failed: [^\n]*$"):
        backup(folder / "file")
    assert (folder / "file").read_text() == "nothing"
    assert [path.name for path in folder.iterdir()] == ["file"]
