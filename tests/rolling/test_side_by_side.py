"""The former version and this one serve one database together: what an update one process at a time relies on."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest
from aiosmtpd.controller import Controller

from app.postgres.address import plain_dsn
from tests.support.fleet import Process, Roaming, newest, reach, serving, watching
from tests.support.forking import completed
from tests.support.former import former_version
from tests.support.ports import free_port
from tools.failover.fleet import until
from tools.failover.play import Players
from tools.failover.verdict import Sink, judge

MOVES, TABLES = 24, 2


@pytest.fixture(scope="module")
def former(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return former_version(tmp_path_factory.mktemp("former"))


def test_a_game_is_played_at_both_and_goes_on_at_this_one(former: Path, empty_database_url: str) -> None:
    url = empty_database_url
    with serving(url, former) as old:
        playing = Roaming([old], 6)
        try:
            playing.moves(2)
            with watching(old, playing) as page, serving(url) as new:
                playing.go_to([old, new])
                with watching(new, playing) as elsewhere:
                    for _ in range(3):
                        playing.moves(2)
                        playing.talking.say()
                        seq = newest(playing)
                        reach(page, seq)
                        reach(elsewhere, seq)
                    playing.go_to([new])
                    assert old.end(signal.SIGTERM) == 0
                    playing.moves(2)
                    reach(elsewhere, newest(playing))
                playing.check()
        finally:
            playing.end()
    verified = completed(["verify", "--all"], {"PATH": "/usr/bin:/bin", "DATABASE_URL": plain_dsn(url)})
    assert verified.returncode == 0, verified.stdout


def test_a_game_of_this_version_goes_on_at_the_former_one(former: Path, empty_database_url: str) -> None:
    with serving(empty_database_url, former) as old, serving(empty_database_url) as new:
        playing = Roaming([new], 7)
        try:
            playing.moves(3)
            playing.talking.say()
            playing.go_to([old])
            with watching(old, playing) as page:
                assert new.end(signal.SIGTERM) == 0
                playing.moves(3)
                reach(page, newest(playing))
            playing.check()
        finally:
            playing.end()


def test_a_user_deleted_at_the_former_version_is_noted(former: Path, empty_database_url: str) -> None:
    """By that version itself: nothing in the database does it for it any more."""
    with serving(empty_database_url, former) as old, serving(empty_database_url):
        with httpx.Client(base_url=f"http://{old.address}", timeout=30) as client:
            made = client.post("/api/users", json={"name": "Ada"}).raise_for_status().json()
            client.cookies.clear()
            own = {"Authorization": f"Bearer {made['token']}"}
            client.post("/api/users/me/deletion", json={"current": None}, headers=own).raise_for_status()
        assert asyncio.run(departed(plain_dsn(empty_database_url))) == [made["user"]["id"]]


async def departed(url: str) -> list[str]:
    connection = await asyncpg.connect(url)
    try:
        return [row["user_id"] for row in await connection.fetch("SELECT user_id FROM departed")]
    finally:
        await connection.close()


@pytest.fixture
def mail() -> Iterator[tuple[Sink, dict[str, str]]]:
    """A mail server, and the settings by which processes find it."""
    sink, port = Sink(), free_port()
    server = Controller(sink, hostname="127.0.0.1", port=port)
    server.start()
    settings = {"SMTP_URL": f"smtp+insecure://127.0.0.1:{port}", "MAIL_FROM": "games@example.org"}
    yield sink, {**settings, "NOTICE_GRACE_SECONDS": "0", "NOTICE_PICTURES": "false"}
    server.stop()


def test_people_are_told_of_every_turn_once_no_matter_which_process_wrote_it(
    former: Path, empty_database_url: str, mail: tuple[Sink, dict[str, str]]
) -> None:
    sink, settings = mail
    with serving(empty_database_url, former, settings) as old, serving(empty_database_url, settings=settings) as new:
        asyncio.run(played(plain_dsn(empty_database_url), [old, new], sink))


def test_tables_are_split_into_partitions_while_people_play_at_both(
    former: Path, empty_database_url: str, mail: tuple[Sink, dict[str, str]]
) -> None:
    sink, settings = mail
    environment = {"PATH": "/usr/bin:/bin", "DATABASE_URL": plain_dsn(empty_database_url)}

    async def split() -> None:
        done = await asyncio.to_thread(completed, ["partition", "3"], environment)
        assert (done.returncode, done.stderr) == (0, "")
        assert "There are 3 partitions." in done.stdout

    with serving(empty_database_url, former, settings) as old, serving(empty_database_url, settings=settings) as new:
        asyncio.run(played(plain_dsn(empty_database_url), [old, new], sink, split))
    verified = completed(["verify", "--all"], environment)
    assert verified.returncode == 0, verified.stdout


async def nothing() -> None:
    """Nothing else happens while people play."""


async def played(
    database_url: str, processes: list[Process], sink: Sink, meanwhile: Callable[[], Awaitable[None]] = nothing
) -> None:
    """Let people play at these processes, each request at any, and at last behind what happens meanwhile; then nothing
    is lost or there twice, and nobody was told that it cannot be done now."""
    players = Players([process.port for process in processes], random.Random(1), pause=0)

    wanted = MOVES

    async def have_moved() -> bool:
        return len(players.made) >= wanted

    async def all_is_told() -> bool:
        return not (await judge(database_url, players.made, sink)).waiting_notices

    async with asyncio.TaskGroup() as group:
        for _ in range(TABLES):
            group.create_task(players.play(database_url))
        await until(have_moved, "moves are made")
        await meanwhile()
        wanted = len(players.made) + MOVES
        await until(have_moved, "further moves are made")
        players.stop()
    assert (players.refused, players.unavailable) == ([], 0)
    await until(all_is_told, "all notices have gone out")
    found = await judge(database_url, players.made, sink)
    wrong = found.lost_moves, found.doubled_moves, found.lost_notices, found.mailed_twice, found.of_no_entry
    assert (found.moves >= MOVES, found.notices > 0, *wrong) == (True, True, 0, 0, 0, 0, 0)
