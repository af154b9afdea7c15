"""How many letters may be under way at the same time, so that nobody's channels take the places of others.

Each kind of channel has places of its own. Of these a person and a host take a few each and a channel one. Channels
that are not known to answer take one a person and not all of the kind; those that did not answer the last time only
some.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Literal

from msgspec import Struct

from app.store.claims import Claimed, Wanted

PER_KIND = 48
AT_OWN_SERVER = 192
"""Places of a kind whose letters all go to the operator's own server: they wait for its connections, so that claiming
is done seldom."""
PER_PERSON = 2
PER_HOST = 32
PER_TRUST: dict["Trust", int] = {"unknown": 42, "silent": 8}
"""Of the places of a kind, for channels that are not known to answer."""
OWN_SERVER = ("email",)
"""The kinds whose letters all go to the operator's own server, which is trusted and may take all places of the kind."""
UNANSWERED_PAUSES = tuple(timedelta(seconds=seconds) for seconds in (30, 120, 600))
"""How long a channel is left alone after not answering once, twice, or more often in a row."""
MAX_SILENT = MAX_HOSTS = 10_000
HOST_ANSWERED = timedelta(seconds=10)
"""How long after an answer a host has as many places as letters want to go there."""

Trust = Literal["answers", "unknown", "silent"]


class LetterPlace(Struct, frozen=True):
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
        until = now + UNANSWERED_PAUSES[min(times, len(UNANSWERED_PAUSES)) - 1]
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
        self._taken: dict[LetterPlace, None] = {}
        self._counts: Counter[tuple[str, ...]] = Counter()
        self._answered: dict[str, datetime] = {}

    def wanted(self) -> Wanted | None:
        """What the outbox is asked for; None while no place is free."""
        free = {kind: _places_of(kind) - self._counts["kind", kind] for kind in self._kinds}
        if not any(free.values()):
            return None
        unknown = [kind for kind in self._kinds if self._is_full_for(kind, "unknown")]
        return Wanted(
            free=free,
            busy_channels=[place.channel_id for place in self._taken],
            busy_people=[place.user_id for place in self._taken if place.trust == "answers"],
            per_person=PER_PERSON,
            waiting_people=[place.user_id for place in self._taken if place.trust != "answers"],
            answering_only=unknown,
            trusted=[kind for kind in self._kinds if kind in OWN_SERVER],
        )

    def take(self, notice: Claimed, host: str, now: datetime, *, is_silent: bool) -> LetterPlace | None:
        """A place for the letter of a notice to its channel; None while there is none."""
        trust: Trust = "silent" if is_silent else "answers" if notice.answers else "unknown"
        if notice.channel in OWN_SERVER:
            trust = "answers"
        place = LetterPlace(notice.channel, notice.channel_id, notice.user_id, host, trust)
        if place in self._taken or self._is_crowded(place, now) or self._is_full_for(place.kind, place.trust):
            return None
        self._taken[place] = None
        self._counts.update(_counted(place))
        return place

    def answered(self, place: LetterPlace, now: datetime) -> None:
        """Note that a letter was taken there."""
        self._answered.pop(place.host, None)
        if len(self._answered) >= MAX_HOSTS:
            del self._answered[next(iter(self._answered))]
        self._answered[place.host] = now

    def _is_crowded(self, place: LetterPlace, now: datetime) -> bool:
        """Whether enough is under way to a host that has not answered lately."""
        if place.kind in OWN_SERVER or self._counts["host", place.kind, place.host] < PER_HOST:
            return False
        last = self._answered.get(place.host)
        return last is None or now - last > HOST_ANSWERED

    def give_back(self, place: LetterPlace) -> None:
        """The letter is under way no more."""
        del self._taken[place]
        self._counts.subtract(_counted(place))
        self._counts += Counter()  # Forget what is zero: hosts are many.

    def _is_full_for(self, kind: str, trust: Trust) -> bool:
        most = _places_of(kind) if trust == "answers" else PER_TRUST[trust]
        return self._counts["trust", kind, trust] >= most


def _places_of(kind: str) -> int:
    return AT_OWN_SERVER if kind in OWN_SERVER else PER_KIND


def _counted(place: LetterPlace) -> list[tuple[str, ...]]:
    return [("kind", place.kind), ("host", place.kind, place.host), ("trust", place.kind, place.trust)]
