"""Where one is signed in, and tokens for programs."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from app.accounts.accounts import MAX_TOKENS
from app.changes import ListeningBegan, SessionTokenRevoked
from app.server import create_app
from tests.support.games import REGISTERED
from tests.support.network import process, watching
from tests.support.server import Json, Player, Server, settings
from tests.support.sessions import elsewhere
from tests.support.time import standing_clock
from tools.schema import NOWHERE

SESSIONS = "/api/users/me/sessions"
TOKENS = "/api/users/me/tokens"


async def with_token(server: Server, ada: Player, *scopes: str) -> Player:
    """A program of Ada's."""
    made = await ada.ok("POST", TOKENS, {"name": "robot", "scopes": list(scopes)})
    return Player(server.client(made["token"]), ada.id, made["token"])


def operations() -> dict[tuple[str, str], tuple[str | None, Json]]:
    """All that is published, by method and path: the scope that it needs (None: nobody is asked), the first where that
    of hosts is another one, and the operation."""
    found = {}
    for path, published in create_app(settings(), NOWHERE, REGISTERED).openapi()["paths"].items():
        for method, about in published.items():
            scopes = [scope for way in about["security"] for scopes in way.values() for scope in scopes]
            found[(method.upper(), path)] = (scopes[0] if scopes else None, about)
    return found


class TestList:
    async def test_a_guest_has_one_session_and_knows_it_by_its_device(self, server: Server) -> None:
        async with server.client() as browser:
            agent = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:1) Gecko/2 Firefox/140.0"}
            token = (await browser.post("/api/users", json={"name": "Ada"}, headers=agent)).json()["token"]
        [session] = (await server.client(token).get(SESSIONS)).json()["sessions"]
        assert (session["kind"], session["name"], session["current"]) == ("browser", "Firefox, Linux", True)

    async def test_the_last_use_of_a_session_is_written_once_an_hour(self, server: Server) -> None:
        with standing_clock() as hands:
            ada = await server.player("Ada")

            async def seen() -> str:
                [session] = (await ada.ok("GET", SESSIONS))["sessions"]
                return str(session["seen"])

            first = await seen()
            hands.turn(minutes=59)
            assert await seen() == first
            hands.turn(minutes=1)
            assert await seen() != first


class TestRevoking:
    async def test_one_session_is_revoked_and_the_others_stay(self, server: Server) -> None:
        ada = await server.player("Ada")
        other, program = await elsewhere(server, ada), await with_token(server, ada, "play")
        for caller in (other, program):
            await caller.ok("GET", "/api/users/me")
        listed = (await ada.ok("GET", SESSIONS))["sessions"]
        [firefox] = [session["id"] for session in listed if session["name"] == "Firefox, Linux"]
        await ada.ok("DELETE", f"{SESSIONS}/{firefox}")
        assert (await other.call("GET", "/api/users/me")).status_code == 401
        for caller in (ada, program):
            assert (await caller.call("GET", "/api/users/me")).status_code == 200
        assert (await ada.call("DELETE", f"{SESSIONS}/{firefox}")).json()["code"] == "no-such-session"

    async def test_all_others_are_revoked_at_once(self, server: Server) -> None:
        ada = await server.player("Ada")
        others = [await elsewhere(server, ada), await with_token(server, ada, "play")]
        await ada.ok("DELETE", SESSIONS)
        for other in others:
            assert (await other.call("GET", "/api/users/me")).status_code == 401
        assert len((await ada.ok("GET", SESSIONS))["sessions"]) == 1

    async def test_nobody_revokes_what_is_not_theirs(self, server: Server) -> None:
        ada, eve = await server.player("Ada"), await server.player("Eve")
        [session] = (await ada.ok("GET", SESSIONS))["sessions"]
        assert (await eve.call("DELETE", f"{SESSIONS}/{session['id']}")).status_code == 404
        await ada.ok("GET", "/api/users/me")

    async def test_its_sockets_end_at_every_process_and_those_of_other_sessions_stay(self, database_url: str) -> None:
        async with process(database_url) as (one, _), process(database_url) as (other, address):
            table = await one.table("Ada", "Bob")
            ada = table.players[0]
            lost = await elsewhere(one, ada)
            there = Player(other.client(lost.token), ada.id, lost.token)
            await there.ok("GET", "/api/users/me")
            async with (
                watching(address, table.id, lost.token) as ending,
                watching(address, table.id, ada.token) as staying,
            ):
                await ending.next("view")
                await staying.next("view")
                await ada.ok("DELETE", SESSIONS)
                with pytest.raises(ConnectionClosed) as closed:
                    async with asyncio.timeout(10):
                        while True:
                            await ending.connection.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.reason == "signed-out"
                await table.pick_first()
                await staying.next("patch")
            assert (await there.call("GET", "/api/users/me")).status_code == 401

    async def test_a_process_that_did_not_hear_of_it_finds_out_when_it_listens_again(self, server: Server) -> None:
        ada = await server.player("Ada")
        other = await elsewhere(server, ada)
        await other.ok("GET", "/api/users/me")
        server.services.changes.unsubscribe(SessionTokenRevoked, server.services.accounts._forget_session)
        await ada.ok("DELETE", SESSIONS)
        server.services.bus.listens = False
        assert (await other.call("GET", "/api/users/me")).status_code == 401
        server.services.bus.listens = True
        server.services.changes.publish(ListeningBegan())
        assert (await other.call("GET", "/api/users/me")).status_code == 401


