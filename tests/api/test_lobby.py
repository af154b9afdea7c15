"""Guests, tables, seats, links."""

import asyncio
from typing import ClassVar

import pytest

from tests.support.server import Server, running


async def long_ago(server: Server) -> None:
    """Let everybody have been away for more than a day."""
    await server.settle()
    await server.services.db.do("UPDATE seats SET seen = now() - interval '25 hours'")


class TestGuests:
    async def test_a_guest_gets_a_token_and_a_cookie_that_no_script_reads(self, server: Server) -> None:
        async with server.client() as client:
            made = await client.post("/api/users", json={"name": "  Ada "})
            assert made.status_code == 201
            assert made.json()["user"]["name"] == "Ada"
            cookie = made.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert (await client.get("/api/users/me")).json()["user"] == made.json()["user"]

    async def test_tokens_are_kept_as_hashes_only(self, server: Server) -> None:
        ada = await server.player("Ada")
        row = await server.services.db.row("SELECT users::text AS all FROM users")
        assert ada.token not in row["all"]

    @pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\nb", "a\u0000b", "\u202eAda", "\u200b", "\ud800"])
    async def test_bad_names_are_refused(self, server: Server, name: str) -> None:
        async with server.client() as client:
            body = '{"name": "' + "".join(f"\\u{ord(letter):04x}" for letter in name) + '"}'
            refused = await client.post("/api/users", content=body, headers={"content-type": "application/json"})
        assert refused.status_code == 422
        assert refused.headers["content-type"] == "application/problem+json"

    async def test_forged_tokens_and_cookies_are_refused_and_a_page_takes_the_cookie_away(self, server: Server) -> None:
        async with server.client("forged") as client:
            refused = await client.get("/api/games")
            assert (refused.status_code, refused.json()["code"]) == (401, "bad-token")
        async with server.client() as client:
            client.cookies.set("regolith", "forged")
            refused = await client.get("/api/games?mine")
            assert refused.status_code == 401 and "set-cookie" not in refused.headers
            page = await client.get("/")
            assert page.status_code == 200 and 'regolith=""' in page.headers["set-cookie"]
        async with server.client() as client:
            assert (await client.get("/api/users/me")).json()["code"] == "no-token"

    @pytest.mark.parametrize("header", ["Basic eDp5", "Bearer eyJhbGciOiJub25lIn0.e30.", "Negotiate YII=", "Bearer"])
    async def test_a_strange_authorization_header_proves_nothing(self, server: Server, header: str) -> None:
        async with server.client() as client:
            refused = await client.get("/api/users/me", headers={"Authorization": header})
            assert refused.status_code == 401
            assert refused.json()["code"] == ("bad-token" if header == "Bearer" else "no-token")


