"""An entry of the log, read: as it is, and as one seat may see it."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal

import msgspec
from msgspec import Struct

from app.play.starts import read_start
from app.rules.game import Event, Game, Seat
from app.store.records import LogRow, StoodInFor

HandedBy = Literal["owner", "host", "agreed", "free"]
"""By whose leave a seat changed hands: its owner's, the host's, that of all others; or nobody sat there."""


class Handed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat has changed hands: what it was called and is called now, and by whose leave."""

    was: str
    to: str
    by: HandedBy


class StandIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A stand-in plays for a seat's owner from now on, and why; or its owner plays again (`back`)."""

    name: str
    why: StoodInFor | Literal["back"]


class Ended(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The game was ended before its end: by the seats that voted for it, or that agreed when its host `closed` it."""

    by: tuple[Seat, ...]
    closed: bool = False


class Advised(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Advice was asked for on the entry's seat; which level of the robots, by its name, gave it."""

    robot: str


STAND_IN = "stand-in"
"""In a move's JSON: that the seat's stand-in made it. No field of a game's move can be called that."""
CONTROLS = ("start", "undo", "handed", STAND_IN, "ended", "advice")
"""What an entry that is no move says that the table did."""


class LogEntry(Struct, frozen=True, kw_only=True):
    """One entry: a seat's move, or what the table did (`{"start": …}`, `{"undo": seq}`, `{"handed": …}`,
    `{"stand-in": …}`, `{"ended": …}`, `{"advice": …}`), and the events of it.

    `move` are plain values. `seat` is None for the start. `by_stand_in`: the seat's stand-in made the move. `recorded`:
    the state that a game begins with, encoded, where it was branched off another one; it has secrets, and is not left
    in `move`.
    """

    seq: int
    seat: Seat | None
    move: dict[str, Any] | None
    events: tuple[Event, ...]
    at: datetime
    by_stand_in: bool = False
    recorded: bytes | None = None

    @property
    def is_move(self) -> bool:
        """Whether a seat made a move, and the table did nothing."""
        return self.move is not None and "type" in self.move

    @property
    def undo_to(self) -> int | None:
        """The number whose state came back by this entry, if it is an undo."""
        return self.move.get("undo") if self.move and "type" not in self.move else None

    @property
    def is_takeback(self) -> bool:
        """Whether it is an undo that everybody had agreed to."""
        return self.undo_to is not None and bool(self.move and self.move.get("takeback"))

    @property
    def handed(self) -> Handed | None:
        """How the seat changed hands, if it did; nothing else has changed."""
        found = self._control("handed")
        return None if found is None else msgspec.convert(found, Handed)

    @property
    def stand_in(self) -> StandIn | None:
        """Who plays on the seat from now on, if that has changed; nothing else has."""
        found = self._control(STAND_IN)
        return None if found is None else msgspec.convert(found, StandIn)

    @property
    def ended(self) -> Ended | None:
        """Who has ended the game, if it was ended before its end."""
        found = self._control("ended")
        return None if found is None else msgspec.convert(found, Ended)

    @property
    def advised(self) -> Advised | None:
        """Who has given advice to the seat, if it was asked for; nothing has changed, not even what can be undone."""
        found = self._control("advice")
        return None if found is None else msgspec.convert(found, Advised)

    @property
    def branched(self) -> dict[str, Any] | None:
        """Where the game was branched off another one, if it was and this is its start: its id (`game`), the number of
        the entry (`seq`), the `seat`."""
        start = self._control("start")
        return start.get("branched") if start else None

    @property
    def changes_no_state(self) -> bool:
        """Whether the table did something that is no part of the game."""
        return any(self._control(name) is not None for name in ("handed", STAND_IN, "ended", "advice"))

    def check_control(self) -> None:
        """Raise `ValueError` unless a move is there, and what the table did, if it did anything, can be read."""
        if not self.is_move and all(self._control(name) is None for name in CONTROLS):
            raise ValueError("it does not say what was done")
        _ = self.handed, self.stand_in, self.ended, self.advised

    def _control(self, name: str) -> Any:
        return self.move.get(name) if self.move and "type" not in self.move else None


def read_entry(game: Game, row: LogRow) -> LogEntry:
    """A stored row as an entry."""
    move = msgspec.json.decode(row.move)
    recorded = _taken_out(move) if row.seq == 1 else None
    by_stand_in = bool(move) and "type" in move and move.pop(STAND_IN, False)
    return LogEntry(
        seq=row.seq,
        seat=row.seat,
        move=move,
        events=tuple(game.decode_events(row.events.encode())),
        at=row.at,
        by_stand_in=by_stand_in,
        recorded=recorded,
    )


def _taken_out(move: Any) -> bytes | None:
    """The state that a first entry records, if it does, taken out of its move. Raises `Invalid`, `ValueError`."""
    start = move.get("start") if isinstance(move, dict) else None
    if not isinstance(start, dict) or start.get("branched") is None:
        return None
    branched = read_start(move).branched
    assert branched is not None
    move["start"] = {**start, "branched": {"game": branched.game, "seq": branched.seq, "seat": branched.seat}}
    return branched.encoded_state()


class _SaysWhoPlays(Struct, frozen=True, kw_only=True):
    """The part of an entry's move that tells who plays on its seat."""

    handed: Handed | None = None
    stand_in: StandIn | None = msgspec.field(default=None, name=STAND_IN)


def stood_in(rows: Sequence[LogRow]) -> dict[Seat, StoodInFor]:
    """For which seats a stand-in plays after these entries of a log, and why.

    Raises `msgspec.ValidationError` for entries that no table has written."""
    found: dict[Seat, StoodInFor] = {}
    for row in rows:
        if row.seat is None or '"type"' in row.move:
            continue
        control = msgspec.json.decode(row.move, type=_SaysWhoPlays)
        if control.handed is not None or (control.stand_in is not None and control.stand_in.why == "back"):
            found.pop(row.seat, None)
        elif control.stand_in is not None:
            found[row.seat] = msgspec.convert(control.stand_in.why, StoodInFor)
    return found


def is_advice(row: LogRow) -> bool:
    """Whether the entry says that advice was asked for: it changes nothing that its seat may do."""
    return row.move.lstrip().startswith('{"advice"')


def times_advised(rows: Sequence[LogRow]) -> Counter[Seat]:
    """How often advice was asked for on each seat in these entries of a log."""
    return Counter(row.seat for row in rows if row.seat is not None and is_advice(row))


def was_ended(rows: Sequence[LogRow]) -> bool:
    """Whether the game was ended before its end; nothing comes after that."""
    return bool(rows) and rows[-1].move.lstrip().startswith('{"ended"')


def is_secret(entry: LogEntry, seat: Seat | None) -> bool:
    """Whether the wording of the move is not for this seat: others learn of it by its events alone."""
    return bool(entry.move) and "type" in (entry.move or {}) and entry.seat != seat


def shown_to(game: Game, events: Sequence[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events as that seat may see them (None: a spectator)."""
    return tuple([shown for event in events if (shown := game.redact(event, seat)) is not None])


def redacted(game: Game, entry: LogEntry, seat: Seat | None) -> LogEntry:
    """The entry as that seat may see it (None: a spectator)."""
    return LogEntry(
        seq=entry.seq,
        seat=entry.seat,
        move=None if is_secret(entry, seat) else entry.move,
        events=shown_to(game, entry.events, seat),
        at=entry.at,
        by_stand_in=entry.by_stand_in,
    )
