"""The websocket of a table: what the caller may see, pushed as it happens."""

import asyncio
import contextlib
from time import monotonic
from typing import Annotated, Any

import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from msgspec import Struct
from starlette.routing import Match, WebSocketRoute
from starlette.types import Receive, Scope, Send

from app.api.problems import response_for
from app.live.documents import HelloMessage
from app.live.watcher import Known, Watcher
from app.play.broken import BrokenLog
from app.play.documents import LAST_NUMBER
from app.play.table import Table
from app.problems import Problem
from app.rules.game import Seat
from app.services import Services
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, session_of
from app.web.handover import hand_over
from app.web.needs import needs
from app.web.origin import check_origin
from app.web.speaking import speaker_of
from app.web.version import browser_version

CLOSE_SECONDS = 2.0
MAX_BROKEN_FRAMES = 10
GOING_AWAY, POLICY, RESTART, TRY_LATER, NOT_FOUND = 1001, 1008, 1012, 1013, 4404
CODES = {
    "too-slow": TRY_LATER,
    "going-away": GOING_AWAY,
    "moved": RESTART,
    "not-visible": NOT_FOUND,
    "broken-frames": POLICY,
    "signed-out": POLICY,
}
PING, PONG = '{"type":"ping"}', '{"type":"pong"}'
"""How pages ask whether the server is there, and how it answers (as `app/commands/websockets.py` does for it)."""
logger = structlog.get_logger(__name__)


class SocketRoute(WebSocketRoute):
    """A route of Starlette's, which says that it was taken, as those of FastAPI do: what these keep of a request would
    live as long as the connection, and there are many."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, child_scope = super().matches(scope)
        return match, {**child_scope, "route": self}


@needs(scope="read", limit="sockets", strangers=True)
async def watch(websocket: WebSocket) -> None:
    """Greet, then push until one side ends it. `?since=SEQ&as=SEAT` goes on where the caller was."""
    services = services_of(websocket)
    game_id: str = websocket.path_params["game_id"]
    try:
        table, watcher, known = await _admit(services, websocket, game_id)
    except (Problem, StoreUnavailable, BrokenLog) as refused:
        await websocket.send_denial_response(response_for(refused, speaker_of(websocket)))
        return
    await websocket.accept()
    hand_over(websocket, TableSocket(services, table, watcher, known, websocket.scope["request_id"]).serve)


async def _admit(services: Services, websocket: WebSocket, game_id: str) -> tuple[Table, Watcher, Known | None]:
    asked_at = monotonic()
    websocket.app.state.limits.count(websocket)
    check_origin(websocket, services.settings.public_url)
    session = await session_of(websocket)
    user = session.user if session else None
    invite = websocket.query_params.get("invite")
    since = _number(websocket.query_params.get("since", ""))
    if since is None:
        table = await services.tables.visible(game_id, user, invite)
    else:
        table = await services.tables.watchable(
            game_id,
            user,
            invite,
            lambda table: _known(websocket, since, table.seat_of(user)) == Known(table.seq, table.seat_of(user)),
        )
    seat = table.seat_of(user)
    known = None if since is None else _known(websocket, since, seat)
    return table, Watcher(user, invite, seat, session.id if session else None, asked_at), known


def _known(websocket: WebSocket, since: int, own: Seat | None) -> Known:
    """The view that the caller says it has. A caller that does not say whose that is has its own."""
    seat = websocket.query_params.get("as")
    return Known(since, own if seat is None else _number(seat))


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


router = APIRouter(routes=[SocketRoute("/ws/games/{game_id}", watch)])


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """A question whether we are there."""


class ShownView(Struct, tag="shown", tag_field="type", forbid_unknown_fields=True):
    """A visible page has shown the table's view of that number."""

    seq: Annotated[int, msgspec.Meta(ge=0, le=LAST_NUMBER)]


_frames: msgspec.json.Decoder[Ping | ShownView] = msgspec.json.Decoder(Ping | ShownView)


class TableSocket:
    """An open connection that watches a table; `known` is the view that it still has."""

    __slots__ = ("_begun", "_game_id", "_request_id", "_services", "_watched", "_watcher")

    def __init__(
        self, services: Services, table: Table, watcher: Watcher, known: Known | None, request_id: str
    ) -> None:
        self._services, self._game_id, self._watcher = services, table.id, watcher
        self._watched: list[tuple[Table, Known | None]] = [(table, known)]
        self._request_id = request_id
        self._begun = monotonic()

    async def serve(self, receive: Receive, send: Send) -> None:
        """Greet, push what happens, and read what comes, until one side ends it."""
        # The task ends with the connection, and with it what is bound for its lines in the log.
        structlog.contextvars.bind_contextvars(request_id=self._request_id, game_id=self._game_id)
        services, watcher = self._services, self._watcher

        async def deliver(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        hello = HelloMessage(type="hello", version=browser_version(services.settings))
        with contextlib.suppress(RuntimeError, OSError):
            await deliver(msgspec.json.encode(hello).decode())
        listening = asyncio.create_task(self._listen(receive))
        listening.add_done_callback(lambda _: watcher.drop(""))
        try:
            await self._enter()
            await watcher.deliver_by(deliver)
            await watcher.over
        except (StoreUnavailable, Problem, BrokenLog):
            watcher.drop("going-away")
        finally:
            services.hub.leave(self._game_id, watcher)
            listening.cancel()
            await asyncio.gather(listening, watcher.stop(), return_exceptions=True)
            await self._close(send)

    async def _enter(self) -> None:
        """Begin to watch. The table is the hub's from then on, which may exchange it for another copy."""
        table, known = self._watched.pop()
        await self._services.hub.enter(table, self._watcher, known)

    async def _close(self, send: Send) -> None:
        """Say why, if the other side still listens; it is not waited for long."""
        reason = self._watcher.reason
        logger.info("socket.ended", reason=reason or "left", seconds=round(monotonic() - self._begun, 1))
        if reason:
            closing = {"type": "websocket.close", "code": CODES.get(reason, GOING_AWAY), "reason": reason}
            # The other side may be gone already, or not be reading.
            with contextlib.suppress(RuntimeError, OSError, TimeoutError):
                await asyncio.wait_for(send(closing), CLOSE_SECONDS)

    async def _listen(self, receive: Receive) -> None:
        """Read frames until the other side goes. Moves go by POST; here one asks whether we are there, and tells what
        was seen."""
        watcher, broken = self._watcher, 0
        while (message := await receive())["type"] != "websocket.disconnect":
            match _frame(message):
                case Ping():
                    watcher.send(PONG)
                    continue
                case ShownView(seq):
                    self._services.hub.shown(self._game_id, watcher, seq)
                    continue
            broken += 1
            watcher.send(
                '{"type":"problem","code":"malformed-message","args":{},'
                '"detail":"Only {\\"type\\":\\"ping\\"} and {\\"type\\":\\"shown\\",\\"seq\\":1} are understood."}'
            )
            if broken >= MAX_BROKEN_FRAMES:
                watcher.drop("broken-frames")
                return


def _frame(message: Any) -> Ping | ShownView | None:
    try:
        return _frames.decode(message.get("text") or b"")
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
