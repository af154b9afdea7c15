"""Private notes about tables: kept, nobody else's, and never lost between two pages of one person."""

import json

import pytest

from tests.support.server import Json, Player, Server, Sitting


async def written(player: Player, table: Sitting, text: str, version: int = 0) -> Json:
    note: Json = await player.ok("PUT", table.path("/note"), {"text": text, "version": version})
    return note


async def test_a_note_is_ones_own_and_in_ones_export(server: Server) -> None:
    table = await server.table("Ada", "Ben", visibility="public")
    ada, ben = table.players
    assert await ada.ok("GET", table.path("/note")) == {"text": "", "version": 0}
    first = await written(ada, table, "Ben saves\r\nfor <b>12</b>")
    assert first == {"text": "Ben saves\nfor <b>12</b>", "version": 1}
    assert await written(ada, table, "", 1) == {"text": "", "version": 2}
    assert await written(ada, table, "again", 2) == {"text": "again", "version": 3}
    assert await ben.ok("GET", table.path("/note")) == {"text": "", "version": 0}
    assert "again" not in str(await ben.ok("GET", table.path("/export")))
    (own,) = (await ada.ok("GET", "/api/users/me/export"))["notes"]
    assert (own["game"], own["text"]) == (table.id, "again")
    assert (await server.client().get(table.path("/note"))).status_code == 401


async def test_of_two_pages_the_later_one_is_told(server: Server) -> None:
    table = await server.table("Ada", "Ben")
    ada = table.players[0]
    await written(ada, table, "here")
    for version in (0, 2):
        refused = await ada.call("PUT", table.path("/note"), {"text": "there", "version": version})
        assert (refused.status_code, refused.json()["code"]) == (409, "note-changed")
    # An answer that was lost: the same text again.
    assert await written(ada, table, "here", 0) == {"text": "here", "version": 1}


@pytest.mark.parametrize("text", ["x" * 4001, "a\0b", "a\x1bb", "a\ud800", "\udfff"])
async def test_what_cannot_be_kept_is_refused(server: Server, text: str) -> None:
    table = await server.table("Ada", "Ben")
    content = json.dumps({"text": text, "version": 0}).encode("ascii")
    headers = {"Content-Type": "application/json"}
    refused = await table.players[0].client.put(table.path("/note"), content=content, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-note")
