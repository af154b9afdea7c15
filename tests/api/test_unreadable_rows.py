"""A row that cannot be read pauses its own game, and stops nothing else."""

import pytest

from app.play.broken import BrokenLog
from app.play.verification import verify_game
from tests.support.games import GAMES
from tests.support.server import Server

GARBAGE = {
    "games.clock": ("'[]'", "'7'", "'{}'", """'{"turn_secondt": 60}'""", """'{"turn_seconds": "soon"}'""", "'null'"),
    "games.options": ("'[]'", "'7'", "'null'", "'\"x\"'"),
    "games.takeback": ("'[]'", "'7'", "'\"x\"'"),
    "seats.level": ("NULL",),
}


async def break_row(server: Server, game_id: str, column: str, value: str) -> bool:
    """Change a column behind the server's back; whether the database took it."""
    table, _, name = column.partition(".")
    key = "id" if table == "games" else "game_id"
    try:
        await server.services.db.do(f"UPDATE {table} SET {name} = {value} WHERE {key} = '{game_id}'")
    except Exception:
        return False
    return True


@pytest.mark.parametrize(("column", "value"), [(column, value) for column, all_ in GARBAGE.items() for value in all_])
async def test_one_unreadable_row_pauses_its_own_game_alone(server: Server, column: str, value: str) -> None:
    ada, eve = await server.player("Ada"), await server.player("Eve")
    clock = {"turn_seconds": 3600}
    games = []
    for _ in range(2):
        wish = {"game": "toy", "seats": [{"kind": "human"}], "visibility": "public", "pace": "live", "clock": clock}
        made = await ada.make(wish)
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        games.append(made["id"])
    broken, sound = games
    await server.settle()
    if not await break_row(server, broken, column, value):
        pytest.skip("the database itself refuses that")
    for path in ("/api/games?mine", "/api/games?watch"):
        listed = {item["id"] for item in (await ada.ok("GET", path))["games"]}
        assert sound in listed, path
    assert (await eve.call("GET", "/api/games?watch")).status_code == 200
    await ada.ok("POST", "/api/users/me/name", {"name": "Zoe"})
    assert (await ada.look(sound))["seats"][0]["name"] == "Zoe"
    with pytest.raises(BrokenLog):
        await verify_game(server.services.db, GAMES, broken)
    assert await verify_game(server.services.db, GAMES, sound) >= 1
    server.services.tables.live.clear()
    refused = await ada.call("GET", f"/api/games/{broken}")
    assert (refused.status_code, refused.json()["code"]) == (503, "game-paused")
    row = await server.services.db.row(f"SELECT status, problem FROM games WHERE id = '{broken}'")
    assert row["status"] == "paused" and row["problem"]
    await ada.ok("POST", "/api/users/me/deletion", {})
    assert (await ada.call("GET", "/api/users/me")).status_code == 401
    assert (await server.services.db.row(f"SELECT count(*) AS n FROM users WHERE id = '{ada.id}'"))["n"] == 0
    assert (await server.services.db.row(f"SELECT host FROM games WHERE id = '{broken}'"))["host"] is None


async def test_an_account_that_cannot_be_deleted_is_not_locked_out(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.player("Ada")

    async def fail(*_: object) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr("app.accounts.accounts.delete_user", fail)
    assert (await ada.call("POST", "/api/users/me/deletion", {})).status_code == 500
    assert (await ada.call("GET", "/api/users/me")).status_code == 200
