"""The one clock: the machine's time, unless a test turns it."""

from datetime import UTC, datetime, timedelta

from app import clock
from tests.support.server import Server
from tests.support.time import standing_clock


def test_the_clock_tells_the_machines_time_in_utc() -> None:
    before = datetime.now(UTC)
    assert before <= clock.now() <= datetime.now(UTC)
    assert clock.now().tzinfo is UTC


def test_a_test_turns_the_clock_and_leaves_it_as_it_was() -> None:
    with standing_clock() as hands:
        noon = clock.now()
        hands.turn(days=2, minutes=5)
        assert clock.now() - noon == timedelta(days=2, minutes=5)
    assert abs(clock.now() - datetime.now(UTC)) < timedelta(minutes=1)


async def test_a_move_bears_the_time_of_the_clock(server: Server) -> None:
    later = datetime(2100, 3, 2, 12, tzinfo=UTC)
    with standing_clock(later):
        table = await server.table("Ada")
        await table.pick()
        log = await table.players[0].ok("GET", table.path("/log"))
    assert {datetime.fromisoformat(entry["at"]) for entry in log["entries"]} == {later}
