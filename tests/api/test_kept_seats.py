"""The seats that a rematch keeps, when others sit down there, they are given away, or people are renamed."""

from tests.support.finished import finished
from tests.support.rematches import code, invited, sitters
from tests.support.server import Player, Server


async def rematch(server: Server, *names: str) -> tuple[str, list[Player]]:
    """The path of a rematch that the first of these people has opened, and all of them."""
    table = await finished(server, *names)
    made = await table.players[0].ok("POST", table.path("/rematch"), {})
    return f"/api/games/{made['id']}", table.players


async def link(host: Player, path: str, seat: int) -> str:
    """The secret of a link to a seat."""
    url: str = (await host.ok("POST", f"{path}/seats/{seat}/link"))["url"]
    return url.rpartition("=")[2]


class TestLinks:
    """Somebody sits down on a kept seat by its link."""

    async def test_who_sits_down_by_a_link_keeps_no_other_seat(self, server: Server) -> None:
        path, (ada, ben, cid) = await rematch(server, "Ada", "Ben", "Cid")
        assert await ben.ok("POST", f"{path}/join", {"invite": await link(ada, path, 2)}) == {"seat": 2}
        assert sitters(await ada.ok("GET", path)) == [("Ada", True), ("", False), ("Ben", True)]
        assert await cid.ok("POST", f"{path}/join", {}) == {"seat": 1}
        assert sitters(await cid.ok("GET", path)) == [("Ada", True), ("Cid", True), ("Ben", True)]
        await ada.ok("POST", f"{path}/start")

    async def test_who_loses_a_kept_seat_has_never_had_it(self, server: Server) -> None:
        path, (ada, ben) = await rematch(server, "Ada", "Ben")
        dan = await server.player("Dan")
        assert await dan.ok("POST", f"{path}/join", {"invite": await link(ada, path, 1)}) == {"seat": 1}
        assert await invited(ben) == []
        await ada.ok("POST", f"{path}/start")
        assert (await ben.ok("GET", path))["lost"] is None
        tables = (await ben.ok("GET", "/api/users/me/export"))["tables"]
        assert path.rpartition("/")[2] not in [table["id"] for table in tables]

    async def test_a_link_is_good_once_and_a_newer_one_voids_it(self, server: Server) -> None:
        path, (ada, _) = await rematch(server, "Ada", "Ben")
        void, good = await link(ada, path, 1), await link(ada, path, 1)
        dan, eve = await server.player("Dan"), await server.player("Eve")
        assert (await dan.call("POST", f"{path}/join", {"invite": void})).status_code == 404
        assert await eve.ok("POST", f"{path}/join", {"invite": good}) == {"seat": 1}
        assert (await dan.call("POST", f"{path}/join", {"invite": good})).status_code == 404

    async def test_who_sits_already_is_not_sent_away_with_a_seat_that_a_former_version_kept(
        self, server: Server
    ) -> None:
        path, (ada, ben, _) = await rematch(server, "Ada", "Ben", "Cid")
        game = path.rpartition("/")[2]
        await ben.ok("POST", f"{path}/join", {})
        kept = "UPDATE seats SET name = 'Ben', former = ARRAY[$2] WHERE game_id = $1 AND seat = 2"
        await server.services.db.do(kept, game, ben.id)
        await server.services.db.do("UPDATE games SET version = version + 1 WHERE id = $1", game)
        await ada.ok("POST", f"{path}/seats/2/kick", {})
        row = await server.services.db.row("SELECT kicked FROM games WHERE id = $1", game)
        assert list(row["kicked"]) == []
        assert sitters(await ben.ok("GET", path)) == [("Ada", True), ("Ben", True), ("", False)]


