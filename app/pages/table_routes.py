"""The routes of the pages of one table: joining, lobby and live table at one address, and links to its seats."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from app.pages.messages import HOME_LINK, message, refusal, sign_in_for
from app.pages.seat_pieces import seat_pieces
from app.pages.shell import page, titled
from app.pages.table_boot import boot_of
from app.pages.table_lookup import linked_to, missed_at, origin_of, visible_table
from app.pages.table_pages import answer
from app.pages.which_page import which_page
from app.problems import Problem
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(include_in_schema=False)


@router.get("/t/{game_id}")
@needs(scope="read", limit="reads", strangers=True)
async def table(
    request: Request, game_id: str, invite: str | None = None, watch: str | None = None, mine: str | None = None
) -> Response:
    """The lobby, joining with an invitation, or the shell of the live table. Links in notices say `mine`: who comes by
    one and is not signed in is asked to, whatever table that is."""
    user = None
    try:
        user = await viewer(request)
        if user is None and mine is not None:
            return RedirectResponse(sign_in_for(request.url.path, "mine"), 303, {"Cache-Control": "no-store"})
        found = await visible_table(request, game_id)
        linked = await linked_to(request, found, invite)
        kind = which_page(
            found.row,
            user,
            invite,
            linked=linked,
            watching=watch is not None,
            players_before=found.players_before,
        )
        if kind != "unknown" and found.row.status == "paused":
            return message(request, 503, "paused", HOME_LINK, user=user)
        at_table = kind == "table"
        since = await missed_at(request, found, user) if at_table else None
        origin = await origin_of(request, found, user) if at_table else None
        return answer(request, found, user, kind, invite, linked, since, origin)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem, user)


@router.get("/t/{game_id}/seats")
@needs(scope="read", limit="reads", strangers=True)
async def seats(request: Request, game_id: str) -> HTMLResponse:
    """New links to seats that somebody lost, for the host; to the visitor's own seat, for another device."""
    user = None
    try:
        user = await viewer(request)
        found = await visible_table(request, game_id)
        services_of(request).tables.check_visible(found, user)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem, user)
    if not found.access(user).belongs:
        return message(
            request, 403, "not-allowed", (f"/t/{game_id}", "seats-back"), HOME_LINK, user=user, lead="seats-only-host"
        )
    speaker = speaker_of(request)
    title = titled(speaker, speaker.say("seats-title"))
    boot = boot_of(speaker, found, None, "pages", "seats", "trouble", "problems")
    return page(request, "seats.html", title=title, user=user, boot=boot, pieces=seat_pieces())
