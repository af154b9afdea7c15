"""What people are told of clocks: that time runs out, that it is up, that a stand-in plays; each once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from app.changes import NoticeDue
from tests.support.mail import Postbox, words
from tests.support.notify.people import sent, waiting_for_ada
from tests.support.server import Server, running
from tests.support.time import Hands, let_pass


async def told(server: Server, box: Postbox) -> list[tuple[str, str]]:
    return sorted((mail["To"], mail["Subject"]) for mail in await sent(server, box))


async def test_a_deadline_that_is_near_is_told_of_once_with_its_time(
    server: Server, box: Postbox, hands: Hands, database_url: str
) -> None:
    table = await waiting_for_ada(server, box)
    await let_pass(server, hands, hours=17)
    assert await told(server, box) == []
    await table.players[0].ok("PUT", "/api/users/me/hours", {"time_zone": "UTC", "opens": "00:00", "closes": "00:00"})
    async with running(database_url) as other:
        await let_pass(other, hands, hours=2)
        await let_pass(server, hands, seconds=5)
    [mail] = await sent(server, box)
    assert (mail["To"], mail["Subject"]) == ("ada@example.org", "Not long left: toy with Bob")
    assert "on Tue, Mar 3 (UTC)." in words(mail)


async def test_the_worker_is_woken_once_the_notice_can_be_seen(
    server: Server, box: Postbox, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    await waiting_for_ada(server, box)
    order: list[str] = []
    transaction, here = server.services.db.transaction, asyncio.current_task()

    def note(what: str) -> None:
        if asyncio.current_task() is here:  # The worker, once it is woken, has transactions of its own.
            order.append(what)

    @asynccontextmanager
    async def noted() -> AsyncIterator[Any]:
        async with transaction() as connection:
            yield connection
        note("committed")

    monkeypatch.setattr(server.services.db, "transaction", noted)
    server.services.changes.subscribe(NoticeDue, lambda _: note("woken"))
    await let_pass(server, hands, hours=19)
    assert order[-2:] == ["committed", "woken"]


async def test_a_player_who_has_moved_is_not_told(server: Server, box: Postbox, hands: Hands) -> None:
    table = await waiting_for_ada(server, box)
    await let_pass(server, hands, hours=19)
    await table.act(0, "Pick", number=1)
    await server.settle()
    assert ("ada@example.org", "Not long left: toy with Bob") not in await told(server, box)


async def test_all_are_told_that_time_is_up(server: Server, box: Postbox, hands: Hands) -> None:
    await waiting_for_ada(server, box)
    await let_pass(server, hands, hours=25)
    titles = [title for title in await told(server, box) if title[1].startswith("Time is up")]
    assert titles == [
        ("ada@example.org", "Time is up for Ada: toy with Bob"),
        ("bob@example.org", "Time is up for Ada: toy with Ada"),
    ]


async def test_a_player_with_a_stand_in_is_told_once_and_of_no_turns(
    server: Server, box: Postbox, hands: Hands
) -> None:
    table = await waiting_for_ada(server, box, at_deadline="stand-in")
    await let_pass(server, hands, hours=25)
    await table.act(1, "Pass")
    await server.settle()
    hands.turn(minutes=3)
    mine = [title for to, title in await told(server, box) if to == "ada@example.org"]
    assert mine == ["A stand-in plays for you: toy with Bob"]


async def test_a_turn_is_told_of_with_until_when(server: Server, box: Postbox, hands: Hands) -> None:
    table = await waiting_for_ada(server, box)
    await table.act(0, "Pick", number=1)
    await table.act(0, "Pass")
    await server.settle()
    await let_pass(server, hands, minutes=2)
    [mail] = [mail for mail in await sent(server, box) if mail["To"] == "bob@example.org"]
    assert mail["Subject"] == "Your turn: toy with Ada"
    assert "on Tue, Mar 3 (UTC)." in words(mail)
