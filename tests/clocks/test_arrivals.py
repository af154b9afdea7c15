"""A move counts by the moment at which its whole body has arrived, however long it takes to be written."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import httpx
import msgspec
import pytest

from app.clocks.deadline_worker import DEADLINE_GRACE
from app.play.arrivals import MAX_HOLD, Arrivals
from tests.clocks.conftest import STANDING_IN, due, relaxed
from tests.support.network import on_port
from tests.support.server import Server, Sitting, running
from tests.support.time import Hands, let_pass

LONG = {"target": 10_000}
PICK = {"type": "Pick", "number": 1}
ILLEGAL = {"type": "Count", "by": 1}
MOMENT = timedelta(seconds=1)
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'sessions'::regclass"


@asynccontextmanager
async def nobody_recognised(server: Server) -> AsyncIterator[None]:
    """Let every request wait for Postgres until its caller is known."""
    server.services.accounts.forget_all()
    async with server.services.db.transaction() as connection:
        await connection.execute("LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE")
        yield


async def arrived(server: Server) -> None:
    """Wait until a request waits for its caller to be known."""
    for _ in range(500):
        if (await server.services.db.row(WAITING))["count"]:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("no request waits")


async def adas_last_second(server: Server, hands: Hands) -> Sitting:
    """A table at which Ada has one second left to pick."""
    table = await relaxed(server, clock=STANDING_IN, options=LONG)
    await table.act(1, "Pick", number=2)
    await server.settle()
    ends = (await due(table.players[0], table))[0]
    await let_pass(server, hands, seconds=(ends - hands.at - MOMENT).total_seconds())
    return table


async def stood_in(server: Server, table: Sitting) -> list[int]:
    """The seats for which a stand-in has played, by the log."""
    rows = await server.services.db.rows("SELECT seat, move FROM events WHERE game_id = $1 ORDER BY seq", table.id)
    return [row["seat"] for row in rows if "stand-in" in msgspec.json.decode(row["move"] or "{}")]


class Post:
    """A move of Ada's on its way to a server with a port of its own; its second half waits until `end` is called."""

    def __init__(self, address: str, table: Sitting, move: dict[str, Any]) -> None:
        self._body = msgspec.json.encode({"seq": 2, "move": move})
        self._whole = asyncio.Event()
        self.begun = asyncio.Event()
        self._answer = asyncio.create_task(self._post(f"http://{address}{table.path('/moves')}", table))

    def end(self) -> None:
        """Send the rest."""
        self._whole.set()

    async def answer(self) -> tuple[int, str | None]:
        """The status and the code of the problem."""
        response = await self._answer
        return response.status_code, response.json().get("code")

    async def _post(self, url: str, table: Sitting) -> httpx.Response:
        headers = {
            "Authorization": f"Bearer {table.players[0].token}",
            "Content-Type": "application/json",
            "Content-Length": str(len(self._body)),
        }
        async with httpx.AsyncClient(timeout=60) as client:
            return await client.post(url, content=self._halves(), headers=headers)

    async def _halves(self) -> AsyncIterator[bytes]:
        yield self._body[:10]
        self.begun.set()
        await self._whole.wait()
        yield self._body[10:]


class TestInTime:
    """The deadline runs out between the arrival of a move and its writing."""

    async def test_a_move_that_waits_for_the_database_counts(self, server: Server, hands: Hands) -> None:
        table = await adas_last_second(server, hands)
        async with on_port(server) as address:
            async with nobody_recognised(server):
                post = Post(address, table, PICK)
                post.end()
                await arrived(server)
                await let_pass(server, hands, seconds=(DEADLINE_GRACE + 2 * MOMENT).total_seconds())
                assert await stood_in(server, table) == []
            assert await post.answer() == (200, None)
        await let_pass(server, hands, seconds=60)
        assert await stood_in(server, table) == []

    async def test_an_illegal_one_lets_the_deadline_take_effect(self, server: Server, hands: Hands) -> None:
        table = await adas_last_second(server, hands)
        async with on_port(server) as address:
            async with nobody_recognised(server):
                post = Post(address, table, ILLEGAL)
                post.end()
                await arrived(server)
                await let_pass(server, hands, seconds=(DEADLINE_GRACE + 2 * MOMENT).total_seconds())
                assert await stood_in(server, table) == []
            assert (await post.answer())[0] == 422
        await let_pass(server, hands, seconds=2)
        assert 0 in await stood_in(server, table)

    async def test_the_deadline_waits_for_a_move_for_some_seconds_only(self, server: Server, hands: Hands) -> None:
        table = await adas_last_second(server, hands)
        async with on_port(server) as address:
            async with nobody_recognised(server):
                post = Post(address, table, PICK)
                post.end()
                await arrived(server)
                await let_pass(server, hands, seconds=(MAX_HOLD + MOMENT).total_seconds())
                assert 0 in await stood_in(server, table)
            assert await post.answer() == (409, "stand-in-plays")

    async def test_a_move_counts_that_another_process_writes_a_moment_later(
        self, server: Server, hands: Hands, database_url: str
    ) -> None:
        table = await adas_last_second(server, hands)
        async with running(database_url) as other, on_port(server) as address:
            async with nobody_recognised(server):
                post = Post(address, table, PICK)
                post.end()
                await arrived(server)
                await let_pass(other, hands, seconds=3)
                assert await stood_in(server, table) == []
            assert await post.answer() == (200, None)
            await server.settle()
            await let_pass(other, hands, seconds=60)
        assert await stood_in(server, table) == []


class TestTooLate:
    """What had begun to arrive by the deadline had not arrived."""

    async def test_a_body_that_ends_after_the_deadline_holds_nothing_back(self, server: Server, hands: Hands) -> None:
        table = await adas_last_second(server, hands)
        async with on_port(server) as address:
            post = Post(address, table, PICK)
            await post.begun.wait()
            await asyncio.sleep(0.1)
            hands.turn(seconds=2)
            async with nobody_recognised(server):
                post.end()
                await arrived(server)
                await let_pass(server, hands, seconds=DEADLINE_GRACE.total_seconds())
                assert 0 in await stood_in(server, table)
            assert await post.answer() == (409, "stand-in-plays")


class TestArrivals:
    """Which deadlines a move under way holds back."""

    def test_it_is_that_of_its_sender_at_its_table_if_it_came_in_time(self, hands: Hands) -> None:
        arrivals, due = Arrivals(), hands.at
        with arrivals.note("one") as arrival:
            assert arrivals.is_awaited("one", "ada", due)
            arrival.by = "ada"
            assert arrivals.is_awaited("one", "ada", due)
            assert not arrivals.is_awaited("one", "ben", due)
            assert not arrivals.is_awaited("other", "ada", due)
            assert not arrivals.is_awaited("one", "ada", due - MOMENT)
            hands.at += MAX_HOLD + MOMENT
            assert not arrivals.is_awaited("one", "ada", due)

    def test_it_ends_with_the_move_and_not_with_another(self, hands: Hands) -> None:
        arrivals, due = Arrivals(), hands.at
        with arrivals.note("one"):
            with pytest.raises(ZeroDivisionError), arrivals.note("one"):
                raise ZeroDivisionError
            assert arrivals.is_awaited("one", "ada", due)
        assert not arrivals.is_awaited("one", "ada", due)
