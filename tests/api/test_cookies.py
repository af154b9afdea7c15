"""The session cookie: a name of its own, only ours deleted, only `__Host-` over https, renewed while somebody comes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from app.web.cookies import cookie_name
from tests.support.server import Server, running
from tests.support.time import standing_clock

HTTPS = "https://play.example"


def browser_at(server: Server, url: str) -> httpx.AsyncClient:
    """A browser whose pages are this server's, reached at its public address."""
    transport = httpx.ASGITransport(app=server.app)
    return httpx.AsyncClient(transport=transport, base_url=url, headers={"origin": url})


@asynccontextmanager
async def guest(database_url: str, url: str) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """A browser that has just become a guest at a server of this public address, and the guest's token."""
    async with running(database_url, public_url=url) as server, browser_at(server, url) as browser:
        made = await browser.post("/api/users", json={"name": "Ada"})
        yield browser, made.json()["token"]


def deleted(response: httpx.Response) -> set[str]:
    """The names of the cookies that an answer deletes."""
    said = response.headers.get_list("set-cookie")
    return {cookie.partition("=")[0] for cookie in said if "Max-Age=0" in cookie}


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("http://localhost:8140", "regolith-8140"),
        ("http://localhost:8143", "regolith-8143"),
        ("http://games.example", "regolith"),
        ("http://games.example:80", "regolith"),
        ("http://games.example:443", "regolith-443"),
        ("https://games.example", "__Host-regolith"),
        ("https://games.example:443", "__Host-regolith"),
        ("HTTPS://games.example:8443", "__Host-regolith-8443"),
    ],
)
def test_the_name_holds_the_port_and_says_whether_it_is_https(url: str, name: str) -> None:
    assert cookie_name(url) == name


async def test_two_servers_at_two_ports_of_a_host_do_not_sign_each_others_guests_out(database_url: str) -> None:
    one, other = "http://localhost:8140", "http://localhost:8143"
    async with running(database_url, public_url=one) as first, running(database_url, public_url=other) as second:
        ada, elsewhere = browser_at(first, one), browser_at(second, other)
        await ada.post("/api/users", json={"name": "Ada"})
        elsewhere.cookies = ada.cookies
        assert (await elsewhere.get("/api/users/me")).status_code == 401
        await elsewhere.post("/api/users", json={"name": "Eve"})
        ada.cookies = elsewhere.cookies
        assert (await ada.get("/api/users/me")).json()["user"]["name"] == "Ada"


@pytest.mark.parametrize("url", ["http://localhost:8140", HTTPS])
@pytest.mark.parametrize("name", ["session", "__Host-session"])
async def test_a_cookie_of_another_program_is_neither_heeded_nor_deleted(
    database_url: str, url: str, name: str
) -> None:
    async with running(database_url, public_url=url) as server, browser_at(server, url) as stranger:
        foreign = {"cookie": f"{name}=anything"}
        refused = await stranger.get("/api/users/me", headers=foreign)
        assert (refused.status_code, refused.json()["code"]) == (401, "no-token")
        assert (await stranger.get("/api/games?open", headers=foreign)).status_code == 200
        for answer in (
            refused,
            await stranger.get("/", headers=foreign),
            await stranger.get("/account", headers=foreign),
        ):
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/account", "/sign-in", "/t/nowhere"])
async def test_a_page_deletes_a_cookie_of_ours_that_has_ended_and_nothing_else(database_url: str, path: str) -> None:
    async with guest(database_url, "http://localhost:8140") as (browser, _):
        browser.cookies.delete("regolith-8140")
        page = await browser.get(path, headers={"cookie": "regolith-8140=forged.1; session=x"})
        assert deleted(page) == {"regolith-8140"}


