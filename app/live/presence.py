"""Who watches which game at which process, and to which processes it is told what happens at a game.

Each process tells the owner of a game who watches it there; the owner passes that on to the others where somebody does.
So those who have watchers know each other, and tell each other and the owner what happens at the table. A process
without watchers tells the owner, which passes it on.
"""

from time import monotonic

from app.live.audience import Audience
from app.live.bus import Bus, ChangedTable, Chatted, FailedRobot, PresenceReset, Present
from app.play.owners import Owners

TOLD_AGAIN_SECONDS = 3.0
"""A process knows within so long of another one that has come: it looks every second (`LOOK_SECONDS` of the bus)."""


class Presence:
    """What this process tells of its audiences' watchers, and what it has heard of those at other processes."""

    def __init__(self, audiences: dict[str, Audience], bus: Bus, owners: Owners) -> None:
        self._audiences = audiences
        self._bus = bus
        self._owners = owners
        self._remote: dict[str, dict[str, tuple[frozenset[int], int]]] = {}
        self._owner_told: dict[str, str] = {}
        self._changes: dict[str, tuple[float, ChangedTable]] = {}

    # --- telling ---

    def changed(self, audience: Audience) -> None:
        """Tell the audience's watchers and the other processes who watches it."""
        if audience.is_empty():
            audience.remote = {}
        else:
            audience.remote = self._remote.setdefault(audience.table.id, {})
        audience.tell_presence()
        self._announce(audience)

    def _announce(self, audience: Audience, to: set[str] | None = None) -> None:
        """Tell these processes, or all that want to know, who watches an audience here."""
        game_id, owner = audience.table.id, self._owners.owner_of(audience.table.id)
        if to is None:
            to = {owner, *self._remote.get(game_id, ())}
            self._owner_told[game_id] = owner
        if audience.is_empty():
            self._owner_told.pop(game_id, None)
            if owner != self._bus.process or not self._remote.get(game_id):
                self._remote.pop(game_id, None)
        if others := to - {self._bus.process}:
            seats, spectators = audience.present_seats()
            self._bus.publish(Present(self._bus.process, game_id, sorted(seats), spectators), sorted(others))

    def tell(self, message: ChangedTable | Chatted | FailedRobot) -> None:
        """Tell those processes that need it what happened at a game: the owner, which has it in memory and knows where
        it is watched, and those where it is."""
        if isinstance(message, ChangedTable):
            self._remember(message)
        self._tell(message)

    def _remember(self, message: ChangedTable) -> None:
        """Keep the last change of a game for a few seconds."""
        now = monotonic()
        self._changes.pop(message.game, None)
        self._changes[message.game] = now, message
        while (oldest := next(iter(self._changes))) and now - self._changes[oldest][0] > TOLD_AGAIN_SECONDS:
            del self._changes[oldest]

    def _change_of(self, game_id: str) -> ChangedTable | None:
        """The last change of a game, if it is seconds old. The process that made it may not have known then of watchers
        at another process, which would hear of it only when all is compared with the store."""
        at, message = self._changes.get(game_id, (0.0, None))
        return message if monotonic() - at < TOLD_AGAIN_SECONDS else None

    def tell_again(self) -> None:
        """Tell what has changed in the last seconds, once other processes live than before."""
        for game_id in self._changes:
            if message := self._change_of(game_id):
                self._tell(message)

    def _tell(self, message: ChangedTable | Chatted | FailedRobot) -> None:
        to = {self._owners.owner_of(message.game), *self._remote.get(message.game, ())}
        if others := to - {self._bus.process}:
            self._bus.publish(message, sorted(others))

    def pass_on(self, message: ChangedTable | Chatted | FailedRobot) -> None:
        """As the owner: tell the others where a game is watched what a process has told that does not know them."""
        if isinstance(message, ChangedTable):
            self._remember(message)
        remote = self._remote.get(message.game, {})
        if self._owners.owns(message.game) and message.process not in remote and remote:
            self._bus.publish(message, sorted(remote))

    def begin(self) -> None:
        """Ask all processes for theirs and tell them ours: what was told while the bus did not listen is not known."""
        self._tell_all(wanted=True)

    def mend(self) -> None:
        """Tell the others everything again if something that was told them did not leave."""
        if self._bus.has_lost:
            self._bus.has_lost = False
            self._tell_all(wanted=False)

    def _tell_all(self, *, wanted: bool) -> None:
        self._bus.publish(PresenceReset(self._bus.process, wanted))
        for audience in self._audiences.values():
            self._announce(audience)

    # --- hearing ---

    def heard(self, message: Present) -> None:
        """Take over who watches a game at another process; who is new is told who watches it elsewhere, and the others
        are told of it. A process that tells this one takes it for the owner: if it is none, others may live than it
        knows yet, and it forgets what it was told as soon as it has looked (`owners_changed`)."""
        audience, owns = self._audiences.get(message.game), self._owners.owns(message.game)
        before = audience.presence() if audience is not None else None
        remote = self._remote.setdefault(message.game, {})
        if audience is not None:
            audience.remote = remote
        is_new = message.process not in remote
        told = frozenset(message.seats), message.spectators
        has_changed = remote.get(message.process) != told
        remote[message.process] = told
        if not message.seats and not message.spectators:
            del remote[message.process]
        if owns and has_changed:
            self._introduce(message, remote, is_new=is_new)
        if audience is not None:
            if is_new and message.process in remote:
                self._greet(audience, message.process)
            if audience.presence() != before:
                audience.tell_presence()
        elif not remote:
            del self._remote[message.game]
        elif is_new and (change := self._change_of(message.game)) and change.process != message.process:
            self._bus.publish(change, [message.process])

    def _introduce(self, message: Present, remote: dict[str, tuple[frozenset[int], int]], *, is_new: bool) -> None:
        """As the owner: tell the others where a game is watched of this process, and a new one of them."""
        if others := sorted(remote.keys() - {message.process}):
            self._bus.publish(message, others)
        if is_new and message.process in remote:
            for other in others:
                seats, spectators = remote[other]
                self._bus.publish(Present(other, message.game, sorted(seats), spectators), [message.process])

    def _greet(self, audience: Audience, process: str) -> None:
        """Tell a process that is new at a game who watches it here, and how far it is: a move may have been made before
        its watchers were known."""
        self._announce(audience, {process})
        table = audience.table
        told = ChangedTable(self._bus.process, table.id, table.seq, table.row.version)
        self._bus.publish(told, [process])

    def heard_reset(self, message: PresenceReset) -> None:
        """Forget what another process has told: it tells all of it again, and is told all if it wants to be."""
        self._forget({message.process})
        if message.wanted:
            self._tell_all(wanted=False)

    def keep(self, alive: frozenset[str]) -> None:
        """Forget what processes have told that are not alive any more."""
        known = {process for remote in self._remote.values() for process in remote}
        if gone := known - alive:
            self._forget(gone)

    def owners_changed(self) -> None:
        """Tell new owners who watches their games here, and forget what was known as a former owner."""
        for game_id, audience in self._audiences.items():
            if self._owner_told.get(game_id) != self._owners.owner_of(game_id):
                self._announce(audience)
        for game_id in [item for item in self._remote if item not in self._audiences]:
            if not self._owners.owns(game_id):
                del self._remote[game_id]

    def _forget(self, processes: set[str]) -> None:
        for game_id, remote in list(self._remote.items()):
            gone = processes & remote.keys()
            for process in gone:
                del remote[process]
            audience = self._audiences.get(game_id)
            if gone and audience is not None:
                audience.tell_presence()
            if not remote and audience is None:
                del self._remote[game_id]
