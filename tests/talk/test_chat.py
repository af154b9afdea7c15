"""The chat of a table: who reads what, unread lines, reactions, who is not heard."""

import asyncio
from itertools import combinations

import pytest

from app.talk.talk import LINES_PER_PAGE
from app.text.likeness import looks_of
from tests.support.network import process, watching
from tests.support.server import Json, Player, Server, Sitting, running


async def say(player: Player, table: Sitting, text: str, **headers: str) -> int:
    said = await player.ok("POST", table.path("/chat"), {"text": text}, **headers)
    return int(said["id"])


async def chat(player: Player, table: Sitting, query: str = "") -> Json:
    found: Json = await player.ok("GET", table.path(f"/chat{query}"))
    return found


def texts(found: Json) -> list[str]:
    return ["".join(part["text"] for part in line["parts"]) for line in found["lines"]]


async def finish(table: Sitting) -> None:
    """Play a game of few points to its end."""
    await table.pick()
    for seat in (0, 0, 1, 1):
        seen = await table.players[seat].look(table.id)
        if seen["status"] == "playing" and seat in seen["to_move"]:
            await table.act(seat, "Count", by=2)
            if (await table.players[seat].look(table.id))["status"] == "playing":
                await table.act(seat, "Pass")


class TestSaying:
    async def test_players_read_each_other_and_keep_their_place(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        first = await say(ada, table, "Hello @ben, see https://example.org/.")
        found = await chat(ben, table)
        assert texts(found) == ["Hello @Ben, see https://example.org/."]
        (line,) = found["lines"]
        assert (line["seat"], line["name"], line["mine"], line["room"]) == (0, "Ada", False, "players")
        assert [(part["kind"], part["host"], part["me"]) for part in line["parts"]] == [
            ("text", None, False),
            ("mention", None, True),
            ("text", None, False),
            ("link", "example.org", False),
            ("text", None, False),
        ]
        assert (found["unread"], found["mentioned"]) == (1, 1)
        await ben.ok("PUT", table.path("/chat/read"), {"line": first})
        found = await chat(ben, table)
        assert (found["unread"], found["mentioned"]) == (0, 0)
        assert (await chat(ada, table))["unread"] == 0

    async def test_names_that_look_alike_are_told_apart(self, server: Server) -> None:
        table = await server.table("Ada", "\u0410d\u0430")
        ada, other = table.players
        await say(ada, table, "@\u0410d\u0430 2, here?")
        await say(other, table, "@Ada, yes")
        found = await chat(ada, table)
        assert [line["name"] for line in found["lines"]] == ["Ada", "\u0410d\u0430 2"]
        assert texts(found) == ["@\u0410d\u0430 2, here?", "@Ada, yes"]

    @pytest.mark.parametrize(
        "names",
        [
            ("Ada", "\u0410da"),
            ("ad\u0430", "\u0410\u0501\u0430"),
            ("\uff21da", "Eve", "\u0415ve", "Luna", "R\u043ebot"),
        ],
    )
    async def test_spectators_look_like_nobody_else(self, server: Server, names: tuple[str, ...]) -> None:
        table = await server.table("Ada", "Ben", kinds=["robot"], visibility="public")
        for name in names:
            await say(await server.player(name), table, "hello")
        await say(table.players[0], table, "hello")
        spectator = await server.player("Zoe")
        found = [line["name"] for line in (await chat(spectator, table))["lines"]]
        seats = [seat["name"] for seat in (await table.players[1].look(table.id))["seats"]]
        assert found[-1] == "Ada"
        assert all(looks_of(one).isdisjoint(looks_of(other)) for one, other in combinations([*found[:-1], *seats], 2))

    async def test_people_are_mentioned_from_a_keyboard_of_another_language(self, server: Server) -> None:
        table = await server.table("Ali", "İpek")
        ali, ipek = table.players
        for text in ("hi @al\u0131, @ALİ", "hi @ipek", "hi @IPEK", "🩷 \U0001fae9"):
            await say(ali, table, text)
        assert texts(await chat(ipek, table)) == ["hi @Ali, @Ali", "hi @İpek", "hi @İpek", "🩷 \U0001fae9"]
        assert (await chat(ipek, table))["mentioned"] == 2

    async def test_the_read_mark_never_goes_back(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        lines = [await say(ada, table, text) for text in ("one", "two")]
        for line in reversed(lines):
            await ben.ok("PUT", table.path("/chat/read"), {"line": line})
        assert (await chat(ben, table))["unread"] == 0

    async def test_a_line_sent_again_is_said_once(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        sent = await asyncio.gather(*(say(ada, table, "once", Idempotency_Key="k") for _ in range(4)))
        assert len(set(sent)) == 1
        await say(ben, table, "another's key is another", Idempotency_Key="k")
        assert len((await chat(ben, table))["lines"]) == 2
        refused = await ada.call("POST", table.path("/chat"), {"text": "other"}, Idempotency_Key="k")
        assert (refused.status_code, refused.json()["code"]) == (409, "key-reused")

    async def test_history_comes_in_pages(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        lines = [await say(table.players[0], table, str(number)) for number in range(LINES_PER_PAGE + 3)]
        last = await chat(table.players[1], table)
        assert (texts(last)[0], len(last["lines"]), last["more"]) == ("3", LINES_PER_PAGE, True)
        early = await chat(table.players[1], table, f"?before={lines[3]}")
        assert (texts(early), early["more"]) == (["0", "1", "2"], False)

    async def test_nothing_of_it_is_in_the_log(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        before = await table.players[0].ok("GET", table.path("/export"))
        await say(table.players[0], table, "hush")
        assert await table.players[0].ok("GET", table.path("/export")) == before

    async def test_bad_lines_are_refused_with_what_to_do(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        for text in ("", "a\u202eb", "x" * 501):
            refused = await table.players[0].call("POST", table.path("/chat"), {"text": text})
            assert (refused.status_code, refused.json()["code"]) == (422, "bad-line")

    async def test_strangers_find_no_chat(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        line = await say(table.players[0], table, "private")
        eve = await server.player("Eve")
        for method, rest, body in (
            ("GET", "/chat", None),
            ("POST", "/chat", {"text": "x"}),
            ("PUT", "/chat/read", {"line": line}),
            ("PUT", f"/chat/{line}/reactions/like", None),
            ("POST", f"/chat/{line}/block", None),
        ):
            assert (await eve.call(method, table.path(rest), body)).status_code == 404
        own = await server.table("Eve", "Flo")
        eve = own.players[0]
        assert (await eve.call("PUT", own.path(f"/chat/{line}/reactions/like"))).status_code == 404

    async def test_too_many_lines_have_to_wait(self, database_url: str) -> None:
        async with running(database_url, limits=True) as server:
            table = await server.table("Ada", "Ben")
            answers = [await table.players[0].call("POST", table.path("/chat"), {"text": "x"}) for _ in range(31)]
            assert [answer.status_code for answer in answers] == [201] * 30 + [429]


class TestSpectators:
    async def test_players_read_what_spectators_said_after_the_game(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", visibility="public", options={"target": 2})
        eve = await server.player("Eve")
        await say(table.players[0], table, "hello")
        whispered = await say(eve, table, "Ben should count 2")
        for player in table.players:
            found = await chat(player, table)
            assert (texts(found), found["unread"] <= 1, found["room"]) == (["hello"], True, "players")
            reacted = await player.call("PUT", table.path(f"/chat/{whispered}/reactions/wow"))
            assert reacted.status_code == 404
        found = await chat(eve, table)
        assert (texts(found), found["room"]) == (["hello", "Ben should count 2"], "spectators")
        nobody = server.client()
        assert texts((await nobody.get(table.path("/chat"))).json()) == ["hello"]
        await finish(table)
        assert len(texts((await nobody.get(table.path("/chat"))).json())) == 2
        assert (await table.players[1].look(table.id))["status"] == "finished"
        assert texts(await chat(table.players[1], table)) == ["hello", "Ben should count 2"]


class TestClosed:
    async def test_the_host_keeps_the_talk_to_those_who_played(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", visibility="public", options={"target": 2})
        ada, ben = table.players
        eve = await server.player("Eve")
        line = await say(ada, table, "between us")
        assert (await ben.call("PUT", table.path("/chat/closed"))).json()["code"] == "not-the-host"
        await ada.ok("PUT", table.path("/chat/closed"))
        assert texts(await chat(eve, table)) == ["between us"], "what is said during the game is for all"
        await finish(table)
        found = await chat(eve, table)
        assert (found["lines"], found["unread"], found["closed"]) == ([], 0, True)
        assert (await eve.call("PUT", table.path(f"/chat/{line}/reactions/like"))).status_code == 404
        assert texts(await chat(ben, table)) == ["between us"]
        await ada.ok("DELETE", table.path("/chat/closed"))
        assert texts(await chat(eve, table)) == ["between us"]


class TestReactions:
    async def test_they_are_counted_and_taken_back(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        line = await say(ada, table, "well")
        for player in (ada, ben, ben):
            await player.ok("PUT", table.path(f"/chat/{line}/reactions/like"))
        await ada.ok("DELETE", table.path(f"/chat/{line}/reactions/like"))
        assert (await chat(ada, table))["lines"][0]["reactions"] == [{"symbol": "like", "count": 1, "mine": False}]
        assert (await ada.call("PUT", table.path(f"/chat/{line}/reactions/<b>"))).status_code == 422


class TestNotHeard:
    async def test_the_host_mutes_at_this_table(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        line, own = await say(ben, table, "noise"), await say(ada, table, "hush")
        assert (await ben.call("POST", table.path(f"/chat/{own}/mute"))).status_code == 403
        assert (await ada.call("POST", table.path(f"/chat/{own}/mute"))).json()["code"] == "own-line"
        await ada.ok("POST", table.path(f"/chat/{line}/mute"))
        refused = await ben.call("POST", table.path("/chat"), {"text": "more"})
        assert (refused.status_code, refused.json()["code"]) == (403, "muted")
        assert (await ben.call("PUT", table.path(f"/chat/{own}/reactions/sad"))).status_code == 403
        assert (await chat(ada, table))["muted"] == [{"id": ben.id, "name": "Ben"}]
        assert (await chat(ben, table))["muted"] == []
        await ada.ok("DELETE", table.path(f"/chat/muted/{ben.id}"))
        await say(ben, table, "sorry")

    async def test_a_blocked_person_is_not_read_and_not_told(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", "Cleo")
        ada, ben, cleo = table.players
        line = await say(ben, table, "noise for @Ada")
        await ada.ok("POST", table.path(f"/chat/{line}/block"))
        await say(ben, table, "more")
        found = await chat(ada, table)
        assert (found["lines"], found["unread"], found["mentioned"]) == ([], 0, 0)
        assert len((await chat(cleo, table))["lines"]) == 2
        assert (await ada.ok("GET", "/api/users/me/blocks"))["blocks"] == [{"id": ben.id, "name": "Ben"}]
        await ada.ok("DELETE", f"/api/users/me/blocks/{ben.id}")
        assert len((await chat(ada, table))["lines"]) == 2


class TestEverywhere:
    async def test_other_processes_hear_of_it_and_players_not_of_spectators(self, database_url: str) -> None:
        async with process(database_url) as (here, _), process(database_url) as (_, there):
            table = await here.table("Ada", "Ben", visibility="public")
            eve = await here.player("Eve")
            async with (
                watching(there, table.id, table.players[1].token) as ben,
                watching(there, table.id, eve.token) as spectator,
                watching(there, table.id) as nobody,
            ):
                await ben.next("presence")
                await spectator.next("presence")
                await nobody.next("presence")
                whispered = await say(eve, table, "only for spectators")
                assert (await spectator.next("chat"))["line"] == whispered
                line = await say(table.players[0], table, "for all")
                assert (await ben.next("chat"))["line"] == line
                assert (await nobody.next("chat"))["line"] == line
                assert (await spectator.next("chat"))["line"] == line

    async def test_it_outlives_the_server_and_is_in_the_export(self, database_url: str) -> None:
        async with running(database_url) as server:
            table = await server.table("Ada", "Ben")
            await say(table.players[0], table, "Hello @Ben")
        async with running(database_url) as server:
            ben = Player(server.client(table.players[1].token), table.players[1].id, table.players[1].token)
            assert texts(await chat(ben, table)) == ["Hello @Ben"]
            ada = server.client(table.players[0].token)
            (written,) = (await ada.get("/api/users/me/export")).json()["said"]
            assert (written["game"], written["room"], written["text"]) == (table.id, "players", "Hello @Ben")
            assert (await ben.ok("GET", "/api/users/me/export"))["said"] == []
