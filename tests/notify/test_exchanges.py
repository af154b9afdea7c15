"""An exchange ends whatever it talks to, reads a bounded number of bytes, and holds up nobody but its own place."""

import asyncio
import socket
import threading
from typing import Any

import pytest

from app.net import lookups
from app.notify import requests as outgoing_module
from app.notify.channels import TryLater
from app.notify.reasons import reason
from app.notify.requests import Outgoing, Request
from tests.support.endless import ENDLESS, endless
from tests.support.push import SILENCE, PushService

FEW_BYTES = 8 * 1024 * 1024
"""What may lie in the buffers of both ends of a connection, and more."""


@pytest.mark.parametrize("kind", ENDLESS)
async def test_an_answer_without_an_end_is_ended(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing_module, "EXCHANGE_SECONDS", 0.5)
    outgoing = Outgoing(private=True)
    async with endless(*ENDLESS[kind]) as told, asyncio.timeout(10):
        try:
            status = await outgoing.post(f"http://127.0.0.1:{told.port}/", b"{}", {}, "chat")
        except TryLater:
            status = 0
        await outgoing.close()
        assert status in (0, 200)
        assert told.given < FEW_BYTES


async def test_the_deadline_is_one_for_all_requests_of_an_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing_module, "EXCHANGE_SECONDS", 0.3)
    outgoing, sent = Outgoing(private=True), 0
    async with endless(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", b"", 0.05) as told, asyncio.timeout(10):
        url = f"http://127.0.0.1:{told.port}/"
        with pytest.raises(TryLater, match="no-answer"):
            async with outgoing.exchange("chat", url) as exchange:
                while True:
                    await exchange.send(Request(url=url, headers={"connection": "close"}))
                    await asyncio.sleep(0.05)
                    sent += 1
        await outgoing.close()
    assert sent > 0


async def test_an_exchange_does_not_leave_its_place() -> None:
    outgoing = Outgoing(private=True)
    with pytest.raises(ValueError, match="one place"):
        async with outgoing.exchange("chat", "http://127.0.0.1:1/") as exchange:
            await exchange.send(Request(url="http://127.0.0.1:2/", headers={}))
    await outgoing.close()


async def test_silence_is_of_a_port_and_a_kind_of_channel_and_costs_no_try(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing_module, "EXCHANGE_SECONDS", 0.1)
    service.pushes.clear()
    outgoing = Outgoing(private=True)
    async with endless(*ENDLESS["silent"]) as silent:
        url = f"http://127.0.0.1:{silent.port}/"
        with pytest.raises(TryLater) as first:
            await outgoing.post(url, b"{}", {}, "webhook")
        with pytest.raises(TryLater) as second:
            await outgoing.post(url, b"{}", {}, "webhook")
        assert (first.value.tried, second.value.tried, silent.callers) == (True, False, 1)
        with pytest.raises(TryLater) as other_kind:
            await outgoing.post(url, b"{}", {}, "push")
        assert (other_kind.value.tried, silent.callers) == (True, 2)
    monkeypatch.setattr(outgoing_module, "EXCHANGE_SECONDS", 10.0)
    assert await outgoing.post(f"{service.url}/one", b"{}", {}, "webhook") == service.accepted
    await outgoing.close()


async def test_another_port_of_a_silent_host_is_sent_to(service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    outgoing = Outgoing(private=True)
    service.answers[:] = [SILENCE]
    monkeypatch.setattr(outgoing_module, "EXCHANGE_SECONDS", 0.1)
    with pytest.raises(TryLater):
        await outgoing.post(f"{service.url}/one", b"{}", {}, "push")
    monkeypatch.setattr(outgoing_module, "EXCHANGE_SECONDS", 10.0)
    async with endless(b"HTTP/1.1 204 No\r\n\r\n", b"", 0.01) as other:
        assert await outgoing.post(f"http://127.0.0.1:{other.port}/", b"{}", {}, "push") == 204
    service.answers.clear()
    await outgoing.close()


@pytest.mark.parametrize(
    "answer",
    [
        b"SSH-2.0-secret\r\n\r\n",
        b"HTTP/1.1 nonsense secret\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nsecret\r\n\r\n",
    ],
)
async def test_what_went_wrong_is_stored_without_words_of_others(answer: bytes) -> None:
    outgoing = Outgoing(private=True)
    async with endless(answer, b"", 0.01) as told:
        with pytest.raises(TryLater) as refused:
            await outgoing.post(f"http://127.0.0.1:{told.port}/", b"{}", {}, "webhook")
    await outgoing.close()
    assert str(refused.value) == reason("unreadable-answer", host="127.0.0.1")


async def test_a_resolver_that_hangs_delays_neither_the_deadline_nor_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that asks it is left to itself; the loop's own threads, for which the end waits, are not used."""
    hangs = threading.Event()

    def hang(*_: Any, **__: Any) -> list[Any]:
        hangs.wait(30)
        return []

    monkeypatch.setattr(outgoing_module, "EXCHANGE_SECONDS", 0.1)
    monkeypatch.setattr(socket, "getaddrinfo", hang)
    outgoing = Outgoing(private=False)
    with pytest.raises(TryLater, match="no-answer"):
        await outgoing.post("https://example.org/", b"{}", {}, "webhook")
    await outgoing.close()
    left = [thread for thread in threading.enumerate() if thread.name == "lookup"]
    assert left and all(thread.daemon for thread in left)
    await asyncio.get_running_loop().shutdown_default_executor()
    hangs.set()


async def test_no_more_lookups_hang_than_there_are_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookups, "_places", threading.BoundedSemaphore(1))
    hangs = threading.Event()
    first = asyncio.create_task(lookups.in_daemon_thread(lambda: hangs.wait(30)))
    await asyncio.sleep(0)
    with pytest.raises(OSError, match="too many"):
        await lookups.in_daemon_thread(lambda: True)
    hangs.set()
    assert await first
