"""Where a server listens, whom it trusts as its proxy, and what it is called: the settings that are addresses.

Each is checked before anything starts; what is wrong is said in a few words, which follow the variable's name.
"""

import errno
import ipaddress
import os
import re
import socket
from urllib.parse import urlsplit

LABEL = r"[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
HOST_NAME = re.compile(rf"{LABEL}(?:\.{LABEL})*\.?")


class CannotListen(Exception):
    """Nothing can listen where it should; the message names the variable and says why, in one line."""


def read_host(host: str) -> str:
    """An address or a name to listen on, without brackets around IPv6. Raises ValueError."""
    bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    if is_ipv6(bare) or (bare == host and _is_host_name(host)):
        return bare
    raise ValueError("an address such as 0.0.0.0 or ::1, or a name of this machine, is needed (the port is PORT)")


def url_of(host: str, port: int) -> str:
    """The address at which a browser of this machine, or of its network, finds who listens there."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return f"http://{host}:{port}"
    if str(address) in {"127.0.0.1", "::1"} or address.is_unspecified or "%" in host:
        return f"http://localhost:{port}"
    return f"http://[{address}]:{port}" if address.version == 6 else f"http://{address}:{port}"


def read_public_url(url: str) -> str:
    """The address of the site as people type it: scheme, host and port, nothing after them. Raises ValueError."""
    if re.search(r"[\s\x00-\x1f\x7f\\]", url):
        raise ValueError("there is a blank, a control character or a backslash in it")
    if not re.match(r"https?://", url, re.IGNORECASE):
        raise ValueError("an address that begins with http:// or https:// is needed")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ValueError("its host or port cannot be: a port is a number from 1 to 65535") from None
    if "@" in parts.netloc:
        raise ValueError("it holds a user, which no address of a site does")
    if parts.path.strip("/") or "?" in url or "#" in url:
        raise ValueError("the server answers at the root of its address: leave out what stands behind host and port")
    if port == 0 or parts.netloc.endswith(":"):
        raise ValueError("its host or port cannot be: a port is a number from 1 to 65535")
    if not _can_be_visited(parts.hostname or "", bracketed="[" in parts.netloc):
        raise ValueError("its host is not valid: a name, an IPv4 address, or an IPv6 address in brackets is needed")
    return f"{parts.scheme}://{parts.netloc}"


def read_proxies(value: str) -> str:
    """Addresses and networks of proxies with commas between, or `*`. Raises ValueError for what is neither."""
    proxies = [part.strip() for part in value.split(",")]
    if proxies == ["*"]:
        return "*"
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise ValueError(
                "addresses such as 127.0.0.1, networks such as 10.89.0.0/24, with commas between, or * are needed"
            ) from None
    return ",".join(proxies)


def bound_sockets(host: str, port: int) -> list[socket.socket]:
    """Sockets that are bound to all addresses of `host`, and do not listen yet. Raises CannotListen."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotListen(f"HOST: {host} is neither an address nor a name that this machine can resolve") from None
    bound: list[socket.socket] = []
    problem: CannotListen | None = None
    for family, _, _, _, address in dict.fromkeys(found):
        try:
            bound.append(_bound(family, address))
        except OSError as error:
            problem = _in_words(error, host, port)
            if error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                # A name may have an address that this machine has not; any other trouble counts for all.
                break
    else:
        problem = None if bound else problem
    if problem is not None:
        for item in bound:
            item.close()
        raise problem
    return bound


def _bound(family: int, address: tuple[object, ...]) -> socket.socket:
    # Where no protocol is named, asyncio leaves Nagle's algorithm on, and each answer waits for a delayed ACK (40 ms).
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


def _in_words(error: OSError, host: str, port: int) -> CannotListen:
    match error.errno:
        case errno.EADDRINUSE:
            return CannotListen(f"PORT: {port} is in use already at {host}")
        case errno.EACCES | errno.EPERM:
            return CannotListen(f"PORT: {port} may be listened on by root alone; take one from 1024 on")
        case errno.EADDRNOTAVAIL | errno.EAFNOSUPPORT:
            return CannotListen(f"HOST: {host} is not an address of this machine")
    return CannotListen(f"HOST: {host} cannot be listened on ({os.strerror(error.errno or 0)})")


def is_ipv6(host: str) -> bool:
    """Whether it is an IPv6 address, spelled in any way, without brackets."""
    try:
        ipaddress.IPv6Address(host)
    except ValueError:
        return False
    return True


def _is_host_name(host: str) -> bool:
    """Whether it can be a name or an IPv4 address."""
    return len(host) <= 253 and HOST_NAME.fullmatch(host) is not None


def _can_be_visited(host: str, *, bracketed: bool) -> bool:
    if bracketed:
        return is_ipv6(host) and "%" not in host
    try:
        return _is_host_name(host.encode("idna").decode() if not host.isascii() else host)
    except UnicodeError:
        return False
