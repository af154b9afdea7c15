"""Which of several databases of games holds which slots: each says so itself, so that the order in which the settings
name them means nothing, and a database that is missing, strange or a copy is found at the start.

Slots are divided once, when several databases are named for the first time: a database with games gets all of them, as
its games lie there, and among empty ones they are divided evenly. A database that is named later gets none; slots are
moved there. What a database is to hold `arrives` there first, and is held once nobody else holds it: whatever dies in
between, no slot has two holders, and none is lost.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Final

import structlog
from msgspec import Struct

from app.store.database import Database
from app.store.errors import StoreUnavailable, WrongDatabases
from app.store.slots import SLOTS

TOGETHER: Final = 64
"""How many databases of games there can be: the number of each is the rest that ids of its lines of talk leave."""
ALL: Final = frozenset(range(SLOTS))
LOCK: Final = 7_402_120
"""The advisory lock, in the database of people, of a process that divides slots."""
LOOK_SECONDS: Final = 2.0
"""How often each process finds out who holds what by now."""
LOOKS_UNHELD: Final = 5
"""How many looks in a row at a slot that nobody holds until it is given to the database where it has arrived."""
logger = structlog.get_logger(__name__)
_HOLDING = """
    SELECT (SELECT number FROM game_slots) AS number,
        coalesce((SELECT held FROM game_slots), '{}') AS held,
        coalesce((SELECT arriving FROM game_slots), '{}') AS arriving,
        EXISTS (SELECT FROM games) AS has_games,
        EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'games'::regclass AND tgname = 'games_slot') AS is_guarded
"""
_ARRIVING = """
    INSERT INTO game_slots (id, number, held, arriving) VALUES (1, $1, '{}', $2)
    ON CONFLICT (id) DO UPDATE SET arriving = excluded.arriving
"""
_TAKE = """
    UPDATE game_slots SET
        held = ARRAY(
            SELECT unnest(held) UNION (SELECT unnest(arriving) INTERSECT SELECT unnest($1::smallint[])) ORDER BY 1
        ),
        arriving = ARRAY(SELECT unnest(arriving) EXCEPT SELECT unnest($1::smallint[]) ORDER BY 1)
