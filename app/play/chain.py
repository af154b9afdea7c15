"""The chain of a log: each entry carries a hash over itself and the hash before it (`app/store/entry_hashes.py`).

Entries of former versions bear no hash; the next entry's covers them, so a log of that kind is chained from where it
stands.
"""

import hashlib
from collections.abc import Sequence

import msgspec

from app.store import log
from app.store.database import Database
from app.store.entry_hashes import beginning, canonical, link, link_new
from app.store.records import LogRow, Secret

__all__ = ["beginning", "broken_at", "canonical", "commitment", "end", "end_of_stored", "link", "link_new"]


def commitment(secret: Secret) -> str:
    """What the first entry makes known of the entropy: SHA-256 of entropy and nonce, in hexadecimal digits."""
    return hashlib.sha256(secret.entropy + secret.nonce).hexdigest()


def end(game_id: str, rows: Sequence[LogRow]) -> bytes:
    """The hash of the last of all entries, whether they bear hashes or not."""
    running = beginning(game_id)
    for entry in rows:
        running = link(running, entry)
    return running


async def end_of_stored(db: Database, game_id: str, seq: int) -> bytes:
    """The same of a stored log up to number `seq`, for one whose last entry bears none."""
    return end(game_id, await log.entries(db, game_id, 0, seq))


def broken_at(game_id: str, rows: Sequence[LogRow]) -> tuple[int, str] | None:
    """The number of the first entry that does not fit its hash, and what is wrong; None for a sound chain."""
    running, begun = beginning(game_id), 0
    for number, entry in enumerate(rows, start=1):
        try:
            running = link(running, entry)
        except (msgspec.MsgspecError, ValueError, OverflowError) as error:
            return number, f"it cannot be read ({error})"
        if entry.hash is None and begun:
            return number, "its hash is missing"
        if entry.hash is not None and entry.hash != running:
            return number, _suspects(number if begun else 1, rows[number - 1 :], running)
        begun = begun or (number if entry.hash is not None else 0)
    return None


def _suspects(first: int, rows: Sequence[LogRow], right: bytes) -> str:
    """What may have been changed where the first of the rows, of the hash `right`, does not fit."""
    if len(rows) > 1 and rows[1].hash is not None and rows[1].hash == link(right, rows[1]):
        return "its hash is another: the hash itself was changed, the next entry still fits"
    if first < rows[0].seq:
        return f"its hash is another: seat, move, events or time of an entry from {first} on was changed"
    return "its hash is another: its seat, move, events, time or key was changed, or the game's id"
