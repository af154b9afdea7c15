"""People who play while the database fails: each move is sent again, with its key, until the server has it."""

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from uuid import UUID

import asyncpg
import httpx

Json = dict[str, Any]
GAME = "shackleton"
"""Each of its choices is a whole move."""
SEATS = 2
PATIENCE_SECONDS = 5
AGAIN_SECONDS = 0.25


class Unavailable(Exception):
    """The server did not answer, or says that it cannot now: ask again."""


@dataclass
class Made:
    """A move that the server has acknowledged. `when` it did, by the clock of `time.monotonic`."""

    game: str
    seat: int
    key: str
    seq: int
    move: Json
    when: float


@dataclass
class Players:
    """All who play, and what they were told. `unavailable`: how often a process said that it cannot now."""

    ports: list[int]
    random: random.Random
    pause: float
    made: list[Made] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    tries: int = 0
    unavailable: int = 0
    over: int = 0
    _numbers: Iterator[int] = field(default_factory=count)
    _stopping: asyncio.Event = field(default_factory=asyncio.Event)

    def stop(self) -> None:
        """Let everybody finish the move that they are at."""
        self._stopping.set()

    async def play(self, database_url: str) -> None:
        """Open tables one after another and play each to its end, until told to stop."""
        async with httpx.AsyncClient(timeout=PATIENCE_SECONDS) as client:
            while not self._stopping.is_set():
                game, tokens = await self._table(client, database_url)
                await self._game(client, game, tokens)

    async def _table(self, client: httpx.AsyncClient, database_url: str) -> tuple[str, list[str]]:
        """A game of two people who are told of their turns by mail."""
        while True:
            try:
                return await self._opened(client, database_url)
            except (Unavailable, asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                await asyncio.sleep(AGAIN_SECONDS)

    async def _opened(self, client: httpx.AsyncClient, database_url: str) -> tuple[str, list[str]]:
        people = [await self._ok(client, "POST", "/api/users", None, {"name": f"P{number}"}) for number in range(SEATS)]
        await told_by_mail(database_url, [person["user"]["id"] for person in people])
        tokens = [person["token"] for person in people]
        seats = [{"kind": "human"}] * SEATS
        table = await self._ok(client, "POST", "/api/games", tokens[0], {"game": GAME, "seats": seats, "options": {}})
        invite = table["invite_url"].rpartition("=")[2]
        await self._ok(client, "POST", f"/api/games/{table['id']}/join", tokens[1], {"invite": invite})
        await self._ok(client, "POST", f"/api/games/{table['id']}/start", tokens[0])
        return table["id"], tokens

    async def _game(self, client: httpx.AsyncClient, game: str, tokens: list[str]) -> None:
        while not self._stopping.is_set():
            moved = [await self._turn(client, game, seat, token) for seat, token in enumerate(tokens)]
            if not any(moved) and await self._is_over(client, game, tokens[0]):
                self.over += 1
                return

    async def _turn(self, client: httpx.AsyncClient, game: str, seat: int, token: str) -> bool:
        """Make one move if the seat is asked for one."""
        try:
            asked = await self._ok(client, "GET", f"/api/games/{game}/choices", token)
        except Unavailable:
            await asyncio.sleep(AGAIN_SECONDS)
            return True
        if not asked["step"]:
            return False
        await asyncio.sleep(self.random.uniform(0, 2 * self.pause))
        move, key = (
            self.random.choice(asked["choices"]),
            f"{game}-{next(self._numbers)}-{UUID(int=self.random.getrandbits(128))}",
        )
        await self._move(client, game, seat, token, key, {"seq": asked["seq"], "move": move})
        return True

    async def _move(self, client: httpx.AsyncClient, game: str, seat: int, token: str, key: str, body: Json) -> None:
        """Send a move until it is acknowledged or refused."""
        while True:
            self.tries += 1
            try:
                answer = await self._call(client, "POST", f"/api/games/{game}/moves", token, body, key)
            except Unavailable:
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            if answer.is_success:
                self.made.append(Made(game, seat, key, answer.json()["seq"], body["move"], time.monotonic()))
            elif answer.status_code != httpx.codes.CONFLICT:  # that the other seat has moved at once
                self.refused.append(f"{answer.status_code} {answer.text}")
            return

    async def _is_over(self, client: httpx.AsyncClient, game: str, token: str) -> bool:
        try:
            return bool((await self._ok(client, "GET", f"/api/games/{game}", token))["status"] == "finished")
        except Unavailable:
            return False

    async def _ok(self, client: httpx.AsyncClient, method: str, path: str, token: str | None, body: Any = None) -> Json:
        answer = await self._call(client, method, path, token, body)
        answer.raise_for_status()
        found: Json = answer.json() if answer.content else {}
        return found

    async def _call(
        self, client: httpx.AsyncClient, method: str, path: str, token: str | None, body: Any, key: str | None = None
    ) -> httpx.Response:
        """Ask one process or the other. Raises `Unavailable`."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if key is not None:
            headers["Idempotency-Key"] = key
        url = f"http://127.0.0.1:{self.random.choice(self.ports)}{path}"
        try:
            answer = await client.request(method, url, json=body, headers=headers)
        except httpx.TransportError as error:
            raise Unavailable from error
        finally:
            client.cookies.clear()  # each player has a token
        if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
            self.unavailable += 1
            raise Unavailable
        return answer


async def told_by_mail(database_url: str, users: list[str]) -> None:
    """Give people a confirmed address at which they are told of their turns."""
    connection = await asyncpg.connect(
        database_url, statement_cache_size=0, timeout=PATIENCE_SECONDS, command_timeout=PATIENCE_SECONDS
    )
    try:
        await connection.execute(
            """
            INSERT INTO channels (id, user_id, kind, address, kinds, confirmed, created)
            SELECT 'c' || u, u, 'email', u || '@example.org', '{turn}', now(), now() FROM unnest($1::text[]) u
            ON CONFLICT DO NOTHING
            """,
            users,
        )
    finally:
        await connection.close(timeout=PATIENCE_SECONDS)
