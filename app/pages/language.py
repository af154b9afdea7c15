"""Choosing a language: a form at the foot of each page, which needs no script."""

from typing import Annotated
from urllib.parse import parse_qs

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse

from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.paths import own_path
from app.web.speaking import keep_language

router = APIRouter(include_in_schema=False)


@router.post("/language")
@needs(scope="account", limit="changes", strangers=True, forms=True)
async def choose_language(request: Request, next: Annotated[str | None, Query()] = None) -> RedirectResponse:
    """Speak the chosen language from now on: to this browser, and to the user who is signed in there. Goes on to the
    page that the form was on. A language that there is not changes nothing."""
    chosen = parse_qs((await request.body()).decode("latin-1")).get("language", [""])[0]
    response = RedirectResponse(own_path(next), 303, {"Cache-Control": "no-store"})
    if chosen in services_of(request).messages.languages:
        user = await viewer(request)
        if user is not None:
            await services_of(request).accounts.set_language(user, chosen)
        keep_language(response, chosen)
    return response
