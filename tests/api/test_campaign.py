"""A whole campaign by the API: four chapters, Luna's level between them, and its page, against a sheet kept by hand."""

import html
import json
import random
import re
from typing import Any
from urllib.parse import urlencode
from xml.etree import ElementTree

import pytest
from httpx import Response

from app.play import lobby
from app.rules.skymines.vocabulary.modules.campaign import MODULES
from tests.support.server import Json, Player, Server

OPTIONS: Json = {"tracks": "random", "tokens": "dealt", "modules": {"campaign": {"chapter": 1}, "missions": {}}}
SEATS = [{"kind": "human"}, {"kind": "automa", "level": 5}]


def alone(chapter: int) -> Json:
    """The options of a chapter that nothing was carried to."""
    modules: Json = {name: {} for name in MODULES[chapter]}
    return {"tracks": "random", "tokens": "dealt", "modules": {"campaign": {"chapter": chapter}, **modules}}


async def played(game: str, draw: random.Random, *people: Player) -> Json:
    """The table once its game is over, the people making any moves."""
    while True:
        for player in people:
            table = await player.look(game)
            if table["status"] != "playing":
                return table
            choices = table["choices"]
            if table["me"] in table["to_move"] and choices["step"]:
                moves = [move for move in choices["choices"] if move["type"] != "DropOut"] or choices["choices"]
                await player.move(game, choices["sample"] or draw.choice(moves), choices["seq"])


def secret_of(table: Json) -> str:
    """The secret of the table's invite."""
    return str(table["invite_url"]).rpartition("=")[2]


SHEET = [[0, 3 + 1 + 1], [0, 3 + 1 + 1], [0, 4 + 1 + 1], [0, 4]]
"""By chapter and seat: 1 for a player below, 1 for winning, 1 for markers make Luna's 3, the end of a track a fourth;
then 1 where she was lowered for having won."""
LEVELS = [5, 4, 3, 2]
LAST = {"A1": 18, "A2": 19, "B1": 19, "B2": 20, "C1": 18, "C2": 19, "D1": 20, "D2": 18, "E1": 19, "E2": 18}
"""The final spaces of the company tracks."""


def calculated(table: Json, chapter: int) -> list[int]:
    """The success points of a finished chapter, worked out from what lies on the table (rulebook page 24, 29, 30)."""
    view = table["view"]
    totals = [score["total"] for score in view["scores"]]
    found = []
    for seat, own in enumerate(view["seats"]):
        luna = own["luna"] is not None
        below = [total for total in totals if total < totals[seat]]
        points = min(2, len(below)) + (totals[seat] == max(totals))
        status = view["modules"]["missions"]["seats"][seat]
        points += luna or len(status["claimed"]) >= 2
        points += sum(space == LAST[view["tracks"][company]] for company, space in own["tracks"].items())
        points += (own["helium"] == 28) + (own["upload"] == 15)
        points += chapter == 3 and view["modules"]["missions"]["first"] == seat
        points += chapter == 4 and view["modules"]["threats"]["owner"] == seat
        found.append(int(points))
    return found


def leads_on(page: Response) -> tuple[str, str]:
    """Address and words of the main button of a campaign's page."""
    [(address, words)] = re.findall(r'class="button main" href="([^"]+)">([^<]+)<', page.text)
    return address, words


