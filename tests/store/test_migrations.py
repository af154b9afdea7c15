"""What migrations do to rows that are there already."""

import asyncio
import gzip
import os
import re
import subprocess
import sys
from argparse import Namespace
from contextlib import nullcontext
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from app.accounts.pictures import PICTURES
from app.play.exports import import_document, read_document
from app.postgres import EmbeddedPostgres
from app.postgres.migrate import NewerDatabase, alembic_config, upgrade
from app.store.database import Database
from tests.support.compressed import compress_all
from tests.support.forking import completed
from tests.support.games import GAMES
from tests.support.postgres import public_folder
from tools.migration import next_number

PROJECT = Path(__file__).resolve().parents[2]
TABLE = """
INSERT INTO games (id, game, options, status, pace, visibility, invite)
VALUES ('g1', 'skymines', '{}', 'lobby', 'live', 'private', 'secret')
"""
SEAT = "INSERT INTO seats (game_id, seat, kind) VALUES ('g1', {seat}, '{kind}')"
KINDS = "SELECT kind FROM seats ORDER BY seat"


def test_a_new_migration_gets_a_number_that_none_has() -> None:
    taken = [each.revision for each in ScriptDirectory.from_config(alembic_config("")).walk_revisions()]
    assert next_number(taken) not in taken
    assert next_number(["0001", "0002", "0007"]) == "0008"
    assert next_number([]) == "0001"


def run(database_url: str, *statements: str) -> list[Any]:
    """The first column of what the last statement gives."""

    async def work() -> list[Any]:
        engine = create_async_engine(database_url)
        try:
            async with engine.begin() as connection:
                for statement in statements:
                    result = await connection.execute(text(statement))
                return [row[0] for row in result] if result.returns_rows else []
        finally:
            await engine.dispose()

    return asyncio.run(work())


class TestAutoma:
    """0002: the seat kind "luna" becomes "automa"."""

    def test_lunas_seats_become_those_of_an_automa(self, empty_database_url: str) -> None:
        config = alembic_config(empty_database_url)
        command.upgrade(config, "0001")
        kinds = enumerate(("human", "luna", "robot"))
        run(empty_database_url, TABLE, *(SEAT.format(seat=seat, kind=kind) for seat, kind in kinds))
        command.upgrade(config, "0002")
        assert run(empty_database_url, KINDS) == ["human", "automa", "robot"]
        config.cmd_opts = Namespace(x=["lose=data"])
        command.downgrade(config, "0001")
        assert run(empty_database_url, KINDS) == ["human", "luna", "robot"]

    def test_no_further_seat_is_written_in_the_former_way(self, empty_database_url: str) -> None:
        upgrade(empty_database_url)
        with pytest.raises(IntegrityError, match="seats_kind_check"):
            run(empty_database_url, TABLE, SEAT.format(seat=0, kind="luna"))


class TestSessions:
    """0010: the one token of each person becomes a session."""

    def test_every_token_until_now_is_as_good_as_before(self, empty_database_url: str) -> None:
        config = alembic_config(empty_database_url)
        command.upgrade(config, "0009")
        run(empty_database_url, "INSERT INTO users (id, name, token_hash) VALUES ('u1', 'Ada', sha256('token'))")
        command.upgrade(config, "0010")
        kept = "SELECT user_id || ' ' || kind FROM sessions WHERE token_hash = sha256('token') AND ended IS NULL"
        assert run(empty_database_url, kept) == ["u1 browser"]
        config.cmd_opts = Namespace(x=["lose=data"])
        command.downgrade(config, "0009")
        assert run(empty_database_url, "SELECT id FROM users WHERE token_hash = sha256('token')") == ["u1"]

    def test_on_the_way_back_nobody_is_left_with_a_token_that_was_revoked(self, empty_database_url: str) -> None:
        upgrade(empty_database_url)
        user = "INSERT INTO users (id, name) VALUES ('u1', 'Ada')"
        session = (
            "INSERT INTO sessions (id, user_id, token_hash, kind, scopes, ended) "
            "VALUES ('s1', 'u1', 'x', 'browser', '{}', now())"
        )
        run(empty_database_url, user, session)
        config = alembic_config(empty_database_url)
        config.cmd_opts = Namespace(x=["lose=data"])
        command.downgrade(config, "0009")
        assert run(empty_database_url, "SELECT count(*) FROM users WHERE token_hash = 'x'") == [0]


