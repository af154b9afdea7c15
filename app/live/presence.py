"""Which seats are watched at which process: told to the others when it changes, and all anew when that may be lost."""

from app.live.bus import Bus, PresenceAnew, Present
from app.live.room import Room


class Presence:
    """What this process tells of its rooms' watchers, and what it has heard of those at other processes."""

    def __init__(self, rooms: dict[str, Room], bus: Bus) -> None:
        self._rooms = rooms
        self._bus = bus

    def changed(self, room: Room) -> None:
        """Tell the room's watchers and the other processes who watches it."""
        room.tell_presence()
        self._announce(room)

    def _announce(self, room: Room) -> None:
        seats, watchers = room.seats_here()
        self._bus.publish(Present(self._bus.process, room.table.id, sorted(seats), watchers))

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
        for room in self._rooms.values():
            self._announce(room)

    def heard(self, message: Present) -> None:
        """Take over who watches a room at another process; who is new there is told who watches it here."""
        room = self._rooms.get(message.game)
        if room is None:
            return
        before = room.presence()
        if message.process not in room.remote:
            self._announce(room)
        room.remote[message.process] = (frozenset(message.seats), message.watchers)
        if not message.seats and not message.watchers:
            del room.remote[message.process]
        if room.presence() != before:
            room.tell_presence()

    def heard_anew(self, message: PresenceAnew) -> None:
        """Forget what another process has told: it tells all anew, and is told all if it wants to be."""
        self._forget({message.process})
        if message.wanted:
            self._tell_all(wanted=False)

    def others(self) -> set[str]:
        """The other processes at which somebody watches a room of this one."""
        return {process for room in self._rooms.values() for process in room.remote}

    def keep(self, alive: frozenset[str]) -> None:
        """Forget what processes have told that are not alive any more."""
        self._forget(self.others() - alive)

    def _forget(self, processes: set[str]) -> None:
        for room in self._rooms.values():
            gone = processes & room.remote.keys()
            for process in gone:
                del room.remote[process]
            if gone:
                room.tell_presence()
