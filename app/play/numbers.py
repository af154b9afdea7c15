"""Whole numbers as JSON has them: to JSON Schema 3.0 is an integer, to Python's decoders it is none."""

from typing import Any

import msgspec


def with_whole_numbers(data: bytes) -> bytes:
    """The same JSON, numbers like 3.0 written as 3. Raises `msgspec.DecodeError`, RecursionError."""
    return msgspec.json.encode(whole(msgspec.json.decode(data)))


def whole(value: Any) -> Any:
    """The value with every number like 3.0 as an integer."""
    match value:
        case float():
            return int(value) if value.is_integer() else value
        case list():
            return [whole(part) for part in value]
        case dict():
            return {name: whole(part) for name, part in value.items()}
    return value
