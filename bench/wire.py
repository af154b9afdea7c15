"""An HTTP client that costs next to nothing, so that the server is measured and not its caller."""

import asyncio
import json
from typing import Any


class Wire:
    """One connection that stays open."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def open(self) -> "Wire":
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    def close(self) -> None:
        """Let go."""
        self._writer.close()

    async def renew(self) -> None:
        """Connect again: servers close what has been idle for some seconds."""
        self.close()
        await self.open()

    async def send(self, request: bytes) -> bytes:
        """Send a prepared request; the body of its answer. Raises `AssertionError` unless it is a success."""
        self._writer.write(request)
        head = await self._reader.readuntil(b"\r\n\r\n")
        at = head.lower().index(b"content-length:") + 15
        body = await self._reader.readexactly(int(head[at : head.index(b"\r\n", at)]))
        assert head[9:10] == b"2", (head, body)
        return body

    async def call(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Send something and read the JSON of the answer."""
        answer = await self.send(request(method, path, b"" if body is None else json.dumps(body).encode(), token))
        return json.loads(answer) if answer else None


def request(method: str, path: str, body: bytes = b"", token: str = "", **headers: str) -> bytes:
    """The bytes of a request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}"]
    lines += ["Content-Type: application/json"] if body else []
    lines += [f"Authorization: Bearer {token}"] if token else []
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body
