"""Whether a token is good for what is asked of it: the scope that the request's route has declared (`web/needs.py`).

Who calls is found out in `callers.py` alone, and it asks here; a route that does not ask who calls needs no scope.
A browser's session has every scope and its user's account as well, a program's token what its owner chose.
"""

from starlette.requests import HTTPConnection

from app.problems import Forbidden
from app.store.records import Session
from app.web.needs import Scope, needs_of


def check_scope(session: Session, connection: HTTPConnection) -> None:
    """Raise `Forbidden` unless the session is for what is asked. Where nobody needs to say who they are, a browser's
    session alone counts."""
    require(session, needs_of(connection.scope).scope or "account")


def require(session: Session, needed: Scope) -> None:
    """Raise `Forbidden` unless the session has this scope."""
    if session.kind == "browser" or needed in session.scopes:
        return
    raise Forbidden("not-in-scope", f"This token may not do that: it needs the scope {needed}.", scope=needed)
