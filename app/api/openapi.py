"""The OpenAPI document: what routes take and send, and the shapes of all that the server sends."""

from collections.abc import Iterator, Sequence
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import iter_route_contexts
from starlette.routing import BaseRoute
from starlette.types import Receive, Scope, Send

from app.api.failures import PROBLEM, failures_of
from app.api.schema import kinds_in, schemas
from app.api.security_schemes import note_on_hosts, schemes, security_of
from app.rules.game import Game
from app.web.cookies import cookie_name
from app.web.handover import with_handover
from app.web.needs import Needs
from app.web.route_table import routes


def document_of(app: FastAPI, known: Sequence[Game]) -> dict[str, Any]:
    """The document of an application with these games. Raises `ValueError` if two types bear one name."""
    document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    taken = document.setdefault("components", {}).setdefault("schemas", {})
    ours = schemas(known, mentioned_by(app.routes))
    if twice := taken.keys() & ours.keys():
        raise ValueError(f"these names stand for two types: {sorted(twice)}")
    taken |= ours
    cookie = cookie_name(app.state.services.settings.public_url)
    document["components"] |= {"securitySchemes": schemes(cookie), "responses": {"Problem": PROBLEM}}
    for route in routes(app.routes):
        for method, about in document["paths"].get(route.path, {}).items():
            if method.upper() in (route.methods or ()):
                _complete(about, route.needs, route.path, method)
    return document


def mentioned_by(registered: Sequence[BaseRoute]) -> Iterator[Any]:
    """The types that these routes say they send or take (`sends`)."""
    for context in iter_route_contexts(registered):
        yield from kinds_in(getattr(context, "openapi_extra", None))


def _complete(about: dict[str, Any], needs: Needs, path: str, method: str) -> None:
    """Add to an operation who may call it, as what it is counted and how it may fail."""
    about["security"] = security_of(needs)
    if (note := note_on_hosts(needs)) is not None:
        about["description"] = f"{about['description']}\n\n{note}"
    if needs.limit is not None:
        about["x-limit"] = needs.limit
    about["responses"].pop("422", None)
    about["responses"] |= failures_of(needs, path, method, about)


class Application(FastAPI):
    """An application that answers with this document at /openapi.json, made when first asked for, and whose websockets
    may be handed over."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a websocket through."""
        if scope["type"] == "websocket":
            await with_handover(super().__call__, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def openapi(self) -> dict[str, Any]:
        """The document, with all games of the application."""
        if self.openapi_schema is None:
            self.openapi_schema = document_of(self, self.state.services.games.all_rules())
        return self.openapi_schema
