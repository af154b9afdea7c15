"""Ending a game by a vote of those present."""

import httpx
import pytest

from app.play.verification import verify_game
from tests.clocks.conftest import DAY, relaxed
from tests.support.games import GAMES
from tests.support.queueing import held, refusal
from tests.support.server import Player, Server, Sitting, running
from tests.support.time import Hands, let_pass
from tests.support.words import say

VOTING = {**DAY, "at_deadline": "vote"}


async def vote(player: Player, table: Sitting, *, end: bool = True) -> httpx.Response:
    return await player.call("POST", table.path("/end-vote"), {"end": end})


async def three_wait_for_ada(server: Server, hands: Hands) -> Sitting:
    """Ben, Kim and Lin have planned, and Ada's time is up."""
    table = await relaxed(server, "Ada", "Ben", "Kim", "Lin", clock=VOTING)
    for seat in (1, 2, 3):
        await table.act(seat, "Pick", number=1)
    await server.settle()
    await let_pass(server, hands, hours=25)
    return table


async def is_in_history(server: Server, ben: Player) -> None:
    """The game stands among those of each player, without places, and counts for nothing."""
    await server.settle()
    found = await ben.ok("GET", "/api/users/me/results")
    (ended,) = found["games"]
    assert [(item["name"], item["total"], item["place"], item["won"]) for item in ended["results"]] == [
        (name, None, None, False) for name in ("Ada", "Ben", "Kim", "Lin")
    ]
    assert found["played"] == []
    assert (await ben.ok("GET", "/api/users/me/rivals"))["people"] == []
    assert await server.services.results.heal() == 0
    assert say("games-ended-early") in (await ben.client.get("/me/games")).text


async def test_more_than_half_of_those_present_end_the_game(server: Server, hands: Hands) -> None:
    table = await three_wait_for_ada(server, hands)
    _, ben, kim, _ = table.players
    told = (await vote(ben, table)).json()
    assert (told["voters"], told["votes"]) == ([1, 2, 3], [1])
    assert (await kim.look(table.id))["status"] == "playing"
    await vote(kim, table)
    seen = await kim.look(table.id)
    assert (seen["status"], seen["to_move"], seen["deadlines"]) == ("finished", [], [])
    entries = (await kim.ok("GET", table.path("/log")))["entries"]
    assert entries[-1]["text"] == ["The game was ended by a vote of Ben and Kim."]
    assert await verify_game(server.services.db, GAMES, table.id) == seen["seq"]
    assert (await ben.ok("GET", table.path("/export")))["complete"]
    await is_in_history(server, ben)
    await ben.ok("POST", table.path("/rematch"))


async def test_a_vote_can_be_withdrawn(server: Server, hands: Hands) -> None:
    table = await three_wait_for_ada(server, hands)
    _, ben, kim, _ = table.players
    await vote(ben, table)
    await vote(ben, table, end=False)
    assert (await vote(kim, table)).json()["votes"] == [2]


async def test_votes_are_void_once_the_late_one_has_moved(server: Server, hands: Hands) -> None:
    table = await three_wait_for_ada(server, hands)
    ada, ben, *_ = table.players
    await vote(ben, table)
    await table.act(0, "Pick", number=1)
    await server.settle()
    told = await ada.ok("GET", table.path("/clocks"))
    assert (told["voters"], told["votes"]) == ([], [])
    refused = await vote(ben, table)
    assert (refused.status_code, refused.json()["code"]) == (409, "no-vote")


@pytest.mark.parametrize("departs", [False, True])
async def test_a_vote_is_carried_once_those_who_did_not_vote_play_no_more(
    server: Server, hands: Hands, *, departs: bool
) -> None:
    table = await three_wait_for_ada(server, hands)
    _, ben, kim, lin = table.players
    await vote(ben, table)
    for player in (kim, lin):
        assert (await ben.look(table.id))["status"] == "playing"
        if departs:
            await player.ok("POST", "/api/users/me/deletion", {"current": None})
        else:
            await player.ok("POST", table.path("/stand-in"))
        await server.settle()
    assert (await ben.look(table.id))["status"] == "finished"
    [*_, last] = (await ben.ok("GET", table.path("/log")))["entries"]
    assert last["move"] == {"ended": {"by": [1]}}
    assert await verify_game(server.services.db, GAMES, table.id) > 1


async def test_a_late_player_has_no_vote(server: Server, hands: Hands) -> None:
    table = await three_wait_for_ada(server, hands)
    assert (await vote(table.players[0], table)).json()["code"] == "no-vote"


async def test_no_table_votes_that_did_not_choose_so(server: Server, hands: Hands) -> None:
    table = await relaxed(server)
    await table.act(1, "Pick", number=1)
    await let_pass(server, hands, hours=25)
    assert (await vote(table.players[1], table)).json()["code"] == "no-vote"


async def test_a_player_who_takes_a_seat_over_has_not_voted(server: Server, hands: Hands) -> None:
    table = await three_wait_for_ada(server, hands)
    _, ben, kim, lin = table.players
    await vote(ben, table)
    secret = (await ben.ok("POST", table.path("/seats/1/link")))["url"].rpartition("=")[2]
    eve = await server.player("Eve")
    await eve.ok("POST", table.path("/join"), {"invite": secret})
    await server.settle()
    told = (await vote(kim, table)).json()
    assert (told["voters"], told["votes"]) == ([1, 2, 3], [2])
    assert (await eve.look(table.id))["status"] == "playing"
    await vote(lin, table)
    assert (await eve.look(table.id))["status"] == "finished"


async def test_a_former_owner_has_no_vote_at_a_process_that_has_not_heard_of_it(
    server: Server, hands: Hands, database_url: str
) -> None:
    table = await three_wait_for_ada(server, hands)
    _, ben, kim, _ = table.players
    secret = (await ben.ok("POST", table.path("/seats/1/link")))["url"].rpartition("=")[2]
    eve = await server.player("Eve")
    async with running(database_url) as other:
        elsewhere = Player(other.client(ben.token), ben.id, ben.token)
        await elsewhere.look(table.id)
        async with held(other, table.id) as queue:
            late = await queue.send(elsewhere, "POST", table.path("/end-vote"), {"end": True})
            await eve.ok("POST", table.path("/join"), {"invite": secret})
        assert refusal(await late) == (409, "table-changed")
    assert (await vote(kim, table)).json()["votes"] == [2]
