"""Moves and notices that are not there are found out."""

from dataclasses import replace

import asyncpg
import pytest

from app.postgres.address import plain_dsn
from tests.support.server import Sitting, running
from tools.failover.play import Made
from tools.failover.verdict import Sink, Verdict, judge

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
        database = await asyncpg.connect(plain_dsn(database_url))
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
        await database.close()
