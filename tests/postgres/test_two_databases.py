"""Games in one database and people in another one, each on a server of its own; each lacks what is the other's."""

import asyncio
import re
import shutil
import subprocess
import textwrap
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from app.clock import now
from app.play.verification import verify_game
from app.postgres import EmbeddedPostgres
from app.postgres.address import plain_dsn
from app.postgres.binaries import service_account
from app.postgres.migrate import upgrade
from app.store import absence, notices
from app.store.errors import StoreUnavailable
from app.store.schema import games, people
from tests.support.browser.serving import PROJECT
from tests.support.forking import completed
from tests.support.games import GAMES
from tests.support.postgres import FAST, public_folder
from tests.support.server import Player, Server, Sitting, running

KEPT = {"heartbeat", "processes", "compatibility"}
"""What each database has for the server itself."""
CLOCK = {"turn_seconds": 86_400}
CHANNEL = """
    INSERT INTO channels (id, user_id, kind, address, kinds, confirmed, created)
    VALUES ('of-bob', $1, 'webhook', 'http://127.0.0.1:9/', '{turn}', now(), now())
"""


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[EmbeddedPostgres, EmbeddedPostgres]]:
    folders = public_folder("regolith-people-"), public_folder("regolith-games-")
    try:
        one, other = (EmbeddedPostgres(folder, options=FAST) for folder in folders)
        with one, other:
            yield one, other
    finally:
        for folder in folders:
            shutil.rmtree(folder)


@pytest.fixture(scope="module")
def urls(servers: tuple[EmbeddedPostgres, EmbeddedPostgres]) -> tuple[str, str]:
    """The addresses of the database of people and of that of games."""
    one, other = servers
    upgrade(one.url(), [other.url()])
    for server, lacking in ((one, games.metadata), (other, people.metadata)):
        for table in lacking.tables.keys() - KEPT:
            server.execute(f"DROP TABLE {table} CASCADE", "regolith")
    return one.url(), other.url()


@pytest.fixture
async def table(urls: tuple[str, str]) -> AsyncIterator[tuple[Server, Sitting]]:
    async with running(urls[0], games_database_url=urls[1]) as server:
        yield server, await server.table("Ada", "Bob", pace="relaxed", clock=CLOCK, options={"target": 1000})


async def test_a_game_is_played_told_of_and_talked_about(table: tuple[Server, Sitting]) -> None:
    server, sitting = table
    ada, bob = sitting.players
    await server.services.db.people.do(CHANNEL, bob.id)
    await sitting.pick()
    await sitting.act(0, "Pass")
    await server.settle()
    assert {notice.kind for notice in await notices.of_user(server.services.db, bob.id)} == {"turn"}
    await ada.ok("POST", sitting.path("/chat"), {"text": "Well, @Bob"})
    chat = await bob.ok("GET", sitting.path("/chat"))
    assert [line["name"] for line in chat["lines"]] == ["Ada"]
    assert [seat["picture"] is not None for seat in (await bob.look(sitting.id))["seats"]] == [True, True]
    assert [friend["name"] for friend in (await bob.ok("GET", "/api/users/me/friends"))["friends"]] == ["Ada"]
    assert sitting.id in [item["id"] for item in (await bob.ok("GET", "/api/games?mine"))["games"]]
    assert await verify_game(server.services.db, GAMES, sitting.id) > 1
    async with server.client() as client:
        assert (await client.get("/readyz")).status_code == 200


