"""How processes on one database hear of each other: LISTEN and NOTIFY."""

import asyncio
from collections.abc import Callable, Sequence

from app.store.database import UNREACHABLE, Database

CHANNEL = "regolith"
LONGEST = 7_900
"""Bytes of one notification; Postgres allows 7,999."""


async def notify(db: Database, messages: Sequence[str]) -> None:
    """Send messages to every listening process, this one too."""
    # A hint need not survive a power cut, so that nothing waits for the disk.
    await db.do(
        "WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS done)"
        " SELECT pg_notify($1, m) FROM quick, unnest($2::text[]) AS m WHERE done = 'off'",
        CHANNEL,
        list(messages),
    )


async def listen(db: Database, heard: Callable[[str], None], ready: Callable[[], None]) -> None:
    """Hand every message to `heard` until the connection ends; `ready` is called once it listens.

    Raises `StoreUnavailable` when there is no connection; returns when it is lost.
    """
    connection = await db.connect()
    lost = asyncio.Event()
    try:
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, lambda _c, _p, _ch, message: heard(message))
        ready()
        await lost.wait()
    except UNREACHABLE:
        return
    finally:
        connection.terminate()
