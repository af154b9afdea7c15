"""The session cookie: its name, how long it lives, and when a browser gets a new one.

Browsers share cookies among all ports of a host, so that its name holds the port of `PUBLIC_URL`. Over https only a
name with `__Host-` counts: any other could have been set by a neighbouring host for the whole domain.
"""

from collections.abc import Sequence
from http.cookies import SimpleCookie
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from app import clock
from app.hosts import DEFAULT_PORTS

COOKIE_SECONDS = 400 * 24 * 3600
RENEWED_AFTER_DAYS = 14
"""A browser that comes so many days after it got the cookie gets a new one: it lives on while somebody comes."""
FORMER_NAME = "session"
"""Its name in former versions, which other programs use as well; over https with `__Host-` before it."""
PENDING_KEY = "regolith.cookies"
"""Where in the scope of a request the cookies are collected that its answer sets whatever it is."""
_DAY = 24 * 3600


class SentCookie(Struct, frozen=True):
    """A session cookie that came along. `is_former`: by the former name, so that it may be another program's. `is_due`:
    it is to be set again."""

    token: str
    is_former: bool
    is_due: bool


def cookie_name(public_url: str) -> str:
    """The name of this server's cookie."""
    parts = urlsplit(public_url)
    port = parts.port or DEFAULT_PORTS.get(parts.scheme)
    name = "regolith" if port == DEFAULT_PORTS.get(parts.scheme) else f"regolith-{port}"
    return f"__Host-{name}" if _is_secure(public_url) else name


def sent_cookie(connection: HTTPConnection, public_url: str) -> SentCookie | None:
    """The session cookie that came along; that of former versions where there is no other."""
    value = connection.cookies.get(cookie_name(public_url))
    if value:
        token, _, day = value.partition(".")
        return SentCookie(token, is_former=False, is_due=_is_due(day))
    former = connection.cookies.get(_former_name(public_url))
    return SentCookie(former, is_former=True, is_due=True) if former else None


def set_cookie(response: Response, token: str, public_url: str) -> None:
    """Let the browser keep the token where no script can read it, with the day on which it got it."""
    value = f"{token}.{_today()}"
    secure = _is_secure(public_url)
    name = cookie_name(public_url)
    response.set_cookie(name, value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def delete_cookie(response: Response, public_url: str) -> None:
    """Let the browser forget this server's cookie."""
    _delete(response, cookie_name(public_url), public_url)


def delete_former_cookie(response: Response, public_url: str) -> None:
    """Let the browser forget the cookie of former versions: only for one that is known to be ours."""
    _delete(response, _former_name(public_url), public_url)


def renew_cookie(connection: HTTPConnection, sent: SentCookie, public_url: str) -> None:
    """Let the answer to this request renew a cookie that has proved good, if it is time."""
    if not sent.is_due:
        return
    carrier = Response()
    set_cookie(carrier, sent.token, public_url)
    if sent.is_former:
        delete_former_cookie(carrier, public_url)
    _leave_to_answer(connection, carrier)


def drop_cookie(connection: HTTPConnection, public_url: str) -> None:
    """Let the answer to this request delete this server's cookie, unless it sets it."""
    carrier = Response()
    delete_cookie(carrier, public_url)
    _leave_to_answer(connection, carrier)


def _leave_to_answer(connection: HTTPConnection, carrier: Response) -> None:
    pending: list[tuple[bytes, bytes]] | None = connection.scope.get(PENDING_KEY)
    if pending is not None:
        pending[:] = [pair for pair in carrier.raw_headers if pair[0] == b"set-cookie"]


def still_to_set(
    pending: Sequence[tuple[bytes, bytes]], headers: Sequence[tuple[bytes, bytes]]
) -> list[tuple[bytes, bytes]]:
    """The pending cookies of whose names the headers of an answer say nothing."""
    already_set = {_name_in(value) for name, value in headers if name.lower() == b"set-cookie"}
    return [(name, value) for name, value in pending if _name_in(value) not in already_set]


def _name_in(value: bytes) -> str:
    return next(iter(SimpleCookie(value.decode("latin-1"))), "")


def _is_secure(public_url: str) -> bool:
    return public_url.lower().startswith("https://")


def _former_name(public_url: str) -> str:
    return f"__Host-{FORMER_NAME}" if _is_secure(public_url) else FORMER_NAME


def _delete(response: Response, name: str, public_url: str) -> None:
    response.delete_cookie(name, httponly=True, samesite="lax", secure=_is_secure(public_url))


def _today() -> int:
    return int(clock.now().timestamp()) // _DAY


def _is_due(day: str) -> bool:
    """Whether a cookie of that day is to be set again, as is one that names none."""
    return not (day.isascii() and day.isdigit() and 0 <= _today() - int(day[:9]) < RENEWED_AFTER_DAYS)
