"""What a robot thinks of a finished game: who may see it, when it is there, and who makes it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from app.play.analyses import MAX_TRIES, Analyses, Progress
from app.play.judging import Heard, Job, KeptAnalysis, NotJudged, Told, judge
from app.players.analysis import Point
from app.registration import GameRegistration
from app.store.errors import StoreUnavailable
from tests.support.finished import finished
from tests.support.games import HARVEST
from tests.support.judged_toy import ANALYST, load
from tests.support.server import Json, Server, Sitting
from tests.support.toy_registration import TOY

NOTHING = KeptAnalysis(expected=True, points=(Point(seq=1, round=1, totals=(1.0, 2.0)),), turns=(), seats=())


@pytest.fixture
def registered() -> Sequence[GameRegistration]:
    return (replace(TOY, load=load, analyst=ANALYST), HARVEST)


class Work:
    """Judges games as it is told to, and counts them."""

    def __init__(self, *, fails: Exception | None = None) -> None:
        self.done, self.fails = 0, fails
        self.begun, self.free = asyncio.Event(), asyncio.Event()

    async def __call__(self, job: Job, heard: Heard) -> KeptAnalysis:
        self.done += 1
        await heard(1, 4)
        self.begun.set()
        if self.fails:
            raise self.fails
        await self.free.wait()
        return NOTHING


async def here(job: Job, heard: Heard) -> KeptAnalysis:
    """Judges a game in this process, which is quicker than beginning another one."""
    told: list[Told] = []
    judge(job, told.append)
    made = told[-1].made
    assert made is not None
    return made


def working(server: Server, work: Callable[[Job, Heard], Awaitable[KeptAnalysis]] = here) -> Analyses:
    """The analyses of a process on the server's database."""
    return Analyses(server.services.db, server.services.games, work)


@pytest.fixture(autouse=True)
def judging_here(server: Server) -> None:
    """Let the server judge games in its own process."""
    server.services.analyses = working(server)


async def ended(server: Server, **more: Any) -> Sitting:
    return await finished(server, "Ada", "Ben", **more)


async def analysis(server: Server, table: Sitting, seat: int = 0) -> Json:
    """The analysis once it is made."""
    await table.players[seat].call("GET", table.path("/analysis"))
    await server.services.analyses.settle()
    found: Json = await table.players[seat].ok("GET", table.path("/analysis"))
    return found


