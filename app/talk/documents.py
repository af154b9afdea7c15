"""The shapes of what is sent of the talk at a table."""

from collections.abc import Sequence
from typing import Literal, TypedDict

from app.play.documents import Time
from app.store.chat import Room

Symbol = Literal["laugh", "like", "luck", "sad", "thanks", "wow"]
"""What one can react with."""


class Part(TypedDict):
    """A piece of a line. `link`: `text` is an http(s) address, `host` where it leads. `mention`: a person as
    the table calls them; `me`: it is the caller. Whatever shows it shows it as text, never as markup."""

    kind: Literal["text", "link", "mention"]
    text: str
    host: str | None
    me: bool


class ReactionSeen(TypedDict):
    """How many have reacted so, and whether the caller has."""

    symbol: str
    count: int
    mine: bool


class ChatLine(TypedDict):
    """A line of the chat. `seat`: where its writer sits now; `name`: as the table calls them, which looks like nobody
    else's there; `name` and `picture` None: they are gone; `mine`: the caller wrote it."""

    id: int
    room: Room
    seat: int | None
    name: str | None
    picture: str | None
    mine: bool
    parts: Sequence[Part]
    reactions: Sequence[ReactionSeen]
    at: Time


class Person(TypedDict):
    """Somebody who is not heard."""

    id: str
    name: str


class Chat(TypedDict):
    """The chat of a table, as far as the caller may read it: the last lines, or those before one. `more`: there are
    earlier ones. `room`: where the caller speaks; None: nowhere. `muted`: for the host those who may not speak.
    `closed`: once the game is over, only those who sat there read any of it."""

    lines: Sequence[ChatLine]
    more: bool
    room: Room | None
    unread: int
    mentioned: int
    muted: Sequence[Person]
    closed: bool


class Said(TypedDict):
    """The number of the line."""

    id: int


class Blocks(TypedDict):
    """Those whom the caller has blocked."""

    blocks: Sequence[Person]


class FriendGame(TypedDict):
    """The counts of a `FriendSeen` of one game; `together` is 0 for a game that only the friend has played."""

    game: str
    together: int
    played: int | None
    won: int | None
    ahead: int | None
    behind: int | None


class FriendSeen(TypedDict):
    """Somebody with whom the caller has begun games: how many, and when one of them was played last. `invited`: to the
    table that was asked about. What they do not show is null: when they were `seen` last; how many games they have
    `played` to the end, and `won`; in how many of those together the caller came in `ahead` of them and `behind`.
    `games`: the same by game, the one most often played together first."""

    id: str
    name: str
    picture: str
    together: int
    last: Time
    invited: bool
    seen: Time | None
    played: int | None
    won: int | None
    ahead: int | None
    behind: int | None
    games: Sequence[FriendGame]


class Friends(TypedDict):
    """People with whom the caller has begun games, the latest first; nobody whom they have blocked."""

    friends: Sequence[FriendSeen]


class Shown(TypedDict):
    """What the caller lets friends see: how many games they have finished and won, who came in before whom in those
    with the friend, and when they were here last."""

    history: bool
    head_to_head: bool
    last_seen: bool


class InvitationSeen(TypedDict):
    """A table that waits for the caller: `url` lets them in. `name`: what its host calls it, null for none."""

    id: str
    name: str | None
    game: str
    host: str
    url: str
    at: Time


class Invitations(TypedDict):
    """The tables to which the caller is invited, where they could still sit down."""

    invitations: Sequence[InvitationSeen]


class OwnNote(TypedDict):
    """A note that somebody has written about a table for themselves, as their own data hold it."""

    game: str
    text: str
    at: Time


class OwnLine(TypedDict):
    """A line that somebody has said at a table, to players or among spectators, as their own data hold it."""

    game: str
    room: Room
    text: str
    at: Time
