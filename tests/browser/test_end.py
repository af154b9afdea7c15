"""The end of a game: the stage stands beside the charts on a desk, above them where there is less room."""

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.browser.short_games import finished

PARTS = """() => {
    const [dialog, stage, facts, step] = ["[data-panel=end]", ".stage", ".facts", ".podium .won .step"].map(
        each => document.querySelector(each).getBoundingClientRect());
    return {
        fills: dialog.left === 0 && dialog.top === 0 && dialog.width === innerWidth && dialog.height === innerHeight,
        beside: stage.right <= facts.left && stage.bottom <= innerHeight,
        above: stage.bottom <= facts.top,
        seen: step.bottom <= innerHeight,
        wide: document.querySelector("[data-panel=end]").scrollWidth > innerWidth,
    };
}"""


SIZES = (
    (1440, 900, True, True),
    (1366, 650, True, True),
    (1024, 768, False, False),
    (390, 844, True, False),
)
"""Width and height of a window, whether the sheet fills it, and whether the stage stands beside the charts."""


async def test_the_podium_stands_beside_the_charts_on_a_desk(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    await ada.page.goto(f"/t/{await finished([ada, ben])}")
    await expect(ada.page.locator(".podium .portrait")).to_have_count(2)
    for width, height, fills, beside in SIZES:
        await ada.resize(width, height)
        parts = await ada.page.evaluate(PARTS)
        wanted = {"fills": fills, "beside": beside, "above": not beside, "seen": True, "wide": False}
        assert parts == wanted, f"at {width} by {height}"
    await ada.page.locator("[data-close]").click()
    await expect(ada.page.locator("[data-panel=end]")).to_have_count(0)