async def test_deadlines_follow_what_people_say_of_their_time(
    table: tuple[Server, Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the process dies between the two databases."""
    server, sitting = table
    db, clocks = server.services.db, server.services.clocks
    ada = sitting.players[0]
    await sitting.pick()
    await server.settle()

    async def deadline() -> float:
        row = await db.games(sitting.id).row(
            "SELECT due FROM deadlines WHERE game_id = $1 AND due IS NOT NULL", sitting.id
        )
        return float(row["due"].timestamp())

    async def die(*_: object) -> list[str]:
        raise StoreUnavailable("gone")

    before = await deadline()
    ends = (now() + timedelta(days=3)).isoformat()
    with monkeypatch.context() as dying:
        dying.setattr(absence, "tables_of", die)
        answer = await ada.call("POST", "/api/users/me/vacations", {"begins": None, "ends": ends})
        assert answer.status_code == 503
    assert await deadline() == before
    await clocks.personal_time.recalculate_pending(now() + timedelta(minutes=1))
    assert await deadline() > before + 86_400
    assert await db.people.rows("SELECT FROM changed_times") == []


async def test_a_deleted_user_is_forgotten_in_both_databases(table: tuple[Server, Sitting]) -> None:
    server, sitting = table
    ada, bob = sitting.players
    await ada.ok("POST", sitting.path("/chat"), {"text": "Goodbye"})
    await ada.ok("POST", "/api/users/me/deletion", {"current": None})
    assert [seat["name"] for seat in (await bob.look(sitting.id))["seats"]] == ["Departed", "Bob"]
    [line] = (await bob.ok("GET", sitting.path("/chat")))["lines"]
    assert line["name"] is None
    assert await server.services.db.people.row("SELECT FROM users WHERE id = $1", ada.id) is None
    await server.services.cleanup.clear()


def copied(script: str, programs: Path, old: str, new: str) -> None:
    """Run a script of the runbook on two databases."""
    account = service_account()
    subprocess.run(
        ["sh", "-eu", "-c", script],
        env={"PATH": f"{programs}:/usr/bin:/bin", "old": plain_dsn(old), "new": plain_dsn(new)},
        cwd="/",
        check=True,
        user=account.uid if account else None,
        group=account.gid if account else None,
    )


async def test_games_are_moved_as_the_runbook_says(servers: tuple[EmbeddedPostgres, EmbeddedPostgres]) -> None:
    chapter = (PROJECT / "docs" / "runbook.md").read_text().partition("## Games moved to a server of their own\n")[2]
    (script,) = re.findall(r"^   ```\n(.*?)^   ```$", chapter.partition("\n## ")[0], re.M | re.S)
    (names,) = re.findall(r"^   for table in (.*?)^   do ", script, re.M | re.S)
    assert set(names.replace("\\", "").split()) == games.metadata.tables.keys()
    one, other = servers
    for each in servers:
        each.execute('CREATE DATABASE "moved"')
    old, new = one.url("moved"), other.url("moved")
    await asyncio.to_thread(upgrade, old, [new])
    async with running(old) as server:
        table = await server.table("Ada", "Bob", options={"target": 1000})
        await table.pick()
        await table.players[0].ok("POST", table.path("/chat"), {"text": "Hello"})
    await asyncio.to_thread(copied, textwrap.dedent(script), one._programs, old, new)
    for name in games.metadata.tables:
        one.execute(f"TRUNCATE {name} CASCADE", "moved")
    async with running(old, games_database_url=new) as server:
        assert await verify_game(server.services.db, GAMES, table.id) > 1
        players = [Player(server.client(player.token), player.id, player.token) for player in table.players]
        again = Sitting(table.id, table.invite, players)
        await again.act(0, "Count", by=1)
        await players[1].ok("POST", again.path("/chat"), {"text": "Hello to you"})
        lines = (await players[0].ok("GET", again.path("/chat")))["lines"]
        assert [line["name"] for line in lines] == ["Ada", "Bob"]
    commands = {"PATH": "/usr/bin:/bin", "DATABASE_URL": plain_dsn(old), "GAMES_DATABASE_URL": plain_dsn(new)}
    # Servers know no toy; that the command says so of this game shows where it has looked.
    verified = await asyncio.to_thread(completed, ["verify", "--all"], commands)
    assert table.id in verified.stderr
    refused = await asyncio.to_thread(completed, ["backup", "/dev/null"], commands)
    assert refused.returncode != 0 and "GAMES_DATABASE_URL" in refused.stderr
