"""What a route needs: who may call it, how it is counted, how it may fail. Declared at the route, by `@needs`.

The guard finds the declaration of a request's route (`web/route_table.py`) before the request's body is read. Limits,
scopes, proof of origin, packing and the published document read it from there and know no paths.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal, TypeVar

from msgspec import Struct

T = TypeVar("T", bound=Callable[..., Any])
Scope = Literal["read", "play", "host", "account"]
SCOPES: dict[Scope, str] = {
    "read": "look at what the caller may see",
    "play": "make moves and talk",
    "host": "open and run tables",
    "account": "see and change the account itself, which no token of a program may",
}
"""What a token is good for, and what each scope lets it do. A browser's session has all of them."""
Limit = Literal[
    "newcomers",
    "tables",
    "changes",
    "chat",
    "calls",
    "advice",
    "copies",
    "pictures",
    "reads",
    "sockets",
    "tests",
    "sign-ins",
]
"""The kinds of requests that are counted; `web/limits.py` says how many of each are allowed."""


class Needs(Struct, frozen=True, kw_only=True):
    """What a route needs.

    `scope`: what a token must be good for; None where nobody is asked who they are. `scope_of_host`: what it must be
    good for instead if its owner is the host of the table that the route is about; None: the same. Whoever has either
    scope is let in, and the route asks `check_scope_at` for the right one once it knows the table. `strangers`: whether
    somebody without a token is answered, too. `limit`: as what a request is counted; None: it is not. `fails`: statuses
    of failures beyond those that `api/failures.py` derives for all routes of a kind. `forms`: whether plain forms are
    taken beside JSON, as from mail programs; what they do must be proved by the address. `packed`: whether answers are
    worth packing. `asks_late`: whether the route finds out by itself who calls, once its body is here; at all others
    that answer no strangers the guard asks before. `declared`: False for a route that says nothing; the guard lets only
    browsers' sessions in there.
    """

    scope: Scope | None
    limit: Limit | None
    scope_of_host: Scope | None = None
    strangers: bool = False
    fails: frozenset[int] = frozenset()
    forms: bool = False
    packed: bool = True
    asks_late: bool = False
    declared: bool = True

    @property
    def scopes(self) -> tuple[Scope, ...]:
        """Those with each of which a token is let in; none where nobody is asked who they are."""
        return tuple(scope for scope in (self.scope, self.scope_of_host) if scope is not None)

    def scope_for(self, *, is_host: bool) -> Scope | None:
        """What a token must be good for at a table whose host its owner is, or is not."""
        return self.scope_of_host if is_host and self.scope_of_host is not None else self.scope


UNDECLARED = Needs(scope="account", limit="changes", declared=False)
"""Of a route that says nothing."""
NEEDS = "regolith.needs"
"""Under which the guard puts what a request's route needs into the scope of its connection."""
_ATTRIBUTE = "needs"


def needs(
    *,
    scope: Scope | None,
    limit: Limit | None,
    scope_of_host: Scope | None = None,
    strangers: bool = False,
    fails: Collection[int] = (),
    forms: bool = False,
    packed: bool = True,
    asks_late: bool = False,
) -> Callable[[T], T]:
    """Declare what a route needs: on its function, or on the application that is mounted there (see `Needs`)."""
    declared = Needs(
        scope=scope,
        limit=limit,
        scope_of_host=scope_of_host,
        strangers=strangers,
        fails=frozenset(fails),
        forms=forms,
        packed=packed,
        asks_late=asks_late,
    )

    def declare(endpoint: T) -> T:
        setattr(endpoint, _ATTRIBUTE, declared)
        return endpoint

    return declare


def declared_by(endpoint: object) -> Needs:
    """What a route's function, or a mounted application, has declared; `UNDECLARED` without a word."""
    found = getattr(endpoint, _ATTRIBUTE, UNDECLARED)
    return found if isinstance(found, Needs) else UNDECLARED


def needs_of(scope: Mapping[str, Any]) -> Needs:
    """What the route of a request needs, by the scope of its connection, where the guard has put it."""
    found: Needs = scope.get(NEEDS, UNDECLARED)
    return found
