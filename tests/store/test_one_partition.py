"""Statements name the game's id, so that Postgres looks at one partition alone: its plan of each of them is read.

By the same id a statement finds the database of its game; what looks across games is asked of every database.
"""

import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest_asyncio

from app.store.across import AcrossGames, OfGames
from app.store.database import Database
from app.store.partitioning import PARTITIONED, partition
from app.store.statements import Statement
from tests.support.store.statements import statements, tables_of

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
ACROSS = {
    "a person's tables, found by an index of each partition": """
        absence.TABLES_OF chat.REACTED_BY chat.WRITTEN_BY cleanup.KNOWN friends.BY_GAME
        friends.HAVE_MET friends.INVITATIONS friends.MET notes.OF_USER own_tables.OF_USER premoves.OF_USER
        results.BY_GAME results.HISTORY results.OPPONENTS results.RIVALS user_seats.HOSTED user_seats.NUDGED
        user_seats.COMPRESSED_LOGS user_seats.EVERYWHERE user_seats.GOING_ON user_seats.MOVES user_seats.TABLES
        user_seats.HELD user_seats.LATEST user_seats.WAITING user_seats.WAITING_TABLES departed.FORGET
        notices.FORGET_WRITTEN
    """,
    "tables that wait for something, whichever they are": """
        cleanup.BRANCHES cleanup.LOBBIES compressed_logs.NEXT deadlines.BEHIND deadlines.CLAIM deadlines.CLAIM_NEAR
        deadlines.PUT_OFF deadlines.PUT_TO_SLEEP deadlines.RUNNING games.WAITING_FOR_AUTOMATA premoves.DUE
        premoves.FORGET_ENDED rematches.DANGLING results.MISSING user_seats.HOSTLESS
    """,
    "the outbox and the heartbeat, of which each database has one": """
        notices.WRITTEN notices.TAKEN_OVER deadlines.FIRST_BEAT deadlines.BEAT deadlines.LAST_BEAT deadlines.SET_BEAT
    """,
    "lists of tables": "games.ALL_IDS games.OPEN games.TO_WATCH",
    "tables whose rematch another one is": """
        rematches.BEFORE rematches.FORGET_REMATCH rematches.PLAYERS_BEFORE table_rows.PLAYERS_BEFORE_EACH
    """,
}
"""Statements that look across games, by what they look for."""
ACROSS_ALL = {name for listed in ACROSS.values() for name in listed.split()}
OF_SEVERAL = """
    claims.AT_TABLES deadlines.OF_GAMES games.DIFFERING games.HEADS games.SEEN notices.NOTE_SHOWN results.OF_GAMES
    table_rows.ROWS
"""
"""Statements of several games by lists of their ids."""
UNSEEN = {"user_seats.HELD", "notices.FORGET_WRITTEN"} | set(
    ACROSS["the outbox and the heartbeat, of which each database has one"].split()
)
"""Of those across, what this cannot see: of tables that are whole, or of none by the values that are tried."""


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


async def partition_of_its_game(connection: Any, statement: Statement) -> set[str]:
    """The partition of the game that the statement finds its database by, with the values of `looked_into`."""
    assert statement.game is not None
    _, names, _ = statement._compiled
    plan = f"EXPLAIN (VERBOSE, FORMAT JSON) SELECT FROM games WHERE id = 't{names.index(statement.game)}'"
    return {schema for schema in schemas(msgspec.json.decode(await connection.fetchval(plan))) if schema != "public"}


async def test_every_statement_looks_into_one_partition_unless_it_is_said_why_not(partitioned: Database) -> None:
    names = {table.name for table in PARTITIONED}
    connection = await partitioned.connect()
    several = set()
    looked_at = 0
    for name, statement in statements():
        if not tables_of(statement) & names:
            continue
        found = await looked_into(connection, statement)
        if len(found) > 1:
            several.add(name)
        elif found and statement.game is not None:
            looked_at += 1
            assert found == await partition_of_its_game(connection, statement), name
    await connection.close()
    assert looked_at > 50
    in_several = {"claims.AT_TABLES", "games.DIFFERING", "games.SEEN", "results.OF_GAMES", "table_rows.ROWS"}
    assert several == (ACROSS_ALL | in_several) - UNSEEN


def test_what_names_no_game_is_asked_of_every_database() -> None:
    of_games = {name: item for name, item in statements() if item.side == "games"}
    assert {name for name, item in of_games.items() if isinstance(item, AcrossGames)} == ACROSS_ALL
    assert {name for name, item in of_games.items() if isinstance(item, OfGames)} == set(OF_SEVERAL.split())
    others = {name: item for name, item in of_games.items() if not isinstance(item, (AcrossGames, OfGames))}
    assert len(others) > 90
    assert [name for name, item in others.items() if item.game is None] == []
