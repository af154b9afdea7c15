"""What the parts of one process tell each other: published, and heard by the subscribers to that type.

A publisher knows no subscriber, so that no two parts have to know each other.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")


class NoticeDue(Struct, frozen=True):
    """A notice was written by this process that is due at a moment."""

    at: datetime


class SessionTokenRevoked(Struct, frozen=True):
    """A session has ended or has another token: what was known by the former one is known no more. `local`: this
    process revoked it, and the others have to hear of it."""

    session_id: str
    local: bool


class UserChanged(Struct, frozen=True):
    """What sessions know of a user has changed: name, picture, language, or that they have proved who they are. `local`
    as with `SessionTokenRevoked`."""

    user_id: str
    local: bool


class ListeningBegan(Struct, frozen=True):
    """This process hears the others (again): what they did meanwhile is not known."""


class ProcessesChanged(Struct, frozen=True):
    """Other processes live than before, so that games have other owners; these are `gone`. `has_lapsed`: this one has
    stood still for so long that the others took it for gone."""

    gone: frozenset[str]
    has_lapsed: bool = False


class Changes:
    """Subscribers by the type of what is published. They are called at once, in the order in which they subscribed; an
    error of a subscriber reaches the publisher."""

    def __init__(self) -> None:
        self._subscribers: dict[type, list[Callable[[Any], None]]] = {}

    def subscribe(self, topic: type[T], subscriber: Callable[[T], None]) -> None:
        """Call `subscriber` with all that is published of exactly this type."""
        self._subscribers.setdefault(topic, []).append(subscriber)

    def unsubscribe(self, topic: type[T], subscriber: Callable[[T], None]) -> None:
        """Call it no more. Raises `ValueError` if it has not subscribed."""
        self._subscribers.get(topic, []).remove(subscriber)

    def publish(self, message: object) -> None:
        """Tell all who have subscribed to the message's type."""
        for subscriber in self._subscribers.get(type(message), ()):
            subscriber(message)
