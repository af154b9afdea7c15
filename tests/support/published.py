"""The published schema as a judge: what the server sends is held to what /openapi.json says of it."""

import re
from typing import Any

import httpx
import jsonschema_rs
import msgspec

from app.api.openapi import mentioned_by
from app.api.routers import ROUTERS

PREFIX = "#/components/schemas/"
SENT = tuple(mentioned_by([route for router in ROUTERS for route in router.routes]))
"""The types that the routes of the API say they send or take."""


class Published:
    """An OpenAPI document that checks answers and messages."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._schemas = document["components"]
        self._paths = [(_pattern(path), operations) for path, operations in document["paths"].items()]
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}

    def check(self, name: str, value: Any) -> None:
        """Fail unless the value, once it is JSON, is what this component schema describes."""
        self._hold({"$ref": PREFIX + name}, msgspec.json.decode(msgspec.json.encode(value)))

    def check_answer(self, response: httpx.Response) -> None:
        """Fail unless a route of the document answers like this. Other routes (pages, files) are let pass."""
        path, method = response.request.url.path, response.request.method.lower()
        found: dict[str, Any] = next((operations for pattern, operations in self._paths if pattern.fullmatch(path)), {})
        if method not in found:
            return
        answers = found[method]["responses"]
        answer = answers.get(str(response.status_code))
        assert answer is not None, f"{method} {path} is not said to answer {response.status_code}"
        if "$ref" in answer:
            answer = self._schemas["responses"][answer["$ref"].rpartition("/")[2]]
        content = answer.get("content", {})
        media_type = response.headers.get("content-type")
        assert bool(content) == bool(response.content)
        if content:
            assert media_type in content, f"{method} {path} answers {media_type}"
            self._hold(content[media_type]["schema"], response.json())

    def _hold(self, schema: dict[str, Any], value: Any) -> None:
        key = msgspec.json.encode(schema).decode()
        validator = self._validators.get(key)
        if validator is None:
            whole = {**schema, "components": self._schemas}
            validator = self._validators[key] = jsonschema_rs.Draft202012Validator(whole)
        if not validator.is_valid(value):
            raise AssertionError("\n".join(_in_words(error) for error in validator.iter_errors(value)))


def _in_words(error: jsonschema_rs.ValidationError) -> str:
    return f"{'/'.join(str(part) for part in error.instance_path)}: {error.message[:500]}"


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))
