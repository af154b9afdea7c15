"""Ways to reach somebody. A channel is one file here; `app/services.py` says which a server has.

A channel gets a letter, which is the same for all of them, and hands it over once. Waiting, trying again, quiet hours
and switching a channel off are the worker's business.
"""

from datetime import timedelta
from typing import Protocol

from msgspec import Struct

from app.messages.speaker import Speaker
from app.play.notice_causes import NoticeKind


class Letter(Struct, frozen=True, kw_only=True):
    """What is sent: a title, paragraphs in plain words, and the place where the page opens at the question, with the
    words of the link that leads there.

    `tag` is the same for all notices of a table, which belong together. `stop_url` ends notices to this channel
    without signing in. `kind` is "test" for what somebody sends to themselves. `since` and `picture` (a PNG): what has
    happened since its receiver last saw the table, and how that looks to them; for channels that have room. `waiting`:
    at how many tables it is their turn; for channels that show it. `speaker`: who says it, for words that a channel
    adds and for the language that it names. `channel` and `table` are ids.
    """

    id: int
    channel: str
    table: str | None = None
    kind: NoticeKind | str
    title: str
    paragraphs: tuple[str, ...]
    url: str
    link: str
    tag: str
    speaker: Speaker
    stop_url: str
    settings_url: str
    since: tuple[str, ...] = ()
    picture: bytes | None = None
    waiting: int | None = None


class AddressGone(Exception):
    """Nobody is reached there any more: the channel is switched off, and its owner is told why."""


class TryLater(Exception):
    """It was not taken this time. `after`: how long to wait at least, if the service has said so. `tried`: whether
    anything was sent; what was not does not count as one of the notice's tries."""

    def __init__(self, why: str, after: timedelta | None = None, *, tried: bool = True) -> None:
        super().__init__(why)
        self.after = after
        self.tried = tried


class Channel(Protocol):
    """One way to reach people."""

    name: str

    async def check(self, address: str) -> str:
        """The address in one form. Raises `Invalid` for what is none, or none that we may send to."""

    def host(self, address: str) -> str:
        """The host and port that a letter to this address goes to: what is sent there shares places in the worker."""

    async def send(self, letter: Letter, address: str) -> None:
        """Hand a letter over. Raises `AddressGone`, `TryLater`."""
