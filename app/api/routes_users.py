"""Guests."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.accounts import documents
from app.accounts.own_settings import OwnSettings
from app.api.answers import answer, nothing
from app.api.bodies import ChangedSettings, Deletion, NewPicture, NewUser
from app.api.former_sessions import follow_session
from app.api.own_data import OwnData, own_data
from app.api.schema import sends
from app.web.callers import device, forget, own_session, own_session_with, services_of, user_of
from app.web.cookies import set_cookie
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(prefix="/api", tags=["users"])


@router.post("/users", status_code=201, openapi_extra=sends(documents.NewcomerWithToken, 201))
@needs(scope=None, limit="newcomers")
async def add_user(request: Request, body: NewUser) -> Response:
    """Become a guest with a name. The token is shown this once; browsers keep it in a cookie. What somebody else was
    told in the browser ends."""
    services = services_of(request)
    user, token = await services.accounts.add_guest(body.name, device(request))
    await follow_session(request, user, token)
    response = answer(documents.NewcomerWithToken(user=user, token=token), 201)
    set_cookie(response, token, services.settings.public_url)
    return response


@router.post("/users/me/token", status_code=201, openapi_extra=sends(documents.NewcomerWithToken, 201))
@needs(scope="account", limit="changes")
async def renew_token(request: Request) -> Response:
    """A new token for the caller's session. The former one is no longer valid, wherever it is kept, and what it watches
    ends."""
    services = services_of(request)
    session = await own_session(request)
    token = await services.accounts.renew_token(session)
    response = answer(documents.NewcomerWithToken(user=session.user, token=token), 201)
    set_cookie(response, token, services.settings.public_url)
    return response


@router.delete("/users/me/token", status_code=204)
@needs(scope="account", limit="changes")
async def sign_out(request: Request) -> Response:
    """Sign out: the caller's token is no longer valid. Seats stay taken; the host can give a new link to each."""
    session = await own_session(request)
    await services_of(request).accounts.end(session.user, session.id)
    response = nothing()
    forget(request, response)
    return response


@router.get("/users/me", openapi_extra=sends(documents.CurrentUser))
@needs(scope="read", limit="reads")
async def me(request: Request) -> Response:
    """Who the caller is."""
    return answer(documents.CurrentUser(user=await user_of(request)))


@router.post("/users/me/name", openapi_extra=sends(documents.CurrentUser))
@needs(scope="account", limit="changes")
async def rename(request: Request, body: NewUser) -> Response:
    """Bear another name, at tables that are not over as well: with a number after it where another has it already."""
    services = services_of(request)
    user = await services.accounts.rename(await user_of(request), body.name)
    await services.playing.people.rename_at_tables(user)
    return answer(documents.CurrentUser(user=user))


# Clients are generated from the document: its operation keeps its name there.
@router.put(
    "/users/me/picture", operation_id="draw_api_users_me_picture_put", openapi_extra=sends(documents.CurrentUser)
)
@needs(scope="account", limit="changes")
async def change_picture(request: Request, body: NewPicture) -> Response:
    """Go by another picture, at all tables."""
    services = services_of(request)
    user = await services.accounts.set_picture(await user_of(request), body.picture)
    await services.playing.people.rename_at_tables(user)
    return answer(documents.CurrentUser(user=user))


@router.get("/users/me/settings", openapi_extra=sends(OwnSettings))
@needs(scope="account", limit="reads")
async def settings(request: Request) -> Response:
    """What the caller has chosen for themselves, on whatever device: only what they have chosen."""
    return answer(await services_of(request).accounts.settings_of(await user_of(request)))


@router.patch("/users/me/settings", openapi_extra=sends(OwnSettings))
@needs(scope="account", limit="changes")
async def change_settings(request: Request, body: ChangedSettings) -> Response:
    """Choose for oneself, on all devices: what the body does not name stays. Pages have it when they are loaded next.
    Answers with all that the caller has chosen."""
    services, user = services_of(request), await user_of(request)
    return answer(await services.accounts.change_settings(user, body.chosen()))


@router.get("/users/me/export", openapi_extra=sends(OwnData))
@needs(scope="account", limit="copies")
async def export(request: Request) -> Response:
    """All that this server keeps of the caller, as one document."""
    own = await own_session(request)
    named = {"Content-Disposition": 'attachment; filename="regolith.json"'}
    return answer(await own_data(services_of(request), own, speaker_of(request)), headers=named)


@router.post("/users/me/deletion", status_code=204)
@needs(scope="account", limit="changes")
async def delete(request: Request, body: Deletion) -> Response:
    """Delete the caller's account: name, address, sessions, tokens, notices. Their seats stay, as those of somebody who
    has departed; games stay whole, and their logs as they are."""
    services = services_of(request)
    session = await own_session_with(request, body.current)
    await services.signing_in.check_proved(session, body.current)
    await services.playing.people.depart(session.user.id)
    await services.accounts.delete(session.user)
    # A seat that they took meanwhile: from now on taking one fails, as they are here no more.
    await services.playing.people.depart(session.user.id)
    response = nothing()
    forget(request, response)
    return response
