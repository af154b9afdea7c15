"""Requests of the attack that are made by hand, and what every answer to them must be."""

import json
from typing import Any

import httpx

from tests.support.attack.writing import as_json
from tests.support.published import Published


class Asking:
    """Sends requests to a server on this machine. `faults` are told in words, with what was sent;
    `asked` counts requests."""

    def __init__(self, url: str) -> None:
        if not url.startswith("http://127.0.0.1:"):
            raise ValueError("only servers on this machine are attacked")
        self.url = url
        self.faults: list[str] = []
        self.asked = 0
        self._http = httpx.Client(base_url=url, timeout=20)
        self._published = Published(self._http.get("/openapi.json").json())
        self.close = self._http.close

    def send(
        self, method: str, path: str, body: object = None, token: str | None = None, **query: str
    ) -> httpx.Response:
        """The answer; it is a fault if it is none that the document tells of, or says that the server failed."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = None
        if body is not None:
            content, headers["Content-Type"] = as_json(body), "application/json"
        self._http.cookies.clear()
        self.asked += 1
        answer = self._http.request(method, path, content=content, headers=headers, params=query)
        sent = f"{method} {path} {content!r:.300}"
        if answer.status_code >= 500:
            self.faults.append(f"{sent}: {answer.status_code} {answer.text[:300]}")
        try:
            self._published.check_answer(answer)
        except (AssertionError, ValueError) as error:
            self.faults.append(f"{sent}: {error}")
        return answer

    def json(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        """The JSON of an honest request, which has to succeed; None where nothing is told."""
        answer = self.send(method, path, body, token)
        if not answer.is_success:
            raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
        return json.loads(answer.content) if answer.content else None

    def expect(self, what: str, *, holds: bool) -> None:
        """Note a fault unless that holds."""
        if not holds:
            self.faults.append(what)

    def guest(self, name: str) -> str:
        """A new guest's token."""
        return str(self.json("POST", "/api/users", {"name": name})["token"])

    def table(self, host: str, *others: str) -> str:
        """A public table that these people, by tokens, have begun; its id."""
        seats = [{"kind": "human"}] * (1 + len(others)) + [{"kind": "robot", "level": 1}] * (not others)
        made = self.json("POST", "/api/games", {"seats": seats, "visibility": "public"}, host)
        invite = made["invite_url"].rpartition("=")[2]
        for token in others:
            self.json("POST", f"/api/games/{made['id']}/join", {"invite": invite}, token)
        self.json("POST", f"/api/games/{made['id']}/start", None, host)
        return str(made["id"])
