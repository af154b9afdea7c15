"""The chain of a log: each entry carries a hash over itself and the hash before it.

SHA-256 over the hash before, and the entry as canonical JSON: number, seat, move, events, digest, time in microseconds,
Idempotency-Key. The hash before the first entry is made of the game's id. Entries of former versions bear no hash; the
next entry's covers them, so a log of that kind is chained from where it stands.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256

import msgspec

from app.store import log
from app.store.database import Database
from app.store.records import LogRow

_FORMAT = "regolith-log/1"
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_encoder = msgspec.json.Encoder(order="sorted")
_MICROSECOND = timedelta(microseconds=1)


def canonical(value: object) -> bytes:
    """Plain values as the JSON of which there is only one: names sorted, no blanks."""
    return _encoder.encode(value)


def beginning(game_id: str) -> bytes:
    """What stands for the hash before the first entry."""
    return sha256(canonical([_FORMAT, game_id])).digest()


def link(before: bytes, entry: LogRow) -> bytes:
    """The hash of an entry behind the one of hash `before`."""
    return link_new(before, entry, _one_way(entry.move), _one_way(entry.events))


def link_new(before: bytes, entry: LogRow, move: bytes, events: bytes) -> bytes:
    """The same where move and events are canonical JSON already, as games encode them."""
    content = [
        entry.seq,
        entry.seat,
        msgspec.Raw(move),
        msgspec.Raw(events),
        entry.digest.hex(),
        (entry.at - _EPOCH) // _MICROSECOND,
        entry.key,
    ]
    return sha256(before + canonical(content)).digest()


def _one_way(text: str) -> bytes:
    """JSON as there is only one of it: the database and documents write it with blanks and in another order."""
    return canonical(msgspec.json.decode(text))


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
