"""Whatever is wrong gets a clear answer and changes nothing."""

import json
import logging
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from app.api.guard import MAX_BODY_BYTES
from app.api.problems import response_for
from app.store.errors import BadText
from tests.support.server import Server

JSON = {"content-type": "application/json"}


class TestMoves:
    @pytest.mark.parametrize(
        ("body", "status", "code"),
        [
            (b"", 422, "malformed-request"),
            (b"{", 422, "malformed-request"),
            (b"\xff\xfe", 422, "malformed-request"),
            (b"[" * 60_000, 422, "malformed-request"),
            (b'{"seq":2}', 422, "malformed-request"),
            (b'{"seq":"2","move":{}}', 422, "malformed-request"),
            (b'{"seq":-1,"move":{}}', 422, "malformed-request"),
            (b'{"seq":99999999999999999999,"move":{}}', 422, "malformed-request"),
            (b'{"seq":2,"move":{},"seat":1}', 422, "malformed-request"),
            (b'{"seq":2,"move":null}', 422, "malformed-move"),
            (b'{"seq":2,"move":{"type":"Fly"}}', 422, "malformed-move"),
            (b'{"seq":2,"move":{"type":"Count","by":"two"}}', 422, "malformed-move"),
            (b'{"seq":2,"move":{"type":"Count","by":1,"as":0}}', 422, "malformed-move"),
            (b'{"seq":2,"move":' + b"[" * 5000 + b"]" * 5000 + b"}", 422, "malformed-"),
            (b'{"seq":2,"move":{"type":"Count","by":3}}', 422, "not-offered"),
            (b'{"seq":2,"move":{"type":"Play"}}', 422, "not-offered"),
        ],
    )
    async def test_moves_that_are_none(self, server: Server, body: bytes, status: int, code: str) -> None:
        table = await server.table("Ada")
        await table.pick()
        ada = table.players[0]
        before = await ada.look(table.id)
        refused = await ada.client.post(table.path("/moves"), content=body, headers=JSON)
        assert refused.status_code == status
        assert refused.json()["code"].startswith(code)
        assert refused.headers["content-type"] == "application/problem+json"
        assert await ada.look(table.id) == before

    async def test_an_illegal_move_names_its_rule(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        await table.pick()
        refused = await table.players[1].move(table.id, {"type": "Count", "by": 1})
        assert refused.status_code == 422
        assert refused.json() == {
            "type": "about:blank",
            "title": "Unprocessable Content",
            "status": 422,
            "args": {},
            "detail": "The rules do not allow this move now.",
            "code": "not-your-turn",
            "rule": "p. 1",
            "place": "turns",
        } | {"title": refused.json()["title"]}

    async def test_moves_of_callers_without_a_seat(self, server: Server) -> None:
        table = await server.table("Ada", visibility="public")
        eve = await server.player("Eve")
        refused = await eve.move(table.id, {"type": "Pick", "number": 1})
        assert (refused.status_code, refused.json()["code"]) == (403, "no-seat")
        async with server.client() as nobody:
            refused = await nobody.post(table.path("/moves"), json={"seq": 1, "move": {}})
        assert (refused.status_code, refused.json()["code"]) == (401, "no-token")

    async def test_moves_before_and_after_the_game(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"game": "toy", "options": {"target": 1}, "seats": [{"kind": "human"}]})
        refused = await ada.move(made["id"], {"type": "Pass"}, 0)
        assert (refused.status_code, refused.json()["code"]) == (409, "not-started")
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        for move in ({"type": "Pick", "number": 1}, {"type": "Count", "by": 1}, {"type": "Pass"}):
            await ada.move(made["id"], move)
        for path, body in (
            ("/moves", {"seq": 4, "move": {"type": "Pass"}}),
            ("/undo", {"seq": 4}),
            ("/takeback", {"seq": 2}),
        ):
            refused = await ada.call("POST", f"/api/games/{made['id']}{path}", body)
            assert (refused.status_code, refused.json()["code"]) == (409, "game-over")

    @pytest.mark.parametrize("key", ["", "x" * 101, "tab\there", "umlaut\xe4"])
    async def test_keys_that_are_none(self, server: Server, key: str) -> None:
        table = await server.table("Ada")
        body = {"seq": 1, "move": {"type": "Pick", "number": 1}}
        headers = {b"Idempotency-Key": key.encode("latin-1")}
        refused = await table.players[0].client.post(table.path("/moves"), json=body, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-key")


class TestBodies:
    async def test_bodies_beyond_64_kib_are_refused_declared_or_not(self, server: Server) -> None:
        table = await server.table("Ada")
        ada = table.players[0].client

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(MAX_BODY_BYTES // 1024 + 1):
                yield b" " * 1024

        big: list[Any] = [b" " * (MAX_BODY_BYTES + 1), pieces()]
        for path in ("/moves", "/undo"):
            for content in (big[0], pieces()):
                refused = await ada.post(table.path(path), content=content, headers=JSON)
                assert (refused.status_code, refused.json()["code"]) == (413, "too-large"), path
        assert (await ada.post("/api/users", content=b"", headers={"content-length": "x"})).status_code == 413

    @pytest.mark.parametrize("body", [b"{", b"[" * 30_000, b'{"seq":1.5}', b'{"seq":true}', b"[]", b'{"seq":1,"x":1}'])
    async def test_bodies_that_make_no_sense(self, server: Server, body: bytes) -> None:
        table = await server.table("Ada")
        refused = await table.players[0].client.post(table.path("/undo"), content=body, headers=JSON)
        assert refused.status_code in {400, 422}
        assert refused.headers["content-type"] == "application/problem+json"

    async def test_unknown_addresses_and_methods_are_problems_too(self, server: Server) -> None:
        ada = await server.player("Ada")
        for method, path, status in (
            ("GET", "/api/nothing", 404),
            ("PUT", "/api/games", 405),
            ("GET", "/api/games/x/export?at=1", 404),
            ("GET", "/api/components/none", 404),
        ):
            refused = await ada.call(method, path)
            assert refused.status_code == status
            assert refused.json()["status"] == status

    @pytest.mark.parametrize("query", ["?at=0", "?at=x", "?at=99999999999999"])
    async def test_numbers_that_are_none(self, server: Server, query: str) -> None:
        table = await server.table("Ada")
        assert (await table.players[0].call("GET", table.path(query))).status_code == 422

    async def test_ids_that_postgres_would_not_take(self, server: Server) -> None:
        ada = await server.player("Ada")
        for game_id in ("%00", "a%00b", "%ff", "x" * 3000, "'; DROP TABLE games; --"):
            assert (await ada.call("GET", f"/api/games/{game_id}")).status_code == 404


async def test_a_refusal_is_logged_once_with_its_request(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with server.client() as client:
        refused = await client.get("/api/users/me", headers={"X-Request-Id": "abc-1"})
        assert refused.headers["x-request-id"] == "abc-1"
        other = await client.get("/healthz", headers={"X-Request-Id": "not good\x7f"})
        assert other.headers["x-request-id"] != "not good\x7f"


class TestWholeNumbers:
    """3.0 is an integer to JSON Schema, and so it is here; true and false are none."""

    async def test_a_number_like_3_0_is_taken_wherever_an_integer_is(self, server: Server) -> None:
        ada = await server.player("Ada")
        seats = b'[{"kind":"human"},{"kind":"automa","level":3.0}]'
        made = await ada.client.post("/api/games", content=b'{"game":"toy","seats":%s}' % seats, headers=JSON)
        assert made.status_code == 201 and made.json()["seats"][1]["level"] == 3
        table = await server.table("Ada", "Bob")
        await table.pick()
        seq = (await table.players[0].look(table.id))["seq"]
        body = b'{"seq":%d.0,"move":{"type":"Count","by":1.0}}' % seq
        assert (await table.players[0].client.post(table.path("/moves"), content=body, headers=JSON)).status_code == 200

    @pytest.mark.parametrize("level", [b"true", b"false", b"2.5", b'"2"', b"null", b"21", b"-1", b"1e400"])
    async def test_nothing_else_is_a_level(self, server: Server, level: bytes) -> None:
        ada = await server.player("Ada")
        body = b'{"game":"toy","seats":[{"kind":"human"},{"kind":"automa","level":%s}]}' % level
        refused = await ada.client.post("/api/games", content=body, headers=JSON)
        assert (refused.status_code, refused.json()["code"]) == (422, "malformed-request")


async def test_a_text_with_half_a_character_is_refused_before_the_database(server: Server) -> None:
    with pytest.raises(BadText):
        await server.services.db.row("SELECT $1::text", "a\ud800")


async def test_half_a_character_is_no_option(server: Server) -> None:
    ada = await server.player("Ada")
    for options in (rb'{"tracks":"\ud800"}', rb'{"\ud800":1}'):
        body = b'{"game":"skymines","seats":[{"kind":"human"},{"kind":"human"}],"options":%s}' % options
        refused = await ada.client.post("/api/games", content=body, headers=JSON)
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-options")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/users", "POST"),
        ("DELETE", "/api/games", "GET, HEAD, POST"),
        ("PUT", "/healthz", "GET, HEAD"),
        ("POST", "/", "GET, HEAD"),
        ("DELETE", "/docs", "GET, HEAD"),
        ("POST", "/static/x", "GET, HEAD"),
        ("POST", "/no/page", "GET, HEAD"),
    ],
)
async def test_a_method_that_is_not_known_at_an_address_names_those_that_are(
    server: Server, method: str, path: str, allowed: str
) -> None:
    async with server.client() as stranger:
        refused = await stranger.request(method, path)
    assert (refused.status_code, refused.json()["code"]) == (405, "method-not-allowed")
    assert refused.headers["allow"] == allowed


