"""The small pictures of tables, and how pages call a table."""

from xml.etree import ElementTree

from msgspec.structs import replace

from app.messages.speaker import default_speaker
from app.pages.descriptions import heading_of, page_title, seats_of, share_title
from app.pages.table_pictures import drawn
from app.players.robots import Robots
from tests.support.server import Server
from tests.support.store.known import GAME
from tests.support.words import MESSAGES, say

SPEAKER = default_speaker(MESSAGES)
NAMED = replace(GAME, name="Thursday evening")


class TestPicture:
    def test_each_table_has_one_of_its_own_that_stays_as_it_is(self) -> None:
        pictures = [drawn(f"g{number}") for number in range(40)]
        assert len(set(pictures)) == 40
        for number, picture in enumerate(pictures):
            assert drawn(f"g{number}") == picture
            assert ElementTree.fromstring(picture).tag.endswith("svg")

    async def test_it_is_had_by_id_and_tells_nobody_whether_there_is_such_a_table(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        async with server.client() as nobody:
            for table_id in (table.id, "no-such-table"):
                answer = await nobody.get(f"/tables/{table_id}.svg")
                assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
                assert answer.text == drawn(table_id)
            for wrong in ("a%20b", "x" * 65, "%3Csvg%3E"):
                assert (await nobody.get(f"/tables/{wrong}.svg")).status_code == 404


class TestCalled:
    def test_a_name_heads_the_lobby_the_tab_and_what_chats_show(self) -> None:
        assert heading_of(SPEAKER, NAMED) == "Thursday evening"
        assert page_title(SPEAKER, NAMED, "lobby-page-title") == "Thursday evening – Regolith"
        assert share_title(SPEAKER, NAMED, None) == "Thursday evening"

    def test_without_one_the_host_does(self) -> None:
        seats = (replace(GAME.seats[0], user_id="ada"), GAME.seats[1])
        hosted = replace(GAME, host="ada", seats=seats)
        assert heading_of(SPEAKER, hosted) == say("lobby-title", name="Ada")
        assert page_title(SPEAKER, hosted, "lobby-page-title") == say("lobby-page-title", name="Ada")
        assert heading_of(SPEAKER, GAME) == say("lobby-title-nobody")

    def test_a_stand_in_is_told_of(self) -> None:
        seat = replace(GAME.seats[0], user_id="ada", stand_in="deadline")
        told = seats_of(SPEAKER, replace(GAME, seats=(seat, GAME.seats[1])), Robots())
        assert [one["what"] for one in told] == [say("seat-stand-in"), say("seat-kind-automa", level=3)]