async def test_a_whole_campaign_against_a_sheet_kept_by_hand(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = iter(f"chapter {number}".encode() for number in range(1, 9))
    monkeypatch.setattr(lobby, "draw_secret", lambda: next(secrets))
    ada = await server.player("Ada")
    made = await ada.ok("POST", "/api/games", {"game": "skymines", "options": OPTIONS, "seats": SEATS})
    await ada.ok("POST", f"/api/games/{made['id']}/start")
    game, levels, sheet, sums = made["id"], [], [], [0, 0]
    for chapter in range(1, 5):
        table = await played(game, random.Random(chapter), ada)
        campaign: dict[str, Any] = table["view"]["modules"]["campaign"]
        points = calculated(table, chapter)
        assert campaign["points"] == points and campaign["chapter"] == chapter
        levels.append(table["seats"][1]["level"])
        if chapter < 4:
            choice = campaign["levels"]["1"][-1]
            points[1] += choice["points"]
            refused = await ada.call(
                "POST", f"/api/games/{game}/rematch", {"levels": [{"seat": 1, "level": levels[-1] + 3}]}
            )
            assert (refused.status_code, refused.json()["code"]) == (422, "level-not-offered")
            assert leads_on(await ada.call("GET", f"/t/{game}/campaign")) == (
                f"/t/{game}",
                f"Play chapter {chapter + 1}",
            )
            body, former = {"levels": [{"seat": 1, "level": choice["level"]}]}, game
            game = (await ada.ok("POST", f"/api/games/{game}/rematch", body))["id"]
            assert leads_on(await ada.call("GET", f"/t/{former}/campaign")) == (
                f"/t/{game}",
                f"To chapter {chapter + 1}",
            )
        sheet.append(points)
        sums = [have + more for have, more in zip(sums, points, strict=True)]
    assert (sheet, levels) == (SHEET, LEVELS)
    assert campaign["sums"] == sums and campaign["over"] is True
    assert campaign["winners"] == [seat for seat in (0, 1) if sums[seat] == max(sums)]

    page = await ada.call("GET", f"/t/{game}/campaign")
    assert page.status_code == 200
    assert leads_on(page) == (f"/t/{game}", "To the table")
    for words in ("Gold under grey dust", "What waits in the dark", "won the campaign", "Moonwalker"):
        assert words in page.text
    for total in sums:
        assert f'<td class="sum">{total}</td>' in page.text
    picture = await ada.call("GET", f"/t/{game}/campaign.png")
    assert picture.content.startswith(b"\x89PNG")
    refused = await ada.call("POST", f"/api/games/{game}/rematch", {})
    assert (refused.status_code, refused.json()["code"]) == (422, "campaign-level")
    again = await ada.ok("POST", f"/api/games/{game}/rematch", {"levels": [{"seat": 1, "level": 4}]})
    assert again["options"]["modules"]["campaign"] == {"chapter": 1}
    assert "Out among the stones" in (await ada.call("GET", f"/t/{again['id']}/campaign")).text


async def test_between_chapters_somebody_else_takes_over_a_seat_but_none_is_added_or_lost(server: Server) -> None:
    ada, ben, eve = [await server.player(name) for name in ("Ada", "Ben", "Eve")]
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "robot", "level": 1}]
    made = await ada.ok("POST", "/api/games", {"game": "skymines", "options": OPTIONS, "seats": seats})
    await ben.ok("POST", f"/api/games/{made['id']}/join", {"invite": secret_of(made)})
    await ada.ok("POST", f"/api/games/{made['id']}/start")
    table = await played(made["id"], random.Random(1), ada, ben)
    points = table["view"]["modules"]["campaign"]["points"]

    following = await ada.ok("POST", f"/api/games/{made['id']}/rematch", {})
    path = f"/api/games/{following['id']}"
    await ben.ok("POST", f"{path}/leave")
    for method, at, body in (("DELETE", "seats/1", None), ("POST", "seats", {"kind": "robot"})):
        refused = await ada.call(method, f"{path}/{at}", body)
        assert (refused.status_code, refused.json()["code"]) == (422, "campaign-seats")
    await eve.ok("POST", f"{path}/join", {"invite": secret_of(await ada.look(following["id"]))})
    await ada.ok("POST", f"{path}/start")
    campaign = (await eve.look(following["id"]))["view"]["modules"]["campaign"]
    assert (campaign["chapter"], campaign["former"], campaign["sums"]) == (2, [points], points)
    page = await eve.call("GET", f"/t/{following['id']}/campaign")
    assert "Eve" in page.text and page.status_code == 200


