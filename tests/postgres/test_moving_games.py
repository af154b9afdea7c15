"""Games that are moved from one Postgres server to another while people play, and movers that die at any point."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from app.commands import games as commands
from app.commands.moving import read_slots
from app.play.verification import verify_game
from app.postgres import EmbeddedPostgres
from app.store import games, holders, moving
from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.holders import find_holders, look_again
from app.store.moving import MOVED, NotMoved, move_slots
from app.store.slots import slot_of
from tests.support.games import GAMES
from tests.support.installations import installation, tables_in_both
from tests.support.server import Server, Sitting, running


@pytest.fixture(scope="module")
def urls(three_servers: list[EmbeddedPostgres]) -> tuple[str, str, str]:
    """One installation for all: each test has tables of its own."""
    return installation(three_servers, "moving")


@pytest.fixture
async def server(urls: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A running server, whose processes look for who holds what at once."""
    monkeypatch.setattr(moving, "KNOWN_SECONDS", 0.2)
    monkeypatch.setattr(holders, "LOOK_SECONDS", 0.05)
    people, *of_games = urls
    async with running(people, games_database_url=" ".join(of_games)) as server:
        yield server


async def rows_of(database: Database, game_id: str) -> int:
    """How many rows a database has of a game."""
    keys = {table.name: "id" if table.name == "games" else "game_id" for table in MOVED}
    counts = [
        await database.row(f"SELECT count(*) FROM {name} WHERE {key} = $1", game_id) for name, key in keys.items()
    ]
    return sum(int(row[0]) for row in counts)


async def played(server: Server) -> tuple[Sitting, Database, Database]:
    """A table with moves and talk, the database that holds it, and the other one."""
    (sitting, _), db = await tables_in_both(server), server.services.db
    ada, bob = sitting.players
    await sitting.pick()
    await ada.ok("POST", sitting.path("/chat"), {"text": "Hello"})
    [line] = (await bob.ok("GET", sitting.path("/chat")))["lines"]
    await bob.ok("PUT", sitting.path(f"/chat/{line['id']}/reactions/like"))
    await server.settle()
    source = db.games(sitting.id)
    (target,) = set(db.all_games) - {source}
    return sitting, source, target


async def count(sitting: Sitting) -> None:
    """A move of the seat that has to move."""
    (seat,) = (await sitting.players[0].look(sitting.id))["to_move"]
    await sitting.act(seat, "Count", by=1)


async def goes_on(server: Server, sitting: Sitting, holder: Database, other: Database) -> None:
    """The game is whole at its holder, nothing of it is elsewhere, and people play on."""
    db = server.services.db
    await look_again(db)
    assert db.games(sitting.id) is holder
    before = await verify_game(db, GAMES, sitting.id)
    await count(sitting)
    await count(sitting)
    await sitting.players[1].ok("POST", sitting.path("/chat"), {"text": "Again"})
    lines = (await sitting.players[0].ok("GET", sitting.path("/chat")))["lines"]
    assert [line["id"] for line in lines] == sorted(line["id"] for line in lines)
    assert [line["name"] for line in lines][:2] == ["Ada", "Bob"]
    assert lines[0]["reactions"]
    assert await verify_game(db, GAMES, sitting.id) == before + 2
    mine = [item["id"] for item in (await sitting.players[0].ok("GET", "/api/games?mine"))["games"]]
    assert mine.count(sitting.id) == 1
    assert await rows_of(other, sitting.id) == 0


async def test_games_are_moved_while_people_play(server: Server) -> None:
    sitting, source, target = await played(server)
    db = server.services.db
    said: list[str] = []
    await move_slots(db, [slot_of(sitting.id)], target, said.append)
    assert len(said) == 1 and said[0].startswith("1 games")
    await goes_on(server, sitting, target, source)
    # And back again.
    await move_slots(db, [slot_of(sitting.id)], source, said.append)
    found = await games.find_game(db, sitting.id)
    assert found is not None
    assert db.games(sitting.id) is source
    assert await rows_of(target, sitting.id) == 0


