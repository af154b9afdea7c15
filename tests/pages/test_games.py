"""What a game brings to the pages, and how they look for a game that brings nothing."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from app.games import GAMES as HOSTED
from app.games.skymines import SKYMINES
from app.pages.game_pages import PLAIN_SEATS
from app.pages.lazy_words import address
from app.pages.recordings import recording_of
from app.pages.skymines import PAGES
from app.play.names import name_of_game
from tests.support.fetching import TWO, boot, get, shared
from tests.support.games import GAMES, HARVEST, TOY
from tests.support.server import Server, running
from tests.support.words import SPEAKER


@pytest_asyncio.fixture
async def hosting_the_toy(database_url: str) -> AsyncIterator[Server]:
    """A server whose home page hosts the toy game."""
    async with running(database_url, (TOY, SKYMINES), dev=True) as server:
        yield server


async def test_a_game_that_brings_nothing_has_a_lobby(server: Server) -> None:
    ada = await server.player("Ada")
    made = await ada.make({"game": "toy", "seats": TWO})
    page = await get(server, f"/t/{made['id']}", ada)
    told = boot(page)
    assert (told["levels"], told["most_seats"], told["agreed"]) == ([], PLAIN_SEATS, [])


async def test_a_game_that_draws_no_picture_is_shown_with_that_of_the_site(server: Server) -> None:
    ada = await server.player("Ada")
    made = await ada.make({"game": "toy", "seats": [{"kind": "human"}], "visibility": "public"})
    await ada.ok("POST", f"/api/games/{made['id']}/start")
    tags = shared(await get(server, f"/t/{made['id']}"))
    assert tags["title"] == "toy: Ada, round 1"
    assert tags["image"] == "http://test/pictures/site.png?language=en"
    assert (await get(server, f"/t/{made['id']}/1.png")).status_code == 404


async def test_the_home_page_of_a_game_without_a_form_hosts_it_by_the_plain_one(hosting_the_toy: Server) -> None:
    page = await get(hosting_the_toy, "/")
    assert page.status_code == 200
    assert 'id="open"' in page.text
    assert 'id="hosting" class="stack" data-game="toy"' in page.text
    assert 'name="people"' in page.text and 'name="tracks"' not in page.text
    assert 'id="recorded"' not in page.text


async def test_a_home_page_of_one_game_offers_no_other(database_url: str) -> None:
    async with running(database_url, (SKYMINES,), dev=True) as server:
        page = await get(server, "/")
    assert 'class="picker"' not in page.text
    assert boot(page)["games"] == {}
    assert "<title>Regolith – play Skymines online</title>" in page.text
    assert "Skymines belongs to its authors and publishers" in page.text
    assert "Play the board game Skymines in the browser with friends or against Luna." in page.text


async def test_a_home_page_of_several_games_offers_each_that_can_be_drawn(database_url: str) -> None:
    async with running(database_url, (SKYMINES, TOY), dev=True) as server:
        home, toy, nothing = [await get(server, path) for path in ("/", "/?game=toy", "/?game=chess")]
    offered = home.text.partition('class="picker"')[2].partition("</section>")[0]
    assert SPEAKER.say("game-line") in offered
    for fact in ("Up to 4 people, or one alone", "75 to 150 minutes", "Aged 12 and up", "Heavy"):
        assert f"<span>{fact}</span>" in offered
    assert "Count to the target." in offered and "2 to 10 people<" in offered
    assert '<a class="button" href="/?game=toy#host" aria-label="Play: host a table of toy">' in offered
    assert "?game=skymines" not in offered
    assert "Skymines and toy belong to their authors and publishers" in home.text
    assert boot(toy)["game"] == "toy"
    assert boot(toy)["games"] == {"skymines": "Skymines", "toy": "toy"}
    assert "<title>Regolith – play toy online</title>" in toy.text
    assert 'data-game="toy" novalidate' in toy.text and "?game=skymines" in toy.text
    assert nothing.status_code == 404


async def test_a_server_hosts_skymines_first_and_shackleton_base_beside_it(database_url: str) -> None:
    async with running(database_url, HOSTED, dev=True) as server:
        home, own = [await get(server, path) for path in ("/", "/?game=shackleton")]
    assert [game.name for game in HOSTED] == ["skymines", "shackleton"]
    assert boot(home)["game"] == "skymines"
    card = home.text.partition('data-game="shackleton"')[2].partition("</section>")[0]
    for fact in ("Up to 4 people, or one alone", "60 to 120 minutes", "Heavy"):
        assert f"<span>{fact}</span>" in card
    assert card.count("<li>") == 3 and SPEAKER.of("shackleton").say("game-line") in card
    assert "Skymines and Shackleton Base belong to their authors and publishers" in home.text
    assert "<title>Regolith – play Shackleton Base online</title>" in own.text


async def test_the_card_of_a_game_names_the_presets_of_its_form(database_url: str) -> None:
    async with running(database_url, (TOY, SKYMINES), dev=True) as server:
        picker, form = (await get(server, "/")).text, (await get(server, "/?game=skymines")).text
    card = picker.partition('data-game="skymines"')[2].partition("</section>")[0]
    form = form.partition('id="hosting"')[2]
    assert 'aria-label="Ways to play Skymines"' in card
    assert re.findall("<li>(.+?)</li>", card) == re.findall('<li class="card preset".*?<h3>(.+?)</h3>', form, re.DOTALL)
    assert 'class="ways"' not in picker.partition('data-game="toy"')[2].partition('data-game="skymines"')[0]


@pytest.mark.parametrize("game", ["skymines", "shackleton"])
async def test_a_game_has_a_short_address(server: Server, game: str) -> None:
    led = await get(server, f"/{game}")
    assert (led.status_code, led.headers["location"]) == (307, f"/?game={game}")
    assert f'data-game="{game}" data-script' in (await get(server, led.headers["location"])).text


async def test_a_table_is_of_the_default_game_unless_it_is_named(hosting_the_toy: Server) -> None:
    ada = await hosting_the_toy.player("Ada")
    assert (await ada.make({"seats": TWO}))["game"] == "toy"


async def test_each_game_has_its_own_explanations(server: Server) -> None:
    of_toy, of_skymines = address("explain", SPEAKER.of("toy")), address("explain", SPEAKER)
    assert of_toy != of_skymines
    assert "explain-outpost" in (await get(server, of_skymines)).text
    assert "explain-outpost" not in (await get(server, of_toy)).text


def test_a_recording_plays_on_the_components_that_it_was_made_with() -> None:
    facts = GAMES.rules("skymines").table_facts()
    assert recording_of(PAGES, facts, SPEAKER) is not None
    assert recording_of(PAGES, {**facts, "tracks": {}}, SPEAKER) is None
    assert recording_of(TOY.pages, facts, SPEAKER.of("toy")) is None


def test_a_game_is_called_by_its_message_or_by_its_id() -> None:
    assert (name_of_game(SPEAKER, "skymines"), name_of_game(SPEAKER, "toy")) == ("Skymines", "toy")


async def test_a_game_is_asked_for_by_its_name_and_any_other_name_is_no_page(database_url: str) -> None:
    async with running(database_url, (SKYMINES, HARVEST), dev=True) as server:
        pages = {game: await get(server, f"/?game={game}") for game in ("", "skymines", "harvest", "nope", "x" * 99)}
    assert [pages[game].status_code for game in pages] == [200, 200, 200, 404, 404]
    assert {page.headers["content-type"] for page in pages.values()} == {"text/html; charset=utf-8"}
    # The picture of each game that is offered has its styles.
    assert "at-home.css" in pages["harvest"].text
    assert pages[""].text.count("at-home.css") == 1
