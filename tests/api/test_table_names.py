"""Names of tables: given by their hosts, seen by everyone who sees the table."""

import pytest

from tests.support.finished import finished
from tests.support.server import Server

SEATS = [{"kind": "human"}, {"kind": "human"}]


class TestOpening:
    async def test_a_table_is_opened_with_a_name_that_lists_and_the_table_itself_tell(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"seats": SEATS, "visibility": "public", "name": "  Thursday evening "})
        assert made["name"] == "Thursday evening"
        assert (await ada.look(made["id"]))["name"] == "Thursday evening"
        for listed in ("mine", "open"):
            assert [one["name"] for one in (await ada.ok("GET", f"/api/games?{listed}"))["games"]] == [
                "Thursday evening"
            ]

    @pytest.mark.parametrize("name", [None, "", "   "])
    async def test_null_and_blanks_are_no_name(self, server: Server, name: str | None) -> None:
        ada = await server.player("Ada")
        assert (await ada.make({"seats": SEATS, "name": name}))["name"] is None

    async def test_a_table_opened_without_a_name_has_none(self, server: Server) -> None:
        ada = await server.player("Ada")
        assert (await ada.make({"seats": SEATS}))["name"] is None

    @pytest.mark.parametrize(
        "name", ["x" * 41, "a\nb", "\u202egnineve", "\u200b", "\ufffc", "e\u0301\u0301\u0301\u0301\u0301"]
    )
    async def test_bad_text_is_refused_with_its_place(self, server: Server, name: str) -> None:
        ada = await server.player("Ada")
        refused = await ada.call("POST", "/api/games", {"seats": SEATS, "name": name})
        assert refused.status_code == 422
        assert refused.json()["code"] == "bad-table-name"
        assert refused.json()["args"] == {"field": "name", "most": 40}
        assert (await ada.ok("GET", "/api/games?mine"))["games"] == []


class TestRenaming:
    async def test_the_host_renames_a_lobby_and_a_game_and_everybody_there_sees_it(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        for name in ("Thursday evening", None, "Friday evening"):
            answer = await ada.ok("PUT", table.path("/name"), {"name": name})
            assert answer["name"] == name
            assert (await ben.look(table.id))["name"] == name

    async def test_a_lobby_can_be_renamed(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"seats": SEATS, "name": "Thursday evening"})
        answer = await ada.ok("PUT", f"/api/games/{made['id']}/name", {"name": "Friday"})
        assert (answer["status"], answer["name"], answer["invite_url"]) == ("lobby", "Friday", made["invite_url"])

    async def test_only_the_host_may(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        refused = await table.players[1].call("PUT", table.path("/name"), {"name": "Mine"})
        assert (refused.status_code, refused.json()["code"]) == (403, "not-the-host")
        eve = await server.player("Eve")
        assert (await eve.call("PUT", table.path("/name"), {"name": "Mine"})).status_code == 404
        assert (await table.players[0].look(table.id))["name"] is None

    async def test_bad_text_changes_nothing(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", name="Thursday evening")
        refused = await table.players[0].call("PUT", table.path("/name"), {"name": "x" * 41})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-table-name")
        for body in ({}, {"name": 3}, {"name": "a", "more": 1}):
            refused = await table.players[0].call("PUT", table.path("/name"), body)
            assert (refused.status_code, refused.json()["code"]) == (422, "malformed-request")
        assert (await table.players[0].look(table.id))["name"] == "Thursday evening"

    async def test_a_game_that_is_over_keeps_its_name(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", name="Thursday evening")
        refused = await table.players[0].call("PUT", table.path("/name"), {"name": "Friday"})
        assert (refused.status_code, refused.json()["code"]) == (409, "game-over")
        assert (await table.players[0].look(table.id))["name"] == "Thursday evening"

    async def test_a_table_that_was_closed_before_its_game_keeps_its_name(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"seats": SEATS})
        await ada.ok("POST", f"/api/games/{made['id']}/close")
        refused = await ada.call("PUT", f"/api/games/{made['id']}/name", {"name": "Friday"})
        assert (refused.status_code, refused.json()["code"]) == (409, "table-closed")


async def test_a_rematch_keeps_the_name(server: Server) -> None:
    table = await finished(server, "Ada", "Ben", name="Thursday evening")
    assert (await table.players[1].ok("POST", table.path("/rematch"), {}))["name"] == "Thursday evening"


async def test_the_log_and_its_export_know_no_names_of_tables(server: Server) -> None:
    table = await finished(server, "Ada", "Ben", name="Thursday evening")
    exported = await table.players[0].ok("GET", table.path("/export"))
    assert "Thursday" not in str(exported)


async def test_an_invitation_tells_the_name(server: Server) -> None:
    table = await finished(server, "Ada", "Ben")
    ada, ben = table.players
    made = await ada.make({"seats": SEATS, "name": "Thursday evening"})
    await ada.ok("POST", f"/api/games/{made['id']}/invitations", {"user": ben.id})
    [told] = (await ben.ok("GET", "/api/users/me/invitations"))["invitations"]
    assert (told["id"], told["name"]) == (made["id"], "Thursday evening")


async def test_lists_tell_the_round_of_a_game(server: Server) -> None:
    table = await server.table("Ada", "Ben")
    ada = table.players[0]
    lobby = await ada.make({"seats": SEATS})
    assert lobby["round"] is None
    rounds = {one["id"]: one["round"] for one in (await ada.ok("GET", "/api/games?mine"))["games"]}
    assert rounds == {lobby["id"]: None, table.id: 1}
    assert (await ada.look(table.id))["round"] == (await ada.look(table.id))["view"]["round"]
