"""Guests."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.api.answers import answer
from app.api.bodies import NewUser
from app.api.schema import sends
from app.play import shapes
from app.web.callers import remember, services, user_of

router = APIRouter(prefix="/api", tags=["users"])


@router.post("/users", status_code=201, openapi_extra=sends(shapes.NewcomerWithToken, 201))
async def add_user(request: Request, body: NewUser) -> Response:
    """Become a guest with a name. The token is shown this once; browsers keep it in a cookie."""
    here = services(request)
    user, token = await here.accounts.add_guest(body.name)
    response = answer(shapes.NewcomerWithToken(user=user, token=token), 201)
    remember(response, token, here.settings.public_url)
    return response


@router.get("/users/me", openapi_extra=sends(shapes.Whom))
async def me(request: Request) -> Response:
    """Who the caller is."""
    return answer(shapes.Whom(user=await user_of(request)))
