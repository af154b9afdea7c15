"""A server for tests: the application without a network, and players who talk to it as programs do."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from typing import Any

import httpx
import msgspec
from fastapi import FastAPI

from app.registration import GameRegistration
from app.server import create_app
from app.services import Services
from app.settings import Settings
from tests.support.games import REGISTERED
from tests.support.published import Published
from tools.schema import NOWHERE

Json = dict[str, Any]


def settings(**changes: Any) -> Settings:
    """Settings for tests: automated seats move at once, and robots think here, as a process for each test takes long to
    begin."""
    return Settings(
        **{"automaton_pace_ms": 0, "robot_processes": 0, "limits": False, "public_url": "http://test", **changes}
    )


@cache
def published() -> Published:
    """What the API says of itself, with the toy among its games."""
    return Published(create_app(settings(), NOWHERE, REGISTERED).openapi())


class Server:
    """A running application."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    @property
    def services(self) -> Services:
        """What the application works with."""
        found: Services = self.app.state.services
        return found

    def client(self, token: str | None = None) -> httpx.AsyncClient:
        """A client; each one has cookies of its own."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        transport = httpx.ASGITransport(app=self.app)
        hooks = {"response": [self._check]}
        return httpx.AsyncClient(transport=transport, base_url="http://test", headers=headers, event_hooks=hooks)

    async def _check(self, response: httpx.Response) -> None:
        """Hold every answer of the API to what is published."""
        await response.aread()
        published().check_answer(response)

    async def player(self, name: str) -> "Player":
        """A new guest."""
        async with self.client() as client:
            made = (await client.post("/api/users", json={"name": name})).json()
        return Player(self.client(made["token"]), made["user"]["id"], made["token"])

    async def settle(self) -> None:
        """Wait until automated seats and all that goes on behind the scenes are through."""
        await self.services.automata.settle()
        await self.services.premover.settle()
        await self.services.bus.settle()
        await self.services.tasks.settle()

    async def table(self, *names: str, kinds: Sequence[str] = (), **more: Any) -> "Sitting":
        """Start a game of the toy with these people and further automated seats."""
        players = [await self.player(name) for name in names]
        seats = [{"kind": "human"}] * len(names) + [{"kind": kind} for kind in kinds]
        made = await players[0].make({"game": "toy", "seats": seats, **more})
        invite = made["invite_url"].rpartition("=")[2]
        for player in players[1:]:
            await player.ok("POST", f"/api/games/{made['id']}/join", {"invite": invite})
        await players[0].ok("POST", f"/api/games/{made['id']}/start")
        await self.settle()
        return Sitting(made["id"], invite, players)


class Player:
    """Somebody with a token."""

    def __init__(self, client: httpx.AsyncClient, user_id: str, token: str) -> None:
        self.client = client
        self.id = user_id
        self.token = token

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Send a request; `Idempotency_Key="x"` becomes a header."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.client.request(method, path, json=body, headers=named)

    async def ok(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Send a request that must succeed; its JSON, None if it is empty."""
        response = await self.call(method, path, body, **headers)
        assert response.is_success, response.text
        return response.json() if response.content else None

    async def make(self, body: Any) -> Json:
        """Open a table."""
        made: Json = await self.ok("POST", "/api/games", body)
        return made

    async def look(self, game_id: str) -> Json:
        """The table as this player sees it."""
        seen: Json = await self.ok("GET", f"/api/games/{game_id}")
        return seen

    async def move(self, game_id: str, move: Json, seq: int | None = None, **headers: str) -> httpx.Response:
        """Move, quoting `seq` or what is there now."""
        seen = (await self.look(game_id))["seq"] if seq is None else seq
        return await self.call("POST", f"/api/games/{game_id}/moves", {"seq": seen, "move": move}, **headers)


class Sitting:
    """A game that has begun, with its players in the order of their seats."""

    def __init__(self, game_id: str, invite: str, players: list[Player]) -> None:
        self.id = game_id
        self.invite = invite
        self.players = players

    def path(self, rest: str = "") -> str:
        """An address below the game."""
        return f"/api/games/{self.id}{rest}"

    async def pick(self) -> None:
        """Let everybody pick 1, so that turns begin."""
        for player in self.players:
            response = await player.move(self.id, {"type": "Pick", "number": 1})
            assert response.is_success, response.text

    async def pick_first(self) -> None:
        """Let the first seat pick 1."""
        await self.act(0, "Pick", number=1)

    async def act(self, seat: int, kind: str, **fields: Any) -> Json:
        """A move that must succeed."""
        response = await self.players[seat].move(self.id, {"type": kind, **fields})
        assert response.is_success, response.text
        done: Json = response.json()
        return done


@asynccontextmanager
async def running(
    database_url: str, registered: Sequence[GameRegistration] = REGISTERED, **changes: Any
) -> AsyncIterator[Server]:
    """An application on a migrated database, with lifespan, its entropy the same in every test."""
    app = create_app(settings(**changes), database_url, registered)
    server = Server(app)
    numbers = count()
    server.services.playing.lobbies.entropy = lambda: hashlib.sha256(str(next(numbers)).encode()).digest()
    async with server.services.running():
        yield server


async def until(condition: Any, seconds: float = 10.0) -> None:
    """Wait until a condition holds; fail after so many seconds."""
    for _ in range(round(seconds * 100)):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it has not come true")


def plain(value: Any) -> Any:
    """Structs as plain JSON values."""
    return msgspec.json.decode(msgspec.json.encode(value))
