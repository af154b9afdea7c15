"""A game that two players who look ahead and Luna play through the API while pictures are taken."""

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
from msgspec import Struct

from app.players import Player
from app.rules.game import SeatSetup
from app.services import Services
from tools.screenshots.moments import Moment
from tools.screenshots.wishing import TRACKS, Wishing, entropy_of

NAMES = ("Ada", "Bo")
SEATS: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "human"}, {"kind": "automa", "level": 3}]
SETUPS = [SeatSetup(**seat) for seat in SEATS]
OPTIONS = {"tokens": "dealt"}
WISHING_OPTIONS = {**OPTIONS, "tracks": TRACKS}
GAME = {"game": "skymines", "seats": SEATS, "visibility": "public"}


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
                await asyncio.sleep(0.02)  # Luna's move comes by itself
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
        if not (moment.proposed or moment.after_luna):
            return True
        log: dict[str, Any] = (await self.ask("GET", seat, "log")).json()
        *before, last = log["entries"]
        if moment.after_luna:
            return any(event["type"] == "LunaCardTurned" for event in last["events"])
        if last["seat"] != 1 - seat:
            return False
        until = max(entry["seq"] for entry in before if entry["seat"] != 1 - seat)
        return (await self.ask("POST", 1 - seat, "takeback", b'{"seq":%d}' % until)).is_success

    async def ask(self, method: str, seat: int, what: str, body: bytes | None = None) -> httpx.Response:
        """What the server answers to a player about this table."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}", "Content-Type": "application/json"}
        return await self.http.request(method, f"/api/games/{self.id}/{what}", content=body, headers=headers)


async def guest(http: httpx.AsyncClient, name: str) -> str:
    """The token of a new user. The cookie beside it is dropped: with it, further requests would be a browser's."""
    made = await http.post("/api/users", json={"name": name})
    http.cookies.clear()
    return str(made.json()["token"])


async def opened(services: Services, http: httpx.AsyncClient, chance: int, player: Player) -> Sitting:
    """A new table, its host at it; `player` chooses for both."""
    options = WISHING_OPTIONS if isinstance(player, Wishing) else OPTIONS
    tokens = [await guest(http, name) for name in NAMES]
    made = (
        await http.post(
            "/api/games", json=GAME | {"options": options}, headers={"Authorization": f"Bearer {tokens[0]}"}
        )
    ).json()
    invite = made["invite_url"].rpartition("=")[2]
    return Sitting(services, http, made["id"], invite, tokens, chance, player)


async def joined(sitting: Sitting) -> None:
    """The second player sits down."""
    (await sitting.ask("POST", 1, "join", b'{"invite":"%b"}' % sitting.invite.encode())).raise_for_status()
