"""How a game goes and went: the standing now, and round by round. The same for everybody who may see the table."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.api.answers import answer
from app.api.routes_games import Invite
from app.api.schema import sends
from app.play import shapes
from app.play.history import history_document, standing_document
from app.play.table import Table
from app.problems import Clash
from app.services import Services
from app.web.callers import caller_of, services

router = APIRouter(prefix="/api/games/{game_id}", tags=["games"])


async def begun(request: Request, here: Services, game_id: str, invite: str | None) -> Table:
    """The table that the caller may see, once its game has begun. Raises `NotFound`, `Clash`."""
    table = await here.tables.visible(game_id, await caller_of(request), invite)
    if table.state is None:
        raise Clash("not-started", "This game has not begun yet.")
    return table


@router.get("/history", openapi_extra=sends(shapes.History))
async def history(request: Request, game_id: str, invite: Invite = None) -> Response:
    """The standing at the end of each finished round: scores by category, shares, values of the companies."""
    here = services(request)
    table = await begun(request, here, game_id, invite)
    return answer(history_document(table, await here.histories.of(table)))


@router.get("/standing", openapi_extra=sends(shapes.Standings))
async def standing(request: Request, game_id: str, invite: Invite = None) -> Response:
    """What each seat would score if the game ended now, and what it would have when the round began."""
    here = services(request)
    table = await begun(request, here, game_id, invite)
    return answer(standing_document(table, await here.histories.of(table)))
