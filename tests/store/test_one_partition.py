"""Statements name the game's id, so that Postgres looks at one partition alone: its plan of each of them is read."""

import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest_asyncio

from app.store.database import Database
from app.store.partitioning import PARTITIONED, partition
from app.store.statements import Statement
from tests.store.statements import statements, tables_of

SOMETHING: dict[str, Any] = {
    "int2": 1,
    "int4": 1,
    "int8": 1,
    "float8": 1.0,
    "bool": True,
    "bytea": b"x",
    "jsonb": "{}",
    "timestamptz": datetime(2020, 1, 1, tzinfo=UTC),
}
"""A value of each type."""
SEVERAL = {
    "a person's tables, found by an index of each partition": """
        absence.TABLES_OF chat.WRITTEN_BY cleanup.KNOWN friends.BY_GAME friends.HAVE_MET friends.INVITATIONS friends.MET
        games.OF_USER notes.OF_USER premoves.OF_USER results.BY_GAME results.HISTORY results.OPPONENTS results.RIVALS
        user_seats.COMPRESSED_LOGS user_seats.EVERYWHERE user_seats.GOING_ON user_seats.MOVES user_seats.TABLES
        user_seats.WAITING user_seats.WAITING_TABLES
    """,
    "tables that wait for something, whichever they are": """
        cleanup.BRANCHES cleanup.LOBBIES compressed_logs.NEXT deadlines.BEHIND deadlines.CLAIM deadlines.CLAIM_NEAR
        deadlines.PUT_OFF deadlines.PUT_TO_SLEEP deadlines.RUNNING games.WAITING_FOR_AUTOMATA premoves.DUE
        premoves.FORGET_ENDED results.MISSING
    """,
    "lists of tables": "games.ALL_IDS games.OPEN games.TO_WATCH",
    "several tables by rows of their ids, each then looked up in its own partition": """
        claims.AT_TABLES games.DIFFERING games.SEEN
    """,
    "tables whose rematch another one is": "games.BEFORE games.FORGET_REMATCH",
}
"""Statements that look into several partitions, by what they look for."""


def value(number: int, kind: str) -> Any:
    """Something of that type, or a list of it: texts that are all different."""
    base = kind.removesuffix("[]").removeprefix("_")
    something = f"t{number}" if base in {"text", "varchar"} else SOMETHING[base]
    return [something] if kind != base else something


def schemas(plan: Any) -> set[str]:
    """In which schemas a plan looks."""
    if isinstance(plan, list):
        return {found for part in plan for found in schemas(part)}
    if not isinstance(plan, dict):
        return set()
    own = {plan["Schema"]} if "Relation Name" in plan and "Schema" in plan else set()
    return own | {found for part in plan.values() for found in schemas(part)}


@pytest_asyncio.fixture
async def partitioned(db: Database) -> AsyncIterator[Database]:
    connection = await db.connect()
    await partition(connection, 3, lambda _: None)
    yield db
    await connection.close()


async def looked_into(connection: Any, statement: Statement) -> set[str]:
    """The partitions into which a statement looks that is carried out with values."""
    prepared = await connection.prepare(statement.text)
    values = [value(number, parameter.name) for number, parameter in enumerate(prepared.get_parameters())]
    found = await connection.fetchval(f"EXPLAIN (VERBOSE, FORMAT JSON) {statement.text}", *values)
    return {schema for schema in schemas(msgspec.json.decode(found)) if re.match("partition_", schema)}


async def test_every_statement_looks_into_one_partition_unless_it_is_said_why_not(partitioned: Database) -> None:
    names = {table.name for table in PARTITIONED}
    connection = await partitioned.connect()
    several = set()
    looked_at = 0
    for name, statement in statements():
        if tables_of(statement) & names:
            looked_at += 1
            if len(await looked_into(connection, statement)) > 1:
                several.add(name)
    await connection.close()
    assert looked_at > 90
    assert several == {name for listed in SEVERAL.values() for name in listed.split()}
