"""A whole game of Skymines through the server: people, a robot and Luna."""

import random

import jsonpatch
import msgspec
import pytest

from app.play.table_loader import load_table
from app.play.verification import verify_game
from tests.support.games import GAMES
from tests.support.server import Player, Server, plain


@pytest.mark.parametrize("kinds", [["automa"], ["robot", "automa"]])
async def test_a_game_is_played_to_its_end_and_replays(server: Server, kinds: list[str]) -> None:
    players = [await server.player(name) for name in ("Ada", "Bob")]
    seats = [{"kind": "human"}] * 2 + [{"kind": kind} for kind in kinds]
    made = await players[0].make({"game": "skymines", "seats": seats, "visibility": "public"})
    path = f"/api/games/{made['id']}"
    await players[1].ok("POST", f"{path}/join")
    await players[0].ok("POST", f"{path}/start")
    await play_on(server, made["id"], players)
    seen = await players[0].look(made["id"])
    assert seen["status"] == "finished"
    assert seen["view"]["winners"]
    assert all(len(score["categories"]) == 7 for score in seen["view"]["scores"])
    live = await server.services.tables.live.get(made["id"])
    assert await verify_game(server.services.db, GAMES, made["id"]) == live.seq
    assert (await load_table(server.services.db, GAMES, made["id"])).state == live.state
    told = (await players[1].ok("GET", f"{path}/log"))["entries"]
    assert sum(bool(entry["text"]) for entry in told) > len(told) / 2
    few = (await players[1].ok("GET", f"{path}/log?after=5&until=9"))["entries"]
    assert few == told[5:9]
    row = await server.services.db.row("SELECT max(pg_column_size(events)) AS size FROM events WHERE seq > 1")
    assert row["size"] < 4000


@pytest.mark.rule("B-205")
async def test_seed_and_hidden_orders_are_sent_to_nobody(server: Server) -> None:
    players = [await server.player(name) for name in ("Ada", "Bob", "Eve")]
    seats = [{"kind": "human"}] * 2 + [{"kind": "automa"}]
    made = await players[0].make({"game": "skymines", "seats": seats, "visibility": "public"})
    await players[1].ok("POST", f"/api/games/{made['id']}/join")
    await players[0].ok("POST", f"/api/games/{made['id']}/start")
    await play_on(server, made["id"], players, moves=30)
    table = await server.services.tables.live.get(made["id"])
    secret = await server.services.db.row("SELECT entropy, nonce FROM games")
    hidden = [secret["entropy"].hex(), secret["nonce"].hex(), table.state.seed]
    orders = [table.state.stack, table.state.seats[2].luna.deck, *table.state.supplies.values()]
    # Three neighbours in their order give an order away.
    hidden += [msgspec.json.encode(order[:3]).decode()[1:-1] for order in orders if len(order) >= 3]
    for player in players:
        for path in ("", "/choices", "/log", "/export", "?at=1"):
            text = (await player.call("GET", f"/api/games/{made['id']}{path}")).text
            assert not [secret for secret in hidden if secret in text], path


async def test_a_plan_changed_too_late_is_stale_and_not_against_the_rules(server: Server) -> None:
    players = [await server.player(name) for name in ("Ada", "Bob")]
    made = await players[0].make({"game": "skymines", "seats": [{"kind": "human"}] * 2, "visibility": "public"})
    await players[1].ok("POST", f"/api/games/{made['id']}/join")
    await players[0].ok("POST", f"/api/games/{made['id']}/start")
    table = await server.services.tables.live.get(made["id"])
    while table.view(None)["phase"] != "planning":
        seat = table.to_move()[0]
        await players[seat].move(made["id"], plain(table.choices(seat).moves[0]), table.seq)
    plans = {seat: plain(table.choices(seat).sample) for seat in (0, 1)}
    later = next(seat for seat in (0, 1) if seat != table.state.starter)
    await players[later].move(made["id"], plans[later], table.seq)
    seen = table.seq
    await players[1 - later].move(made["id"], plans[1 - later], seen)
    assert later not in table.to_move()
    refused = await players[later].move(made["id"], plans[later], seen)
    assert (refused.status_code, refused.json()["code"]) == (409, "stale")
    refused = await players[later].move(made["id"], plans[later], table.seq)
    assert (refused.status_code, refused.json()["code"]) == (422, "not-your-turn")


async def play_on(server: Server, game_id: str, players: list[Player], moves: int = 10_000) -> None:
    """Let people move at random, now and then undoing, until the end; patches lead to the fresh view."""
    game, draw = GAMES.rules("skymines"), random.Random(11)
    for _ in range(moves):
        await server.services.automata.settle()
        table = await server.services.tables.live.get(game_id)
        if not table.to_move():
            return
        seat = table.to_move()[0]
        before = plain(table.view(seat))
        move = msgspec.to_builtins(game.random_move(table.state, seat, draw))
        answer = await players[seat].move(game_id, move, table.seq)
        assert answer.status_code == 200, answer.text
        done = answer.json()
        if done["seq"] == table.seq:
            assert jsonpatch.apply_patch(before, done["patch"]) == plain(table.view(seat))
        if table.undo_target(seat) is not None and draw.randrange(4) == 0:
            await players[seat].ok("POST", f"/api/games/{game_id}/undo", {"seq": table.seq})
            assert plain(table.view(seat)) == before
