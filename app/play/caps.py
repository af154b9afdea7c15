"""How many tables one person may have open at once, so that nobody fills the server with them."""

from typing import Literal

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


async def check_caps(db: Database, caps: Caps, user: User, *, opens: bool = False) -> None:
    """Raise `Clash` where the user may sit at no further table, or `opens` one and may open no further one.

    Games that are asleep do not count: nobody waits for them.
    """
    if not (caps.running or (opens and caps.lobbies)):
        return
    held = await user_seats.tables_held(db, user.id)
    if opens and caps.lobbies:
        _check(held.lobbies, caps.lobbies, "too-many-lobbies")
    if caps.running:
        _check(held.running, caps.running, "too-many-tables")


async def check_branches(db: Database, caps: Caps, user: User) -> None:
    """Raise `Clash` where the user may branch off no further table."""
    if caps.branches:
        _check((await user_seats.tables_held(db, user.id)).branches, caps.branches, "too-many-branches")


def _check(held: int, most: int, code: Literal["too-many-lobbies", "too-many-tables", "too-many-branches"]) -> None:
    if held >= most:
        raise Clash(code, f"That is one table too many: {most} at a time.", most=most)
