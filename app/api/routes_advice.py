"""Advice: whether a table allows it, and what a robot would do on the caller's seat."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.api.answers import answer
from app.api.bodies import NewAdvice, Seen
from app.api.routes_games import table_for
from app.api.schema import sends
from app.play import documents
from app.play.advice_documents import Advice, advice_document
from app.web.callers import services_of, user_of
from app.web.needs import needs
from app.web.speaking import VARIES, Language, speaker_of

router = APIRouter(prefix="/api/games/{game_id}/advice", tags=["games"])


@router.put("", openapi_extra=sends(documents.Table))
@needs(scope="host", limit="changes")
async def let_advise(request: Request, game_id: str, body: NewAdvice) -> Response:
    """Let people ask a robot for advice in this game, or not; the host only, before the game begins. A game that no
    robot knows has none (422)."""
    services, user = services_of(request), await user_of(request)
    table = await services.playing.lobbies.let_advise(game_id, user, allowed=body.allowed)
    return answer(await table_for(services, table, user))


@router.post("", openapi_extra=sends(Advice))
@needs(scope="play", limit="advice")
async def advise(request: Request, game_id: str, body: Seen, language: Language = None) -> Response:
    """What a robot would do on the caller's seat, and how good other moves are, said in words as by `since`; within
    some seconds. Nothing is played. The robot knows what the seat may know. The log says that advice was asked for,
    once for a position, and so everybody at the table is told.

    Refused with 403 at tables that do not allow it, with 409 where the caller has nothing to decide or moves on
    meanwhile, with 503 while robots have too much to do; then nothing is written, and the caller can ask again."""
    services = services_of(request)
    given = await services.advising.ask(game_id, await user_of(request), body.seq)
    speaker = speaker_of(request, language)
    headers = {"Content-Language": speaker.language, "Vary": VARIES}
    return answer(advice_document(given, speaker), headers=headers)
