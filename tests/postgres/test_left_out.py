"""A process that starts while one of several databases of games is away: it serves the games of the others, and those
of that one once it has looked at it as at a start."""

import asyncio
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from shutil import rmtree
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from structlog.testing import capture_logs

from app.postgres import EmbeddedPostgres
from app.postgres.address import plain_dsn
from app.store import holders
from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.holders import check_databases, find_holders, leave_out, take_in
from tests.support.fleet import Process, serving
from tests.support.forking import completed
from tests.support.installations import installation
from tests.support.postgres import public_folder
from tools.failover.fleet import until

A_GAME = """
    INSERT INTO games (id, game, options, status, pace, visibility, invite)
    VALUES ('g1', 'skymines', '{}', 'lobby', 'live', 'private', 'x')
"""


class Away:
    """A folder by which a server is found, or not."""

    def __init__(self, url: str, folder: Path) -> None:
        [socket] = parse_qs(urlsplit(url).query)["host"]
        self._socket, self._link = Path(socket), folder / "socket"
        self.url = url.replace(socket, str(self._link))

    def come_back(self) -> None:
        """Let it be found."""
        self._link.symlink_to(self._socket)


@pytest.fixture
def folder() -> Iterator[Path]:
    folder = public_folder("regolith-away-")
    yield folder
    rmtree(folder)


def opened(client: httpx.Client) -> tuple[int, int]:
    """How many of some new tables could be opened, and how many not at the moment."""
    token = client.post("/api/users", json={"name": "Ada"}).raise_for_status().json()["token"]
    client.cookies.clear()
    wish = {"game": "skymines", "seats": [{"kind": "human"}] * 2, "options": {}}
    own = {"Authorization": f"Bearer {token}"}
    answers = [client.post("/api/games", json=wish, headers=own).status_code for _ in range(12)]
    assert set(answers) <= {201, 503}
    return answers.count(201), answers.count(503)


def away(process: Process) -> Any:
    """What `/readyz` says of databases that do not answer."""
    answer = httpx.get(f"http://{process.address}/readyz", timeout=30)
    return answer.status_code, answer.json().get("game_databases_away")


async def test_the_games_of_the_others_are_served_until_it_is_back(
    three_servers: list[EmbeddedPostgres], folder: Path
) -> None:
    people, one, other = installation(three_servers, "left_out")
    await asyncio.to_thread(check_databases, people, [one, other])
    missing = Away(other, folder)
    settings = {"GAMES_DATABASE_URL": f"{plain_dsn(one)} {plain_dsn(missing.url)}", "LOBBIES_PER_PERSON": "0"}
    with serving(people, settings=settings) as process:
        assert away(process) == (200, 1)
        with httpx.Client(base_url=f"http://{process.address}", timeout=30) as client:
            here, refused = opened(client)
            assert here and refused
            missing.come_back()

            async def is_back() -> bool:
                return bool(away(process) == (200, 0) and opened(client)[1] == 0)

            await until(is_back, "it is asked again, and all can be opened")
    assert three_servers[2].execute("SELECT count(*) > 0 FROM games", "left_out").strip() == "t"


async def test_what_comes_back_and_is_none_of_the_house_stays_out(
    three_servers: list[EmbeddedPostgres], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, one, other = installation(three_servers, "stays_out")
    await asyncio.to_thread(check_databases, people, [one, other])
    _, _, strange = installation(three_servers, "another_installation")
    three_servers[2].execute(A_GAME, "another_installation")
    missing = Away(strange, folder)
    missing.come_back()
    monkeypatch.setattr(holders, "LOOK_SECONDS", 0.05)
    db = await Database(people, games=[Database(one), Database(missing.url)]).open()
    try:
        leave_out(db.all_games, [one, missing.url], [missing.url])
        await find_holders(db)
        with capture_logs() as logs:
            taking = asyncio.create_task(take_in(db, partial(check_databases, people, [one, missing.url])))

            async def was_refused() -> bool:
                return any("not those of this installation" in str(line.get("error")) for line in logs)

            await until(was_refused, "it is looked at")
            taking.cancel()
        assert [each.is_left_out for each in db.all_games] == [False, True]
        assert db.holders == [db.all_games[0]] * 128 + [None] * 128
        with pytest.raises(StoreUnavailable):
            await db.all_games[1].rows("SELECT FROM games")
    finally:
        await db.close()
    assert three_servers[2].execute("SELECT count(*) FROM game_slots", "another_installation").strip() == "0"


def test_what_was_never_divided_wants_all(three_servers: list[EmbeddedPostgres], folder: Path) -> None:
    people, one, other = installation(three_servers, "new_installation")
    environment = {
        "PATH": os.environ["PATH"],
        "DATABASE_URL": plain_dsn(people),
        "GAMES_DATABASE_URL": f"{plain_dsn(one)} {plain_dsn(Away(other, folder).url)}",
    }
    refused = completed(["serve", "--port", "0"], environment)
    assert refused.returncode != 0
    assert refused.stderr.splitlines()[-1].endswith("all of them have to answer.")
    assert three_servers[1].execute("SELECT count(*) FROM game_slots", "new_installation").strip() == "0"
