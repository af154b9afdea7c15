"""Addresses of databases as hosters write them: understood as libpq does, or refused in one line."""

import asyncio
import os
import ssl
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from subprocess import CompletedProcess
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from app.postgres.address import read_address
from app.settings import SettingsError, load_settings
from app.store.database import Database
from app.store.errors import StoreUnavailable
from tests.support.forking import completed

BASE = "postgresql://ada:hunter2@db.example.org/games"
SSL_REQUEST = bytes.fromhex("0000000804d2162f")
PASSWORD = "p@ss/w:rd%20 #?$"


@pytest.mark.parametrize("mode", ["disable", "allow", "prefer", "require"])
def test_modes_of_tls_are_understood(mode: str) -> None:
    assert read_address(f"{BASE}?sslmode={mode}").driver_arguments()["dsn"] == f"postgresql://?sslmode={mode}"


@pytest.mark.parametrize(
    "query",
    [
        "application_name=games",
        "fallback_application_name=games",
        "connect_timeout=10",
        "connect_timeout=0",
        "options=-c%20search_path%3Dgames",
        "target_session_attrs=read-write",
        "target_session_attrs=primary",
        "gssencmode=disable",
        "channel_binding=prefer",
        "sslmode=verify-full&sslrootcert=system&channel_binding=require",
        "sslmode=require&sslnegotiation=direct",
        "sslmode=require&ssl_min_protocol_version=TLSv1.3",
        "keepalives=1&keepalives_idle=30&keepalives_interval=10&keepalives_count=3&tcp_user_timeout=1000",
        "sslrootcert=system",
        "ssl=true",
        "ssl=require",
        "sslmode=",
        "client_encoding=utf8",
        "passfile=/nowhere/pgpass",
    ],
)
def test_usual_parameters_are_understood(query: str) -> None:
    assert load_settings(database_url=f"{BASE}?{query}").database_url
    read_address(f"{BASE}?{query}").driver_arguments()


@pytest.mark.parametrize(
    ("url", "hosts", "ports"),
    [
        ("postgres://host/db", ("host",), ()),
        ("postgresql+asyncpg://host:5433/db", ("host",), (5433,)),
        ("postgresql://a,b/db", ("a", "b"), ()),
        ("postgresql://a:1,b:2/db", ("a", "b"), (1, 2)),
        ("postgresql://a:1,b/db", ("a", "b"), (1, 5432)),
        ("postgresql://[::1]:5433/db", ("::1",), (5433,)),
        ("postgresql://[2001:db8::1]/db", ("2001:db8::1",), ()),
        ("postgresql://%2Frun%2Fpostgresql/db", ("/run/postgresql",), ()),
        ("postgresql:///db?host=/run/postgresql", ("/run/postgresql",), ()),
        ("postgresql:///db?host=a,b&port=1,2", ("a", "b"), (1, 2)),
        ("postgresql:///db?host=a,b&port=7", ("a", "b"), (7, 7)),
        ("postgresql:///db", (), ()),
        ("postgresql://", (), ()),
    ],
)
def test_hosts_and_ports(url: str, hosts: tuple[str, ...], ports: tuple[int, ...]) -> None:
    address = read_address(url)
    assert (address.hosts, address.ports) == (hosts, ports)


def test_of_several_hosts_one_is_taken_that_can_be_written() -> None:
    assert read_address("postgresql://a,b/db").parameters["target_session_attrs"] == "read-write"
    assert "target_session_attrs" not in read_address("postgresql://a/db").parameters


@pytest.mark.parametrize("written", [quote(PASSWORD, safe=""), "p@ss%2Fw%3Ard%2520%20%23%3F$"])
def test_passwords_with_any_character(written: str) -> None:
    address = read_address(f"postgresql://a%40b:{written}@host/d%2Fb?sslmode=require")
    assert (address.user, address.password, address.database) == ("a@b", PASSWORD, "d/b")
    shown, environment = address.libpq()
    assert environment == {"PGPASSWORD": PASSWORD}
    assert "w%3Ard" not in shown
    assert "sslmode=require" in shown


@pytest.mark.parametrize(
    "url",
    [
        f"{BASE}?sslmode=banana",
        f"{BASE}?sslmode=Require",
        f"{BASE}?nonsense=1",
        f"{BASE}?pgbouncer=true",
        f"{BASE}?sslmode",
        f"{BASE}?sslmode=require&",
        f"{BASE}?connect_timeout=soon",
        f"{BASE}?keepalives=yes",
        f"{BASE}?target_session_attrs=standby",
        f"{BASE}?channel_binding=require",
        f"{BASE}?sslmode=require&channel_binding=require",
        f"{BASE}?gssencmode=require",
        f"{BASE}?sslmode=require&sslrootcert=system",
        f"{BASE}?sslrootcert=/nowhere/root.crt",
        f"{BASE}?sslrootcert=/etc/hostname",
        f"{BASE}?sslcert=/nowhere/a&sslkey=/nowhere/b",
        f"{BASE}?sslcert=/etc/hostname&sslkey=/etc/hostname",
        f"{BASE}?client_encoding=latin1",
        f"{BASE}?replication=database",
        f"{BASE}?application_name=a%00b",
        f"{BASE}?application_name=%ff",
        "postgresql://ada:hunter2@host:99999/games",
        "postgresql://ada:hunter2@host:0/games",
        "postgresql://ada:hunter2@host:-1/games",
        "postgresql://ada:hunter2@host:port/games",
        "postgresql://ada:hunter2@host:5432:5432/games",
        "postgresql://ada:hunter2@ho st/games",
        "postgresql://ada:hunter2@host /games",
        "postgresql://ada:hunter2@a..b/games",
        "postgresql://ada:hunter2@[::1/games",
        "postgresql://ada:hunter2@::1/games",
        "postgresql://ada:hunter2@a,b/games?port=1,2,3",
        "postgresql://ada:hunter2%@host/games",
        "postgresql://ada:hunter2%ff@host/games",
        "postgresql://ada:hun#ter2@host/games",
        "postgresql://ada:hun?hunter2=x@host/games",
        "postgresql://ada:hunter2@host/games\n",
        "postgresql:ada:hunter2@host/games",
        "mysql://ada:hunter2@host/games",
        "host=localhost password=hunter2",
    ],
)
def test_what_is_not_understood_is_refused_in_one_line_without_the_password(url: str) -> None:
    with pytest.raises(SettingsError) as refused:
        load_settings(database_url=url)
    said = str(refused.value)
    assert said.startswith("DATABASE_URL: ")
    assert "\n" not in said
    assert "hunter2" not in said