class TestPictures:
    """0020: everybody goes by a picture."""

    def test_existing_users_get_an_existing_picture(self, empty_database_url: str) -> None:
        config = alembic_config(empty_database_url)
        command.upgrade(config, "0019")
        run(empty_database_url, "INSERT INTO users (id, name) SELECT 'u' || n, 'Ada' FROM generate_series(1, 200) n")
        command.upgrade(config, "0020")
        found = run(empty_database_url, "SELECT picture FROM users")
        assert set(found) <= set(PICTURES)
        assert len(set(found)) > len(PICTURES) / 2


class TestCompressedLogs:
    """0035: the log of an old game is one row."""

    ENTRIES = "SELECT (e.*)::text FROM events e ORDER BY game_id, seq"

    def test_on_the_way_back_logs_are_rows_again(self, database_url: str) -> None:
        async def compressed() -> list[str]:
            db = await Database(database_url, size=2).open()
            try:
                for name in ("v1/two", "v4/two", "shackleton-v1/astrobot-easy"):
                    data = gzip.decompress((PROJECT / "tests" / "logs" / f"{name}.json.gz").read_bytes())
                    await import_document(db, GAMES, read_document(data))
                entries = [row[0] for row in await db.rows(self.ENTRIES)]
                assert len(await compress_all(db)) == 3
                return entries
            finally:
                await db.close()

        entries = asyncio.run(compressed())
        assert run(database_url, self.ENTRIES) == []
        config = alembic_config(database_url)
        config.cmd_opts = Namespace(x=["lose=data"])
        command.downgrade(config, "0035-1")
        assert run(database_url, self.ENTRIES) == entries
        assert run(database_url, "SELECT to_regclass('compressed_logs')") == [None]
        command.upgrade(config, "head")
        assert run(database_url, "SELECT count(*) FROM compressed_logs") == [0]
        assert run(database_url, "SELECT count(*) FROM games WHERE compressed") == [0]


class TestDepartures:
    """0047: who deletes people notes it by themselves."""

    DEPARTED = (
        "INSERT INTO users (id, name) VALUES ('u1', 'Ada')",
        "DELETE FROM users",
        "SELECT user_id FROM departed",
    )
    SINCE = "SELECT since FROM compatibility"

    def test_on_the_way_back_it_is_noted_for_versions_that_do_not(self, empty_database_url: str) -> None:
        upgrade(empty_database_url)
        assert run(empty_database_url, *self.DEPARTED) == []
        config = alembic_config(empty_database_url)
        command.downgrade(config, "0046")
        assert run(empty_database_url, *self.DEPARTED) == ["u1"]
        assert run(empty_database_url, self.SINCE) == ["0036"]


class TestReactions:
    """0048: a reaction has its game."""

    TABLES = (
        TABLE.replace("'g1'", "'g2'"),
        "INSERT INTO chat (game_id, room, text, at) VALUES ('g2', 'players', 'x', now())",
    )
    WITHOUT = "INSERT INTO chat_reactions (chat_id, user_id, symbol) SELECT id, 'u1', 'heart' FROM chat"
    GAMES_OF = "SELECT game_id FROM chat_reactions"
    SINCE = "SELECT since FROM compatibility"

    def test_those_of_before_there_was_one_get_it(self, empty_database_url: str) -> None:
        command.upgrade(alembic_config(empty_database_url), "0040")
        run(empty_database_url, *self.TABLES, self.WITHOUT)
        upgrade(empty_database_url)
        assert run(empty_database_url, self.GAMES_OF) == ["g2"]

    def test_one_without_is_refused_and_noted_again_on_the_way_back(self, empty_database_url: str) -> None:
        upgrade(empty_database_url)
        run(empty_database_url, *self.TABLES)
        with pytest.raises(IntegrityError, match="game_id"):
            run(empty_database_url, self.WITHOUT)
        assert run(empty_database_url, self.SINCE) == ["0041"]
        config = alembic_config(empty_database_url)
        config.cmd_opts = Namespace(x=["lose=data"])
        command.downgrade(config, "0047")
        assert run(empty_database_url, self.WITHOUT, self.GAMES_OF) == ["g2"]
        assert run(empty_database_url, self.SINCE) == ["0039"]


