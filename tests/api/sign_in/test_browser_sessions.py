"""What signing in does to the session that a browser already has."""

import pytest

from tests.support.mail import Postbox
from tests.support.server import Server
from tests.support.signing_in import ADDRESS, OURS, PASSWORD, confirmed, mailed, sign_in, with_password


class TestBrowserSession:
    async def test_signing_in_makes_a_new_session_whatever_cookie_was_there(self, server: Server, box: Postbox) -> None:
        await with_password(server, box)
        eve = await server.player("Eve")
        for planted in ("planted", eve.token):
            async with server.client() as browser:
                browser.cookies.set("regolith", planted)
                signed = await sign_in(browser)
                assert signed.status_code == 200
                kept = signed.headers["set-cookie"]
                assert planted not in kept and "HttpOnly" in kept and "SameSite=lax" in kept
        assert (await eve.ok("GET", "/api/users/me"))["user"]["name"] == "Eve"

    async def test_the_former_session_of_the_same_person_ends(self, server: Server, box: Postbox) -> None:
        await with_password(server, box)
        async with server.client() as browser:
            first = (await sign_in(browser)).cookies["regolith"].partition(".")[0]
            assert (await server.client(first).get("/api/users/me")).status_code == 200
            await sign_in(browser)
            assert (await server.client(first).get("/api/users/me")).status_code == 401

    @pytest.mark.parametrize("way", ["password", "address", "confirmed address"])
    async def test_a_token_that_was_planted_is_worth_nothing_once_an_account_is_made_of_it(
        self, server: Server, box: Postbox, way: str
    ) -> None:
        eve = await server.player("Ada")  # Eve's own guest, whose token she puts into Ada's browser.
        if way == "password":
            await confirmed(server, box, eve)
        async with server.client() as ada:
            ada.cookies.set("regolith", eve.token, domain="test.local")
            if way == "password":
                made = await ada.post("/api/users/me/password", json={"password": PASSWORD}, headers=OURS)
            else:
                made = await ada.post("/api/users/me/address", json={"address": ADDRESS}, headers=OURS)
            assert made.status_code == 204
            planted = eve.token
            if way == "confirmed address":
                planted = ada.cookies["regolith"].partition(".")[0]
                used = {"secret": await mailed(server, box)}
                assert (await ada.post("/api/sign-in/confirm", json=used, headers=OURS)).status_code == 204
            for path in ("/api/users/me", "/api/users/me/credentials"):
                assert (await server.client(planted).get(path)).status_code == 401
            assert (await server.client(planted).post("/api/users/me/device-code")).status_code == 401
            assert (await ada.get("/api/users/me")).json()["user"]["id"] == eve.id

    async def test_a_program_keeps_the_token_by_which_it_sets_a_password(self, server: Server, box: Postbox) -> None:
        ada = await with_password(server, box)
        assert (await ada.ok("GET", "/api/users/me"))["user"]["id"] == ada.id

    @pytest.mark.parametrize("path", ["password", "link", "link/use", "code", "confirm"])
    async def test_no_foreign_page_signs_anybody_in(self, server: Server, path: str) -> None:
        async with server.client() as browser:
            for proof in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
                refused = await browser.post(f"/api/sign-in/{path}", json={}, headers=proof)
                assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
