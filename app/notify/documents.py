"""The shapes of what is sent of channels and notices."""

from collections.abc import Sequence
from typing import TypedDict

from app.play.documents import Time
from app.store.notices import State


class ChannelSeen(TypedDict):
    """A way to be told of things, as its owner sees it. Nothing is sent before it is `confirmed`; `broken` says why
    nothing is sent any more. `kinds`: the notices that go there; `digest`: all of a day together. A browser's `address`
    is what it runs on, and its `mark` the first half of the SHA-256 of its endpoint, by which it knows itself.
    `secret`: what the requests of a webhook are signed with; told when it is added, and not again."""

    id: str
    kind: str
    address: str
    mark: str | None
    kinds: Sequence[str]
    digest: bool
    confirmed: bool
    created: Time
    broken: str | None
    secret: str | None


class NoticeSeen(TypedDict):
    """A notice as its receiver is shown it: what became of it, when, and what went wrong last. `due`: when it is sent
    or tried again."""

    id: int
    channel: str
    kind: str
    game: str | None
    state: State
    due: Time
    tries: int
    error: str | None
    created: Time
    ended: Time | None


class Notices(TypedDict):
    """All that the caller has chosen of notices, and the last ones. `ways`: the kinds of channels that this server has;
    `push_key`: the `applicationServerKey` of a browser's subscription; `kinds`: what one can be told of; quiet hours in
    minutes of the day in `time_zone`; `locale`: as the browser told it, by which notices write times."""

    ways: Sequence[str]
    push_key: str
    kinds: Sequence[str]
    time_zone: str
    quiet_from: int | None
    quiet_until: int | None
    locale: str | None
    channels: Sequence[ChannelSeen]
    notices: Sequence[NoticeSeen]


class Waiting(TypedDict):
    """At how many `tables` it is the caller's turn."""

    tables: int
