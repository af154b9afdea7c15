"""Programs of people, told by a signed request as https://www.standardwebhooks.com describes it."""

import base64
import hashlib
import hmac
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

import msgspec

from app import clock
from app.notify.channels import AddressGone, Letter, TryLater
from app.notify.keys import ServerKey
from app.notify.requests import host_and_port
from app.store.database import Database

Post = Callable[[str, bytes, Mapping[str, str], str], Awaitable[int]]
"""Sends a body to an address by a kind of channel; the status of the answer. Raises `TryLater` where none came."""
Check = Callable[[str], Awaitable[None]]
"""Raises `Invalid` for an address that we may not send to."""
ENDED_REASON = "410"


class Secrets:
    """What the requests of each channel are signed with."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._key = ServerKey("webhook")

    async def of(self, channel_id: str) -> bytes:
        """The secret of a channel: 32 bytes."""
        await self._key.open(self._db)
        return self._key.mac(channel_id)


class Webhook:
    """Letters as JSON, signed with a secret that the server and the channel's owner alone know."""

    name = "webhook"

    def __init__(self, secrets: Secrets, post: Post, check: Check) -> None:
        self._secrets = secrets
        self._post = post
        self._check = check

    async def check(self, address: str) -> str:
        """A web address."""
        await self._check(address.strip())
        return address.strip()

    def host(self, address: str) -> str:
        """The program's host and port."""
        return host_and_port(address)

    async def send(self, letter: Letter, address: str) -> None:
        """Post it. An answer of 410 ends the channel; redirects are not followed."""
        body, headers = signed(await self._secrets.of(letter.channel), letter)
        status = await self._post(address, body, headers, self.name)
        if status == 410:
            raise AddressGone(ENDED_REASON)
        if not 200 <= status < 300:
            raise TryLater(f"{urlsplit(address).hostname}: {status}")


def signed(secret: bytes, letter: Letter) -> tuple[bytes, dict[str, str]]:
    """The body that a letter is, and its headers. The receiver knows a repeated one by its `webhook-id`."""
    body, message, now = payload(letter), f"notice_{letter.id}", str(int(clock.now().timestamp()))
    mac = hmac.digest(secret, f"{message}.{now}.".encode() + body, hashlib.sha256)
    return body, {
        "content-type": "application/json",
        "user-agent": "Regolith",
        "webhook-id": message,
        "webhook-timestamp": now,
        "webhook-signature": f"v1,{base64.b64encode(mac).decode()}",
    }


def payload(letter: Letter) -> bytes:
    """What a program is told: the kind of notice, the table, all words, and where the page opens."""
    return msgspec.json.encode(
        {
            "type": letter.kind,
            "table": letter.table,
            "title": letter.title,
            "text": letter.paragraphs,
            "since": letter.since,
            "url": letter.url,
        }
    )


def written(secret: bytes) -> str:
    """A secret as programs take it."""
    return f"whsec_{base64.b64encode(secret).decode()}"
