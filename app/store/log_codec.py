"""A whole log as some kilobytes, and back.

Moves and events repeat themselves and get small; digests, hashes and Idempotency-Keys are as good as drawn, and do not.
Digests and hashes can be worked out: of the states that the rules make of the events, and of each entry and the hash
before it. So of both the last one alone is kept, which holds for all before it. The rules may not know the game, or
there may be no hash: then digests are kept, too.
"""

import lzma
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.store.entry_hashes import beginning, link
from app.store.records import LogRow

Restore = Callable[[list[LogRow]], list[LogRow]]
"""Works out what is left out of the entries that `decompress` gives; other entries, or none, where that fails."""
CHECK_BYTES: Final = 16
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)
_FILTERS: Final[list[dict[str, Any]]] = [{"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 2**20}]
_HEXADECIMAL_KEY_LENGTH: Final = 32
"""Browsers' keys are 16 bytes, written with so many digits."""


class UnreadableLog(Exception):
    """Bytes that are no log, or not the one that was compressed."""


class UncompressibleLog(Exception):
    """A log that would not come back as it is: an entry is missing, or does not fit its hash."""


class _LastEntry(Struct, array_like=True, forbid_unknown_fields=True):
    """What the last entry bears; `hash` None if it bears none."""

    digest: bytes
    hash: bytes | None


class _Columns(Struct, array_like=True, forbid_unknown_fields=True):
    """`lines`: of each entry seat, move and events, compressed. `times`: since the entry before, in microseconds.
    `keys`: those that are bytes written in hexadecimal digits; `texts`: all others, by their place. `unhashed`: how
    many entries at the beginning bear no hash. `digests`: of all entries, empty where they are left out."""

    format: Literal[1]
    lines: bytes
    times: bytes
    keys: list[bytes | None]
    texts: dict[int, str]
    digests: bytes
    unhashed: int
    last: _LastEntry


def compress(game_id: str, rows: Sequence[LogRow], restore: Restore) -> bytes:
    """A log as bytes. Raises `UncompressibleLog` unless it has entries and comes back to the byte."""
    if not rows:
        raise UncompressibleLog("it has no entries")
    try:
        if rows[-1].hash is not None:
            data = _encode(rows, with_digests=False)
            if restore(decompress(game_id, data)) == list(rows):
                return data
        data = _encode(rows, with_digests=True)
        if decompress(game_id, data) == list(rows):
            return data
    except (UnreadableLog, OverflowError, UnicodeError) as error:
        raise UncompressibleLog(str(error)) from error
    raise UncompressibleLog("it would not come back as it is")


def _encode(rows: Sequence[LogRow], *, with_digests: bool) -> bytes:
    lines = "\n".join(f"{'' if row.seat is None else row.seat}\t{row.move}\t{row.events}" for row in rows)
    keys = [_as_bytes(row.key) for row in rows]
    moments = [(row.at - _EPOCH) // _MICROSECOND for row in rows]
    columns = _Columns(
        format=1,
        lines=lzma.compress(lines.encode(), format=lzma.FORMAT_RAW, filters=_FILTERS),
        times=b"".join(_varint(moment - before) for before, moment in zip([0, *moments[:-1]], moments, strict=True)),
        keys=keys,
        texts={place: row.key for place, row in enumerate(rows) if row.key is not None and keys[place] is None},
        digests=b"".join(row.digest for row in rows) if with_digests else b"",
        unhashed=next((place for place, row in enumerate(rows) if row.hash is not None), len(rows)),
        last=_LastEntry(rows[-1].digest, rows[-1].hash),
    )
    data = msgspec.msgpack.encode(columns)
    return _check(data) + data


def decompress(game_id: str, data: bytes) -> list[LogRow]:
    """The log of a game; digests and hashes that are left out are empty. Raises `UnreadableLog` for bytes with a change
    anywhere."""
    check, rest = data[:CHECK_BYTES], data[CHECK_BYTES:]
    if check != _check(rest):
        raise UnreadableLog("it is not what was compressed")
    try:
        columns = msgspec.msgpack.decode(rest, type=_Columns)
        text = lzma.decompress(columns.lines, format=lzma.FORMAT_RAW, filters=_FILTERS).decode()
        rows = list(_entries(columns, text.split("\n")))
        return list(_hashed(game_id, rows, columns)) if columns.digests else _left_out(rows, columns)
    except (msgspec.MsgspecError, lzma.LZMAError, ValueError, OverflowError) as error:
        raise UnreadableLog(f"it cannot be read ({error})") from error


def _entries(columns: _Columns, lines: list[str]) -> Iterator[LogRow]:
    """The entries without their hashes. Raises `ValueError`."""
    width, rest = divmod(len(columns.digests), len(lines))
    if rest:
        raise ValueError("digests are missing")
    moment = 0
    columns_of_each = zip(lines, _varints(columns.times), columns.keys, strict=True)
    for place, (line, passed, key) in enumerate(columns_of_each):
        seat, move, events = line.split("\t")
        moment += passed
        yield LogRow(
            seq=place + 1,
            seat=int(seat) if seat else None,
            move=move,
            events=events,
            digest=columns.digests[place * width : (place + 1) * width],
            at=_EPOCH + moment * _MICROSECOND,
            key=columns.texts.get(place) if key is None else key.hex(),
        )


def _hashed(game_id: str, rows: list[LogRow], columns: _Columns) -> Iterator[LogRow]:
    """The entries with the hashes that they were written with. Raises `ValueError` if the last one is another."""
    if columns.last.hash is None:
        yield from rows
        return
    running = beginning(game_id)
    for place, row in enumerate(rows):
        running = link(running, row)
        yield row if place < columns.unhashed else replace(row, hash=running)
    if running != columns.last.hash:
        raise ValueError("its last hash is another")


def _left_out(rows: list[LogRow], columns: _Columns) -> list[LogRow]:
    """The entries with what the last one bears, and empty hashes where there are some."""
    hashed = [row if place < columns.unhashed else replace(row, hash=b"") for place, row in enumerate(rows)]
    return [*hashed[:-1], replace(rows[-1], digest=columns.last.digest, hash=columns.last.hash)]


def _check(data: bytes) -> bytes:
    return sha256(data).digest()[:CHECK_BYTES]


def _as_bytes(key: str | None) -> bytes | None:
    """A key as browsers make them, in half the length; None for any other one."""
    if key is None or len(key) != _HEXADECIMAL_KEY_LENGTH:
        return None
    try:
        raw = bytes.fromhex(key)
    except ValueError:
        return None
    return raw if raw.hex() == key else None


def _varint(number: int) -> bytes:
    """A number in as few bytes as it needs, seven bits in each; the sign is the lowest bit."""
    rest = number * 2 if number >= 0 else -number * 2 - 1
    found = bytearray()
    while rest > 0x7F:
        found.append(rest & 0x7F | 0x80)
        rest >>= 7
    found.append(rest)
    return bytes(found)


def _varints(data: bytes) -> Iterator[int]:
    """The numbers that `_varint` has written one after another."""
    number = shift = 0
    for byte in data:
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield -(number + 1) // 2 if number & 1 else number // 2
            number = shift = 0
