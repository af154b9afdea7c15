"""What follows a piece as it lands: dust on the Moon, figures that count; and the stage while a company expands."""

from typing import Any, Final

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import at_first_turn
from tests.support.browser.people import Person
from tests.support.browser.serving import Site

KEEP_LANDINGS: Final = """() => {
  window.landings = [];
  const kept = (ghost) => ({
    kind: ghost.className,
    shows: ghost.textContent,
    waits: ghost.getAnimations()[0].effect.getTiming().delay,
    truth: document.querySelector('.me .stock dd').textContent,
  });
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const ghost of addedNodes)
        if (['dust', 'ghost-figure'].includes(ghost.className)) window.landings.push(kept(ghost));
  }).observe(document.querySelector('.ghosts'), { childList: true });
}"""

STAGE: Final = """() => {
  const [card] = document.querySelectorAll('.fan .card-body');
  const fan = document.querySelector('.fan').getBoundingClientRect();
  const { filter } = getComputedStyle(document.querySelector('.display .card:not(.lit)'));
  return { seen: Math.round(fan.bottom - card.getBoundingClientRect().top), filter };
}"""


async def with_motion(ada: Person) -> None:
    """Wait until what animates is there, and begin to keep what follows landings."""
    await ada.page.mouse.move(5, 5)
    await ada.page.mouse.move(9, 9)
    await ada.page.wait_for_selector(".ghosts", state="attached")
    await ada.page.evaluate(KEEP_LANDINGS)


async def landings(ada: Person, kind: str) -> list[dict[str, Any]]:
    """What has followed landings up to now."""
    return [one for one in await ada.page.evaluate("window.landings") if one["kind"] == kind]


async def test_an_outpost_raises_dust_once_it_has_landed(site: Site, new_person: NewPerson) -> None:
    for motion in ("no-preference", "reduce"):
        ada = await at_first_turn(site, new_person, reduced_motion=motion)
        await with_motion(ada)
        await expands(ada)
        if motion == "no-preference":
            await the_hand_leaves_the_stage(ada)
        await ada.choose((await ada.look()).offer("EnterSector"))
        dust = await landings(ada, "dust")
        assert [one["waits"] > 0 for one in dust] == ([True] if motion == "no-preference" else [])
        await ada.page.keyboard.press("Shift")
        await expect(ada.page.locator(".ghosts > *")).to_have_count(0)


async def expands(ada: Person) -> None:
    """Begin to expand with a company."""
    shown = await ada.choose((await ada.look()).offer("UseEnergy"))
    assert shown.step == "Expand"


async def the_hand_leaves_the_stage(ada: Person) -> None:
    """Of the hand about 40 pixels are seen until one points at it; what else is drawn gives light back."""
    await ada.resize(1440, 900)
    await ada.comes_true(f"() => ({STAGE})().seen < 45")
    assert (await ada.page.evaluate(STAGE))["filter"] == "brightness(0.85)"
    await ada.page.locator(".fan").hover()
    await ada.comes_true(f"() => ({STAGE})().seen > 80")


async def test_a_sum_counts_as_its_coins_rise_and_is_true_at_once(site: Site, new_person: NewPerson) -> None:
    for motion in ("no-preference", "reduce"):
        ada = await at_first_turn(site, new_person, reduced_motion=motion)
        await with_motion(ada)
        coins = await ada.page.locator(".me .stock dd").first.inner_text()
        shown = await ada.look()
        await ada.choose(next(one for one in shown.offers if one.kind == "PlaceMarker" and "tile" in one.move["space"]))
        figures = await landings(ada, "ghost-figure")
        if motion == "no-preference":
            now = await ada.page.locator(".me .stock dd").first.inner_text()
            assert {"shows": coins, "truth": now} in [{key: one[key] for key in ("shows", "truth")} for one in figures]
            assert now != coins
        else:
            assert figures == []
        await ada.page.keyboard.press("Shift")
        await expect(ada.page.locator(".ghosts > *")).to_have_count(0)
