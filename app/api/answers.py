"""Answers as bytes: views are big, and the framework's own encoder is slow with them."""

from typing import Any

import msgspec
from starlette.responses import Response

_encoder = msgspec.json.Encoder()


def answer(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Plain values, structs and dates as JSON. What a seat sees is for no cache."""
    return Response(
        _encoder.encode(content), status, {"Cache-Control": "no-store", **(headers or {})}, "application/json"
    )


def nothing() -> Response:
    """Done, and nothing to say."""
    return Response(status_code=204)
