"""What databases are asked about tables."""

from typing import Any

import pytest

from app.store.database import Database
from tests.support.server import Sitting


def counting(monkeypatch: pytest.MonkeyPatch, *tables: Sitting) -> list[tuple[Database, str]]:
    """What is asked of databases about these tables from now on. What processes look for at any table every few seconds
    names none, and is not among it."""
    asked: list[tuple[Database, str]] = []
    ids = {table.id for table in tables}

    def count(db: Database, statement: str, values: tuple[Any, ...]) -> None:
        if any(
            value in ids if isinstance(value, str) else isinstance(value, list) and ids & {*value} for value in values
        ):
            asked.append((db, statement))

    rows, row, do = Database.rows, Database.row, Database.do

    async def counted_rows(db: Database, statement: str, *values: Any) -> Any:
        count(db, statement, values)
        return await rows(db, statement, *values)

    async def counted_row(db: Database, statement: str, *values: Any) -> Any:
        count(db, statement, values)
        return await row(db, statement, *values)

    async def counted_do(db: Database, statement: str, *values: Any) -> int:
        count(db, statement, values)
        return await do(db, statement, *values)

    monkeypatch.setattr(Database, "do", counted_do)
    monkeypatch.setattr(Database, "rows", counted_rows)
    monkeypatch.setattr(Database, "row", counted_row)
    return asked
