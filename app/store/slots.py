"""Which database holds a game, where games lie in several: the slot of its id, and who holds that slot."""

import hashlib
from typing import Final

SLOTS: Final = 256
"""Their number, for ever: what holds a slot changes, the slot of a game never does."""


def slot_of(game_id: str) -> int:
    """The slot of a game, 0 to 255: the first byte of a hash of its id, as `game_slot` has it in Postgres."""
    return hashlib.sha256(game_id.encode("utf-8", "surrogatepass")).digest()[0]
