"""Settings that are addresses: what is taken, in which form, and what is refused in one line."""

import asyncio
import os
import socket
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from app.listening import bound_sockets
from app.settings import SettingsError, load_settings
from tests.support.forking import completed


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOST", "PORT", "PUBLIC_URL", "FORWARDED_ALLOW_IPS"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    "url",
    [
        "http://localhost:8143/games",
        "http://localhost:8143/games/",
        "http://localhost:8143/?x=1",
        "http://localhost:8143?x=1",
        "http://localhost:8143?",
        "http://localhost:8143#here",
        "http://localhost:99999",
        "http://localhost:0",
        "http://localhost:-1",
        "http://localhost:",
        "http://localhost:port",
        "http://exa mple.org:8143",
        "http:// example.org",
        "http://example.org\n",
        "http://exam\tple.org",
        "http://example.org\\@evil.example",
        "http://ada:secret@example.org",
        "http://ada@example.org",
        "https://",
        "https:///games",
        "http:example.org",
        "http://example..org",
        "http://-example.org",
        "http://exa_mple!.org",
        "http://[::1",
        "http://[nonsense]",
        "http://[fe80::1%25eth0]",
        "http://::1",
        "http://%65xample.org",
        "ftp://example.org",
        "example.org",
        "//example.org",
    ],
)
def test_a_public_address_that_pages_would_not_follow_is_refused(url: str) -> None:
    with pytest.raises(SettingsError, match=r"^PUBLIC_URL: [^\n]*$"):
        load_settings(public_url=url)


@pytest.mark.parametrize(
    ("url", "kept"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://play.example.org/", "https://play.example.org"),
        ("http://localhost:8143//", "http://localhost:8143"),
        ("http://192.168.0.7:8000", "http://192.168.0.7:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("http://[2001:db8::1]", "http://[2001:db8::1]"),
        ("https://spiele.bücher.example", "https://spiele.bücher.example"),
        ("HTTPS://play.example.org", "https://play.example.org"),
        ("http://game_server:8000", "http://game_server:8000"),
    ],
)
def test_a_public_address_of_host_and_port_is_taken(url: str, kept: str) -> None:
    assert load_settings(public_url=url).public_url == kept


@pytest.mark.parametrize(
    ("host", "listens", "url"),
    [
        ("[::1]", "::1", "http://localhost:8000"),
        ("::1", "::1", "http://localhost:8000"),
        ("0:0:0:0:0:0:0:1", "0:0:0:0:0:0:0:1", "http://localhost:8000"),
        ("::", "::", "http://localhost:8000"),
        ("0:0:0:0:0:0:0:0", "0:0:0:0:0:0:0:0", "http://localhost:8000"),
        ("[2001:DB8:0:0:0:0:0:1]", "2001:DB8:0:0:0:0:0:1", "http://[2001:db8::1]:8000"),
        ("2001:db8::1", "2001:db8::1", "http://[2001:db8::1]:8000"),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.1", "http://[::ffff:c000:201]:8000"),
        ("fe80::1%eth0", "fe80::1%eth0", "http://localhost:8000"),
        ("0.0.0.0", "0.0.0.0", "http://localhost:8000"),
        ("127.0.0.2", "127.0.0.2", "http://127.0.0.2:8000"),
        ("192.168.0.7", "192.168.0.7", "http://192.168.0.7:8000"),
        ("myhost.lan", "myhost.lan", "http://myhost.lan:8000"),
    ],
)
def test_a_host_in_any_spelling_makes_links_that_browsers_open(host: str, listens: str, url: str) -> None:
    settings = load_settings(host=host)
    assert settings.host == listens
    assert settings.public_url == url


@pytest.mark.parametrize(
    "host",
    [
        "[::1",
        "::1]",
        "[127.0.0.1]",
        "[localhost]",
        "localhost:8000",
        "[::1]:8000",
        "http://localhost",
        "a b",
        "a..b",
        "-",
    ],
)
def test_a_host_that_is_none_is_refused(host: str) -> None:
    with pytest.raises(SettingsError, match=r"^HOST: [^\n]*$"):
        load_settings(host=host)


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        ("*", "*"),
        ("127.0.0.1", "127.0.0.1"),
        ("127.0.0.1, 10.89.0.0/24,::1", "127.0.0.1,10.89.0.0/24,::1"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_proxies_are_addresses_or_networks(value: str, kept: str) -> None:
    assert load_settings(forwarded_allow_ips=value).forwarded_allow_ips == kept


@pytest.mark.parametrize(
    "value",
    [
        "not an ip",
        "localhost",
        "127.0.0.1;10.0.0.1",
        "127.0.0.1,",
        ",",
        "10.0.0.1/24",
        "10.0.0.0/33",
        "*,127.0.0.1",
        "1.2.3",
        "[::1]",
        "127.0.0.1:80",
    ],
)
def test_proxies_that_are_neither_are_refused(value: str) -> None:
    with pytest.raises(SettingsError, match=r"^FORWARDED_ALLOW_IPS: [^\n]*$"):
        load_settings(forwarded_allow_ips=value)


@pytest.mark.parametrize("value", ["/tmp/a\nb", "/tmp/a\x07"])
def test_a_data_folder_with_control_characters_is_refused(value: str) -> None:
    with pytest.raises(SettingsError, match=r"^DATA_DIR: [^\n]*$"):
        load_settings(data_dir=Path(value))


@pytest.mark.parametrize("arguments", [["serve"], ["verify", "--all"], ["export", "g1"]])
def test_a_components_folder_without_a_set_is_one_line_for_every_command(
    arguments: list[str], tmp_path: Path, module_database_url: str
) -> None:
    done = run(*arguments, COMPONENTS_DIR=str(tmp_path), DATABASE_URL=module_database_url, PORT="0")
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("regolith: COMPONENTS_DIR: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("game", ["skymines", "unheard-of"])
def test_folders_by_game_are_one_line_for_a_set_that_is_none_and_a_game_that_is_none(
    game: str, tmp_path: Path, module_database_url: str
) -> None:
    done = run("verify", "--all", COMPONENTS_DIRS=f"{game}={tmp_path}", DATABASE_URL=module_database_url)
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("regolith: COMPONENTS_DIRS: ")
    assert game in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["import", "restore"])
def test_a_folder_instead_of_a_file_is_no_traceback(command: str, tmp_path: Path) -> None:
    done = run(command, str(tmp_path))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def run(*arguments: str, **environment: str) -> CompletedProcess[str]:
    """Run a command with a bare environment."""
    return completed(arguments, {"PATH": os.environ["PATH"], "TERM": "dumb", **environment})


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
async def test_answers_do_not_wait_for_acknowledgements(host: str) -> None:
    delayed: list[int] = []

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        delayed.append(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    for bound in bound_sockets(host, 0):
        async with await asyncio.start_server(answer, sock=bound) as server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
            await reader.read()
            writer.close()
    assert delayed and all(delayed), "Nagle's algorithm is on"
