"""The page of the visitor's friends: who they are, and what they see of the visitor."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.games import pages_of_games
from app.pages.messages import HOME_LINK, message, refusal, sign_in_here
from app.pages.shell import asset, page, titled, words
from app.play.names import names_of_games
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(include_in_schema=False)
MESSAGE_FILES = ("pages", "friends", "trouble", "problems")


@router.get("/friends")
@needs(scope="read", limit="reads", strangers=True)
async def friends(request: Request) -> HTMLResponse:
    """People with whom the visitor has played."""
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    if user is None:
        return message(request, 401, "friends-nobody", sign_in_here(request), HOME_LINK)
    speaker = speaker_of(request)
    title = titled(speaker, speaker.say("friends-title"))
    services = services_of(request)
    pages = pages_of_games(request)
    scripts = {game: pages.of(game).hosting for game in pages.drawn(services.games.names)}
    boot = {
        "games": names_of_games(speaker, services.games.names),
        "hosting": {game: asset(path, services.settings) if path else "" for game, path in scripts.items()},
        "messages": words(speaker, *MESSAGE_FILES),
    }
    return page(request, "friends.html", title=title, user=user, boot=boot)
