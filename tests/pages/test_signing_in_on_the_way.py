"""Links of notices: they open the table at the question, or ask who is there first and open it then."""

from urllib.parse import parse_qs, urlsplit

import pytest

from tests.support.fetching import boot, get
from tests.support.server import Server
from tests.support.words import say


async def test_a_link_of_a_notice_opens_the_table_or_asks_to_sign_in_first(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    bob = table.players[1]
    link = f"/t/{table.id}?mine"
    assert boot(await get(server, link, bob))["id"] == table.id
    code = (await bob.ok("POST", "/api/users/me/device-code"))["code"]
    async with server.client() as telephone:
        asked = await telephone.get(link)
        assert (asked.status_code, asked.headers["cache-control"]) == (303, "no-store")
        page = await telephone.get(asked.headers["location"])
        assert boot(page)["next"] == link
        assert say("sign-in-lead-table") in page.text
        same = {"sec-fetch-site": "same-origin"}
        assert (await telephone.post("/api/sign-in/code", json={"secret": code}, headers=same)).is_success
        shown = boot(await telephone.get(boot(page)["next"]))
        assert (shown["id"], shown["user"]["name"]) == (table.id, "Bob")


async def test_whether_there_is_a_table_is_not_told(server: Server) -> None:
    table = await server.table("Ada", "Bob")
    eve = await server.player("Eve")
    for path in ("", "?mine"):
        for who in (None, eve):
            found = [await get(server, f"/t/{name}{path}", who) for name in (table.id, "0" * len(table.id))]
            texts = [item.text.replace(table.id, "0" * len(table.id)).split('nonce="')[0] for item in found]
            assert found[0].status_code == found[1].status_code == (303 if path and who is None else 404)
            assert texts[0] == texts[1]
            ways = [item.headers.get("location") or item.text.partition("/sign-in?next=")[2][:40] for item in found]
            assert ways[0].replace(table.id, "0" * len(table.id)) == ways[1]


@pytest.mark.parametrize(
    "name", ["%2F%2Fevil.example", "%5C%5Cevil.example", "..", "evil.example%0d%0aSet-Cookie:%20a=b"]
)
async def test_no_address_of_a_table_leads_to_another_server(server: Server, name: str) -> None:
    async with server.client() as stranger:
        asked = await stranger.get(f"/t/{name}?mine")
        if asked.status_code != 303:
            return
        parts = urlsplit(asked.headers["location"])
        assert (parts.scheme, parts.netloc, parts.path) == ("", "", "/sign-in")
        assert "set-cookie" not in asked.headers
        on = boot(await stranger.get(asked.headers["location"]))["next"]
        assert on == "/" or on == parse_qs(parts.query)["next"][0]
        assert urlsplit(on).netloc == ""


@pytest.mark.parametrize("path", ["/account/notices", "/time", "/me/games?game=toy"])
async def test_pages_of_ones_own_let_strangers_sign_in_and_come_back(server: Server, path: str) -> None:
    page = await get(server, path)
    assert page.status_code == 401
    link = page.text.partition('href="/sign-in?')[2].partition('"')[0]
    assert boot(await get(server, f"/sign-in?{link}"))["next"] == path


async def test_an_invited_person_may_have_an_account_already(server: Server) -> None:
    ada = await server.player("Ada")
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}] * 2})
    invite = made["invite_url"].removeprefix("http://test")
    page = await get(server, invite)
    link = page.text.partition('href="/sign-in?')[2].partition('"')[0]
    assert boot(await get(server, f"/sign-in?{link}"))["next"] == invite
