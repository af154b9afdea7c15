"""`verify`, `export` and `import` from the command line."""

import asyncio
import json
from pathlib import Path

import pytest

from app.commands import games as commands
from app.commands.games import export, import_, verify
from app.store.database import Database
from app.store.games import all_ids
from tests.support.games import REGISTERED
from tests.support.postgres import Cluster, fresh_database
from tests.support.server import running


async def play(url: str) -> str:
    """A game in progress; its id."""
    async with running(url) as server:
        table = await server.table("Ada", "Bob")
        await table.pick()
        return table.id


async def damage(url: str) -> None:
    """Change what a stored entry says."""
    db = await Database(url).open()
    await db.do("UPDATE events SET digest = '\\x00' WHERE seq = 2")
    await db.close()


def test_games_are_verified_exported_and_imported(
    database_url: str,
    migrated_cluster: Cluster,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("DATABASE_URL", database_url)
    game_id = asyncio.run(play(database_url))
    verify(REGISTERED, None, True)
    assert "1 game(s) verified" in capsys.readouterr().out
    export(REGISTERED, game_id, None)
    assert json.loads(capsys.readouterr().out)["id"] == game_id
    file = tmp_path / "game.json"
    export(REGISTERED, game_id, file)
    with pytest.raises(SystemExit):
        import_(REGISTERED, file)
    assert "already" in capsys.readouterr().err
    with fresh_database(migrated_cluster) as elsewhere:
        monkeypatch.setenv("DATABASE_URL", elsewhere)
        import_(REGISTERED, file)
        out = capsys.readouterr().out
        assert "every digest and hash is right" in out
        assert out.count(f"/t/{game_id}?invite=") == 2
    monkeypatch.setenv("DATABASE_URL", database_url)
    asyncio.run(damage(database_url))
    with pytest.raises(SystemExit) as ended:
        verify(REGISTERED, game_id, False)
    assert ended.value.code == 1
    assert f"game {game_id}, entry 2: its digest is another" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        verify(REGISTERED, "nothing", False)
    file.write_text("{}")
    with pytest.raises(SystemExit):
        import_(REGISTERED, file)


def test_games_that_are_cleared_away_meanwhile_fail_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", database_url)
    asyncio.run(play(database_url))

    async def with_one_that_is_gone(db: Database) -> list[str]:
        return ["gone", *await all_ids(db)]

    monkeypatch.setattr(commands, "all_ids", with_one_that_is_gone)
    verify(REGISTERED, None, True)
    assert "1 game(s) verified" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        verify(REGISTERED, "gone", False)
    assert capsys.readouterr().err == "game gone: There is no such game.\n"
