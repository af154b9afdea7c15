"""What a mail tells of what has happened since its receiver last saw the table."""

import pytest

from app.notify.recaps import MAX_SENTENCES
from tests.support.mail import Postbox, words
from tests.support.notify.people import reachable, sent
from tests.support.server import Server, Sitting
from tests.support.time import Hands


async def passed(server: Server, box: Postbox, hands: Hands, *counts: int) -> Sitting:
    """Ada has counted and passed; Bob, who has moved once, has not looked."""
    table = await server.table("Ada", "Bob", options={"target": 90})
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    for by in counts:
        await table.act(0, "Count", by=by)
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    return table


async def test_a_mail_says_what_happened_what_concerns_its_receiver_first(
    server: Server, box: Postbox, hands: Hands
) -> None:
    await passed(server, box, hands, 2, 1)
    (mail,) = await sent(server, box)
    told = [line for line in words(mail).splitlines() if line.startswith("- ")]
    assert told == [
        "- Ada overtook you.",
        "- 87 still to count.",
        "- Ada counts 2 points.",
        "- Ada counts 1 point.",
        "- Ada passes.",
    ]
    html = mail.get_body(("html",))
    assert html is not None
    assert "<li>Ada overtook you.</li>" in html.get_content()


async def test_the_mail_of_the_end_tells_how_it_came(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("Ada", "Bob", options={"target": 1})
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await table.act(0, "Count", by=1)
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    (mail,) = await sent(server, box)
    assert "Won by Ada." in words(mail)
    assert "- Ada counts 1 point." in words(mail).splitlines()


async def test_a_long_story_is_cut_short(server: Server, box: Postbox, hands: Hands) -> None:
    await passed(server, box, hands, *[1] * 20)
    (mail,) = await sent(server, box)
    told = [line for line in words(mail).splitlines() if line.startswith("- ")]
    assert len(told) == MAX_SENTENCES + 1
    assert told[-1].startswith("- … and ")


async def test_names_are_no_markup_in_mails(server: Server, box: Postbox, hands: Hands) -> None:
    table = await server.table("<b>Ada", "Bob", options={"target": 90})
    await reachable(table.players[1], box, "bob@example.org")
    await table.pick()
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    (mail,) = await sent(server, box)
    html = mail.get_body(("html",))
    assert html is not None
    assert "<b>Ada" not in html.get_content()


async def test_a_picture_lies_in_the_mail_and_one_that_cannot_be_drawn_stops_nothing(
    server: Server, box: Postbox, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats: list[int] = []

    async def draw(_speaker: object, _table: object, seat: int) -> bytes:
        seats.append(seat)
        return b"\x89PNG drawn"

    monkeypatch.setattr(server.services.worker._letters._recapper, "_draw", draw)
    table = await passed(server, box, hands, 1)
    (mail,) = await sent(server, box)
    pictures = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    assert [part.get_payload(decode=True) for part in pictures] == [b"\x89PNG drawn"]
    assert seats == [1]

    async def fail(*_: object) -> bytes:
        raise OSError("no renderer")

    monkeypatch.setattr(server.services.worker._letters._recapper, "_draw", fail)
    await table.act(1, "Pass")
    await table.act(0, "Pass")
    hands.turn(minutes=2)
    (mail,) = await sent(server, box)
    assert [part for part in mail.walk() if part.get_content_type() == "image/png"] == []


async def test_the_mail_of_a_day_tells_in_words_what_happened_at_each_table(
    server: Server, box: Postbox, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def draw(*_: object) -> bytes:
        raise AssertionError("a digest has no pictures")

    monkeypatch.setattr(server.services.worker._letters._recapper, "_draw", draw)
    tables = [await server.table(name, "Bob", options={"target": 90}) for name in ("Ada", "Cyd")]
    bob = tables[0].players[1]
    channel = await reachable(bob, box, "bob@example.org")
    await bob.ok("PUT", f"/api/users/me/channels/{channel}", {"kinds": ["turn", "nudged"], "digest": True})
    link = await tables[1].players[1].ok("POST", tables[1].path("/seats/1/link"))
    await bob.ok("POST", tables[1].path("/join"), {"invite": link["url"].rpartition("=")[2]})
    tables[1].players[1] = bob
    for by, table in zip((2, 1), tables, strict=True):
        await table.pick()
        await table.act(0, "Count", by=by)
        await table.act(0, "Pass")
    await tables[0].players[0].ok("POST", tables[0].path("/nudge"), {"seat": 1})
    hands.turn(hours=21)
    [mail] = await sent(server, box)
    assert mail["Subject"] == "2 tables have news"
    parts = [part for part in words(mail).split("\n\n") if "/t/" in part]
    assert len(parts) == 2, "one for each table, however many notices it has"
    first, second = (next(part for part in parts if table.id in part) for table in tables)
    assert "It is your turn." in first
    assert "reminds you" in first
    assert first.count("Since you last saw the table:\n- Ada overtook you.") == 1
    assert "- Ada counts 2 points." in first
    assert "- Cyd counts 1 point." in second
    assert "Ada" not in second
