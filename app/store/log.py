"""The event log: append, read, snapshots.

The key is the lock: an entry is written only after the one that its writer knew, in one statement with the table's
summary, and `(game_id, seq)` is unique besides.
"""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Integer, bindparam, insert, literal_column, null, select, true, update
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store import notices
from app.store.advice import count_advice
from app.store.compressed_logs import compressed_entries
from app.store.database import Database
from app.store.errors import Conflict
from app.store.games import game_row, insert_game, summary_by_id
from app.store.notices import NOTHING_CAUSED, Caused
from app.store.pictures import with_pictures
from app.store.records import GameRow, LogRow, Secret, Snapshot, StoodInFor, Summary
from app.store.schema.games import events as e
from app.store.schema.games import games as g
from app.store.schema.games import outbox as o
from app.store.schema.games import seats as s
from app.store.schema.games import snapshots as n
from app.store.seals import changing
from app.store.seat_links import Heir, claim_link_within
from app.store.stand_ins import set_stand_in
from app.store.statements import Statement, given
from app.store.user_seats import Departure, depart_within

_AT = bindparam("at", type_=e.c.at.type)
MAX_SEQ = 2**31 - 1
"""No log has a greater number."""
MAX_ENTRIES_AT_ONCE = 500
"""How many entries one answer of the database brings: all others wait while they are taken in."""


def _entry_behind(head: Any, seq: ColumnElement[int], *names: str) -> Any:
    """An entry written behind a table's summary, where that was as its writer knew it."""
    values = [bindparam(name, type_=e.c[name].type) for name in names]
    rows = select(head.c.id, seq, *values)
    return insert(e).from_select(["game_id", "seq", *names], rows, include_defaults=False)


def _append(*, telling: bool = False, withdraws: bool = True) -> Statement:
    """An entry behind the summary, which `withdraws` a take-back that is proposed; `telling`: and the notices that it
    causes, in the same statement, which says whether there are any, as a seat may be nobody's."""
    seq = bindparam("seq", type_=Integer)
    head = (
        update(g)
        .where(g.c.id == bindparam("game_id"), g.c.seq == seq - literal_column("1"))
        .where(g.c.version == bindparam("known"), g.c.status == literal_column("'playing'"))
        .values(seq=seq, updated=_AT, **given("status", "to_move", "automatic", "round"))
        .values({g.c.takeback: null()} if withdraws else {})
        .returning(g.c.id)
        .cte("head")
    )
    entry = _entry_behind(head, seq, "seat", "move", "events", "digest", "at", "key", "hash").returning(e.c.game_id)
    if not telling:
        return Statement(entry)
    # Its partition is known by the id that is given, not by that which the summary returns.
    rows = notices.told_by(head.c.id, seq).where(s.c.game_id == bindparam("game_id"))
    told = notices.insert_told(rows).returning(o.c.id).cte("told")
    return Statement(entry.returning(select(told).exists().label("told")))


def _begin() -> Statement:
    first = literal_column("1", Integer)
    given_too = given("status", "to_move", "automatic", "round", "components", "entropy", "nonce")
    head = (
        update(g)
        .where(g.c.id == bindparam("game_id"), g.c.version == bindparam("known"))
        .where(g.c.status == literal_column("'lobby'"))
        .values(seq=first, version=g.c.version + literal_column("1"), updated=_AT, **given_too)
        .returning(g.c.id)
        .cte("head")
    )
    return Statement(_entry_behind(head, first, "move", "events", "digest", "at", "hash").returning(e.c.game_id))


_ENTRY = [e.c[name] for name in LogRow.__struct_fields__]

APPEND = _append()
APPEND_BESIDE = _append(withdraws=False)
APPEND_AND_TELL = _append(telling=True)
BEGIN = _begin()
_entries = (
    select(*_ENTRY)
    .where(e.c.game_id == bindparam("of_game"), e.c.seq > bindparam("after"), e.c.seq <= bindparam("until"))
    .order_by(e.c.seq)
)
ENTRIES = Statement(_entries)
FIRST_ENTRIES = Statement(_entries.limit(bindparam("most", type_=Integer)))
ENTRY_BY_KEY = Statement(
    select(*_ENTRY).where(
        e.c.game_id == bindparam("of_game"), e.c.seat == bindparam("of_seat"), e.c.key == bindparam("with_key")
    )
)
SNAPSHOTS = Statement(select(n.c.seq, n.c.state).where(n.c.game_id == bindparam("of_game")).order_by(n.c.seq))
SNAPSHOT_AT = Statement(
    select(n.c.seq, n.c.state)
    .where(n.c.game_id == bindparam("of_game"), n.c.seq <= bindparam("until"))
    .order_by(n.c.seq.desc())
    .limit(1)
)


