"""A campaign in the browser: hosted from the home page, a chapter's sheet, Luna's level, the next chapter, its page."""

import re
from typing import Any

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.short_games import quickest
from tests.support.words import say

IN_THE_SKY = """stage => {
    const horizon = stage.querySelector(".ground").getBoundingClientRect().top;
    const words = [...stage.querySelectorAll(":scope > p")];
    return words.length > 1 && words.every(each => each.getBoundingClientRect().bottom <= horizon);
}"""


async def dropped_through(person: Person) -> None:
    """Play the game beside the page to its end, dropping out at once."""
    game = person.game
    while (table := await person.call("GET", f"/api/games/{game}"))["status"] != "finished":
        if table["me"] in table["to_move"]:
            body = {"seq": table["seq"], "move": quickest(table["choices"])}
            await person.call("POST", f"/api/games/{game}/moves", body)
    await person.until(table["seq"])


async def ranking(person: Person) -> list[dict[str, Any]]:
    """The scores of the game beside the page, the best first."""
    scores: list[dict[str, Any]] = (await person.call("GET", f"/api/games/{person.game}"))["view"]["scores"]
    return sorted(scores, key=lambda score: -int(score["total"]))


async def test_a_chapter_leads_to_the_next_one(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    page = ada.page
    await page.goto("/")
    await ada.introduce()

    # The form of one's own mix: ways to begin with, the small board, and what a chapter decides.
    await ada.press("home-preset-custom-do")
    board, belt = page.locator("#board-preview"), page.get_by_label(say("home-module-belt"), exact=True)
    await expect(board).to_have_attribute("src", re.compile("tawac%3A[A-E].*modules=%7B%7D"))
    await page.locator("[data-fill=everything]").click()
    await expect(belt).to_be_checked()
    await expect(board).to_have_attribute("src", re.compile("modules=.*belt.*threats"))
    assert await board.evaluate("one => one.decode().then(() => one.naturalWidth > 0)")
    await page.locator("[name=chapter]").select_option("3")
    await expect(belt).to_be_disabled()
    await expect(board).to_have_attribute("src", re.compile("modules=.*chapter%22%3A3"))
    await page.locator("[data-fill=standard]").click()
    await expect(belt).to_be_enabled()

    await ada.press("home-preset-campaign-solo-do")
    await ada.at_table()
    first = ada.game
    standing = page.locator(".campaign-standing")
    await expect(standing).to_contain_text(say("campaign-here", chapter=1, chapters=4))
    story = page.locator(".campaign-story")
    await expect(story).to_contain_text(say("campaign-story-1"))
    await dropped_through(ada)

    # The sheet: success points of each kind, and what Luna's next level brings her.
    await expect(page.locator("[data-sheet='1']")).to_contain_text(say("award-won"))
    dialog = page.get_by_role("dialog")
    for width, height in ((390, 844), (1440, 900)):
        await page.set_viewport_size({"width": width, "height": height})
        assert await dialog.locator(".stage").evaluate(IN_THE_SKY), f"words lie on the Moon at {width} pixels"

    # The same beside the charts, by kind and seat, as a chart and as a table, and in the picture.
    campaign = (await ada.call("GET", f"/api/games/{first}"))["view"]["modules"]["campaign"]
    audit = Audit(ada)
    await dialog.locator("[data-end-tab=success]").click()
    await expect(dialog.get_by_role("img", name=re.compile(say("end-caption-success")))).to_be_visible()
    await audit.look("success points: chart")
    await dialog.locator("[data-way=table]").click()
    rows = dialog.locator("table.categories tr")
    await expect(rows.filter(has_text=say("award-won")).locator("td")).to_have_text(["1", "0"])
    await expect(rows.filter(has_text=say("end-success-sum")).locator("td")).to_have_text(
        [str(campaign["sums"][seat["seat"]]) for seat in await ranking(ada)]
    )
    await audit.look("success points: table")
    await dialog.locator("[data-end-tab=picture]").click()
    points = f"♦ Ada {campaign['sums'][0]}"
    await expect(dialog.locator("canvas.result")).to_have_attribute("aria-label", re.compile(points))
    assert audit.found == []
    level = dialog.locator("[data-next-level='1']")
    await expect(level.locator("option")).to_have_count(2)
    await level.select_option("4")
    await dialog.get_by_role("button", name=say("campaign-next", chapter=2)).click()
    await page.wait_for_url(re.compile(rf"/t/(?!{first})"))
    await ada.at_table()
    table = await ada.call("GET", f"/api/games/{ada.game}")
    campaign = table["view"]["modules"]["campaign"]
    assert (campaign["chapter"], table["seats"][1]["level"]) == (2, 4)
    gained = (await ada.call("GET", f"/api/games/{first}"))["view"]["modules"]["campaign"]["points"]
    assert campaign["sums"] == [gained[0], gained[1] + 1]
    await expect(standing).to_contain_text(say("campaign-here", chapter=2, chapters=4))
    await expect(standing.locator("[data-sum='1'] b")).to_have_text(str(gained[1] + 1))

    # Its page: the story so far, results and standing, ways to both tables, a picture.
    await standing.get_by_role("link").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text(say("campaign-title", names="Ada and Luna"))
    for number in (1, 2):
        await expect(page.get_by_text(say(f"campaign-story-{number}"))).to_be_visible()
    await expect(page.get_by_text(say("campaign-story-3"))).to_have_count(0)
    await expect(page.locator(f"a[href='/t/{first}']")).to_be_visible()
    await audit.look("campaign")
    assert audit.found == []
    async with page.expect_download() as downloading:
        await page.get_by_role("link", name=say("campaign-picture")).click()
    assert (await downloading.value).suggested_filename == "campaign.png"
    assert ada.errors == []
