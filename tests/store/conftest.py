"""An open database."""

from collections.abc import AsyncIterator

import pytest_asyncio
from msgspec.structs import replace

from app.store import games, log
from app.store.database import Database
from app.store.records import Secret
from tests.support.store.known import GAME, SUMMARY, entry


@pytest_asyncio.fixture
async def db(database_url: str) -> AsyncIterator[Database]:
    """An open database with one game that has begun."""
    database = await Database(database_url).open()
    await games.add_game(database, GAME)
    await log.begin(database, "g1", 0, SUMMARY, replace(entry(1), seat=None), "c1", Secret(b"e", b"n"))
    yield database
    await database.close()
