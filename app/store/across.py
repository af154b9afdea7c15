"""Statements that look across games: each database of games is asked, and this is where what they say becomes one
answer. Where there is one such database, it is asked alone, and its answer is the answer."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Executable

from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.slots import slot_of
from app.store.statements import Statement

Row = Any
"""A row: the driver's, or a mapping."""
Merge = Callable[[Sequence[Sequence[Row]], Mapping[str, Any]], list[Row]]
"""From the rows of each database and the values that were asked for to the rows of all."""
ANY_NUMBER = 2**31 - 1
logger = structlog.get_logger(__name__)


def one_after_another(answers: Sequence[Sequence[Row]], _: Mapping[str, Any]) -> list[Row]:
    """All rows, in no order."""
    return [row for rows in answers for row in rows]


def ordered(*columns: str, limit: str | None = None) -> Merge:
    """All rows in the order of columns, "created desc" from the last to the first; no more than the value `limit`.
    Text is in the order of its characters' numbers."""

    def merge(answers: Sequence[Sequence[Row]], named: Mapping[str, Any]) -> list[Row]:
        return _limited(_sorted(one_after_another(answers, named), columns), named, limit)

    return merge


def summed(answers: Sequence[Sequence[Row]], _: Mapping[str, Any]) -> list[Row]:
    """One row: the sums of all columns, each of which counts something."""
    rows = [row for (row,) in answers]
    return [{name: sum(row[name] for row in rows) for name in rows[0].keys()}]  # noqa: SIM118  # no mapping


def grouped(
    by: Sequence[str],
    *,
    sums: Sequence[str] = (),
    latest: Sequence[str] = (),
    joined: Mapping[str, Callable[[list[Any]], Any]] | None = None,
    order: Sequence[str] = (),
    limit: str | None = None,
) -> Merge:
    """One row for all that are alike in the columns `by`: with sums of columns, the latest of others, and others joined
    by a function of their own; in an order, as `ordered` has it."""

    def merge(answers: Sequence[Sequence[Row]], named: Mapping[str, Any]) -> list[Row]:
        alike: dict[tuple[Any, ...], list[Row]] = {}
        for row in one_after_another(answers, named):
            alike.setdefault(tuple(row[name] for name in by), []).append(row)
        groups = [
            dict(zip(by, key, strict=True))
            | {name: sum(row[name] for row in rows) for name in sums}
            | {name: max(row[name] for row in rows) for name in latest}
            | {name: join([row[name] for row in rows]) for name, join in (joined or {}).items()}
            for key, rows in alike.items()
        ]
        return _limited(_sorted(groups, order), named, limit)

    return merge


def _sorted(rows: list[Row], columns: Sequence[str]) -> list[Row]:
    for column in reversed(columns):
        name, _, direction = column.partition(" ")
        rows.sort(key=itemgetter(name), reverse=direction == "desc")
    return rows


def _limited(rows: list[Row], named: Mapping[str, Any], limit: str | None) -> list[Row]:
    return rows if limit is None else rows[: named[limit]]


async def in_each_database(db: Database, work: Callable[[Database], Awaitable[None]]) -> None:
    """Do something in each of the databases of games by itself, one after the other; where there are several, those
    that do not answer are left to the next time. Raises `StoreUnavailable` where none does."""
    if len(db.all_games) == 1:
        await work(db.all_games[0])
        return
    away = 0
    for database in db.all_games:
        try:
            if database.is_away():
                raise StoreUnavailable("The database did not answer a moment ago.")
            await work(database)
        except StoreUnavailable as error:
            if not db.people.is_reachable():
                raise
            logger.debug("games.database-away", database=database.place(), error=str(error))
            away += 1
    if away == len(db.all_games):
        raise StoreUnavailable("No database of games answers.")


