"""The page on which people say when they play, and take vacations."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.messages import HOME_LINK, message, refusal, sign_in_here
from app.pages.shell import page, titled, words
from app.store.errors import StoreUnavailable
from app.web.callers import viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(include_in_schema=False)


@router.get("/time")
@needs(scope="read", limit="reads", strangers=True)
async def own_time(request: Request) -> HTMLResponse:
    """Hours of play and vacations of who asks."""
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    if user is None:
        return message(request, 401, "time-nobody", sign_in_here(request), HOME_LINK)
    speaker = speaker_of(request)
    title = titled(speaker, speaker.say("time-title"))
    boot = {"messages": words(speaker, "pages", "clock", "trouble", "problems")}
    return page(request, "time.html", title=title, user=user, boot=boot)
