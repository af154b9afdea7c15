"""WebKitGTK for the browser tests: so much of a playwright page, which cannot drive it, as a `Person` needs.

It is MiniBrowser, on a screen that nobody sees. What its pages report is heard by `hearing_games.py`.
"""

import asyncio
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import Any, Final

from selenium.webdriver import ActionChains, WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from tests.support.browser.hearing_games import HEARD
from tests.support.browser.people import FIND_POINT, IS_THERE

BROWSERS: Final = ("lib/*/webkit*gtk-*/MiniBrowser", "libexec/webkit*gtk-*/MiniBrowser")
"""Where it lies below /usr."""
SCREEN: Final = "1600x1100x24"
NARROWEST: Final = 447
"""Pixels that a window of MiniBrowser is wide at least."""
PATIENCE: Final = 60
"""Seconds after which something will not come any more."""
PAUSE: Final = 0.03
"""Seconds between two questions."""
UNACCELERATED: Final = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
"""Pages are drawn at once instead of in layers: without a graphics card these are more than half of WebKit's work."""

WORDS: Final = r"const words = (one) => (one.ariaLabel ?? one.textContent).replace(/\s+/g, ' ').trim();"
"""What an element is called, as far as these tests need it."""
BY_STYLE: Final = "(sought) => document.querySelector(sought)"
BY_LABEL: Final = "(sought) => [...document.querySelectorAll('label')].find((one) => words(one) === sought)?.control"
BY_NAME: Final = "(sought) => [...document.querySelectorAll('button, a')].find((one) => words(one) === sought)"
SHOWN: Final = "(element) => element?.checkVisibility({ visibilityProperty: true }) ?? false"
PLACE: Final = f"(element) => ({SHOWN})(element) && !element.disabled ? ({FIND_POINT})(element) : null"
AWAITED: Final = """(element) => {
  window.missed = true;
  element.addEventListener('click', () => (window.missed = false), { capture: true, once: true });
}"""
MISSED: Final = "() => window.missed === true"
"""Whether the last click has not reached what it was meant for, which may have moved meanwhile; a new page has no
such click."""


@contextmanager
def unseen_screen() -> Iterator[str]:
    """A screen in memory; gives its name as `DISPLAY` has it."""
    command = ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", SCREEN]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as screen:
        assert screen.stdout is not None
        try:
            yield f":{screen.stdout.readline().strip()}"
        finally:
            screen.terminate()


@contextmanager
def webkit(display: str, width: int, height: int, *, wide_scrollbars: bool) -> Iterator[WebKitGTK]:
    """A WebKitGTK whose pages have this size in pixels, but are not narrower than `NARROWEST`."""
    options = Options()
    options.binary_location = next(str(found) for place in BROWSERS for found in Path("/usr").glob(place))
    options.add_argument("--automation")
    options.overlay_scrollbars_enabled = not wide_scrollbars
    driver = WebKitGTK(options, Service(env={**os.environ, **UNACCELERATED, "DISPLAY": display, "NO_AT_BRIDGE": "1"}))
    try:
        frame = driver.execute_script("return outerHeight - innerHeight")
        driver.set_window_size(width, height + frame)
        yield driver
    finally:
        # Now and then it never answers that it has gone; without a page it is of no more use to anybody.
        stopped = Timer(PATIENCE, driver.service.process.kill)
        stopped.start()
        with suppress(HTTPError):
            driver.quit()
        stopped.cancel()


