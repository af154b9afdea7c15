"""Tables: their summary rows and seats."""

from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import (
    ColumnElement,
    Float,
    Integer,
    Select,
    SmallInteger,
    Text,
    any_,
    bindparam,
    exists,
    func,
    insert,
    literal_column,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY, aggregate_order_by

from app.store.across import AcrossGames, OfGames, ordered
from app.store.database import Database
from app.store.errors import Conflict, UnreadableRow
from app.store.notices import NewNotice, tell_people
from app.store.pictures import with_pictures
from app.store.records import Clock, GameRow, SeatRow, Secret, WaitingGame
from app.store.schema.games import games as g
from app.store.schema.games import seats as s
from app.store.seals import changing
from app.store.statements import Statement, given

logger = structlog.get_logger(__name__)
KEPT_OF_SEAT = tuple(name for name in SeatRow.__struct_fields__ if name != "picture")
"""What a seat's own row holds of it."""


def _seats_as_json(of_game: ColumnElement[str]) -> ColumnElement[str]:
    """The seats of a game in one column, by number."""
    named: list[ColumnElement[Any]] = []
    for name in KEPT_OF_SEAT:
        named += [literal_column(f"'{name}'"), s.c[name]]
    listed = func.json_agg(aggregate_order_by(func.json_build_object(*named), s.c.seat))
    return select(func.coalesce(listed, literal_column("'[]'"))).where(s.c.game_id == of_game).scalar_subquery()


def _summary(of_game: ColumnElement[str]) -> Select[Any]:
    fields = (g.c[name] for name in GameRow.__struct_fields__ if name != "seats")
    return select(*fields, _seats_as_json(of_game).label("seats"))


SUMMARY = _summary(g.c.id)
"""A table's summary with its seats, as `game_row` reads it; without pictures (`pictures.py`)."""


def summary_by_id(game_id: str) -> Select[Any]:
    """The same of one table, whose id is the value of that name. It is named for the seats as well, so that the
    partitions of other games are left alone."""
    of_game = bindparam(game_id, type_=Text)
    return _summary(of_game).where(g.c.id == of_game)


def game_row(row: Any) -> GameRow:
    """A row of SUMMARY as a record. Raises `UnreadableRow`."""
    fields = dict(row)
    fields["options"] = _decoded(fields, "options", dict[str, Any])
    fields["to_move"] = tuple(fields["to_move"])
    fields["kicked"] = tuple(fields["kicked"])
    fields["clock"] = _decoded(fields, "clock", Clock) if fields["clock"] else None
    fields["takeback"] = _decoded(fields, "takeback", dict[str, Any]) if fields["takeback"] else None
    fields["closing"] = None if fields["closing"] is None else tuple(fields["closing"])
    fields["seats"] = _decoded(fields, "seats", tuple[SeatRow, ...])
    return GameRow(**{name: fields[name] for name in GameRow.__struct_fields__})


def _decoded(fields: dict[str, Any], name: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(fields[name], type=kind)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        raise UnreadableRow(fields["id"], name, str(error)) from None


def readable(rows: Sequence[Any]) -> list[GameRow]:
    """The rows as records, without those that cannot be read: one broken table stops no list."""
    found = []
    for row in rows:
        try:
            found.append(game_row(row))
        except UnreadableRow as unreadable:
            logger.error("game.unreadable", game_id=unreadable.game_id, problem=str(unreadable))
    return found


# --- a table and its seats -----------------------------------------------------------------------

_NEW = (
    "id",
    "game",
    "options",
    "status",
    "host",
    "pace",
    "visibility",
    "invite",
    "components",
    "version",
    "seq",
    "to_move",
    "automatic",
    "problem",
    "clock",
    "name",
    "round",
    "branched_from",
    "branched_at",
    "advice",
    "created",
    "updated",
)
INSERT = Statement(insert(g).values(given(*_NEW)))
INSERT_SEAT = Statement(insert(s).values(given("game_id", *KEPT_OF_SEAT)))


async def add_game(db: Database, game: GameRow) -> None:
    """Keep a new table with its seats. Raises `Conflict` if the id is taken."""
    async with changing(db, game.id) as connection:
        await insert_game(connection, game)


async def insert_game(connection: Any, game: GameRow) -> None:
    """Write table and seats inside a transaction."""
    values = {name: getattr(game, name) for name in _NEW}
    values |= {"options": msgspec.json.encode(game.options).decode(), "to_move": list(game.to_move)}
    values["clock"] = msgspec.json.encode(game.clock).decode() if game.clock else None
    await INSERT.within(connection, **values)
    await write_seats(connection, game.id, game.seats)


async def write_seats(
    connection: Any, game_id: str, seats: Sequence[SeatRow], statement: Statement = INSERT_SEAT
) -> None:
    """Write seats inside a transaction, new ones unless another statement says how."""
    rows = [{"game_id": game_id, **{name: getattr(seat, name) for name in KEPT_OF_SEAT}} for seat in seats]
    await statement.each_within(connection, rows)


# --- looking tables up ---------------------------------------------------------------------------

_HAS_FREE_SEAT = exists().where(s.c.game_id == g.c.id, s.c.kind == "human", s.c.user_id.is_(None), s.c.name == "")
"""A seat that nobody has is kept for whose name it bears."""
_HAS_PEOPLE = exists().where(s.c.game_id == g.c.id, s.c.kind == "human", s.c.stand_in.is_(None))
_game = bindparam("of_kind", type_=Text)
OF_KIND = or_(_game.is_(None), g.c.game == _game)
"""Tables of the game `of_kind` alone, None: of all."""
_NEWEST = SUMMARY.where(OF_KIND).order_by(g.c.created.desc(), g.c.id).limit(bindparam("limit"))

FIND = Statement(summary_by_id("id"))
HEADS = OfGames(select(g.c.id, g.c.seq, g.c.version).where(g.c.id == any_(bindparam("ids", type_=ARRAY(Text)))), "ids")
HEAD = Statement(select(g.c.id, g.c.seq, g.c.version).where(g.c.id == bindparam("id")))
_known = (
    func.unnest(
        bindparam("ids", type_=ARRAY(Text)),
        bindparam("seqs", type_=ARRAY(Integer)),
        bindparam("versions", type_=ARRAY(Integer)),
    )
    .table_valued("id", "seq", "version")
    .render_derived()
)
DIFFERING = OfGames(
    select(_known.c.id)
    .select_from(_known.outerjoin(g, g.c.id == _known.c.id))
    .where(or_(g.c.seq.is_distinct_from(_known.c.seq), g.c.version.is_distinct_from(_known.c.version))),
    "ids",
    "seqs",
    "versions",
)
OPEN = AcrossGames(
    _NEWEST.where(g.c.status == "lobby", g.c.visibility == "public", _HAS_FREE_SEAT),
    ordered("created desc", "id", limit="limit"),
    needs_all=False,
    rows_of="id",
)
TO_WATCH = AcrossGames(
    _NEWEST.where(g.c.status == "playing", g.c.visibility == "public", g.c.asleep.is_(None)),
    ordered("created desc", "id", limit="limit"),
    needs_all=False,
    rows_of="id",
)
ALL_IDS = AcrossGames(select(g.c.id, g.c.created).order_by(g.c.created, g.c.id), ordered("created", "id"), rows_of="id")
WAITING_FOR_AUTOMATA = AcrossGames(
    select(g.c.id, g.c.host, _HAS_PEOPLE.label("with_people")).where(
        g.c.status == literal_column("'playing'"),
        g.c.automatic,
        g.c.asleep.is_(None),
        g.c.updated <= func.now() - func.make_interval(0, 0, 0, 0, 0, 0, bindparam("idle_seconds", type_=Float)),
    ),
    needs_all=False,
    rows_of="id",
)
SECRET = Statement(select(g.c.entropy, g.c.nonce).where(g.c.id == bindparam("id"), g.c.entropy.is_not(None)))


async def find_game(db: Database, game_id: str) -> GameRow | None:
    """The table of that id. Raises `UnreadableRow`."""
    row = await FIND.row(db, id=game_id)
    return (await with_pictures(db, [game_row(row)]))[0] if row else None


async def find_within(connection: Any, game_id: str) -> GameRow | None:
    """The same inside a transaction, without pictures; None as well for one that cannot be read."""
    row = await FIND.row_within(connection, id=game_id)
    return next(iter(readable([row])), None) if row else None


async def heads(db: Database, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Of each table the log's last number and the version of the rest."""
    rows = await HEADS.rows(db, ids=list(ids))
    return {row["id"]: (row["seq"], row["version"]) for row in rows}


async def head(db: Database, game_id: str) -> tuple[int, int] | None:
    """The same of one table, asked together with all who ask at the same time."""
    row = await HEAD.row_together(db, game_id, id=game_id)
    return None if row is None else (row["seq"], row["version"])


async def differing(db: Database, known: Sequence[tuple[str, int, int]]) -> list[str]:
    """Of tables given by id, last number and version those that are otherwise in the store, or gone."""
    ids, seqs, versions = zip(*known, strict=True)
    rows = await DIFFERING.rows(db, ids=list(ids), seqs=list(seqs), versions=list(versions))
    return [row["id"] for row in rows]


async def open_games(db: Database, game: str | None = None, limit: int = 100) -> list[GameRow]:
    """Public tables that wait for players, newest first; of all games or of this one."""
    return await with_pictures(db, readable(await OPEN.rows(db, of_kind=game, limit=limit)))


async def games_to_watch(db: Database, game: str | None = None, limit: int = 100) -> list[GameRow]:
    """Public games being played, newest first; of all games or of this one."""
    return await with_pictures(db, readable(await TO_WATCH.rows(db, of_kind=game, limit=limit)))


async def all_ids(db: Database) -> list[str]:
    """The ids of all tables, oldest first."""
    return [row["id"] for row in await ALL_IDS.rows(db)]


async def waiting_for_automata(db: Database, idle_seconds: float) -> list[WaitingGame]:
    """Games whose next move is an automated seat's and where nothing has happened for so long."""
    rows = await WAITING_FOR_AUTOMATA.rows(db, idle_seconds=idle_seconds)
    return [WaitingGame(row["id"], row["host"], row["with_people"]) for row in rows]


async def find_secret(db: Database, game_id: str) -> Secret | None:
    """The entropy behind the commitment. Not for anybody before the game's end."""
    row = await SECRET.row(db, id=game_id)
    return Secret(row["entropy"], row["nonce"]) if row else None


# --- changing a table ----------------------------------------------------------------------------

NO_SEATS = literal_column("'{}'", ARRAY(SmallInteger))
NEXT_VERSION = g.c.version + literal_column("1")

TOUCH_TABLE = Statement(
    update(g).where(g.c.id == bindparam("game_id"), g.c.version == bindparam("known")).values(version=NEXT_VERSION)
)
SET_INVITE = Statement(
    update(g).where(g.c.id == bindparam("game_id")).values(invite=bindparam("new_invite"), version=NEXT_VERSION)
)
SET_NAME = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"), g.c.status.in_((literal_column("'lobby'"), literal_column("'playing'"))))
    .values(name=bindparam("new_name"), version=NEXT_VERSION)
)
LOCK_SEATS = Statement(select(s.c.seat).where(s.c.game_id == bindparam("of_game")).order_by(s.c.seat).with_for_update())
_pairs = (
    func.unnest(bindparam("games", type_=ARRAY(Text)), bindparam("at_seats", type_=ARRAY(SmallInteger)))
    .table_valued("game_id", "seat")
    .render_derived()
)
_NOTED_EVERY: ColumnElement[Any] = literal_column("interval '10 seconds'")
"""Not written down more often than that: each request of a player counts as being there."""
_seen = (
    select(s.c.game_id, s.c.seat)
    .where(tuple_(s.c.game_id, s.c.seat).in_(select(_pairs.c.game_id, _pairs.c.seat)))
    .where(or_(s.c.seen.is_(None), s.c.seen < func.now() - _NOTED_EVERY, s.c.agreed != NO_SEATS))
    .order_by(s.c.game_id, s.c.seat)
    .with_for_update(key_share=True)
    .cte("locked")
)
SEEN = OfGames(
    update(s)
    .where(tuple_(s.c.game_id, s.c.seat).in_(select(_seen.c.game_id, _seen.c.seat)))
    .values(seen=func.now(), agreed=NO_SEATS),
    "games",
    "at_seats",
)
"""Several processes note many seats at once, so several rows are always locked in the order of their keys."""
UNSEEN_SECONDS = Statement(
    select(func.extract("epoch", func.now() - func.coalesce(s.c.seen, g.c.created)).label("seconds"))
    .join(g, g.c.id == s.c.game_id)
    .where(s.c.game_id == bindparam("of_game"), s.c.seat == bindparam("at"))
)
SET_TAKEBACK = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"), g.c.seq == bindparam("known_seq"), g.c.version == bindparam("known"))
    .values(takeback=bindparam("takeback"), version=NEXT_VERSION)
)
SET_CLOSING = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"), g.c.version == bindparam("known"), g.c.status == "playing")
    .values(closing=bindparam("agreeing", type_=ARRAY(SmallInteger)), version=NEXT_VERSION)
)


