"""Proof of origin: what a browser sends by itself counts only when a page of this server asked for it.

Cookies are kept by host and not by port, and websockets know no same-origin policy: without a proof another page on
this host could act for the user who is signed in here. A bearer token is sent by nobody's browser; it needs no proof.
Names and passwords that a proxy asks for are sent by browsers to any page that asks, and prove nothing.
"""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from app.hosts import canonical_origin
from app.problems import Forbidden, NotJson
from app.web.callers import has_bearer, has_session
from app.web.needs import needs_of

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def check_origin(connection: HTTPConnection, public_url: str) -> None:
    """Raise `Forbidden` unless a page of this server asks, or a program: that brings its own token, or neither a
    session cookie nor any word of a browser.
    """
    headers = connection.headers
    if has_bearer(connection):
        return
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin is not None:
        ours = _is_ours(origin, headers.get("host", ""), public_url)
    else:
        ours = site == "same-origin" or (site is None and not has_session(connection))
    if not ours:
        raise Forbidden(
            "foreign-origin", "This was not asked for by a page of this server: Origin is missing or foreign."
        )


def check_json(connection: HTTPConnection) -> None:
    """Raise `NotJson` for a body that does not call itself JSON, unless the route takes forms: those of other pages can
    send nothing else."""
    headers = connection.headers
    if needs_of(connection.scope).forms:
        return
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson("not-json", "A body is JSON and says so: Content-Type: application/json.")


def _is_ours(origin: str, host: str, public_url: str) -> bool:
    """Whether a page of this origin came from the host that is asked, or from the public address."""
    asking, public = _canonical(origin), canonical_origin(public_url)
    if asking is None:
        return False
    if asking == public:
        return True
    is_public_host = _canonical(f"{urlsplit(public).scheme}://{host}") == public
    return not is_public_host and asking == _canonical(f"{urlsplit(asking).scheme}://{host}")


def _canonical(address: str) -> str | None:
    """An origin as a browser writes it; None for what is none ("null", the origin of a page without one)."""
    try:
        return canonical_origin(address)
    except ValueError:
        return None
