"""How many letters may be under way at the same time, so that nobody's channels take the places of others.

Each kind of channel has places of its own. Of these a person, a channel and a host take a few each, channels that have
never answered not all, and those that did not answer the last time only some.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Literal

from msgspec import Struct

from app.store.claiming import Claimed, Wanted

PER_KIND = 48
PER_PERSON = 2
PER_HOST = 32
PER_TRUST: dict["Trust", int] = {"answers": PER_KIND, "unknown": 42, "silent": 8}
"""Of the places of a kind, for channels of which so much is known."""
OWN_SERVER = ("email",)
"""The kinds whose letters all go to the operator's own server, which is trusted and may take all places of the kind."""
PAUSES = tuple(timedelta(seconds=seconds) for seconds in (30, 120, 600))
"""So long a channel is left alone that has not answered once, twice, more often in a row."""
MAX_SILENT = 10_000

Trust = Literal["answers", "unknown", "silent"]


class Place(Struct, frozen=True):
    """A place of a letter that is under way."""

    kind: str
    channel_id: str
    user_id: str
    host: str
    trust: Trust


class Silences:
    """The channels that did not answer the last time, as far as this process knows."""

    def __init__(self) -> None:
        self._silent: dict[str, tuple[int, datetime]] = {}

    def add(self, channel_id: str, now: datetime) -> datetime:
        """Note that a channel has not answered; until when it is left alone."""
        times = self._silent.pop(channel_id, (0, now))[0] + 1
        if len(self._silent) >= MAX_SILENT:
            del self._silent[next(iter(self._silent))]
        until = now + PAUSES[min(times, len(PAUSES)) - 1]
        self._silent[channel_id] = times, until
        return until

    def remove(self, channel_id: str) -> None:
        """Note that a channel has answered."""
        self._silent.pop(channel_id, None)

    def until(self, channel_id: str, now: datetime) -> datetime | None:
        """Until when a channel is left alone; None if it may be tried now."""
        _, until = self._silent.get(channel_id, (0, now))
        return until if until > now else None

    def __contains__(self, channel_id: str) -> bool:
        return channel_id in self._silent


class Places:
    """The places of one worker. `kinds`: the channels of this server."""

    def __init__(self, kinds: Iterable[str]) -> None:
        self._kinds = tuple(kinds)
        self._taken: dict[Place, None] = {}
        self._counts: Counter[tuple[str, ...]] = Counter()

    def wanted(self) -> Wanted | None:
        """What the outbox is asked for; None while no place is free."""
        free = {kind: PER_KIND - self._counts["kind", kind] for kind in self._kinds}
        if not any(free.values()):
            return None
        unknown = [kind for kind in self._kinds if self._is_full_for(kind, "unknown")]
        return Wanted(
            free=free,
            busy_channels=[place.channel_id for place in self._taken],
            busy_people=[place.user_id for place in self._taken],
            per_person=PER_PERSON,
            answering_only=unknown,
        )

    def take(self, notice: Claimed, host: str, *, is_silent: bool) -> Place | None:
        """A place for the letter of a notice to its channel; None while there is none."""
        own = notice.channel in OWN_SERVER
        trust: Trust = "silent" if is_silent else "answers" if notice.answers or own else "unknown"
        place = Place(notice.channel, notice.channel_id, notice.user_id, host, "answers" if own else trust)
        crowded = not own and self._counts["host", place.kind, host] >= PER_HOST
        if place in self._taken or crowded or self._is_full_for(place.kind, place.trust):
            return None
        self._taken[place] = None
        self._counts.update(_counted(place))
        return place

    def give_back(self, place: Place) -> None:
        """The letter is under way no more."""
        del self._taken[place]
        self._counts.subtract(_counted(place))
        self._counts += Counter()  # Forget what is zero: hosts are many.

    def _is_full_for(self, kind: str, trust: Trust) -> bool:
        return self._counts["trust", kind, trust] >= PER_TRUST[trust]


def _counted(place: Place) -> list[tuple[str, ...]]:
    return [("kind", place.kind), ("host", place.kind, place.host), ("trust", place.kind, place.trust)]
