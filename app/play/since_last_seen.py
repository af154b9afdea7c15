"""What has happened at a table since somebody last saw it: what touched them first, then the rest, turn by turn."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import accumulate, pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.play.entries import LogEntry, read_entry, redacted
from app.play.entry_sentences import concerns, sentences_of
from app.play.game_log import GameLog
from app.play.replay import in_effect
from app.play.table import Table
from app.play.voice import Voice
from app.rules.game import Event, Seat
from app.rules.sentences import Sentence
from app.slices import in_slices
from app.store import log, seen
from app.store.database import Database
from app.store.records import User

MAX_TURNS = 60
"""How many turns are told at once; of earlier ones only what is different now."""


class Turn(Struct, frozen=True, kw_only=True):
    """What one seat did in one go, as its reader may see it. `seq` is its last entry, the moment to look at; `concerns`
    say what of it touches the reader. Sentences name events by their places in `events`."""

    seq: int
    seat: Seat | None
    at: datetime
    concerns: tuple[Sentence, ...] = ()
    sentences: tuple[Sentence, ...] = ()
    events: tuple[Event, ...] = ()


class MissedTurns(Struct, frozen=True, kw_only=True):
    """All that happened behind number `after`, up to `seq`. `turns` begin with those that concern the reader;
    `left_out` earlier ones are not told. `changes`: what has become of what the reader holds. `taken_back`: moves that
    they had seen are gone."""

    after: int
    seq: int
    turns: tuple[Turn, ...] = ()
    left_out: int = 0
    changes: tuple[Sentence, ...] = ()
    taken_back: bool = False


async def last_seen(db: Database, table: Table, user: User | None) -> int:
    """Up to which number the user has seen the table, in a visible page or, where none has shown it, by moving
    themselves; all of it for somebody of whom neither is known."""
    seat = table.seat_of(user)
    if user is None or seat is None:
        return table.seq
    shown = await seen.last_shown(db, table.id, user.id)
    known = await seen.own_last(db, table.id, seat) if shown is None else shown
    return table.seq if known is None else min(known, table.seq)


async def missed_turns(db: Database, game_log: GameLog, table: Table, seat: Seat | None, after: int) -> MissedTurns:
    """What happened behind number `after` at a game that has begun, for a reader at that seat (None: a spectator)."""
    seq = table.seq
    if after >= seq:
        return MissedTurns(after=after, seq=seq)
    entries = await _behind(db, table, after)
    kept, base = in_effect(entries, after)
    numbers = [after, base, *(entry.seq for entry in kept)]
    states = await game_log.states_at(table, numbers) if seat is not None else {}
    turns = await turns_of(table, seat, kept, _befores(kept, base, states))
    latest = sorted(turns[-MAX_TURNS:], key=lambda turn: not turn.concerns)
    changes = (
        table.game.holdings_changed(states[after], table.state, seat) if seat is not None and after in states else ()
    )
    return MissedTurns(
        after=after,
        seq=seq,
        turns=tuple(latest),
        left_out=max(0, len(turns) - MAX_TURNS),
        changes=changes,
        taken_back=base < after,
    )


async def how_many(db: Database, table: Table, seat: Seat | None, after: int) -> int:
    """How many turns of others there are to tell."""
    kept, _ = in_effect(await _behind(db, table, after), after)
    return sum(turn.seat != seat for turn in await turns_of(table, seat, kept, {}))


async def _behind(db: Database, table: Table, after: int) -> list[LogEntry]:
    rows = await log.entries(db, table.id, after, table.seq)
    return [read_entry(table.game, row) async for row in in_slices(rows)]


def _befores(kept: Sequence[LogEntry], base: int, states: Mapping[int, Any]) -> dict[int, Any]:
    """The state before each of these entries, by its number, where states are known."""
    numbers = [base, *(entry.seq for entry in kept)]
    return {number: states[before] for before, number in pairwise(numbers) if before in states}


async def turns_of(table: Table, seat: Seat | None, kept: Iterable[LogEntry], before: Mapping[int, Any]) -> list[Turn]:
    """These entries as the seat may see them, put together by turn; entries that tell nothing are left out. Concerns
    are found where the state before an entry is known."""
    found: list[list[Turn]] = []
    ended = True
    async for entry in in_slices(kept):
        shown = redacted(table.game, entry, seat)
        turn = _turn(table, seat, shown, before.get(entry.seq))
        if found and not ended and found[-1][-1].seat == entry.seat:
            found[-1].append(turn)
        else:
            found.append([turn])
        ended = bool(table.game.turns_begun(entry.events))
    turns = [_joined(parts) async for parts in in_slices(found)]
    return [turn for turn in turns if turn.sentences or turn.concerns]


def _turn(table: Table, seat: Seat | None, shown: LogEntry, before: Any) -> Turn:
    return Turn(
        seq=shown.seq,
        seat=shown.seat,
        at=shown.at,
        concerns=concerns(table, shown, before, seat),
        sentences=sentences_of(table, shown),
        events=shown.events,
    )


def _joined(parts: Sequence[Turn]) -> Turn:
    """The parts of one turn as one."""
    if len(parts) == 1:
        return parts[0]
    starts = list(accumulate((len(part.events) for part in parts), initial=0))
    return replace(
        parts[-1],
        concerns=tuple(one for part, by in zip(parts, starts, strict=False) for one in _moved(part.concerns, by)),
        sentences=tuple(one for part, by in zip(parts, starts, strict=False) for one in _moved(part.sentences, by)),
        events=tuple(event for part in parts for event in part.events),
    )


def _moved(sentences: Iterable[Sentence], by: int) -> Iterable[Sentence]:
    return (replace(sentence, events=tuple(place + by for place in sentence.events)) for sentence in sentences)


def in_words(found: MissedTurns, voice: Voice) -> list[str]:
    """All of it as sentences: what concerns the reader first."""
    mine = [*(concern for turn in found.turns for concern in turn.concerns), *found.changes]
    rest = [sentence for turn in sorted(found.turns, key=lambda turn: turn.seq) for sentence in turn.sentences]
    return [voice.say(item) for item in (*mine, *rest)]
