"""A byte changed anywhere in what is stored of a game, or in its document, is found, and its place named."""

import os
import random
import re

import msgspec
import pytest

from app.play.broken import BrokenLog
from app.play.exports import export_all, import_document, read_document
from app.play.verification import verify_game
from app.problems import Invalid, Unavailable
from tests.support.compressed import compress_all
from tests.support.finished import finished
from tests.support.games import GAMES
from tests.support.one_byte import PLACE, Rows, changed_documents, connected, rich_game
from tests.support.postgres import Cluster, fresh_database
from tests.support.server import Server, running

CHANGES = int(os.environ.get("CHANGES", "100"))
"""Of rows, and as many of documents; `make soak` makes more."""
REFUSED = {("games", "status"), ("games", "visibility"), ("seats", "kind"), ("events", "seq")}
"""Where the database itself refuses what it does not know, or what is there already."""


async def failure_of(server: Server, game_id: str) -> str:
    """What verifying says of a changed game."""
    try:
        await verify_game(server.services.db, GAMES, game_id)
    except (BrokenLog, Unavailable) as found:
        return str(found)
    return "nothing was found"


async def test_a_byte_changed_in_any_row_is_found(server: Server, database_url: str) -> None:
    table = await rich_game(server)
    db = server.services.db
    await verify_game(db, GAMES, table.id)
    connection = await connected(database_url)
    rows = Rows(connection, table.id, random.Random(8))
    columns = await rows.columns()
    await rows.keep()
    for number in range(CHANGES):
        cell = rows.draw.choice(columns[list(columns)[number % len(columns)]])
        if not await rows.change(cell):
            continue
        told = await failure_of(server, table.id)
        assert re.search(f"game {table.id}, ({cell.places()})", told), (cell, told, rows.last)
        await rows.mend()
    await connection.close()
    assert rows.refused <= REFUSED
    assert rows.changed >= CHANGES * 4 // 5
    await verify_game(db, GAMES, table.id)


async def test_a_byte_changed_in_a_compressed_log_is_found(server: Server, database_url: str) -> None:
    table = await finished(server, "Ada", "Bob")
    await compress_all(server.services.db)
    connection = await connected(database_url)
    rows = Rows(connection, table.id, random.Random(10))
    columns = await rows.columns()
    await rows.keep()
    for place in ("compressed_logs", "data"), ("games", "compressed"):
        for _ in range(CHANGES // 5):
            (cell,) = columns[place]
            await rows.change(cell)
            told = await failure_of(server, table.id)
            assert re.search(f"game {table.id}, ({cell.places()})", told), (cell, told, rows.last)
            await rows.mend()
    await connection.close()
    assert rows.refused == set()
    await verify_game(server.services.db, GAMES, table.id)


async def test_a_byte_changed_in_a_document_is_found(server: Server, migrated_cluster: Cluster) -> None:
    table = await rich_game(server)
    document = await export_all(server.services.db, table.id)
    draw = random.Random(9)
    with fresh_database(migrated_cluster) as url:
        async with running(url) as other:
            for _, (data, near) in zip(range(CHANGES), changed_documents(document, draw), strict=False):
                with pytest.raises((BrokenLog, Invalid, Unavailable)) as found:
                    await import_document(other.services.db, GAMES, read_document(data))
                told = getattr(found.value, "detail", str(found.value))
                assert PLACE.search(told), (near, told)
            await import_document(other.services.db, GAMES, read_document(msgspec.json.encode(document)))
            await verify_game(other.services.db, GAMES, table.id)
