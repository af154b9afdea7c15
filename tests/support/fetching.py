"""Pages as a browser gets them, and what stands in them for scripts and chats."""

import json
import re

import httpx

from tests.support.server import Json, Player, Server

TWO = [{"kind": "human"}, {"kind": "human"}]


async def get(server: Server, path: str, player: Player | None = None) -> httpx.Response:
    """A page as the player's browser gets it, or a stranger's."""
    return await (player.client if player else server.client()).get(path)


def boot(page: httpx.Response) -> Json:
    """What the page tells its script."""
    found = re.search(r'<script type="application/json" id="boot">(.*?)</script>', page.text, re.S)
    assert found
    told: Json = json.loads(found[1])
    return told


def shared(page: httpx.Response) -> dict[str, str]:
    """The Open Graph properties of a page."""
    return dict(re.findall(r'<meta property="og:([a-z:_]+)" content="(.*?)">', page.text))
