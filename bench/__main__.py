"""`python -m bench [NAME…]`: measure everything, or the named parts, and print a table."""

import asyncio
import gc
import sys
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from msgspec.structs import replace

from bench import (
    crowd,
    crowding,
    drawing,
    fairness,
    fleet,
    loading,
    noticing,
    page,
    partitions,
    posting,
    pure,
    sleeping,
    thinking,
    visiting,
    watching,
)
from bench.games import SHACKLETON, SKYMINES, Measured
from bench.report import Row, table
from bench.world import World, world

PARTS: dict[str, Callable[[World], Awaitable[list[Row]]]] = {
    "pure": pure.rows,
    "posting": posting.rows,
    "watching": watching.rows,
    "noticing": noticing.rows,
    "fairness": fairness.rows,
    "loading": loading.rows,
    "visiting": visiting.rows,
    "thinking": thinking.rows,
    "fleet": fleet.rows,
    "page": page.rows,
    "drawing": drawing.rows,
    "sleeping": sleeping.rows,
    "partitions": partitions.rows,
}


OF_A_GAME = ("pure", "posting", "watching", "loading", "page", "drawing")
"""What depends on the game that is played."""
EVERYTHING = replace(SKYMINES, options={"modules": {"belt": {}, "missions": {}, "threats": {}}}, one_ply=None)
"""Skymines on the Belt, with missions and a threat."""


async def of_game(world: World, what: str, played: Measured, names: Iterable[str] = OF_A_GAME) -> list[Row]:
    """The rows of these parts in another game."""
    world.played = played
    rows = [row for name in names for row in await PARTS[name](world)]
    world.played = SKYMINES
    return [replace(row, what=f"{what}: {row.what}") for row in rows]


PARTS["everything"] = partial(of_game, what="everything", played=EVERYTHING)
PARTS["shackleton"] = partial(of_game, what="Shackleton Base", played=SHACKLETON)
PARTS |= {
    f"shackleton-{name}": partial(of_game, what="Shackleton Base", played=SHACKLETON, names=(name,))
    for name in OF_A_GAME
}
PARTS |= {"crowd": crowd.rows} | {f"crowd-{tables}": partial(crowd.rows, tables=tables) for tables in crowd.MORE}
ASKED_FOR = ("shackleton-", "crowd-")
"""Parts with these beginnings are measured only where they are named."""
# The last one: its robots play on, beside whatever came behind it.
PARTS["crowding"] = crowding.rows


async def measure(here: World, names: list[str]) -> list[Row]:
    """The rows of these parts, one after the other."""
    rows: list[Row] = []
    await here.ready()
    for name in names:
        print(f"measuring: {name} …", file=sys.stderr, flush=True)
        gc.collect()
        rows += await PARTS[name](here)
    return rows


def main(names: list[str]) -> int:
    """Print the table; exit code 1 when a bound does not hold."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"There is no part {unknown[0]!r}; there are: {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    with world() as here:
        rows = asyncio.run(measure(here, names or [name for name in PARTS if not name.startswith(ASKED_FOR)]))
    print(table(rows))
    return 0 if all(row.holds for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
