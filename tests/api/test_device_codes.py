"""A code brings a person to another device of theirs."""

from tests.support.server import Server, running
from tests.support.time import standing_clock

OURS = {"origin": "http://test"}


class TestCode:
    async def test_another_device_becomes_the_same_person(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.ok("POST", "/api/users/me/device-code")
        assert made["picture"].startswith("data:image/svg+xml")
        async with server.client() as phone:
            typed = made["code"].lower().replace("-", " ")
            used = await phone.post("/api/sign-in/code", json={"secret": typed}, headers=OURS)
            assert used.json()["user"]["id"] == ada.id
            again = await server.client().post("/api/sign-in/code", json={"secret": typed})
            assert again.json()["code"] == "bad-link"
        await ada.ok("GET", "/api/users/me")

    async def test_it_lives_for_minutes(self, server: Server) -> None:
        with standing_clock() as hands:
            ada = await server.player("Ada")
            made = await ada.ok("POST", "/api/users/me/device-code")
            hands.turn(minutes=5)
            late = await server.client().post("/api/sign-in/code", json={"secret": made["code"]})
            assert late.status_code == 403

    async def test_guessing_is_bounded(self, database_url: str) -> None:
        async with running(database_url, limits=True) as server:
            client = server.client()
            statuses = [
                (await client.post("/api/sign-in/code", json={"secret": f"AAAAAA{number:02}"})).status_code
                for number in range(21)
            ]
            assert statuses == [403] * 20 + [429]
