"""Games that nobody touches fall asleep, and are woken."""

from datetime import timedelta

from app.play.verification import verify_game
from tests.clocks.conftest import due, relaxed
from tests.support.games import GAMES
from tests.support.server import Server
from tests.support.time import Hands, let_pass


async def test_a_game_that_nobody_touches_sleeps_with_its_clocks(server: Server, hands: Hands) -> None:
    table = await relaxed(server)
    ada = table.players[0]
    await let_pass(server, hands, days=89)
    assert (await ada.look(table.id))["asleep"] is None
    await let_pass(server, hands, days=2)
    seen = await ada.look(table.id)
    assert (seen["status"], seen["asleep"] is not None, seen["deadlines"]) == ("playing", True, [])
    refused = await ada.move(table.id, {"type": "Pick", "number": 1})
    assert (refused.status_code, refused.json()["code"]) == (409, "asleep")
    await verify_game(server.services.db, GAMES, table.id)


async def test_a_player_there_wakes_it_and_has_the_whole_time(server: Server, hands: Hands) -> None:
    table = await relaxed(server)
    ada, ben = table.players
    await let_pass(server, hands, days=91)
    stranger = await server.player("Eve")
    assert (await stranger.call("POST", table.path("/wake"))).status_code == 404
    await ben.ok("POST", table.path("/wake"))
    await ada.ok("POST", table.path("/wake"))
    assert await due(ada, table) == {seat: hands.at + timedelta(days=1) for seat in (0, 1)}
    await let_pass(server, hands, hours=2)
    await table.pick()
    await server.settle()
    assert await due(ada, table) == {0: hands.at + timedelta(days=1)}


async def test_a_robot_plays_on_once_it_is_awake(server: Server, hands: Hands) -> None:
    table = await server.table("Ada", kinds=["robot"], options={"target": 10_000})
    await let_pass(server, hands, days=91)
    ada = table.players[0]
    assert (await ada.look(table.id))["asleep"] is not None
    await ada.ok("POST", table.path("/wake"))
    await table.act(0, "Pick", number=1)
    await table.act(0, "Pass")
    await server.settle()
    assert (await ada.look(table.id))["to_move"] == [0]


async def test_a_game_that_was_woken_does_not_fall_asleep_again_at_once(server: Server, hands: Hands) -> None:
    table = await relaxed(server)
    await let_pass(server, hands, days=91)
    await table.players[0].ok("POST", table.path("/wake"))
    await let_pass(server, hands, days=80)
    assert (await table.players[0].look(table.id))["asleep"] is None
