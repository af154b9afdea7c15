"""The home page."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.messages import say
from app.pages.choosing import GAME, choosing, company_names
from app.pages.messages import refusal
from app.pages.moon import moon_picture
from app.pages.recorded import picture
from app.pages.shell import page, words
from app.store.errors import StoreUnavailable
from app.web.callers import viewer

router = APIRouter(include_in_schema=False)


@router.get("/")
async def home(request: Request) -> HTMLResponse:
    """What this is, hosting a table, one's own tables, open ones, and those to watch."""
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    return page(
        request,
        "home.html",
        title=say("home-title"),
        user=user,
        boot={"messages": words("pages", "problems", game=GAME), "companies": company_names()},
        moon=moon_picture(GAME),
        choosing=choosing(),
        living=picture(),
    )
