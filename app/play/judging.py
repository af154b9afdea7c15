"""A finished game judged in a process of its own, so that no request waits for it: what goes there, what comes back.

The process gets a `Job`, pickled, by its standard input, and answers in lines of JSON, each a `Told`: how far it is,
then the analysis. It has a low priority, lives for one game, and dies with the process that waits for it.
"""

import asyncio
import os
import pickle
import random
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from app.play.entries import LogEntry, read_entry
from app.play.games import Judging
from app.play.replay import Replay, in_effect
from app.players.analysis import Analysis, JudgedSeat, Point, Step, analyse
from app.rules.game import Game, Move, Seat
from app.store.records import LogRow

MAX_LINE_BYTES = 4_000_000
PROCESS = "app.play.judging_process"


class NotJudged(Exception):
    """The process has ended without an analysis."""


class Job(Struct, frozen=True):
    """A game to be judged: its log, and which seats its own rules have played."""

    game_id: str
    judging: Judging
    rows: Sequence[LogRow]
    automas: frozenset[Seat]


class KeptTurn(Struct, frozen=True, kw_only=True):
    """A `JudgedTurn` whose events are JSON that the game can read."""

    seq: int
    until: int
    round: int | None
    seat: Seat
    by_stand_in: bool
    lost: float
    played: Raw
    better: Raw


class KeptAnalysis(Struct, frozen=True, kw_only=True):
    """An `Analysis` as it is stored."""

    expected: bool
    points: tuple[Point, ...]
    turns: tuple[KeptTurn, ...]
    seats: tuple[JudgedSeat, ...]


class Told(Struct, omit_defaults=True):
    """A line of the process: of how many turns how many are judged, or the analysis."""

    done: int = 0
    of: int = 0
    made: KeptAnalysis | None = None


Heard = Callable[[int, int], Awaitable[None]]


async def judged(job: Job, heard: Heard) -> KeptAnalysis:
    """Have a game judged. `heard` is told of how many turns are judged, of how many; what it raises ends the process.
    Raises `NotJudged`."""
    try:
        packed = pickle.dumps(job)
    except (pickle.PicklingError, AttributeError) as error:
        raise NotJudged(str(error)) from error
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", PROCESS),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)},
        limit=MAX_LINE_BYTES,
    )
    try:
        return await _answer(process, packed, heard)
    except (OSError, ValueError, msgspec.MsgspecError) as error:  # it is gone, or says what it should not
        raise NotJudged(str(error)) from error
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _answer(process: asyncio.subprocess.Process, job: bytes, heard: Heard) -> KeptAnalysis:
    assert process.stdin is not None and process.stdout is not None, "both are pipes"
    process.stdin.write(job)
    await process.stdin.drain()
    process.stdin.close()
    async for line in process.stdout:
        told = msgspec.json.decode(line, type=Told)
        if told.made is not None:
            return told.made
        await heard(told.done, told.of)
    raise NotJudged("it said nothing more")


def judge(job: Job, told: Callable[[Told], None]) -> None:
    """Judge a game, in this process; its log is one that a table was loaded from."""
    game, analyst = job.judging.load(), job.judging.analyst
    entries = [read_entry(game, row) for row in job.rows]
    replay = Replay(game)
    for entry in entries:
        replay.add(entry)
    steps = list(steps_of(game, entries, replay.states, job.automas))
    end = (entries[-1].seq, replay.states[entries[-1].seq])
    found = analyse(game, analyst, steps, end, chance, lambda done, of: told(Told(done=done, of=of)), job.automas)
    told(Told(made=_kept(game, found)))


def chance(seq: int, seat: Seat) -> random.Random:
    """The chance of a move: the same log has the same."""
    return random.Random(f"{seq}/{seat}")


def steps_of(
    game: Game, entries: Sequence[LogEntry], states: dict[int, Any], automas: frozenset[Seat]
) -> Iterator[Step]:
    """The moves that were not taken back."""
    for entry in in_effect(entries, 0)[0]:
        if entry.is_move and entry.seat is not None:
            yield Step(
                seq=entry.seq,
                seat=entry.seat,
                move=_move(game, entry),
                events=entry.events,
                before=states[entry.seq - 1],
                decided=entry.seat not in automas,
                by_stand_in=entry.by_stand_in,
            )


def _move(game: Game, entry: LogEntry) -> Move | None:
    """The move, None for one that only former versions knew."""
    try:
        return game.decode_move(msgspec.json.encode(entry.move))
    except msgspec.ValidationError:
        return None


def _kept(game: Game, found: Analysis) -> KeptAnalysis:
    turns = tuple(
        KeptTurn(
            seq=turn.seq,
            until=turn.until,
            round=turn.round,
            seat=turn.seat,
            by_stand_in=turn.by_stand_in,
            lost=turn.lost,
            played=Raw(game.encode_events(turn.played)),
            better=Raw(game.encode_events(turn.better)),
        )
        for turn in found.turns
    )
    return KeptAnalysis(expected=found.expected, points=found.points, turns=turns, seats=found.seats)