class TestAnswers:
    async def test_the_first_request_starts_an_analysis_and_all_get_the_same(self, server: Server) -> None:
        table = await ended(server)
        first = await table.players[0].call("GET", table.path("/analysis"))
        assert (first.status_code, first.json()) == (202, {"done": 0.0})
        found = await analysis(server, table)
        assert found == await analysis(server, table, 1)
        assert found["robot"] == ANALYST.robot
        assert found["points"][-1]["totals"] == [1, 0]
        (turn,) = found["turns"]
        assert (turn["seat"], turn["lost"], turn["by_stand_in"]) == (0, 5.0, False)
        assert [line["key"] for line in turn["played"]["sentences"]] == ["log-Counted", "log-Passed", "log-Ended"]
        assert len(turn["better"]["text"]) == 3
        at = await table.players[0].ok("GET", table.path(f"?at={turn['seq']}"))
        assert at["view"]["turn"] == 0

    async def test_a_game_that_is_not_over_has_none(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        refused = await table.players[0].call("GET", table.path("/analysis"))
        assert (refused.status_code, refused.json()["code"]) == (409, "not-over")

    async def test_a_game_that_was_ended_early_has_none(self, server: Server) -> None:
        table = await server.table("Ada", "Ben")
        await table.pick()
        for player in table.players:
            await player.call("POST", table.path("/close"))
        refused = await table.players[0].call("GET", table.path("/analysis"))
        assert (refused.status_code, refused.json()["code"]) == (409, "ended-early")

    async def test_a_kind_of_game_that_nobody_judges_has_none(self, server: Server) -> None:
        player = await server.player("Ada")
        made = await player.make({"game": "harvest", "seats": [{"kind": "human"}, {"kind": "human"}]})
        refused = await player.call("GET", f"/api/games/{made['id']}/analysis")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-analysis")


class TestAccess:
    async def test_anyone_who_may_see_the_table_may_see_it(self, server: Server) -> None:
        table = await ended(server, visibility="public")
        await analysis(server, table)
        async with server.client() as stranger:
            assert (await stranger.get(table.path("/analysis"))).status_code == 200

    async def test_nobody_else_learns_that_there_is_a_table(self, server: Server) -> None:
        table = await ended(server)
        async with server.client() as stranger:
            refused = await stranger.get(table.path("/analysis"))
            assert (refused.status_code, refused.json()["code"]) == (404, "no-such-game")
            assert (await stranger.get(table.path(f"/analysis?invite={table.invite}"))).status_code == 202
        await server.services.analyses.settle()

    async def test_it_shows_no_more_than_the_log_does(self, server: Server) -> None:
        table = await ended(server)
        found = await analysis(server, table)
        told = [event["type"] for turn in found["turns"] for event in turn["played"]["events"]]
        assert "Picked" not in told


class TestMaking:
    async def test_two_processes_make_one(self, server: Server) -> None:
        table = await ended(server)
        found = await server.services.tables.live.get(table.id)
        work = Work()
        work.free.set()
        first, second = working(server, work), working(server, work)
        await asyncio.gather(first.of(found), second.of(found), first.of(found))
        await first.settle()
        await second.settle()
        assert work.done == 1
        assert await first.of(found) == await second.of(found) == NOTHING

    async def test_it_is_told_how_far_it_is(self, server: Server) -> None:
        table = await ended(server)
        found = await server.services.tables.live.get(table.id)
        work = Work()
        process = working(server, work)
        await process.of(found)
        await work.begun.wait()
        assert await process.of(found) == await working(server, Work()).of(found) == Progress(0.25)
        work.free.set()
        await process.settle()

    @pytest.mark.parametrize("error", [NotJudged("it fell"), TimeoutError(), KeyError("a fault")], ids=repr)
    async def test_a_failed_analysis_is_tried_again_and_finally_given_up(
        self, server: Server, error: Exception
    ) -> None:
        table = await ended(server)
        found = await server.services.tables.live.get(table.id)
        work = Work(fails=error)
        server.services.analyses = working(server, work)
        for _ in range(MAX_TRIES):
            assert (await table.players[0].call("GET", table.path("/analysis"))).status_code == 202
            await server.services.analyses.settle()
        refused = await table.players[0].call("GET", table.path("/analysis"))
        assert (refused.status_code, refused.json()["code"]) == (409, "analysis-failed")
        assert work.done == MAX_TRIES
        assert found.row.status == "finished"

    async def test_a_database_that_goes_away_is_no_failure_of_the_work(self, server: Server) -> None:
        table = await ended(server)
        found = await server.services.tables.live.get(table.id)
        for _ in range(MAX_TRIES + 1):
            interrupted = working(server, Work(fails=StoreUnavailable()))
            await interrupted.of(found)
            await interrupted.settle()
        work = Work()
        work.free.set()
        process = working(server, work)
        await process.of(found)
        await process.settle()
        assert await process.of(found) == NOTHING

    async def test_a_process_that_stops_leaves_it_to_the_next(self, server: Server) -> None:
        table = await ended(server)
        found = await server.services.tables.live.get(table.id)
        slow, quick = Work(), Work()
        stopping = working(server, slow)
        await stopping.of(found)
        await slow.begun.wait()
        await stopping.stop()
        quick.free.set()
        next_one = working(server, quick)
        await next_one.of(found)
        await next_one.settle()
        assert await next_one.of(found) == NOTHING
