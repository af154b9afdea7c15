"""The hash of an entry, which chains it to the one before.

SHA-256 over the hash before, and the entry as canonical JSON: number, seat, move, events, digest, time in microseconds,
Idempotency-Key. The hash before the first entry is made of the game's id.
"""

from datetime import UTC, datetime, timedelta
from hashlib import sha256

import msgspec

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
    """The hash of an entry after the one with hash `before`."""
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
