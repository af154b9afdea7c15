"""Before its game a table has a host as long as anybody sits there; one where nobody does is closed."""

from datetime import timedelta

import pytest

from app.play.lobby_seats import SeatWish
from app.play.verification import verify_game
from app.problems import Unknown
from app.store import users
from app.store.errors import Conflict
from app.store.rematches import forget_all_gone
from tests.support.finished import finished
from tests.support.games import GAMES
from tests.support.queueing import refusal
from tests.support.server import Json, Player, Server

GONE = {"current": None}
TOY = {"game": "toy", "seats": [{"kind": "human"}] * 3, "visibility": "public"}


async def left(server: Server) -> str:
    """The path of a public lobby without a host, as former versions left some; nobody sits there."""
    made = await (await server.player("Ada")).make(TOY)
    await server.services.db.do("UPDATE seats SET user_id = NULL, name = '' WHERE game_id = $1", made["id"])
    await server.services.db.do("UPDATE games SET host = NULL, version = version + 1 WHERE id = $1", made["id"])
    await server.services.db.do("DELETE FROM seals WHERE game_id = $1", made["id"])
    return f"/api/games/{made['id']}"


class TestDeparture:
    @pytest.mark.parametrize("seats", [1, 3])
    async def test_a_lobby_of_its_host_alone_is_closed(self, server: Server, seats: int) -> None:
        ada, eve = await server.player("Ada"), await server.player("Eve")
        made = await ada.make({**TOY, "seats": [{"kind": "human"}] * seats})
        await ada.ok("POST", "/api/users/me/deletion", GONE)
        assert (await eve.ok("GET", "/api/games?open"))["games"] == []
        assert refusal(await eve.call("POST", f"/api/games/{made['id']}/join")) == (409, "table-closed")

    async def test_a_rematch_is_closed_too_and_its_game_can_have_another(self, server: Server) -> None:
        table = await finished(server, "Ada", "Bob")
        ada, bob = table.players
        first = await ada.ok("POST", table.path("/rematch"), {})
        await bob.ok("POST", f"/api/games/{first['id']}/leave")
        await ada.ok("POST", "/api/users/me/deletion", GONE)
        assert (await bob.look(table.id))["rematch"] is None
        second = await bob.ok("POST", table.path("/rematch"), {})
        assert second["id"] != first["id"]
        assert [(seat["name"], seat["taken"], seat["called"]) for seat in second["seats"]] == [
            ("", False, None),
            ("Bob", True, None),
        ]

    async def test_a_player_who_sits_there_hosts_it(self, server: Server) -> None:
        ada, bob, cyd = [await server.player(name) for name in ("Ada", "Bob", "Cyd")]
        made = await ada.make(TOY)
        for player in (bob, cyd):
            await player.ok("POST", f"/api/games/{made['id']}/join")
        await ada.ok("POST", "/api/users/me/deletion", GONE)
        assert (await cyd.look(made["id"]))["host"] == 1


class TestLeftWithoutHost:
    async def test_the_first_player_who_sits_down_hosts_it(self, server: Server) -> None:
        path = await left(server)
        bob, cyd, dan = [await server.player(name) for name in ("Bob", "Cyd", "Dan")]
        for player in (bob, cyd, dan):
            await player.ok("POST", f"{path}/join")
        assert (await cyd.ok("GET", path))["host"] == 0
        assert refusal(await cyd.call("POST", f"{path}/start")) == (403, "not-the-host")
        await bob.ok("POST", f"{path}/start")

    async def test_where_people_sit_already_the_first_does_after_the_next_cleanup(self, server: Server) -> None:
        path = await left(server)
        bob, cyd = await server.player("Bob"), await server.player("Cyd")
        for player in (bob, cyd):
            await player.ok("POST", f"{path}/join")
        await server.services.db.do("UPDATE games SET host = NULL, version = version + 1")
        await server.services.cleanup.clear()
        assert (await cyd.ok("GET", path))["host"] == 0
        await bob.ok("POST", f"{path}/close")


