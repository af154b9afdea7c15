"""The page of what a robot thinks of a finished game."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from app.registration import GameRegistration
from tests.support.finished import finished
from tests.support.judged_toy import ANALYST, load
from tests.support.server import running
from tests.support.toy_registration import TOY
from tests.support.words import say


@pytest.fixture
def judged() -> Sequence[GameRegistration]:
    return (replace(TOY, load=load, analyst=ANALYST),)


async def test_anyone_who_may_see_the_table_may_open_it(database_url: str, judged: Sequence[GameRegistration]) -> None:
    async with running(database_url, judged) as server:
        table = await finished(server, "Ada", "Ben")
        eve = await server.player("Eve")
        path = f"/t/{table.id}/analysis"
        page = await table.players[0].call("GET", path)
        assert page.status_code == 200
        assert say("analysis-limit-known") in page.text
        invited = await eve.call("GET", f"{path}?invite={table.invite}")
        assert invited.status_code == 200
        assert f"/t/{table.id}?invite=" in invited.text
        for other in (path, f"{path}?invite=wrong", "/t/none/analysis"):
            assert (await eve.call("GET", other)).status_code == 404


async def test_it_says_why_there_is_none(database_url: str, judged: Sequence[GameRegistration]) -> None:
    async with running(database_url, judged) as server:
        table = await server.table("Ada", "Ben")
        page = await table.players[0].call("GET", f"/t/{table.id}/analysis")
        assert page.status_code == 409
        assert say("problem-not-over") in page.text


async def test_finished_games_lead_there_where_they_are_judged(
    database_url: str, judged: Sequence[GameRegistration]
) -> None:
    async with running(database_url, judged) as server:
        table = await finished(server, "Ada", "Ben")
        assert f"/t/{table.id}/analysis" in (await table.players[0].call("GET", "/me/games")).text
    async with running(database_url, (TOY,)) as server:
        page = await table.players[0].call("GET", "/me/games")
        assert f"/t/{table.id}/analysis" not in page.text
