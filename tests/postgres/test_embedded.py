"""The embedded Postgres starts, is shared, survives its owner and stops with its last user."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from app.postgres import EmbeddedPostgres, PostgresError
from app.postgres.binaries import installed_programs, private_parent, reachable_programs
from tests.support.postgres import FAST, public_folder

OWNER = """
import sys, time
from pathlib import Path
from app.postgres import EmbeddedPostgres
server = EmbeddedPostgres(Path(sys.argv[1]), options={"fsync": "off"}).start()
print("ready", flush=True)
sys.stdin.read()
server.stop()
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that is removed with whatever server still runs in it."""
    path = public_folder("regolith-embedded-")
    yield path
    if EmbeddedPostgres(path / "data").is_running():
        start(path / "data").stop()
    shutil.rmtree(path)


@pytest.fixture(scope="module")
def begun() -> Iterator[Path]:
    """A folder in which a server has run."""
    path = public_folder("regolith-begun-")
    start(path / "data").stop()
    yield path / "data"
    shutil.rmtree(path)


@pytest.fixture
def data(folder: Path, begun: Path) -> Path:
    """A copy of it: to make a new one takes a second of a processor."""
    subprocess.run(["cp", "-a", begun, folder / "data"], check=True)
    return folder / "data"


def start(path: Path) -> EmbeddedPostgres:
    return EmbeddedPostgres(path, options=FAST).start()


def start_owner(path: Path) -> subprocess.Popen[str]:
    owner = subprocess.Popen(
        [sys.executable, "-c", OWNER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert owner.stdout is not None
    assert owner.stdout.readline() == "ready\n"
    return owner


def end(owner: subprocess.Popen[str]) -> None:
    owner.communicate()
    assert owner.returncode == 0


def test_data_is_kept_over_a_restart(data: Path) -> None:
    with start(data) as server:
        server.execute("CREATE TABLE kept AS SELECT 42 AS answer", "regolith")
    assert not server.is_running()
    with start(data) as server:
        assert server.execute("SELECT answer FROM kept", "regolith") == "42"


async def test_addresses_work_for_both_clients_in_a_folder_with_spaces() -> None:
    folder = public_folder("regolith embedded é ")
    with start(folder / "my data") as server:
        connection = await asyncpg.connect(server.dsn())
        assert await connection.fetchval("SELECT current_database()") == "regolith"
        await connection.close()
        engine = create_async_engine(server.url())
        async with engine.connect() as session:
            assert (await session.execute(text("SHOW listen_addresses"))).scalar() == ""
        await engine.dispose()
    await asyncio.to_thread(shutil.rmtree, folder)


@pytest.mark.parametrize(
    "name",
    [
        "$HOME `id` $(id)",
        "a\"b'c\\d",
        "a;b&c|d,e%20é 雪",
        *(pytest.param(name, marks=pytest.mark.full) for name in ("`id`", 'a"b', "a'b", "back\\slash", "a,b", "%20")),
    ],
)
def test_a_folder_may_have_any_name_that_a_shell_would_read(folder: Path, name: str) -> None:
    with start(folder / name / "data") as server:
        assert server.execute("SELECT current_database()", "regolith") == "regolith"
        assert (server.cluster / "server.log").exists()
        assert [path.name for path in folder.iterdir()] == [name]
    assert not server.is_running()


def test_a_path_too_long_for_a_socket_gets_its_socket_elsewhere(folder: Path) -> None:
    with start(folder / ("long" * 30)) as server:
        assert server.execute("SELECT 1") == "1"
        elsewhere = Path(unquote(server.url().partition("host=")[2]))
        assert elsewhere != server.cluster
        assert elsewhere.is_dir()
    assert not elsewhere.exists()


def test_the_last_of_two_owners_stops_the_server(data: Path) -> None:
    owner = start_owner(data)
    with start(data) as server:
        end(owner)
        assert server.execute("SELECT 1") == "1"
    assert not server.is_running()


def test_the_first_of_two_owners_may_leave_last(data: Path) -> None:
    owner = start_owner(data)
    server = start(data)
    server.stop()
    assert server.is_running()
    end(owner)
    assert not server.is_running()


def test_a_killed_owner_leaves_no_handle_behind(data: Path) -> None:
    owner = start_owner(data)
    owner.kill()
    owner.communicate()
    assert owner.returncode == -signal.SIGKILL
    server = EmbeddedPostgres(data, options=FAST)
    assert server.is_running()
    with server:
        assert server.execute("SELECT 1") == "1"
    assert not server.is_running()


def test_a_killed_server_recovers(data: Path) -> None:
    server = start(data)
    server.execute("CREATE TABLE kept AS SELECT 1", "regolith")
    os.kill(int((server.cluster / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
    with start(data) as again:
        assert again.execute("SELECT 1") == "1"
    server.stop()


def test_a_stopped_server_has_no_address(data: Path) -> None:
    server = start(data)
    server.stop()
    server.stop()
    with pytest.raises(PostgresError, match="not running"):
        server.url()


def test_a_folder_that_is_a_file_is_named(folder: Path) -> None:
    (folder / "file").write_text("")
    with pytest.raises(PostgresError, match=r"data folder .*file/data cannot be written"):
        start(folder / "file" / "data")


def test_a_private_folder_above_is_found(folder: Path) -> None:
    (folder / "secret").mkdir(mode=0o700)
    assert private_parent(folder / "secret" / "data" / "x") == folder / "secret"
    assert private_parent(folder / "open" / "data") is None


def test_root_is_refused_below_a_private_folder_and_the_folder_stays_private(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.postgres.embedded.service_account", lambda: object())
    (folder / "secret").mkdir(mode=0o700)
    with pytest.raises(PostgresError, match="set DATA_DIR to a folder that every account can reach"):
        start(folder / "secret" / "data")
    assert (folder / "secret").stat().st_mode & 0o777 == 0o700


def test_programs_in_a_private_folder_are_copied_with_their_libraries(folder: Path) -> None:
    programs = installed_programs()
    package = programs.parents[1]
    private = folder / "private" / package.name / programs.parent.name
    shutil.copytree(programs.parent, private, symlinks=True)
    shutil.copytree(f"{package}.libs", folder / "private" / f"{package.name}.libs")
    (folder / "private").chmod(0o700)
    reached = reachable_programs(private / "bin", folder / "data")
    assert private_parent(reached / "postgres") is None
    version = subprocess.run([reached / "postgres", "--version"], capture_output=True, text=True, check=True)
    assert version.stdout.startswith("postgres (PostgreSQL)")
    assert reachable_programs(private / "bin", folder / "data") == reached
