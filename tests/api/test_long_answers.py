"""Answers that are long are packed and sent in parts, and are the same as at once."""

import pytest

from app.api import answers
from tests.support.server import Server


@pytest.mark.parametrize("accepted", ["identity", "gzip", "br"])
async def test_a_long_answer_in_parts_is_the_same(
    server: Server, monkeypatch: pytest.MonkeyPatch, accepted: str
) -> None:
    table = await server.table("Ada", "Ben")
    await table.pick()
    client = table.players[0].client
    client.headers["Accept-Encoding"] = accepted
    whole = await client.get(table.path("/export"))
    monkeypatch.setattr(answers, "MAX_BYTES_AT_ONCE", 100)
    parts = await client.get(table.path("/export"))
    assert (parts.status_code, parts.json()) == (200, whole.json())
    assert parts.headers.get("Content-Encoding", "identity") == accepted
    assert parts.headers["Cache-Control"] == "no-store"
