"""A thread that may connect to nothing private, whatever library of others runs in it.

Python tells an audit hook of every connection just before it is made, with the address itself: redirects, and names
that stand for another address the second time, come by here as well.
"""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_address
from typing import Any

from app.notify.outgoing import is_everybodys


class Refused(OSError):
    """A connection into a private network was wanted."""


@dataclass
class Guard:
    """`refused`: the first address that was wanted and may not be; empty if there was none."""

    refused: str = ""


_here = threading.local()


@contextmanager
def guarded(*, private: bool) -> Iterator[Guard]:
    """Let this thread connect to public addresses alone until the end, unless `private` ones are allowed."""
    _install()
    guard = Guard()
    _here.guard = None if private else guard
    try:
        yield guard
    finally:
        _here.guard = None


@cache
def _install() -> None:
    sys.addaudithook(_hear)


def _hear(event: str, args: tuple[Any, ...]) -> None:
    if event != "socket.connect":
        return
    guard: Guard | None = getattr(_here, "guard", None)
    if guard is not None and not _may(args[1]):
        guard.refused = guard.refused or "it leads into a private network"
        raise Refused(guard.refused)


def _may(address: Any) -> bool:
    """Whether a socket may be connected to an address; sockets of files may not."""
    if not isinstance(address, tuple):
        return False
    try:
        return is_everybodys(ip_address(str(address[0]).partition("%")[0]))
    except ValueError:
        return False
