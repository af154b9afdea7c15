"""The caller's finished games: how they ended, and against whom."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.api.answers import answer
from app.api.queries import OnlyGame
from app.api.schema import sends
from app.play import result_documents as documents
from app.play.looking_back import CURSOR_PATTERN, MAX_RIVALS, page_of, result_document
from app.store import results
from app.web.callers import services_of, user_of
from app.web.needs import needs

router = APIRouter(prefix="/api/users/me", tags=["users"])

Game = Annotated[str | None, Query(max_length=100, description="Only this game.")]
Against = Annotated[str | None, Query(alias="with", max_length=100, description="Only those with this person, by id.")]
Before = Annotated[
    str | None, Query(pattern=f"^{CURSOR_PATTERN.pattern}$", description="`next` of an answer: the games before.")
]


@router.get("/results", openapi_extra=sends(documents.Results))
@needs(scope="account", limit="reads")
async def my_results(request: Request, game: Game = None, against: Against = None, before: Before = None) -> Response:
    """The caller's finished games with place and score, newest first, a page at a time."""
    db, user = services_of(request).reading, await user_of(request)
    found, following = await page_of(db, user.id, game=game, against=against, before=before)
    played = [
        documents.PlayedGames(game=item.game, played=item.played, won=item.won)
        for item in await results.by_game(db, user.id)
    ]
    return answer(documents.Results(games=[result_document(item) for item in found], next=following, played=played))


@router.get("/rivals", openapi_extra=sends(documents.Rivals))
@needs(scope="account", limit="reads")
async def my_rivals(request: Request, game: OnlyGame = None) -> Response:
    """With whom the caller has finished games, and who came in before whom how often: in all games, or in
    one `game`."""
    db, user = services_of(request).reading, await user_of(request)
    people: list[documents.Rival] = [
        {
            "id": rival.user_id,
            "name": rival.name,
            "played": rival.played,
            "ahead": rival.ahead,
            "behind": rival.behind,
            "last": rival.last,
            "games": [
                {
                    "game": item.game,
                    "played": item.played,
                    "ahead": item.ahead,
                    "behind": item.behind,
                    "last": item.last,
                }
                for item in rival.games
            ],
        }
        for rival in await results.rivals(db, user.id, MAX_RIVALS, game)
    ]
    return answer(documents.Rivals(people=people))