class WebKitPage:
    """A page; `base_url` is where its paths begin."""

    def __init__(self, driver: WebKitGTK, base_url: str) -> None:
        self._driver = driver
        self._base_url = base_url
        self.mouse = self
        """Where one clicks: `mouse.click(x, y)`."""

    @property
    def url(self) -> str:
        """The address of the page."""
        return str(self._driver.current_url)

    def on(self, event: str, run: Callable[..., None]) -> None:
        """Nothing: what the page reports is asked for at the end, with `heard`."""

    async def heard(self) -> list[str]:
        """What the window's pages have reported."""
        return list(await self.evaluate(HEARD))

    async def goto(self, path: str) -> None:
        """Open a page."""
        await asyncio.to_thread(self._driver.get, self._base_url + path)

    async def evaluate(self, function: str, *args: Any, arg: Any = None) -> Any:
        """What a JavaScript function gives, or will give."""
        told = args or (() if arg is None else (arg,))
        return await asyncio.to_thread(self._driver.execute_script, f"{WORDS} return ({function})(...arguments)", *told)

    async def wait_for_function(self, function: str, *args: Any, arg: Any = None, polling: float = PAUSE * 1000) -> Any:
        """What the function gives, as soon as it gives something; asked again after so many milliseconds."""
        end = time.monotonic() + PATIENCE
        while not (given := await self.evaluate(function, *args, arg=arg)):
            assert time.monotonic() < end, f"in vain: {function} {args or arg}"
            await asyncio.sleep(polling / 1000)
        return given

    async def wait_for_selector(self, selector: str) -> None:
        """Wait until something is there."""
        await self.wait_for_function(IS_THERE, selector)

    async def click(self, x: float, y: float) -> None:
        """Click with the mouse."""
        actions: Any = ActionChains(self._driver, duration=0)
        actions.w3c_actions.pointer_action.move_to_location(round(x), round(y)).click()
        await asyncio.to_thread(actions.perform)

    async def type(self, text: str) -> None:
        """Type into what has the focus."""
        await asyncio.to_thread(ActionChains(self._driver).send_keys(text).perform)

    def locator(self, selector: str) -> "Found":
        """The first thing that has this selector."""
        return Found(self, BY_STYLE, selector)

    def get_by_label(self, name: str, *, exact: bool) -> "Found":
        """The field that has this label."""
        assert exact
        return Found(self, BY_LABEL, name)

    def get_by_role(self, role: str, *, name: str, exact: bool) -> "Found":
        """The button or link of this name."""
        assert exact
        assert role in {"button", "link"}
        return Found(self, BY_NAME, name)


class Found:
    """The thing that answers to a selector, a label or a name whenever something is asked of it."""

    def __init__(self, page: WebKitPage, finder: str, sought: str) -> None:
        self._page = page
        self._finder = finder
        self._sought = sought

    @property
    def first(self) -> "Found":
        """Itself: there is one."""
        return self

    def or_(self, _other: "Found") -> "Found":
        """Itself: what is found by its name may be a button or a link."""
        return self

    async def click(self) -> None:
        """Click it, as soon as there is a place where it can be clicked and it stays there, until it is hit."""
        missed = True
        while missed:
            place = None
            while place != (now := await self._page.wait_for_function(self._with(PLACE), self._sought)):
                place = now
                await asyncio.sleep(PAUSE)
            await self.evaluate(AWAITED)
            await self._page.click(*now)
            missed = await self._page.evaluate(MISSED)

    async def fill(self, text: str) -> None:
        """Type into an empty field."""
        await self.evaluate("(element) => element.focus()")
        await self._page.type(text)
        await self._page.wait_for_function(
            f"(sought, text) => ({self._finder})(sought).value === text", self._sought, text
        )

    async def count(self) -> int:
        """How many things have this selector."""
        assert self._finder == BY_STYLE
        return int(await self._page.evaluate("(sought) => document.querySelectorAll(sought).length", self._sought))

    async def is_visible(self) -> bool:
        """Whether it is there to be seen."""
        return bool(await self.evaluate(SHOWN))

    async def get_attribute(self, name: str) -> str | None:
        """One of its attributes."""
        found: str | None = await self._page.evaluate(
            f"(sought, name) => ({self._finder})(sought).getAttribute(name)", self._sought, name
        )
        return found

    async def evaluate(self, function: str) -> Any:
        """What a JavaScript function gives for it."""
        return await self._page.evaluate(self._with(function), self._sought)

    def _with(self, function: str) -> str:
        return f"(sought) => ({function})(({self._finder})(sought))"
