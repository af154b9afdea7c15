"""What the published document says of who may call what."""

from typing import Any

CALLER: list[dict[str, list[str]]] = [{"token": []}, {"session": []}]
ANYBODY: dict[str, list[str]] = {}


def schemes(cookie: str) -> dict[str, Any]:
    """The two ways to say who one is; `cookie` is the name of this server's."""
    return {
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "What POST /api/users or POST /api/users/me/tokens answers.",
        },
        "session": {
            "type": "apiKey",
            "in": "cookie",
            "name": cookie,
            "description": "A browser's, named after the port of PUBLIC_URL. It counts for pages of this server only.",
        },
    }


def security_of(path: str, method: str) -> list[dict[str, list[str]]]:
    """The ways to say who one is; none where nobody is asked. Whoever only looks at a table may be a stranger."""
    if not path.startswith(("/api/games", "/api/users/me")):
        return []
    return [*CALLER, ANYBODY] if path.startswith("/api/games") and method == "get" else CALLER