async def test_a_character_that_no_id_has_is_refused_before_the_database_sees_it(server: Server) -> None:
    ada = await server.player("Ada")
    own = "/api/users/me"
    asked = (
        ("GET", f"{own}/results?with=%00", 422),
        ("GET", f"{own}/results?game=%00", 422),
        ("GET", "/me/games?with=%00", 404),
        ("DELETE", f"{own}/channels/%00", 404),
        ("POST", "/api/channels/%00/confirm", 404),
    )
    answers = [(method, path, (await ada.call(method, path, None)).status_code) for method, path, _ in asked]
    assert answers == list(asked)


async def test_a_character_that_no_text_has_is_refused_as_the_document_says(server: Server) -> None:
    """The ten minutes of generated requests found an address of nothing else, which the document allowed."""
    ada = await server.player("Ada")
    bodies = (await ada.ok("GET", "/openapi.json"))["components"]["schemas"]
    asked = (
        ("/api/sign-in/password", {"address": "ada\0@example.org", "password": "long enough"}),
        ("/api/users/me/channels", {"kind": "chat", "address": "ntfy://moon\0/base"}),
    )
    for path, body in asked:
        refused = await ada.call("POST", path, body)
        assert (refused.status_code, refused.json()["code"]) == (422, "malformed-request")
    for name in ("SignIn", "AskLink", "NewAddress", "NewChannel"):
        assert not re.search(bodies[name]["properties"]["address"]["pattern"], "ada\0@example.org"), name


def test_what_no_document_says_is_refused_by_the_database_and_said_so() -> None:
    refused = response_for(BadText("\0"))
    assert refused.status_code == 422
    assert (
        json.loads(bytes(refused.body))["detail"] == "Texts have no character of number 0, and no halves of characters."
    )
