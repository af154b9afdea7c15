"""How many tables one person may have open at once, so that nobody fills the server with them."""

import asyncio
from typing import Literal
from weakref import WeakValueDictionary

from msgspec import Struct

from app.problems import Clash
from app.store import user_seats
from app.store.database import Database
from app.store.records import User


class Caps(Struct, frozen=True):
    """At most so many lobbies that one person hosts, so many running games at which they sit, and so many that they
    have branched off; 0: any number."""

    lobbies: int = 0
    running: int = 0
    branches: int = 0


NO_CAPS = Caps()


class TableCaps:
    """Counts the tables of a person before another one is theirs."""

    def __init__(self, db: Database, caps: Caps) -> None:
        self._db = db
        self._caps = caps
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def one_at_a_time(self, user: User) -> asyncio.Lock:
        """What is held from counting the user's tables until another one is stored: of several that they open at once
        each counts those before it, in this process."""
        return self._opening.setdefault(user.id, asyncio.Lock())

    async def check_opens(self, user: User) -> None:
        """Raise `Clash` where the user may host no further table, or sit at none."""
        if self._caps.lobbies:
            _check((await self._held(user)).lobbies, self._caps.lobbies, "too-many-lobbies")
        await self.check_sits(user)

    async def check_sits(self, user: User) -> None:
        """Raise `Clash` where the user may sit at no further table. Games that are asleep do not count: nobody waits
        for them."""
        if self._caps.running:
            _check((await self._held(user)).running, self._caps.running, "too-many-tables")

    async def check_branches(self, user: User) -> None:
        """Raise `Clash` where the user may branch off no further table."""
        if self._caps.branches:
            _check((await self._held(user)).branches, self._caps.branches, "too-many-branches")

    async def _held(self, user: User) -> user_seats.Held:
        return await user_seats.tables_held(self._db, user.id)


def _check(held: int, most: int, code: Literal["too-many-lobbies", "too-many-tables", "too-many-branches"]) -> None:
    if held >= most:
        raise Clash(code, f"That is one table too many: {most} at a time.", most=most)
