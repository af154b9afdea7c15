"""Moves and notices that are not there are found out."""

from dataclasses import replace
from typing import Any

import asyncpg
import msgspec
import pytest

from app.postgres.address import plain_dsn
from tests.support.server import Sitting, running
from tools.failover.play import Made
from tools.failover.verdict import MAX_MEDIAN_GAP, MAX_UNTRUE, Outcome, Sink, Verdict, judge

MAIL = """
    INSERT INTO channels (id, user_id, kind, address, kinds, confirmed, created)
    VALUES ('c1', $1, 'email', 'ada@example.org', '{turn}', now(), now())
"""
NOTICE = """
    INSERT INTO notices (channel_id, kind, game_id, seq, state, ended, due, created)
    VALUES ('c1', 'turn', $1, $2, $3, CASE WHEN $3 <> 'waiting' THEN now() END, now() - interval '1 hour', now())
    RETURNING id
"""


@pytest.fixture
def sink() -> Sink:
    return Sink()


async def moved(sitting: Sitting, seat: int, key: str) -> Made:
    """A move with a key, as the players of the trial make it."""
    move = {"type": "Pick", "number": 1}
    answer = await sitting.players[seat].move(sitting.id, move, Idempotency_Key=key)
    assert answer.is_success, answer.text
    return Made(sitting.id, seat, key, answer.json()["seq"], move, 0.0)


async def test_moves_and_notices_that_were_lost_are_counted(database_url: str, sink: Sink) -> None:
    async with running(database_url) as server:
        sitting = await server.table("Ada", "Ben")
        made = [await moved(sitting, 0, "a"), await moved(sitting, 1, "b")]
    # The server is no longer there to send what waits.
    database = await asyncpg.connect(plain_dsn(database_url))
    try:
        await database.execute(MAIL, sitting.players[0].id)
        first = await database.fetchval(NOTICE, sitting.id, made[0].seq, "sent")
        await database.execute(NOTICE, sitting.id, made[1].seq, "waiting")
        sink.numbers[first] = 2
        found = await judge(plain_dsn(database_url), made, sink)
        assert found == Verdict(2, 0, 0, 2, 1, 1, 0, 1, 0)
        sink.numbers.clear()
        await database.execute(NOTICE, sitting.id, made[1].seq + 1000, "failed")
        elsewhere = replace(made[1], seq=made[1].seq + 1)
        found = await judge(plain_dsn(database_url), [made[0], elsewhere], sink)
        assert found == Verdict(2, 1, 0, 3, 1, 1, 2, 0, 1)
    finally:
        await database.close()


WELL = Outcome(
    Verdict(10, 0, 0, 5, 1, 0, 0, 1, 0),
    (9.0, MAX_MEDIAN_GAP, 60.0),
    ready_in_vain=MAX_UNTRUE,
    needlessly_unready=MAX_UNTRUE,
)


def test_a_trial_without_a_fault_has_none() -> None:
    assert WELL.faults() == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"verdict": Verdict(10, 1, 0, 5, 0, 0, 0, 0, 0)}, "1 acknowledged moves are lost"),
        ({"verdict": Verdict(10, 0, 2, 5, 0, 0, 0, 0, 0)}, "2 moves are doubled"),
        ({"verdict": Verdict(10, 0, 0, 5, 3, 3, 0, 0, 0)}, "3 notices still wait"),
        ({"verdict": Verdict(10, 0, 0, 5, 0, 0, 1, 0, 0)}, "1 notices are lost"),
        ({"verdict": Verdict(10, 0, 0, 5, 0, 0, 0, 0, 1)}, "1 notices tell of nothing"),
        ({"refused": ("409 busy",)}, "1 requests were refused"),
        ({"logs_verify": False}, "logs do not verify"),
        ({"servers_run": False}, "a server has ended"),
        ({"gaps": (9.0, MAX_MEDIAN_GAP + 0.1, 60.0)}, "no move for more than 15 s (median)"),
        ({"ready_in_vain": MAX_UNTRUE + 0.1}, "ready without a move for more than 5 s"),
        ({"needlessly_unready": MAX_UNTRUE + 0.1}, "not ready with moves for more than 5 s"),
    ],
)
def test_each_fault_is_told(changes: dict[str, Any], fault: str) -> None:
    assert msgspec.structs.replace(WELL, **changes).faults() == [fault]
