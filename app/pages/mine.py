"""A person's finished games: how many were won, against whom, and how each ended."""

from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.messages.speaker import Speaker
from app.pages.messages import HOME_LINK, message, refusal, sign_in_here
from app.pages.shell import page, titled
from app.play.games import Games
from app.play.looking_back import MAX_RIVALS, page_of
from app.play.names import name_of_game, seat_name
from app.problems import Invalid, Problem
from app.store import results
from app.store.errors import StoreUnavailable
from app.store.records import User
from app.store.results import Ending, ResultRow, RivalRow
from app.store.user_seats import how_many_wait
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(include_in_schema=False)
PAGE_PATH = "/me/games"


@router.get(PAGE_PATH)
@needs(scope="read", limit="reads", strangers=True)
async def my_games(request: Request) -> HTMLResponse:
    """The visitor's finished games: of one kind (`game`), with one person (`with`), earlier ones (`before`)."""
    user = None
    try:
        user = await viewer(request)
        if user is None:
            return message(request, 401, "games-nobody", sign_in_here(request), HOME_LINK)
        values = await _looked_back(request, user)
    except Invalid:
        return message(request, 404, "lost", (PAGE_PATH, "games-title"), HOME_LINK, user=user)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem, user)
    speaker = speaker_of(request)
    title = titled(speaker, speaker.say("games-title"))
    return page(request, "games.html", title=title, user=user, **values)


async def _looked_back(request: Request, user: User) -> dict[str, Any]:
    """What the page shows. Raises `Invalid`, `StoreUnavailable`."""
    services, asked, speaker = services_of(request), request.query_params, speaker_of(request)
    db = services.reading
    game, against = asked.get("game"), asked.get("with")
    found, following = await page_of(db, user.id, game=game, against=against, before=asked.get("before"))
    rivals = await results.rivals(db, user.id, MAX_RIVALS)
    played = await results.by_game(db, user.id)
    return {
        "several": len({*services.games.names, *(item.game for item in played)}) > 1,
        "games": [_shown(services.games, speaker, item) for item in found],
        "played": [
            {"name": name_of_game(speaker, item.game), "played": item.played, "won": item.won, **_at(game=item.game)}
            for item in played
        ],
        "rivals": [_met(speaker, rival) for rival in rivals],
        "only": _only(speaker, game, against, rivals, found),
        "following": _at(game=game, against=against, before=following)["href"] if following else None,
        "first": asked.get("before") is None,
        "waiting": await how_many_wait(db, user.id),
    }


def _at(**asked: str | None) -> dict[str, str]:
    """The address with what it asks for."""
    names = {"against": "with"}
    query = urlencode({names.get(name, name): value for name, value in asked.items() if value is not None})
    return {"href": f"{PAGE_PATH}?{query}" if query else PAGE_PATH}


def _met(speaker: Speaker, rival: RivalRow) -> dict[str, Any]:
    """Head to head with somebody: in all, and by game in `games`, for where there are several."""
    return {
        "name": rival.name,
        "played": rival.played,
        "ahead": rival.ahead,
        "behind": rival.behind,
        "last": rival.last,
        "games": [
            {
                "called": name_of_game(speaker, item.game),
                "played": item.played,
                "ahead": item.ahead,
                "behind": item.behind,
                "last": item.last,
                **_at(game=item.game, against=rival.user_id),
            }
            for item in rival.games
        ],
        **_at(against=rival.user_id),
    }


def _only(
    speaker: Speaker, game: str | None, against: str | None, rivals: list[RivalRow], found: list[Ending]
) -> str | None:
    """What the games shown have in common, in words."""
    if against is not None:
        called: list[RivalRow | ResultRow] = [*rivals, *(result for ending in found for result in ending.results)]
        name = next((item.name for item in called if item.user_id == against), "?")
        if game is not None:
            return speaker.say("games-of-with", game=name_of_game(speaker, game), name=name)
        return speaker.say("games-with", name=name)
    return speaker.say("games-of", game=name_of_game(speaker, game)) if game is not None else None


def _shown(games: Games, speaker: Speaker, ending: Ending) -> dict[str, Any]:
    own = next(result for result in ending.results if result.seat == ending.seat)
    is_judged = own.place is not None and games.judging(ending.game) is not None
    return {
        "href": f"/t/{ending.game_id}",
        "id": ending.game_id,
        "analysis": f"/t/{ending.game_id}/analysis" if is_judged else None,
        "name": ending.table_name,
        "game": name_of_game(speaker, ending.game),
        "ended": ending.ended,
        "place": own.place,
        "won": own.won,
        "total": own.total,
        "seats": [
            {
                "name": seat_name(speaker, result),
                "total": result.total,
                "me": result.seat == ending.seat,
                "advised": result.advised,
                "stand_in": result.stand_in,
            }
            for result in ending.results
        ],
    }
