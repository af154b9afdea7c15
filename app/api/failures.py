"""How operations may fail, for the published document: each status that callers can meet there."""

from typing import Any

from app.api.problems import MEDIA_TYPE

Operation = dict[str, Any]
PROBLEM: Operation = {
    "description": "A problem, told by its code.",
    "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}},
}
_OWN = "/api/users/me/"
_STANDING = ("/history", "/standing", "/since", "/export")
"""What is told of games that have begun."""


def failures_of(path: str, method: str, about: Operation) -> Operation:
    """The answers for all that may go wrong, by status."""
    return {
        str(status): {"$ref": "#/components/responses/Problem"} for status in sorted(_statuses(path, method, about))
    }


def _statuses(path: str, method: str, about: Operation) -> set[int]:
    found = {413, 500, 503}
    if path.startswith("/api/"):
        found.add(429)
    if about["security"]:
        found.add(401)
    if "{" in path:
        found.add(404)
    if about.get("parameters") or about.get("requestBody"):
        found.add(422)
    if about.get("requestBody"):
        found.add(400)
    if method != "get":
        found |= {403, 415}
    if path in ("/api/games", "/api/sign-in/confirm") and method == "post":
        found.add(409)
    if path.startswith(_OWN):
        # Not for tokens of programs; and what is there already is not there twice.
        found |= {403} if method == "get" else {403, 409}
    if "{game_id}" in path and (method != "get" or path.endswith(_STANDING)):
        found.add(409)
    if path.startswith("/api/users/me/vacations"):
        found |= {404, 409}
    if path == "/api/users/me/friends":
        found.add(404)
    return found
