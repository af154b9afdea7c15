"""Every game over REST and websockets at once: what is offered, refused, undone, and sent to whom."""

import random
from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack
from typing import Any

import msgspec

from app.api.schema import namespace
from tests.support.cases import Case
from tests.support.conformance.seating import opened
from tests.support.network import Watcher, process, watching
from tests.support.server import Json, Player, Server, published

MAX_MOVES = 10
"""The first so many moves of people; short games end before."""


class At(msgspec.Struct):
    """A player at a table, with the websocket that tells them of it; how many of its messages have been looked at."""

    player: Player
    watcher: Watcher
    seat: int
    looked: int = 0

    def news(self) -> list[Json]:
        """The messages that have come since it was last asked."""
        came = self.watcher.messages[self.looked :]
        self.looked = len(self.watcher.messages)
        return came


async def test_rest_and_websocket_tell_the_same_and_no_secrets(case: Case, database_url: str) -> None:
    """Each view, made by patches alone, is the fresh one and as published; nothing sent names what is hidden."""
    async with process(database_url) as (server, address), AsyncExitStack() as stack:
        game_id, players = await opened(case, server)
        sitting = [await _sat_down(stack, address, game_id, player) for player in players]
        draw, seen = random.Random(3), list[Json]()
        for _ in range(MAX_MOVES):
            hidden = [await _hidden(case, server, game_id, at) for at in sitting]
            tables = [await at.player.look(game_id) for at in sitting]
            asked = [number for number, table in enumerate(tables) if table["choices"]["step"]]
            if not asked:
                break
            mover, table = sitting[asked[0]], tables[asked[0]]
            await _is_refused(mover.player, game_id, table, seen)
            move = draw.choice(table["choices"]["choices"] or [table["choices"]["sample"]])
            seen.append(move)
            answer = await mover.player.move(game_id, move, table["seq"])
            assert answer.is_success, answer.text
            await server.settle()
            await _agree(case, game_id, sitting)
            for at, before in zip(sitting, hidden, strict=True):
                _keeps_quiet(at.news(), before & await _hidden(case, server, game_id, at))


async def test_what_can_be_undone_leads_back(case: Case, database_url: str) -> None:
    """Where a move may be undone, all see the table as it was before it; where not, undoing is refused."""
    async with process(database_url) as (server, address), AsyncExitStack() as stack:
        game_id, players = await opened(case, server)
        sitting = [await _sat_down(stack, address, game_id, player) for player in players]
        draw = random.Random(4)
        for _ in range(MAX_MOVES):
            tables = [await at.player.look(game_id) for at in sitting]
            asked = [number for number, table in enumerate(tables) if table["choices"]["step"]]
            if not asked:
                break
            mover, table = sitting[asked[0]], tables[asked[0]]
            move = draw.choice(table["choices"]["choices"] or [table["choices"]["sample"]])
            assert (await mover.player.move(game_id, move, table["seq"])).is_success
            await server.settle()
            after = await mover.player.look(game_id)
            answer = await mover.player.call("POST", f"/api/games/{game_id}/undo", {"seq": after["seq"]})
            assert answer.is_success == (after["undo"] is not None), answer.text
            await server.settle()
            if answer.is_success and after["undo"] == table["seq"]:
                again = [await at.player.look(game_id) for at in sitting]
                assert [table["view"] for table in again] == [table["view"] for table in tables]
                assert (await mover.player.move(game_id, move)).is_success
                await server.settle()
            await _agree(case, game_id, sitting)


async def _sat_down(stack: AsyncExitStack, address: str, game_id: str, player: Player) -> At:
    watcher = await stack.enter_async_context(watching(address, game_id, player.token))
    await watcher.next("view")
    return At(player, watcher, watcher.view["me"])


async def _hidden(case: Case, server: Server, game_id: str, at: At) -> set[str]:
    table = await server.services.tables.live.get(game_id)
    return set(case.hidden(table.state, at.seat))


async def _agree(case: Case, game_id: str, sitting: Sequence[At]) -> None:
    """Patches have led each websocket to what REST answers, and to what is published."""
    for at in sitting:
        fresh: Any = await at.player.look(game_id)
        await at.watcher.reach(fresh["seq"])
        assert at.watcher.view == fresh["view"]
        assert at.watcher.choices == fresh["choices"]
        published().check(f"{namespace(case.game)}.View", at.watcher.view)


async def _is_refused(player: Player, game_id: str, table: Json, moves: Sequence[Json]) -> None:
    """A move of an earlier question that is not offered now is refused by name, with words and a page; nothing is
    written. A form takes more than it lists."""
    if table["choices"]["form"] is not None:
        return
    move = next((move for move in moves if move not in table["choices"]["choices"]), None)
    if move is None:
        return
    answer = await player.move(game_id, move, table["seq"])
    assert answer.status_code == 422, answer.text
    problem = answer.json()
    assert problem["code"]
    assert problem["rule"]
    assert problem["detail"]
    assert (await player.look(game_id))["seq"] == table["seq"]


def _keeps_quiet(messages: Sequence[Json], hidden: Collection[str]) -> None:
    sent = msgspec.json.encode(messages).decode()
    assert not [name for name in hidden if f'"{name}"' in sent]
