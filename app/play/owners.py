"""Which process owns which game: each process calculates the same from the living processes, and so does nginx.

The ring is that of nginx's `hash … consistent` (and of Cache::Memcached::Fast): each address of a process has 160
points, CRC-32 over host, a zero byte, port and the point before; a game belongs to the address whose point comes next
behind the CRC-32 of its id. So a proxy with the addresses in its `upstream` sends all of a game to its owner, and when
a process goes or comes, only the games of that one have another owner.

An owner is a matter of cost alone: every process serves every game, and the database decides who writes.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final
from zlib import crc32

POINTS: Final = 160
"""Points of each address on the ring, as nginx has for a server without a weight."""


def points_of(address: str) -> list[int]:
    """The places on the ring of a process that the proxy calls `host:port`, or by a name without a port."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdigit():
        host, port = address, ""
    base, point, found = crc32(f"{host}\0{port}".encode()), 0, []
    for _ in range(POINTS):
        point = crc32(point.to_bytes(4, "little"), base)
        found.append(point)
    return found


class Ring:
    """The addresses of processes on their ring."""

    def __init__(self, addresses: Iterable[str]) -> None:
        placed = sorted((point, address) for address in set(addresses) for point in points_of(address))
        self._points = [point for point, _ in placed]
        self._addresses = [address for _, address in placed]

    def address_of(self, game_id: str) -> str:
        """The address that a game belongs to; there is one at least."""
        place = bisect_left(self._points, crc32(game_id.encode()))
        return self._addresses[place % len(self._addresses)]


class Owners:
    """The owners of games, as this `process` knows them. Until it has heard of others all games are its own. Those that
    are `draining` live, but own nothing any more, as the proxy sends nothing to them."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.living: Mapping[str, str] = {}
        self.draining: frozenset[str] = frozenset()
        self._ring: Ring | None = None
        self._at: Mapping[str, list[str]] = {}

    def update(self, living: Mapping[str, str], draining: Iterable[str] = ()) -> bool:
        """Take over which processes live, their addresses by their names, and which of them are leaving. Whether that
        is anything new."""
        leaving = frozenset(draining)
        if (living, leaving) == (self.living, self.draining):
            return False
        self.living, self.draining = dict(living), leaving
        at: dict[str, list[str]] = defaultdict(list)
        for process in sorted(living.keys() - leaving or living):
            at[living[process]].append(process)
        self._at, self._ring = dict(at), Ring(at) if at else None
        return True

    def has_successors(self) -> bool:
        """Whether another process lives that is not leaving."""
        return bool(self.living.keys() - self.draining - {self.process})

    def owner_of(self, game_id: str) -> str:
        """The name of the process that owns a game."""
        if self._ring is None:
            return self.process
        those = self._at[self._ring.address_of(game_id)]
        # Several of one address are behind a proxy that does not tell them apart.
        return those[crc32(game_id.encode()) % len(those)]

    def owns(self, game_id: str) -> bool:
        """Whether this process owns a game."""
        return self.owner_of(game_id) == self.process
