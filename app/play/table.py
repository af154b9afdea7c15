"""A live table: summary, state and the points of undo, in memory."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.play.access import Access, access_to, seat_of
from app.play.entries import LogEntry
from app.play.replay import Point
from app.play.sharing import with_shared_texts, without_memory
from app.rules.game import Choices, Game, Move, Premove, Seat, View
from app.store.records import GameRow, SeatRow, Summary, User

NO_CHOICES = Choices()
ATTENDED_SECONDS = 10.0
"""For so long after somebody has asked for a table somebody is there."""
ABSENT = 2


def asked_the_same(game: Game, seat: Seat, before: Any, after: Any) -> bool:
    """Whether the seat may do the same in both states; what it is told about that may differ."""
    return game.choices(before, seat, words=False) == game.choices(after, seat, words=False)


def sees_the_same(game: Game, seat: Seat, before: Any, after: Any) -> bool:
    """Whether the seat may do and see the same in both states, so that any program that decides for it decides the
    same."""
    return game.view(before, seat) == game.view(after, seat) and asked_the_same(game, seat, before, after)


class Change(Struct, frozen=True, kw_only=True):
    """What happened at a table, for its watchers. `entry` is None when only seats or settings changed.

    `before` is the state before (None in a lobby). `local`: this process did it.
    """

    table: "Table"
    entry: LogEntry | None
    seq: int
    before: Any
    after: Any
    local: bool


class RobotFailed(Struct, frozen=True):
    """The program of a robot fails at a table behind entry `seq`, so that nobody moves on its seat. `local`: at this
    process."""

    game_id: str
    seq: int
    local: bool


class Table:
    """A hosted game. Changed only under its `lock`, and only by entries that the store has accepted.

    `head` is the hash of its last entry; None before the first one, and where a former version has written the last.
    `players_before`: the users who sit at the game of which this private one is the rematch, and who may see it.
    `is_row_alone`: its log was not read, so that it has no state: enough for watchers who have seen its last entry.
    `robot_failed`: behind which entry the program of a robot has failed last; nothing once the log has gone on.
    `changes_of_mind`: how often each seat has answered in secret once more, or undone, since a turn or its question
    began, as far as memory knows.
    """

    __slots__ = (
        "__weakref__",
        "_views",
        "_with_shared_texts",
        "asked_for",
        "asked_since",
        "changes_of_mind",
        "game",
        "head",
        "is_row_alone",
        "known_since",
        "lock",
        "players_before",
        "points",
        "robot_failed",
        "row",
        "snapshot_seq",
        "watched",
    )

    def __init__(
        self,
        row: GameRow,
        game: Game,
        points: tuple[Point, ...] = (),
        snapshot_seq: int = 0,
        head: bytes | None = None,
        *,
        is_row_alone: bool = False,
    ) -> None:
        self.row = row
        self.game = game
        self.is_row_alone = is_row_alone
        self.points = points
        self._with_shared_texts: tuple[Point, ...] | None = None
        self.snapshot_seq = snapshot_seq
        self.head = head
        self.players_before = frozenset[str]()
        self.robot_failed: int | None = None
        self.lock = asyncio.Lock()
        self.watched: Counter[Seat | None] = Counter()
        self.asked_for = -inf
        self.asked_since: dict[Seat, int] = {}
        self.changes_of_mind: Counter[Seat] = Counter()
        self.known_since = row.seq
        self._views: dict[Seat | None, tuple[int, View]] = {}

    @property
    def id(self) -> str:
        """The game's id."""
        return self.row.id

    @property
    def seq(self) -> int:
        """The number of the last entry; 0 in a lobby."""
        return self.row.seq

    @property
    def stored_as(self) -> tuple[int, int]:
        """The log's last number and the version of the rest, by which it is compared with the store."""
        return self.row.seq, self.row.version

    @property
    def state(self) -> Any:
        """The state now; None in a lobby, and of a row alone."""
        return self.points[-1].state if self.points else None

    def access(self, user: User | None, invite: str | None = None) -> Access:
        """What a user is at this table, with the secret that they bring."""
        return access_to(self.row, user, invite, self.players_before)

    def seat_of(self, user: User | None) -> Seat | None:
        """Where the user sits."""
        return seat_of(self.row, user)

    def humans(self) -> list[SeatRow]:
        """The seats of people."""
        return [seat for seat in self.row.seats if seat.kind == "human"]

    def has_people(self) -> bool:
        """Whether somebody plays here themself."""
        return any(seat.stand_in is None for seat in self.humans())

    def to_move(self) -> tuple[Seat, ...]:
        """The seats that must decide now."""
        return self.row.to_move if self.row.status == "playing" else ()

    def choices(self, seat: Seat | None) -> Choices:
        """What the seat may do now; nothing while a stand-in plays for it."""
        if seat is None or self.row.status != "playing" or self.row.seats[seat].stand_in:
            return NO_CHOICES
        return self.game.choices(self.state, seat)

    def premove(self, seat: Seat, moves: Sequence[Move] = ()) -> Premove:
        """The seat's turn after these moves of it, as if it began now; the game is on. Nothing is played."""
        return self.game.premove(self.state, seat, moves)

    def view(self, seat: Seat | None) -> View:
        """What the seat may see now. Kept while somebody watches from there."""
        found = self._views.get(seat)
        if found and found[0] == self.seq:
            return found[1]
        view = self.game.view(self.state, seat)
        if self.watched[seat] > 0:
            self._views[seat] = (self.seq, view)
        return view

    def watch(self, seat: Seat | None) -> None:
        """Somebody begins to watch from that seat."""
        self.watched[seat] += 1

    def unwatch(self, seat: Seat | None) -> None:
        """Somebody stops watching from there."""
        self.watched[seat] -= 1
        if self.watched[seat] <= 0:
            del self.watched[seat]
            self._views.pop(seat, None)

    def drop_views(self) -> None:
        """Let go of what has been worked out of its states, views above all: it is worked out again when somebody asks.
        A table that nobody moves at then needs less than half the memory."""
        self._views.clear()
        share = without_memory if self.points is self._with_shared_texts else with_shared_texts
        self.points = self._with_shared_texts = share(self.points)

    def absence(self) -> int:
        """0 while somebody watches the table here, 1 if somebody has asked for it a moment ago, else `ABSENT`."""
        if self.watched:
            return 0
        return 1 if monotonic() - self.asked_for < ATTENDED_SECONDS else ABSENT

    def undo_target(self, seat: Seat | None) -> int | None:
        """The number that the seat may undo to, if the last move is its own and nothing was revealed since."""
        if self.row.status != "playing" or len(self.points) < 2 or self.points[-1].seat != seat or seat is None:
            return None
        if self.row.seats[seat].stand_in:
            return None
        return self.points[-2].seq

    def take(
        self, entry: LogEntry, row: GameRow, points: tuple[Point, ...], *, head: bytes | None, local: bool
    ) -> Change:
        """Take over an entry, its hash and the points after it."""
        before = self.state
        self._note_whom_it_asks(entry, before, points[-1].state)
        self._note_change_of_mind(entry, before, points[-1].state)
        self.points, self.row, self.head = points, row, head
        return Change(table=self, entry=entry, seq=entry.seq, before=before, after=self.state, local=local)

    def _note_whom_it_asks(self, entry: LogEntry, before: Any, after: Any) -> None:
        """Remember of each seat since when its choices are what they are.

        Seats that had to move before and still have to are asked the same unless they may do something else.
        """
        if entry.advised is not None:
            return
        if entry.seat is not None:
            self.asked_since[entry.seat] = entry.seq
        still = set(self.game.to_move(before)) if before is not None else set()
        for seat in self.game.to_move(after):
            same = seat in still and seat != entry.seat and asked_the_same(self.game, seat, before, after)
            if not same:
                self.asked_since[seat] = entry.seq

    def _note_change_of_mind(self, entry: LogEntry, before: Any, after: Any) -> None:
        """Count an undo, or a move of a seat that did not have to move; a turn or question that begins counts anew."""
        had_to = self.game.to_move(before) if before is not None else ()
        if self.game.turns_begun(entry.events):
            self.changes_of_mind.clear()
        elif entry.seat is not None and (entry.undo_to is not None or (entry.is_move and entry.seat not in had_to)):
            self.changes_of_mind[entry.seat] += 1
        if entry.is_move:
            for seat in set(self.game.to_move(after)) - set(had_to):
                self.changes_of_mind.pop(seat, None)

    def is_stale(self, seat: Seat, seen: int) -> bool | None:
        """Whether the seat's choices have changed since number `seen`; None: not known from memory."""
        if seen > self.seq:
            return True
        since = self.asked_since.get(seat)
        if since is not None and seen < since:
            return True
        return None if seen < self.known_since else False


def summary_of(table: Table, state: Any, seats: Sequence[SeatRow] | None = None) -> Summary:
    """What the table's row says once the game is in this state; `seats` if others sit there then."""
    to_move = tuple(table.game.to_move(state))
    robots = {seat.seat for seat in seats or table.row.seats if seat.kind == "robot" or seat.stand_in}
    over = table.game.outcome(state) is not None
    return Summary(
        status="finished" if over else "playing",
        to_move=to_move,
        automatic=not over and (table.game.automa_to_move(state) is not None or not robots.isdisjoint(to_move)),
        round=table.game.round_of(state),
    )


def row_behind(table: Table, entry: LogEntry, summary: Summary) -> GameRow:
    """The table's row after an entry that changes nothing but the game: as the store has it."""
    return replace(
        table.row,
        seq=entry.seq,
        status=summary.status,
        to_move=summary.to_move,
        automatic=summary.automatic,
        round=summary.round,
        takeback=None,
        updated=entry.at,
    )
