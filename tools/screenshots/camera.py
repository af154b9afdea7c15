"""Takes one picture at all sizes, dark and light."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct
from playwright.async_api import Browser, BrowserContext, Page
from playwright.async_api import TimeoutError as Late

from app.web.cookies import cookie_name

SIZES = ((1440, 900), (1024, 768), (390, 844))
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
NARROW = 500
"""Below this width it is a phone."""
READY = "main.table, #page h1, .landing, main > .mine .entry, main .narrow"
CLICK = "(it) => it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))"
PAINTED = "() => [...document.querySelectorAll('.moon-picture')].every((one) => one.hasAttribute('href'))"
SINCE = "[data-since-end]"
PATIENCE_MS = 8000


class Camera(Struct):
    """Stands before pages of the site at `base` and lays pictures into `folder`."""

    browser: Browser
    base: str
    folder: Path
    sizes: Sequence[tuple[int, int]] = SIZES

    async def take(
        self,
        name: str,
        path: str,
        token: str | None = None,
        *,
        tab: str = "",
        deeds: Sequence[str] = (),
        whole: bool = False,
    ) -> None:
        """One moment at all sizes, dark and light. `whole`: the page down to its end, however high."""
        for phone in (False, True):
            sizes = [size for size in self.sizes if (size[0] < NARROW) is phone]
            if not sizes:
                continue
            context = await self._context(token, phone, sizes[0])
            page = await context.new_page()
            await page.goto(self.base + path)
            await page.wait_for_selector(READY, state="attached")
            await _opened(page, tab)
            if await self._done(page, name, deeds):
                await self._shoot(page, name, sizes, whole)
            await context.close()

    async def _context(self, token: str | None, phone: bool, size: tuple[int, int]) -> BrowserContext:
        viewport = {"width": size[0], "height": size[1]}
        context = await self.browser.new_context(
            viewport=viewport,  # type: ignore[arg-type]  # a size is one
            is_mobile=phone,
            has_touch=phone,
            reduced_motion="reduce",
        )
        if token:
            await context.add_cookies([{"name": cookie_name(self.base), "value": token, "url": self.base}])
        return context

    async def _done(self, page: Page, name: str, deeds: Sequence[str]) -> bool:
        """Do what the moment asks for; whether all of it could be done."""
        try:
            for deed in deeds:
                await _do(page, deed)
        except Late:
            print(f"{name}: there is no {deed}")
            return False
        return True

    async def _shoot(self, page: Page, name: str, sizes: Sequence[tuple[int, int]], whole: bool) -> None:
        for width, height in sizes:
            await page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                await page.emulate_media(color_scheme=scheme)
                await _settled(page)
                await page.screenshot(path=self.folder / f"{name}-{width}-{scheme}.png", full_page=whole)


async def _do(page: Page, deed: str) -> None:
    """Click a selector, or `press` a key, or `scroll` to a selector."""
    verb, _, rest = deed.partition(" ")
    if verb == "press":
        await page.keyboard.press(rest)
    elif verb == "scroll":
        await page.locator(rest).first.evaluate("(it) => it.scrollIntoView()", timeout=PATIENCE_MS)
    else:
        await page.locator(deed).first.evaluate(CLICK, timeout=PATIENCE_MS)
    await page.wait_for_timeout(150)


async def _opened(page: Page, tab: str) -> None:
    """Choose the tab of narrow screens before anything is done, because choosing it closes what explains itself."""
    button = page.locator(f".tabs [data-tab={tab}]") if tab else None
    if button and await button.count():
        await button.evaluate(CLICK)


async def _settled(page: Page) -> None:
    """Wait until everything is drawn."""
    await page.evaluate("document.fonts.ready")
    try:
        await page.wait_for_function(PAINTED, timeout=PATIENCE_MS)
    except Late:
        print("the Moon was not painted in time")
    # The camera has just arrived, so each page offers to tell what was missed; players who stay do not see it.
    if await page.locator(SINCE).count():
        await page.locator(SINCE).first.evaluate(CLICK)
    await page.wait_for_timeout(250)
