"""Proofs that a link which ends a channel's notices was sent by this server, so that it works without signing in."""

import hmac

from app.notify.keys import ServerKey
from app.store.database import Database


class Leaving:
    """Makes and checks proofs."""

    def __init__(self) -> None:
        self._key = ServerKey("unsubscribe")

    async def open(self, db: Database) -> None:
        """Read the key, or make it."""
        await self._key.open(db)

    def proof(self, channel_id: str) -> str:
        """The proof for a channel's link."""
        return self._key.mac(channel_id).hex()[:32]

    def is_good(self, channel_id: str, proof: str) -> bool:
        """Whether a proof is the one for that channel; compared without telling how much of it is right."""
        return hmac.compare_digest(self.proof(channel_id).encode(), proof.encode("utf-8", "surrogatepass"))
