"""A process that ends beside another one: nobody at a table notices."""

import asyncio
import signal
import socket
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from app.commands.serve import AnnouncingServer, uvicorn_config
from tests.support.fleet import Roaming, fleet, newest, reach, watching
from tests.support.network import process
from tests.support.network import watching as watching_here
from tests.support.patience import PATIENCE_SECONDS
from tests.support.server import Server, settings, until

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


async def both_know(*servers: Server) -> None:
    """Wait until all of these processes know of each other."""
    names = {server.services.bus.process for server in servers}
    await until(lambda: all(server.services.bus.owners.living.keys() == names for server in servers), PATIENCE_SECONDS)


async def test_it_says_that_it_leaves_then_listens_no_more_then_sends_its_watchers_to_the_other(
    database_url: str,
) -> None:
    async with process(database_url, drain_seconds=0.1) as (leaving, here), process(database_url) as (other, there):
        await both_know(leaving, other)
        table = await leaving.table("Ada", "Bob")
        services, token = leaving.services, table.players[0].token
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def stop_listening() -> None:
            begun.set()
            await go_on.wait()

        async with watching_here(here, table.id, token) as ada:
            await ada.next("view")
            draining = asyncio.create_task(services.draining.drain(stop_listening))
            await begun.wait()
            for owners in (services.bus.owners, other.services.bus.owners):
                await until(lambda owners=owners: owners.draining == {services.bus.process}, PATIENCE_SECONDS)
                # A process that is late to say that it lives is taken for dead until it does.
                await until(
                    lambda owners=owners: owners.owner_of(table.id) == other.services.bus.process, PATIENCE_SECONDS
                )
            async with httpx.AsyncClient(base_url=f"http://{here}", timeout=PATIENCE_SECONDS) as client:
                for path in ("/readyz", "/healthz"):
                    answer = await client.get(path)
                    assert (answer.status_code, answer.json()["code"]) == (503, "draining")
                    assert answer.headers["connection"] == "close"
            # Requests that still come are served, and told to watchers that are still there.
            moved = await table.act(0, "Pick", number=1)
            await ada.reach(moved["seq"])
            go_on.set()
            with pytest.raises(ConnectionClosed) as closed:
                await ada.next("never")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "moved")
            await draining
        async with watching_here(there, table.id, token, since=ada.seq) as again:
            assert (await again.next("takeback"))["takeback"] is None
            bob = await table.players[1].move(table.id, {"type": "Pick", "number": 1})
            again.view, again.seq = ada.view, ada.seq
            await again.reach(bob.json()["seq"])


async def test_a_process_that_is_alone_ends_at_once(database_url: str) -> None:
    async with process(database_url, drain_seconds=600) as (server, _):
        await until(lambda: server.services.bus.owners.living, PATIENCE_SECONDS)

        async def never() -> None:
            raise AssertionError

        await server.services.draining.drain(never)
        assert not server.services.draining.is_on


async def test_connections_that_wait_when_it_listens_no_more_are_served(database_url: str) -> None:
    async with process(database_url) as (server, _):

        async def stays(_: object) -> None:
            """Nothing is drained."""

        config = uvicorn_config(server.app, settings(port=0))
        config.lifespan = "off"
        listening = socket.create_server(("127.0.0.1", 0))
        announcing = AnnouncingServer(config, settings(port=0), stays)
        serving = asyncio.create_task(announcing._serve([listening]))
        await until(lambda: announcing.started, PATIENCE_SECONDS)
        # Nothing lets the event loop take these before it is told to listen no more.
        waiting = [socket.create_connection(listening.getsockname()) for _ in range(20)]
        for connection in waiting:
            connection.sendall(REQUEST)
        address = listening.getsockname()
        await announcing._stop_listening()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(address)
        for connection in waiting:
            answer = await asyncio.to_thread(connection.recv, 65536)
            assert answer.startswith(b"HTTP/1.1 200"), answer
            connection.close()
        announcing.should_exit = True
        await serving


def test_a_process_told_to_stop_fails_nobody_and_ends(database_url: str) -> None:
    with fleet(database_url, {"DRAIN_SECONDS": "2"}, {}) as (leaving, other):
        playing = Roaming([leaving, other], 5)
        try:
            playing.moves(3)
            with watching(leaving, playing) as page, watching(other, playing) as elsewhere:
                leaving.command.send_signal(signal.SIGTERM)
                answers = until_refused(leaving.address)
                assert set(answers) <= {200}
                playing.go_to([other])
                playing.moves(2)
                reach(elsewhere, newest(playing))
                with pytest.raises(ConnectionClosed) as closed:
                    reach(page, 1_000_000)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            assert leaving.command.wait(PATIENCE_SECONDS) == 0
            playing.moves(2)
            playing.check()
        finally:
            playing.end()


def until_refused(address: str) -> list[int]:
    """What a process answers, each time on a connection of its own, until it listens no more."""
    answers: list[int] = []
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        try:
            answers.append(httpx.get(f"http://{address}/api/games", timeout=PATIENCE_SECONDS).status_code)
        except httpx.ConnectError:
            return answers
    raise AssertionError("it listens on and on")
