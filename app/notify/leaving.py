"""Proofs that a link which ends a channel's notices was sent by us, so that it works without signing in."""

import hashlib
import hmac
import secrets

from app.store import channels
from app.store.database import Database

KEY = "unsubscribe"


class Leaving:
    """Makes and checks proofs with a key that the database keeps; all processes have the same."""

    def __init__(self) -> None:
        self._key = b""

    async def open(self, db: Database) -> None:
        """Read the key, or make it."""
        if not self._key:
            self._key = await channels.key(db, KEY, secrets.token_bytes(32))

    def proof(self, channel_id: str) -> str:
        """The proof for a channel's link."""
        assert self._key, "not opened"
        return hmac.new(self._key, channel_id.encode(), hashlib.sha256).hexdigest()[:32]

    def is_good(self, channel_id: str, proof: str) -> bool:
        """Whether a proof is the one for that channel; compared without telling how much of it is right."""
        return hmac.compare_digest(self.proof(channel_id).encode(), proof.encode("utf-8", "surrogatepass"))
