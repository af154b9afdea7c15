"""Games and people are two sides of the schema, which could lie in two databases: no foreign key goes across, and no
statement reads or writes both."""

import ast
import re
from pathlib import Path

import pytest
from sqlalchemy import Table

import app
import app.store
from app.store.schema import games, people
from tests.support.store.statements import statements, tables_of

PEOPLE, GAMES = ({item.name for item in vars(side).values() if isinstance(item, Table)} for side in (people, games))


def test_each_table_is_of_one_side() -> None:
    assert people.metadata.tables.keys() == PEOPLE
    assert games.metadata.tables.keys() == GAMES
    assert not PEOPLE & GAMES


def test_no_foreign_key_goes_across() -> None:
    across = {
        f"{table.name}.{key.parent.name}"
        for table in (*people.metadata.tables.values(), *games.metadata.tables.values())
        for key in table.foreign_keys
        if (table.name in PEOPLE) != (key.column.table.name in PEOPLE)
    }
    assert not across


def test_no_statement_joins_across() -> None:
    across = {name for name, item in statements() if len({table in PEOPLE for table in tables_of(item)}) == 2}
    assert not across


@pytest.mark.parametrize(
    ("name", "tables"),
    [
        ("cleanup.BRANCHES", {"games", "events", "compressed_logs"}),
        ("users.INSERT", {"users"}),
        ("log.LOAD", {"games", "seats", "snapshots"}),
        ("chat.UNREAD", {"chat", "chat_seen"}),
        ("premoves.DUE", {"games", "premoves", "seats"}),
    ],
)
def test_the_tables_of_statements_are_found(name: str, tables: set[str]) -> None:
    assert tables_of(dict(statements())[name]) == tables


def test_no_text_of_sql_names_both_sides() -> None:
    named = re.compile(rf"\b(?:FROM|JOIN|INTO|UPDATE) (?:public\.)?({'|'.join(PEOPLE | GAMES)})\b")
    for path in Path(app.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found = set(named.findall(node.value))
                assert not (found & PEOPLE and found & GAMES), f"{path}:{node.lineno}"
