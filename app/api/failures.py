"""How operations may fail, for the published document: each status that callers can meet there.

Most of them follow from what the route takes and has declared; what else can happen there it names itself (`fails` of
`web/needs.py`).
"""

from typing import Any

from app.api.problems import MEDIA_TYPE
from app.web.needs import Needs

Operation = dict[str, Any]
PROBLEM: Operation = {
    "description": "A problem, told by its code.",
    "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}},
}


def failures_of(needs: Needs, path: str, method: str, about: Operation) -> Operation:
    """The answers for all that may go wrong, by status."""
    statuses = _everywhere(needs) | _of_what_it_takes(path, about) | _of_what_it_does(needs, method) | needs.fails
    return {str(status): {"$ref": "#/components/responses/Problem"} for status in sorted(statuses)}


def _everywhere(needs: Needs) -> set[int]:
    found = {413, 500, 503}
    if needs.limit is not None:
        found.add(429)
    if needs.scope is not None:
        found.add(401)
    return found


def _of_what_it_takes(path: str, about: Operation) -> set[int]:
    found = {404} if "{" in path else set()
    if about.get("parameters") or about.get("requestBody"):
        found.add(422)
    if about.get("requestBody"):
        found.add(400)
    return found


def _of_what_it_does(needs: Needs, method: str) -> set[int]:
    """Every token may read, so nothing else is refused to a caller that only reads; one that changes something may find
    it changed."""
    if method == "get":
        return {403} if needs.scope not in (None, "read") else set()
    return {403, 415} if needs.scope is None else {403, 409, 415}
