"""What the table's page is sent briefly is the same, value for value."""

import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.api.compact import compact
from tests.support.games import GAMES
from tests.support.server import Server

PROJECT = Path(__file__).resolve().parents[2]
RESTORE = """
import { restored } from "./app/static/js/table/compact.ts";
let told = "";
for await (const part of process.stdin) told += part;
process.stdout.write(JSON.stringify(JSON.parse(told).map(restored)));
"""

VALUES: list[Any] = [
    None,
    [],
    {},
    [[], []],
    [[1, 2], [3, 4]],
    [[1], [], [2, 3]],
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 5, 5, 4, 5],
    [0.5, 1, -2],
    [True, False],
    [{"id": "a", "at": 1}, {"id": "b", "at": 2}],
    [{"id": "a"}, {"at": 2}],
    [{}, {}],
    {"a": {"id": "a", "at": [1, 2]}, "b": {"id": "b", "at": []}},
    {"a": {"id": "b", "at": None}, "b": {"id": "a", "at": "0"}},
    {"@": "numbers", "runs": "1-3"},
    [{"@": 1}, {"@": 2}],
    {"a": {"x": {"k": 1, "l": 2}, "y": {"k": 3, "l": 4}}, "b": {"x": {"k": 5, "l": 6}, "y": {"k": 7, "l": 8}}},
]


def restored(brief: list[Any]) -> Any:
    """What the page makes of them."""
    run = ["node", "--import", "./tests/js/support/typescript.mjs", "--input-type=module", "--eval", RESTORE]
    done = subprocess.run(run, input=msgspec.json.encode(brief), capture_output=True, check=True, cwd=PROJECT)
    return msgspec.json.decode(done.stdout)


def test_the_page_restores_all_values_and_the_order_of_their_fields() -> None:
    again = restored([compact(value) for value in VALUES])
    assert msgspec.json.encode(again) == msgspec.json.encode(VALUES)


@pytest.mark.parametrize(
    ("plain", "brief"),
    [
        (
            {"b": {"id": "b", "at": 3}, "c": {"id": "c", "at": 5}},
            {"@": "rows", "keys": ["id", "at"], "of": ["b", "c"], "columns": [0, [3, 5]]},
        ),
        ([[1, 2], [3, 4]], {"@": "lists", "lengths": 2, "items": [1, 2, 3, 4]}),
        ([*range(20), *range(40, 20, -1)], {"@": "numbers", "runs": "0-19 40-21"}),
        ([1, 2, 3], [1, 2, 3]),
    ],
)
def test_what_is_similar_is_said_once(plain: Any, brief: Any) -> None:
    assert compact(plain) == brief


@pytest.mark.parametrize("game", ["skymines", "shackleton"])
async def test_the_facts_of_a_table_are_the_same_in_fewer_bytes(server: Server, game: str) -> None:
    digest = GAMES.rules(game).component_sets()[0]
    async with server.client() as client:
        plain = await client.get(f"/api/components/{digest}?modules=&automa=false")
        brief = await client.get(f"/api/components/{digest}/compact?modules=&automa=false")
    assert restored([brief.json()["facts"]]) == [plain.json()]
    assert len(brief.content) < 0.85 * len(plain.content)
    assert brief.headers["etag"] != plain.headers["etag"]