def _agree() -> Statement:
    """Note that a seat's people agree to what another seat's owner is not there for, unless the table has changed, as
    it has then."""
    agreeing = bindparam("agreeing", type_=SmallInteger)
    touched = (
        update(g)
        .where(g.c.id == bindparam("of_game"), g.c.version == bindparam("known"))
        .values(version=NEXT_VERSION)
        .returning(g.c.id)
        .cte("touched")
    )
    noted = update(s).where(s.c.game_id == bindparam("of_game"), s.c.seat == bindparam("at"), exists(select(touched)))
    return Statement(noted.values(agreed=func.array_append(func.array_remove(s.c.agreed, agreeing), agreeing)))


AGREE = _agree()


async def check_unchanged(connection: Any, game_id: str, seq: int, version: int) -> None:
    """Raise `Conflict` if the table's log or the rest of it has changed since, inside a transaction."""
    row = await HEAD.row_within(connection, id=game_id)
    if row is None or (row["seq"], row["version"]) != (seq, version):
        raise Conflict("the table has changed")


async def lock_seats(connection: Any, game_id: str) -> None:
    """Hold all seats of a table until the end of the transaction, which is to change several of them."""
    await LOCK_SEATS.within(connection, of_game=game_id)


async def set_invite(db: Database, game_id: str, invite: str) -> None:
    """Exchange the invite of a table; the former one lets nobody in any more."""
    async with changing(db, game_id) as connection:
        await SET_INVITE.within(connection, game_id=game_id, new_invite=invite)