class TestInvitations:
    """An invitation goes with the seat that is kept."""

    async def test_the_host_who_gives_a_seat_away_or_removes_it_withdraws_the_invitation(self, server: Server) -> None:
        path, (ada, ben, cid) = await rematch(server, "Ada", "Ben", "Cid")
        await ada.ok("POST", f"{path}/seats", {"kind": "robot", "instead": 1})
        assert (await invited(ben), len(await invited(cid))) == ([], 1)
        await ada.ok("DELETE", f"{path}/seats/2")
        assert await invited(cid) == []
        rows = await server.services.db.rows("SELECT user_id FROM invitations")
        assert [row["user_id"] for row in rows] == []
        await ada.ok("POST", f"{path}/seats", {"kind": "human"})
        assert (await invited(ben), await invited(cid)) == ([], [])

    async def test_a_seat_that_moves_up_is_kept_with_its_invitation(self, server: Server) -> None:
        path, (ada, ben, cid) = await rematch(server, "Ada", "Ben", "Cid")
        await ada.ok("DELETE", f"{path}/seats/1")
        assert (await invited(ben), len(await invited(cid))) == ([], 1)
        assert await cid.ok("POST", f"{path}/join", {}) == {"seat": 1}

    async def test_a_table_without_a_seat_for_somebody_is_not_among_their_invitations(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben")
        ada, ben = table.players
        dan = await server.player("Dan")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
        await ada.ok("POST", f"/api/games/{made['id']}/invitations", {"user": ben.id})
        assert await invited(ben) == [made["id"]]
        await dan.ok("POST", f"/api/games/{made['id']}/join", {"invite": made["invite_url"].rpartition("=")[2]})
        assert await invited(ben) == []
        assert await code(ben, "POST", f"/api/games/{made['id']}/join", {}) == (404, "no-such-game")
        await dan.ok("POST", f"/api/games/{made['id']}/leave")
        assert await invited(ben) == [made["id"]]


class TestNames:
    """A kept seat bears the name of its person."""

    async def test_it_is_renamed_with_its_person_and_the_former_name_is_free(self, server: Server) -> None:
        path, (ada, bob, _) = await rematch(server, "Ada", "Bob", "Cid")
        await bob.ok("POST", "/api/users/me/name", {"name": "Robert"})
        assert sitters(await ada.ok("GET", path)) == [("Ada", True), ("Robert", False), ("Cid", False)]
        await ada.ok("POST", f"{path}/seats/2/kick", {})
        invite = (await ada.ok("GET", path))["invite_url"].rpartition("=")[2]
        other = await server.player("Bob")
        await other.ok("POST", f"{path}/join", {"invite": invite})
        await bob.ok("POST", f"{path}/join", {})
        assert sitters(await ada.ok("GET", path)) == [("Ada", True), ("Robert", True), ("Bob", True)]

    async def test_one_that_looks_like_another_at_the_table_is_told_apart(self, server: Server) -> None:
        path, (ada, bob) = await rematch(server, "Ada", "Bob")
        await bob.ok("POST", "/api/users/me/name", {"name": "Ada"})
        assert sitters(await ada.ok("GET", path)) == [("Ada", True), ("Ada 2", False)]
        await ada.ok("POST", "/api/users/me/name", {"name": "Eve"})
        assert sitters(await ada.ok("GET", path)) == [("Eve", True), ("Ada 2", False)]


class TestSentAway:
    """The host sends somebody away before they have come."""

    async def test_who_is_led_to_the_rematch_by_the_former_table_is_told_why_it_is_closed_to_them(
        self, server: Server
    ) -> None:
        table = await finished(server, "Ada", "Ben")
        ada, ben = table.players
        path = f"/api/games/{(await ada.ok('POST', table.path('/rematch'), {}))['id']}"
        await ada.ok("POST", f"{path}/seats/1/kick", {})
        assert await code(ben, "POST", table.path("/rematch"), {}) == (403, "kicked")
        assert await code(ben, "POST", f"{path}/join", {}) == (403, "kicked")
        page = await ben.client.get(path.replace("/api/games/", "/t/"))
        assert page.status_code == 403 and "The host has sent you away" in page.text
        assert await code(ben, "GET", path) == (404, "no-such-game")
        eve = await server.player("Eve")
        assert await code(eve, "POST", f"{path}/join", {}) == (404, "no-such-game")
        assert (await eve.client.get(path.replace("/api/games/", "/t/"))).status_code == 404
        invite = (await ada.ok("GET", path))["invite_url"].rpartition("=")[2]
        assert await ben.ok("POST", f"{path}/join", {"invite": invite}) == {"seat": 1}
        assert (await ben.ok("POST", table.path("/rematch"), {}))["me"] == 1
