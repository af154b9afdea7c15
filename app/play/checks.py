"""What must hold of a whole game beside its digests: checks of `verify` and of imports, which name the place."""

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from app.play import chain
from app.play.broken import BrokenLog
from app.play.chain import canonical
from app.play.entries import stood_in, times_advised, was_ended
from app.play.replay import DIGEST_BYTES, fingerprint
from app.play.starts import Start, read_start, seat_rows
from app.problems import Invalid, Unavailable
from app.rules.game import Seat
from app.store.records import GameRow, LogRow, Snapshot, StoodInFor, Summary

T = TypeVar("T")


def with_chain(game_id: str, rows: Sequence[LogRow], check: Callable[[], T]) -> T:
    """What `check` finds. Of several faults the one of the earliest entry is told; raises `BrokenLog`."""
    broken = chain.broken_at(game_id, rows)
    try:
        found = check()
    except (BrokenLog, Unavailable) as other:
        number = other.seq if isinstance(other, BrokenLog) else None
        if broken is None or (number is not None and number <= broken[0]):
            raise
        raise BrokenLog(game_id, *broken) from other
    if broken is not None:
        raise BrokenLog(game_id, *broken)
    return found


def start_of(game_id: str, rows: Sequence[LogRow]) -> Start:
    """What the first entry says. Raises `BrokenLog`."""
    if rows[0].seq < 1:
        raise BrokenLog(game_id, rows[0].seq, "no entry has this number")
    if rows[0].seq > 1:
        raise BrokenLog(game_id, 1, "it is missing")
    try:
        return read_start(msgspec.json.decode(rows[0].move))
    except Invalid as error:
        raise BrokenLog(game_id, 1, error.detail) from None


def check_start(row: GameRow, start: Start) -> None:
    """Raise `BrokenLog` unless the table is the one that the first entry began. Names may have changed since: a seat
    bears that of its owner."""
    for name in ("game", "options", "components"):
        _compare(row.id, f"table row, {name}", getattr(row, name), getattr(start, name))
    branched = (start.branched.game, start.branched.seq) if start.branched else (None, None)
    for name, right in zip(("branched_from", "branched_at"), branched, strict=True):
        _compare(row.id, f"table row, {name}", getattr(row, name), right)
    then, now = seat_rows(start.seats), row.seats
    _compare(row.id, "seats", [seat.seat for seat in now], [seat.seat for seat in then])
    for before, seat in zip(then, now, strict=True):
        for name in ("kind", "level"):
            _compare(row.id, f"seat {seat.seat}, {name}", getattr(seat, name), getattr(before, name))


def with_told_seats(row: GameRow, rows: Sequence[LogRow]) -> GameRow:
    """The table with the stand-ins that the log tells of, and with how often it tells of advice."""
    found, advised = stood_in(rows), times_advised(rows)
    return replace(
        row,
        seats=tuple(replace(seat, stand_in=found.get(seat.seat), advised=advised[seat.seat]) for seat in row.seats),
    )


def lost_stand_ins(row: GameRow, rows: Sequence[LogRow]) -> dict[Seat, StoodInFor]:
    """The stand-ins of which the log of a game that is over tells, and its seats do not: former versions handed seats
    on after the end, and nothing of a stand-in was left then."""
    if not was_ended(rows) and row.status not in ("finished", "paused"):
        return {}
    told = with_told_seats(row, rows).seats
    return {
        seat.seat: right.stand_in
        for seat, right in zip(row.seats, told, strict=True)
        if seat.stand_in is None and right.stand_in is not None
    }


def with_stand_ins(row: GameRow, found: Mapping[Seat, StoodInFor]) -> GameRow:
    """The table with these stand-ins besides."""
    return replace(row, seats=tuple(replace(seat, stand_in=found.get(seat.seat, seat.stand_in)) for seat in row.seats))


def summary_at_end(summary: Summary, rows: Sequence[LogRow]) -> Summary:
    """The summary, of a game that was ended before its end too."""
    return replace(summary, status="finished", automatic=False) if was_ended(rows) else summary


def check_told_seats(row: GameRow, rows: Sequence[LogRow]) -> None:
    """Raise `BrokenLog` unless those seats have a stand-in of which the log says so, and advice is counted as there."""
    for seat, right in zip(row.seats, with_told_seats(row, rows).seats, strict=True):
        for name in ("stand_in", "advised"):
            _compare(row.id, f"seat {seat.seat}, {name}", getattr(seat, name), getattr(right, name))


def check_compressed(row: GameRow, *, is_compressed: bool) -> None:
    """Raise `BrokenLog` unless the table's row says whether the log is compressed."""
    if row.compressed is not is_compressed:
        raise BrokenLog(row.id, "table row, compressed", f"it is {row.compressed}, but the log says otherwise")


def check_summary(row: GameRow, summary: Summary, rows: Sequence[LogRow]) -> None:
    """Raise `BrokenLog` unless the table's row says what the log leads to. A paused game has a status of its own."""
    for name in ("status", "to_move", "automatic"):
        if name != "status" or row.status != "paused":
            _compare(row.id, f"table row, {name}", getattr(row, name), getattr(summary, name))
    if row.round is not None:
        _compare(row.id, "table row, round", row.round, summary.round)
    if rows and rows[-1].hash is not None:
        _compare(row.id, "table row, updated", row.updated, rows[-1].at)


def _compare(game_id: str, place: str, found: Any, right: Any) -> None:
    if canonical(found) != canonical(right):
        texts = (msgspec.json.encode(value).decode() for value in (found, right))
        raise BrokenLog(game_id, place, "it is {}, but the log says {}".format(*texts))


def check_snapshot(game_id: str, snapshot: Snapshot, rows: Sequence[LogRow]) -> None:
    """Raise `BrokenLog` unless the snapshot is the state after its entry."""
    try:
        digest = fingerprint(zlib.decompress(snapshot.state))
    except zlib.error as error:
        raise BrokenLog(game_id, "snapshot, state", f"it cannot be read ({error})") from None
    fitting = [entry.seq for entry in rows if entry.digest[:DIGEST_BYTES] == digest]
    if not fitting:
        raise BrokenLog(game_id, "snapshot, state", "it is no state of this game")
    if snapshot.seq not in fitting:
        raise BrokenLog(game_id, "snapshot, seq", f"it is {snapshot.seq}, but its state is that of entry {fitting[-1]}")


def check_known(game_id: str, number: int, found: Any, known: Any) -> None:
    """Raise `BrokenLog` if stored events hold what nobody reads; `known` are the same, read and encoded again."""
    for path in unknown(found, known, "events"):
        raise BrokenLog(game_id, number, f"{path} is unknown, or not what is read there")


def unknown(found: Any, known: Any, path: str) -> Iterator[str]:
    """The paths of what is in `found` and not the same in `known`; `known` may hold more names."""
    if isinstance(found, dict) and isinstance(known, dict):
        for name, value in found.items():
            if name in known:
                yield from unknown(value, known[name], f"{path}.{name}")
            else:
                yield f"{path}.{name}"
    elif isinstance(found, list) and isinstance(known, list) and len(found) == len(known):
        for place, (item, other) in enumerate(zip(found, known, strict=True)):
            yield from unknown(item, other, f"{path}[{place}]")
    elif canonical(found) != canonical(known):
        yield path