async def test_all_games_are_verified_although_some_are_moved_meanwhile(
    server: Server,
    urls: tuple[str, str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting, _, target = await played(server)

    async def listed_and_moved(db: Database) -> list[str]:
        found = await games.all_ids(db)
        await move_slots(server.services.db, [slot_of(sitting.id)], target, lambda _: None)
        return found

    monkeypatch.setattr(commands, "all_ids", listed_and_moved)
    people, *of_games = urls
    db = await Database(people, games=[Database(url) for url in of_games]).open()
    try:
        await find_holders(db)
        assert await commands.verify_all(db, GAMES) == []
    finally:
        await db.close()
    assert f"{len(await games.all_ids(server.services.db))} game(s) verified" in capsys.readouterr().out


async def test_nobody_writes_what_is_being_copied(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, source, target = await played(server)
    copy = moving._copy
    answers: list[int] = []

    async def watched(old: Any, new: Any, slots: list[int]) -> list[str]:
        path = sitting.path("/moves")
        seq = (await sitting.players[0].look(sitting.id))["seq"]
        refused = await sitting.players[0].call("POST", path, {"seq": seq, "move": {"type": "Count", "by": 1}})
        spoken = await sitting.players[0].call("POST", sitting.path("/chat"), {"text": "Anybody?"})
        answers.extend([refused.status_code, spoken.status_code])
        return await copy(old, new, slots)

    monkeypatch.setattr(moving, "_copy", watched)
    await move_slots(server.services.db, [slot_of(sitting.id)], target, lambda _: None)
    assert answers == [503, 503]
    await goes_on(server, sitting, target, source)


@pytest.mark.parametrize("step", ["_stop", "_copy", "_give_up", "take", "_delete"])
async def test_a_mover_that_dies_loses_nothing(server: Server, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """Killed behind each of its steps. The next process that looks finds one holder, and another mover finishes."""
    sitting, source, target = await played(server)
    db = server.services.db
    real = getattr(moving, step)
    opened: list[Any] = []

    async def connect(database: Database, name: str) -> Any:
        opened.append(await Database.connect(database, name))
        return opened[-1]

    async def dies(*arguments: Any) -> Any:
        await real(*arguments)
        for connection in opened:
            connection.terminate()
        raise KeyboardInterrupt

    with monkeypatch.context() as dying:
        for database in db.all_games:
            dying.setattr(database, "connect", lambda name, database=database: connect(database, name))
        # Rows are deleted, too, before a mover begins: it dies when it has begun.
        if step == "_delete":
            dying.setattr(moving, "_let_go", dies_in_the_end(moving._let_go, opened))
        else:
            dying.setattr(moving, step, dies)
        with pytest.raises(KeyboardInterrupt):
            await move_slots(db, [slot_of(sitting.id)], target, lambda _: None)
    await find_holders(db)
    moved = step in {"_give_up", "take", "_delete"}
    holder, other = (target, source) if moved else (source, target)
    assert db.games(sitting.id) is holder
    await count(sitting)
    mine = [item["id"] for item in (await sitting.players[0].ok("GET", "/api/games?mine"))["games"]]
    assert mine.count(sitting.id) == 1
    await count(sitting)
    await move_slots(db, [], holder, lambda _: None)
    if moved:
        await goes_on(server, sitting, holder, other)
    await move_slots(db, [slot_of(sitting.id)], target, lambda _: None)
    await goes_on(server, sitting, target, source)


def dies_in_the_end(let_go: Any, opened: list[Any]) -> Any:
    """As `_let_go`, until everything was done before it."""
    begun: list[int] = []

    async def dies(old: Any, slots: list[int]) -> None:
        begun.append(1)
        # One of each database clears what was left before.
        if len(begun) <= 2:
            await let_go(old, slots)
            return
        for connection in opened:
            connection.terminate()
        raise KeyboardInterrupt

    return dies


async def test_only_one_moves(server: Server) -> None:
    sitting, source, target = await played(server)
    other = await source.connect("another")
    try:
        await other.execute("SELECT pg_advisory_lock($1)", moving.MOVE_LOCK)
        with pytest.raises(NotMoved, match="Another process"):
            await move_slots(server.services.db, [slot_of(sitting.id)], target, lambda _: None)
    finally:
        await other.close()


async def test_a_row_that_comes_out_otherwise_is_found(server: Server) -> None:
    sitting, source, target = await played(server)
    await target.do(
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN NEW.text := 'something else'; RETURN NEW; END $$"
    )
    await target.do("CREATE TRIGGER spoil BEFORE INSERT ON chat FOR EACH ROW EXECUTE FUNCTION spoil()")
    with pytest.raises(NotMoved, match="chat"):
        await move_slots(server.services.db, [slot_of(sitting.id)], target, lambda _: None)
    await target.do("DROP FUNCTION spoil CASCADE")
    await goes_on(server, sitting, source, target)


def test_slots_are_read_as_they_are_typed() -> None:
    assert read_slots("0-2, 255") == [0, 1, 2, 255]
    for text in ("", "256", "3-1", "a", "1;2", "0-256"):
        with pytest.raises(NotMoved):
            read_slots(text)


def test_a_game_whose_slot_nobody_holds_is_of_no_database() -> None:
    db = Database("postgresql://a/b", games=[Database("postgresql://one/b"), Database("postgresql://other/b")])
    with pytest.raises(StoreUnavailable):
        db.games("g1")