@pytest.mark.parametrize(
    ("command", "url"),
    [
        ("serve", f"{BASE}?sslmode=banana"),
        ("verify", f"{BASE}?nonsense=1"),
        ("export", "postgresql://ada:hunter2@host:99999/games"),
        ("backup", f"{BASE}?channel_binding=require"),
        ("serve", f"{BASE}?sslmode=verify-full"),
    ],
)
def test_every_command_ends_with_2_and_one_line(command: str, url: str, tmp_path: Path) -> None:
    arguments = {"serve": [], "verify": ["--all"], "export": ["g"], "backup": [str(tmp_path / "copy")]}[command]
    done = run(url, command, *arguments, HOME=str(tmp_path))
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("regolith: DATABASE_URL: ")
    assert done.stderr.count("\n") == 1


def run(url: str, *arguments: str, **environment: str) -> CompletedProcess[str]:
    """Run a command on a database."""
    return completed(arguments, {"PATH": os.environ["PATH"], "DATABASE_URL": url, **environment})


def certificate(folder: Path) -> None:
    """Write a certificate for localhost, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    names = x509.SubjectAlternativeName([x509.DNSName("localhost")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "server.crt").write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    (folder / "server.key").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )


class TlsDoor:
    """A door before the embedded Postgres that speaks TLS alone, as a hoster's does (the embedded one has none)."""

    def __init__(self, certificates: Path, socket: str) -> None:
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(certificates / "server.crt", certificates / "server.key")
        self._socket = socket

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take the request for TLS, and carry what comes after it."""
        try:
            if await reader.readexactly(8) != SSL_REQUEST:
                return
            writer.write(b"S")
            await writer.start_tls(self._context)
            there, to = await asyncio.open_unix_connection(self._socket)
            await asyncio.gather(self._carry(reader, to), self._carry(there, writer))
        except (OSError, asyncio.IncompleteReadError):
            return
        finally:
            writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.close()


@pytest.fixture
async def secured(database_url: str, tmp_path: Path) -> AsyncIterator[tuple[str, Path]]:
    """A database that takes TLS alone: host, port and name, and the certificate of its host."""
    certificate(tmp_path)
    socket = parse_qs(urlsplit(database_url).query)["host"][0] + "/.s.PGSQL.5432"
    listening = await asyncio.start_server(TlsDoor(tmp_path, socket).serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    yield f"postgresql://postgres@localhost:{port}{urlsplit(database_url).path}", tmp_path / "server.crt"
    listening.close()


async def answers(url: str) -> int:
    """Ask a database for a number through the pool."""
    db = await Database(url).open()
    try:
        row = await db.row("SELECT 7")
        return int(row[0])
    finally:
        await db.close()


@pytest.mark.parametrize("mode", ["require", "prefer", "verify-ca", "verify-full"])
async def test_tls_is_spoken_where_it_is_asked_for(secured: tuple[str, Path], mode: str) -> None:
    url, root = secured
    query = f"?sslmode={mode}" + (f"&sslrootcert={root}" if mode.startswith("verify") else "")
    assert await answers(url + query) == 7
    done = await asyncio.to_thread(run, url + query, "verify", "--all")
    assert done.returncode == 0, done.stderr


async def test_a_host_of_another_name_is_refused_by_verify_full_alone(secured: tuple[str, Path]) -> None:
    url, root = secured
    elsewhere = url.replace("localhost", "127.0.0.1") + f"?sslrootcert={root}&sslmode="
    assert await answers(elsewhere + "verify-ca") == 7
    with pytest.raises(StoreUnavailable, match="certificate"):
        await answers(elsewhere + "verify-full")
    for strict in (elsewhere + "verify-full", url + "?sslrootcert=system"):
        done = await asyncio.to_thread(run, strict, "serve", "--port", "0")
        assert done.returncode == 1
        assert done.stderr.startswith("regolith: The database cannot be used: ")
        assert done.stderr.count("\n") == 1


async def test_a_database_without_tls_is_one_line_where_tls_is_asked_for(database_url: str, tmp_path: Path) -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readexactly(8)
        writer.write(b"N")
        writer.close()

    listening = await asyncio.start_server(refuse, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    url = f"postgresql://postgres@127.0.0.1:{port}/games?sslmode=require"
    done = await asyncio.to_thread(run, url, "verify", "--all")
    listening.close()
    assert done.returncode == 1
    assert done.stderr.startswith("regolith: The database cannot be used: ")
    assert done.stderr.count("\n") == 1


async def test_a_backup_over_tls_wants_programs_that_speak_it(secured: tuple[str, Path], tmp_path: Path) -> None:
    url, _ = secured
    done = await asyncio.to_thread(run, f"{url}?sslmode=require", "backup", str(tmp_path / "copy"), PATH="/nowhere")
    assert done.returncode == 1
    assert "postgresql-client" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "copy").exists()
