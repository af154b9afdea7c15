"""When a process ends, another one moves its automated seats on, and says so."""

from structlog.testing import capture_logs

from tests.support.network import process
from tests.support.server import until


async def test_automated_seats_of_a_process_that_ends_are_moved_on_by_another(database_url: str) -> None:
    # The first process would wait for a minute before it moves.
    async with process(database_url, automaton_pace_ms=100) as (there, _):
        with capture_logs() as logs:
            async with process(database_url, automaton_pace_ms=60_000) as (here, _):
                await until(lambda: here.services.bus.process in there.services.automata.others)
                ada = await here.player("Ada")
                seats = [{"kind": "human"}, {"kind": "robot", "level": 1}]
                made = await ada.make({"game": "toy", "seats": seats})
                await ada.ok("POST", f"/api/games/{made['id']}/start")
                seen = await ada.look(made["id"])
                if 0 in seen["to_move"]:
                    assert (await ada.move(made["id"], {"type": "Pick", "number": 1})).is_success
                table = await there.services.tables.live.get(made["id"])
                assert table.row.automatic
                before = table.seq
            gone = here.services.bus.process
            await until(lambda: any(line["event"] == "automata.taking-over" for line in logs))
            await until(lambda: table.seq > before)
    (line,) = [line for line in logs if line["event"] == "automata.taking-over"]
    assert line["processes"] == [gone]
