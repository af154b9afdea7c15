"""Which language a page speaks, and that nothing on it is left in another one."""

from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from app.messages.speaker import Speaker
from app.pages.shell import SETTINGS_PARTS
from app.pages.skymines.campaign_picture import Standing, campaign_svg
from app.pages.skymines.link_picture import picture_svg
from app.registration import GameRegistration, messages_of
from app.web.speaking import COOKIE
from tests.support.fetching import TWO, boot, shared
from tests.support.games import GAMES
from tests.support.pseudo import PSEUDO, pseudo, unsaid, unsaid_source, words_of
from tests.support.rules.playing import play
from tests.support.server import Json, Player, Server, running
from tests.support.words import with_words

NAMES = ("Ada", "Bob", "Lin", "Luna", "English", "Robot", "Skymines", "toy", "harvest", PSEUDO)
"""What is shown as it is: names of people and seats, of languages, and of games that have no name in words."""
LEARNING = "/skymines/five-minutes"
RULES = "/skymines/rules"
OF_STRANGERS = (
    "/",
    LEARNING,
    RULES,
    "/sign-in",
    "/sign-in/link",
    "/sign-in/code",
    "/sign-in/confirm",
    "/lost",
    "/friends",
    "/time",
)
OF_PEOPLE = ("/", LEARNING, *SETTINGS_PARTS, "/friends", "/me/games", "/sign-in/confirm")


@pytest.fixture
def registered(tmp_path: Path) -> Sequence[GameRegistration]:
    """The games speak the pseudo-language as well."""
    return pseudo(tmp_path)


async def got(server: Server, path: str, player: Player | None = None, **headers: str) -> httpx.Response:
    client = player.client if player else server.client()
    return await client.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


def language_of(page: httpx.Response) -> str:
    """The language that a page is written in, on both its sides."""
    told: str = boot(page)["language"]
    assert f'<html lang="{told}"' in page.text
    return told


def check_said(page: httpx.Response, *names: str) -> None:
    """Every word that the page shows, or gives its script to say, is of the pseudo-language."""
    assert language_of(page) == PSEUDO
    assert unsaid(words_of(page.text), *NAMES, *names) == []
    assert unsaid_source(boot(page).get("messages", "")) == []


class TestChoice:
    async def test_a_browser_is_answered_in_what_it_accepts(self, server: Server) -> None:
        assert language_of(await got(server, "/", accept_language=f"zxx, {PSEUDO}-CH;q=0.8, en;q=0.5")) == PSEUDO
        assert language_of(await got(server, "/", accept_language="zxx")) == "en"
        assert language_of(await got(server, "/")) == "en"

    async def test_what_was_chosen_in_a_browser_goes_before_what_it_accepts(self, server: Server) -> None:
        async with server.client() as client:
            client.headers["accept-language"] = "en"
            chosen = await client.post("/language?next=/sign-in", data={"language": PSEUDO})
            assert (chosen.status_code, chosen.headers["location"]) == (303, "/sign-in")
            assert language_of(await client.get("/sign-in")) == PSEUDO
            assert (await client.post("/language", data={"language": "zxx"})).status_code == 303
            assert language_of(await client.get("/")) == PSEUDO

    async def test_what_a_person_has_chosen_goes_with_them(self, server: Server) -> None:
        ada = await server.player("Ada")
        await ada.client.post("/language", data={"language": PSEUDO})
        own = await ada.ok("GET", "/api/users/me/export")
        assert own["language"] == PSEUDO
        other = server.client(ada.token)
        assert COOKIE not in other.cookies
        assert language_of(await other.get("/", headers={"accept-language": "en"})) == PSEUDO
        chosen = await other.get("/", headers={"cookie": f"{COOKIE}=en"})
        assert language_of(chosen) == "en"

    async def test_the_form_is_there_once_there_is_something_to_choose(self, server: Server, database_url: str) -> None:
        async with running(database_url, dev=True) as other:
            several = len(other.services.messages.languages) > 1
            assert ('name="language"' in (await got(other, "/sign-in")).text) == several
        page = (await got(server, "/sign-in?next=/time")).text
        assert 'action="/language?next=/sign-in%3Fnext%3D/time"' in page
        assert '<option value="en" lang="en" selected>English</option>' in page

    async def test_a_form_of_another_site_chooses_nothing(self, server: Server) -> None:
        async with server.client() as client:
            foreign = await client.post("/language", data={"language": PSEUDO}, headers={"origin": "https://a.example"})
        assert foreign.status_code == 403
        assert "set-cookie" not in foreign.headers


