"""Choosing a pace: what a host may say, and what is refused in which words."""

from typing import Any

import pytest

from tests.support.server import Server

HOUR, DAY = 3_600, 86_400
SEATS = [{"kind": "human"}, {"kind": "human"}]


def body(pace: str, clock: Any = None) -> dict[str, Any]:
    return {"game": "toy", "seats": SEATS, "pace": pace, **({"clock": clock} if clock else {})}


@pytest.mark.parametrize(
    ("pace", "clock"),
    [
        ("live", {"turn_seconds": 60}),
        ("live", {"turn_seconds": 4 * HOUR, "bank_seconds": DAY, "at_deadline": "vote"}),
        ("relaxed", {"turn_seconds": HOUR}),
        ("relaxed", {"turn_seconds": 60 * DAY, "at_deadline": "stand-in"}),
    ],
)
async def test_a_host_chooses_a_pace_and_its_clock(server: Server, pace: str, clock: dict[str, Any]) -> None:
    made = await (await server.player("Ada")).make(body(pace, clock))
    assert made["pace"] == pace
    assert made["clock"] == {"bank_seconds": 0, "at_deadline": "notice", **clock}


@pytest.mark.parametrize("pace", ["live", "daily", "none"])
async def test_a_table_may_wait_without_a_clock_as_tables_always_did(server: Server, pace: str) -> None:
    made = await (await server.player("Ada")).make(body(pace))
    assert (made["pace"], made["clock"]) == (pace, None)


@pytest.mark.parametrize(
    ("pace", "clock", "code"),
    [
        ("relaxed", None, "clock-missing"),
        ("none", {"turn_seconds": DAY}, "clock-not-wanted"),
        ("daily", {"turn_seconds": DAY}, "clock-not-wanted"),
        ("live", {"turn_seconds": 4 * HOUR + 1}, "bad-turn-time"),
        ("relaxed", {"turn_seconds": HOUR - 1}, "bad-turn-time"),
        ("relaxed", {"turn_seconds": DAY, "bank_seconds": 60}, "bad-bank"),
        ("live", {"turn_seconds": 59}, "malformed-request"),
        ("live", {"turn_seconds": 60, "at_deadline": "shout"}, "malformed-request"),
    ],
)
async def test_what_does_not_go_together_is_refused(server: Server, pace: str, clock: Any, code: str) -> None:
    answer = await (await server.player("Ada")).call("POST", "/api/games", body(pace, clock))
    assert (answer.status_code, answer.json()["code"]) == (422, code)
