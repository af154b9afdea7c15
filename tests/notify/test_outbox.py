"""Notices of turns: written with the move, sent once, withdrawn where nobody needs them any more."""

import json
import re
from datetime import datetime, timedelta

import pytest

from app.changes import NoticeDue
from app.store import notices as outbox
from app.store.errors import StoreUnavailable
from tests.support.mail import Postbox, words
from tests.support.network import on_port, watching
from tests.support.notify.people import notices, reachable, sent
from tests.support.server import Server, running, settings
from tests.support.time import Hands


async def test_a_player_hears_of_their_turn_after_the_grace(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await table.act(0, "Pass")
    assert await sent(server, box) == []
    hands.turn(seconds=59)
    assert await sent(server, box) == []
    hands.turn(seconds=2)
    [mail] = await sent(server, box)
    assert (mail["To"], mail["Subject"]) == ("bob@example.org", "Your turn: toy with Ada")
    assert f"http://test/t/{table.id}" in words(mail)
    assert re.fullmatch(r"<http://test/unsubscribe/\w+/\w+>", mail["List-Unsubscribe"].strip())
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["References"] == f"<{table.id}@test>"
    assert await sent(server, box) == []
    [notice] = await notices(table.players[1])
    assert (notice["kind"], notice["state"], notice["game"]) == ("turn", "sent", table.id)


async def test_the_worker_expects_what_is_written(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    expected: list[datetime] = []
    server.services.changes.subscribe(NoticeDue, lambda notice: expected.append(notice.at))
    await table.act(0, "Pass")
    assert expected == [hands.at + timedelta(seconds=server.services.settings.notice_grace_seconds)]


async def nothing(*_: object) -> None:
    """Take nothing over."""


async def test_a_move_writes_its_recipients_and_channels_are_found_later(
    server: Server, box: Postbox, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.table("Ada", "Bob")
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await sent(server, box)
    with monkeypatch.context() as late:
        late.setattr(outbox, "take_over", nothing)
        await table.act(0, "Pass")
        written = await server.services.db.rows("SELECT user_id, kind, game_id FROM outbox WHERE kind = 'turn'")
        assert (table.players[1].id, "turn", table.id) in [tuple(row) for row in written]
    hands.turn(minutes=2)
    assert len(await sent(server, box)) == 1
    assert await server.services.db.rows("SELECT FROM outbox") == []


async def test_a_worker_that_dies_while_taking_over_loses_and_doubles_nothing(
    server: Server, box: Postbox, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.table("Ada", "Bob")
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await sent(server, box)

    async def die(*_: object, **__: object) -> int:
        raise StoreUnavailable("gone")

    with monkeypatch.context() as dying:
        dying.setattr(outbox.TAKEN_OVER, "do_in", die)
        await table.act(0, "Pass")
        with pytest.raises(StoreUnavailable):
            await outbox.take_over(server.services.db)
    hands.turn(minutes=2)
    assert len(await server.services.db.rows("SELECT FROM notices WHERE kind = 'turn'")) == 1
    assert len(await sent(server, box)) == 1
    assert await sent(server, box) == []
    assert [notice["kind"] for notice in await notices(table.players[1])].count("turn") == 1


async def test_a_player_who_has_moved_meanwhile_hears_nothing(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await table.act(0, "Pass")
    await table.act(1, "Count", by=1)
    hands.turn(minutes=2)
    assert await sent(server, box) == []
    [notice] = await notices(table.players[1])
    assert (notice["kind"], notice["state"]) == ("turn", "withdrawn")


async def test_each_turn_is_told_of_once(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    for _ in range(3):
        await table.act(0, "Pass")
        hands.turn(minutes=2)
        assert len(await sent(server, box)) == 1
        await table.act(1, "Count", by=1)
        await table.act(1, "Pass")
    assert [notice["state"] for notice in await notices(table.players[1])] == ["sent"] * 3


async def test_two_processes_send_one_notice(server: Server, database_url: str, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    mail = {name: getattr(server.services.settings, name) for name in ("smtp_url", "mail_from")}
    assert settings(**mail).smtp_url == box.url
    async with running(database_url, **mail) as other:
        for _ in range(3):
            await other.services.worker.send_due()
            await server.services.worker.send_due()
    assert len(box.messages) == 1


async def test_a_visible_page_that_has_shown_the_question_is_enough(server: Server, box: Postbox, hands: Hands) -> None:
    async with on_port(server) as address:
        table = await server.table("Ada", "Bob")
        bob = table.players[1]
        await reachable(bob, box, "bob@example.org")
        await table.pick()
        async with watching(address, table.id, bob.token) as page:
            done = await table.act(0, "Pass")
            await page.reach(done["seq"])
            hands.turn(minutes=2)
            await page.connection.send(json.dumps({"type": "shown", "seq": done["seq"] - 1}))
            await server.settle()
            assert len(await sent(server, box)) == 1, "an idle tab that has shown something older"
            await table.act(1, "Pass")
            done = await table.act(0, "Pass")
            await page.reach(done["seq"])
            await page.connection.send(json.dumps({"type": "shown", "seq": done["seq"]}))
            await page.connection.send('{"type":"ping"}')
            await page.next("pong")
            await server.settle()
            hands.turn(minutes=2)
            assert await sent(server, box) == []
    assert [notice["state"] for notice in await notices(bob)] == ["sent", "withdrawn"]
