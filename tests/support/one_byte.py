"""Games whose rows and documents have one byte changed somewhere."""

import random
import re
from collections.abc import Iterator
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct

from app.play.chain import canonical
from app.play.exports import Document, read_document
from app.play.game_log import SNAPSHOT_EVERY
from app.postgres.address import plain_dsn
from app.problems import Invalid
from tests.support.server import Server, Sitting

KEYS = {
    ("games", "id"),
    ("seats", "game_id"),
    ("snapshots", "game_id"),
    ("seals", "game_id"),
    ("compressed_logs", "game_id"),
}
"""Keys that the database itself holds together."""
NOT_KEPT = {("games", "version"), ("seats", "seen"), ("seats", "agreed")}
"""A counter of changes, and what is noted by the minute: of no game's course, and not sealed."""
TABLES = ("games", "seats", "events", "snapshots", "seals", "compressed_logs")
HEXADECIMAL = "0123456789abcdef"
NUMBERS = ("timestamp with time zone", "integer", "smallint", "smallint[]")
PRINTABLE = bytes(range(32, 127)).decode()
COLUMNS = """
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace
        AND c.relname IN ('games', 'seats', 'events', 'snapshots', 'seals', 'compressed_logs')
    ORDER BY 1, 2
"""
PLACE = re.compile(
    r"entry \d+|at `\$|byte \d+|position \d+|table row, |seats?\b|seal|format|first entry|pace|visibility"
    r"|field `|id of this game"
)


async def rich_game(server: Server) -> Sitting:
    """A game with a snapshot, somebody sent away, a seat handed over, an open link, a proposal to take back."""
    ada, eve, bob, kim = [await server.player(name) for name in ("Ada", "Eve", "Bob", "Kim")]
    options = {"target": 1000}
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2 + [{"kind": "luna"}], "options": options})
    table = Sitting(made["id"], made["invite_url"].rpartition("=")[2], [ada, bob])
    await eve.ok("POST", table.path("/join"), {"invite": table.invite})
    await ada.ok("POST", table.path("/seats/1/kick"))
    table.invite = (await ada.ok("GET", table.path()))["invite_url"].rpartition("=")[2]
    await kim.ok("POST", table.path("/join"), {"invite": table.invite})
    await ada.ok("POST", table.path("/start"))
    link = (await kim.ok("POST", table.path("/seats/1/link")))["url"]
    await bob.ok("POST", table.path("/join"), {"invite": link.rpartition("=")[2]})
    await play_on(server, table)
    await bob.ok("POST", table.path("/seats/1/link"))
    await ada.ok("POST", table.path("/takeback"), {"seq": 7})
    await server.settle()
    return table


async def play_on(server: Server, table: Sitting) -> None:
    """Some turns with undo, until there is a snapshot."""
    await table.pick()
    for turn in range(SNAPSHOT_EVERY):
        seat = turn % 2
        move = {"type": "Count", "by": 1}
        sent = await table.players[seat].move(table.id, move, Idempotency_Key=f"key-{turn}")
        assert sent.is_success, sent.text
        seq = (await table.act(seat, "Count", by=2))["seq"]
        await table.players[seat].ok("POST", table.path("/undo"), {"seq": seq})
        await table.act(seat, "Pass")
        await server.settle()


class Cell(Struct, frozen=True):
    """A value of a row, which `where` finds."""

    table: str
    column: str
    type: str
    where: str
    row: int | None

    def places(self) -> str:
        """A pattern of the places that a change of it is found at."""
        match self.table, self.column:
            case "events", "seq" | "game_id":
                return r"entry \d+: it is missing|entry -?\d+: no entry|table row, seq"
            case "events", _:
                return f"entry {self.row}: "
            case "games", "seq":
                return r"entry \d+: it is missing|table row, seq"
            case "games", "entropy" | "nonce":
                return "entry 1: the entropy"
            case "seats", "seat":
                return "seats: "
            case "seats", _:
                return f"seat {self.row}, {self.column}"
            case "snapshots", _:
                return "snapshot, "
            case "compressed_logs", _:
                return "compressed log: "
            case "seals", _:
                return "table row, |seat |seal: "
        return f"table row, {self.column}"


