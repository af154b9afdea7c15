"""Mails cannot be aimed at strangers: first mails are counted by sender, receiver and address, and show a name only."""

import asyncio
import re
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from app.mail.first_mails import mailbox_of, name_for_strangers
from app.notify.subscriptions import CODE_LIFE
from app.store import channels
from tests.support.mail import Postbox, words
from tests.support.server import Player, Server, running
from tests.support.time import Hands
from tests.support.words import SPEAKER

APP = Path(__file__).resolve().parents[2] / "app"
WAYS = {"/api/users/me/channels": {"kind": "email"}, "/api/users/me/address": {}}
"""The routes that send a first mail to an address in their body."""
STRANGER = "stranger@example.org"
_addresses = count(1)


@pytest_asyncio.fixture
async def strict(database_url: str, box: Postbox) -> AsyncIterator[Server]:
    """A server with limits that sends mail."""
    async with running(database_url, smtp_url=box.url, mail_from="games@example.org", limits=True) as server:
        yield server


async def guest(server: Server, name: str = "Eve", address: str | None = None) -> Player:
    """A guest who calls from an address of their own."""
    address = address or f"192.0.2.{next(_addresses) % 250}"
    transport = httpx.ASGITransport(app=server.app, client=(address, 1))
    client = httpx.AsyncClient(transport=transport, base_url="http://test")
    made = (await client.post("/api/users", json={"name": name})).json()
    client.cookies.clear()
    client.headers["Authorization"] = f"Bearer {made['token']}"
    return Player(client, made["user"]["id"], made["token"])


async def ask(player: Player, way: str, address: str) -> int:
    """The status of having a mail sent to an address."""
    return (await player.call("POST", way, {**WAYS[way], "address": address})).status_code


async def arrived(server: Server, box: Postbox) -> list[str]:
    """To whom mails have come."""
    await server.services.signing_in.settle()
    return [str(message["To"]) for message in box.messages]


@pytest.mark.parametrize("way", WAYS)
class TestCounting:
    async def test_one_person_does_not_write_to_many_strangers(self, strict: Server, box: Postbox, way: str) -> None:
        eve = await guest(strict)
        statuses = [await ask(eve, way, f"stranger{number}@example.org") for number in range(30)]
        assert statuses[-1] == 429
        assert len(await arrived(strict, box)) == 6

    async def test_many_people_do_not_write_to_one_stranger(self, strict: Server, box: Postbox, way: str) -> None:
        spellings = (STRANGER, STRANGER.upper(), "stranger+1@example.org", "str.anger@EXAMPLE.org", f" {STRANGER} ")
        statuses = [await ask(await guest(strict), way, spellings[number % 5]) for number in range(20)]
        assert statuses[-1] == 429
        assert len(await arrived(strict, box)) == 3

    async def test_one_address_does_not_write_as_many_people(self, strict: Server, box: Postbox, way: str) -> None:
        statuses = []
        for number in range(25):
            eve = await guest(strict, address="2001:db8::1")
            statuses.append(await ask(eve, way, f"stranger{number}@example{number}.org"))
        assert statuses[-1] == 429
        assert len(await arrived(strict, box)) == 20

    async def test_one_address_gets_one_mail_while_its_link_is_good(
        self, server: Server, box: Postbox, hands: Hands, way: str
    ) -> None:
        eve = await server.player("Eve")
        assert await ask(eve, way, STRANGER) < 300
        await server.services.signing_in.settle()
        for spelling in (STRANGER, STRANGER, f" {STRANGER}", "stranger@EXAMPLE.ORG"):
            assert await ask(eve, way, spelling) == 409
        assert await arrived(server, box) == [STRANGER]
        hands.turn(seconds=CODE_LIFE.total_seconds() + 1)
        assert await ask(eve, way, STRANGER) < 300
        assert await arrived(server, box) == [STRANGER] * 2

    async def test_a_way_out_and_in_again_is_counted_too(self, strict: Server, box: Postbox, way: str) -> None:
        eve = await guest(strict)
        for _ in range(12):
            await ask(eve, way, STRANGER)
            await ask(eve, way, "other@example.org")
            for channel in await channels.of_user(strict.services.db, eve.id):
                await eve.call("DELETE", f"/api/users/me/channels/{channel.id}")
        assert 1 <= (await arrived(strict, box)).count(STRANGER) <= 3


