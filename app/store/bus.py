"""How processes on one database hear of each other: LISTEN and NOTIFY."""

import asyncio
from collections.abc import Callable, Sequence

from sqlalchemy import Text, bindparam, column, func, select, table, true
from sqlalchemy.dialects.postgresql import ARRAY

from app.store.database import UNREACHABLE, Database
from app.store.statements import Statement

CHANNEL = "regolith"
MAX_NOTIFICATION_BYTES = 7_900
"""Bytes of one notification; Postgres allows 7,999."""


def _notify() -> Statement:
    """A hint need not survive a power cut, so that nothing waits for the disk."""
    setting = func.set_config("synchronous_commit", "off", true()).label("done")
    quick = select(setting).cte("quick").prefix_with("MATERIALIZED")
    message = func.unnest(bindparam("messages", type_=ARRAY(Text))).column_valued("message")
    sent = select(func.pg_notify(CHANNEL, message)).select_from(quick)
    return Statement(sent.where(quick.c.done == "off"))


NOTIFY = _notify()


async def notify(db: Database, messages: Sequence[str]) -> None:
    """Send messages to every listening process, this one too."""
    await NOTIFY.do(db, messages=list(messages))


PREFIX = "regolith-"
"""What the connection of a listening process is called, before the process's own name."""
_activity = table("pg_stat_activity", column("application_name", Text), column("datname", Text))
PROCESSES = Statement(
    select(_activity.c.application_name).where(
        _activity.c.application_name.startswith(PREFIX), _activity.c.datname == func.current_database()
    )
)


async def processes(db: Database) -> frozenset[str]:
    """The processes that listen now: whoever ends is gone from here at once, unless its whole machine is."""
    return frozenset(row["application_name"].removeprefix(PREFIX) for row in await PROCESSES.rows(db))


async def listen(db: Database, process: str, heard: Callable[[str], None], ready: Callable[[], None]) -> None:
    """Hand every message to `heard` until the connection ends; `ready` is called once it listens.

    Raises `StoreUnavailable` when there is no connection; returns when it is lost.
    """
    connection = await db.connect(PREFIX + process)
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
