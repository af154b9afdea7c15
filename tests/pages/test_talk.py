"""The page of a table's talk."""

from tests.support.server import running


async def test_anyone_who_may_see_the_table_may_open_its_talk(database_url: str) -> None:
    async with running(database_url) as server:
        table = await server.table("Ada", "Ben")
        eve = await server.player("Eve")
        path = f"/t/{table.id}/talk"
        assert (await table.players[0].call("GET", path)).status_code == 200
        assert (await eve.call("GET", f"{path}?invite={table.invite}")).status_code == 200
        for other in (path, f"{path}?invite=wrong", "/t/none/talk"):
            assert (await eve.call("GET", other)).status_code == 404
