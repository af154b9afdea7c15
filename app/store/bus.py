"""How processes on one database hear of each other: leases, LISTEN and NOTIFY."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from sqlalchemy import Float, Text, bindparam, column, delete, exists, func, select, table, true
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.database import UNREACHABLE, Database
from app.store.schema.people import processes as p
from app.store.statements import Statement
from app.version import code_version

CHANNEL = "regolith"
"""Every process listens here, and at its own channel, called by `channel_of`."""
MAX_NOTIFICATION_BYTES = 7_900
"""Bytes of one notification; Postgres allows 7,999."""


def channel_of(process: str) -> str:
    """The channel of what concerns one process."""
    return f"{CHANNEL}_{process}"


def _notify() -> Statement:
    """A hint need not survive a power cut, so that nothing waits for the disk."""
    setting = func.set_config("synchronous_commit", "off", true()).label("done")
    quick = select(setting).cte("quick").prefix_with("MATERIALIZED")
    wanted = (
        func.unnest(bindparam("channels", type_=ARRAY(Text)), bindparam("messages", type_=ARRAY(Text)))
        .table_valued("channel", "message")
        .render_derived()
    )
    sent = select(func.pg_notify(wanted.c.channel, wanted.c.message)).select_from(quick.join(wanted, true()))
    return Statement(sent.where(quick.c.done == "off"))


NOTIFY = _notify()


async def notify(db: Database, messages: Sequence[tuple[str, str]]) -> None:
    """Send messages, each to the processes that listen at a channel: to this one too, if it does."""
    await NOTIFY.do(db, channels=[channel for channel, _ in messages], messages=[text for _, text in messages])


PREFIX = "regolith-"
"""What the connection of a listening process is called, before the process's own name."""
_activity = table("pg_stat_activity", column("application_name", Text), column("datname", Text))
_connected = exists(select(_activity.c.application_name)).where(
    _activity.c.application_name == PREFIX + p.c.id, _activity.c.datname == func.current_database()
)
_for_seconds = func.make_interval(0, 0, 0, 0, 0, 0, bindparam("seconds", type_=Float))
_SAID = ("address", "until", "draining", "version", "component_sets")
_lease = insert_or_update(p).values(
    id=bindparam("process"),
    address=bindparam("address"),
    until=func.now() + _for_seconds,
    draining=bindparam("draining"),
    version=bindparam("version"),
    component_sets=bindparam("component_sets", type_=ARRAY(Text)),
)
LEASE = Statement(
    _lease.on_conflict_do_update(
        index_elements=[p.c.id],
        set_={name: _lease.excluded[name] for name in _SAID},
    )
)
LIVING = Statement(
    select(p.c.id, p.c.address, p.c.draining, p.c.component_sets).where(p.c.until > func.now(), _connected)
)
LEAVE = Statement(delete(p).where(p.c.id == bindparam("process")))
FORGET = Statement(delete(p).where(p.c.until < func.now() - func.make_interval(0, 0, 0, 1)))


class LivingProcess(Struct, frozen=True):
    """A process that listens and holds a lease: what the proxy calls it, whether it is leaving, and the digests of the
    component sets that it knows; None: it does not say."""

    address: str
    draining: bool
    component_sets: Sequence[str] | None


async def hold_lease(db: Database, process: str, lease: LivingProcess, seconds: float) -> None:
    """Say that a process lives, for so long."""
    own = {"address": lease.address, "draining": lease.draining, "component_sets": lease.component_sets}
    await LEASE.do(db, process=process, version=code_version(), seconds=seconds, **own)


async def living(db: Database) -> Mapping[str, LivingProcess]:
    """All processes by their names that listen and hold a lease: one that ends is gone from here at once, and one
    that hangs when its lease ends."""
    rows = await LIVING.rows(db)
    return {row["id"]: LivingProcess(row["address"], row["draining"], row["component_sets"]) for row in rows}


async def leave(db: Database, process: str) -> None:
    """Give the lease of a process back, and forget those that ended long ago."""
    await LEAVE.do(db, process=process)
    await FORGET.do(db)


async def listen(db: Database, process: str, heard: Callable[[str], None], ready: Callable[[], None]) -> None:
    """Hand every message for all or for this process to `heard` until the connection ends; `ready` is called once it
    listens.

    Raises `StoreUnavailable` when there is no connection; returns when it is lost.
    """
    connection = await db.connect(PREFIX + process)
    lost = asyncio.Event()
    try:
        connection.add_termination_listener(lambda _: lost.set())
        for channel in (CHANNEL, channel_of(process)):
            await connection.add_listener(channel, lambda _c, _p, _ch, message: heard(message))
        ready()
        await lost.wait()
    except UNREACHABLE:
        return
    finally:
        connection.terminate()
