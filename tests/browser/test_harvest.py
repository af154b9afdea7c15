"""A typed game on the kit, with options, modules, an automa, hidden hands, tie-breaks and no rounds, is played on the
same page: `tests/support/harvest/`, with the face in its folder, bundled as the faces of `app/static` are."""

import re
import subprocess
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import PROJECT, Site, serving
from tests.support.harvest.vocabulary import DECK
from tests.support.postgres import Cluster
from tests.support.words import say

FACE = PROJECT / "tests" / "support" / "harvest" / "face"
WISH = {
    "game": "harvest",
    "options": {"hand": 3, "modules": {"market": {}, "rows": {}}},
    "seats": [{"kind": "human"}, {"kind": "human"}],
}
WHOLE_GAME = (
    ("Ada", "Trade", "O1"),
    ("Ada", "Sow", "O6"),
    ("Ben", "Sow", "O2"),
    ("Ada", "Sow", "B4"),
    ("Ben", "Sow", "O3"),
    ("Ada", "Sow", "R2"),
    ("Ben", "Sow", "R5"),
)
"""What people do; the Crow moves by itself."""
HAND, OTHER_HAND, MARKET = ("B4", "O1", "R2"), ("O2", "O3", "R5"), "O6"


@pytest.fixture
def harvest_site(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server that knows Harvest, with its face."""
    subprocess.run(["node", "app/static/build-face.mjs", FACE, FACE / "built"], cwd=PROJECT, check=True)
    with serving(migrated_cluster, "harvest_games") as site:
        yield site


async def sit_down(harvest_site: Site, new_person: NewPerson) -> tuple[Person, Person]:
    """A host, a guest and the young Crow at a table that has begun: seats 0, 1 and 2."""
    ada, ben = await new_person(harvest_site.url, "Ada"), await new_person(harvest_site.url, "Ben")
    await ada.become_guest()
    table = await ada.call("POST", "/api/games", WISH)
    await ada.page.goto(f"/t/{table['id']}")
    await ada.page.get_by_label(say("lobby-level", automa="Old Crow")).select_option("1")
    await ada.press("lobby-add-automa", automa="Young Crow")
    invitation = urlsplit(table["invite_url"])
    await ben.join(f"{invitation.path}?{invitation.query}")
    await ada.start()
    await ben.at_table()
    return ada, ben


async def cards_of(person: Person) -> set[str]:
    """All crops that the page names anywhere, words and attributes alike."""
    found = re.findall(rf"\b({'|'.join(DECK)})\b", await person.page.locator("#table").inner_html())
    return set(found)


def hand(person: Person, card: str) -> Locator:
    """A crop in one's own hand."""
    return person.page.locator(f"[data-target='hand:{card}']")


async def test_a_whole_game_without_rounds_is_played_to_its_tie_break(
    harvest_site: Site, new_person: NewPerson
) -> None:
    ada, ben = await sit_down(harvest_site, new_person)
    await ada.until_asked("turn")
    assert await cards_of(ada) == {*HAND, MARKET}
    assert await cards_of(ben) == {*OTHER_HAND, MARKET}
    for person in (ada, ben):
        assert not re.search("round|null|undefined", await person.page.inner_text("body"), re.IGNORECASE)
        await expect(person.page).to_have_title(re.compile("^(● Your turn · )?Regolith$"))
    await expect(ada.page.locator("[data-held='3']")).to_have_count(3)
    await expect(ada.page.locator(".side-others")).to_contain_text("sows its lowest crop")

    # Ben chooses his turn before it comes, and one step again; it is there again after a reload.
    await ben.page.locator("[data-premove]").click()
    await ben.page.locator(".offers [data-move*=Sow][data-move*=R5]").click()
    await expect(ben.page.locator("[data-step-move]")).to_contain_text("Sow rye 5")
    await ben.page.locator("[data-premove-back]").click()
    await ben.page.locator(".offers [data-move*=Sow][data-move*=O2]").click()
    await expect(ben.page.locator("[data-step-move]")).to_contain_text("Sow oats 2")
    await ben.page.reload()
    await expect(ben.page.locator("[data-step-move]")).to_contain_text("Sow oats 2")

    # On the board: a crop of the hand, then the market, which is clicked again to confirm.
    await hand(ada, "O1").click()
    await ada.page.locator(".lit[data-target='market']").click()
    await ada.page.locator(".picked[data-target='market']").click()
    await expect(ada.page.locator("[data-target='market']")).to_have_attribute("data-card", "O1")
    await ada.until_asked("turn")
    await ada.page.locator(".refusals summary").click()
    await expect(ada.page.locator(".refusals")).to_contain_text("The market is open once a turn.")

    # By the keyboard alone.
    await ada.focus(hand(ada, "O6"))
    await ada.page.keyboard.press("Enter")
    await expect(hand(ada, "O6")).to_have_class(re.compile("picked"))
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.locator("[data-key='field:0'] [data-card='O6']")).to_be_visible()

    await ben.page.locator("[data-play-premove]").click()
    await expect(ada.page.locator("[data-key='field:1'] [data-card='O2']")).to_be_visible()
    await expect(ada.page.locator("[data-key='field:2'] [data-card='R1']")).to_be_visible()

    # The log has a heading for each turn, none for rounds; the table as it was, and back.
    await ada.page.locator(".side-tabs [role=tab]").nth(1).click()
    log = ada.page.locator(".side-log")
    await expect(log.locator(".log-round")).to_have_count(0)
    await expect(log.locator(".log-turn")).to_have_text(
        [re.compile("Ada"), re.compile("Ben"), re.compile("Young Crow")]
    )
    await log.locator("[data-then='2']").click()
    await expect(ada.page.locator(".looking-back")).to_contain_text("As it was after entry 2 of the log.")
    await expect(ada.page.locator("[data-play]")).to_be_visible()
    await expect(ada.page.locator("[data-round-then]")).to_have_count(0)
    await ada.page.keyboard.press("Escape")

    await ada.page.locator("[data-standing]").click()
    await expect(ada.page.locator("[data-panel=standing] [data-total='6']")).to_contain_text("Crops: 6, Rows: 0")
    await ada.page.keyboard.press("Escape")

    # What has been shown is undone by all together: the game is where Ada's turn began.
    await ada.page.locator("[data-takeback]").click()
    await ada.page.locator("[data-takeback-do]").click()
    await ben.page.locator("[data-takeback-agree]").click()
    await expect(ada.page.locator("[data-target='market']")).to_have_attribute("data-card", MARKET)
    await expect(ben.page.locator(".harvest-board li .crop")).to_have_count(0)

    for name, kind, card in WHOLE_GAME:
        acting = ada if name == "Ada" else ben
        await acting.until_asked("turn")
        await acting.button({"type": kind, "card": card}).click()
    for person in (ada, ben):
        await expect(person.page.locator("[data-over] .won")).to_have_text(re.compile("Ada.*12", re.DOTALL))
        await expect(person.page.locator("[data-over] li[data-total='12']")).to_have_count(2)
        await expect(person.page.locator("[data-over] [data-tie]")).to_have_text(
            "Equal totals. Ada: Kinds of crops: 3; Ben: Kinds of crops: 2"
        )
    await ben.page.locator("[data-over] [data-scores]").click()
    await expect(ben.page.locator("[data-panel=end] .winners")).to_have_text("Ada wins")