class TestClearedRematch:
    async def opened(self, server: Server) -> tuple[str, Player, Json]:
        """A finished game's path, one of its players, and its rematch, which is a lobby of that player alone."""
        table = await finished(server, "Ada", "Bob")
        ada, bob = table.players
        made = await ada.ok("POST", table.path("/rematch"), {})
        await bob.ok("POST", f"/api/games/{made['id']}/leave")
        return table.path(), ada, made

    async def test_its_game_can_have_another(self, server: Server) -> None:
        path, ada, made = await self.opened(server)
        past = "UPDATE games SET updated = updated - $2::interval WHERE id = $1"
        await server.services.db.do(past, made["id"], timedelta(days=60))
        await server.services.cleanup.clear()
        assert (await ada.ok("GET", path))["rematch"] is None
        assert (await ada.ok("POST", f"{path}/rematch", {}))["id"] != made["id"]

    @pytest.mark.parametrize("cleared", [False, True])
    async def test_a_rematch_that_a_former_version_left_counts_as_none(self, server: Server, *, cleared: bool) -> None:
        path, ada, made = await self.opened(server)
        await server.services.db.do("DELETE FROM games WHERE id = $1", made["id"])
        if cleared:
            await forget_all_gone(server.services.db)
            assert (await ada.ok("GET", path))["rematch"] is None
        assert (await ada.ok("POST", f"{path}/rematch", {}))["id"] != made["id"]

    async def test_an_existing_rematch_stays(self, server: Server) -> None:
        path, ada, made = await self.opened(server)
        await forget_all_gone(server.services.db)
        assert (await ada.ok("GET", path))["rematch"] == made["id"]


class TestCrossingDeletion:
    """An account is deleted while its owner sits down, and the tables that know them were read before."""

    async def test_a_seat_is_free_again(self, server: Server) -> None:
        ada, bob = await server.player("Ada"), await server.player("Bob")
        made = await ada.make(TOY)
        services = server.services
        user = await services.accounts.by_token(bob.token)
        await users.DELETE.rows(services.db, user_id=bob.id)
        with pytest.raises(Unknown):
            await services.playing.lobbies.join(made["id"], user.user)
        assert [seat["taken"] for seat in (await ada.look(made["id"]))["seats"]] == [True, False, False]

    async def test_a_table_is_closed(self, server: Server) -> None:
        bob, eve = await server.player("Bob"), await server.player("Eve")
        services = server.services
        user = await services.accounts.by_token(bob.token)
        await users.DELETE.rows(services.db, user_id=bob.id)
        with pytest.raises(Unknown):
            await services.playing.lobbies.create(user.user, "toy", {}, [SeatWish("human")], visibility="public")
        assert (await eve.ok("GET", "/api/games?open"))["games"] == []
        assert (await services.db.row("SELECT status FROM games"))[0] == "closed"

    async def test_an_heir_of_the_seat_plays_on_it(self, server: Server) -> None:
        """A process that has not heard of the handover lets the table forget the former owner."""
        table = await server.table("Ada", "Bob")
        bob, eve = table.players[1], await server.player("Eve")
        services = server.services
        stale = await services.tables.live.stored(table.id)
        secret = (await bob.ok("POST", table.path("/seats/1/link")))["url"].rpartition("=")[2]
        await eve.ok("POST", table.path("/join"), {"invite": secret})
        with pytest.raises(Conflict):
            await services.playing.people._write_departure(stale, bob.id)
        await services.playing.people.depart(bob.id)
        assert [(seat["name"], seat["stand_in"]) for seat in (await eve.look(table.id))["seats"]] == [
            ("Ada", None),
            ("Eve", None),
        ]
        assert await verify_game(services.db, GAMES, table.id) > 1

    async def test_a_seat_of_a_game_is_played_on(self, server: Server) -> None:
        """The process that deleted them died after that, and the hourly cleanup lets tables forget them."""
        table = await server.table("Ada", "Bob", "Cyd")
        ada, bob, cyd = table.players
        for player in (bob, cyd):
            await users.DELETE.rows(server.services.db, user_id=player.id)
        await server.services.cleanup.clear()
        await server.settle()
        seats = [(seat["name"], seat["stand_in"]) for seat in (await ada.look(table.id))["seats"]]
        assert seats == [("Ada", None), ("Departed", "resigned"), ("Departed 2", "resigned")]
