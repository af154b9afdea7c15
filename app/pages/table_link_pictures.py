"""Pictures of tables for chats: of an invitation, and of a public table as it is now."""

from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.messages.speaker import Speaker
from app.pages.descriptions import (
    share_text,
    share_title,
)
from app.pages.games import pages_of_games
from app.pages.link_pictures import invited_to
from app.pages.messages import no_such_table, refusal
from app.pages.pictures import Pictures
from app.pages.shell import link_picture_address
from app.pages.table_lookup import visible_table
from app.play.table import Table
from app.problems import Problem
from app.store.errors import StoreUnavailable
from app.web.needs import needs
from app.web.speaking import VARIES, Language, speaker_of

router = APIRouter(include_in_schema=False)
pictures = Pictures()


@router.get("/t/{game_id}/invitation.png")
@needs(scope=None, limit="pictures")
async def invitation(request: Request, game_id: str, invite: str | None = None, language: Language = None) -> Response:
    """Host, game and free seats of a table that has not begun, for chats: of a private one for who has the invitation.
    The address names how many seats are free, so that it is a new picture when somebody has sat down."""
    try:
        found = await visible_table(request, game_id)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem)
    row, speaker = found.row, speaker_of(request, language)
    if row.status != "lobby" or not found.access(None, invite).may_see:
        return no_such_table(request, None)
    drawn = await pictures.of(*invited_to(pages_of_games(request), speaker, row))
    headers = {"Cache-Control": "private, max-age=300", "Vary": VARIES}
    return Response(drawn, media_type="image/png", headers=headers)


@router.get("/t/{game_id}/{seq}.png")
@needs(scope=None, limit="pictures")
async def picture(request: Request, game_id: str, seq: int, language: Language = None) -> Response:
    """A public table for chats, as it is now, with words of the language that the address names: the number makes it a
    new picture, and is one that the log has."""
    try:
        found = await visible_table(request, game_id)
    except (Problem, StoreUnavailable) as problem:
        return refusal(request, problem)
    draw = pages_of_games(request).of(found.game.name).link_picture
    if draw is None or not has_picture(request, found) or not 1 <= seq <= found.seq:
        return no_such_table(request, None)
    facts = found.game.table_facts(found.game.components(found.state))
    speaker = speaker_of(request, language).of(found.game.name)
    drawn = await pictures.of(found.id, found.seq, speaker, partial(draw, facts, found.view(None), speaker))
    headers = {"Cache-Control": "public, max-age=300", "Vary": VARIES}
    return Response(drawn, media_type="image/png", headers=headers)


def has_picture(request: Request, found: Table) -> bool:
    """Whether everybody may see this table, and its game draws one."""
    drawn = pages_of_games(request).of(found.game.name).link_picture is not None
    return drawn and found.access(None).may_see and found.state is not None


def shared(request: Request, speaker: Speaker, found: Table) -> dict[str, str]:
    """Title, text and picture of a table where its address is shown in a chat. A private table shows no board."""
    row = found.row
    drawn = f"/t/{row.id}/{row.seq}.png?language={speaker.language}"
    picture = drawn if has_picture(request, found) else link_picture_address(speaker)
    number = None if found.state is None else found.game.round_of(found.state)
    return {"title": share_title(speaker, row, number), "text": share_text(speaker, row), "picture": picture}
