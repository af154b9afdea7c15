"""The page of a table's talk, for all who may see the table."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.messages import refusal
from app.pages.shell import page, titled
from app.pages.table_addresses import way_back
from app.pages.table_boot import boot_of
from app.pages.table_lookup import visible_table
from app.problems import Problem
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(include_in_schema=False)


@router.get("/t/{game_id}/talk")
@needs(scope="read", limit="reads", strangers=True)
async def talk(request: Request, game_id: str, invite: str | None = None) -> HTMLResponse:
    """What is said at the table, and a place to say something."""
    user = None
    try:
        user = await viewer(request)
        found = await visible_table(request, game_id)
        services_of(request).tables.check_visible(found, user, invite)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem, user)
    others = (
        seat for seat in found.row.seats if seat.user_id is not None and (user is None or seat.user_id != user.id)
    )
    seats = [seat.name for seat in others]
    speaker, hosting = speaker_of(request), found.access(user).is_host
    boot = boot_of(speaker, found, invite, "talk", "trouble", "problems", seats=seats, hosting=hosting)
    title, back = titled(speaker, speaker.say("talk-title")), way_back(found.row, invite)
    return page(request, "talk.html", title=title, user=user, boot=boot, back=back)
