"""How the parts of an application are put together."""

from collections.abc import Iterator

from app.clocks.clocks import Timekeeping
from app.play.playing import Playing
from app.services import Services
from app.store.database import Database
from tests.support.games import GAMES
from tests.support.server import settings
from tests.support.words import MESSAGES


def parts_of(services: Services) -> Iterator[object]:
    """Each part once, those within other parts too."""
    for part in vars(services).values():
        yield part
        if isinstance(part, Playing | Timekeeping):
            yield from vars(part).values()


async def test_no_part_lends_its_database_to_another() -> None:
    services = Services(settings(), "postgresql://nowhere", GAMES, MESSAGES)
    lent = [
        f"{type(part).__name__}.{name}"
        for part in parts_of(services)
        if hasattr(part, "__dict__")
        for name, held in vars(part).items()
        if isinstance(held, Database) and not name.startswith("_")
    ]
    assert lent == []