async def test_chapters_played_alone_are_no_campaign_together(server: Server) -> None:
    ada, ben = await server.player("Ada"), await server.player("Ben")
    wish = {"game": "skymines", "options": alone(2), "seats": [{"kind": "human"}] * 2}
    made = await ada.ok("POST", "/api/games", wish)
    await ben.ok("POST", f"/api/games/{made['id']}/join", {"invite": secret_of(made)})
    await ada.ok("POST", f"/api/games/{made['id']}/start")
    await played(made["id"], random.Random(1), ada, ben)
    following = (await ada.ok("POST", f"/api/games/{made['id']}/rematch", {}))["id"]
    await ben.ok("POST", f"/api/games/{following}/join")
    for change in (
        ("POST", "seats", {"kind": "robot"}),
        ("PUT", "options", {"options": alone(3)}),
        ("DELETE", "seats/2", None),
        ("POST", "start", None),
    ):
        await ada.ok(change[0], f"/api/games/{following}/{change[1]}", change[2])
        page = await ada.call("GET", f"/t/{following}/campaign")
        picture = await ada.call("GET", f"/t/{following}/campaign.png")
        assert (page.status_code, picture.status_code) == (200, 200)
        assert 'class="sum">0<' in page.text, "nothing was carried over"


async def test_in_the_lobby_of_a_later_chapter_luna_keeps_her_seat_and_level(server: Server) -> None:
    ada, ben = await server.player("Ada"), await server.player("Ben")
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "automa", "level": 3}]
    made = await ada.ok("POST", "/api/games", {"game": "skymines", "options": OPTIONS, "seats": seats})
    await ben.ok("POST", f"/api/games/{made['id']}/join", {"invite": secret_of(made)})
    await ada.ok("POST", f"/api/games/{made['id']}/start")
    await played(made["id"], random.Random(1), ada, ben)
    following = await ada.ok("POST", f"/api/games/{made['id']}/rematch", {})
    path, level = f"/api/games/{following['id']}", following["seats"][2]["level"]
    await ben.ok("POST", f"{path}/leave")
    for wish in (
        *({"kind": "automa", "level": other, "instead": 2} for other in range(1, 8) if other != level),
        {"kind": "automa", "level": level, "instead": 1},
        {"kind": "robot", "level": 1, "instead": 2},
        {"kind": "human", "instead": 2},
    ):
        refused = await ada.call("POST", f"{path}/seats", wish)
        assert (refused.status_code, refused.json()["code"]) == (422, "carried-options"), wish
    await ada.ok("POST", f"{path}/seats", {"kind": "automa", "level": level, "instead": 2})
    await ada.ok("POST", f"{path}/seats", {"kind": "robot", "level": 1, "instead": 1})
    await ada.ok("POST", f"{path}/start")
    found = [(seat["kind"], seat["level"]) for seat in (await ada.look(following["id"]))["seats"]]
    assert found[1:] == [("robot", 1), ("automa", level)]


async def test_games_of_the_time_loop_follow_each_other_until_the_card_is_dealt_with(server: Server) -> None:
    ada = await server.player("Ada")
    options: Json = {"linked_slots": True, "modules": {"belt": {}, "threats": {"threat": "anomaly"}}}
    made = await ada.ok("POST", "/api/games", {"game": "skymines", "options": options, "seats": SEATS})
    await ada.ok("POST", f"/api/games/{made['id']}/start")
    game: str = made["id"]
    loop: list[list[int]] = []
    for number in range(1, 3):
        table = await played(game, random.Random(number), ada)
        view = table["view"]
        assert view["undecided"] is True and view["winners"] == []
        assert view["modules"]["threats"].get("loop", []) == loop
        loop.append([score["total"] for score in view["scores"]])
        following = await ada.ok("POST", f"/api/games/{game}/rematch", {})
        assert following["options"]["modules"]["threats"] == {"threat": "anomaly", "loop": loop}
        assert (following["options"]["tracks"], following["options"]["linked_slots"]) == ("random", True)
        assert [seat["level"] for seat in following["seats"]] == [seat["level"] for seat in table["seats"]]
        game = following["id"]
    assert (await ada.look(game))["view"]["modules"]["threats"]["loop"] == loop
    forged = {**options, "modules": {"belt": {}, "threats": {"threat": "anomaly", "loop": loop}}}
    refused = await ada.call("POST", "/api/games", {"game": "skymines", "options": forged, "seats": SEATS})
    assert (refused.status_code, refused.json()["code"]) == (422, "carried-options")


