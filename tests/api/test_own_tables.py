"""`GET /api/games?mine`: all tables of a person, a page at a time."""

from typing import Any

import pytest

from app.play.table_pages import TABLES_PER_PAGE
from tests.support.server import Json, Player, Server, Sitting

COPIED = """
    INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object(
        'id', $2 || lpad(number::text, 3, '0'), 'updated', now() - $4::float8 * interval '1 hour'
            - number * interval '1 minute'))).*
    FROM games g, generate_series(1, $3) AS number WHERE g.id = $1
"""
COPIED_SEATS = """
    INSERT INTO seats SELECT (jsonb_populate_record(s, jsonb_build_object(
        'game_id', $2 || lpad(number::text, 3, '0')))).*
    FROM seats s, generate_series(1, $3) AS number WHERE s.game_id = $1
"""


async def copied(server: Server, table: Sitting, name: str, number: int, hours: float = 0.0) -> list[str]:
    """So many tables like this one, each changed a minute before the one in front of it, the first so many hours ago;
    their ids."""
    await server.settle()
    await server.services.db.do(COPIED, table.id, name, number, hours)
    await server.services.db.do(COPIED_SEATS, table.id, name, number)
    return [f"{name}{one:03}" for one in range(1, number + 1)]


async def pages(player: Player, query: str = "?mine") -> list[list[Json]]:
    found, after = [], ""
    while True:
        page = await player.ok("GET", f"/api/games{query}{after}")
        found.append(page["games"])
        if page["next"] is None:
            return found
        after = f"&after={page['next']}"


def ids(tables: list[Any]) -> list[str]:
    return [table["id"] for table in tables]


async def bobs_turn(server: Server) -> Sitting:
    """A table of Ada and Bob at which Bob is asked."""
    table = await server.table("Ada", "Bob")
    await table.pick()
    await table.act(0, "Pass")
    return table


async def test_those_that_wait_for_the_caller_come_first_and_longest_waiting_ones_at_their_head(server: Server) -> None:
    table = await bobs_turn(server)
    ada, bob = table.players
    waiting = await copied(server, table, "w", TABLES_PER_PAGE + 20, 1.0)
    first, second = await pages(bob)
    assert ids(first) == waiting[:-101:-1]
    assert ids(second) == [*waiting[19::-1], table.id]
    first, second = await pages(ada)
    assert ids(first) == [table.id, *waiting[:99]] and ids(second) == waiting[99:]


async def test_then_those_that_go_on_and_those_that_are_over(server: Server) -> None:
    table = await bobs_turn(server)
    bob, db = table.players[1], server.services.db
    going_on = await copied(server, table, "g", TABLES_PER_PAGE - 1)
    over = await copied(server, table, "o", 5)
    asleep, stood_in, lobby = "g001", "g002", "g003"
    await db.do("UPDATE games SET to_move = '{0}' WHERE id LIKE 'g%' AND id > 'g003'")
    await db.do("UPDATE games SET status = 'finished', to_move = '{}' WHERE id LIKE 'o%'")
    await db.do("UPDATE games SET asleep = now() WHERE id = $1", asleep)
    await db.do("UPDATE seats SET stand_in = 'resigned' WHERE game_id = $1 AND seat = 1", stood_in)
    await db.do("UPDATE games SET status = 'lobby' WHERE id = $1", lobby)
    first, second = await pages(bob)
    assert ids(first) == [table.id, *going_on] and ids(second) == over


async def test_pages_are_of_one_game_as_well_and_a_broken_table_ends_none(server: Server) -> None:
    table = await bobs_turn(server)
    bob = table.players[1]
    waiting = await copied(server, table, "w", TABLES_PER_PAGE, 1.0)
    await server.services.db.do("UPDATE games SET clock = '[]' WHERE id = 'w001'")
    first, second = await pages(bob, "?mine&game=toy")
    assert ids(first) == waiting[:0:-1] and ids(second) == [table.id]
    assert await pages(bob, "?mine&game=skymines") == [[]]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("?mine&after=3-1-g1", "malformed-request"),
        ("?mine&after=0--1-g1", "malformed-request"),
        ("?open&after=0-1-g1", "no-such-page"),
        ("?after=0-1-g1", "no-such-page"),
    ],
)
async def test_only_own_tables_come_in_pages_and_by_what_an_answer_says(server: Server, query: str, code: str) -> None:
    ada = await server.player("Ada")
    refused = await ada.call("GET", f"/api/games{query}")
    assert (refused.status_code, refused.json()["code"]) == (422, code)


@pytest.mark.parametrize("query", ["", "?open", "?watch"])
async def test_lists_of_others_tables_have_no_further_page(server: Server, query: str) -> None:
    ada = await server.player("Ada")
    assert (await ada.ok("GET", f"/api/games{query}"))["next"] is None
