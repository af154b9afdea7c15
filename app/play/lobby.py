"""Before the game: open a table, take and leave seats, add automated ones, start. And, any time, a lost seat's link."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import Any

import msgspec
from msgspec.structs import replace

from app import clock as time
from app.accounts.tokens import id_for, new_id, new_token
from app.changes import NoticeDue
from app.play import chain, notice_causes
from app.play.advisers import adviser_of
from app.play.caps import TableCaps
from app.play.common_sets import CommonSets
from app.play.games import Games
from app.play.handing_over import SeatLinks
from app.play.lobby_seats import (
    SeatWish,
    automas_of,
    check_nobody_sits,
    free_seat,
    is_kept,
    kept_seat,
    let_go,
    new_seat,
    no_longer_expected,
    put_seat,
    robot_level,
    seat_at,
    with_levels,
    with_stand_ins,
    with_user,
)
from app.play.names import name_at
from app.play.pace import check_clock
from app.play.people import People
from app.play.replay import digest_of
from app.play.submission import check_key, check_open
from app.play.table import Table, summary_of
from app.play.table_names import checked_table_name
from app.play.tables import Tables, check_not_sent_away, sent_away
from app.problems import Clash, Forbidden, Invalid, Unplayable, table_changed
from app.rules.game import BadOptions, Game, SeatSetup
from app.store import games as rows
from app.store import lobbies, log
from app.store.advice import set_advice
from app.store.database import Database
from app.store.errors import Conflict
from app.store.notices import NewNotice
from app.store.records import Clock, GameRow, LogRow, SeatRow, Secret, User

MAX_SEATS = 10


def draw_secret() -> bytes:
    """32 secret bytes for a new game."""
    return secrets.token_bytes(32)


def setups(seats: Sequence[SeatRow]) -> list[SeatSetup]:
    """The seats as the rules want them: somebody decides for robots too."""
    kinds = {"robot": "human"}
    return [SeatSetup(kind=kinds.get(s.kind, s.kind), name=s.name, level=s.level) for s in seats]


def check_options(game: Game, options: dict[str, Any], seats: Sequence[SeatRow]) -> None:
    """Raise `Invalid` if no game can begin with these."""
    if len(seats) > MAX_SEATS:
        raise Invalid("too-many-seats", f"A table has at most {MAX_SEATS} seats.")
    try:
        text = msgspec.json.encode(options)
    except UnicodeEncodeError:
        raise Invalid("bad-options", "Half a surrogate pair is no text.") from None
    if b"\\u0000" in text:
        raise Invalid("bad-options", "Texts have no character of number 0.")
    try:
        game.check_options(options, setups(seats))
    except BadOptions as bad:
        raise Unplayable(bad) from None


def carried_options() -> Invalid:
    """The refusal of options that only a former game hands on."""
    return Invalid("carried-options", "Only a former game hands these options on, by a rematch.")


def known_game(games: Games, name: str) -> Game:
    """The rules of that name. Raises `Invalid`."""
    try:
        return games.rules(name)
    except KeyError:
        raise Invalid("unknown-game", "There are no rules of that name.", games=list(games.names)) from None


def check_host(table: Table, user: User) -> None:
    """Raise `Forbidden` unless the user hosts the table."""
    if table.row.host != user.id:
        raise Forbidden("not-the-host", "Only the host of this table may do that.")


def check_lobby(table: Table) -> None:
    """Raise `Clash` once the game has begun or will not begin."""
    check_open(table)
    if table.row.status != "lobby":
        raise Clash("already-started", "This game has begun.")


class Lobbies:
    """Tables before their games, and the links of seats at any time. `entropy` gives 32 secret bytes."""

    def __init__(
        self,
        db: Database,
        tables: Tables,
        seat_links: SeatLinks,
        people: People,
        caps: TableCaps,
        grace: timedelta,
        sets: CommonSets,
        entropy: Callable[[], bytes] | None = None,
    ) -> None:
        self._db = db
        self._tables = tables
        self._seat_links = seat_links
        self._people = people
        self._caps = caps
        self._grace = grace
        self._sets = sets
        self.entropy = entropy or (lambda: draw_secret())

    async def create(
        self,
        host: User,
        name: str,
        options: dict[str, Any],
        wishes: Sequence[SeatWish],
        pace: str = "live",
        visibility: str = "private",
        clock: Clock | None = None,
        table_name: str | None = None,
        *,
        advice: bool = False,
        key: str | None = None,
    ) -> Table:
        """Open a table; the host takes the first human seat. `name` is that of the game. The same key gets the same
        table again. Raises `Invalid`, and `Clash` for a key of another table."""
        check_key(key)
        game = known_game(self._tables.games, name)
        if advice:
            adviser_of(self._tables.games, name)
        seats: list[SeatRow] = []
        for wish in wishes:
            seats.append(new_seat(self._tables.games, game, seats, wish))
        first = next((seat.seat for seat in seats if seat.kind == "human"), None)
        if first is not None:
            called = name_at(game, seats, first, host.name)
            seats[first] = replace(seats[first], user_id=host.id, name=called)
        check_options(game, options, seats)
        if game.has_carried_over(options):
            raise carried_options()
        check_clock(pace, clock)
        table_name = checked_table_name(table_name)
        new = id_for("table", host.id, key) if key else new_id()
        row = new_row(host, name, options, seats, pace, visibility, clock, table_name, advice=advice, game_id=new)
        async with self._caps.one_at_a_time(host):
            if key and (before := await rows.find_game(self._db, new)) is not None:
                return await self._opened_before(before, row, host)
            await self._caps.check_opens(host)
            try:
                await rows.add_game(self._db, row)
            except Conflict:
                return await self._opened_before(await rows.find_game(self._db, new), row, host)
        table = await self._tables.live.get(row.id)
        await self._people.check_here(table, host)
        return table

    async def _opened_before(self, before: GameRow | None, wanted: GameRow, host: User) -> Table:
        """The table that this key was for, as it is by now. Raises `Clash` if another one was asked for by it: seats,
        options and name do not tell, as they change."""
        if before is None or _lasting(before) != _lasting(wanted):
            raise Clash("key-reused", "This Idempotency-Key belongs to another table.")
        return await self._tables.visible(before.id, host)

    async def join(self, game_id: str, user: User, invite: str | None = None, wanted: int | None = None) -> int:
        """Take a seat, or come back to the user's own. A seat's own link counts as an invitation to just that seat."""
        table = await self._tables.live.get(game_id)
        await self._tables.log.refresh(table)
        if invite and invite != table.row.invite:
            seat = await self._seat_links.claim(table, user, invite)
            if seat is not None:
                await self._people.check_here(table, user)
                self._tables.attendance.note(table, seat)
                return seat
        check_not_sent_away(table, user, invite)
        self._tables.check_visible(table, user, invite)
        own = table.seat_of(user)
        if own is not None:
            return own
        check_lobby(table)
        if user.id in table.row.kicked and invite != table.row.invite:
            raise sent_away()
        await self._caps.check_sits(user)
        seat = await self._take_seat(table, user, wanted)
        await self._people.check_here(table, user)
        self._tables.attendance.note(table, seat)
        return seat

    async def _take_seat(self, table: Table, user: User, wanted: int | None) -> int:
        """Seat somebody, unless they have sat down by another request meanwhile, here or at another process."""
        async with table.lock:
            for _ in range(MAX_SEATS):
                own = table.seat_of(user)
                if own is not None:
                    return own
                check_lobby(table)
                seat = free_seat(table, wanted, user)
                seats = with_user(table.game, table.row.seats, seat, user)
                try:
                    notice = notice_causes.by_joining(table, user, seats[seat], time.now())
                    await self._exchange(table, seats, notice=notice)
                except Conflict:
                    await self._tables.log.catch_up_locked(table)
                    continue
                return seat
        raise Clash("no-free-seat", "Too many people are sitting down at once; try again.")

    async def _exchange(
        self,
        table: Table,
        seats: Sequence[SeatRow],
        away: lobbies.SentAway | None = None,
        notice: NewNotice | None = None,
        options: dict[str, Any] | None = None,
        removed: int | None = None,
    ) -> None:
        """Write the seats, and options unless None, the lock held, and take them over."""
        uninvited = no_longer_expected(table.row.seats, seats)
        version = table.row.version
        await lobbies.change_seats(self._db, table.id, version, seats, away, notice, options, removed, uninvited)
        if notice is not None:
            self._tables.changes.publish(NoticeDue(notice.due))
        await self._tables.log.catch_up_locked(table, local=True)

    async def _change(
        self,
        table: Table,
        seats: Sequence[SeatRow],
        away: lobbies.SentAway | None = None,
        removed: int | None = None,
    ) -> None:
        if table.game.has_carried_over(table.row.options) and automas_of(seats) != automas_of(table.row.seats):
            raise carried_options()
        check_options(table.game, table.row.options, seats)
        async with self._tables.log.unless_changed(table):
            await self._exchange(table, seats, away, removed=removed)

    async def leave(self, game_id: str, user: User) -> None:
        """Give the user's seat up before the game, or the one that is kept for them."""
        table = await self._tables.visible(game_id, user)
        if table.seat_of(user) is None and await self.let_go(table, user):
            return
        async with self._tables.seated(table, user) as seat:
            check_lobby(table)
            await self._vacate(table, table.row.seats[seat])

    async def let_go(self, table: Table, user: User) -> bool:
        """Keep no seat for the user any more, who does not come; whether one was kept for them. Raises problems."""
        async with table.lock:
            kept = kept_seat(table.row.seats, user) if table.row.status == "lobby" else None
            if kept is None:
                return False
            await self._vacate(table, kept)
        return True

    async def kick(self, game_id: str, user: User, seat: int, name: str | None = None) -> None:
        """Send somebody away before the game; the host only. The table has a new invite then, which they do not
        know. `name`: who sits there, as the host saw them; None: no matter who."""
        table = await self._tables.visible(game_id, user)
        check_host(table, user)
        async with table.lock:
            check_lobby(table)
            left = seat_at(table.row.seats, seat)
            if left.kind != "human":
                raise Clash("automated-seat", "Nobody sits there; remove the seat instead.")
            if name not in (None, left.name):
                raise table_changed()
            sent = left.former[-1] if is_kept(left) else left.user_id
            if is_kept(left) and any(seat.user_id == sent for seat in table.row.seats):
                sent = None  # Former versions kept seats for people who sit there already.
            await self._vacate(table, left, lobbies.SentAway(sent, new_token()) if sent else None)

    async def _vacate(self, table: Table, left: SeatRow, away: lobbies.SentAway | None = None) -> None:
        """Let nobody sit there any more, the lock held."""
        await self._change(table, put_seat(table.row.seats, let_go(left)), away)

    async def renew_invite(self, game_id: str, user: User) -> Table:
        """Give the table a new invite; the host only. The former one lets nobody in any more."""
        table = await self._tables.visible(game_id, user)
        check_host(table, user)
        async with table.lock:
            await rows.set_invite(self._db, table.id, new_token())
            await self._tables.log.catch_up_locked(table, local=True)
        return table

    async def rename(self, game_id: str, user: User, name: str | None) -> Table:
        """Give the table another name, or none; the host only, until the game is over. Raises problems."""
        table = await self._tables.visible(game_id, user)
        check_host(table, user)
        wanted = checked_table_name(name)
        async with table.lock:
            written = await rows.set_name(self._db, table.id, wanted)
            await self._tables.log.catch_up_locked(table, local=True)
            check_open(table)
            if not written:
                raise Clash("game-over", "This game is over.")
        return table

    async def add_seat(self, game_id: str, user: User, wish: SeatWish, instead: int | None = None) -> int:
        """Add a seat before the game, or put it in the place of one that nobody sits on (`instead`); the host only."""
        table = await self._tables.visible(game_id, user)
        check_host(table, user)
        async with table.lock:
            check_lobby(table)
            if instead is not None:
                check_nobody_sits(table, instead)
            others = [seat for seat in table.row.seats if seat.seat != instead]
            added = new_seat(self._tables.games, table.game, others, wish)
            if instead is None:
                await self._change(table, (*others, added))
                return added.seat
            await self._change(table, put_seat(table.row.seats, replace(added, seat=instead)))
            return instead

    async def remove_seat(self, game_id: str, user: User, seat: int) -> None:
        """Remove a seat that nobody sits on before the game; the host only. Later seats move up."""
        table = await self._tables.visible(game_id, user)
        check_host(table, user)
        async with table.lock:
            check_lobby(table)
            check_nobody_sits(table, seat)
            left = [other for other in table.row.seats if other.seat != seat]
            await self._change(table, [replace(other, seat=number) for number, other in enumerate(left)], removed=seat)

    async def change_options(
        self, game_id: str, user: User, options: dict[str, Any], levels: Mapping[int, int]
    ) -> Table:
        """Give a table other options before its game, with the levels of automa seats that go with them; the host
        only. Options that a former game handed on stay. Raises problems."""
        table = await self._tables.visible(game_id, user)
        check_host(table, user)
        if table.game.has_carried_over(options) or table.game.has_carried_over(table.row.options):
            raise carried_options()
        async with table.lock:
            check_lobby(table)
            seats = with_levels(self._tables.games, table.game, table.row.seats, levels)
            check_options(table.game, options, seats)
            async with self._tables.log.unless_changed(table):
                await self._exchange(table, seats, options=options)
        return table

    async def let_stand_in(self, game_id: str, user: User, level: int) -> Table:
        """Let robots of this level stand in for people who are away; the host only, before the game, after which it
        stays. Raises problems."""
        table = await self._tables.visible(game_id, user)
        check_host(table, user)
        async with table.lock:
            check_lobby(table)
            level = robot_level(self._tables.games.robots(table.game.name), level)
            await self._change(table, with_stand_ins(table.row.seats, level))
        return table

    async def let_advise(self, game_id: str, user: User, *, allowed: bool) -> Table:
        """Let people ask robots for advice, or not; the host only, before the game, after which it stays. Raises
        problems."""
        table = await self._tables.visible(game_id, user)
        check_host(table, user)
        async with table.lock:
            check_lobby(table)
            if allowed:
                adviser_of(self._tables.games, table.game.name)
            async with self._tables.log.unless_changed(table):
                await set_advice(self._db, table.id, table.row.version, allowed=allowed)
            await self._tables.log.catch_up_locked(table, local=True)
        return table

    async def seat_link(self, game_id: str, user: User, seat: int) -> str:
        """A new one-time secret with which its holder takes over a human seat; for its owner, and for the host."""
        table = await self._tables.visible(game_id, user)
        if seat_at(table.row.seats, seat).kind != "human":
            raise Clash("automated-seat", "That seat plays by itself.")
        return await self._seat_links.make(table, user, seat)

    async def agree(self, game_id: str, user: User, seat: int) -> None:
        """Agree that another's seat is handed on although its owner, who is away, cannot be asked."""
        table = await self._tables.visible(game_id, user)
        if seat_at(table.row.seats, seat).kind != "human":
            raise Clash("automated-seat", "That seat plays by itself.")
        await self._seat_links.agree(table, user, seat)

    async def start(self, game_id: str, user: User) -> int:
        """Begin the game; the host only. The first entry of the log seals the entropy. The log's number after it."""
        table = await self._tables.visible(game_id, user)
        check_host(table, user)
        async with table.lock:
            check_lobby(table)
            if not table.humans():
                raise Clash("no-person", "Robots do not play without anybody: a seat for a person is needed.")
            if any(seat.user_id is None for seat in table.humans()):
                raise Clash("seats-free", "Some seats are still free.")
            check_options(table.game, table.row.options, table.row.seats)
            await self._begin(table)
            return table.seq

    async def _begin(self, table: Table) -> None:
        game, seats = table.game, table.row.seats
        secret = Secret(self.entropy(), self.entropy())
        events = game.new_game(table.row.options, setups(seats), secret.entropy, self._sets.newest(game))
        state = game.fold(game.initial(), events)
        components = game.components(state)
        opening = {
            "game": game.name,
            "options": table.row.options,
            "seats": [{"kind": seat.kind, "level": seat.level, "name": seat.name} for seat in seats],
            "components": components,
            "version": game.version(),
            "commitment": chain.commitment(secret),
        }
        entry = LogRow(
            seq=1,
            seat=None,
            move=msgspec.json.encode({"start": opening}).decode(),
            events=game.encode_events(events).decode(),
            digest=digest_of(game, state),
            at=time.now(),
        )
        entry = replace(entry, hash=chain.link(chain.beginning(table.id), entry))
        summary = summary_of(table, state)
        caused = notice_causes.by_start(table, summary, entry.at, self._grace)
        async with self._tables.log.unless_changed(table):
            await log.begin(self._db, table.id, table.row.version, summary, entry, components, secret, caused)
        if caused.seats:
            self._tables.changes.publish(NoticeDue(caused.due))
        await self._tables.log.catch_up_locked(table, local=True)


def _lasting(row: GameRow) -> tuple[str | None, str, str, str, Clock | None]:
    """What no host of a table changes."""
    return row.host, row.game, row.pace, row.visibility, row.clock


def new_row(
    host: User,
    name: str,
    options: dict[str, Any],
    seats: Sequence[SeatRow],
    pace: str,
    visibility: str,
    clock: Clock | None = None,
    table_name: str | None = None,
    *,
    advice: bool = False,
    game_id: str | None = None,
) -> GameRow:
    """A table that has not begun; with a new id, unless one is given."""
    now = time.now()
    return GameRow(
        id=game_id or new_id(),
        game=name,
        options=options,
        status="lobby",
        host=host.id,
        pace=pace,
        visibility=visibility,
        invite=new_token(),
        components=None,
        version=0,
        seq=0,
        to_move=(),
        automatic=False,
        takeback=None,
        problem=None,
        clock=clock,
        name=table_name,
        advice=advice,
        created=now,
        updated=now,
        seats=tuple(seats),
    )
