"""Where forms go that are sent before their page's script is loaded: nothing is done, and nothing typed is kept.

Without this a browser would send them as an address with all that was typed in it, which ends in its history, in logs,
and in the hands of everyone who is shown the address.
"""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from app.pages.messages import message
from app.web.needs import needs
from app.web.paths import own_path

router = APIRouter(include_in_schema=False)


@router.post("/too-early")
@needs(scope=None, limit="changes", forms=True)
async def too_early(request: Request, next: Annotated[str | None, Query()] = None) -> HTMLResponse:
    """The page that says so, with the way back; what was sent is not read."""
    return message(request, 409, "early", (own_path(next), "way-again"))
