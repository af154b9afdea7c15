"""A whole campaign by the API: four chapters, Luna's level between them, and its page, against a sheet kept by hand."""

import random
from typing import Any
from xml.etree import ElementTree

import pytest

from app.play import tables
from tests.support.server import Json, Player, Server

OPTIONS: Json = {"tracks": "random", "tokens": "dealt", "modules": {"campaign": {"chapter": 1}, "missions": {}}}
SEATS = [{"kind": "human"}, {"kind": "automa", "level": 5}]


async def played(player: Player, game: str, draw: random.Random) -> Json:
    """The table once its game is over, the person making any moves."""
    while (table := await player.look(game))["status"] == "playing":
        choices = table["choices"]
        if table["me"] not in table["to_move"] or not choices["step"]:
            continue
        moves = [move for move in choices["choices"] if move["type"] != "DropOut"] or choices["choices"]
        await player.move(game, choices["sample"] or draw.choice(moves), choices["seq"])
    return table


SHEET = [[0, 3 + 1 + 1], [0, 3 + 1 + 1], [0, 4 + 1 + 1], [0, 4]]
"""By chapter and seat: 1 for a player below, 1 for winning, 1 for markers make Luna's 3, the end of a track a fourth;
then 1 where she was lowered for having won."""
LEVELS = [5, 4, 3, 2]
LAST = {"A1": 18, "A2": 19, "B1": 19, "B2": 20, "C1": 18, "C2": 19, "D1": 20, "D2": 18, "E1": 19, "E2": 18}
"""The final spaces of the company tracks."""


def reckoned(table: Json, chapter: int) -> list[int]:
    """The success points of a finished chapter, reckoned from what lies on the table (rulebook page 24, 29, 30)."""
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


async def test_a_whole_campaign_against_a_sheet_kept_by_hand(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = iter(f"chapter {number}".encode() for number in range(1, 9))
    monkeypatch.setattr(tables, "draw_secret", lambda: next(secrets))
    ada = await server.player("Ada")
    made = await ada.ok("POST", "/api/games", {"game": "skymines", "options": OPTIONS, "seats": SEATS})
    await ada.ok("POST", f"/api/games/{made['id']}/start")
    game, levels, sheet, sums = made["id"], [], [], [0, 0]
    for chapter in range(1, 5):
        table = await played(ada, game, random.Random(chapter))
        campaign: dict[str, Any] = table["view"]["modules"]["campaign"]
        points = reckoned(table, chapter)
        assert campaign["points"] == points and campaign["chapter"] == chapter
        levels.append(table["seats"][1]["level"])
        if chapter < 4:
            choice = campaign["levels"]["1"][-1]
            points[1] += choice["points"]
            refused = await ada.call(
                "POST", f"/api/games/{game}/rematch", {"levels": [{"seat": 1, "level": levels[-1] + 3}]}
            )
            assert (refused.status_code, refused.json()["code"]) == (422, "level-not-offered")
            body = {"levels": [{"seat": 1, "level": choice["level"]}]}
            game = (await ada.ok("POST", f"/api/games/{game}/rematch", body))["id"]
        sheet.append(points)
        sums = [have + more for have, more in zip(sums, points, strict=True)]
    assert (sheet, levels) == (SHEET, LEVELS)
    assert campaign["sums"] == sums and campaign["over"] is True
    assert campaign["winners"] == [seat for seat in (0, 1) if sums[seat] == max(sums)]

    page = await ada.call("GET", f"/t/{game}/campaign")
    assert page.status_code == 200
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


class TestPages:
    async def test_a_table_that_is_no_chapter_has_no_such_page(self, server: Server) -> None:
        table = await server.table("Ada")
        assert (await table.players[0].call("GET", f"/t/{table.id}/campaign")).status_code == 404
        assert (await table.players[0].call("GET", f"/t/{table.id}/campaign.png")).status_code == 404

    async def test_a_host_sees_the_board_before_the_game(self, server: Server) -> None:
        player = await server.player("Ada")
        moon, third, belt, threat = [
            (await player.call("GET", f"/board.svg?{query}")).text
            for query in ("tracks=tawac:A1", "chapter=3", "side=belt&tracks=tawac:%3Cb%3E", "side=belt&threat=true")
        ]
        assert "Tawac: A1" in moon and (moon.count("outpost company-"), third.count("outpost company-")) == (0, 12)
        assert "Tawac: &lt;b&gt;" in belt and len(threat) > len(belt)
        for drawn in (moon, third, belt, threat):
            assert ElementTree.fromstring(drawn).tag.endswith("svg")
        assert (await player.call("GET", "/board.svg?chapter=x")).status_code == 422

    async def test_a_lobby_and_a_stranger(self, server: Server) -> None:
        ada, eve = await server.player("Ada"), await server.player("Eve")
        seats = [{"kind": "human"}] * 2
        made = await ada.ok("POST", "/api/games", {"game": "skymines", "options": OPTIONS, "seats": seats})
        page = await ada.call("GET", f"/t/{made['id']}/campaign")
        assert "Campaign of Ada" in page.text and "has not begun" in page.text
        assert (await eve.call("GET", f"/t/{made['id']}/campaign")).status_code == 404
        assert (await eve.call("GET", f"/t/{made['id']}/campaign.png")).status_code == 404
