"""People whom the caller has played with: invitations to tables, and reminders that it is somebody's turn."""

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from app.api.answers import answer, nothing
from app.api.bodies import ID_PATTERN, Invited, Nudged, ShownToFriends
from app.api.queries import OnlyGame
from app.api.schema import sends
from app.problems import NotFound
from app.talk.documents import Friends, Invitations, Shown
from app.web.callers import services_of, user_of
from app.web.needs import needs

router = APIRouter(prefix="/api", tags=["friends"])
Beside = Annotated[
    str | None, Query(pattern=ID_PATTERN, max_length=100, description="Only those who do not sit at this table.")
]
UserId = Annotated[str, Path(pattern=ID_PATTERN, max_length=100, description="Somebody's id.")]
Table = Annotated[str, Path(pattern=ID_PATTERN, max_length=100, description="A table's id.")]


@router.get("/users/me/friends", openapi_extra=sends(Friends))
@needs(scope="account", limit="reads", fails=(404,))
async def friends(request: Request, table: Beside = None, game: OnlyGame = None) -> Response:
    """With whom the caller has begun games, the latest first: whom they can invite with one click.
    With `game` all that is counted is of that game."""
    services, user = services_of(request), await user_of(request)
    beside = await services.tables.visible(table, user) if table is not None else None
    found = await services.friends.of(user, beside, game)
    return answer(
        Friends(
            friends=[
                {
                    "id": item.id,
                    "name": item.name,
                    "picture": item.picture,
                    "together": item.together,
                    "last": item.last,
                    "invited": item.invited,
                    "seen": item.seen,
                    "played": item.played,
                    "won": item.won,
                    "ahead": item.ahead,
                    "behind": item.behind,
                    "games": [
                        {
                            "game": counted.game,
                            "together": counted.together,
                            "played": counted.played,
                            "won": counted.won,
                            "ahead": counted.ahead,
                            "behind": counted.behind,
                        }
                        for counted in item.games
                    ],
                }
                for item in found
            ]
        )
    )


@router.put("/users/me/blocks/{user_id}", status_code=204)
@needs(scope="account", limit="changes")
async def block(request: Request, user_id: UserId) -> Response:
    """Read nothing of a friend any more, at any table; they are no friend then, and are not told."""
    services, user = services_of(request), await user_of(request)
    await services.friends.block(user, user_id)
    return nothing()


@router.get("/users/me/shows", openapi_extra=sends(Shown))
@needs(scope="account", limit="reads")
async def shows(request: Request) -> Response:
    """What the caller lets friends see."""
    services, user = services_of(request), await user_of(request)
    return answer(await services.friends.shows(user))


@router.put("/users/me/shows", openapi_extra=sends(Shown))
@needs(scope="account", limit="changes")
async def show(request: Request, body: ShownToFriends) -> Response:
    """Let friends see this, and no more; at once."""
    services, user = services_of(request), await user_of(request)
    shown = Shown(history=body.history, head_to_head=body.head_to_head, last_seen=body.last_seen)
    await services.friends.show(user, shown)
    return answer(shown)


@router.get("/users/me/invitations", openapi_extra=sends(Invitations))
@needs(scope="account", limit="reads")
async def invitations(request: Request) -> Response:
    """The tables to which the caller is invited, the latest first."""
    services, user = services_of(request), await user_of(request)
    return answer(
        Invitations(
            invitations=[
                {
                    "id": invitation.game_id,
                    "name": invitation.table_name,
                    "game": invitation.game,
                    "host": invitation.host,
                    "url": f"{services.settings.public_url}/t/{invitation.game_id}?invite={invitation.invite}",
                    "at": invitation.at,
                }
                for invitation in await services.friends.invitations(user)
            ]
        )
    )


@router.delete("/users/me/invitations/{table_id}", status_code=204)
@needs(scope="account", limit="changes")
async def decline(request: Request, table_id: Table) -> Response:
    """Forget an invitation. The host is not told, but the seat that a rematch keeps for the caller is free then."""
    services, user = services_of(request), await user_of(request)
    await services.friends.decline(user, table_id)
    with suppress(NotFound):  # It was cleared away meanwhile.
        await services.playing.lobbies.let_go(await services.tables.live.get(table_id), user)
    return nothing()


@router.post("/games/{game_id}/invitations", status_code=204)
@needs(scope="host", limit="calls")
async def invite(request: Request, game_id: str, body: Invited) -> Response:
    """For the host of a table that has not begun: invite a friend, who is told of it; once is enough."""
    services, user = services_of(request), await user_of(request)
    await services.friends.invite(await services.tables.visible(game_id, user), user, body.user)
    return nothing()


@router.post("/games/{game_id}/nudge", status_code=204)
@needs(scope="play", limit="calls")
async def nudge(request: Request, game_id: str, body: Nudged) -> Response:
    """Remind another player that it is their turn: at most once a day, no matter who does so."""
    services, user = services_of(request), await user_of(request)
    await services.friends.nudge(await services.tables.visible(game_id, user), user, body.seat)
    return nothing()
