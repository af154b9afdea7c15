"""A notice speaks the language of its receiver, wholly: title, sentences, links, what has happened since."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from app import clock
from app.messages.speaker import Speaker
from app.notify.subscriptions import KINDS
from app.registration import GameRegistration
from app.store import claims
from tests.support.mail import Postbox, words
from tests.support.notify.people import reachable, sent
from tests.support.pseudo import PSEUDO, pseudo, unsaid, words_of
from tests.support.server import Player, Server
from tests.support.time import Hands

NAMES = ("Ada", "Bob", "toy")


@pytest.fixture
def registered(tmp_path: Path) -> Sequence[GameRegistration]:
    """The games speak the pseudo-language as well."""
    return pseudo(tmp_path)


async def chooses(player: Player, language: str) -> None:
    """Let a player be PSEUDO to in a language, at home."""
    await player.client.post("/language", data={"language": language})
    player.client.cookies.clear()


async def test_a_mail_has_no_word_of_another_language(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob", options={"target": 90})
    bob = table.players[1]
    await chooses(bob, PSEUDO)
    await reachable(bob, box, "bob@example.org")
    await table.pick()
    await table.act(0, "Count", by=2)
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    (mail,) = await sent(server, box)
    assert mail["Content-Language"] == PSEUDO
    assert unsaid(str(mail["Subject"]), *NAMES) == []
    assert unsaid(words(mail), *NAMES) == []
    html = mail.get_body(("html",))
    assert html is not None
    assert f'<html lang="{PSEUDO}">' in html.get_content()
    assert unsaid(words_of(html.get_content()), *NAMES) == []


async def test_others_at_the_table_are_told_in_their_own(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob")
    await chooses(table.players[0], PSEUDO)
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    (mail,) = await sent(server, box)
    assert (mail["Content-Language"], mail["Subject"]) == ("en", "Your turn: toy with Ada")


def test_a_person_who_has_chosen_nothing_is_told_in_the_language_of_their_browser(server: Server) -> None:
    speaker_for = server.services.worker._letters._composer.speaker_for
    assert speaker_for(claimed("turn")).language == "en"
    assert speaker_for(replace(claimed("turn"), locale=f"{PSEUDO}-CH-u-hc-h23")).language == PSEUDO
    assert speaker_for(replace(claimed("turn"), locale=PSEUDO, language="en")).language == "en"
    assert speaker_for(replace(claimed("turn"), locale="nonsense", language="zxx")).language == "en"


@pytest.mark.parametrize("kind", [*KINDS, "test"])
async def test_each_kind_of_notice_is_said_in_its_receivers_language(server: Server, kind: str) -> None:
    table = await server.table("Ada", "Bob")
    await server.services.worker._leaving.open(server.services.db)
    found = await server.services.tables.live.get(table.id)
    notice = replace(claimed(kind), language=PSEUDO, game_id=None if kind == "test" else table.id)
    letter = server.services.worker._letters._composer.letter(notice, None if kind == "test" else found)
    assert letter.speaker == Speaker(server.services.messages, PSEUDO)
    for text in (letter.title, *letter.paragraphs, letter.link):
        assert unsaid(text, *NAMES) == []
    digest = server.services.worker._letters._composer.digest([letter, letter])
    for text in (digest.title, *digest.paragraphs, digest.link):
        assert unsaid(text, *NAMES) == []


async def test_a_mail_to_sign_in_speaks_what_its_receiver_has_chosen_or_its_asker_reads(
    server: Server, box: Postbox
) -> None:
    ada = await server.player("Ada")
    headers = {"accept-language": PSEUDO}
    await ada.client.post("/api/users/me/address", json={"address": "ada@example.org"}, headers=headers)
    mail = await asyncio.to_thread(box.message, 1)
    assert (mail["Content-Language"], unsaid(words(mail), "Ada")) == (PSEUDO, [])
    assert unsaid(str(mail["Subject"])) == []


def claimed(kind: str) -> claims.Claimed:
    """A notice for Bob."""
    now = clock.now()
    told = {"name": "Ada", "count": 2}
    return claims.Claimed(
        id=1, kind=kind, game_id=None, seq=1, seat=1, told=told, due=now, tries=1, created=now, channel_id="c",
        channel="email", address="bob@example.org", digest=False, broken=None, confirmed=now, user_id="bob",
        name="Bob", time_zone=None, quiet_from=None, quiet_until=None, locale=None, language=None, status="playing",
        to_move=(1,), own_seat=1, answers=True, superseded=False,
    )  # fmt: skip
