"""Which seats are watched at which process: told to the others when it changes, and all anew when that may be lost."""

from app.live.audience import Audience
from app.live.bus import Bus, PresenceAnew, Present


class Presence:
    """What this process tells of its audiences' watchers, and what it has heard of those at other processes."""

    def __init__(self, audiences: dict[str, Audience], bus: Bus) -> None:
        self._audiences = audiences
        self._bus = bus

    def changed(self, audience: Audience) -> None:
        """Tell the audience's watchers and the other processes who watches it."""
        audience.tell_presence()
        self._announce(audience)

    def _announce(self, audience: Audience) -> None:
        seats, watchers = audience.present_seats()
        self._bus.hint(Present(self._bus.process, audience.table.id, sorted(seats), watchers))

    def begin(self) -> None:
        """Ask all processes for theirs and tell them ours: what was told while the bus did not listen is not known."""
        self._tell_all(wanted=True)

    def mend(self) -> None:
        """Tell the others all anew if something that was told them did not leave."""
        if self._bus.has_lost:
            self._bus.has_lost = False
            self._tell_all(wanted=False)

    def _tell_all(self, *, wanted: bool) -> None:
        self._bus.publish(PresenceAnew(self._bus.process, wanted))
        for audience in self._audiences.values():
            self._announce(audience)

    def heard(self, message: Present) -> None:
        """Take over who watches an audience at another process; who is new there is told who watches it here."""
        audience = self._audiences.get(message.game)
        if audience is None:
            return
        before = audience.presence()
        if message.process not in audience.remote:
            self._announce(audience)
        audience.remote[message.process] = (frozenset(message.seats), message.watchers)
        if not message.seats and not message.watchers:
            del audience.remote[message.process]
        if audience.presence() != before:
            audience.tell_presence()

    def heard_anew(self, message: PresenceAnew) -> None:
        """Forget what another process has told: it tells all anew, and is told all if it wants to be."""
        self._forget({message.process})
        if message.wanted:
            self._tell_all(wanted=False)

    def others(self) -> set[str]:
        """The other processes at which somebody watches an audience of this one."""
        return {process for audience in self._audiences.values() for process in audience.remote}

    def keep(self, alive: frozenset[str]) -> None:
        """Forget what processes have told that are not alive any more."""
        self._forget(self.others() - alive)

    def _forget(self, processes: set[str]) -> None:
        for audience in self._audiences.values():
            gone = processes & audience.remote.keys()
            for process in gone:
                del audience.remote[process]
            if gone:
                audience.tell_presence()
