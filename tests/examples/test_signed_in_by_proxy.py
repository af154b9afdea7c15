"""A proxy that asks for a name and password before it lets anybody through: the example files with that added."""

import subprocess
from base64 import b64encode
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.support.network import Watcher
from tests.support.proxies import INVITES, Behind, before_two, caddy, installed, nginx

WHO = ("friend", "of the house")
BASIC = f"Basic {b64encode(':'.join(WHO).encode()).decode()}"
GUARDED = ("/", "/healthz", "/manifest.webmanifest", "/service-worker.js", "/static/img/mark.svg", "/api/games")
SEATS: Any = {"game": "toy", "seats": [{"kind": "human"}] * 2}


class Guarded(Behind):
    """Behind a proxy that wants to know who comes; a browser sends what its person typed with each request."""

    def client(self, token: str | None = None, address: str = "127.0.0.1") -> httpx.AsyncClient:
        client = super().client(token, address)
        client.headers.setdefault("Authorization", BASIC)
        client.headers["Origin"] = self.url
        return client


def guarded_nginx(folder: Path, port: int, processes: list[int]) -> list[str]:
    """The example for nginx with `auth_basic`."""
    command = nginx(folder, port, processes)
    kept = subprocess.run(["openssl", "passwd", "-apr1", WHO[1]], check=True, capture_output=True, text=True).stdout
    (folder / "people").write_text(f"{WHO[0]}:{kept}")
    (folder / "people").chmod(0o644)
    file = folder / "regolith.conf"
    asks = f'auth_basic "friends"; auth_basic_user_file {folder}/people; proxy_pass'
    file.write_text(file.read_text().replace("proxy_pass ", f"{asks} "))
    return command


def guarded_caddy(folder: Path, port: int, processes: list[int]) -> list[str]:
    """The example for Caddy with `basicauth`."""
    command = caddy(folder, port, processes)
    asked = ["caddy", "hash-password", "--plaintext", WHO[1]]
    kept = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    file = folder / "Caddyfile"
    asks = f"basicauth {{\n\t\t{WHO[0]} {kept}\n\t}}\n\treverse_proxy"
    file.write_text(file.read_text().replace("reverse_proxy", asks, 1))
    return command


@pytest.fixture(
    params=[
        pytest.param(guarded_nginx, marks=installed("nginx")),
        pytest.param(guarded_caddy, marks=installed("caddy")),
    ]
)
async def guarded(request: pytest.FixtureRequest, database_url: str) -> AsyncIterator[Guarded]:
    async with before_two(request.param, database_url, Guarded) as guarded:
        yield guarded


async def test_nobody_comes_through_without_and_everything_with_it(guarded: Guarded) -> None:
    async with guarded.client() as browser:
        assert (await browser.post("/api/users", json={"name": "Ada"})).status_code == 201
        for path in GUARDED:
            assert (await browser.get(path)).status_code == 200, path
            without = await browser.get(path, headers={"Authorization": ""})
            assert without.status_code == 401 and "basic" in without.headers["www-authenticate"].lower(), path


async def test_a_game_goes_on_by_the_cookies_alone(guarded: Guarded) -> None:
    async with guarded.client() as ada, guarded.client() as bob:
        for browser, name in ((ada, "Ada"), (bob, "Bob")):
            assert (await browser.post("/api/users", json={"name": name})).is_success
            assert name in (await browser.get("/account")).text
        made = (await ada.post("/api/games", json=SEATS)).raise_for_status().json()
        (invite,) = INVITES.findall(made["invite_url"])
        path = f"/api/games/{made['id']}"
        assert (await bob.post(f"{path}/join", json={"invite": invite})).is_success
        assert (await ada.post(f"{path}/start")).is_success
        cookies = "; ".join(f"{name}={value}" for name, value in bob.cookies.items())
        async with connect(
            f"{guarded.url.replace('https', 'wss')}/ws/games/{made['id']}",
            ssl=guarded.trust,
            origin=guarded.url,  # type: ignore[arg-type]  # it is one
            additional_headers={"Authorization": BASIC, "Cookie": cookies},
        ) as connection:
            watcher = Watcher(connection)
            await watcher.next("view")
            assert watcher.choices["seat"] == 1, "seen as Bob, by his cookie"
            seq = (await ada.get(path)).json()["seq"]
            moved = await ada.post(f"{path}/moves", json={"seq": seq, "move": {"type": "Pick", "number": 1}})
            assert moved.is_success, moved.text
            await watcher.reach(moved.json()["seq"])


async def test_another_page_cannot_act_by_what_the_browser_sends_by_itself(guarded: Guarded) -> None:
    async with guarded.client() as ada:
        assert (await ada.post("/api/users", json={"name": "Ada"})).is_success
        refused = await ada.post("/api/games", json=SEATS, headers={"Origin": "https://evil.example"})
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")
