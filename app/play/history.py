"""How a game went, round by round: the standing at the end of each, from the log alone. Of a game without rounds there
is one, at its end.

Undo leads back to an earlier standing, too: what was taken back is no part of the history.
"""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple

from app.play import history_documents
from app.play.entries import LogEntry, read_entry
from app.play.replay import Replay
from app.play.table import Table
from app.rules.game import Game, Majority, Seat, View
from app.slices import in_slices
from app.store import log
from app.store.database import Database

Standing = View


class _Kept(NamedTuple):
    """What a history held after an entry of the log."""

    ended: tuple[Standing, ...]
    scored: dict[tuple[Seat, str], int]
    majorities: tuple[tuple[int | None, Majority], ...]


class GameHistory:
    """The standings of one game: at its start, and at the end of each finished round. Grows with the log. `stand_ins`:
    for which seats a stand-in plays by now, each with the round in which it began. `scored`: what seats have scored at
    once, by seat and cause (`Game.scored`). `majorities`: what decided something (`Game.majorities`), each with its
    round."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seq = 0
        self.opening: Standing = {}
        self.ended: tuple[Standing, ...] = ()
        self.stand_ins: dict[Seat, int | None] = {}
        self._replay: Replay | None = Replay(game)
        self.scored: dict[tuple[Seat, str], int] = {}
        self.majorities: tuple[tuple[int | None, Majority], ...] = ()
        self._ended_at: dict[int, _Kept] = {}

    def add(self, entry: LogEntry) -> None:
        """Take in the next entry of the log."""
        replay = self._replay
        assert replay is not None, "the game is over"
        before = replay.points[-1].state if replay.points else None
        after = replay.add(entry)
        if before is None:
            self.opening = self.game.standing(after)
        elif entry.undo_to is not None:
            self.ended, self.scored, self.majorities = self._ended_at[entry.undo_to]
        else:
            self.ended += tuple(ends(self.game, before, entry, after))
            self._count(after, entry)
            round_number = self.game.round_of(before)
            self.majorities += tuple((round_number, one) for one in self.game.majorities(before, entry.events))
        if before is not None and entry.seat is not None:
            self._note_stand_in(entry, entry.seat, before)
        self._ended_at[entry.seq] = _Kept(self.ended, self.scored, self.majorities)
        self.seq = entry.seq
        if self.game.outcome(after) is not None:
            self._replay, self._ended_at = None, {}

    def _count(self, state: Any, entry: LogEntry) -> None:
        found = self.game.scored(state, entry.events)
        if found:
            self.scored = dict(self.scored)
        for one in found:
            by = one.seat, one.cause
            self.scored[by] = self.scored.get(by, 0) + one.amount

    def _note_stand_in(self, entry: LogEntry, seat: Seat, before: Any) -> None:
        if entry.handed is not None or (entry.stand_in is not None and entry.stand_in.why == "back"):
            self.stand_ins.pop(seat, None)
        elif entry.stand_in is not None:
            self.stand_ins[seat] = self.game.round_of(before)

    def since(self, round_number: int | None) -> Standing:
        """The standing when that round began; in a game without rounds (None), and of the round in which a game was
        branched off, when the game began itself."""
        if round_number is None:
            return self.opening
        return next((standing for standing in reversed(self.ended) if standing["round"] < round_number), self.opening)


def ends(game: Game, before: Any, entry: LogEntry, after: Any) -> Iterator[Standing]:
    """The standings at the ends of rounds, and of the game, that the entry passed."""
    is_over = game.outcome(after) is not None
    if game.round_of(before) == game.round_of(after) and not is_over:
        return
    state = before
    for event in entry.events:
        following = game.evolve(state, event)
        if game.round_of(following) != game.round_of(state):
            yield game.standing(state)
        state = following
    if is_over:
        yield game.standing(state)


class Histories:
    """The histories asked for lately. Each is read from the log once, then only what has been added to it."""

    def __init__(self, db: Database, *, bound: int = 32) -> None:
        self._db = db
        self.bound = bound
        self._known: OrderedDict[str, GameHistory] = OrderedDict()

    async def of(self, table: Table) -> GameHistory:
        """The history of a game that has begun, up to its last entry."""
        known = self._known.get(table.id)
        later = await log.entries(self._db, table.id, known.seq if known else 0, table.seq)
        history = self._known.setdefault(table.id, GameHistory(table.game))
        self._known.move_to_end(table.id)
        async for stored in in_slices(later):
            # Others may ask for it, and so take entries in, at the same time.
            if stored.seq == history.seq + 1:
                history.add(read_entry(table.game, stored))
        while len(self._known) > self.bound:
            self._known.popitem(last=False)
        return history


def history_document(table: Table, history: GameHistory) -> history_documents.History:
    """The standings at the beginning and of all finished rounds, for everybody alike."""
    return {
        "seq": history.seq,
        "finished": table.row.status == "finished",
        "opening": history.opening,
        "rounds": list(history.ended),
        "scored": [
            {"seat": seat, "cause": cause, "amount": amount} for (seat, cause), amount in sorted(history.scored.items())
        ],
        "majorities": [
            {"round": begun, "at": one.at, "sizes": [{"seat": seat, "size": size} for seat, size in one.sizes]}
            for begun, one in history.majorities
        ],
        "stand_ins": [{"seat": seat, "round": begun} for seat, begun in sorted(history.stand_ins.items())],
    }


def standing_document(table: Table, history: GameHistory) -> history_documents.Standings:
    """The standing now, and when the round began."""
    now = table.game.standing(table.state)
    return {"seq": table.seq, "now": now, "since": history.since(now["round"])}
