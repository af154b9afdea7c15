"""The page where a guided first game begins: invitations, lobbies and the help of a table lead to it."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.skymines.telling import FIRST_GAME, LEARNING
from app.web.needs import needs

router = APIRouter(include_in_schema=False)


@router.get(FIRST_GAME)
@needs(scope="read", limit="reads", strangers=True)
async def first_game(request: Request) -> HTMLResponse:
    """The page, for anybody. Its address may say `back`: the table to which the guide leads back."""
    return await LEARNING.told(request, "skymines/first-game.html", "first-game-title", "pages", "trouble", "problems")
