"""The pictures that people go by: chosen by themselves, seen at tables and in the talk, drawn by the server."""

from xml.etree import ElementTree

import pytest

from app.accounts.pictures import COLOURS, MOTIFS, PICTURES
from app.pages.portraits import MOTIFS as DRAWINGS
from app.pages.portraits import SKIES, drawn
from tests.support.server import Json, Player, Server


async def seen_at(player: Player, game_id: str) -> list[str | None]:
    """The pictures of a table's seats."""
    return [seat["picture"] for seat in (await player.look(game_id))["seats"]]


async def choose(player: Player, picture: str) -> Json:
    chosen: Json = (await player.ok("PUT", "/api/users/me/picture", {"picture": picture}))["user"]
    return chosen


class TestChoosing:
    async def test_everybody_has_one_and_another_is_seen_at_once_at_their_tables(self, server: Server) -> None:
        table = await server.table("Ada", "Ben", kinds=["robot"])
        ada, ben = table.players
        own = (await ada.ok("GET", "/api/users/me"))["user"]["picture"]
        assert own in PICTURES
        first = await seen_at(ben, table.id)
        assert (first[0], first[2]) == (own, None)
        wanted = next(item for item in PICTURES if item != own)
        assert (await choose(ada, wanted))["picture"] == wanted
        assert (await ada.ok("GET", "/api/users/me"))["user"]["picture"] == wanted
        assert (await seen_at(ben, table.id))[0] == wanted

    async def test_it_stands_beside_what_somebody_says_and_goes_with_them(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        ada, ben = table.players
        await choose(ben, "rover-amber")
        await ben.ok("POST", table.path("/chat"), {"text": "hello"})
        [line] = (await ada.ok("GET", table.path("/chat")))["lines"]
        assert line["picture"] == "rover-amber"
        await ben.ok("POST", "/api/users/me/deletion", {})
        [line] = (await ada.ok("GET", table.path("/chat")))["lines"]
        assert (line["name"], line["picture"]) == (None, None)
        assert (await seen_at(ada, table.id))[1] is None

    async def test_a_new_name_keeps_it_and_a_new_seat_has_it(self, server: Server) -> None:
        ada = await server.player("Ada")
        await choose(ada, "dish-sky")
        named = (await ada.ok("POST", "/api/users/me/name", {"name": "Grace"}))["user"]
        assert named == {"id": ada.id, "name": "Grace", "picture": "dish-sky"}
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
        assert [seat["picture"] for seat in made["seats"]] == ["dish-sky", None]

    @pytest.mark.parametrize("name", ["rover-pink", "", "../etc", "rover"])
    async def test_an_unknown_picture_is_refused(self, server: Server, name: str) -> None:
        ada = await server.player("Ada")
        refused = await ada.call("PUT", "/api/users/me/picture", {"picture": name})
        assert (refused.status_code, refused.json()["code"]) == (422, "no-such-picture")


class TestDrawing:
    def test_each_is_drawn_and_no_two_are_alike(self) -> None:
        assert (set(DRAWINGS), set(SKIES)) == (set(MOTIFS), set(COLOURS))
        pictures = {name: drawn(name) for name in PICTURES}
        assert len(set(pictures.values())) == len(PICTURES)
        for name, picture in pictures.items():
            assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg", name

    async def test_it_is_served_by_its_name_alone(self, server: Server) -> None:
        async with server.client() as nobody:
            found = await nobody.get("/people/rover-amber.svg")
            assert (found.headers["content-type"], found.text) == ("image/svg+xml", drawn("rover-amber"))
            assert (await nobody.get("/people/rover-pink.svg")).status_code == 404
