"""Playing on from a position of a finished game, at the caller's own table against robots."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.api.answers import answer
from app.api.bodies import NewBranch
from app.api.routes_games import Invite, Key, table_for
from app.api.schema import sends
from app.play import documents
from app.play.branching import BranchWish, takeable
from app.play.robots import offered_robots
from app.web.callers import caller_of, services_of, user_of
from app.web.needs import needs
from app.web.speaking import VARIES, Language, speaker_of

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("/{game_id}/branches", openapi_extra=sends(documents.Branching))
@needs(scope="read", limit="reads", strangers=True, fails=(409,))
async def branching(request: Request, game_id: str, invite: Invite = None, language: Language = None) -> Response:
    """How the game of this table can be played on: the seats that somebody can take, and the levels of robots for all
    others, said in `language`, else in the one that the caller has chosen, else in the best that `Accept-Language`
    names. Only once it is over."""
    services = services_of(request)
    table = await services.playing.branches.finished(game_id, await caller_of(request), invite)
    speaker = speaker_of(request, language).of(table.row.game)
    robots = offered_robots(speaker, services.games.robots(table.row.game))
    headers = {"Content-Language": speaker.language, "Vary": VARIES}
    return answer(documents.Branching(seats=takeable(table.row), robots=robots), headers=headers)


@router.post("/{game_id}/branches", status_code=201, openapi_extra=sends(documents.Table, 201))
@needs(scope="host", limit="tables")
async def branch(request: Request, game_id: str, body: NewBranch, idempotency_key: Key = None) -> Response:
    """Branch a table off a finished game that the caller may see: a private one of their own, which begins with the
    position behind entry `seq`. They take `seat`, robots play on all others, an automa plays on. What `seat` could
    not know then is drawn again. Such a table counts in no results. A game that is not over cannot be branched off, as
    its hidden things would be shown."""
    services, user = services_of(request), await user_of(request)
    wish = BranchWish(seq=body.seq, seat=body.seat, level=body.named_level)
    table = await services.playing.branches.open(game_id, user, wish, body.invite, idempotency_key)
    return answer(await table_for(services, table, user), 201, {"Location": f"/api/games/{table.id}"})
