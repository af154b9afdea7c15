"""Signing in again, and the ways in which the caller can."""

import segno
from fastapi import APIRouter, Request
from starlette.responses import Response

from app.accounts import documents
from app.api.answers import answer, nothing
from app.api.bodies import AskLink, NewAddress, NewPassword, Proof, SignIn, UseSecret
from app.api.former_sessions import follow_session
from app.api.schema import sends
from app.mail.addresses import same_address
from app.problems import Forbidden, Unknown
from app.store.records import Session, User
from app.web.callers import device, is_by_cookie, own_session, own_session_with, services_of, session_of
from app.web.cookies import set_cookie
from app.web.needs import needs
from app.web.paths import own_path
from app.web.speaking import speaker_of

router = APIRouter(prefix="/api/sign-in", tags=["users"])
own = APIRouter(prefix="/api/users/me", tags=["users"])


@router.post("/password", openapi_extra=sends(documents.CurrentUser))
@needs(scope=None, limit="sign-ins")
async def with_password(request: Request, body: SignIn) -> Response:
    """Sign in with an address and a password. The answer is the same for whatever of them is wrong."""
    request.app.state.limits.count_sign_in(same_address(body.address))
    signing_in = services_of(request).signing_in
    return await signed_in(request, *await signing_in.with_password(body.address, body.password, device(request)))


@router.post("/link", status_code=204)
@needs(scope=None, limit="sign-ins")
async def ask_link(request: Request, body: AskLink) -> Response:
    """Ask for a link by mail. The answer is the same whether anybody has this address."""
    request.app.state.limits.count_mail(request, body.address)
    services_of(request).signing_in.send_link(body.address, own_path(body.next), speaker_of(request))
    return nothing()


@router.post("/link/use", openapi_extra=sends(documents.CurrentUser))
@needs(scope=None, limit="sign-ins")
async def use_link(request: Request, body: UseSecret) -> Response:
    """Sign in by the secret of a link from a mail, which is good once."""
    return await signed_in(request, *await services_of(request).signing_in.with_link(body.secret, device(request)))


@router.post("/code", openapi_extra=sends(documents.CurrentUser))
@needs(scope=None, limit="sign-ins")
async def use_code(request: Request, body: UseSecret) -> Response:
    """Sign in by the code that another device shows, which is good once."""
    return await signed_in(request, *await services_of(request).signing_in.with_code(body.secret, device(request)))


@router.post("/confirm", status_code=204)
@needs(scope=None, limit="sign-ins", fails=(409,))
async def confirm(request: Request, body: UseSecret) -> Response:
    """Confirm an address by the secret of the link that was sent there, which is good once. Signs nobody in. The
    browser that asked for the link gets a new token: the former one is no longer valid, wherever it is kept."""
    asked_by = await services_of(request).signing_in.confirm(body.secret)
    try:
        session = await session_of(request)
    except (Unknown, Forbidden):
        session = None
    if session is None or session.id != asked_by:
        return nothing()
    return await with_new_token(request, session, nothing())


@own.get("/credentials", openapi_extra=sends(documents.SignInMethods))
@needs(scope="account", limit="reads")
async def credentials(request: Request) -> Response:
    """How the caller can sign in again."""
    services = services_of(request)
    found = await services.signing_in.credentials_of((await own_session(request)).user)
    return answer(
        documents.SignInMethods(address=found.address, password=found.password is not None, mail=services.mailer.works)
    )


@own.post("/password", status_code=204)
@needs(scope="account", limit="sign-ins")
async def set_password(request: Request, body: NewPassword) -> Response:
    """Set or change the caller's password. All their other sessions end, and a browser that asks gets a new token."""
    session = await own_session_with(request, body.current)
    await services_of(request).signing_in.set_password(session, body.password, body.current)
    return await with_new_token(request, session, nothing())


@own.post("/address", status_code=204)
@needs(scope="account", limit="sign-ins")
async def set_address(request: Request, body: NewAddress) -> Response:
    """Send a link to an address, with which it becomes the caller's; not again while the last one is good. A browser
    that asks gets a new token."""
    session = await own_session_with(request, body.current)
    permit = request.app.state.limits.for_first_mail(request, session.user.id)
    await services_of(request).signing_in.set_address(session, body.address, body.current, permit, speaker_of(request))
    return await with_new_token(request, session, nothing())


@own.post("/proof", status_code=204)
@needs(scope="account", limit="sign-ins")
async def prove(request: Request, body: Proof) -> Response:
    """Prove who one is, by the password or by what `navigator.credentials.get` gave for the options of
    `/api/sign-in/passkey/options`. For twenty minutes this session may then change how one signs in."""
    session = await own_session_with(request, body.current)
    if body.credential is not None:
        await services_of(request).passkeys.prove(session, body.credential)
    else:
        await services_of(request).signing_in.prove(session, body.current or "")
    return await with_new_token(request, session, nothing())


@own.post("/device-code", status_code=201, openapi_extra=sends(documents.DeviceCode, 201))
@needs(scope="account", limit="changes")
async def device_code(request: Request) -> Response:
    """A code with which another device signs in as the caller: good once, for five minutes, and as a picture, too."""
    services = services_of(request)
    code = await services.signing_in.code_for(await own_session(request))
    url = f"{services.settings.public_url}/sign-in/code#{code}"
    picture = segno.make(url, error="m", micro=False).svg_data_uri(dark="#000", light="#fff", border=3, scale=6)
    return answer(documents.DeviceCode(code=f"{code[:4]}-{code[4:]}", url=url, picture=picture), 201)


async def signed_in(request: Request, user: User, token: str) -> Response:
    """Let the browser keep the new session; its former one ends if it was the same user's."""
    await follow_session(request, user, token)
    response = answer(documents.CurrentUser(user=user))
    set_cookie(response, token, services_of(request).settings.public_url)
    return response


async def with_new_token(request: Request, session: Session, response: Response) -> Response:
    """Let a browser go on by another token than before: the former one may have been planted in it, and what has just
    become the caller's must not reach the person who planted it. A program knows its token itself, and keeps it."""
    services = services_of(request)
    if is_by_cookie(request) and session.kind == "browser":
        set_cookie(response, await services.accounts.renew_token(session), services.settings.public_url)
    return response
