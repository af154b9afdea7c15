"""A real Chromium on the page of a table."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from playwright.async_api import Browser, BrowserContext, ViewportSize, async_playwright

from app.web.cookies import cookie_name

ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SIZE: Final[ViewportSize] = {"width": 1440, "height": 900}


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser until the block ends."""
    async with async_playwright() as playwright:
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = await playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        await browser.close()


async def visitor(browser: Browser, url: str, token: str) -> BrowserContext:
    """Somebody with an empty cache who is known to the server, and who wants no motion."""
    context = await browser.new_context(base_url=url, viewport=SIZE, reduced_motion="reduce")
    await context.add_cookies([{"name": cookie_name(url), "value": token, "url": url}])
    return context
