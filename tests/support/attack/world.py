"""What the attack owns on the server: people with tokens, tables in every state, invites, seats."""

import random
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import requests

from tests.support.attack.outgoing import Trap
from tests.support.attack.writing import NAMES, Writing

Json = dict[str, Any]
HUMAN: Json = {"kind": "human"}
OPENED_LATELY = 20
"""So many of the tables that the attack itself opens are attacked, too."""


class World:
    """People and tables at a server. What is picked from it follows from `seed` and the order of picks."""

    def __init__(self, url: str, seed: int = 0) -> None:
        self.url = url
        self._session = requests.Session()
        self._session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.draw = random.Random(seed)
        self.writing = Writing(self.draw)
        self.trap = Trap()
        self.refused: list[str] = []
        self.tokens = {name: self.guest(borne) for name, borne in NAMES.items()}
        self.games: list[str] = []
        self.begun: list[str] = []
        self.opened: list[str] = []
        self.played_at: dict[str, str] = {}
        self.invites: list[str] = []
        self.digests = ["0" * 64]
        self._open_tables()

    def guest(self, name: str) -> str:
        """A new guest's token."""
        made: Json = self._session.post(f"{self.url}/api/users", json={"name": name}, timeout=10).json()
        return str(made["token"])

    def ask(self, token: str, method: str, path: str, body: Any = None) -> Any:
        """The JSON that an owner of the world gets; None if it is refused."""
        headers = {"Authorization": f"Bearer {token}"}
        answer = self._session.request(method, self.url + path, json=body, headers=headers, timeout=10)
        return answer.json() if answer.ok and answer.content else None

    def person(self) -> str:
        """A token of one of the three, mostly the host's."""
        return self.tokens[self.draw.choice(["Ada", "Ada", "Ada", "Bob", "Bob", "Eve"])]

    def note_opened(self, table_id: str, game: str) -> None:
        """Remember a table that the attack has opened, and its game."""
        self.opened = [*self.opened[1 - OPENED_LATELY :], table_id]
        self.played_at[table_id] = game

    def move(self, game_id: str, token: str) -> Json | None:
        """A move that the table offers, and its number; None where nothing is offered."""
        offered = self.ask(token, "GET", f"/api/games/{game_id}/choices")
        moves = offered and (offered["choices"] or [offered["sample"]] * bool(offered["sample"]))
        return {"seq": offered["seq"], "move": self.draw.choice(moves)} if moves else None

    def _open_tables(self) -> None:
        ada, bob = self.tokens["Ada"], self.tokens["Bob"]
        luna, robot = {"kind": "automa", "level": 3}, {"kind": "robot", "level": 1}
        for game, seats, started in (
            ("skymines", [HUMAN, luna], True),
            ("skymines", [HUMAN, robot], True),
            ("skymines", [HUMAN, HUMAN], True),
            ("skymines", [HUMAN, HUMAN, robot], False),
            ("skymines", [HUMAN, robot, HUMAN, HUMAN], False),
            ("shackleton", [HUMAN, luna], True),
            ("shackleton", [HUMAN, robot, robot], True),
            ("shackleton", [HUMAN, HUMAN], False),
        ):
            made = self.ask(ada, "POST", "/api/games", {"game": game, "seats": seats, "visibility": "public"})
            invite = made["invite_url"].rpartition("=")[2]
            self.invites.append(invite)
            self.games.append(made["id"])
            self.played_at[made["id"]] = game
            if seats.count(HUMAN) > 1:
                self.ask(bob, "POST", f"/api/games/{made['id']}/join", {"invite": invite})
            if started:
                self.begun.append(made["id"])
                self.ask(ada, "POST", f"/api/games/{made['id']}/start")
        seen = self.ask(ada, "GET", f"/api/games/{self.games[0]}/log")
        self.digests.append(seen["entries"][0]["move"]["start"]["components"])
