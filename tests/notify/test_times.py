"""Notices write times as their reader's region does, in English words."""

from datetime import datetime
from typing import Any

import pytest

from app.notify.times import day_and_time
from tests.support.mail import Postbox, words
from tests.support.notify.people import sent, waiting_for_ada
from tests.support.server import Server
from tests.support.time import Hands, let_pass

AT = datetime(2026, 11, 25, 21, 46)
HOURS = "/api/users/me/notices/hours"


@pytest.mark.parametrize(
    ("locale", "day", "time"),
    [
        ("de-DE", "Wed, 25 Nov", "21:46"),
        ("de", "Wed, 25 Nov", "21:46"),
        ("fr-FR", "Wed, 25 Nov", "21:46"),
        ("en-GB", "Wed 25 Nov", "21:46"),
        ("pt-BR", "Wed, 25 Nov", "21:46"),
        ("zh-Hant-TW", "Wed, Nov 25", "9:46 PM"),
        ("ja-JP", "Wed, Nov 25", "21:46"),
        ("en-AU", "Wed, 25 Nov", "9:46 pm"),
        ("en-US", "Wed, Nov 25", "9:46 PM"),
        ("en-US-u-hc-h23", "Wed, Nov 25", "21:46"),
        ("de-DE-u-hc-h12", "Wed, 25 Nov", "9:46 pm"),
        ("xx-nonsense", "Wed, Nov 25", "9:46 PM"),
        (None, "Wed, Nov 25", "9:46 PM"),
    ],
)
def test_times_are_written_as_in_the_region(locale: str | None, day: str, time: str) -> None:
    said = tuple(word.replace("\u202f", " ") for word in day_and_time(AT, locale, "en"))
    assert said == (day, time)


@pytest.mark.parametrize(
    ("locale", "by"),
    [
        ("de-DE-u-hc-h23", "on Tue, 3 Mar (Europe/Berlin)."),
        ("en-GB", "on Tue 3 Mar (Europe/Berlin)."),
        ("en-US", "on Tue, Mar 3 (Europe/Berlin)."),
    ],
)
async def test_a_mail_writes_until_when_as_its_reader_does(
    server: Server, box: Postbox, hands: Hands, locale: str, by: str
) -> None:
    table = await waiting_for_ada(server, box)
    hours: dict[str, Any] = {"time_zone": "Europe/Berlin", "locale": locale}
    await table.players[1].ok("PUT", HOURS, hours)
    await table.act(0, "Pick", number=1)
    await table.act(0, "Pass")
    await server.settle()
    await let_pass(server, hands, minutes=2)
    [mail] = [mail for mail in await sent(server, box) if mail["To"] == "bob@example.org"]
    assert by in words(mail)
    until = words(mail).replace("\u202f", " ").partition("until ")[2].partition(" on ")[0]
    assert until.endswith(("PM", "AM")) == (locale == "en-US"), until


async def test_a_locale_that_is_known_stays_if_none_is_told(server: Server) -> None:
    ada = await server.player("Ada")
    await ada.ok("PUT", HOURS, {"time_zone": "UTC", "locale": "de-DE"})
    await ada.ok("PUT", HOURS, {"time_zone": "Asia/Tokyo"})
    kept = await ada.ok("GET", "/api/users/me/notices")
    assert (kept["time_zone"], kept["locale"]) == ("Asia/Tokyo", "de-DE")
    await ada.ok("PUT", HOURS, {"time_zone": "UTC", "locale": "en-GB"})
    assert (await ada.ok("GET", "/api/users/me/notices"))["locale"] == "en-GB"
