"""The page of what a robot thinks of a finished game, for all who may see the table."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.messages.speaker import Speaker
from app.pages.messages import HOME_LINK, message, refusal
from app.pages.seat_pieces import sign_of
from app.pages.shell import page, titled
from app.pages.table_addresses import way_back
from app.pages.table_boot import boot_of
from app.pages.table_lookup import visible_table
from app.play.analyses import judged_by
from app.play.names import name_of_game, seat_name
from app.play.results import results_of
from app.play.table import Table
from app.problems import Clash, NotFound, Problem
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(include_in_schema=False)
LIMITS = ("strength", "guess", "ahead", "known", "turns")
"""What is said of how far a robot's word goes, if there are words for it."""


@router.get("/t/{game_id}/analysis")
@needs(scope="read", limit="reads", strangers=True)
async def analysis(request: Request, game_id: str, invite: str | None = None) -> HTMLResponse:
    """The shell of an analysis; its script asks for what there is to say. A page that says why, if there is none."""
    user = None
    try:
        user = await viewer(request)
        found = await visible_table(request, game_id)
        services_of(request).tables.check_visible(found, user, invite)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem, user)
    speaker = speaker_of(request)
    back = way_back(found.row, invite)
    try:
        judging = judged_by(services_of(request).games, found)
    except (Clash, NotFound) as none:
        status, lead = 409 if isinstance(none, Clash) else 404, f"problem-{none.code}"
        ways = ((back, "analysis-not-way"), HOME_LINK)
        return message(request, status, "analysis-not", *ways, user=user, lead=lead)
    spoken = speaker.of(found.row.game)
    final = _final(speaker, found)
    boot = boot_of(speaker, found, invite, "analysis", "trouble", "problems", seats=final, back=back)
    table = found.row.name or name_of_game(speaker, found.row.game)
    return page(
        request,
        "analysis.html",
        title=titled(speaker, speaker.say("analysis-of", table=table)),
        user=user,
        game=found.row.game,
        boot=boot,
        heading=speaker.say("analysis-of", table=table),
        final=final,
        table=back,
        robot=spoken.say(f"robot-{judging.analyst.robot}"),
        limits=[f"analysis-limit-{limit}" for limit in _limits(spoken, found)],
    )


def _limits(spoken: Speaker, found: Table) -> list[str]:
    """What there is to say of how far the robot's word goes: nothing of guesses beside an automa, where it makes
    none."""
    guesses = all(seat.kind != "automa" for seat in found.row.seats)
    return [limit for limit in LIMITS if f"analysis-limit-{limit}" in spoken and (guesses or limit != "guess")]


def _final(speaker: Speaker, found: Table) -> list[dict[str, Any]]:
    """How the game ended for each seat, best first, as lists draw it."""
    named = {seat.seat: seat_name(speaker, seat) for seat in found.row.seats}
    return [
        {
            "seat": result.seat,
            "name": named[result.seat],
            "shape": sign_of(result.seat),
            "total": result.total,
            "won": result.won,
            "kind": result.kind,
        }
        for result in results_of(found)
    ]