async def set_name(db: Database, game_id: str, name: str | None) -> bool:
    """Give a table another name, None for none; false for one whose game is over, which keeps its name."""
    async with changing(db, game_id) as connection:
        return bool(await SET_NAME.within(connection, game_id=game_id, new_name=name))


async def unseen_seconds(db: Database, game_id: str, seat: int) -> float | None:
    """For how long nobody has been there on a seat, connected or by requests: not longer than the table is."""
    row = await UNSEEN_SECONDS.row(db, of_game=game_id, at=seat)
    return None if row is None or row["seconds"] is None else float(row["seconds"])


async def note_seen(db: Database, seats: Sequence[tuple[str, int]]) -> None:
    """Note that somebody is there now on each of these seats, given as game and number."""
    await SEEN.do(db, games=[game for game, _ in seats], at_seats=[seat for _, seat in seats])


async def agree(db: Database, game_id: str, version: int, seat: int, agreeing: int) -> None:
    """Note that a seat agrees to another's being handed on without its owner. Raises `Conflict` if the table has
    changed since `version`."""
    if not await AGREE.do(db, of_game=game_id, known=version, at=seat, agreeing=agreeing):
        raise Conflict("the table has changed")


async def set_takeback(
    db: Database,
    game_id: str,
    seq: int,
    version: int,
    takeback: dict[str, Any] | None,
    notice: NewNotice | None = None,
) -> None:
    """Note a proposal to take moves back, and tell of it. Raises `Conflict` if the log has moved on, or the table has
    changed since `version`: somebody else may have agreed or refused."""
    text = msgspec.json.encode(takeback).decode() if takeback else None
    async with changing(db, game_id) as connection:
        if not await SET_TAKEBACK.within(connection, game_id=game_id, known_seq=seq, known=version, takeback=text):
            raise Conflict("the game has moved on")
        await tell_people(connection, notice)


async def set_closing(
    db: Database, game_id: str, version: int, agreeing: Sequence[int] | None, notice: NewNotice | None = None
) -> None:
    """Note who agrees to the host's wish to end the game (None: there is none), and tell of it. Raises `Conflict` if
    the table has changed since `version`."""
    async with changing(db, game_id) as connection:
        noted = None if agreeing is None else list(agreeing)
        if not await SET_CLOSING.within(connection, game_id=game_id, known=version, agreeing=noted):
            raise Conflict("the table has changed")
        await tell_people(connection, notice)
