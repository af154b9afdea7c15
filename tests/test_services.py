"""How the parts of an application are put together."""

from collections.abc import Iterator

from app.clocks.clocks import Timekeeping
from app.play.playing import Playing
from app.store.database import Database
from tests.support.server import Server


def parts_of(server: Server) -> Iterator[object]:
    """Each part once, those within other parts too."""
    for part in vars(server.services).values():
        yield part
        if isinstance(part, Playing | Timekeeping):
            yield from vars(part).values()


async def test_no_part_lends_its_database_to_another(server: Server) -> None:
    lent = [
        f"{type(part).__name__}.{name}"
        for part in parts_of(server)
        if hasattr(part, "__dict__")
        for name, held in vars(part).items()
        if isinstance(held, Database) and not name.startswith("_")
    ]
    assert lent == []
