"""Who sits where is asked when it is decided: a seat may change hands while its owner waits for the table."""

from typing import Any

import pytest
import pytest_asyncio

from app.play.verification import verify_game
from app.store import seat_links
from tests.support.games import GAMES
from tests.support.queueing import held, refusal
from tests.support.server import Player, Server, Sitting, running

Call = tuple[str, str, Any]


async def link_of(table: Sitting, seat: int) -> str:
    """The secret of a link that a seat's owner has made."""
    made = await table.players[seat].ok("POST", table.path(f"/seats/{seat}/link"))
    return str(made["url"].rpartition("=")[2])


class TestFormerOwner:
    """Bob has handed his seat to Eve, and his request waited meanwhile."""

    @pytest.mark.parametrize(
        "call",
        [
            ("POST", "/moves", {"seq": 5, "move": {"type": "Count", "by": 1}}),
            ("POST", "/undo", {"seq": 5}),
            ("POST", "/takeback", {"seq": 2}),
            ("DELETE", "/takeback", None),
            ("POST", "/seats/0/agree", None),
            ("POST", "/stand-in", None),
        ],
    )
    async def test_does_nothing_on_the_seat_any_more(self, server: Server, call: Call) -> None:
        table = await server.table("Ada", "Bob", options={"target": 10_000})
        await table.pick()
        await table.act(0, "Pass")
        secret, eve = await link_of(table, 1), await server.player("Eve")
        async with held(server, table.id) as queue:
            claimed = await queue.send(eve, "POST", table.path("/join"), {"invite": secret})
            late = await queue.send(table.players[1], call[0], table.path(call[1]), call[2])
        assert (await claimed).json() == {"seat": 1}
        assert refusal(await late) == (403, "no-seat")
        assert (await eve.look(table.id))["seq"] == 5
        assert await verify_game(server.services.db, GAMES, table.id) == 5

    async def test_a_former_owners_move_at_another_process_is_refused(self, server: Server, database_url: str) -> None:
        table = await server.table("Ada", "Bob", options={"target": 10_000})
        await table.pick()
        await table.act(0, "Pass")
        secret, eve = await link_of(table, 1), await server.player("Eve")
        async with running(database_url) as other:
            bob = Player(other.client(table.players[1].token), table.players[1].id, table.players[1].token)
            await bob.look(table.id)
            async with held(other, table.id) as queue:
                body = {"seq": 5, "move": {"type": "Count", "by": 1}}
                late = await queue.send(bob, "POST", table.path("/moves"), body)
                await eve.ok("POST", table.path("/join"), {"invite": secret})
            assert refusal(await late) == (403, "no-seat")
        assert (await eve.look(table.id))["seq"] == 5

    async def test_makes_no_link_to_it(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        table = await server.table("Ada", "Bob")
        eve, set_link = await server.player("Eve"), seat_links.set_link

        async def late(db: Any, game_id: str, *values: Any, **named: Any) -> bool:
            await db.do("UPDATE seats SET user_id = $1 WHERE game_id = $2 AND seat = 1", eve.id, game_id)
            return await set_link(db, game_id, *values, **named)

        monkeypatch.setattr(seat_links, "set_link", late)
        made = await table.players[1].call("POST", table.path("/seats/1/link"))
        assert refusal(made) == (409, "table-changed")


class Lobby:
    """A table with four seats for people, the second of which is free: who sits there, from seat 2 on, and its path."""

    def __init__(self, game_id: str, ada: Player, bob: Player, cyd: Player) -> None:
        self.id = game_id
        self.path = f"/api/games/{game_id}"
        self.ada, self.bob, self.cyd = ada, bob, cyd

    async def names(self) -> list[str]:
        return [seat["name"] for seat in (await self.ada.look(self.id))["seats"]]


@pytest_asyncio.fixture
async def lobby(server: Server) -> Lobby:
    ada, bob, cyd = [await server.player(name) for name in ("Ada", "Bob", "Cyd")]
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 4, "visibility": "public"})
    lobby = Lobby(made["id"], ada, bob, cyd)
    for seat, player in ((2, bob), (3, cyd)):
        await player.ok("POST", f"{lobby.path}/join", {"seat": seat})
    return lobby


class TestLobby:
    async def test_joining_twice_at_once_takes_one_seat(self, server: Server, lobby: Lobby) -> None:
        eve = await server.player("Eve")
        async with held(server, lobby.id) as queue:
            answers = [await queue.send(eve, "POST", f"{lobby.path}/join") for _ in range(2)]
        assert [(await answer).json() for answer in answers] == [{"seat": 1}, {"seat": 1}]
        assert await lobby.names() == ["Ada", "Eve", "Bob", "Cyd"]

    async def test_joining_at_two_processes_at_once_takes_one_seat(
        self, server: Server, lobby: Lobby, database_url: str
    ) -> None:
        await lobby.bob.ok("POST", f"{lobby.path}/leave")
        eve = await server.player("Eve")
        async with running(database_url) as other:
            elsewhere = Player(other.client(eve.token), eve.id, eve.token)
            await elsewhere.look(lobby.id)
            async with held(other, lobby.id) as queue:
                late = await queue.send(elsewhere, "POST", f"{lobby.path}/join")
                await eve.ok("POST", f"{lobby.path}/join")
            assert (await late).json() == {"seat": 1}
        assert await lobby.names() == ["Ada", "Eve", "", "Cyd"]

    async def test_leaving_gives_up_the_players_own_seat_though_it_has_moved_up(
        self, server: Server, lobby: Lobby
    ) -> None:
        async with held(server, lobby.id) as queue:
            removed = await queue.send(lobby.ada, "DELETE", f"{lobby.path}/seats/1")
            left = await queue.send(lobby.bob, "POST", f"{lobby.path}/leave")
        assert (await removed).status_code == (await left).status_code == 204
        assert await lobby.names() == ["Ada", "", "Cyd"]

    async def test_only_the_named_player_is_sent_away(self, server: Server, lobby: Lobby) -> None:
        async with held(server, lobby.id) as queue:
            removed = await queue.send(lobby.ada, "DELETE", f"{lobby.path}/seats/1")
            kicked = await queue.send(lobby.ada, "POST", f"{lobby.path}/seats/2/kick", {"name": "Bob"})
        assert (await removed).status_code == 204
        assert refusal(await kicked) == (409, "table-changed")
        assert await lobby.names() == ["Ada", "Bob", "Cyd"]
        await lobby.ada.ok("POST", f"{lobby.path}/seats/1/kick", {"name": "Bob"})
        await lobby.ada.ok("POST", f"{lobby.path}/seats/2/kick")
        assert await lobby.names() == ["Ada", "", ""]
