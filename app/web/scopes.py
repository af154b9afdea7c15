"""Whether a token is good for what is asked of it: the scope that the request's route has declared (`web/needs.py`).

Who calls is found out in `callers.py` alone, and it asks here; a route that does not ask who calls needs no scope.
A browser's session has every scope and its user's account as well, a program's token what its owner chose.
"""

from collections.abc import Sequence

from starlette.requests import HTTPConnection

from app.problems import Forbidden
from app.store.records import Session
from app.web.needs import Scope, needs_of


def check_scope(session: Session, connection: HTTPConnection) -> None:
    """Raise `Forbidden` unless the session is for what is asked. Where nobody needs to say who they are, a browser's
    session alone counts."""
    _require(session, needs_of(connection.scope).scopes or ("account",))


def check_scope_of(session: Session, connection: HTTPConnection, *, is_host: bool) -> None:
    """Raise `Forbidden` unless the session is for what is asked at a table, whose host its user is or is not."""
    _require(session, (needs_of(connection.scope).scope_for(is_host=is_host) or "account",))


def _require(session: Session, needed: Sequence[Scope]) -> None:
    """Raise `Forbidden` unless the session has one of these scopes; the first of them is named."""
    if session.kind == "browser" or any(scope in session.scopes for scope in needed):
        return
    raise Forbidden("not-in-scope", f"This token may not do that: it needs the scope {needed[0]}.", scope=needed[0])
