"""A person's tables, page by page."""

import re

from app.problems import Invalid
from app.store import own_tables
from app.store.database import Database
from app.store.own_tables import ASKED, Place
from app.store.records import GameRow

TABLES_PER_PAGE = 100
CURSOR_PATTERN = re.compile(r"([0-2])-([0-9]{1,16})-([0-9A-Za-z_]{1,40})")
"""What asks for the tables behind one: its group, the time of its last change in microseconds, and its id."""


async def page_of_tables(
    db: Database, user_id: str, game: str | None = None, after: str | None = None
) -> tuple[list[GameRow], str | None]:
    """The user's tables, where it is their turn first (`own_tables.tables_of`), and what asks for those behind, if
    there are any. Raises `Invalid`."""
    place = None if after is None else _read(after)
    found, last = await own_tables.tables_of(db, user_id, game, after=place, limit=TABLES_PER_PAGE)
    return found, None if last is None else f"{last.group}-{abs(last.rank)}-{last.id}"


def _read(cursor: str) -> Place:
    found = CURSOR_PATTERN.fullmatch(cursor)
    if found is None:
        raise Invalid("malformed-request", "`after` is what `next` of an answer says.")
    group, changed = int(found[1]), int(found[2])
    return Place(group, changed if group == ASKED else -changed, found[3])
