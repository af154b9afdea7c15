"""What the form with which a host opens a table of Shackleton Base offers, and what its lobby says of the options."""

import re

import pytest

from app.messages.speaker import default_speaker
from app.pages.shackleton.host_form import agreed, choosing, lobby
from app.rules.game import SeatSetup
from tests.support.fetching import TWO, boot, get
from tests.support.server import Server
from tests.support.shackleton.corporations import GAME
from tests.support.words import MESSAGES

FACTS = GAME.table_facts()
SPEAKER = default_speaker(MESSAGES).of("shackleton")


def test_everything_that_is_offered_can_be_played() -> None:
    offered = choosing(FACTS)
    alone = [SeatSetup(kind="human", name="Ada"), SeatSetup(kind="automa", name="AstroBot", level=0)]
    for name in (*offered.suggested, "random", list(offered.corporations[:3])):
        GAME.check_options({"corporations": name}, alone)
    for level in offered.levels:
        seats = [alone[0], SeatSetup(kind="automa", name="AstroBot", level=level)]
        GAME.check_options({"hard": list(offered.letters[:level])} if level else {}, seats)
    assert {name for named in offered.suggested.values() for name in named} <= set(offered.corporations)
    assert len(offered.corporations) == 7


def test_the_lobby_knows_that_astrobot_plays_against_one_person() -> None:
    assert lobby(FACTS, SPEAKER) == {"levels": (0, 1, 2, 3), "most_seats": 4, "most_with_automa": 2}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, ("Three corporations, drawn at random",)),
        ({"corporations": "first"}, ("Corporations: Artemis Tours, Moon Mining, Selenium Research",)),
        (
            {"corporations": ["mars", "mining", "artemis"], "hard": ["A", "C"]},
            (
                "Corporations: To Mars, Moon Mining, Artemis Tours",
                "AstroBot’s cards on their hard side: To Mars and Artemis Tours",
            ),
        ),
        (
            {"corporations": "random", "hard": ["B"]},
            (
                "Three corporations, drawn at random",
                "AstroBot’s cards on their hard side: That of the second corporation",
            ),
        ),
    ],
)
def test_the_lobby_says_what_was_agreed(options: dict[str, object], said: tuple[str, ...]) -> None:
    assert agreed(FACTS, options, SPEAKER) == said


async def test_the_form_offers_sets_seats_and_astrobot(server: Server) -> None:
    page = await get(server, "/?game=shackleton")
    form = page.text.partition('id="hosting"')[2].partition("</form>")[0]
    assert form.count('name="corporations"') == 5 and form.count('name="hard-') == 3
    assert form.count("data-kind") == 3 and form.count('value="automa"') == 1
    ada = await server.player("Ada")
    made = await ada.make({"game": "shackleton", "seats": TWO, "options": {"corporations": "second"}})
    told = boot(await get(server, f"/t/{made['id']}", ada))
    assert told["agreed"] == ["Corporations: Evergreen Farms, Sky Watch, Space Robotics"]
    assert [item["called"] for item in told["automas"]] == ["AstroBot"] * 4


async def test_the_lobby_marks_hard_cards_and_an_invitation_says_them(server: Server) -> None:
    ada = await server.player("Ada")
    seats = [{"kind": "human"}, {"kind": "automa", "level": 1}]
    options = {"corporations": "second", "hard": ["B"]}
    made = await ada.make({"game": "shackleton", "seats": seats, "options": options})
    corporations, hard = agreed(FACTS, options, SPEAKER)
    in_lobby = boot(await get(server, f"/t/{made['id']}", ada))
    assert in_lobby["agreed"] == [corporations]
    assert in_lobby["choices"]["script"].startswith("/static/")
    values = [["A", "Evergreen Farms"], ["B", "Sky Watch"], ["C", "Space Robotics"]]
    assert (in_lobby["choices"]["told"]["option"], in_lobby["choices"]["told"]["values"]) == ("hard", values)
    free = await ada.make({"game": "shackleton", "seats": [{"kind": "human"}, {"kind": "human"}], "options": options})
    invited = boot(await get(server, free["invite_url"].removeprefix("http://test")))
    assert invited["agreed"] == [corporations, hard] and "choices" not in invited


async def test_lists_tell_of_a_game_what_it_says_of_its_options(server: Server) -> None:
    told = boot(await get(server, "/?game=shackleton"))
    assert told["listed"]["shackleton"]["options"] == [{"option": "deal", "named": "options-deal-", "detailed": None}]
    assert told["listed"]["toy"] == {"options": [], "otherwise": None}
    assert "options-module-missions=" in told["others"]["skymines"] and told["others"]["toy"] == ""


async def test_its_home_page_greets_with_its_own_words(server: Server) -> None:
    taglines = {}
    for game in ("shackleton", "skymines"):
        page = await get(server, f"/?game={game}")
        taglines[game] = page.text.partition('<h1 class="tagline')[2].partition(">")[2].partition("<")[0]
        assert page.text.count('#host" aria-label="Play: host a table of ') >= 2
    assert taglines == {"shackleton": "Build a base on the Moon.", "skymines": "Mine the Moon."}


async def test_robots_stand_in_the_order_of_their_strength_and_the_usual_one_is_chosen(server: Server) -> None:
    page = await get(server, "/?game=shackleton")
    stand_ins = page.text.partition('name="stand_in"')[2].partition("</select>")[0]
    offered = re.findall(r'value="(\d)"( selected)?', stand_ins)
    assert offered == [(level, " selected" if level == "3" else "") for level in "12345"]
    seats = page.text.partition('id="kind-2"')[2].partition("</select>")[0]
    assert re.findall(r'value="robot-(\d)"', seats) == ["1", "2", "3", "4", "5"]
