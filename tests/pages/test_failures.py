"""What fails where a person asked for a page is a page; programs and scripts get the problem document."""

import re
from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio

from app.api.guard import MAX_BODY_BYTES
from app.messages.speaker import Speaker
from app.pages import home
from app.problems import TooMany
from app.store.errors import StoreUnavailable, UnreadableRow
from app.web.limits import Limits
from tests.support.server import Server

BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
NUMBER = "x-request-id"


@pytest_asyncio.fixture
async def browser(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    """A client that asks as a browser does that opens a page."""
    async with server.client() as client:
        client.headers.update(BROWSER)
        yield client


def breaks_at_home(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Let the home page end in an error that nobody foresaw."""

    def broken(*_: object) -> None:
        raise error

    monkeypatch.setattr(home, "_parts", broken)


def heading(page: httpx.Response) -> str:
    """The first heading."""
    found = re.search(r"<h1>(.*?)</h1>", page.text, re.S)
    return found[1] if found else page.text


def ways(page: httpx.Response) -> list[str]:
    """Where the page's buttons lead, below its header."""
    return re.findall(r'<a class="button[^"]*" href="([^"]*)"', page.text.partition("<main")[2])


class TestPages:
    async def test_an_error_of_ours_is_a_page_with_its_number_and_a_way_on(
        self, browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        breaks_at_home(monkeypatch, RuntimeError("secret"))
        page = await browser.get("/?game=skymines")
        assert (page.status_code, heading(page)) == (500, "Something broke on our side")
        assert f"Request {page.headers[NUMBER]}" in page.text
        assert ways(page) == ["/?game=skymines", "/"]
        assert "secret" not in page.text
        assert page.headers["cache-control"] == "no-store"

    @pytest.mark.parametrize(
        ("error", "title", "after"),
        [
            (StoreUnavailable("away"), "The server cannot reach its records", "2"),
            (UnreadableRow("games", "7", "state"), "This game is paused", None),
        ],
    )
    async def test_what_is_away_says_so_and_when_to_come_again_where_that_is_known(
        self,
        browser: httpx.AsyncClient,
        monkeypatch: pytest.MonkeyPatch,
        error: Exception,
        title: str,
        after: str | None,
    ) -> None:
        breaks_at_home(monkeypatch, error)
        page = await browser.get("/")
        assert (page.status_code, heading(page)) == (503, title)
        assert page.headers.get("retry-after") == after
        assert page.headers[NUMBER] in page.text

    async def test_too_much_at_once_says_when_to_come_again(
        self, browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def too_many(*_: object) -> None:
            raise TooMany(7)

        monkeypatch.setattr(Limits, "count", too_many)
        page = await browser.get("/no/page")
        assert (page.status_code, heading(page)) == (429, "One moment, please")
        assert page.headers["retry-after"] == "7"
        assert "Try again in 7 seconds." in page.text
        assert ways(page) == ["/no/page", "/"]

    async def test_a_form_that_is_too_long_leads_home_alone(self, browser: httpx.AsyncClient) -> None:
        page = await browser.post("/too-early", content=b"x" * (MAX_BODY_BYTES + 1))
        assert (page.status_code, heading(page)) == (413, "That is too much at once")
        assert (ways(page), page.headers["connection"]) == (["/"], "close")

    async def test_what_an_address_does_not_take_is_a_page_too(self, browser: httpx.AsyncClient) -> None:
        page = await browser.get("/too-early/../..//no")
        assert heading(page) == "Nothing but dust here"
        page = await browser.post("/no/page", headers={"origin": "http://test", "content-type": "application/json"})
        assert (page.status_code, heading(page)) == (405, "That cannot be done")
        assert page.headers["allow"]

    async def test_the_visitor_is_still_known(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        ada = await server.player("Ada")
        breaks_at_home(monkeypatch, RuntimeError())
        page = await ada.client.get("/", headers=BROWSER)
        assert "You are Ada" in page.text


class TestBrokenWords:
    @pytest.mark.parametrize("what", ["words", "templates"])
    async def test_a_page_comes_though_nothing_can_be_said(
        self, browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, what: str
    ) -> None:
        def broken(*_: object, **__: object) -> None:
            raise RuntimeError("no words")

        breaks_at_home(monkeypatch, RuntimeError())
        if what == "words":
            monkeypatch.setattr(Speaker, "say", broken)
        else:
            monkeypatch.setattr("app.pages.shell.templates", broken)
        page = await browser.get("/")
        assert (page.status_code, heading(page)) == (500, "Something broke on our side")
        assert f"<code>{page.headers[NUMBER]}</code>" in page.text
        assert page.headers["content-type"].startswith("text/html")


class TestPrograms:
    @pytest.mark.parametrize(
        ("path", "accept"),
        [("/api/games/none", BROWSER["accept"]), ("/static/none.js", BROWSER["accept"]), ("/", "*/*")],
    )
    async def test_they_get_the_problem_document(
        self, browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, path: str, accept: str
    ) -> None:
        breaks_at_home(monkeypatch, RuntimeError())
        refused = await browser.get(path, headers={"accept": accept})
        assert refused.headers["content-type"] == "application/problem+json"
        assert refused.json()["status"] == refused.status_code

    async def test_an_address_of_the_api_beside_its_folder_is_none_of_a_page(self, browser: httpx.AsyncClient) -> None:
        refused = await browser.post("/healthz", content=b"x" * (MAX_BODY_BYTES + 1))
        assert refused.headers["content-type"] == "application/problem+json"
