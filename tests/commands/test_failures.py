"""What keeps a server from starting is one line, also as JSON."""

import json
import os
from collections.abc import Iterator
from shutil import rmtree
from subprocess import CompletedProcess

import pytest

from app.postgres import EmbeddedPostgres
from tests.support.forking import completed
from tests.support.postgres import Cluster, public_folder

PASSWORD = "p@ss/w:rd%20 #?$"


def serve(url: str, **environment: str) -> CompletedProcess[str]:
    """Try to start a server on a database that it cannot use."""
    environment = {"PATH": os.environ["PATH"], "DATABASE_URL": url, **environment}
    return completed(["serve", "--port", "0"], environment)


def check(url: str, words: str) -> None:
    """One line with these words, and nothing secret in it."""
    failed = serve(url)
    assert failed.returncode == 1
    assert failed.stderr.startswith("regolith: "), failed.stderr
    assert failed.stderr.count("\n") == 1, failed.stderr
    assert words in failed.stderr
    assert "hunter2" not in failed.stderr


def check_json(url: str, words: str) -> None:
    """The same as one JSON object."""
    line = serve(url, LOG_FORMAT="json").stderr
    told = json.loads(line)
    assert words in told["event"]
    assert told["level"] == "error"
    assert "hunter2" not in line


@pytest.fixture(scope="module")
def guarded() -> Iterator[EmbeddedPostgres]:
    """A Postgres that asks one role for a password."""
    folder = public_folder("regolith-guarded-")
    rules = folder / "hba"
    rules.write_text("local all guarded scram-sha-256\nlocal all all trust\n")
    rules.chmod(0o644)
    with EmbeddedPostgres(folder / "data", options={"hba_file": str(rules), "fsync": "off"}) as server:
        server.execute(f"CREATE ROLE guarded LOGIN PASSWORD '{PASSWORD}'")
        server.execute("CREATE DATABASE games OWNER guarded")
        server.execute("CREATE ROLE stranger LOGIN")
        yield server
    rmtree(folder)


def test_a_wrong_password(guarded: EmbeddedPostgres) -> None:
    url = guarded.url().replace("postgres@", "guarded:hunter2@")
    check(url, "password authentication failed")
    check_json(url, "password authentication failed")


def test_any_password_works_beside_the_address(guarded: EmbeddedPostgres) -> None:
    url = guarded.url("games").replace("postgres@", "guarded@")
    done = completed(["verify", "--all"], {"PATH": os.environ["PATH"], "DATABASE_URL": url, "PGPASSWORD": PASSWORD})
    assert done.returncode == 0, done.stderr


def test_no_such_database(cluster: Cluster) -> None:
    check(cluster.server.url("nowhere"), 'database "nowhere" does not exist')


def test_rights_that_do_not_suffice(guarded: EmbeddedPostgres) -> None:
    check(guarded.url().replace("postgres@", "stranger@"), "permission denied")


def test_nobody_there() -> None:
    check("postgresql://ada:hunter2@localhost:1/none", "The database cannot be used")


def test_an_unknown_host() -> None:
    url = "postgresql://ada:hunter2@nowhere.invalid/none"
    check(url, "The database cannot be used")
    check_json(url, "The database cannot be used")


def test_a_database_of_a_newer_version(cluster: Cluster, database_url: str) -> None:
    name = database_url.partition("?")[0].rpartition("/")[2]
    cluster.server.execute("UPDATE alembic_version SET version_num = '9999'", name)
    check(database_url, "newer version")
