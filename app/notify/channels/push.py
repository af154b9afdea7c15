"""Browsers that are told by their push service (RFC 8030), which reads nothing of it: it is encrypted for the browser
alone (RFC 8291) and signed by this server (RFC 8292)."""

from base64 import urlsafe_b64decode
from binascii import Error
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct

from app.notify.channels import AddressGone, Letter, TryLater
from app.notify.requests import host_and_port
from app.notify.vapid import Vapid
from app.problems import Invalid

Post = Callable[[str, bytes, Mapping[str, str], str], Awaitable[int]]
"""Sends a body to an address by a kind of channel; the status of the answer. Raises `TryLater` where none came."""
Check = Callable[[str], Awaitable[None]]
"""Raises `Invalid` for an address that we may not send to."""
TIME_TO_LIVE_SECONDS = 24 * 3600
"""How long a push service keeps what it cannot deliver at once."""
MAX_TITLE_LENGTH = 120
MAX_BODY_LENGTH = 700
"""In characters. What push services take is 4 KB, and a character has up to four bytes."""
ENDED_REASON = "unsubscribed"
URGENT_KINDS = ("turn", "again", "deadline", "test")
GONE_STATUSES = (404, 410)


class Keys(Struct, frozen=True):
    """The browser's public key and a secret of it and ours, as base64url."""

    p256dh: str
    auth: str


class Subscription(Struct, frozen=True):
    """What a browser's `PushSubscription` says as JSON."""

    endpoint: str
    keys: Keys


class Push:
    """Letters as messages to a browser. Its address is the browser's subscription, as JSON."""

    name = "push"

    def __init__(self, vapid: Vapid, post: Post, check: Check) -> None:
        self._vapid = vapid
        self._post = post
        self._check = check

    async def check(self, address: str) -> str:
        """A subscription, always written alike."""
        found = read_subscription(address)
        await self._check(found.endpoint)
        return msgspec.json.encode(found).decode()

    def host(self, address: str) -> str:
        """The host and port of the browser's push service."""
        return host_and_port(read_subscription(address).endpoint)

    async def send(self, letter: Letter, address: str) -> None:
        """Hand it to the browser's push service."""
        found = read_subscription(address)
        body, headers = await self._vapid.sealed(msgspec.to_builtins(found), payload(letter))
        headers |= {"ttl": str(TIME_TO_LIVE_SECONDS), "topic": topic(letter), "urgency": urgency(letter)}
        status = await self._post(found.endpoint, body, headers, self.name)
        if status in GONE_STATUSES:
            raise AddressGone(ENDED_REASON)
        if not 200 <= status < 300:
            raise TryLater(f"{urlsplit(found.endpoint).hostname}: {status}")


def read_subscription(address: str) -> Subscription:
    """A browser's subscription. Raises `Invalid` for what is none."""
    try:
        found = msgspec.json.decode(address, type=Subscription)
        # A point that is not on the curve would tell about our key.
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(found.keys.p256dh))
        is_whole = len(_decoded(found.keys.auth)) == 16 and urlsplit(found.endpoint).hostname is not None
    except (msgspec.DecodeError, ValueError, Error):
        is_whole = False
    if not is_whole:
        raise Invalid("bad-subscription", "That is not what a browser's push subscription says of itself as JSON.")
    return found


def mark_of(address: str) -> str:
    """By what a browser knows that a subscription is its own: the first half of the hash of its endpoint."""
    return sha256(msgspec.json.decode(address, type=Subscription).endpoint.encode()).hexdigest()[:32]


def payload(letter: Letter) -> bytes:
    """What the service worker of the browser is told, in the language of who gets it."""
    said = {
        "title": letter.title[:MAX_TITLE_LENGTH],
        "body": "\n".join(letter.paragraphs)[:MAX_BODY_LENGTH],
        "lang": letter.speaker.language,
        "url": letter.url,
        "tag": letter.tag,
    }
    return msgspec.json.encode(said if letter.waiting is None else {**said, "badge": letter.waiting})


def topic(letter: Letter) -> str:
    """Of what a push service keeps for a browser that is away, the newest of a topic is enough."""
    return sha256(f"{letter.tag} {letter.kind}".encode()).hexdigest()[:32]


def urgency(letter: Letter) -> str:
    """What a telephone that saves its battery does not wait with."""
    return "high" if letter.kind in URGENT_KINDS else "normal"


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
