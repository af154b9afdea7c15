"""Premoves of the toy that play by themselves, at a table of Ada, who acts, and Bob, who waits."""

from typing import Any

import pytest

from app.play.premover import Premover
from tests.support.server import Json, Server, Sitting

PASS: Json = {"type": "Pass"}


def count_by(number: int) -> Json:
    """A move of the toy."""
    return {"type": "Count", "by": number}


async def waiting(server: Server, *others: str) -> Sitting:
    """The table, far from the end of its game; `others` sit there as well."""
    table = await server.table("Ada", "Bob", *others, options={"target": 10_000})
    await table.pick()
    await server.settle()
    return table


async def let_play(table: Sitting, *moves: Json) -> Json:
    """Let these moves of Bob play by themselves; the answer."""
    answer: Json = await table.players[1].ok("POST", table.path("/premove"), {"moves": moves, "by_itself": True})
    return answer


def play_one_move_alone(patched: pytest.MonkeyPatch) -> None:
    """Let whatever plays premoves stop once it has made one move."""
    step, has_moved = Premover._step, False

    async def once(self: Premover, *given: Any) -> bool:
        nonlocal has_moved
        has_moved = has_moved or await step(self, *given)
        return False

    patched.setattr(Premover, "_step", once)


async def played_by(table: Sitting, seat: int) -> list[Any]:
    """The moves of a seat's turns by the log."""
    entries = (await table.players[seat].ok("GET", table.path("/log")))["entries"]
    made = [entry["move"] for entry in entries if entry["seat"] == seat]
    return [move for move in made if move.get("type") in ("Count", "Pass")]


async def change_a_statement(server: Server, table: Sitting, at: int) -> None:
    """As if the move at this place had brought something else when it was kept."""
    path, told = [str(at), "lines"], '[{"key": "count", "amount": 7}]'
    async with server.services.db.transaction() as connection:
        await connection.execute(
            "UPDATE premoves SET steps = jsonb_set(steps, $1::text[], $2::jsonb) WHERE game_id = $3",
            path,
            told,
            table.id,
        )
