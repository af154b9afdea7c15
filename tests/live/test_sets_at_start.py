"""A process knows which component sets the others know before any game begins there, and before it listens."""

from typing import cast

from app.changes import Changes
from app.live.bus import Bus
from app.play.common_sets import CommonSets
from app.rules.game import Game
from tests.support.server import running, until


class NewerToy:
    """The toy of a later version, with a set that this one lacks."""

    name = "toy"

    def component_sets(self) -> tuple[str, ...]:
        return ("toy-2", "toy-1")


async def test_the_first_look_finds_the_sets_of_those_that_listen(database_url: str) -> None:
    game = cast(Game, NewerToy())
    async with running(database_url) as server:
        await until(lambda: server.services.bus.listens)
        sets = CommonSets(game.component_sets())
        assert sets.newest(game) == "toy-2"
        bus = Bus(server.services.db, Changes(), "new", sets)
        await bus.look()
        assert (bus.listens, bus.owners.living) == (False, {})
        assert sets.newest(game) == "toy-1"
