"""Statements, built of the tables with SQLAlchemy Core, compiled once and sent by asyncpg itself.

Core's own execution takes about twice as long for a move as the driver's, so that only its language is used: a
statement becomes text and the order of its values when it is first wanted, and is sent as it is from then on.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from sqlalchemy import BindParameter, ColumnClause, Executable, Table, bindparam
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.sql import visitors
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement
from sqlalchemy.sql.visitors import ExternallyTraversible

from app.store.database import Database
from app.store.schema.base import Side

_IDS = ("game_id", "of_game", "id")
"""What the value is called that is the id of a game."""
_DIALECT = dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy leaves dialects untyped


def given(*names: str) -> dict[str, BindParameter[Any]]:
    """Columns that are set to values of their names."""
    return {name: bindparam(name) for name in names}


class Statement:
    """A statement of people or of one game, with named values: each `bindparam` is one; constants keep the value that
    they have. What is of one game goes to the database of the game that its own values name, so that no other one can
    be asked. What looks across games is `AcrossGames` or `OfGames` (`across.py`)."""

    def __init__(self, statement: Executable) -> None:
        self._statement = statement

    @cached_property
    def _compiled(self) -> tuple[str, tuple[str, ...], Mapping[str, Any]]:
        assert isinstance(self._statement, ClauseElement)
        compiled = self._statement.compile(dialect=_DIALECT)
        assert isinstance(compiled, SQLCompiler)
        return str(compiled), tuple(compiled.positiontup or ()), compiled.params

    @property
    def text(self) -> str:
        """The statement as the driver takes it."""
        return self._compiled[0]

    def values(self, named: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values in the order in which the text wants them. Raises TypeError for one that is missing or unknown."""
        _, names, constants = self._compiled
        if unknown := named.keys() - constants.keys():
            raise TypeError(f"no such values: {sorted(unknown)}")
        try:
            return tuple(named[name] if name in named else _constant(constants, name) for name in names)
        except KeyError as missing:
            raise TypeError(f"a value is missing: {missing}") from None

    @cached_property
    def tables(self) -> frozenset[Table]:
        """What it reads or writes."""
        assert isinstance(self._statement, ClauseElement)
        found: set[Table] = set()
        to_look_at: list[ExternallyTraversible] = [self._statement]
        looked_at = set(to_look_at)
        while to_look_at:
            for part in visitors.iterate(to_look_at.pop()):
                if isinstance(part, Table):
                    found.add(part)
                # What a column is of may be named by it alone; each is looked at once, however many columns name it.
                elif isinstance(part, ColumnClause) and part.table is not None and part.table not in looked_at:
                    looked_at.add(part.table)
                    to_look_at.append(part.table)
        return frozenset(found)

    @cached_property
    def side(self) -> Side:
        """Of which side its tables are; that of people for one without."""
        sides: set[Side] = {table.metadata.info["side"] for table in self.tables} or {"people"}
        (side,) = sides
        return side

    @cached_property
    def game(self) -> str | None:
        """The name of the value that is the id of its game; None for one of people, or of no game by itself."""
        if self.side == "people":
            return None
        _, names, _ = self._compiled
        return next((name for name in _IDS if name in names), None)

    def _database(self, db: Database, named: Mapping[str, Any]) -> Database:
        if self.side == "people":
            return db.people
        if self.game is None:
            raise TypeError(f"a statement that names no game: {self.text}")
        return db.games(named[self.game])

    async def row(self, db: Database, /, **named: Any) -> Any:
        """The first row of the answer, or None."""
        return await self._database(db, named).row(self.text, *self.values(named))

    async def rows(self, db: Database, /, **named: Any) -> list[Any]:
        """All rows of the answer."""
        return await self._database(db, named).rows(self.text, *self.values(named))

    async def do(self, db: Database, /, **named: Any) -> int:
        """Carry it out; how many rows it changed."""
        return await self._database(db, named).do(self.text, *self.values(named))

    async def row_together(self, db: Database, key: Any, /, **named: Any) -> Any:
        """As `row`, in one transaction with all that come at the same time; rows of the answer begin with `key`."""
        return await self._database(db, named).row_together(self.text, key, self.values(named))

    async def within(self, connection: Any, /, **named: Any) -> int:
        """Carry it out within a transaction of `Database.transaction`; how many rows it changed."""
        status: str = await connection.execute(self.text, *self.values(named))
        return int(status.rpartition(" ")[2])

    async def row_within(self, connection: Any, /, **named: Any) -> Any:
        """The first row of the answer, within a transaction."""
        return await connection.fetchrow(self.text, *self.values(named))

    async def rows_within(self, connection: Any, /, **named: Any) -> list[Any]:
        """All rows of the answer, within a transaction."""
        found: list[Any] = await connection.fetch(self.text, *self.values(named))
        return found

    async def each_within(self, connection: Any, many: Sequence[Mapping[str, Any]]) -> None:
        """Carry it out once for each of these values, within a transaction."""
        await connection.executemany(self.text, [self.values(named) for named in many])


def _constant(constants: Mapping[str, Any], name: str) -> Any:
    value = constants[name]
    if value is None:
        raise KeyError(name)
    return value
