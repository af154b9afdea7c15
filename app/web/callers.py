"""Who calls: by bearer token or session cookie, for requests and websockets alike."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from app.accounts.devices import device_of
from app.problems import Forbidden, Unknown
from app.services import Services
from app.store.records import Session, User
from app.web.scopes import check_scope

COOKIE = "session"
HOST_COOKIE = "__Host-session"
"""Its name where the server is reached by https: a browser takes it from this very host alone."""
COOKIE_SECONDS = 400 * 24 * 3600


def services(connection: HTTPConnection) -> Services:
    """The services of the application that got this request."""
    found: Services = connection.app.state.services
    return found


async def session_of(connection: HTTPConnection) -> Session | None:
    """The session by which somebody calls; None without a token. Raises `Unknown` for an unknown token, `Forbidden` for
    one that is not for this: whoever calls is known in no other way.
    """
    token = token_of(connection)
    if token is None:
        return None
    session = await services(connection).accounts.by_token(token)
    check_scope(session, connection)
    return session


async def own_session(connection: HTTPConnection) -> Session:
    """The session by which somebody calls. Raises `Unknown` without a token, too."""
    found = await session_of(connection)
    if found is None:
        raise Unknown("no-token", "Say who you are: a bearer token or the session cookie is needed.")
    return found


async def caller_of(connection: HTTPConnection) -> User | None:
    """The caller; None without a token. Raises `Unknown`, `Forbidden`."""
    session = await session_of(connection)
    return None if session is None else session.user


async def user_of(connection: HTTPConnection) -> User:
    """The caller. Raises `Unknown` without a token, too."""
    return (await own_session(connection)).user


def device(connection: HTTPConnection) -> str:
    """What the caller's browser runs on, as far as it says so."""
    return device_of(connection.headers.get("user-agent", ""))


async def viewer(connection: HTTPConnection) -> User | None:
    """The user of the session cookie; None for a stranger, and for a cookie that is good no more."""
    try:
        return await caller_of(connection)
    except (Unknown, Forbidden):
        return None


def session_or_bearer(connection: HTTPConnection) -> str | None:
    """What may be a token, whatever it is worth: for counting callers. Never refuses."""
    header = connection.headers.get("authorization")
    return _session(connection) if header is None else header.rpartition(" ")[2]


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came along. The header goes before the cookie."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise Unknown("bad-token", "The Authorization header must be: Bearer <token>.")
        return token.strip()
    return _session(connection)


def has_session(connection: HTTPConnection) -> bool:
    """Whether a session cookie came along."""
    return _session(connection) is not None


def _session(connection: HTTPConnection) -> str | None:
    """The token in the cookie; in that of former versions, where there is no other."""
    return connection.cookies.get(HOST_COOKIE) or connection.cookies.get(COOKIE) or None


def remember(response: Response, token: str, public_url: str) -> None:
    """Let the browser keep the token where no script can read it."""
    secure = public_url.startswith("https://")
    name = HOST_COOKIE if secure else COOKIE
    response.set_cookie(name, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def forget(response: Response) -> None:
    """Let the browser forget the token, whatever the cookie is called."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    response.delete_cookie(HOST_COOKIE, httponly=True, samesite="lax", secure=True)