class TestSameTableAgain:
    BODY: ClassVar = {"game": "toy", "seats": [{"kind": "human"}, {"kind": "human"}]}

    async def test_the_same_key_gets_the_same_table_as_it_is_by_now(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await asyncio.gather(
            *(ada.ok("POST", "/api/games", self.BODY, Idempotency_Key="k") for _ in range(4)),
        )
        (same,) = {one["id"] for one in made}
        await ada.ok("PUT", f"/api/games/{same}/name", {"name": "Friday"})
        again = await ada.ok("POST", "/api/games", self.BODY, Idempotency_Key="k")
        assert (again["id"], again["name"], again["status"]) == (same, "Friday", "lobby")
        assert [one["id"] for one in (await ada.ok("GET", "/api/games?mine"))["games"]] == [same]

    async def test_the_key_of_a_table_that_was_another_or_anothers_is_no_way_to_it(self, server: Server) -> None:
        ada, ben = await server.player("Ada"), await server.player("Ben")
        made = await ada.ok("POST", "/api/games", self.BODY, Idempotency_Key="k")
        other = await ada.call("POST", "/api/games", {**self.BODY, "visibility": "public"}, Idempotency_Key="k")
        assert (other.status_code, other.json()["code"]) == (409, "key-reused")
        assert (await ben.ok("POST", "/api/games", self.BODY, Idempotency_Key="k"))["id"] != made["id"]
        assert (await ada.ok("POST", "/api/games", self.BODY, Idempotency_Key="other"))["id"] != made["id"]
        assert (await ada.ok("POST", "/api/games", self.BODY))["id"] != made["id"]

    @pytest.mark.parametrize("key", ["", "x" * 101, "tab\there"])
    async def test_a_key_is_short_printable_text(self, server: Server, key: str) -> None:
        ada = await server.player("Ada")
        refused = await ada.call("POST", "/api/games", self.BODY, Idempotency_Key=key)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-key")

    async def test_a_host_with_no_room_for_another_table_gets_the_same_one(self, database_url: str) -> None:
        async with running(database_url, lobbies_per_person=1) as server:
            ada = await server.player("Ada")
            made = await ada.ok("POST", "/api/games", self.BODY, Idempotency_Key="k")
            assert (await ada.ok("POST", "/api/games", self.BODY, Idempotency_Key="k"))["id"] == made["id"]


class TestTables:
    async def test_a_game_that_the_caller_may_not_see_is_404_as_if_it_did_not_exist(self, server: Server) -> None:
        table = await server.table("Ada")
        eve = await server.player("Eve")
        for method, path, body in (
            ("GET", "", None),
            ("GET", "/choices", None),
            ("GET", "/log", None),
            ("GET", "/export", None),
            ("POST", "/join", {}),
            ("POST", "/start", None),
            ("POST", "/moves", {"seq": 1, "move": {"type": "Pass"}}),
            ("POST", "/undo", {"seq": 1}),
            ("POST", "/takeback", {"seq": 1}),
            ("DELETE", "/takeback", None),
            ("POST", "/seats", {"kind": "automa"}),
            ("DELETE", "/seats/0", None),
            ("POST", "/seats/0/kick", None),
            ("POST", "/seats/0/link", None),
            ("POST", "/leave", None),
        ):
            hidden = await eve.call(method, table.path(path), body)
            missing = await eve.call(method, f"/api/games/nothing{path}", body)
            assert hidden.status_code == missing.status_code == 404, path
            assert hidden.json() == missing.json()

    async def test_the_invite_link_lets_in_and_cannot_be_guessed(self, server: Server) -> None:
        table = await server.table("Ada")
        eve = await server.player("Eve")
        assert len(table.invite) >= 43
        assert (await eve.call("GET", table.path("?invite=wrong"))).status_code == 404
        seen = await eve.ok("GET", table.path(f"?invite={table.invite}"))
        assert (seen["me"], seen["view"]["me"], seen["choices"]["choices"]) == (None, None, [])

    async def test_lists_show_mine_open_and_those_to_watch(self, server: Server) -> None:
        ada, bob = await server.player("Ada"), await server.player("Bob")
        seats = [{"kind": "human"}] * 2
        private = await ada.make({"game": "toy", "seats": seats})
        public = await ada.make({"game": "toy", "seats": seats, "visibility": "public"})

        async def ids(which: str) -> list[str]:
            return [game["id"] for game in (await bob.ok("GET", f"/api/games?{which}"))["games"]]

        assert (await ids("open"), await ids("watch"), await ids("mine")) == ([public["id"]], [], [])
        await bob.ok("POST", f"/api/games/{public['id']}/join")
        assert (await ids("open"), await ids("mine")) == ([], [public["id"]])
        await ada.ok("POST", f"/api/games/{public['id']}/start")
        assert await ids("watch") == [public["id"]]
        assert private["id"] not in await ids("mine")
        refused = await bob.call("GET", "/api/games?mine&open")
        assert refused.status_code == 422

    async def test_only_those_at_the_table_learn_its_invite(self, server: Server) -> None:
        table = await server.table("Ada", visibility="public")
        eve = await server.player("Eve")
        assert (await eve.look(table.id))["invite_url"] is None
        assert table.invite in (await table.players[0].look(table.id))["invite_url"]

    async def test_seats_are_taken_once(self, server: Server) -> None:
        ada, bob, eve = [await server.player(name) for name in ("Ada", "Bob", "Eve")]
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2, "visibility": "public"})
        path = f"/api/games/{made['id']}/join"
        refused = await bob.call("POST", path, {"seat": 0})
        assert (refused.status_code, refused.json()["code"]) == (409, "no-free-seat")
        assert await bob.ok("POST", path, {"seat": 1}) == {"seat": 1}
        assert await bob.ok("POST", path) == {"seat": 1}
        assert (await eve.call("POST", path)).json()["code"] == "no-free-seat"
        assert (await eve.call("POST", path, {"seat": 7})).json()["code"] == "no-such-seat"

    async def test_the_last_seat_taken_at_two_processes_at_once_is_not_shared(self, database_url: str) -> None:
        async with running(database_url) as here, running(database_url) as there:
            ada = await here.player("Ada")
            made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2, "visibility": "public"})
            path = f"/api/games/{made['id']}/join"
            bob, eve = await here.player("Bob"), await there.player("Eve")
            await eve.look(made["id"])
            assert (await bob.call("POST", path)).status_code == 200
            assert (await eve.call("POST", path)).json()["code"] == "no-free-seat"

    async def test_an_automa_may_be_asked_for_by_its_former_name(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"game": "skymines", "seats": [{"kind": "human"}, {"kind": "luna", "level": 5}]})
        await ada.ok("POST", f"/api/games/{made['id']}/seats", {"kind": "luna"})
        seats = (await ada.look(made["id"]))["seats"]
        assert [(seat["kind"], seat["level"], seat["name"]) for seat in seats[1:]] == [
            ("automa", 5, "Luna"),
            ("automa", 2, "Luna 2"),
        ]
        refused = await ada.call("POST", "/api/games", {"game": "skymines", "seats": [{"kind": ["luna"]}]})
        assert refused.status_code == 422

    async def test_the_host_arranges_seats_before_the_game(self, server: Server) -> None:
        ada, bob = await server.player("Ada"), await server.player("Bob")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2, "visibility": "public"})
        path = f"/api/games/{made['id']}"
        assert (await ada.call("POST", f"{path}/start")).json()["code"] == "seats-free"
        await bob.ok("POST", f"{path}/join")
        for call in (("POST", "/seats", {"kind": "automa"}), ("POST", "/seats/0/kick"), ("POST", "/start")):
            refused = await bob.call(call[0], path + call[1], *call[2:])
            assert (refused.status_code, refused.json()["code"]) == (403, "not-the-host")
        assert await ada.ok("POST", f"{path}/seats", {"kind": "automa", "level": 3}) == {"seat": 2}
        assert await ada.ok("POST", f"{path}/seats", {"kind": "automa"}) == {"seat": 3}
        assert (await ada.call("POST", f"{path}/seats", {"kind": "automa"})).json()["code"] == "bad-seats"
        seats = (await ada.look(made["id"]))["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", "Bob", "Tick", "Tick 2"]
        assert (await ada.call("DELETE", f"{path}/seats/1")).json()["code"] == "seat-taken"
        await ada.ok("POST", f"{path}/seats/1/kick")
        assert (await ada.call("POST", f"{path}/seats/2/kick")).json()["code"] == "automated-seat"
        await ada.ok("DELETE", f"{path}/seats/1")
        seats = (await ada.look(made["id"]))["seats"]
        assert [(seat["seat"], seat["name"]) for seat in seats] == [(0, "Ada"), (1, "Tick"), (2, "Tick 2")]
        await ada.ok("POST", f"{path}/start")
        assert (await ada.call("POST", f"{path}/seats", {"kind": "automa"})).json()["code"] == "already-started"
        assert (await ada.call("POST", f"{path}/leave")).json()["code"] == "already-started"

    async def test_an_added_seat_takes_the_place_of_an_empty_one(self, server: Server) -> None:
        ada, bob = await server.player("Ada"), await server.player("Bob")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 3, "visibility": "public"})
        path = f"/api/games/{made['id']}"
        await bob.ok("POST", f"{path}/join", {"seat": 2})
        assert await ada.ok("POST", f"{path}/seats", {"kind": "automa", "level": 3, "instead": 1}) == {"seat": 1}
        seats = (await ada.look(made["id"]))["seats"]
        assert [(seat["seat"], seat["name"]) for seat in seats] == [(0, "Ada"), (1, "Tick"), (2, "Bob")]
        for seat, code in ((0, "seat-taken"), (2, "seat-taken"), (3, "no-such-seat")):
            refused = await ada.call("POST", f"{path}/seats", {"kind": "automa", "instead": seat})
            assert refused.json()["code"] == code
        assert await ada.ok("POST", f"{path}/seats", {"kind": "human", "instead": 1}) == {"seat": 1}
        assert (await ada.look(made["id"]))["seats"][1]["taken"] is False

    async def test_astrobot_takes_the_free_seat_beside_one_person_and_no_other(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"game": "shackleton", "seats": [{"kind": "human"}] * 2})
        path = f"/api/games/{made['id']}/seats"
        refused = await ada.call("POST", path, {"kind": "automa"})
        assert (refused.status_code, refused.json()["code"]) == (422, "astrobot-plays-one-human")
        await ada.ok("POST", path, {"kind": "automa", "level": 2, "instead": 1})
        seats = (await ada.look(made["id"]))["seats"]
        assert [(seat["kind"], seat["level"]) for seat in seats] == [("human", 3), ("automa", 2)]
        assert (await ada.call("POST", path, {"kind": "human"})).json()["code"] == "astrobot-plays-one-human"

    async def test_a_player_who_was_sent_away_comes_back_with_a_new_invite_only(self, server: Server) -> None:
        ada, bob, eve = [await server.player(name) for name in ("Ada", "Bob", "Eve")]
        for visibility in ("private", "public"):
            made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 3, "visibility": visibility})
            path, old = f"/api/games/{made['id']}", made["invite_url"].rpartition("=")[2]
            await bob.ok("POST", f"{path}/join", {"invite": old})
            await ada.ok("POST", f"{path}/seats/1/kick")
            for invite in ({"invite": old}, {}):
                refused = await bob.call("POST", f"{path}/join", invite)
                expected = (403, "kicked") if visibility == "public" else (404, "no-such-game")
                assert (refused.status_code, refused.json()["code"]) == expected
            assert (await eve.call("POST", f"{path}/join", {"invite": old})).status_code == (
                404 if visibility == "private" else 200
            )
            new = (await ada.look(made["id"]))["invite_url"].rpartition("=")[2]
            assert new != old
            assert (await bob.call("POST", f"{path}/join", {"invite": new})).status_code == 200

    async def test_the_host_gives_the_table_a_new_invite_and_the_old_one_is_good_no_more(self, server: Server) -> None:
        ada, bob = await server.player("Ada"), await server.player("Bob")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
        path, old = f"/api/games/{made['id']}", made["invite_url"].rpartition("=")[2]
        new = (await ada.ok("POST", f"{path}/invite"))["invite_url"].rpartition("=")[2]
        assert (await bob.call("GET", f"{path}?invite={old}")).status_code == 404
        assert (await bob.call("POST", f"{path}/invite")).status_code == 404
        await bob.ok("POST", f"{path}/join", {"invite": new})
        assert (await bob.call("POST", f"{path}/invite")).json()["code"] == "not-the-host"

    async def test_leaving_frees_the_seat(self, server: Server) -> None:
        ada, bob = await server.player("Ada"), await server.player("Bob")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2, "visibility": "public"})
        path = f"/api/games/{made['id']}"
        await bob.ok("POST", f"{path}/join")
        await bob.ok("POST", f"{path}/leave")
        assert (await ada.look(made["id"]))["seats"][1]["taken"] is False
        assert (await bob.call("POST", f"{path}/leave")).json()["code"] == "no-seat"

    async def test_a_lost_seat_is_given_again_by_a_link_that_works_once(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        old = table.players[1]
        await long_ago(server)
        link = (await table.players[0].ok("POST", table.path("/seats/1/link")))["url"]
        secret = link.rpartition("=")[2]
        again, eve = await server.player("Bob"), await server.player("Eve")
        assert await again.ok("POST", table.path("/join"), {"invite": secret}) == {"seat": 1}
        assert (await again.look(table.id))["me"] == 1
        lost = await old.look(table.id)
        assert (lost["me"], lost["lost"]) == (None, 1)
        assert (await eve.call("POST", table.path("/join"), {"invite": secret})).status_code == 404
        refused = await old.move(table.id, {"type": "Pick", "number": 1}, 1)
        assert (refused.status_code, refused.json()["code"]) == (403, "no-seat")

    async def test_a_seated_player_gets_no_second_seat_by_a_link(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        await long_ago(server)
        link = (await table.players[0].ok("POST", table.path("/seats/1/link")))["url"]
        assert await table.players[0].ok("POST", table.path("/join"), {"invite": link.rpartition("=")[2]}) == {
            "seat": 0
        }
        assert (await table.players[1].look(table.id))["me"] == 1

    @pytest.mark.parametrize(
        ("change", "code"),
        [
            ({"game": "chess"}, "unknown-game"),
            ({"seats": []}, "malformed-request"),
            ({"seats": [{"kind": "ghost"}]}, "malformed-request"),
            ({"seats": [{"kind": "automa"}]}, "bad-seats"),
            ({"seats": [{"kind": "human"}, {"kind": "robot", "level": 3}]}, "unknown-robot-level"),
            ({"seats": [{"kind": "human"}] * 11}, "malformed-request"),
            ({"options": {"target": 0}}, "bad-target"),
            ({"options": {"target": "\u0000"}}, "bad-options"),
            ({"options": 5}, "malformed-request"),
            ({"unknown": 1}, "malformed-request"),
            ({"visibility": "secret"}, "malformed-request"),
        ],
    )
    async def test_tables_that_make_no_sense_are_refused(self, server: Server, change: object, code: str) -> None:
        ada = await server.player("Ada")
        assert isinstance(change, dict)
        refused = await ada.call("POST", "/api/games", {"game": "toy", "seats": [{"kind": "human"}], **change})
        assert (refused.status_code, refused.json()["code"]) == (422, code)
        assert (await ada.ok("GET", "/api/games?mine"))["games"] == []
