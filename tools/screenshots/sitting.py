"""A game that players who look ahead, and the automa, play through the API while pictures are taken."""

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
from msgspec import Struct

from app.players import Player
from app.services import Services
from tools.screenshots.moments import Moment, Shown
from tools.screenshots.wishing import Wishing, entropy_of

NAMES = ("Ada", "Bo", "Cy", "Dee")


class Sitting(Struct):
    """A table that is played through the API: its id, its invitation, the tokens of its players, who plays for them.

    The same `chance` and the same player make the same game.
    """

    services: Services
    http: httpx.AsyncClient
    id: str
    invite: str
    tokens: list[str]
    chance: int
    player: Player

    async def start(self) -> None:
        """Begin the game."""
        self.services.playing.lobbies.entropy = lambda: entropy_of(self.chance)
        (await self.ask("POST", 0, "start")).raise_for_status()

    async def moments(self, missing: list[Moment]) -> AsyncIterator[tuple[Moment, int]]:
        """Play the game to its end, or until nothing more is wished for; each moment as it comes, with the seat that is
        asked. What came is not missing."""
        draw = random.Random(self.chance)
        while (table := await self.services.tables.live.get(self.id)).row.status != "finished":
            people = [seat for seat in table.to_move() if seat < len(self.tokens)]
            if not people:
                await asyncio.sleep(0.02)  # the automa's move comes by itself
                continue
            seat = people[0]
            step = table.choices(seat).step
            now = [item for item in missing if item.step == step and item.least <= table.state.round]
            for moment in now:
                if await self.is_now(moment, seat):
                    missing.remove(moment)
                    yield moment, seat
                    await self.ask("DELETE", seat, "takeback")
            if any(moment not in missing for moment in now):
                continue  # what was done for a picture may have changed the table
            move = self.player.choose(table.game, table.state, seat, draw)
            if isinstance(self.player, Wishing) and not self.player.wanted:
                break
            body = b'{"seq":%d,"move":%b}' % (table.seq, table.game.encode_move(move))
            answer = await self.ask("POST", seat, "moves", body)
            if answer.status_code not in (200, 409):  # a table that has changed meanwhile is looked at again
                answer.raise_for_status()

    async def is_now(self, moment: Moment, seat: int) -> bool:
        """Whether the moment is there as it wants to be; asks for the take-back that it shows."""
        if not (moment.proposed or moment.after):
            return True
        log: dict[str, Any] = (await self.ask("GET", seat, "log")).json()
        *before, last = log["entries"]
        if moment.after:
            return any(event["type"] == moment.after for event in last["events"])
        other = self.beside(seat)
        if last["seat"] != other:
            return False
        until = max(entry["seq"] for entry in before if entry["seat"] != other)
        return (await self.ask("POST", other, "takeback", b'{"seq":%d}' % until)).is_success

    def beside(self, seat: int) -> int:
        """The next player, who looks on while this one is asked."""
        return (seat + 1) % len(self.tokens)

    async def ask(self, method: str, seat: int, what: str, body: bytes | None = None) -> httpx.Response:
        """What the server answers to a player about this table."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}", "Content-Type": "application/json"}
        return await self.http.request(method, f"/api/games/{self.id}/{what}", content=body, headers=headers)


async def guest(http: httpx.AsyncClient, name: str) -> str:
    """The token of a new user. The cookie beside it is dropped: with it, further requests would be a browser's."""
    made = await http.post("/api/users", json={"name": name})
    http.cookies.clear()
    return str(made.json()["token"])


async def opened(services: Services, http: httpx.AsyncClient, shown: Shown, player: Player) -> Sitting:
    """A new table, its host at it; `player` chooses for all people."""
    people = sum(seat["kind"] == "human" for seat in shown.seats)
    tokens = [await guest(http, name) for name in NAMES[:people]]
    table = {"game": shown.game, "seats": shown.seats, "options": shown.options, "visibility": "public"}
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    made = (await http.post("/api/games", json=table, headers=headers)).raise_for_status().json()
    invite = made["invite_url"].rpartition("=")[2]
    return Sitting(services, http, made["id"], invite, tokens, shown.chance, player)


async def joined(sitting: Sitting) -> None:
    """The other players sit down."""
    for seat in range(1, len(sitting.tokens)):
        (await sitting.ask("POST", seat, "join", b'{"invite":"%b"}' % sitting.invite.encode())).raise_for_status()
