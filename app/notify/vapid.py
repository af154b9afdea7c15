"""The key by which browsers' push services know this server (VAPID, RFC 8292), and messages that are sealed with it.

It is made when it is first wanted, and kept in the database; all processes have the same.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from pydantic import AnyHttpUrl
from webpush import WebPush, WebPushSubscription
from webpush.vapid import VAPID

from app import clock
from app.hosts import DEFAULT_PORTS
from app.store import channels
from app.store.database import Database

KEY_NAME = "vapid"


class Signing(VAPID):  # type: ignore[misc]  # the library has types, but does not say so
    """Signs what is pushed, with a contact of any kind and the whole origin of the push service."""

    def get_authorization_header(self, endpoint: AnyHttpUrl, subscriber: str, expiration: int) -> str:
        """The header by which the push service knows us. `subscriber` is an address to write to, as a URL."""
        claims = {"aud": origin(str(endpoint)), "exp": int(clock.now().timestamp()) + expiration, "sub": subscriber}
        token = jwt.encode(claims, self.private_key, algorithm="ES256")
        return f"vapid t={token}, k={self.get_application_server_key(self.public_key)}"


class Vapid:
    """The key, read once. `contact` is whom push services write to if something is wrong: `mailto:` or `https:`."""

    def __init__(self, db: Database, contact: str) -> None:
        self._db = db
        self._contact = contact
        self._sealer: WebPush | None = None

    async def public_key(self) -> str:
        """What a browser tells its push service, which then takes what we sign for it and nobody else's."""
        key: str = Signing.get_application_server_key((await self._open()).vapid.public_key)
        return key

    async def sealed(self, subscription: Mapping[str, Any], message: bytes) -> tuple[bytes, dict[str, str]]:
        """A message encrypted for the browser with this subscription, and the headers that go with it."""
        sealer = await self._open()
        made = sealer.get(message, WebPushSubscription.model_validate(subscription))
        return made.encrypted, dict(made.headers)

    async def _open(self) -> WebPush:
        if self._sealer is None:
            self._sealer = _sealer(await channels.key(self._db, KEY_NAME, new_key()), self._contact)
        return self._sealer


def _sealer(key: bytes, contact: str) -> WebPush:
    public = load_pem_private_key(key, None).public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    sealer = WebPush(key, public, contact)
    sealer.vapid = Signing(key, public)
    return sealer


def new_key() -> bytes:
    """A private key, as PEM."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def origin(url: str) -> str:
    """Scheme, host and port of an address, the port only where it says something."""
    parts = urlsplit(url)
    port = parts.port if parts.port != DEFAULT_PORTS.get(parts.scheme) else None
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port else "")
