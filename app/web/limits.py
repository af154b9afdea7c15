"""How much one caller may ask for: the whole policy, in one place. A request's route (`web/needs.py`) says as what it
is counted.

Generous for friends who share an address, and a bound for a stranger who asks without end. Counted by each process for
itself, in windows of a minute and an hour.
"""

import ipaddress
import time
from collections.abc import Callable
from functools import partial
from math import ceil

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection

from app.accounts.tokens import hashed
from app.mail.first_mails import FirstMail, mailbox_of
from app.problems import TooMany
from app.web.callers import session_or_bearer
from app.web.needs import Limit, needs_of

ALLOWANCES: dict[str, str] = {
    "newcomers": "30/minute; 200/hour",
    "tables": "30/minute; 200/hour",
    "changes": "900/minute",
    "chat": "30/minute; 400/hour",
    "calls": "20/minute; 100/hour",
    "advice": "20/minute; 300/hour",
    "copies": "30/minute; 300/hour",
    "pictures": "60/minute",
    "reads": "1800/minute",
    "sockets": "240/minute",
    "tests": "6/minute; 60/hour",
    "sign-ins": "20/minute; 100/hour",
    "sign-ins-of-one": "10/minute; 40/hour",
    "mails": "20/hour",
    "mails-to-one": "3/minute; 8/hour",
    "first-mails-of-one": "6/hour; 12/day",
    "first-mails-to-one": "3/hour; 6/day",
}
"""What is counted, and how much of it is allowed."""
BY_ADDRESS_AS_WELL = 4
"""How many callers at one address may each ask for all that is allowed to one."""
BY_CALLER: frozenset[Limit] = frozenset({"tables", "changes", "chat", "calls", "advice", "tests"})
"""What is counted by caller; all other requests are counted by address."""


class Limits:
    """Counts what is asked for."""

    def __init__(self, *, enabled: bool) -> None:
        self._enabled = enabled
        self._counter = FixedWindowRateLimiter(MemoryStorage())
        self._allowed = {name: parse_many(text) for name, text in ALLOWANCES.items()}

    def count(self, asked: HTTPConnection) -> None:
        """Count a request or a websocket as its route has declared. Raises `TooMany`, which says when to come again."""
        limit = needs_of(asked.scope).limit if self._enabled else None
        if limit is None:
            return
        token = session_or_bearer(asked) if limit in BY_CALLER else None
        self._hit(limit, "address", _address(asked), 1 if token is None else BY_ADDRESS_AS_WELL)
        if token is not None:
            self._hit(limit, "caller", hashed(token).hex(), 1)

    def count_sign_in(self, whom: str) -> None:
        """Count a try to sign in as somebody, whether they exist or not. Raises `TooMany`."""
        self._count_one("sign-ins-of-one", whom)

    def count_mail(self, asked: HTTPConnection, address: str) -> None:
        """Count a mail that somebody asks for, whether it is sent or not: by the caller's address and by that of the
        mail. Raises `TooMany`, and `Invalid` for what is no address."""
        mailbox = mailbox_of(address)
        if self._enabled:
            self._hit("mails", "address", _address(asked), 1)
        self._count_one("mails-to-one", mailbox)

    def first_mail(self, asked: HTTPConnection, sender: str, address: str) -> FirstMail:
        """The permit for a mail to an address that nobody has confirmed, counted as any mail and by its sender as well.
        Raises as `count_mail` does."""
        self._count_one("first-mails-of-one", sender)
        self.count_mail(asked, address)
        self._count_one("first-mails-to-one", mailbox_of(address))
        return FirstMail(address)

    def for_first_mail(self, asked: HTTPConnection, sender: str) -> Callable[[str], FirstMail]:
        """What gives a sender the permit for a first mail, once it is known to which address."""
        return partial(self.first_mail, asked, sender)

    def _count_one(self, name: str, key: str) -> None:
        if self._enabled:
            self._hit(name, "key", hashed(key).hex(), 1)

    def _hit(self, name: str, by: str, key: str, times: int) -> None:
        for item in self._allowed[name]:
            allowed = item if times == 1 else type(item)(item.amount * times, item.multiples)
            if not self._counter.hit(allowed, name, by, key):
                raise TooMany(self._seconds_left(allowed, name, by, key))

    def _seconds_left(self, item: RateLimitItem, *key: str) -> int:
        return max(1, ceil(self._counter.get_window_stats(item, *key).reset_time - time.time()))


def _address(asked: HTTPConnection) -> str:
    """The caller's address; of a modern one the part that a household has, the first 64 bits."""
    host = asked.client.host if asked.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ipaddress.ip_network((int(address), 64), strict=False).network_address)
    return host
