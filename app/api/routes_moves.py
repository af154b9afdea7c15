"""Playing: moves, undo, take-backs, the log, the whole game as a document."""

from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import APIRouter, Header, Query, Request
from fastapi.routing import APIRoute
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from app.api.answers import answer
from app.api.bodies import BackTo, Seen
from app.api.routes_games import Invite
from app.api.schema import reference, sends
from app.live.diff import diff
from app.play import documents
from app.play.entries import read_entry
from app.play.exports import Document, export_for
from app.play.numbers import with_whole_numbers
from app.play.submission import MAX_KEY_LENGTH, MoveAnswer, check_playing, decoded
from app.play.table_documents import entry_document, premove_document
from app.play.tables import own_seat
from app.play.undo import proposal_of
from app.problems import Clash, Invalid
from app.rules.game import Premove
from app.slices import in_slices
from app.store import log
from app.web.callers import caller_of, services_of, user_of
from app.web.needs import needs
from app.web.speaking import VARIES, Language, speaker_of

T = TypeVar("T")
Key = Annotated[
    str | None,
    Header(alias="Idempotency-Key", description="The same key gets the same answer again: one move is taken back."),
]
Number = Annotated[int, Query(ge=0, le=documents.LAST_NUMBER)]


class OwnReader(APIRoute):
    """A route whose function reads its request itself: documented as all are, without the framework's parsing of it and
    its layers for what our functions do not use (dependencies, files), which took a sixth of a move's time.
    """

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the function answer, with the parts of the path as its arguments."""
        methods = self.methods or ()
        if scope["method"] not in methods:
            raise HTTPException(405, headers={"Allow": ", ".join(methods)})
        response: Response = await self.endpoint(Request(scope, receive), **scope["path_params"])
        await response(scope, receive, send)


router = APIRouter(prefix="/api/games/{game_id}", tags=["play"])
moves = APIRouter(prefix="/api/games/{game_id}", tags=["play"], route_class=OwnReader)


def takes(kind: Any, example: object) -> dict[str, Any]:
    """What a route says of the body that its function reads itself, for its `openapi_extra`."""
    content = {"application/json": {**reference(kind)["application/json"], "example": example}}
    return {"requestBody": {"required": True, "content": content}}


MOVE_DOCUMENTATION = {
    "parameters": [
        {
            "name": "Idempotency-Key",
            "in": "header",
            "required": False,
            "description": "The same key gets the same answer again, and the move is made once.",
            "schema": {"type": "string", "pattern": f"^[ -~]{{1,{MAX_KEY_LENGTH}}}$"},
            "example": "4f1c9d",
        }
    ],
    **takes(documents.NewMove, {"seq": 12, "move": {"type": "EndTurn"}}),
    **sends(documents.Moved),
}


class RawMove(Struct, forbid_unknown_fields=True):
    """The body of a move, taken apart without looking into the move."""

    seq: Annotated[int, msgspec.Meta(ge=0, le=documents.LAST_NUMBER)]
    move: msgspec.Raw


class RawPremove(Struct, forbid_unknown_fields=True):
    """The body of a premove, taken apart without looking into its moves."""

    moves: Annotated[list[msgspec.Raw], msgspec.Meta(max_length=documents.MAX_PREMOVE)]
    by_itself: bool | msgspec.UnsetType = msgspec.UNSET


_moves = msgspec.json.Decoder(RawMove)
_premoves = msgspec.json.Decoder(RawPremove)


def read_body(body: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """What came with a request. Raises `Invalid`, naming the field that is wrong."""
    try:
        try:
            return decoder.decode(body)
        except msgspec.ValidationError:
            return decoder.decode(with_whole_numbers(body))
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Invalid("malformed-request", str(error)) from None


@moves.post("/moves", openapi_extra=MOVE_DOCUMENTATION)
@needs(scope="play", limit="changes", packed=False, asks_late=True)
async def move(request: Request, game_id: str) -> Response:
    """Make a move. It is stale only if the caller's own choices have changed since `seq`. At a table with a clock it
    is in time if its whole body had arrived by the deadline.
    """
    # The database may be slow to say who calls: when the body has arrived is noted before it is asked.
    services = services_of(request)
    received = await request.body()
    with services.arrivals.note(game_id) as arrival:
        user = await user_of(request)
        arrival.by = user.id
        body = read_body(received, _moves)
        key = request.headers.get("idempotency-key")
        prepared = PreparedResponse()
        done = await services.playing.moves.submit(game_id, user, body.seq, bytes(body.move), key, prepared.prepare)
        return prepared.to(done)


class PreparedResponse:
    """The response to a move, made while the database writes it; made again if the answer has changed."""

    def __init__(self) -> None:
        self._answer: MoveAnswer | None = None
        self._response: Response | None = None

    def prepare(self, done: MoveAnswer) -> None:
        """Make the response to what is expected."""
        self._answer, self._response = done, move_response(done)

    def to(self, done: MoveAnswer) -> Response:
        """The response to what has happened."""
        return self._response if self._response is not None and self._answer is done else move_response(done)


def move_response(done: MoveAnswer) -> Response:
    """What the mover is told: what happened, and what that changes of their view."""
    document: documents.Moved = {
        "seq": done.seq,
        "from": done.seq - 1,
        "events": done.events,
        "patch": diff(done.before, done.after),
    }
    return answer(document)


@moves.post(
    "/premove",
    openapi_extra={**takes(documents.PremoveRequest, {"moves": [{"type": "DropOut"}]}), **sends(documents.Premove)},
)
@needs(scope="play", limit="changes")
async def premove(request: Request, game_id: str) -> Response:
    """What the caller would be asked after these moves of their turn: of the one that they are taking, else of their
    next one, as if it began now with what stands there. Nothing is played now: it is a question, too long for an
    address.

    With `by_itself` true the moves are kept, and played one after the other when the caller's next turn of this round
    comes, in whatever way, up to the first that is refused or of which the question, the costs or the gains have
    changed. Nothing is kept in the turn itself, or of moves that are not all possible. One may be kept at each table.

    A premove ends with the turn, with a question to another seat, and before anything hidden is shown. The first move
    that is not possible is no fault of the request but its answer: `gone` has its place and the rule; `steps`,
    `choices` and `view` are of the moves before it.
    """
    services = services_of(request)
    user = await user_of(request)
    body = read_body(await request.body(), _premoves)
    table = await services.tables.visible(game_id, user)
    seat = own_seat(table, user)
    check_playing(table)
    premoved = [decoded(table, bytes(move), index=index) for index, move in enumerate(body.moves)]
    found = table.premove(seat, premoved)
    if body.by_itself is msgspec.UNSET:
        by_itself = await services.playing.kept_premoves.plays_by_itself(table, user, premoved)
    else:
        by_itself = await services.playing.kept_premoves.keep(table, user, seat, found if body.by_itself else Premove())
    return answer(premove_document(table, seat, found, by_itself=by_itself))


@router.post("/undo", openapi_extra=sends(documents.Reached))
@needs(scope="play", limit="changes")
async def undo_move(request: Request, game_id: str, body: Seen, idempotency_key: Key = None) -> Response:
    """Take back the caller's last move, as long as it showed nothing hidden and did not end the turn."""
    services = services_of(request)
    seq = await services.playing.takebacks.undo(game_id, await user_of(request), body.seq, idempotency_key)
    return answer(documents.Reached(seq=seq))


