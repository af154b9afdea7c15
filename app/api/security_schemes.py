"""What the published document says of who may call what: as each route has declared it (`web/needs.py`)."""

from typing import Any

from app.web.needs import SCOPES, Needs

ANYBODY: dict[str, list[str]] = {}


def schemes(cookie: str) -> dict[str, Any]:
    """The two ways to say who one is; `cookie` is the name of this server's."""
    scopes = "; ".join(f"`{scope}`: {allows}" for scope, allows in SCOPES.items())
    return {
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "What POST /api/users or POST /api/users/me/tokens answers. The former is a browser's, with "
            f"every scope; the latter has the scopes that its owner chose. Scopes: {scopes}.",
        },
        "session": {
            "type": "apiKey",
            "in": "cookie",
            "name": cookie,
            "description": "A browser's, named after the port of PUBLIC_URL, with every scope. It counts for pages of "
            "this server only.",
        },
    }


def security_of(needs: Needs) -> list[dict[str, list[str]]]:
    """The ways to say who one is, each with a scope that lets it in; none where nobody is asked."""
    caller: list[dict[str, list[str]]] = [{way: [scope]} for way in ("token", "session") for scope in needs.scopes]
    return [*caller, ANYBODY] if caller and needs.strangers else caller


def note_on_hosts(needs: Needs) -> str | None:
    """What an operation says of its scopes where that of the table's host is another one."""
    if needs.scope_of_host is None:
        return None
    return f"The token of the table's host needs the scope `{needs.scope_of_host}`, that of others `{needs.scope}`."
