"""The caller's private note about a table."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.api.answers import answer
from app.api.bodies import NewNote
from app.api.routes_games import Invite
from app.api.schema import sends
from app.store.notes import Note
from app.talk import notes
from app.web.callers import services_of, user_of
from app.web.needs import needs

router = APIRouter(prefix="/api", tags=["talk"])


@router.get("/games/{game_id}/note", openapi_extra=sends(Note))
@needs(scope="read", limit="reads")
async def read(request: Request, game_id: str, invite: Invite = None) -> Response:
    """What the caller has written about the table for themselves; nobody else reads it."""
    services, user = services_of(request), await user_of(request)
    return answer(await notes.read(services.db, await services.tables.visible(game_id, user, invite), user))


@router.put("/games/{game_id}/note", openapi_extra=sends(Note))
@needs(scope="play", limit="changes")
async def write(request: Request, game_id: str, body: NewNote, invite: Invite = None) -> Response:
    """Replace the note, over the version that the caller has seen."""
    services, user = services_of(request), await user_of(request)
    table = await services.tables.visible(game_id, user, invite)
    return answer(await notes.write(services.db, table, user, body.text, body.version))