"""
_GUARD = "CREATE TRIGGER games_slot BEFORE INSERT ON games FOR EACH ROW EXECUTE FUNCTION check_slot_of_game('id')"
_HOLDS_NONE = "INSERT INTO game_slots (id, number, held) VALUES (1, 0, '{}') ON CONFLICT DO NOTHING"
_LAST_LINE = "SELECT nextval(pg_get_serial_sequence('chat', 'id'))"
_IS_LOCKED = """
    SELECT EXISTS (
        SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND classid = 0 AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
"""


class Holding(Struct, frozen=True, kw_only=True):
    """What a database of games says of itself. `number`: which one it is, None before slots were divided with it;
    `is_guarded`: whether it refuses new games of slots that it does not hold."""

    database: Database
    number: int | None
    held: frozenset[int]
    arriving: frozenset[int]
    has_games: bool
    is_guarded: bool


async def find_holders(db: Database) -> None:
    """Find out which database holds which slots, and divide them where they never were. Of databases that are left out
    it is not known; then nothing is changed. Raises `WrongDatabases`, and `StoreUnavailable` unless all others
    answer."""
    holdings = await _holdings(db)
    if len(db.all_games) == 1:
        await _check_only(db, holdings[0])
        return
    if len(holdings) < len(db.all_games):
        _check_some(holdings)
    elif not _are_settled(holdings):
        holdings = await _divide(db)
    _note(db, holdings)


def check_databases(database_url: str, games_urls: Sequence[str], away: Collection[str] = ()) -> None:
    """Do so on the databases of these addresses, but for those that are away, outside a running event loop. Raises the
    same."""

    async def check() -> None:
        games = [Database(url, size=1) for url in games_urls]
        leave_out(games, games_urls, away)
        db = await Database(database_url, size=2, games=games).open()
        try:
            await find_holders(db)
        finally:
            await db.close()

    asyncio.run(check())


def leave_out(databases: Sequence[Database], urls: Sequence[str], away: Collection[str]) -> None:
    """Ask nothing of those databases whose addresses are among those `away`."""
    for database, url in zip(databases, urls, strict=True):
        database.is_left_out = url in away


async def take_in(db: Database, check: Callable[[], None]) -> None:
    """Ask databases that were left out like the others, as soon as a check of all succeeds, as at a start."""
    while any(database.is_left_out for database in db.all_games):
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await asyncio.to_thread(check)
        except Exception as error:
            # It is away as before, or is not what it should be: nothing is asked of it, and others are not kept.
            logger.warning("games.database-left-out", error=f"{type(error).__name__}: {error}")
        else:
            for database in db.all_games:
                database.is_left_out = False
            await look_again(db)
            logger.info("games.database-back")


async def look_again(db: Database) -> list[Holding]:
    """Find out who holds what by now, of databases that answer, which are given; of others it is as it was."""
    answering = []
    for database in db.all_games:
        try:
            if not database.is_away():
                answering.append(await _holding(database))
        except StoreUnavailable:
            continue
    _note(db, answering)
    return answering


async def look_forever(db: Database) -> None:
    """Look again and again until cancelled, and finish what somebody has begun and left: slots that nobody holds."""
    unheld = 0
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        holdings = await look_again(db)
        is_unheld = len(holdings) == len(db.all_games) and None in db.holders
        unheld = unheld + 1 if is_unheld else 0
        if unheld == LOOKS_UNHELD:
            unheld = 0
            with suppress(StoreUnavailable):
                await _take_what_arrives(holdings)


def _note(db: Database, holdings: Sequence[Holding]) -> None:
    """Go by what these databases say of themselves. A slot that two of them claim is served from neither."""
    said: dict[int, Database | None] = {}
    twice = set()
    for holding in holdings:
        twice |= said.keys() & holding.held
        said |= dict.fromkeys(holding.held, holding.database)
    if twice:
        said |= dict.fromkeys(twice)
        logger.error("games.held-twice", slots=shown(twice))
    silent = set(db.all_games) - {holding.database for holding in holdings}
    kept = {slot: holder for slot, holder in enumerate(db.holders) if holder in silent}
    db.holders = [said.get(slot, kept.get(slot)) for slot in range(SLOTS)]


async def _holdings(db: Database) -> list[Holding]:
    return [await _holding(database) for database in db.all_games if not database.is_left_out]


async def _holding(database: Database) -> Holding:
    row = await database.row(_HOLDING)
    return Holding(
        database=database,
        number=row["number"],
        held=frozenset(row["held"]),
        arriving=frozenset(row["arriving"]),
        has_games=row["has_games"],
        is_guarded=row["is_guarded"],
    )


async def _check_only(db: Database, holding: Holding) -> None:
    """One database of games holds all slots, and has the games of the installation."""
    if holding.database is not db.people and not holding.has_games and await _has_games(db.people):
        raise WrongDatabases(
            f"GAMES_DATABASE_URL: games lie in the database of DATABASE_URL, and the database "
            f"{holding.database.place()} has none: move them first (docs/runbook.md)."
        )
    if holding.number is not None and holding.held != ALL:
        raise WrongDatabases(
            f"GAMES_DATABASE_URL: the database {holding.database.place()} holds {len(holding.held)} of the {SLOTS} "
            "slots of games; name the databases that hold the others, too."
        )


async def _has_games(people: Database) -> bool:
    """Whether the database of people has games as well; it may lack their tables."""
    if (await people.row("SELECT to_regclass('games') IS NULL"))[0]:
        return False
    return bool((await people.row("SELECT EXISTS (SELECT FROM games)"))[0])


def _are_settled(holdings: Sequence[Holding]) -> bool:
    held = [slot for holding in holdings for slot in holding.held]
    return sorted(held) == sorted(ALL) and all(
        holding.number is not None and holding.is_guarded for holding in holdings
    )


def _check_some(holdings: Sequence[Holding]) -> None:
    """Raise unless what some of the databases say is enough to go on without the others."""
    if any(holding.number is None or not holding.is_guarded for holding in holdings):
        raise StoreUnavailable("A database of games is new here: all of them have to answer.")
    _check_once(holdings)


async def _divide(db: Database) -> list[Holding]:
    """Divide slots that nobody holds, one process at a time; what each database holds then."""
    async with db.people.transaction() as connection:
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        with_people = [item for item in db.all_games if (await item.row(_IS_LOCKED, LOCK))[0]]
        holdings = await _holdings(db)
        if not with_people:
            await _check_people(db, holdings)
        for holding, slots in zip(holdings, _planned(holdings), strict=True):
            await _prepare(holding, slots, await _holdings(db))
        await _take_what_arrives(await _holdings(db))
        holdings = await _holdings(db)
        _check(holdings)
        if not with_people:
            # A process that no longer names databases of games does not begin with none.
            await connection.execute(_HOLDS_NONE)
    return holdings


async def _check_people(db: Database, holdings: Sequence[Holding]) -> None:
    """The database of people, which is not among those of games, has no games where slots are divided."""
    is_new = not any(holding.held for holding in holdings)
    if is_new and await _has_games(db.people):
        raise WrongDatabases(
            "GAMES_DATABASE_URL: games lie in the database of DATABASE_URL, which is not among those that are named: "
            "name it as well, or move them first (docs/runbook.md)."
        )


def _planned(holdings: Sequence[Holding]) -> list[frozenset[int]]:
    """What is to arrive at each database. Raises `WrongDatabases`."""
    if any(holding.held for holding in holdings):
        for holding in holdings:
            if holding.number is None and holding.has_games:
                raise WrongDatabases(
                    f"GAMES_DATABASE_URL: the database {holding.database.place()} has games, but not those of this "
                    "installation: another database, or an empty one, is meant."
                )
        return [holding.arriving for holding in holdings]
    full = [holding for holding in holdings if holding.has_games]
    if len(full) > 1:
        places = " and ".join(holding.database.place() for holding in full)
        raise WrongDatabases(f"GAMES_DATABASE_URL: {places} have games, which were never those of one installation.")
    if full:
        return [ALL if holding.has_games else frozenset() for holding in holdings]
    bounds = [place * SLOTS // len(holdings) for place in range(len(holdings) + 1)]
    return [frozenset(range(begin, end)) for begin, end in pairwise(bounds)]


async def _prepare(holding: Holding, slots: frozenset[int], holdings: Sequence[Holding]) -> None:
    """Let slots arrive at a database, which knows from then on that it is one of several: lines of its talk get ids
    that no other one gives."""
    number = holding.number
    # Asked before the transaction, which may have the only connection.
    lines = [(await other.database.row(_LAST_LINE))[0] for other in holdings if other.database is not holding.database]
    async with holding.database.transaction() as connection:
        await connection.execute("SET LOCAL lock_timeout = '5s'")
        if number is None:
            number = 1 + max((other.number for other in holdings if other.number is not None), default=0)
            if number >= TOGETHER:
                raise WrongDatabases(f"GAMES_DATABASE_URL: there have been {TOGETHER - 1} databases of games before.")
            await connection.execute("LOCK TABLE chat")
            first = line_id_behind(max(await connection.fetchval(_LAST_LINE), *lines), number)
            await connection.execute(
                f"ALTER TABLE chat ALTER COLUMN id SET INCREMENT BY {TOGETHER} RESTART WITH {first}"
            )
        await connection.execute(_ARRIVING, number, sorted(slots))
        if not holding.is_guarded:
            await connection.execute(_GUARD)


def line_id_behind(last: int, number: int) -> int:
    """The next id of a line of talk behind `last` that the database of this number gives, and no other one."""
    return last + TOGETHER - (last - number) % TOGETHER


async def _take_what_arrives(holdings: Sequence[Holding]) -> None:
    """Let databases hold what arrives there and nobody else holds."""
    held = frozenset(slot for holding in holdings for slot in holding.held)
    for holding in holdings:
        others = frozenset(slot for other in holdings if other is not holding for slot in other.arriving)
        if slots := holding.arriving - held - others:
            await take(holding.database, slots)


async def take(database: Database, slots: Iterable[int]) -> None:
    """Let a database hold slots that have arrived."""
    await database.do(_TAKE, sorted(slots))


def _check_once(holdings: Sequence[Holding]) -> None:
    """Raise `WrongDatabases` where a slot has two holders."""
    for number, holding in enumerate(holdings):
        for other in holdings[number + 1 :]:
            if twice := holding.held & other.held:
                raise WrongDatabases(
                    f"GAMES_DATABASE_URL: {holding.database.place()} and {other.database.place()} both hold "
                    f"{len(twice)} of the {SLOTS} slots of games: one of them is a copy, or was brought back from a "
                    "backup from before games were moved."
                )


def _check(holdings: Sequence[Holding]) -> None:
    """Raise `WrongDatabases` unless each slot has one holder."""
    _check_once(holdings)
    if missing := ALL - frozenset(slot for holding in holdings for slot in holding.held):
        raise WrongDatabases(
            f"GAMES_DATABASE_URL: none of the databases holds {len(missing)} of the {SLOTS} slots of games "
            f"({shown(missing)}): one that holds them is not named."
        )


def shown(slots: Iterable[int]) -> str:
    """Slots as people read them: "0-127, 200"."""
    runs: list[list[int]] = []
    for slot in sorted(slots):
        if runs and slot == runs[-1][-1] + 1:
            runs[-1][1:] = [slot]
        else:
            runs.append([slot])
    return ", ".join("-".join(map(str, run)) for run in runs)
