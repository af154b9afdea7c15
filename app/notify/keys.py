"""Keys that the database keeps, made when they are first wanted; all processes have the same."""

import hashlib
import hmac
import secrets

from app.store import channels
from app.store.database import Database


class ServerKey:
    """A key of this server's own, for one purpose."""

    def __init__(self, purpose: str) -> None:
        self._purpose = purpose
        self._key = b""

    async def open(self, db: Database) -> None:
        """Read the key, or make it."""
        if not self._key:
            self._key = await channels.key(db, self._purpose, secrets.token_bytes(32))

    def mac(self, text: str) -> bytes:
        """What this key alone makes of a text: 32 bytes."""
        assert self._key, "not opened"
        return hmac.digest(self._key, text.encode(), hashlib.sha256)
