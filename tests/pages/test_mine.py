"""The page of a person's finished games."""

import re
from html import unescape

from app import clock
from app.store import results
from app.store.results import ResultRow
from tests.support.finished import finished
from tests.support.games import TOY
from tests.support.server import Server, running
from tests.support.words import say


def words_of(page: str) -> str:
    """A page without its markup."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


class TestMyGames:
    async def test_it_shows_how_each_game_ended_and_against_whom(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", points=2)
        found = (await table.players[1].call("GET", "/me/games")).text
        words = words_of(found)
        for said in (
            say("games-title"),
            say("games-place", place=2, seats=2),
            say("games-points", total=0),
            "Ada 2",
            "Ben 0",
            say("games-rivals"),
        ):
            assert said in words
        assert f'href="/t/{table.id}"' in found
        rivals = await table.players[1].ok("GET", "/api/users/me/rivals")
        both = await table.players[1].call("GET", f"/me/games?with={rivals['people'][0]['id']}")
        assert say("games-with", name="Ada") in words_of(both.text)

    async def test_a_table_with_a_name_stands_there_by_it(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", name="Thursday <evening>")
        ada = table.players[0]
        found = (await ada.call("GET", "/me/games")).text
        assert "Thursday &lt;evening&gt;" in found
        assert f'src="/tables/{table.id}.svg"' in found
        [told] = (await ada.ok("GET", "/api/users/me/results"))["games"]
        assert told["name"] == "Thursday <evening>"

    async def test_a_place_that_a_stand_in_made_says_so(self, server: Server) -> None:
        table = await finished(server, "Ada", "Ben", points=2)
        assert say("games-stand-in") not in words_of((await table.players[0].call("GET", "/me/games")).text)
        await server.services.db.do("UPDATE seats SET stand_in = 'resigned' WHERE seat = 0")
        found = words_of((await table.players[0].call("GET", "/me/games")).text)
        assert f"Ada 2 {say('games-stand-in')}" in found
        assert f"Ben 0 {say('games-stand-in')}" not in found
        assert say("games-played", played=1, won=0) in found

    async def test_two_games_are_told_apart_and_never_added(self, server: Server) -> None:
        ada, ben = (await finished(server, "Ada", "Ben")).players
        table = await ada.make(
            {"game": "harvest", "seats": [{"kind": "human"}, {"kind": "human"}], "name": "In the barn"}
        )
        ended = [
            ResultRow(seat=seat, user_id=player.id, kind="human", name=name, total=9, place=1, won=True)
            for seat, (player, name) in enumerate(((ada, "Ada"), (ben, "Ben")))
        ]
        await results.keep(server.services.db, table["id"], "harvest", clock.now(), ended)
        page = (await ada.call("GET", "/me/games")).text
        assert '<p class="more">Harvest</p>' in page
        rows = page.partition('<table class="rivals">')[2].partition("</table>")[0].split("<tr>")[2:]
        day = clock.now().date().isoformat()
        assert [words_of(row) for row in rows] == [f"Ben Harvest 1 0 0 {day}", f"toy 1 1 0 {day}"]
        found = await ada.call("GET", f"/me/games?game=harvest&with={ben.id}")
        assert f"game=harvest&amp;with={ben.id}" in page
        assert say("games-of-with", game="Harvest", name="Ben") in words_of(found.text)
        assert "In the barn" in found.text and found.text.count('class="entry') == 1

    async def test_a_server_with_one_game_names_it_nowhere(self, database_url: str) -> None:
        async with running(database_url, (TOY,), dev=True) as server:
            table = await finished(server, "Ada", "Ben", name="Thursday")
            page = (await table.players[0].call("GET", "/me/games")).text
        rows = page.partition('<table class="rivals">')[2].partition("</table>")[0].split("<tr>")[1:]
        assert 'class="of-game"' not in page and '<p class="more">toy' not in page
        assert [row.count("scope=") for row in rows] == [5, 1]

    async def test_names_are_no_markup(self, server: Server) -> None:
        table = await finished(server, "<b>Ada</b>", "Ben")
        found = (await table.players[1].call("GET", "/me/games")).text
        assert "<b>Ada</b>" not in found
        assert "&lt;b&gt;Ada&lt;/b&gt;" in found

    async def test_a_user_without_games_and_a_stranger_are_told_so(self, server: Server) -> None:
        eve = await server.player("Eve")
        assert say("games-none") in words_of((await eve.call("GET", "/me/games")).text)
        async with server.client() as nobody:
            answer = await nobody.get("/me/games")
            assert (answer.status_code, say("games-nobody-title") in answer.text) == (401, True)

    async def test_an_address_that_is_none_leads_back(self, server: Server) -> None:
        eve = await server.player("Eve")
        assert (await eve.call("GET", "/me/games?before=x")).status_code == 404
