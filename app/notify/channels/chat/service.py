"""A place in a chat service: what an address of it is parsed into, and how a message gets there."""

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, ClassVar
from urllib.parse import urlencode

import msgspec
from msgspec import Struct, StructMeta

from app.notify.channels import AddressGone, TryLater
from app.notify.channels.chat.address import BadAddress, Parts, joined, taken_apart
from app.notify.channels.chat.markup import Escape, as_written, fitted
from app.notify.requests import BUSY_STATUSES, MAX_WAIT, Answer, Exchange, Request, host_and_port, origin_of

MAX_TARGETS = 5
"""How many rooms one address may name."""
MAX_TITLE_BYTES = 200
USER_AGENT = {"user-agent": "Regolith"}


class Message(Struct, frozen=True, kw_only=True):
    """What is said, in plain words, and the address where the page opens; `id` is the notice's."""

    id: int
    title: str
    text: str
    url: str


class AbstractStruct(StructMeta, ABCMeta):
    """The metaclass of structs with abstract methods."""


class ChatService(Struct, frozen=True, kw_only=True, metaclass=AbstractStruct):
    """A place where messages go. Each service has a class of it, with a closed set of fields, which says at least how
    to `parse` an address, its `url` and the `requests` of a message.

    `url` is where requests go to. `SCHEMES`: how its addresses begin; `OPTIONS`: the options that they may have;
    `GONE`: the answers that say that nobody is reached there any more. `CLOUD`: where those are who run no server of
    their own, if others do.
    """

    SERVICE: ClassVar[str]
    SCHEMES: ClassVar[tuple[str, ...]]
    OPTIONS: ClassVar[frozenset[str]] = frozenset()
    GONE: ClassVar[frozenset[int]] = frozenset({404, 410})
    MAX_BYTES: ClassVar[int]
    ESCAPE: ClassVar[Escape] = as_written
    IS_SELF_HOSTED: ClassVar[bool] = False
    CLOUD: ClassVar[str] = ""

    @classmethod
    @abstractmethod
    def parse(cls, parts: Parts) -> "ChatService":
        """The place of an address that begins with one of `SCHEMES`. Raises `BadAddress`."""

    @classmethod
    def from_web_address(cls, parts: Parts) -> "ChatService | None":
        """The place of a web address as the service itself shows it; None for one of something else."""
        return None

    @classmethod
    def read(cls, address: str) -> Parts:
        """The parts of an address; services whose addresses are no URLs have their own way."""
        return taken_apart(address)

    @property
    @abstractmethod
    def url(self) -> str:
        """Where requests go to."""

    @property
    def own_host(self) -> str | None:
        """The host that the address itself names; None where the service says which it is."""
        host = origin_of(self.url)[1]
        is_at_cloud = bool(self.CLOUD) and f".{host}".endswith(f".{self.CLOUD}")
        return host if self.IS_SELF_HOSTED and not is_at_cloud else None

    @property
    def shown(self) -> str:
        """The place without its secrets."""
        return f"{self.SCHEMES[0]}://{host_and_port(self.url) if self.IS_SELF_HOSTED else '…'}"

    @abstractmethod
    def requests(self, message: Message) -> Sequence[Request]:
        """The requests that bring a message to each of its rooms."""

    def problem(self, answer: Answer) -> Exception | None:
        """What an answer means: None for taken, else `AddressGone` or `TryLater`."""
        if answer.status in self.GONE:
            return AddressGone(str(answer.status))
        if 200 <= answer.status < 300:
            return None
        return TryLater(f"{self.SERVICE}: {answer.status}", answer.after if answer.status in BUSY_STATUSES else None)

    async def deliver(self, exchange: Exchange, message: Message) -> None:
        """Bring a message there. Raises what the last room's answer means if none has taken it."""
        problem: Exception | None = None
        taken = False
        for request in self.requests(message):
            found = self.problem(await exchange.send(request))
            taken, problem = taken or found is None, found or problem
            if isinstance(found, TryLater) and found.after is not None:
                break
        if problem is not None and not taken:
            raise problem

    def title_of(self, message: Message) -> str:
        """The title, as it may stand in this service."""
        return fitted(message.title, MAX_TITLE_BYTES, type(self).ESCAPE)

    def text_of(self, message: Message, head: str = "") -> str:
        """A heading, the words and the address, as they may stand in this service."""
        foot = f"\n{message.url}"
        room = self.MAX_BYTES - len((head + foot).encode()) - 8
        return head + fitted(message.text, room, type(self).ESCAPE) + foot


def as_json(url: str, said: Any, headers: dict[str, str] | None = None, method: str = "POST") -> Request:
    """A request that says something as JSON."""
    given = {"content-type": "application/json", **USER_AGENT, **(headers or {})}
    return Request(method=method, url=url, headers=given, body=msgspec.json.encode(said))


def as_form(url: str, said: dict[str, str], headers: dict[str, str] | None = None) -> Request:
    """A request that says something as a form."""
    given = {"content-type": "application/x-www-form-urlencoded", **USER_AGENT, **(headers or {})}
    return Request(url=url, headers=given, body=urlencode(said).encode())


def said_by(answer: Answer) -> dict[str, Any]:
    """The JSON object that a service answered; an empty one if it is none."""
    try:
        said = msgspec.json.decode(answer.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}
    return said if isinstance(said, dict) else {}


def seconds(said: Any) -> timedelta | None:
    """How long a service asks to wait, if it says so as a number."""
    if not isinstance(said, int | float) or isinstance(said, bool) or not said >= 0:
        return None
    return timedelta(seconds=min(said, MAX_WAIT.total_seconds()))


def few(targets: Sequence[str]) -> tuple[str, ...]:
    """The rooms of an address. Raises `BadAddress` for none or too many."""
    if not 0 < len(targets) <= MAX_TARGETS:
        raise BadAddress(f"one room is needed, and {MAX_TARGETS} at most")
    return tuple(dict.fromkeys(targets))


def prefix(parts: Parts, path: Sequence[str], plain: str) -> str:
    """The web address of a self-hosted service; `plain` is its scheme without encryption."""
    origin = parts.origin("http" if parts.scheme == plain else "https")
    return origin + joined(*path)