@pytest.mark.parametrize("way", WAYS)
async def test_of_many_wishes_at_once_one_is_sent(server: Server, box: Postbox, way: str) -> None:
    eve = await server.player("Eve")
    statuses = await asyncio.gather(*(ask(eve, way, STRANGER) for _ in range(10)))
    assert sorted(statuses)[0] < 300
    assert sorted(statuses)[1:] == [409] * 9
    assert await arrived(server, box) == [STRANGER]


async def test_a_mail_that_was_not_taken_may_be_asked_for_again(server: Server, box: Postbox) -> None:
    ada = await server.player("Ada")
    box.answers[:] = ["451 later"]
    assert await ask(ada, "/api/users/me/channels", STRANGER) == 409
    assert await ask(ada, "/api/users/me/channels", STRANGER) == 201
    assert await arrived(server, box) == [STRANGER]


NO_NAMES = (
    "http://evil.example/x win!",
    "https://evil.example",
    "www.evil.example",
    "evil.example",
    "Evil evil.example",
    "evil.example.",
    "evil。example",
    "evil\uff0eexample",
    "evil\u2024example",
    "//evil/x",
    "evil:8080",
    "ada@evil.example",
    "[win](evil)",
    "<b>Ada</b>",
    "Call 0900 123456 now",
    "You have won one million",
    "Win! Now!",
    "evil\\x",
    "evil?x=1",
)


@pytest.mark.parametrize("name", NO_NAMES)
async def test_a_first_mail_shows_nothing_but_a_name(strict: Server, box: Postbox, name: str) -> None:
    eve = await guest(strict, name)
    for way in WAYS:
        assert await ask(eve, way, f"{len(way)}@example.org") < 300
        await strict.services.signing_in.settle()
    assert len(box.messages) == 2
    for message in box.messages:
        text = words(message)
        assert name not in text and "plays as a guest" in text
        assert re.findall(r"\w+://\S+", text.replace("http://test", "")) == []


@pytest.mark.parametrize(
    "name", ["Ada", "Ada 2", "J. R. Tolkien", "Jean-Luc", "O’Brien", "Zoë", "محمد علي", "山田太郎", "กานดา"]
)
async def test_a_first_mail_shows_a_name(strict: Server, box: Postbox, name: str) -> None:
    assert name_for_strangers(SPEAKER, name) == name
    eve = await guest(strict, name)
    assert await ask(eve, "/api/users/me/channels", STRANGER) == 201
    # Names that run from right to left are set apart by two characters that nobody sees.
    assert f"plays as {name} would" in re.sub("[\u2068\u2069]", "", words(box.messages[0]))


def test_a_mailbox_is_counted_by_what_its_spellings_have_in_common() -> None:
    spellings = ("A.da@Example.org", "ada+x@example.org", " ada@example.org")
    assert {mailbox_of(spelling) for spelling in spellings} == {"ada@example.org"}


def test_only_what_is_confirmed_is_written_to_without_a_permit() -> None:
    """A new sender of mails is added to this list, or asks `Limits` for the permit of a first mail."""
    texts = {str(path.relative_to(APP)): path.read_text(encoding="utf-8") for path in APP.rglob("*.py")}
    written = {path: text.count("mailer.written(") for path, text in texts.items() if "mailer.written(" in text}
    assert written == {
        "accounts/signing_in.py": 2,  # The link to sign in, and that another address is used from now on.
        "commands/notify.py": 1,  # The operator's own test.
        "notify/channels/email.py": 1,  # Notices, which go to confirmed channels alone.
    }
    assert [path for path, text in texts.items() if "FirstMail(" in text.replace("class FirstMail(", "")] == [
        "web/limits.py"
    ]
