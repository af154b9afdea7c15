"""Games of the toy that are over."""

from typing import Any

from tests.support.server import Server, Sitting


async def finished(server: Server, *names: str, points: int = 1, **more: Any) -> Sitting:
    """A game that the first seat has won."""
    table = await server.table(*names, options={"target": 1}, **more)
    await table.pick()
    await table.act(0, "Count", by=points)
    await table.act(0, "Pass")
    await server.settle()
    return table
