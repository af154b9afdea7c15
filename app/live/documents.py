"""The shapes of what a websocket sends."""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict, get_args

from app.play import documents
from app.rules.game import Seat
from app.rules.sentences import Sentence


class HelloMessage(TypedDict):
    """The first message: the version of the pages' code that the server gives out. Pages of another one reload."""

    type: Literal["hello"]
    version: str


class ViewMessage(TypedDict):
    """The whole view, for a client that has none."""

    type: Literal["view"]
    seq: int
    view: documents.View
    choices: documents.Choices
    undo: int | None
    takeback: documents.Takeback | None


class PushedEntry(documents.ToldEntry):
    """An entry of the log as it is pushed. `concerns`, if any: what it means for the seat that is told of it, where
    another seat or the game itself caused it. They are said to that seat ("you"), and name events by their places in
    the entry."""

    concerns: NotRequired[Sequence[Sentence]]


class PatchMessage(TypedDict("Since", {"from": int})):
    """What has changed since number `from`: the patch of the view, and what happened."""

    type: Literal["patch"]
    seq: int
    patch: list[documents.Operation]
    choices: documents.Choices
    undo: int | None
    takeback: documents.Takeback | None
    events: list[documents.Event]
    entries: list[PushedEntry]


class TableMessage(TypedDict):
    """Seats or settings have changed."""

    type: Literal["table"]
    table: documents.PlainTable


class TakebackMessage(TypedDict):
    """A take-back was proposed, agreed to or refused (null: none is proposed any more)."""

    type: Literal["takeback"]
    takeback: documents.Takeback | None


class PresenceMessage(TypedDict):
    """The seats that are here, robots among them, and how many spectators."""

    type: Literal["presence"]
    seats: list[Seat]
    watchers: int


class ChatMessage(TypedDict):
    """There is something new to read in the table's chat, or a reaction to line `line`: GET …/chat has it."""

    type: Literal["chat"]
    line: int


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


class ProblemMessage(TypedDict):
    """A message was not understood."""

    type: Literal["problem"]
    code: str
    detail: str


AnyMessage = (
    HelloMessage
    | ViewMessage
    | PatchMessage
    | TableMessage
    | TakebackMessage
    | PresenceMessage
    | ChatMessage
    | PongMessage
    | ProblemMessage
)
MESSAGES: tuple[type, ...] = get_args(AnyMessage)
"""All that a websocket sends, told apart by `type`."""
