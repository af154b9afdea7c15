"""What `schemathesis` is taught of this server: own ids, tokens, moves; checks beside its own.

It loads this module by the environment variable SCHEMATHESIS_HOOKS.
"""

import os
from collections.abc import Mapping
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import schemathesis
from schemathesis import Case, Response
from schemathesis.auths import AuthContext
from schemathesis.checks import CheckContext
from schemathesis.core.failures import Failure
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation.meta import TestPhase
from schemathesis.hooks import HookContext
from schemathesis.schemas import BaseSchema

from app.web.cookies import cookie_name
from tests.support.attack.world import World
from tests.support.paths import respelled

Anything = Case[Any]
MOVES = "/api/games/{game_id}/moves"
CHANNELS = "/api/users/me/channels"
NAMED = ("/api/users", "/api/users/me/name")
SIGNING_OUT = ("/api/users/me/token", "/api/users/me/sessions", "/api/users/me/deletion")
SHAPELESS = {"malformed-request", "malformed-move"}
"""Codes of bodies, parameters and moves that cannot be read."""
RESPELLED = 0.2
"""The part of all requests that are sent again with another spelling of their path."""
_world: list[World] = []
_document: list[Mapping[str, Any]] = []


def world() -> World:
    """What the attack owns."""
    return _world[0]


@schemathesis.hook
def after_load_schema(context: HookContext, schema: BaseSchema) -> None:
    """Found the world at the server that is attacked."""
    _world.append(World(os.environ["ATTACKED"]))
    _document.append(schema.raw_schema)


@schemathesis.hook
def map_case(context: HookContext, case: Anything) -> Anything:
    """Own ids instead of made-up ones, three times out of four; offered moves in half of all moves."""
    draw = world().draw
    for name, own in (("game_id", world().games + world().opened), ("digest", world().digests)):
        if case.path_parameters and name in case.path_parameters and draw.random() < 0.75:
            case.path_parameters[name] = draw.choice(own)
    if case.path == "/api/games" and case.query:
        case.query = dict(list(case.query.items())[:1])  # One list at a time, which the document says in words.
    if _fits(case, ParameterLocation.PATH) and case.path_parameters and "seat" in case.path_parameters:
        case.path_parameters["seat"] = draw.randrange(5)
    if case.query and isinstance(case.query.get("invite"), str) and draw.random() < 0.5:
        case.query["invite"] = draw.choice(world().invites)
    if _fits(case, ParameterLocation.BODY) and draw.random() < 0.5:
        _offer(case)
    return case


def _fits(case: Anything, location: ParameterLocation) -> bool:
    """Whether that part of a request was made to fit the document."""
    return case.meta is None or not case.meta.is_negative_at(location)


def _offer(case: Anything) -> None:
    """Put in a move that the table offers, a number that it has had, a channel that leads into the server, or text that
    is hard to read."""
    body: Any = case.body
    if case.path == MOVES:
        case.path_parameters["game_id"] = world().draw.choice(world().begun)
        case.body = world().move(case.path_parameters["game_id"], world().tokens["Ada"]) or body
    elif (case.method, case.path) == ("POST", CHANNELS):
        channel = world().trap.channel(world().draw)
        world().refused.append(channel["address"])
        case.body = {**channel}
    elif isinstance(body, dict) and case.path.endswith("/chat") and "text" in body:
        case.body = {**body, "text": world().writing.line()}
    elif isinstance(body, dict) and case.path in NAMED and "name" in body:
        case.body = {**body, "name": world().writing.name()}
    elif isinstance(body, dict) and case.path.endswith("/note") and "text" in body:
        case.body = {**body, "text": world().writing.text()}
    elif isinstance(body, dict) and "seq" in body:
        case.body = {**body, "seq": world().draw.randrange(1, 40)}


