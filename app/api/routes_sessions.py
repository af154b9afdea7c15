"""Where the caller is signed in, and tokens for programs."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.accounts import documents
from app.accounts.documents import session_document
from app.api.answers import answer, nothing
from app.api.bodies import NewToken
from app.api.schema import sends
from app.web.callers import forget, own_session, services_of
from app.web.needs import needs

router = APIRouter(prefix="/api/users/me", tags=["users"])


@router.get("/sessions", openapi_extra=sends(documents.Sessions))
@needs(scope="account", limit="reads")
async def sessions(request: Request) -> Response:
    """Where the caller is signed in: browsers, and programs with tokens."""
    own = await own_session(request)
    found = await services_of(request).accounts.sessions_of(own.user)
    return answer(documents.Sessions(sessions=[session_document(session, own.id) for session in found]))


@router.delete("/sessions", status_code=204)
@needs(scope="account", limit="changes")
async def end_others(request: Request) -> Response:
    """Sign out everywhere else: browsers and programs. What they watch ends at once."""
    await services_of(request).accounts.end_others(await own_session(request))
    return nothing()


@router.delete("/sessions/{session_id}", status_code=204)
@needs(scope="account", limit="changes")
async def end(request: Request, session_id: str) -> Response:
    """Sign one browser out, or revoke one token. What it watches ends at once."""
    own = await own_session(request)
    await services_of(request).accounts.end(own.user, session_id)
    response = nothing()
    if session_id == own.id:
        forget(request, response)
    return response


@router.post("/tokens", status_code=201, openapi_extra=sends(documents.TokenMade, 201))
@needs(scope="account", limit="changes")
async def add_token(request: Request, body: NewToken) -> Response:
    """A token for a program of the caller's, shown this once. It may do what its scopes say: look (`read`), make moves
    and talk (`play`), open and run tables (`host`); never anything with the account itself."""
    own = await own_session(request)
    session, token = await services_of(request).accounts.add_token(own.user, body.name, body.scopes)
    return answer(documents.TokenMade(token=token, session=session_document(session, own.id)), 201)
