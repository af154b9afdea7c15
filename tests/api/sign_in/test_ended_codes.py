"""A code or a link ends with the session that asked for it: it does not let anybody back in."""

import pytest

from tests.support.mail import Postbox
from tests.support.server import Player, Server
from tests.support.signing_in import ADDRESS, PASSWORD, mailed, with_password


class TestEndedCodesAndLinks:
    async def thief(self, server: Server, ada: Player) -> tuple[Player, str]:
        """A browser that is signed in as Ada by a code of hers, and a code that it has made for another device."""
        code = (await ada.ok("POST", "/api/users/me/device-code"))["code"]
        signed = await server.client().post("/api/sign-in/code", json={"secret": code})
        token = signed.cookies["regolith"].partition(".")[0]
        eve = Player(server.client(token), ada.id, token)
        return eve, (await eve.ok("POST", "/api/users/me/device-code"))["code"]

    @pytest.mark.parametrize("way", ["that session", "everywhere else", "password", "own sign-out", "new token"])
    async def test_a_code_ends_with_the_session_that_made_it(self, server: Server, box: Postbox, way: str) -> None:
        ada = await with_password(server, box)
        eve, code = await self.thief(server, ada)
        match way:
            case "that session":
                all_of_them = (await ada.ok("GET", "/api/users/me/sessions"))["sessions"]
                [theirs] = [session["id"] for session in all_of_them if not session["current"]]
                await ada.ok("DELETE", f"/api/users/me/sessions/{theirs}")
            case "everywhere else":
                await ada.ok("DELETE", "/api/users/me/sessions")
            case "password":
                await ada.ok("POST", "/api/users/me/password", {"password": "eight green rovers", "current": PASSWORD})
            case "own sign-out":
                await eve.ok("DELETE", "/api/users/me/token")
            case _:
                await eve.ok("POST", "/api/users/me/token")
        refused = await server.client().post("/api/sign-in/code", json={"secret": code})
        assert (refused.status_code, refused.json()["code"]) == (403, "bad-link")

    async def test_an_address_is_not_moved_by_a_link_that_a_session_asked_for_that_has_ended(
        self, server: Server, box: Postbox
    ) -> None:
        ada = await with_password(server, box)
        eve, _ = await self.thief(server, ada)
        await eve.ok("POST", "/api/users/me/address", {"address": "eve@example.org", "current": PASSWORD})
        secret = await mailed(server, box)
        await ada.ok("DELETE", "/api/users/me/sessions")
        used = await server.client().post("/api/sign-in/confirm", json={"secret": secret})
        assert (used.status_code, used.json()["code"]) == (403, "bad-link")
        assert (await ada.ok("GET", "/api/users/me/credentials"))["address"] == ADDRESS

    async def test_a_link_for_signing_in_ends_with_a_new_password(self, server: Server, box: Postbox) -> None:
        ada = await with_password(server, box)
        await server.client().post("/api/sign-in/link", json={"address": ADDRESS})
        secret = await mailed(server, box)
        await ada.ok("POST", "/api/users/me/password", {"password": "eight green rovers", "current": PASSWORD})
        assert (await server.client().post("/api/sign-in/link/use", json={"secret": secret})).status_code == 403

    async def test_a_code_that_is_written_while_its_session_ends_is_good_for_nothing(self, server: Server) -> None:
        ada = await server.player("Ada")
        code = (await ada.ok("POST", "/api/users/me/device-code"))["code"]
        await server.services.db.do("UPDATE sessions SET ended = now()")
        assert (await server.client().post("/api/sign-in/code", json={"secret": code})).status_code == 403