class Rows:
    """The rows of one game, changed and mended one byte at a time."""

    def __init__(self, connection: asyncpg.Connection, game_id: str, draw: random.Random) -> None:
        self.connection, self.game_id, self.draw = connection, game_id, draw
        self.changed = 0
        self.last = ("", "")
        self.refused: set[tuple[str, str]] = set()

    async def columns(self) -> dict[tuple[str, str], list[Cell]]:
        """The cells that hold something, by table and column."""
        found: dict[tuple[str, str], list[Cell]] = {}
        for table, column, kind in await self.connection.fetch(COLUMNS):
            if (table, column) not in KEYS | NOT_KEPT:
                cells = [cell async for cell in self._cells(table, column, kind)]
                if cells:
                    found[table, column] = cells
        return found

    async def _cells(self, table: str, column: str, kind: str) -> Any:
        key = {"snapshots": "seq", "events": "seq", "seats": "seat"}.get(table, "NULL")
        owner = "id" if table == "games" else "game_id"
        filled = f"{owner} = $1 AND {column}::text ~ '[[:alnum:]]'"
        rows = await self.connection.fetch(f"SELECT {key} FROM {table} WHERE {filled} ORDER BY 1", self.game_id)
        for (number,) in rows:
            where = f"{owner} = '{self.game_id}'" + (f" AND {key} = {number}" if number is not None else "")
            yield Cell(table, column, kind, where, number)

    async def keep(self) -> None:
        """Keep the rows as they are."""
        for table in TABLES:
            await self.connection.execute(f"CREATE TABLE kept_{table} AS TABLE {table}")

    async def mend(self) -> None:
        """Bring back what was kept."""
        both = (f"DELETE FROM {table}; INSERT INTO {table} TABLE kept_{table};" for table in TABLES)
        await self.connection.execute("".join(both))

    async def change(self, cell: Cell) -> bool:
        """Change one byte of it, within the transaction that is open; False if none was found that can be."""
        stored = await self.connection.fetchval(f"SELECT {cell.column}::text FROM {cell.table} WHERE {cell.where}")
        for _ in range(60):
            text = self._changed(stored, cell.type)
            try:
                async with self.connection.transaction():
                    done = await self.connection.fetchval(
                        f"UPDATE {cell.table} SET {cell.column} = $1::text::{cell.type} WHERE {cell.where}"
                        f" AND {cell.column} IS DISTINCT FROM $1::text::{cell.type} RETURNING 1",
                        text,
                    )
            except asyncpg.PostgresError:
                continue
            if done:
                self.changed += 1
                self.last = stored, text
                return True
        self.refused.add((cell.table, cell.column))
        return False

    def _changed(self, text: str, kind: str) -> str:
        if kind == "boolean":
            return "false" if text == "true" else "true"
        place = self.draw.choice([place for place, letter in enumerate(text) if letter.isalnum()])
        other = HEXADECIMAL if kind in ("bytea", *NUMBERS) or text[place].isdigit() else PRINTABLE
        return text[:place] + self.draw.choice(other) + text[place + 1 :]


async def connected(url: str) -> asyncpg.Connection:
    """A connection that changes what it likes: no key of another table holds it."""
    connection = await asyncpg.connect(plain_dsn(url))
    await connection.execute("SET session_replication_role = replica")
    return connection


NAMES = [*Document.__struct_fields__, "seq", "seat", "move", "events", "digest", "at", "key", "hash", "start", "name"]


def changed_documents(document: Document, draw: random.Random) -> Iterator[tuple[bytes, str]]:
    """Documents with one byte changed, which are others than this one, without end; and what stands there."""
    data = msgspec.json.encode(document)
    same = canonical(document)
    places = {name: [found.end() for found in re.finditer(rf'"{name}":'.encode(), data)] for name in NAMES}
    while True:
        after = draw.choice(places[draw.choice([name for name in NAMES if places[name]])])
        place = draw.choice((draw.randrange(len(data)), after - draw.randrange(4), after + draw.randrange(40)))
        if place >= len(data):
            continue
        changed = (
            data[:place] + bytes([draw.choice((draw.randrange(256), draw.randrange(32, 127)))]) + data[place + 1 :]
        )
        try:
            if canonical(read_document(changed)) == same:
                continue
        except (Invalid, UnicodeEncodeError):
            pass
        yield changed, repr(changed[max(place - 30, 0) : place + 30])
