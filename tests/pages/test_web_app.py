"""Regolith as an app: what a browser asks for to install it, and its service worker."""

import struct

from app.pages.web_app import WORKER
from tests.support.server import Server
from tools.icons import IMAGES, icons


async def test_a_browser_can_install_it(server: Server) -> None:
    async with server.client() as browser:
        page = (await browser.get("/")).text
        assert '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">' in page
        answer = await browser.get("/manifest.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        said = answer.json()
        assert (said["name"], said["start_url"], said["scope"], said["display"]) == ("Regolith", "/", "/", "standalone")
        for icon in said["icons"]:
            picture = (await browser.get(icon["src"])).content
            width, height = struct.unpack(">II", picture[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        assert {icon["purpose"] for icon in said["icons"]} == {"any", "maskable"}
        assert (await browser.get("/static/img/icon-apple-180.png")).is_success
        assert [(await browser.get(item["url"])).status_code for item in said["shortcuts"]] == [401]


async def test_the_service_worker_serves_all_pages_and_is_always_revalidated(server: Server) -> None:
    async with server.client() as browser:
        answer = await browser.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == WORKER.read_text(encoding="utf-8")
    assert "import " not in answer.text, "it is served as it is"


def test_the_icons_are_drawn_of_the_mark() -> None:
    """`python -m tools.icons` redraws them."""
    assert [name for name, png in icons().items() if (IMAGES / name).read_bytes() != png] == []
