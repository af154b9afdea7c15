"""Passkeys: making them, signing in by them."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.accounts import documents
from app.accounts.passkeys import name_of
from app.api.answers import answer, nothing
from app.api.bodies import Deletion, PasskeyAnswer
from app.api.routes_sign_in import signed_in, with_new_token
from app.api.schema import sends
from app.web.callers import device, own_session, own_session_with, services_of, user_of
from app.web.needs import needs

router = APIRouter(prefix="/api/sign-in/passkey", tags=["users"])
own = APIRouter(prefix="/api/users/me", tags=["users"])


@router.post("/options", openapi_extra=sends(documents.PasskeyOptions))
@needs(scope=None, limit="sign-ins")
async def options(request: Request) -> Response:
    """What `navigator.credentials.get` needs, as JSON of the Web Authentication standard."""
    return answer(documents.PasskeyOptions(options=await services_of(request).passkeys.options()))


@router.post("", openapi_extra=sends(documents.CurrentUser))
@needs(scope=None, limit="sign-ins")
async def sign_in(request: Request, body: PasskeyAnswer) -> Response:
    """Sign in by what `navigator.credentials.get` gave."""
    return await signed_in(request, *await services_of(request).passkeys.sign_in(body.credential, device(request)))


@own.get("/passkeys", openapi_extra=sends(documents.Passkeys))
@needs(scope="account", limit="reads")
async def passkeys(request: Request) -> Response:
    """The caller's passkeys."""
    found = await services_of(request).passkeys.of(await user_of(request))
    listed: list[documents.OnePasskey] = [
        {"id": name_of(item), "name": item.name, "created": item.created} for item in found
    ]
    return answer(documents.Passkeys(passkeys=listed))


@own.post("/passkey-options", openapi_extra=sends(documents.PasskeyOptions))
@needs(scope="account", limit="changes")
async def new_options(request: Request, body: Deletion) -> Response:
    """What `navigator.credentials.create` needs, as JSON of the Web Authentication standard."""
    session = await own_session_with(request, body.current)
    asked = await services_of(request).passkeys.new_options(session, body.current)
    return answer(documents.PasskeyOptions(options=asked))


@own.post("/passkeys", status_code=204)
@needs(scope="account", limit="changes")
async def add(request: Request, body: PasskeyAnswer) -> Response:
    """Keep what `navigator.credentials.create` gave. A browser that asks gets a new token."""
    session = await own_session(request)
    await services_of(request).passkeys.add(session, body.credential, device(request))
    return await with_new_token(request, session, nothing())


@own.delete("/passkeys/{passkey_id}", status_code=204)
@needs(scope="account", limit="changes")
async def remove(request: Request, passkey_id: str) -> Response:
    """Forget a passkey: it signs nobody in any more. The caller has to have proved who they are, by a sign-in with a
    link or a passkey in the last twenty minutes or by `/api/users/me/proof`."""
    await services_of(request).passkeys.remove(await own_session(request), passkey_id)
    return nothing()
