"""Every game over the API, as programs play it: every answer is held to the published schema by the server of tests."""

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest_asyncio

from app.play.exports import export_all, import_document
from app.play.verification import verify_game
from tests.support.cases import Case
from tests.support.conformance.seating import opened
from tests.support.games import GAMES
from tests.support.postgres import Cluster, fresh_database
from tests.support.server import Json, Player, Server, plain, running
from tests.support.words import MESSAGES

MAX_MOVES = 40
"""The first so many moves of people; short games end before."""


@pytest_asyncio.fixture
async def server(database_url: str) -> AsyncIterator[Server]:
    """A running server without a network."""
    async with running(database_url) as server:
        yield server


async def played(server: Server, game_id: str, players: list[Player], draw: random.Random) -> Json:
    """The first moves of a game, drawn among what is offered; the table afterwards."""
    for _ in range(MAX_MOVES):
        tables = [await player.look(game_id) for player in players]
        asked = [number for number, table in enumerate(tables) if table["choices"]["step"]]
        if not asked:
            break
        player, choices = players[asked[0]], tables[asked[0]]["choices"]
        move = draw.choice(choices["choices"]) if choices["choices"] else choices["sample"]
        answer = await player.move(game_id, move, choices["seq"])
        assert answer.is_success, answer.text
        await server.settle()
    return await players[0].look(game_id)


async def test_a_game_is_played_kept_told_and_taken_elsewhere(
    case: Case, server: Server, migrated_cluster: Cluster
) -> None:
    game_id, players = await opened(case, server)
    table = await played(server, game_id, players, random.Random(1))
    assert table["seq"] > 1
    assert await verify_game(server.services.db, GAMES, game_id) == table["seq"]
    for language in MESSAGES.languages:
        entries = (await players[0].ok("GET", f"/api/games/{game_id}/log?language={language}"))["entries"]
        assert all(text for entry in entries for text in entry["text"])
        assert any(entry["text"] for entry in entries)
    await players[0].ok("GET", f"/api/games/{game_id}/history")
    await players[0].ok("GET", f"/api/games/{game_id}/standing")
    await players[0].ok("GET", f"/api/components/{table['view']['components']}")
    document = await export_all(server.services.db, game_id)
    with fresh_database(migrated_cluster) as url:
        async with running(url) as other:
            await import_document(other.services.db, GAMES, document)
            assert plain(await export_all(other.services.db, game_id)) == plain(document)
            assert await verify_game(other.services.db, GAMES, game_id) == table["seq"]


async def test_how_it_ended_is_kept_as_the_rules_rank_it(short_case: Case, server: Server) -> None:
    game_id, players = await opened(short_case, server)
    table: Any = await played(server, game_id, players, random.Random(2))
    assert table["status"] == "finished"
    live = await server.services.tables.live.get(game_id)
    outcome = live.game.outcome(live.state)
    assert outcome is not None
    await server.settle()
    [ended] = (await players[0].ok("GET", "/api/users/me/results"))["games"]
    assert {seat["seat"]: seat["place"] for seat in ended["results"]} == dict(enumerate(outcome.places))
    assert {seat["seat"] for seat in ended["results"] if seat["won"]} == set(outcome.winners)


async def test_any_position_of_a_game_that_is_over_is_played_on(short_case: Case, server: Server) -> None:
    """By any of its players, on any seat that no automa has, as that seat saw it."""
    game_id, players = await opened(short_case, server)
    table = await played(server, game_id, players, random.Random(4))
    live = await server.services.tables.live.get(game_id)
    offered = await players[0].ok("GET", f"/api/games/{game_id}/branches")
    draw = random.Random(5)
    for seq in range(1, table["seq"], 2):
        seat, level = draw.choice(offered["seats"]), draw.choice(offered["robots"])["level"]
        wish = {"seq": seq, "seat": seat, "level": level}
        made = await players[0].ok("POST", f"/api/games/{game_id}/branches", wish)
        then = live.game.view(await server.services.tables.log.state_at(live, seq), seat)
        first = await players[0].ok("GET", f"/api/games/{made['id']}?at=1")
        assert first["view"] == plain(then)
        await server.settle()
        await played(server, made["id"], [players[0]], draw)
        assert await verify_game(server.services.db, GAMES, made["id"]) > 1
