"""The way to the next table that waits for somebody."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.pages.messages import refusal
from app.store.errors import StoreUnavailable
from app.store.user_seats import waiting_tables
from app.web.callers import services_of, viewer
from app.web.needs import needs

router = APIRouter(include_in_schema=False)


@router.get("/next")
@needs(scope="read", limit="reads", strangers=True)
async def next_table(request: Request, after: str = "") -> Response:
    """On to the table that has waited longest for the visitor, other than `after`; home, where their tables are listed,
    if there is none."""
    try:
        user = await viewer(request)
        waiting = await waiting_tables(services_of(request).db, user.id) if user else []
    except StoreUnavailable as problem:
        return refusal(request, problem)
    others = [table for table in waiting if table != after]
    return RedirectResponse(f"/t/{others[0]}" if others else "/", 303, {"Cache-Control": "no-store"})
