"""Verifying tables whose games have not begun: no entry says what has become of them."""

import pytest
import pytest_asyncio

from app.play.broken import BrokenLog
from app.play.verification import verify_game
from app.store.games import find_game
from app.store.pausing import pause
from tests.support.games import GAMES
from tests.support.server import Player, Server


@pytest_asyncio.fixture
async def ada(server: Server) -> Player:
    return await server.player("Ada")


async def opened(ada: Player, *, closed: bool = False) -> str:
    """A table of Ada before its game; its id."""
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2, "visibility": "public"})
    if closed:
        await ada.ok("POST", f"/api/games/{made['id']}/close")
    return str(made["id"])


async def status(server: Server, game_id: str) -> str:
    row = await find_game(server.services.db, game_id)
    assert row is not None
    return row.status


async def test_a_closed_table_is_right_and_stays_closed(server: Server, ada: Player) -> None:
    game_id = await opened(ada, closed=True)
    for _ in range(2):
        assert await verify_game(server.services.db, GAMES, game_id) == 0
        assert await status(server, game_id) == "closed"


async def test_one_that_a_former_version_has_paused_is_closed_again(server: Server, ada: Player) -> None:
    game_id = await opened(ada)
    why = f'game {game_id}, table row, status: it is "closed", but the log says "lobby"'
    assert await pause(server.services.db, game_id, why) == "paused"
    await verify_game(server.services.db, GAMES, game_id)
    assert await status(server, game_id) == "closed"


async def test_one_that_was_paused_for_anything_else_is_open_again(server: Server, ada: Player) -> None:
    game_id = await opened(ada)
    assert await pause(server.services.db, game_id, f"game {game_id}, table row, pace: it was changed") == "paused"
    await verify_game(server.services.db, GAMES, game_id)
    assert await status(server, game_id) == "lobby"


async def test_a_broken_one_that_is_closed_is_named_and_stays_closed(server: Server, ada: Player) -> None:
    db, game_id = server.services.db, await opened(ada, closed=True)
    await db.do("UPDATE games SET host = 'nobody' WHERE id = $1", game_id)
    with pytest.raises(BrokenLog, match="table row, host") as broken:
        await verify_game(db, GAMES, game_id)
    assert (broken.value.stopped, await status(server, game_id)) == ("closed", "closed")
    await db.do("UPDATE games SET host = $1 WHERE id = $2", ada.id, game_id)
    await verify_game(db, GAMES, game_id)
    assert await status(server, game_id) == "closed"


async def test_a_table_without_entries_is_no_game_that_goes_on(server: Server, ada: Player) -> None:
    db, game_id = server.services.db, await opened(ada)
    await db.do("UPDATE games SET status = 'playing' WHERE id = $1", game_id)
    with pytest.raises(BrokenLog, match='"playing", but the log says "lobby"') as broken:
        await verify_game(db, GAMES, game_id)
    assert broken.value.stopped == "paused"