async def test_a_request_on_its_way_with_the_former_token_does_not_delete_the_new_cookie(database_url: str) -> None:
    async with guest(database_url, "http://localhost:8140") as (browser, _):
        former = {"cookie": f"regolith-8140={browser.cookies['regolith-8140']}"}
        password = {"password": "a long enough passphrase"}
        changed = await browser.post("/api/users/me/password", json=password)
        assert changed.status_code == 204 and f"regolith-8140={browser.cookies['regolith-8140']}" != former["cookie"]
        for method, path in (("GET", "/api/users/me"), ("GET", "/api/games?mine"), ("POST", "/api/users/me/token")):
            late = await browser.request(method, path, headers=former)
            assert late.status_code == 401 and "set-cookie" not in late.headers, path
        assert (await browser.get("/api/users/me")).status_code == 200


async def test_a_bad_bearer_token_deletes_no_cookie(database_url: str) -> None:
    async with guest(database_url, "http://localhost:8140") as (browser, _):
        refused = await browser.get("/api/users/me", headers={"authorization": "Bearer forged"})
        assert refused.status_code == 401 and "set-cookie" not in refused.headers


@pytest.mark.parametrize(("url", "former"), [("http://localhost:8140", "session"), (HTTPS, "__Host-session")])
async def test_a_session_under_the_former_name_goes_on_under_the_new_one(
    database_url: str, url: str, former: str
) -> None:
    async with guest(database_url, url) as (browser, token):
        browser.cookies.clear()
        page = await browser.get("/", headers={"cookie": f"{former}={token}"})
        assert deleted(page) == {former}
        assert (await browser.get("/api/users/me")).json()["user"]["name"] == "Ada"


async def test_signing_out_by_the_former_name_leaves_neither_cookie(database_url: str) -> None:
    async with guest(database_url, "http://localhost:8140") as (browser, token):
        browser.cookies.clear()
        left = await browser.delete("/api/users/me/token", headers={"cookie": f"session={token}"})
        assert left.status_code == 204 and deleted(left) == {"session", "regolith-8140"}


@pytest.mark.parametrize("name", ["session", "regolith", "regolith-443", "__Secure-regolith", "__host-regolith"])
async def test_with_https_no_cookie_counts_that_a_neighbouring_host_can_set(database_url: str, name: str) -> None:
    async with guest(database_url, HTTPS) as (browser, token):
        browser.cookies.clear()
        refused = await browser.get("/api/users/me", headers={"cookie": f"{name}={token}"})
        assert refused.status_code == 401 and "set-cookie" not in refused.headers


async def test_with_https_the_cookie_belongs_to_this_very_host(database_url: str) -> None:
    async with running(database_url, public_url=HTTPS) as server, browser_at(server, HTTPS) as ada:
        made = await ada.post("/api/users", json={"name": "Ada"})
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-regolith=")
        assert "Secure" in cookie and "Path=/" in cookie and "Domain" not in cookie
        plain = {"origin": "http://play.example"}
        solo = {"game": "toy", "seats": [{"kind": "human"}]}
        assert (await ada.post("/api/games", json=solo, headers=plain)).status_code == 403


async def test_a_cookie_is_renewed_as_long_as_somebody_comes(database_url: str) -> None:
    with standing_clock() as hands:
        async with guest(database_url, "http://localhost:8140") as (browser, token):
            hands.turn(days=1)
            assert "set-cookie" not in (await browser.get("/")).headers, "it is fresh"
            for _ in range(6):
                hands.turn(days=100)
                renewed = (await browser.get("/")).headers["set-cookie"]
                assert renewed.startswith(f"regolith-8140={token}.") and "Max-Age=34560000" in renewed
                assert "set-cookie" not in (await browser.get("/")).headers
            hands.turn(days=300)
            moved = await browser.get("/api/users/me")
            assert moved.json()["user"]["name"] == "Ada" and "set-cookie" in moved.headers


async def test_a_cookie_without_its_day_is_good_and_renewed(database_url: str) -> None:
    async with guest(database_url, "http://localhost:8140") as (browser, token):
        browser.cookies.clear()
        for value in (token, f"{token}.", f"{token}.x", f"{token}.99999999", f"{token}.-1", f"{token}.²"):
            page = await browser.get("/api/users/me", headers={b"cookie": f"regolith-8140={value}".encode()})
            assert page.status_code == 200 and "set-cookie" in page.headers, value
