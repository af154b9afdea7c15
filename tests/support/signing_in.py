"""People who sign in by mail and password, in tests."""

import asyncio
import re
from typing import Any, Final

import httpx

from tests.support.mail import Postbox, words
from tests.support.server import Player, Server

ADDRESS: Final = "ada@example.org"
PASSWORD: Final = "seven grey rovers sleep"
OURS: Final = {"origin": "http://test"}
"""What a page of the server itself sends along."""


async def mailed(server: Server, box: Postbox) -> str:
    """The secret of the newest mail's link."""
    await server.services.signing_in.settle()
    message = await asyncio.to_thread(box.message)
    box.messages.clear()
    found = re.search(r"http://test/sign-in/\S+#(\S+)", words(message))
    assert found is not None
    return found[1]


async def confirmed(server: Server, box: Postbox, ada: Player, address: str = ADDRESS) -> None:
    """Let an address be somebody's."""
    assert (await ada.call("POST", "/api/users/me/address", {"address": address})).status_code == 204
    await ada.ok("POST", "/api/sign-in/confirm", {"secret": await mailed(server, box)})


async def with_password(server: Server, box: Postbox) -> Player:
    """Ada, who signs in with address and password."""
    ada = await server.player("Ada")
    await confirmed(server, box, ada)
    await ada.ok("POST", "/api/users/me/password", {"password": PASSWORD})
    return ada


def sign_in(client: httpx.AsyncClient, address: str = ADDRESS, password: str = PASSWORD) -> Any:
    """Ask for a session by address and password."""
    return client.post("/api/sign-in/password", json={"address": address, "password": password}, headers=OURS)