class TestTokens:
    async def test_a_token_plays_but_neither_hosts_nor_touches_the_account(self, server: Server) -> None:
        table = await server.table("Ada", "Bob")
        program = await with_token(server, table.players[0], "play")
        assert (await program.look(table.id))["me"] == 0
        assert (await program.move(table.id, {"type": "Pick", "number": 1})).is_success
        for method, path in (("POST", f"/api/games/{table.id}/rematch"), ("GET", SESSIONS), ("POST", TOKENS)):
            refused = await program.call(method, path, {"name": "x", "scopes": ["play"]} if path == TOKENS else None)
            assert (refused.status_code, refused.json()["code"]) == (403, "not-in-scope"), path

    async def test_what_it_is_not_for_is_refused_on_every_route(self, server: Server) -> None:
        ada = await server.player("Ada")
        reader = await with_token(server, ada, "read")
        tried = 0
        for (method, path), (needed, about) in operations().items():
            if needed in (None, "read"):
                continue
            body = {"seq": 0} if about.get("requestBody") else None
            refused = await reader.call(method, path.replace("{", "").replace("}", ""), body)
            assert refused.status_code in (403, 422), (method, path, refused.text)
            assert refused.status_code == 422 or refused.json()["args"]["scope"] == needed
            tried += refused.status_code == 403
        assert tried > 10

    def test_every_route_has_the_scope_that_its_kind_needs(self) -> None:
        needed = {operation: scope for operation, (scope, _) in operations().items()}
        assert needed[("POST", "/api/games")] == needed[("POST", "/api/games/{game_id}/start")] == "host"
        assert needed[("POST", "/api/games/{game_id}/moves")] == needed[("POST", "/api/games/{game_id}/join")] == "play"
        assert needed[("POST", "/api/games/{game_id}/seats/{seat}/agree")] == "play"
        assert needed[("POST", "/api/games/{game_id}/seats/{seat}/kick")] == "host"
        assert needed[("DELETE", "/api/games/{game_id}/seats/{seat}")] == "host"
        assert needed[("GET", "/api/users/me")] == "read"
        assert all(scope == "account" for (_, path), scope in needed.items() if path.startswith("/api/users/me/"))

    async def test_a_person_has_a_bounded_number_of_them(self, server: Server) -> None:
        ada = await server.player("Ada")
        asked = [{"name": f"robot {number}", "scopes": ["read"]} for number in range(MAX_TOKENS + 4)]
        answers = await asyncio.gather(*(ada.call("POST", TOKENS, body) for body in asked))
        refused = [answer for answer in answers if answer.status_code != 201]
        assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(409, "too-many-tokens")] * 4
