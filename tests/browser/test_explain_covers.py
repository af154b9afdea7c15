"""A card of explanation covers neither the thing that it explains nor what that points at, wherever it stands."""

from typing import Final

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import at_first_turn
from tests.support.browser.serving import Site

SIZES: Final = ((1920, 1080), (1440, 900), (1024, 768), (844, 390), (390, 844))
ALL: Final = (0, 1)
THIRDS: Final = (ALL, (0, 3), (1, 3), (2, 3), (0, 3))
"""At which sizes each thing explains itself, and at which every third one does, from the first, second or third on."""
AT_ONCE: Final = """(() => {
  const later = setTimeout;
  window.setTimeout = (run, wait, ...rest) => later(run, wait === 400 ? 0 : wait, ...rest);
})()"""
"""The mouse rests as soon as it lies still."""

COVERED: Final = """async ([first, every]) => {
  const moment = () => new Promise((run) => setTimeout(run, 1));
  const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const inside = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const card = document.querySelector('aside.explain');
  const found = [], seen = new Set();
  let x = 0, explained = 0;
  for (const thing of document.querySelectorAll('[data-explain], [data-target], [data-key]')) {
    const box = thing.getBoundingClientRect();
    const at = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const name = thing.dataset.explain ?? thing.dataset.target ?? thing.dataset.key;
    if (!box.width || !thing.contains(document.elementFromPoint(...at)) || seen.has(`${name} ${at}`)) continue;
    seen.add(`${name} ${at}`);
    x += 1;
    if (seen.size % every !== first) continue;
    for (const kind of ['pointerover', 'pointermove'])
      thing.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: 1 }));
    await moment();
    await moment();
    if (card.hidden) continue;
    explained += 1;
    const own = card.getBoundingClientRect();
    if (overlap(own, box)) found.push(`${name} is covered`);
    if (!inside(own)) found.push(`the card of ${name} leaves the window`);
    for (const one of document.querySelectorAll('[data-target].pointed, [data-key].pointed'))
      if (one.getBoundingClientRect().width && overlap(own, one.getBoundingClientRect()))
        found.push(`${name} points at ${one.dataset.target ?? one.dataset.key}, which is covered`);
  }
  return { found, explained };
}"""
"""Everything that is covered while one thing after the other explains itself, or every third, and how many did."""


async def test_a_card_covers_nothing_that_it_is_about(site: Site, new_person: NewPerson, full: bool) -> None:
    ada = await at_first_turn(site, new_person)
    page = ada.page
    await page.add_init_script(AT_ONCE)
    await page.reload()
    await ada.at_table()
    found = []
    for (width, height), part in zip(SIZES, THIRDS, strict=True):
        wanted = ALL if full else part
        await page.set_viewport_size({"width": width, "height": height})
        await page.mouse.move(5, 5)
        await page.wait_for_selector("aside.explain", state="attached")
        tabs = ("moon", "display", "me", "others") if await page.locator(".tabs").is_visible() else ("",)
        explained = 0
        for tab in tabs:
            if tab and await page.locator(f".tabs [data-tab={tab}]").is_visible():
                await ada.show_tab(tab)
            seen = await page.evaluate(COVERED, list(wanted))
            found += [f"{width} by {height}: {tab}: {item}" for item in seen["found"]]
            explained += seen["explained"]
        assert explained > 40 / wanted[1], f"at {width} by {height}"
    assert "\n".join(found) == ""
