"""Somebody who says lines and writes a note at a table, and what must be left of both whatever dies."""

from collections.abc import Callable

import httpx

Call = Callable[..., httpx.Response]


class Talking:
    """Says lines and writes a note; each is sent until it is acknowledged. `call` asks until there is an answer."""

    def __init__(self, call: Call, path: str) -> None:
        self._call = call
        self._path = path
        self._said: dict[int, str] = {}
        self._note = {"text": "", "version": 0}

    def say(self) -> None:
        """One more line, and the note rewritten."""
        text = f"line {len(self._said)}"
        answer = self._call("POST", f"{self._path}/chat", {"text": text}, **{"Idempotency-Key": text})
        assert answer.status_code == 201, answer.text
        assert answer.json()["id"] not in self._said
        self._said[answer.json()["id"]] = text
        written = self._call("PUT", f"{self._path}/note", {"text": text, "version": self._note["version"]})
        assert written.status_code == 200, written.text
        self._note = written.json()

    def check(self) -> None:
        """Every acknowledged line is there once, in the order in which they were said; the note is the last one."""
        lines = self._call("GET", f"{self._path}/chat").json()["lines"]
        there = {line["id"]: line["parts"][0]["text"] for line in lines}
        assert list(there.items()) == list(self._said.items())[-len(there) :]
        assert len(there) == min(50, len(self._said))
        assert self._call("GET", f"{self._path}/note").json() == self._note