class AcrossGames(Statement):
    """A statement that looks across all games.

    `merge`: what the rows of several databases are together. `needs_all`: it fails if one of them does not answer; else
    games there are left out, as long as another database answers: of lists, and of what is looked for again and again.
    `rows_of`: the column with a row's game, by which rows are left out that another database holds by now. `each`:
    values that every database gets in place of those asked for, where what is merged decides by them.
    """

    def __init__(
        self,
        statement: Executable,
        merge: Merge = one_after_another,
        *,
        needs_all: bool = True,
        rows_of: str | None = None,
        each: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(statement)
        self._merge = merge
        self._needs_all = needs_all
        self._rows_of = rows_of
        self._each = each or {}

    @property
    def game(self) -> None:
        """It is of no one game."""
        return None

    async def rows(self, db: Database, /, **named: Any) -> list[Any]:
        """All rows of the answer. Raises `StoreUnavailable`."""
        if len(db.all_games) == 1:
            return await db.all_games[0].rows(self.text, *self.values(named))
        values = self.values({**named, **self._each})
        answers = await _of_each(
            db.all_games, lambda database: database.rows(self.text, *values), needs_all=self._needs_all
        )
        return self._merge([self._own(db, *answer) for answer in answers], named)

    async def rows_in(self, database: Database, /, **named: Any) -> list[Any]:
        """All rows of the answer of one of the databases of games."""
        return await database.rows(self.text, *self.values(named))

    async def do_in(self, database: Database, /, **named: Any) -> int:
        """Carry it out in one of them; how many rows it changed."""
        return await database.do(self.text, *self.values(named))

    def _own(self, db: Database, database: Database, rows: list[Row]) -> list[Row]:
        """Rows of the games that a database holds: of others that were moved away some may be left for a moment."""
        if self._rows_of is None:
            return rows
        return [row for row in rows if db.holders[slot_of(row[self._rows_of])] is database]

    async def row(self, db: Database, /, **named: Any) -> Any:
        """The first row of the answer, or None. Raises `StoreUnavailable`."""
        if len(db.all_games) == 1:
            return await db.all_games[0].row(self.text, *self.values(named))
        return next(iter(await self.rows(db, **named)), None)

    async def do(self, db: Database, /, **named: Any) -> int:
        """Carry it out in each; how many rows it changed. Raises `StoreUnavailable`."""
        values = self.values(named)
        if len(db.all_games) == 1:
            return await db.all_games[0].do(self.text, *values)
        answers = await _of_each(
            db.all_games, lambda database: database.do(self.text, *values), needs_all=self._needs_all
        )
        return sum(count for _, count in answers)


async def _of_each(databases: Sequence[Database], ask: Callable[[Database], Any], *, needs_all: bool) -> list[Any]:
    """The databases and what each of them answers, or each of those that do."""
    asked = [database for database in databases if needs_all or not database.is_away()]
    answers = await asyncio.gather(*(ask(database) for database in asked), return_exceptions=True)
    found, away = [], None
    for database, answer in zip(asked, answers, strict=True):
        if isinstance(answer, StoreUnavailable) and not needs_all:
            logger.warning("games.database-away", database=database.place(), error=str(answer))
            away = answer
        elif isinstance(answer, BaseException):
            raise answer
        else:
            found.append((database, answer))
    if not found:
        raise away or StoreUnavailable("No database of games answers.")
    return found


class Found(NamedTuple):
    """The rows of the games whose databases answer, and the ids of the others."""

    rows: list[Row]
    unanswered: frozenset[str]


class OfGames(Statement):
    """A statement of several games: its value `ids` is a list of their ids, and those of the names `beside` are lists
    of equal length. Each database is asked of its own games."""

    def __init__(self, statement: Executable, ids: str, *beside: str) -> None:
        super().__init__(statement)
        self.ids = ids
        self._lists = (ids, *beside)

    @property
    def game(self) -> None:
        """It is of no one game."""
        return None

    async def rows(self, db: Database, /, **named: Any) -> list[Any]:
        """All rows of the answer, in no order where there are several databases; games whose database does not answer
        are left out. Raises `StoreUnavailable` where none does."""
        if len(db.all_games) == 1:
            return await db.all_games[0].rows(self.text, *self.values(named))
        return (await self.found(db, **named)).rows

    async def found(self, db: Database, /, **named: Any) -> Found:
        """The same, and of which games nobody answers."""
        if len(db.all_games) == 1:
            return Found(await db.all_games[0].rows(self.text, *self.values(named)), frozenset())
        parts, unanswered = self._parts(db, named)
        rows, failed = await _by_part(parts, lambda database, part: database.rows(self.text, *self.values(part)))
        unanswered |= {game for part in failed for game in part[self.ids]}
        return Found([row for found in rows for row in found], frozenset(unanswered))

    async def row(self, db: Database, /, **named: Any) -> Any:
        """The first row of the answer, or None."""
        return next(iter(await self.rows(db, **named)), None)

    async def do(self, db: Database, /, **named: Any) -> int:
        """Carry it out; how many rows it changed. Raises `StoreUnavailable` where no database answers."""
        if len(db.all_games) == 1:
            return await db.all_games[0].do(self.text, *self.values(named))
        parts, _ = self._parts(db, named)
        counts, _ = await _by_part(parts, lambda database, part: database.do(self.text, *self.values(part)))
        return sum(counts)

    def _parts(self, db: Database, named: Mapping[str, Any]) -> tuple[list[tuple[Database, dict[str, Any]]], set[str]]:
        """The values for each database, and the games of which it is not known where they lie."""
        places: dict[Database, list[int]] = {}
        unknown = set()
        for place, game in enumerate(named[self.ids]):
            try:
                places.setdefault(db.games(game), []).append(place)
            except StoreUnavailable:
                unknown.add(game)
        parts = [
            (database, {**named, **{name: _at(named[name], chosen) for name in self._lists}})
            for database, chosen in places.items()
        ]
        return parts, unknown


def _at(items: Sequence[Any], places: Iterable[int]) -> list[Any]:
    return [items[place] for place in places]


async def _by_part(
    parts: Sequence[tuple[Database, dict[str, Any]]], ask: Callable[[Database, dict[str, Any]], Any]
) -> tuple[list[Any], list[dict[str, Any]]]:
    """What the databases answer, and the values of those that do not. Raises `StoreUnavailable` if none does."""
    answers = await asyncio.gather(*(ask(*part) for part in parts), return_exceptions=True)
    found, failed, away = [], [], None
    for (_, values), answer in zip(parts, answers, strict=True):
        if isinstance(answer, StoreUnavailable):
            away = answer
            failed.append(values)
        elif isinstance(answer, BaseException):
            raise answer
        else:
            found.append(answer)
    if away is not None and not found:
        raise away
    return found, failed
