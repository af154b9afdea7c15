"""Answers as bytes: views are big, and the framework's own encoder is slow with them."""

import asyncio
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

MAX_BYTES_AT_ONCE = 65_536
"""Of longer answers so much is packed and sent at a time: all others are answered in between."""
_encoder = msgspec.json.Encoder()


class LongResponse(Response):
    """An answer that is sent in parts."""

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        """Send it."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        for start in range(0, len(self.body), MAX_BYTES_AT_ONCE):
            part = self.body[start : start + MAX_BYTES_AT_ONCE]
            more = start + len(part) < len(self.body)
            await send({"type": "http.response.body", "body": bytes(part), "more_body": more})
            await asyncio.sleep(0)


def answer(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Plain values, structs and dates as JSON. What a seat sees is for no cache."""
    body = _encoder.encode(content)
    kind = LongResponse if len(body) > MAX_BYTES_AT_ONCE else Response
    return kind(body, status, {"Cache-Control": "no-store", **(headers or {})}, "application/json")


def nothing() -> Response:
    """Done, and nothing to say."""
    return Response(status_code=204)
