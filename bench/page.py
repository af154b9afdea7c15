"""The first load of a table's page in a real Chromium with an empty cache."""

import asyncio
import re
from typing import Any

from playwright.async_api import CDPSession

from bench.browser import chromium, visitor
from bench.posting import requests
from bench.report import Row
from bench.wire import Wire
from bench.world import World

REQUESTS, RAW, PACKED = 15, 400_000, 120_000
DRAWING_REQUESTS, DRAWING_BYTES = 4, 160_000
DRAWINGS = re.compile(r"/dist/[^/]+\.(svg|webp|woff2)$")
"""What comes behind the table and blocks nothing: drawings, the picture of the Moon, typefaces."""
MOVES = 60
QUIET_SECONDS = 1.0


class Traffic:
    """What the browser's own network log says. A websocket counts as a request, its messages as bytes."""

    def __init__(self, session: CDPSession) -> None:
        self.urls: dict[str, str] = {}
        self.raw: dict[str, int] = {}
        self.packed: dict[str, int] = {}
        session.on("Network.requestWillBeSent", lambda e: self._asked(e["requestId"], e["request"]["url"]))
        session.on("Network.webSocketCreated", lambda e: self._asked(e["requestId"], e["url"]))
        session.on("Network.dataReceived", lambda e: self._add(self.raw, e, e["dataLength"]))
        session.on("Network.loadingFinished", lambda e: self._add(self.packed, e, int(e["encodedDataLength"])))
        session.on("Network.webSocketFrameReceived", self._frame)

    def _asked(self, request: str, url: str) -> None:
        if not url.startswith(("data:", "blob:")):
            self.urls[request] = url

    def _add(self, to: dict[str, int], event: dict[str, Any], size: int) -> None:
        to[event["requestId"]] = to.get(event["requestId"], 0) + size

    def _frame(self, event: dict[str, Any]) -> None:
        size = len(event["response"]["payloadData"].encode())
        self._add(self.raw, event, size)
        self._add(self.packed, event, size)

    def requests(self, drawings: bool = False) -> list[str]:
        """Those for drawings and typefaces, or all others."""
        return [request for request, url in self.urls.items() if bool(DRAWINGS.search(url)) == drawings]

    def total(self, of: dict[str, int], drawings: bool = False) -> int:
        """All bytes of what these asked for."""
        return sum(of.get(request, 0) for request in self.requests(drawings))


async def rows(world: World) -> list[Row]:
    """Requests, bytes, bytes on the wire."""
    wire = await Wire(world.port).open()
    seated = await world.game(wire)
    for _, move in zip(range(MOVES), requests(seated), strict=False):
        await wire.send(move)
    wire.close()
    traffic = await _load(f"http://localhost:{world.port}", f"/t/{seated.id}", seated.tokens[0])
    asked, raw, packed = len(traffic.requests()), traffic.total(traffic.raw), traffic.total(traffic.packed)
    drawings, drawn = len(traffic.requests(drawings=True)), traffic.total(traffic.packed, drawings=True)
    what = "first load of the table page"
    parts = sorted(traffic.urls.items(), key=lambda item: -traffic.packed.get(item[0], 0))
    biggest = ", ".join(f"{url.rpartition('/')[2][:24]} {traffic.packed.get(key, 0):,}" for key, url in parts[:4])
    return [
        Row(f"{what}: requests", f"≤ {REQUESTS}", str(asked), asked <= REQUESTS, "websocket included"),
        Row(f"{what}: bytes raw", f"≤ {RAW // 1000} KB", f"{raw / 1000:.0f} KB", raw <= RAW, f"{raw:,}"),
        Row(f"{what}: on the wire", f"≤ {PACKED // 1000} KB", f"{packed / 1000:.0f} KB", packed <= PACKED, biggest),
        Row(
            f"{what}: drawings and typefaces",
            f"≤ {DRAWING_REQUESTS}",
            str(drawings),
            drawings <= DRAWING_REQUESTS,
            "requests behind it",
        ),
        Row(
            f"{what}: drawings on the wire",
            f"≤ {DRAWING_BYTES // 1000} KB",
            f"{drawn / 1000:.0f} KB",
            drawn <= DRAWING_BYTES,
            f"{drawn:,}",
        ),
    ]


async def _load(url: str, path: str, token: str) -> Traffic:
    async with chromium() as browser:
        context = await visitor(browser, url, token)
        tab = await context.new_page()
        session = await context.new_cdp_session(tab)
        traffic = Traffic(session)
        await session.send("Network.enable")
        await tab.goto(path, wait_until="networkidle")
        await tab.locator("main svg").first.wait_for(state="attached")
        await asyncio.sleep(QUIET_SECONDS)
    return traffic
