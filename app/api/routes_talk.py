"""Talk at a table: what is said there, read marks, reactions, muted and blocked people."""

from typing import Annotated

from fastapi import APIRouter, Header, Path, Query, Request
from starlette.responses import Response

from app.api.answers import answer, nothing
from app.api.bodies import ID_PATTERN, NewLine, ReadUpTo
from app.api.routes_games import Invite
from app.api.schema import sends
from app.play.submission import check_key
from app.store import chat
from app.talk.documents import Blocks, Chat, Said, Symbol
from app.talk.talk import MAX_LINE_NUMBER, people
from app.web.callers import caller_of, services_of, user_of
from app.web.needs import needs

router = APIRouter(prefix="/api", tags=["talk"])
TABLE = "/games/{game_id}/chat"
Line = Annotated[int, Path(ge=1, le=MAX_LINE_NUMBER, description="The number of a line.")]
UserId = Annotated[str, Path(pattern=ID_PATTERN, max_length=100, description="Somebody's id.")]
Key = Annotated[str | None, Header(alias="Idempotency-Key", description="The same key says a line once.")]
Before = Annotated[int, Query(ge=1, le=MAX_LINE_NUMBER, description="Lines before this one.")]


@router.get(TABLE, openapi_extra=sends(Chat))
@needs(scope="read", limit="reads", strangers=True)
async def look(request: Request, game_id: str, before: Before = MAX_LINE_NUMBER, invite: Invite = None) -> Response:
    """The last fifty lines that the caller may read. Players read what spectators say after the game only."""
    services, user = services_of(request), await caller_of(request)
    table = await services.tables.visible(game_id, user, invite)
    return answer(await services.talk.look(table, user, before))


@router.post(TABLE, status_code=201, openapi_extra=sends(Said, 201))
@needs(scope="play", limit="chat")
async def say(request: Request, game_id: str, body: NewLine, key: Key = None, invite: Invite = None) -> Response:
    """Say something at the table: a player to all, a spectator to spectators. `@name` mentions who sits there."""
    services, user = services_of(request), await user_of(request)
    check_key(key)
    table = await services.tables.visible(game_id, user, invite)
    return answer(Said(id=await services.talk.say(table, user, body.text, key)), 201)


@router.put(TABLE + "/read", status_code=204)
@needs(scope="play", limit="changes")
async def read(request: Request, game_id: str, body: ReadUpTo, invite: Invite = None) -> Response:
    """The caller has read up to a line; on all devices."""
    services, user = services_of(request), await user_of(request)
    await services.talk.read(await services.tables.visible(game_id, user, invite), user, body.line)
    return nothing()


@router.put(TABLE + "/{line}/reactions/{symbol}", status_code=204)
@needs(scope="play", limit="changes")
async def react(request: Request, game_id: str, line: Line, symbol: Symbol, invite: Invite = None) -> Response:
    """React to a line."""
    services, user = services_of(request), await user_of(request)
    await services.talk.react(await services.tables.visible(game_id, user, invite), user, line, symbol, on=True)
    return nothing()


@router.delete(TABLE + "/{line}/reactions/{symbol}", status_code=204)
@needs(scope="play", limit="changes")
async def unreact(request: Request, game_id: str, line: Line, symbol: Symbol, invite: Invite = None) -> Response:
    """Take a reaction back."""
    services, user = services_of(request), await user_of(request)
    await services.talk.react(await services.tables.visible(game_id, user, invite), user, line, symbol, on=False)
    return nothing()


@router.post(TABLE + "/{line}/mute", status_code=204)
@needs(scope="host", limit="changes")
async def mute(request: Request, game_id: str, line: Line) -> Response:
    """For the host: let the writer of a line say nothing more at this table."""
    services, user = services_of(request), await user_of(request)
    await services.talk.mute(await services.tables.visible(game_id, user), user, line)
    return nothing()


@router.delete(TABLE + "/muted/{user_id}", status_code=204)
@needs(scope="host", limit="changes")
async def unmute(request: Request, game_id: str, user_id: UserId) -> Response:
    """For the host: let somebody speak again."""
    services, user = services_of(request), await user_of(request)
    await services.talk.unmute(await services.tables.visible(game_id, user), user, user_id)
    return nothing()


@router.put(TABLE + "/closed", status_code=204)
@needs(scope="host", limit="changes")
async def close(request: Request, game_id: str) -> Response:
    """For the host: once the game is over, only those who sat there read what was said."""
    services, user = services_of(request), await user_of(request)
    await services.talk.close(await services.tables.visible(game_id, user), user, closed=True)
    return nothing()


@router.delete(TABLE + "/closed", status_code=204)
@needs(scope="host", limit="changes")
async def reopen(request: Request, game_id: str) -> Response:
    """For the host: let all read the talk who may see the table."""
    services, user = services_of(request), await user_of(request)
    await services.talk.close(await services.tables.visible(game_id, user), user, closed=False)
    return nothing()


@router.post(TABLE + "/{line}/block", status_code=204)
@needs(scope="play", limit="changes")
async def block(request: Request, game_id: str, line: Line, invite: Invite = None) -> Response:
    """Read nothing of the writer of a line any more, at any table. They are not told."""
    services, user = services_of(request), await user_of(request)
    await services.talk.block(await services.tables.visible(game_id, user, invite), user, line)
    return nothing()


@router.get("/users/me/blocks", openapi_extra=sends(Blocks))
@needs(scope="account", limit="reads")
async def blocks(request: Request) -> Response:
    """Whom the caller has blocked."""
    services, user = services_of(request), await user_of(request)
    return answer(Blocks(blocks=people(await chat.people_blocked(services.db, user.id))))


@router.delete("/users/me/blocks/{user_id}", status_code=204)
@needs(scope="account", limit="changes")
async def unblock(request: Request, user_id: UserId) -> Response:
    """Read somebody again."""
    services, user = services_of(request), await user_of(request)
    await chat.unblock(services.db, user.id, user_id)
    return nothing()
