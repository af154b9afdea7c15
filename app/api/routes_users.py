"""Guests."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.api.answers import answer, nothing
from app.api.bodies import NewUser
from app.api.schema import sends
from app.play import shapes
from app.web.callers import device, forget, own_session, remember, services, user_of

router = APIRouter(prefix="/api", tags=["users"])


@router.post("/users", status_code=201, openapi_extra=sends(shapes.NewcomerWithToken, 201))
async def add_user(request: Request, body: NewUser) -> Response:
    """Become a guest with a name. The token is shown this once; browsers keep it in a cookie."""
    here = services(request)
    user, token = await here.accounts.add_guest(body.name, device(request))
    response = answer(shapes.NewcomerWithToken(user=user, token=token), 201)
    remember(response, token, here.settings.public_url)
    return response


@router.post("/users/me/token", status_code=201, openapi_extra=sends(shapes.NewcomerWithToken, 201))
async def renew_token(request: Request) -> Response:
    """A new token for the caller's session. The former one is good no more, wherever it is kept, and what it watches
    ends."""
    here = services(request)
    session = await own_session(request)
    token = await here.accounts.renew_token(session)
    response = answer(shapes.NewcomerWithToken(user=session.user, token=token), 201)
    remember(response, token, here.settings.public_url)
    return response


@router.delete("/users/me/token", status_code=204)
async def sign_out(request: Request) -> Response:
    """Sign out: the caller's token is good no more. Seats stay taken; the host can give a new link to each."""
    session = await own_session(request)
    await services(request).accounts.end(session.user, session.id)
    response = nothing()
    forget(response)
    return response


@router.get("/users/me", openapi_extra=sends(shapes.Whom))
async def me(request: Request) -> Response:
    """Who the caller is."""
    return answer(shapes.Whom(user=await user_of(request)))
