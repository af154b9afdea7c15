"""A player of your own: it joins a table by its invite link and plays offered moves until the game is over.

    python examples/outside_player.py "http://localhost:8000/t/…?invite=…" NAME

It needs httpx and websockets, and nothing of the server's code. The websocket tells when to look; REST tells what the
table looks like and takes the moves. Replace `choose` by something cleverer.
"""

import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


def choose(view: dict[str, Any], choices: dict[str, Any], draw: random.Random) -> Any:
    """One of the moves offered. Where they are too many to be listed, there is a sample of them."""
    return draw.choice(choices["choices"]) if choices["choices"] else choices["sample"]


async def call(http: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Any:
    """The server's answer, None if we looked too long and the table has moved on."""
    response = await http.request(method, path, json=body)
    if response.status_code == httpx.codes.CONFLICT:
        return None
    response.raise_for_status()
    return response.json()


async def take_turn(http: httpx.AsyncClient, game: str, seat: int, draw: random.Random) -> dict[str, Any]:
    """Move as long as it is our turn; how the table looks when it is not."""
    while True:
        table: dict[str, Any] = await call(http, "GET", game)
        if table["status"] != "playing" or seat not in table["to_move"]:
            return table
        move = choose(table["view"], table["choices"], draw)
        await call(http, "POST", f"{game}/moves", {"seq": table["seq"], "move": move})


async def follow(socket: ClientConnection, http: httpx.AsyncClient, game: str, seat: int, draw: random.Random) -> Any:
    """Look whenever something has happened, and take our turns; how the table looks once the game is over."""
    seen = 0
    async for text in socket:
        message = json.loads(text)
        if message["type"] in {"view", "patch"} and message["seq"] > seen:
            table = await take_turn(http, game, seat, draw)
            seen = table["seq"]
            if table["status"] == "finished":
                return table
    raise ConnectionError("the server has closed the connection")


async def play(link: str, name: str, draw: random.Random | None = None) -> dict[str, Any]:
    """Sit down and play to the end; how the table looks then."""
    url = urlsplit(link)
    game = f"/api/games/{url.path.rpartition('/')[2]}"
    async with httpx.AsyncClient(base_url=f"{url.scheme}://{url.netloc}", timeout=30) as http:
        token = (await call(http, "POST", "/api/users", {"name": name}))["token"]
        secret = {"Authorization": f"Bearer {token}"}
        http.headers.update(secret)
        seat = (await call(http, "POST", f"{game}/join", {"invite": parse_qs(url.query)["invite"][0]}))["seat"]
        live = f"{url.scheme.replace('http', 'ws')}://{url.netloc}{game.replace('/api', '/ws')}"
        while True:
            try:
                async with connect(live, additional_headers=secret) as socket:
                    return dict(await follow(socket, http, game, seat, draw or random.Random()))
            except (OSError, ConnectionClosed, httpx.TransportError):
                await asyncio.sleep(1)  # The server is away for a moment; it forgets nothing.


if __name__ == "__main__":
    final = asyncio.run(play(sys.argv[1], sys.argv[2]))
    for score in final["view"]["scores"]:
        print(f"{score['total']:4}  {final['seats'][score['seat']]['name']}")
