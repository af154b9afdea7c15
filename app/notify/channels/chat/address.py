"""Addresses of chat services, taken apart: `scheme://user:password@host:port/path?options`."""

import re
from collections.abc import Mapping
from urllib.parse import parse_qsl, quote, unquote

from msgspec import Struct

MAX_ADDRESS = 2_000
_PARTS = re.compile(
    r"(?P<scheme>[a-z][a-z0-9]*)://"
    r"(?:(?P<userinfo>[^@/?]*)@)?"
    r"(?P<host>\[[0-9a-f:.]*\]|[^@/?:\[\]]*)"
    r"(?::(?P<port>[^@/?]*))?"
    r"(?P<path>/[^?]*)?"
    r"(?:\?(?P<options>.*))?",
    re.I,
)
_HOST = re.compile(r"(?=.{1,253}$)[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*\.?", re.I)
_IPV6 = re.compile(r"\[[0-9a-f:.]+\]", re.I)
MAX_PORT = 65_535


class BadAddress(Exception):
    """This is no address of the service. It says why, in the server's own words."""


class Parts(Struct, frozen=True, kw_only=True):
    """An address taken apart. What was written with `%` is decoded, and no part bears a control character; the host is
    in the case in which it was written, since services put tokens there. `path`: what stands between slashes."""

    scheme: str
    user: str
    password: str
    host: str
    port: int | None
    path: tuple[str, ...]
    options: Mapping[str, str]

    def origin(self, scheme: str) -> str:
        """`https://host:port` of a service that people run themselves. Raises `BadAddress` for no host."""
        if not (_HOST.fullmatch(self.host) or _IPV6.fullmatch(self.host)):
            raise BadAddress("the host is missing")
        return f"{scheme}://{self.host.lower()}" + (f":{self.port}" if self.port else "")


def taken_apart(address: str) -> Parts:
    """The parts of an address. Raises `BadAddress`."""
    found = _PARTS.fullmatch(address)
    if found is None or len(address) > MAX_ADDRESS or not address.isprintable():
        raise BadAddress("that is not an address")
    user, _, password = (found["userinfo"] or "").partition(":")
    parts = Parts(
        scheme=found["scheme"].lower(),
        user=unquote(user),
        password=unquote(password),
        host=unquote(found["host"]),
        port=_port(found["port"]),
        path=tuple(unquote(part) for part in (found["path"] or "").split("/") if part),
        options=dict(parse_qsl(found["options"] or "", keep_blank_values=True)),
    )
    written = [parts.user, parts.password, parts.host, *parts.path, *parts.options, *parts.options.values()]
    if not all(part.isprintable() for part in written):
        raise BadAddress("that is not an address")
    return parts


def matched(pattern: str, text: str | None, what: str) -> str:
    """A field of an address, if it looks as it has to. Raises `BadAddress`."""
    if text is None or not re.fullmatch(pattern, text):
        raise BadAddress(f"{what} is missing, or not one")
    return text


def joined(*segments: str) -> str:
    """Segments as the path of an address: none of them can end another's, or lead up. Raises `BadAddress`."""
    if any(segment in ("", ".", "..") for segment in segments):
        raise BadAddress("a part of the path is missing")
    return "".join(f"/{quote(segment, safe='')}" for segment in segments)


def _port(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and 0 < int(text[:6]) <= MAX_PORT):
        raise BadAddress("the port is not a number from 1 to 65535")
    return int(text[:6])