class TestGoingBack:
    """A way back that may lose what people did is not gone by mistake."""

    def test_below_filled_tables_it_asks_and_changes_nothing_without_a_yes(self, empty_database_url: str) -> None:
        upgrade(empty_database_url)
        run(empty_database_url, TABLE)
        config = alembic_config(empty_database_url)
        with pytest.raises(CommandError, match="Nothing was changed"):
            command.downgrade(config, "base")
        upgrade(empty_database_url)
        assert run(empty_database_url, "SELECT id FROM games") == ["g1"]
        config.cmd_opts = Namespace(x=["lose=data"])
        command.downgrade(config, "base")
        assert run(empty_database_url, "SELECT to_regclass('games')") == [None]

    def test_an_empty_database_is_not_asked_about(self, empty_database_url: str) -> None:
        upgrade(empty_database_url)
        command.downgrade(alembic_config(empty_database_url), "base")
        assert run(empty_database_url, "SELECT to_regclass('games')") == [None]


class TestAlembicByItself:
    """The commands that docs/operating.md names for the way back."""

    def alembic(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return completed(arguments, {"PATH": os.environ["PATH"], **environment}, "alembic")

    @pytest.mark.parametrize("place", ["DATABASE_URL", "DATA_DIR"])
    def test_the_way_back_of_a_database_in_use_wants_to_be_told(
        self, place: str, request: pytest.FixtureRequest
    ) -> None:
        if place == "DATABASE_URL":
            database = request.getfixturevalue("database_url").replace("postgresql+asyncpg", "postgresql")
            run(database.replace("postgresql", "postgresql+asyncpg", 1), TABLE)
        else:
            folder = public_folder("regolith-downgrade-")
            request.addfinalizer(lambda: rmtree(folder))
            database = str(folder / "data")
            with EmbeddedPostgres(folder / "data", options={"fsync": "off"}) as server:
                upgrade(server.url())
                server.execute(TABLE, "regolith")
        refused = self.alembic("downgrade", "-1", **{place: database})
        assert refused.returncode != 0
        assert "Nothing was changed: make a backup" in refused.stdout + refused.stderr
        assert "Traceback" not in refused.stderr
        done = self.alembic("-x", "lose=data", "downgrade", "-1", **{place: database})
        assert done.returncode == 0, done.stderr
        again = self.alembic("current", **{place: database})
        assert again.returncode == 0, again.stderr
        assert "(head)" not in again.stdout
        assert re.search(r"^\d{4}", again.stdout, re.M)

    def test_a_bad_setting_is_one_line(self) -> None:
        refused = subprocess.run(
            [str(Path(sys.executable).parent / "alembic"), "downgrade", "-1"],
            env={"PATH": os.environ["PATH"], "DATABASE_URL": "postgresql://ada@host:99999/games"},
            cwd=PROJECT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert refused.returncode == 2
        assert refused.stderr.splitlines()[-1].startswith("regolith: DATABASE_URL: ")
        assert "Traceback" not in refused.stderr


class TestNewerDatabase:
    """A former version may start beside a newer one, as long as nothing that it needs was taken away."""

    @pytest.mark.parametrize(("since", "is_refused"), [("0037", False), ("9998", True)])
    def test_a_database_with_further_migrations(self, empty_database_url: str, since: str, is_refused: bool) -> None:
        upgrade(empty_database_url)
        newer = "UPDATE alembic_version SET version_num = '9999'"
        run(empty_database_url, newer, f"UPDATE compatibility SET since = '{since}'")
        with pytest.raises(NewerDatabase) if is_refused else nullcontext():
            upgrade(empty_database_url)
        assert run(empty_database_url, "SELECT version_num FROM alembic_version") == ["9999"]