class TestPages:
    async def test_a_table_that_is_no_chapter_has_no_such_page(self, server: Server) -> None:
        table = await server.table("Ada")
        assert (await table.players[0].call("GET", f"/t/{table.id}/campaign")).status_code == 404
        assert (await table.players[0].call("GET", f"/t/{table.id}/campaign.png")).status_code == 404

    async def test_a_host_sees_the_board_before_the_game(self, server: Server) -> None:
        player = await server.player("Ada")
        moon, third, belt, threat = [
            (await player.call("GET", f"/board.svg?{urlencode(query)}")).text
            for query in (
                {"tracks": "tawac:A1"},
                {"modules": json.dumps({"campaign": {"chapter": 3}})},
                {"tracks": "tawac:<b>", "modules": json.dumps({"belt": {}})},
                {"modules": json.dumps({"belt": {}, "threats": {}})},
            )
        ]
        assert "Tawac: A1" in moon and (moon.count("outpost company-"), third.count("outpost company-")) == (0, 12)
        assert "Tawac: &lt;b&gt;" in belt and len(threat) > len(belt)
        for drawn in (moon, third, belt, threat):
            assert ElementTree.fromstring(drawn).tag.endswith("svg")
        assert (await player.call("GET", "/board.svg?modules=x")).status_code == 422

    async def test_a_lobby_and_a_stranger(self, server: Server) -> None:
        ada, eve = await server.player("Ada"), await server.player("Eve")
        seats = [{"kind": "human"}] * 2
        made = await ada.ok("POST", "/api/games", {"game": "skymines", "options": OPTIONS, "seats": seats})
        page = await ada.call("GET", f"/t/{made['id']}/campaign")
        assert "Campaign of Ada" in page.text and "has not begun" in page.text
        assert (await eve.call("GET", f"/t/{made['id']}/campaign")).status_code == 404
        assert (await eve.call("GET", f"/t/{made['id']}/campaign.png")).status_code == 404

    async def test_an_invited_person_stays_invited_on_the_way_to_the_page_and_back(self, server: Server) -> None:
        ada, eve = await server.player("Ada"), await server.player("Eve")
        wish = {"game": "skymines", "options": OPTIONS, "seats": [{"kind": "human"}] * 2}
        made = await ada.ok("POST", "/api/games", wish)
        page = await eve.call("GET", f"/t/{made['id']}/campaign?invite={secret_of(made)}")
        links = set(re.findall(rf'(?:href|src|content)="([^"]*/t/{made["id"]}[^"]*)"', page.text))
        assert len(links) >= 2
        for link in links:
            assert (await eve.call("GET", html.unescape(link))).status_code == 200, link


async def test_chapters_that_the_reader_may_not_see_are_no_links(server: Server) -> None:
    ada, eve = await server.player("Ada"), await server.player("Eve")
    made = await ada.ok("POST", "/api/games", {"game": "skymines", "options": OPTIONS, "seats": SEATS})
    await ada.ok("POST", f"/api/games/{made['id']}/start")
    await ada.ok("POST", f"/api/games/{made['id']}/close")
    following = await ada.ok("POST", f"/api/games/{made['id']}/rematch", {})
    address = f"/t/{following['id']}/campaign"
    assert f'"/t/{made["id"]}"' in (await ada.call("GET", address)).text
    page = await eve.call("GET", f"{address}?invite={secret_of(following)}")
    assert page.status_code == 200 and made["id"] not in page.text