class TestWords:
    @pytest.mark.parametrize("path", OF_STRANGERS)
    async def test_a_strangers_page_has_no_word_of_another_language(self, server: Server, path: str) -> None:
        check_said(await got(server, path, accept_language=PSEUDO))

    async def test_no_page_of_ones_own_has_one(self, server: Server) -> None:
        ada = await server.player("Ada")
        for path in OF_PEOPLE:
            check_said(await got(server, path, ada, accept_language=PSEUDO))

    async def test_no_page_of_a_table_has_one(self, server: Server) -> None:
        ada, bob = await server.player("Ada"), await server.player("Bob")
        campaign = {"tracks": "random", "tokens": "dealt", "modules": {"campaign": {"chapter": 1}, "missions": {}}}
        chosen: tuple[Json, ...] = ({}, campaign)
        for options in chosen:
            made = await ada.make({"game": "skymines", "seats": TWO, "options": options})
            invitation = made["invite_url"].removeprefix("http://test")
            lobby = f"/t/{made['id']}"
            check_said(await got(server, lobby, ada, accept_language=PSEUDO))
            check_said(await got(server, invitation, bob, accept_language=PSEUDO))
            check_said(await got(server, invitation, accept_language=PSEUDO))
            await bob.ok("POST", f"/api/games/{made['id']}/join", {"invite": invitation.rpartition("=")[2]})
            await ada.ok("POST", f"/api/games/{made['id']}/start")
            for page in ("", "/seats", "/talk", *(["/campaign"] if options else [])):
                check_said(await got(server, lobby + page, ada, accept_language=PSEUDO), "player")
            check_said(await got(server, "/t/nowhere", ada, accept_language=PSEUDO))

    async def test_words_that_are_asked_for_later_have_an_address_in_each_language(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"game": "skymines", "seats": [{"kind": "human"}, {"kind": "automa"}]})
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        addresses = {}
        for language in ("en", PSEUDO):
            told = boot(await got(server, f"/t/{made['id']}", ada, accept_language=language))
            addresses[language] = [told[part]["words"] for part in ("explain", "end", "since", "clock", "talk")]
        assert not set(addresses["en"]) & set(addresses[PSEUDO])
        for address in addresses[PSEUDO]:
            assert unsaid_source((await got(server, address)).text) == []

    async def test_what_a_language_leaves_out_is_said_in_the_default_one_and_sent_once(
        self, database_url: str, tmp_path: Path
    ) -> None:
        place = tmp_path / "qaa"
        place.mkdir()
        (place / "pages.ftl").write_text("site-menu = Mnu\n", encoding="utf-8")
        async with running(database_url, with_words(tmp_path), dev=True) as server:
            page = await got(server, "/", await server.player("Ada"), accept_language="qaa")
        assert '<nav class="you" aria-label="Mnu">' in page.text
        said = boot(page)["messages"].splitlines()
        assert [line for line in said if line.startswith("site-menu=")] == ["site-menu=Mnu"]
        assert any(line.startswith("site-name=") for line in said)

    async def test_the_app_is_called_by_its_name_in_the_readers_language(self, server: Server) -> None:
        found = await got(server, "/manifest.webmanifest", accept_language=PSEUDO)
        assert found.json()["lang"] == PSEUDO
        assert unsaid(found.json()["description"]) == []
        assert "Accept-Language" in found.headers["vary"]


class TestPictures:
    async def test_a_links_picture_has_an_address_in_each_language(self, server: Server) -> None:
        ada = await server.player("Ada")
        seats = [{"kind": "human"}, {"kind": "automa"}]
        made = await ada.make({"game": "skymines", "seats": seats, "visibility": "public"})
        await ada.ok("POST", f"/api/games/{made['id']}/start")
        page = await got(server, f"/t/{made['id']}", accept_language=PSEUDO)
        assert shared(page)["image"].endswith(f".png?language={PSEUDO}")

    def test_no_picture_has_a_word_of_another_language(self, registered: Sequence[GameRegistration]) -> None:
        game, speaker = GAMES.rules("skymines"), Speaker(messages_of(registered), PSEUDO, "skymines")
        state = [*play(0)][-1].state
        view = game.view(state, None)
        assert unsaid(words_of(picture_svg(game.table_facts(), view, speaker)), *NAMES) == []
        standing = Standing(("Ada", "Bob"), ((1, 2), None, None, None), (1, 2), ranks=(1, 2))
        assert unsaid(words_of(campaign_svg(standing, speaker)), *NAMES) == []

    async def test_the_board_of_the_hosts_form_is_labelled_in_the_readers_language(self, server: Server) -> None:
        found = await got(server, "/board.svg?tracks=tawac:A1", accept_language=PSEUDO)
        assert unsaid(words_of(found.text)) == []
        asked = await got(server, f"/board.svg?tracks=tawac:A1&language={PSEUDO}")
        assert asked.text == found.text
        assert "Accept-Language" in found.headers["vary"]