def _load() -> Statement:
    wanted = bindparam("use_snapshot", type_=true().type) == true()
    of_game = n.c.game_id == bindparam("game_id")
    newest = select(n.c.seq, n.c.state).where(of_game, wanted).order_by(n.c.seq.desc()).limit(1)
    snapshot = newest.lateral("snapshot")
    return Statement(
        summary_by_id("game_id")
        .add_columns(snapshot.c.seq.label("snapshot_seq"), snapshot.c.state.label("snapshot"))
        .select_from(g.outerjoin(snapshot, true()))
    )


LOAD = _load()
SAVE_SNAPSHOT = Statement(
    insert_or_update(n)
    .values(given("game_id", "seq", "state"))
    .on_conflict_do_nothing(index_elements=[n.c.game_id, n.c.seq])
)
SET_SECRET = Statement(update(g).where(g.c.id == bindparam("game_id")).values(given("entropy", "nonce")))
INSERT_ENTRY = Statement(insert(e).values(given("game_id", *LogRow.__struct_fields__)))


def log_row(row: Any) -> LogRow:
    """A row of `ENTRIES` as a record."""
    return LogRow(**dict(row))


async def append(
    db: Database, game_id: str, version: int, summary: Summary, entry: LogRow, caused: Caused = NOTHING_CAUSED
) -> bool:
    """Write an entry, the summary after it, and the notices that it causes; whether there are any.

    Raises `Conflict` when the log or the table has changed, `KeyUsed` when the seat has used the entry's key.
    """
    values = _appended(game_id, version, summary, entry)
    if caused.seats:
        row = await APPEND_AND_TELL.row_together(db, game_id, **values, **notices.of_caused(caused))
    else:
        row = await APPEND.row_together(db, game_id, **values)
    if row is None:
        raise Conflict("the log has moved on")
    return bool(caused.seats and row["told"])


def _appended(game_id: str, version: int, summary: Summary, entry: LogRow) -> dict[str, Any]:
    return {
        "game_id": game_id,
        "known": version,
        "seq": entry.seq,
        "status": summary.status,
        "to_move": summary.to_move,
        "automatic": summary.automatic,
        "round": summary.round,
        "seat": entry.seat,
        "move": entry.move,
        "events": entry.events,
        "digest": entry.digest,
        "at": entry.at,
        "key": entry.key,
        "hash": entry.hash,
    }


async def hand_over(
    db: Database, game_id: str, version: int, summary: Summary, entry: LogRow, link_hash: bytes, heir: Heir
) -> bool:
    """Seat somebody by a link, using it up, and write the entry that says so; False if the link is not good (any more).
    Raises `Conflict` when the log or the table has changed."""
    async with changing(db, game_id) as connection:
        if not await claim_link_within(connection, game_id, link_hash, heir):
            return False
        row = await APPEND.row_within(connection, **_appended(game_id, version + 1, summary, entry))
        if row is None:
            raise Conflict("the log has moved on")
        return True


async def stand_in(
    db: Database,
    game_id: str,
    version: int,
    summary: Summary,
    entry: LogRow,
    why: StoodInFor | None,
    departure: Departure | None = None,
) -> None:
    """Note why a stand-in plays on the entry's seat, or that it does no more, and write the entry that says so, with
    the `departure` of the seat's owner. Raises `Conflict` when the log or the table has changed."""
    async with changing(db, game_id) as connection:
        if departure is not None:
            await depart_within(connection, game_id, departure)
        await set_stand_in(connection, game_id, entry.seat, why)
        known = version + (1 if departure is None else 2)
        row = await APPEND.row_within(connection, **_appended(game_id, known, summary, entry))
        if row is None:
            raise Conflict("the log has moved on")


async def advise(db: Database, game_id: str, version: int, summary: Summary, entry: LogRow) -> None:
    """Count that advice was asked for on the entry's seat, and write the entry that says so. Raises `Conflict` when the
    log or the table has changed."""
    async with changing(db, game_id) as connection:
        await count_advice(connection, game_id, entry.seat)
        row = await APPEND_BESIDE.row_within(connection, **_appended(game_id, version + 1, summary, entry))
        if row is None:
            raise Conflict("the log has moved on")


