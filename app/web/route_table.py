"""Which route answers a request, known before it is routed: what each needs, by method and canonical path."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from fastapi.routing import iter_route_contexts
from msgspec import Struct
from starlette.routing import BaseRoute

from app.web.needs import Limit, Needs, declared_by

Kind = Literal["http", "websocket"]
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
"""Those that routes answer; HEAD is asked as GET."""
_READING = frozenset({"GET", "HEAD", "OPTIONS"})
_NOWHERE: dict[Limit, Needs] = {limit: Needs(scope=None, limit=limit) for limit in ("reads", "changes")}
"""Of an address that leads nowhere: only a problem is answered there, and asking is counted."""


class Route(Struct, frozen=True):
    """A route of the application: its template, its methods (None: any, as of a folder of files), what it needs, and
    the regular expression that Starlette has made of its template."""

    path: str
    kind: Kind
    methods: frozenset[str] | None
    needs: Needs
    pattern: str


def routes(registered: Sequence[BaseRoute]) -> Iterator[Route]:
    """All routes of an application, in the order in which they are tried."""
    for context in iter_route_contexts(registered):
        is_mount = context.endpoint is None
        yield Route(
            path=context.path or "/",
            kind="http" if is_mount or context.methods else "websocket",
            methods=frozenset(context.methods) if context.methods else None,
            needs=declared_by(context.app if is_mount else context.endpoint),
            pattern=context.path_regex.pattern,
        )


class RouteTable:
    """The routes of an application, for looking up what a request needs."""

    def __init__(self, known: Iterable[Route]) -> None:
        all_routes = tuple(known)
        self._sockets = _Matcher(route for route in all_routes if route.kind == "websocket")
        pages = [route for route in all_routes if route.kind == "http"]
        self._of_any_method = _Matcher(route for route in pages if route.methods is None)
        self._by_method = {
            method: _Matcher(route for route in pages if route.methods is None or method in route.methods)
            for method in METHODS
        }

    def needs_of(self, kind: Kind, method: str, path: str) -> Needs:
        """What the route needs that answers this; of an address where no route answers, how asking is counted.

        The path is canonical (`web/paths.py`).
        """
        if kind == "websocket":
            matcher = self._sockets
        else:
            matcher = self._by_method.get("GET" if method == "HEAD" else method, self._of_any_method)
        return matcher.needs_of(path) or _NOWHERE["reads" if method in _READING else "changes"]


class _Matcher:
    """Routes of one method as one regular expression: of the first of them that matches, the group has matched."""

    def __init__(self, known: Iterable[Route]) -> None:
        tried = {f"route{number}": route for number, route in enumerate(known)}
        self._needs = {name: route.needs for name, route in tried.items()}
        # Several routes have a parameter of one name, and what it matches is of no use here.
        unnamed = {name: re.sub(r"\(\?P<\w+>", "(?:", route.pattern) for name, route in tried.items()}
        self._pattern = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in unnamed.items()))

    def needs_of(self, path: str) -> Needs | None:
        found = self._pattern.match(path)
        return self._needs[found.lastgroup] if found and found.lastgroup else None
