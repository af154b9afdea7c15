"""What a token is good for: which scope a request needs, for all routes and websockets in this one place.

Who calls is found out in `callers.py` alone, and it asks here; a route that does not ask who calls needs no scope.
A browser's session has every scope and its user's account as well, a program's token what its owner chose.
"""

import re
from typing import Literal

from starlette.requests import HTTPConnection

from app.problems import Forbidden
from app.store.records import Session

Scope = Literal["read", "play", "host", "account"]
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_OF_HOSTS = re.compile(
    r"/api/games(/[^/]+/(invite|invitations|start|rematch|chat/([^/]+/mute|muted/[^/]+|closed)|seats(/[^/]+(/(kick|link))?)?))?/?"
)
"""Opening a table, and what only its host does there."""
_OF_ACCOUNTS = ("/api/users/me/", "/api/account", "/account")


def scope_of(kind: str, method: str, path: str) -> Scope:
    """The scope that is needed: by the kind of connection ("http" or "websocket"), its method and its path."""
    if path.startswith(_OF_ACCOUNTS):
        return "account"
    if kind == "websocket" or method in _SAFE:
        return "read"
    if not path.startswith("/api/games"):
        return "account"
    return "host" if _OF_HOSTS.fullmatch(path) else "play"


def check_scope(session: Session, connection: HTTPConnection) -> None:
    """Raise `Forbidden` unless the session is for what is asked."""
    scope = connection.scope
    require(session, scope_of(scope["type"], scope.get("method", "GET"), scope["path"]))


def require(session: Session, needed: Scope) -> None:
    """Raise `Forbidden` unless the session has this scope."""
    if session.kind == "browser" or needed in session.scopes:
        return
    raise Forbidden("not-in-scope", f"This token is not for that; it needs the scope {needed}.", scope=needed)
