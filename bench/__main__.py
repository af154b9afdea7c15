"""`python -m bench [NAME…]`: measure everything, or the named parts, and print a table."""

import asyncio
import gc
import sys
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bench import crowding, drawing, fairness, loading, noticing, page, posting, pure, sleeping, watching
from bench.report import Row, table
from bench.world import World, world

PARTS: dict[str, Callable[[World], Awaitable[list[Row]]]] = {
    "pure": pure.rows,
    "posting": posting.rows,
    "watching": watching.rows,
    "noticing": noticing.rows,
    "fairness": fairness.rows,
    "loading": loading.rows,
    "page": page.rows,
    "drawing": drawing.rows,
    "sleeping": sleeping.rows,
}


WHOLE_BOX: Mapping[str, Any] = {"modules": {"belt": {}, "missions": {}, "threats": {}}}
WITH_MODULES = ("pure", "posting", "watching", "loading", "page", "drawing")
"""What depends on the game that is played."""


async def with_modules(world: World) -> list[Row]:
    """The same rows in games on the Belt, with missions and a threat."""
    world.options = WHOLE_BOX
    rows = [row for name in WITH_MODULES for row in await PARTS[name](world)]
    world.options = {}
    return [replace(row, what=f"everything: {row.what}") for row in rows]


PARTS["everything"] = with_modules
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
        rows = asyncio.run(measure(here, names or list(PARTS)))
    print(table(rows))
    return 0 if all(row.holds for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