async def begin(
    db: Database,
    game_id: str,
    version: int,
    summary: Summary,
    entry: LogRow,
    components: str,
    secret: Secret,
    caused: Caused = NOTHING_CAUSED,
) -> None:
    """Write the first entry and the notices that it causes; the table's lobby is over. Raises `Conflict` when the table
    has changed."""
    async with changing(db, game_id) as connection:
        row = await BEGIN.row_within(
            connection,
            game_id=game_id,
            known=version,
            status=summary.status,
            to_move=summary.to_move,
            automatic=summary.automatic,
            round=summary.round,
            components=components,
            entropy=secret.entropy,
            nonce=secret.nonce,
            move=entry.move,
            events=entry.events,
            digest=entry.digest,
            at=entry.at,
            hash=entry.hash,
        )
        if row is None:
            raise Conflict("the table has changed")
        await notices.tell_seats(connection, game_id, entry.seq, caused, entry.at)


async def entries(db: Database, game_id: str, after: int = 0, until: int = MAX_SEQ) -> list[LogRow]:
    """The entries behind number `after`, up to `until`. Raises `UnreadableRow` for a compressed log that is broken."""
    if until <= after:
        return []
    found: list[LogRow] = []
    values = {"of_game": game_id, "until": until, "most": MAX_ENTRIES_AT_ONCE}
    last = after
    # They never change, so that what is read later is of the same log; others are answered in between.
    while rows := await FIRST_ENTRIES.rows(db, after=last, **values):
        found += [log_row(row) for row in rows]
        last = found[-1].seq
        if last == until or len(rows) < MAX_ENTRIES_AT_ONCE:
            return found
    # No rows at all, or none behind a full answer: the log may have been compressed, also meanwhile. It is read as a
    # whole then, since its entries lack what those of rows have.
    return [entry for entry in await compressed_entries(db, game_id) if after < entry.seq <= until] or found


async def entry_by_key(db: Database, game_id: str, seat: int, key: str) -> LogRow | None:
    """The entry that the seat wrote with this Idempotency-Key."""
    row = await ENTRY_BY_KEY.row(db, of_game=game_id, of_seat=seat, with_key=key)
    if row is not None:
        return log_row(row)
    compressed = await compressed_entries(db, game_id)
    return next((entry for entry in compressed if entry.seat == seat and entry.key == key), None)


async def load(
    db: Database, game_id: str, *, use_snapshot: bool = True
) -> tuple[GameRow, Snapshot | None, list[LogRow]] | None:
    """A table with its newest snapshot, and the entries from that one's own on (without one: all), of one moment."""
    row = await LOAD.row(db, game_id=game_id, use_snapshot=use_snapshot)
    if row is None:
        return None
    (game,) = await with_pictures(db, [game_row(row)])
    found = Snapshot(row["snapshot_seq"], row["snapshot"]) if row["snapshot"] is not None else None
    # Entries never change, so that those up to the number just read belong to the same moment.
    return game, found, await entries(db, game_id, found.seq - 1 if found else 0, game.seq)


async def save_snapshot(db: Database, game_id: str, snapshot: Snapshot) -> None:
    """Keep a snapshot of a game beside its earlier ones."""
    await SAVE_SNAPSHOT.do(db, game_id=game_id, seq=snapshot.seq, state=snapshot.state)


async def snapshot_at(db: Database, game_id: str, until: int) -> Snapshot | None:
    """The newest snapshot of a game that is not newer than entry `until`."""
    row = await SNAPSHOT_AT.row(db, of_game=game_id, until=until)
    return Snapshot(row["seq"], row["state"]) if row else None


async def add_whole_game(db: Database, game: GameRow, secret: Secret | None, rows: list[LogRow]) -> None:
    """Keep a game that was played elsewhere. Raises `Conflict` if its id is taken."""
    async with changing(db, game.id) as connection:
        await insert_game(connection, game)
        if secret:
            await SET_SECRET.within(connection, game_id=game.id, entropy=secret.entropy, nonce=secret.nonce)
        entries = ({"game_id": game.id, **msgspec.structs.asdict(row)} for row in rows)
        await INSERT_ENTRY.each_within(connection, list(entries))
