"""How a game goes and went: the standing now, and round by round. The same for everybody who may see the table."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.api.answers import answer
from app.api.routes_games import Invite
from app.api.routes_moves import Number
from app.api.schema import sends
from app.play import documents, history_documents, since_last_seen
from app.play.entry_sentences import voice
from app.play.history import history_document, standing_document
from app.play.table import Table
from app.play.voice import Voice
from app.problems import Clash
from app.services import Services
from app.slices import in_slices
from app.web.callers import caller_of, services_of
from app.web.needs import needs
from app.web.speaking import VARIES, Language, speaker_of

router = APIRouter(prefix="/api/games/{game_id}", tags=["games"])


async def begun(request: Request, services: Services, game_id: str, invite: str | None) -> Table:
    """The table that the caller may see, once its game has begun. Raises `NotFound`, `Clash`."""
    table = await services.tables.visible(game_id, await caller_of(request), invite)
    if table.state is None:
        raise Clash("not-started", "This game has not begun yet.")
    return table


@router.get("/history", openapi_extra=sends(history_documents.History))
@needs(scope="read", limit="reads", strangers=True, fails=(409,))
async def history(request: Request, game_id: str, invite: Invite = None) -> Response:
    """The standings when the game began and at the end of each finished round: scores, shares, values of companies."""
    services = services_of(request)
    table = await begun(request, services, game_id, invite)
    return answer(history_document(table, await services.histories.of(table)))


@router.get("/standing", openapi_extra=sends(history_documents.Standings))
@needs(scope="read", limit="reads", strangers=True, fails=(409,))
async def standing(request: Request, game_id: str, invite: Invite = None) -> Response:
    """What each seat would score if the game ended now, and what it would have when the round began."""
    services = services_of(request)
    table = await begun(request, services, game_id, invite)
    return answer(standing_document(table, await services.histories.of(table)))


@router.get("/since", openapi_extra=sends(documents.Missed))
@needs(scope="read", limit="reads", strangers=True, fails=(409,))
async def since(
    request: Request,
    game_id: str,
    after: Annotated[Number | None, Query(description="Without it: what the caller was shown last.")] = None,
    invite: Invite = None,
    language: Language = None,
) -> Response:
    """What has happened since the caller last saw the table, or behind number `after`: what concerns the caller first,
    in the words of `language`, else of the one that the caller has chosen, else of the best that `Accept-Language`
    names."""
    services = services_of(request)
    user = await caller_of(request)
    table = await begun(request, services, game_id, invite)
    seat = table.seat_of(user)
    seen = await since_last_seen.last_seen(services.reading, table, user) if after is None else after
    found = await since_last_seen.missed_turns(services.reading, services.tables.log, table, seat, seen)
    speaker = speaker_of(request, language)
    headers = {"Content-Language": speaker.language, "Vary": VARIES}
    return answer(await missed_document(found, voice(table, speaker)), headers=headers)


async def missed_document(found: since_last_seen.MissedTurns, spoken: Voice) -> documents.Missed:
    """What somebody has missed, told as data and said in words."""
    turns: list[documents.MissedTurn] = [
        {
            "seq": turn.seq,
            "seat": turn.seat,
            "at": turn.at,
            "concerns": turn.concerns,
            "sentences": turn.sentences,
            "events": turn.events,
            "text": [spoken.say(said) async for said in in_slices((*turn.concerns, *turn.sentences))],
        }
        for turn in found.turns
    ]
    return {
        "after": found.after,
        "seq": found.seq,
        "turns": turns,
        "left_out": found.left_out,
        "changes": found.changes,
        "taken_back": found.taken_back,
        "text": [spoken.say(change) for change in found.changes],
    }