@schemathesis.auth(refresh_interval=None)
class Tokens:
    """Mostly the host, at times others, by token or by cookie as a page of ours sends it."""

    def get(self, case: Anything, context: AuthContext) -> str:
        """A token; a new guest's for what would sign out somebody who is still needed.

        Requests that follow on one another are all the host's, since what one person opens another may not see.
        """
        if case.path in SIGNING_OUT:
            return world().guest("Guest")
        follows = case.meta is not None and case.meta.phase.name == TestPhase.STATEFUL
        hosts = follows or (case.path == MOVES and world().draw.random() < 0.8)
        return world().tokens["Ada"] if hosts else world().person()

    def set(self, case: Anything, data: str, context: AuthContext) -> None:
        """Put it in."""
        if world().draw.random() < 0.2:
            case.cookies = {**(case.cookies or {}), cookie_name(world().url): data}
            case.headers["Sec-Fetch-Site"] = "same-origin"
        else:
            case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def after_call(context: HookContext, case: Anything, response: Response) -> None:
    """Attack the tables that were opened as well."""
    if case.method == "POST" and case.path == "/api/games" and response.status_code == 201:
        opened = response.json()
        world().note_opened(opened["id"], opened["game"])


def failure(case: Anything, title: str, response: Response) -> Failure:
    """What is told of a check that failed."""
    return Failure(operation=case.operation.label, title=title, message=response.text[:500])


@schemathesis.check
def fitting_is_understood(context: CheckContext, response: Response, case: Anything) -> bool | None:
    """What fits the document may be refused by a game, never as unreadable."""
    if response.status_code == 422 and case.meta is not None and case.meta.generation.mode.is_positive:
        code = response.json()["code"]
        if code in SHAPELESS and not (code == "malformed-move" and _is_of_another_game(case)):
            raise failure(case, "What fits the document is called malformed", response)
    return None


def _is_of_another_game(case: Anything) -> bool:
    """Whether one of its moves is none of the game that is played at the table: the document names those of all."""
    game = world().played_at.get(case.path_parameters["game_id"])
    if game is None:
        return False
    known = {
        move["$ref"].rpartition(".")[2]
        for move in _document[0]["components"]["schemas"][f"{game.title()}.Move"]["anyOf"]
    }
    body: Any = case.body
    moves = [body["move"]] if "move" in body else body["moves"]
    return any(f"{move['type']}Move" not in known for move in moves)


@schemathesis.check
def every_answer_is_ours(context: CheckContext, response: Response, case: Anything) -> bool | None:
    """Each answer bears its number and may not be sniffed; a problem repeats its status and lies in no cache."""
    headers = {name: ", ".join(values) for name, values in response.headers.items()}
    wrong = [name for name in ("x-request-id", "x-content-type-options") if name not in headers]
    if response.status_code >= 400:
        told = response.json()
        wrong += ["status"] * (told["status"] != response.status_code)
        wrong += ["cache-control"] * (headers.get("cache-control") != "no-store")
        wrong += ["content-type"] * (headers.get("content-type") != "application/problem+json")
    if wrong:
        raise failure(case, f"Missing or wrong: {', '.join(wrong)}", response)
    return None


@schemathesis.check
def other_spellings_lead_nowhere(context: CheckContext, response: Response, case: Anything) -> bool | None:
    """The same request by another spelling of its path is nothing, byte by byte as it stands."""
    if world().draw.random() < RESPELLED:
        path = urlsplit(response.request.url or "").path
        spelled = world().draw.choice(list(respelled(path)))
        status = _status(case.method, spelled, response.request.headers)
        if status not in (400, 404):
            raise failure(case, f"{spelled!r} is answered by {status}", response)
    return None


def _status(method: str, target: str, headers: Mapping[str, str | bytes]) -> int:
    connection = HTTPConnection(urlsplit(os.environ["ATTACKED"]).netloc, timeout=10)
    try:
        connection.putrequest(method, target, skip_accept_encoding=True)
        for name in ("Authorization", "Cookie", "Sec-Fetch-Site"):
            if name in headers:
                connection.putheader(name, headers[name])
        connection.putheader("Content-Length", "0")
        connection.endheaders()
        return connection.getresponse().status
    finally:
        connection.close()


@schemathesis.check
def nothing_private_is_asked(context: CheckContext, response: Response, case: Anything) -> bool | None:
    """A channel that leads into the server's own network, or names its files, is refused, and nobody is asked."""
    body: Any = case.body
    if world().trap.callers:
        raise failure(case, "The server has connected to this machine", response)
    hostile = isinstance(body, dict) and body.get("address") in world().refused
    if hostile and (case.method, case.path) == ("POST", CHANNELS) and response.status_code < 400:
        raise failure(case, "A channel was taken that leads into the server", response)
    return None
