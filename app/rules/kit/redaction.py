"""What of an event a seat may see, and which events no undo goes back past."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from app.rules.game import Event

Redact = Callable[[Any, int | None], Event]
"""From an event and a seat (None: a spectator) to the event as that seat may see it."""


class Redaction:
    """What is hidden of some kinds of events.

    `hidden` are events that nobody may see, `redacted` those of which not everybody may see all. `boundaries` reveal
    something hidden or hand the turn on.
    """

    def __init__(
        self,
        *,
        hidden: Iterable[type[Event]] = (),
        redacted: Mapping[type[Event], Redact] | None = None,
        boundaries: Iterable[type[Event]] = (),
    ) -> None:
        self._hidden = frozenset(hidden)
        self._redacted = dict(redacted or {})
        self._boundaries = frozenset(boundaries)

    @classmethod
    def joined(cls, parts: Sequence["Redaction"]) -> "Redaction":
        """That of all these."""
        return cls(
            hidden=(kind for part in parts for kind in part._hidden),
            redacted={kind: redact for part in parts for kind, redact in part._redacted.items()},
            boundaries=(kind for part in parts for kind in part._boundaries),
        )

    @property
    def hides(self) -> bool:
        """Whether not everybody may see all of some event."""
        return bool(self._redacted)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """The event as `seat` (None: a spectator) may see it; None when it may not see it at all."""
        if type(event) in self._hidden:
            return None
        redact = self._redacted.get(type(event))
        return event if redact is None else redact(event, seat)

    def is_boundary(self, events: Sequence[Event]) -> bool:
        """Whether these events revealed hidden information or handed the turn on."""
        return any(type(event) in self._boundaries for event in events)
