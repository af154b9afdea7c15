"""Premoves that play by themselves: keeping one, and what its next move is as the table stands now."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from app.play.entries import LogEntry, read_entry
from app.play.table import Table
from app.rules.game import Move, Premove, PremoveStep, Seat
from app.store import log, premoves
from app.store.database import Database
from app.store.premoves import KeptPremove, KeptStep
from app.store.records import User

Next = KeptStep | Literal["wait", "stop"]
"""What becomes of a premove now: its next move, nothing yet, or nothing any more."""


class KeptPremoves:
    """The premoves that play by themselves."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def keep(self, table: Table, user: User, seat: Seat, premove: Premove) -> bool:
        """Let this premove play by itself; whether it will. One that is empty, or not possible as a whole, does not,
        nor one for a turn that has come already: then none does."""
        if premove.gone is not None or not premove.steps or seat in table.to_move():
            await premoves.forget(self._db, table.id, user.id)
            return False
        kept = KeptPremove(table.seq, [as_kept(table, step) for step in premove.steps])
        await premoves.keep(self._db, table.id, user.id, kept)
        return True

    async def plays_by_itself(self, table: Table, user: User, moves: Sequence[Move]) -> bool:
        """Whether just these moves are kept so, and nothing has happened since that stops them."""
        kept, seat = await premoves.find(self._db, table.id, user.id), table.seat_of(user)
        if kept is None or seat is None:
            return False
        if [step.move for step in kept.steps] != [_plain_move(table, move) for move in moves]:
            return False
        return (await self.next_of(table, seat, kept))[1] != "stop"

    async def next_of(self, table: Table, seat: Seat, kept: KeptPremove) -> tuple[int, Next]:
        """How many of its moves have been made by the log, and what becomes of it now."""
        rows = await log.entries(self._db, table.id, kept.seq, table.seq)
        read = [(row.key, read_entry(table.game, row)) for row in rows]
        if any(entry.handed and entry.seat == seat for _, entry in read):
            return 0, "stop"
        # That a stand-in begins or ends, or advice is asked for, moves nothing: on this seat as on any other.
        made = [(key, entry) for key, entry in read if not entry.changes_no_state]
        own = [key for key, entry in made if entry.seat == seat]
        played = len(own)
        if own != [key_of(kept, index) for index in range(played)]:
            return 0, "stop"
        entries = [entry for _, entry in made]
        if played >= len(kept.steps) or any(entry.is_takeback for entry in entries) or _began_a_round(table, entries):
            return played, "stop"
        if not _is_taking_turn(table, seat):
            return played, "stop" if played else "wait"
        if played and entries[-1].seat != seat:
            return played, "stop"
        if entries and entries[-1].undo_to is not None:
            return played, "wait"
        step = kept.steps[played]
        move = table.game.decode_move(premoves.encoded(step))
        now = table.premove(seat, [move]).steps
        return played, step if now and _says_the_same(as_kept(table, now[0]), step) else "stop"


def as_kept(table: Table, step: PremoveStep) -> KeptStep:
    """A step in JSON's words."""
    about, lines = msgspec.json.decode(msgspec.json.encode((step.about, step.lines)))
    return KeptStep(step.step, about, _plain_move(table, step.move), lines)


def _plain_move(table: Table, move: Move) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(table.game.encode_move(move))
    return plain


def key_of(kept: KeptPremove, index: int) -> str:
    """The Idempotency-Key of one of its moves: the log takes each of them once."""
    return f"premove-{kept.seq}-{index}"


def is_held(table: Table, seat: Seat) -> bool:
    """Whether nothing plays by itself now: something is put to the vote, or somebody else moves here or nobody."""
    row = table.row
    is_put_to_vote = row.takeback is not None or row.closing is not None
    return is_put_to_vote or row.asleep is not None or row.seats[seat].stand_in is not None


def _began_a_round(table: Table, entries: Sequence[LogEntry]) -> bool:
    """A premove is for a turn of the round in which it was kept."""
    return any(begun.round is not None for entry in entries for begun in table.game.turns_begun(entry.events))


def _is_taking_turn(table: Table, seat: Seat) -> bool:
    choices = table.choices(seat)
    return choices.premove and choices.step != "" and table.view(seat).get("turn") == seat


def _says_the_same(now: KeptStep, kept: KeptStep) -> bool:
    """Whether the move answers the same question, with the same costs and gains, and a place in a list is that of the
    same thing.

    The page's `meansTheSame` asks a part of this of the steps that only it holds: the server is not told what they were
    about when they were chosen, and a request before each move that is played from the page would make that slower.
    """
    index = kept.move.get("index")
    if index is not None and _listed(now.about, index) != _listed(kept.about, index):
        return False
    return (now.step, now.lines) == (kept.step, kept.lines)


def _listed(about: dict[str, Any], index: int) -> list[Any]:
    return [items[index] if isinstance(items, list) and 0 <= index < len(items) else None for items in about.values()]