@router.post("/takeback", openapi_extra=sends(documents.TakebackAnswer))
@needs(scope="play", limit="changes")
async def takeback(request: Request, game_id: str, body: BackTo) -> Response:
    """Propose to go back to `seq`, or agree to that proposal. It happens once every human at the table has agreed."""
    services = services_of(request)
    user = await user_of(request)
    await services.playing.takebacks.agree(game_id, user, body.seq)
    table = await services.tables.live.get(game_id)
    return answer(documents.TakebackAnswer(seq=table.seq, takeback=proposal_of(table)))


@router.delete("/takeback", openapi_extra=sends(documents.TakebackAnswer))
@needs(scope="play", limit="changes")
async def no_takeback(request: Request, game_id: str) -> Response:
    """Refuse the proposed take-back, or withdraw it."""
    services = services_of(request)
    await services.playing.takebacks.refuse(game_id, await user_of(request))
    table = await services.tables.live.get(game_id)
    return answer(documents.TakebackAnswer(seq=table.seq, takeback=None))


@router.get("/log", openapi_extra=sends(documents.Log))
@needs(scope="read", limit="reads", strangers=True)
async def read_log(
    request: Request,
    game_id: str,
    after: Number = 0,
    until: Number = documents.LAST_NUMBER,
    invite: Invite = None,
    language: Language = None,
    text: Annotated[bool, Query(description="Whether sentences are said in words, too.")] = True,
) -> Response:
    """What happened behind number `after`, up to and with `until`, as the caller may know it: told as data, and in the
    words of `language`, else of the one that the caller has chosen, else of the best that `Accept-Language` names;
    without words if not `text`.
    """
    services = services_of(request)
    user = await caller_of(request)
    table = await services.tables.visible(game_id, user, invite)
    seat, seq = table.seat_of(user), table.seq
    rows = await log.entries(services.reading, game_id, after, min(until, seq)) if seq else []
    speaker = speaker_of(request, language) if text else None
    entries = [entry_document(table, read_entry(table.game, row), seat, speaker) async for row in in_slices(rows)]
    headers = {"Content-Language": speaker.language, "Vary": VARIES} if speaker else {}
    return answer(documents.Log(seq=seq, entries=entries), headers=headers)


@router.get("/export", openapi_extra=sends(Document))
@needs(scope="read", limit="copies", strangers=True, fails=(409,))
async def export(request: Request, game_id: str, invite: Invite = None) -> Response:
    """The whole game as one document; before its end without anything that the caller may not know."""
    services = services_of(request)
    user = await caller_of(request)
    table = await services.tables.visible(game_id, user, invite)
    if table.state is None:
        raise Clash("not-started", "This game has not begun yet.")
    document = await export_for(services.db, table, table.seat_of(user))
    return answer(document, headers={"Content-Disposition": f'attachment; filename="{table.id}.json"'})
