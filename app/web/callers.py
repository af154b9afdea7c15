"""Who calls: by bearer token or session cookie, for requests and websockets alike."""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from app.accounts.devices import device_of
from app.problems import Forbidden, Unknown
from app.services import Services
from app.store.records import Session, User
from app.web.cookies import SentCookie, delete_cookie, delete_former_cookie, drop_cookie, renew_cookie, sent_cookie
from app.web.scopes import check_scope, check_scope_of

KNOWN = "regolith.session"
"""Where in the scope of a connection the session is kept once it is known."""


def services_of(connection: HTTPConnection) -> Services:
    """The services of the application that got this request."""
    found: Services = connection.app.state.services
    return found


async def session_of(connection: HTTPConnection) -> Session | None:
    """The session by which somebody calls; None without a token. Raises `Unknown` for an unknown token, `Forbidden`
    for one that is not for this: a caller is known in no other way. The header goes before the cookie.

    It is looked for once a connection: the guard has asked already where nobody without a token is answered.
    """
    if (known := known_session(connection)) is not None:
        return known
    accounts = services_of(connection).accounts
    token = _bearer(connection)
    session = await _by_cookie(connection) if token is None else await accounts.by_token(token)
    if session is not None:
        check_scope(session, connection)
        connection.scope[KNOWN] = session
    return session


def known_session(connection: HTTPConnection) -> Session | None:
    """The session by which somebody calls, if it has been looked for already. Never refuses, asks no database."""
    found: Session | None = connection.scope.get(KNOWN)
    return found


async def _by_cookie(connection: HTTPConnection) -> Session | None:
    """The session of the cookie that came along. An unknown token in a cookie of the former name is none: the cookie is
    another program's."""
    sent = _sent(connection)
    if sent is None:
        return None
    try:
        session = await services_of(connection).accounts.by_token(sent.token)
    except Unknown:
        if sent.is_former:
            return None
        raise
    renew_cookie(connection, sent, _public_url(connection))
    return session


async def check_scope_at(connection: HTTPConnection, host: str | None) -> None:
    """Raise `Forbidden` unless the session has the scope that the route has declared for the host of its table
    (`scope_of_host`), or for all others there. `host`: the id of the table's host.
    """
    session = await own_session(connection)
    check_scope_of(session, connection, is_host=session.user.id == host)


async def own_session(connection: HTTPConnection) -> Session:
    """The session by which somebody calls. Raises `Unknown` without a token, too."""
    found = await session_of(connection)
    if found is None:
        raise Unknown("no-token", "Say who you are: a bearer token or the session cookie is needed.")
    return found


async def own_session_with(connection: HTTPConnection, current: str | None) -> Session:
    """The session by which somebody calls who gives a password, or none: one counts as a try to sign in. Raises
    `Unknown` without a token, `TooMany`."""
    session = await own_session(connection)
    if current is not None:
        connection.app.state.limits.count_sign_in(session.user.id)
    return session


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
    """The user of the session cookie; None for a stranger, and for a cookie that is no longer valid.

    Such a cookie of this server is deleted by pages alone, which are loaded one after another: a request that is on its
    way while its browser gets another token would delete the new cookie.
    """
    try:
        return await caller_of(connection)
    except Forbidden:
        return None
    except Unknown:
        if is_by_own_cookie(connection):
            drop_cookie(connection, _public_url(connection))
        return None


def session_or_bearer(connection: HTTPConnection) -> str | None:
    """What may be a token, whatever it is worth: for counting callers. Never refuses."""
    token = _bearer(connection)
    if token is not None:
        return token
    sent = _sent(connection)
    return None if sent is None else sent.token


def has_session(connection: HTTPConnection) -> bool:
    """Whether a session cookie came along, be it one of the former name."""
    return _sent(connection) is not None


def has_bearer(connection: HTTPConnection) -> bool:
    """Whether a token came along in a header, as only programs send it."""
    return _bearer(connection) is not None


def is_by_cookie(connection: HTTPConnection) -> bool:
    """Whether the caller is known by a cookie, and not by a token that a program sends."""
    return not has_bearer(connection) and has_session(connection)


def is_by_own_cookie(connection: HTTPConnection) -> bool:
    """Whether the caller is known by a cookie that is this server's by its name."""
    sent = _sent(connection)
    return not has_bearer(connection) and sent is not None and not sent.is_former


def forget(connection: HTTPConnection, response: Response) -> None:
    """Let the browser forget the session that has just ended, by whatever name it sent it."""
    delete_cookie(response, _public_url(connection))
    sent = _sent(connection)
    if sent is not None and sent.is_former:
        delete_former_cookie(response, _public_url(connection))


def _bearer(connection: HTTPConnection) -> str | None:
    """The token of the Authorization header, whatever it is worth; None where the header is a proxy's that signs people
    in by itself. Such a proxy passes on a name and password, or a signed token, which has dots as ours never have."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    token = token.strip()
    return token if scheme.lower() == "bearer" and "." not in token else None


def _public_url(connection: HTTPConnection) -> str:
    return services_of(connection).settings.public_url


def _sent(connection: HTTPConnection) -> SentCookie | None:
    return sent_cookie(connection, _public_url(connection))
