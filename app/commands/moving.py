"""`python -m app move-games`: slots of games from one database to another, while servers serve."""

import re

from app.commands.games import with_migrated
from app.postgres.binaries import PostgresError
from app.settings import load_settings
from app.store.database import Database
from app.store.holders import shown
from app.store.moving import NotMoved, move_slots
from app.store.slots import SLOTS

__all__ = ["move_games"]


def move_games(wanted: str | None, to: str | None) -> None:
    """Move these slots to the database at that place; without, say who holds which. Raises PostgresError."""
    settings = load_settings()

    async def work(db: Database) -> None:
        if len(db.all_games) < 2:  # with one there is nothing to choose
            raise NotMoved("There is one database of games: GAMES_DATABASE_URL names several, with spaces in between.")
        if wanted is not None:
            targets = [each for each in db.all_games if each.place() == to]
            if not targets:
                places = ", ".join(each.place() for each in db.all_games)
                raise NotMoved(f"{to} is none of the databases of games, which are {places}.")
            await move_slots(db, read_slots(wanted), targets[0], lambda line: print(line, flush=True))
        for each in db.all_games:
            held = [slot for slot, holder in enumerate(db.holders) if holder is each]
            print(f"{each.place()} holds {len(held)} slots: {shown(held) or 'none'}")

    try:
        with_migrated(settings, work)
    except NotMoved as why:
        raise PostgresError(str(why)) from why


def read_slots(text: str) -> list[int]:
    """Slots as they are typed: "0-63,200". Raises NotMoved."""
    found: set[int] = set()
    for part in text.split(","):
        read = re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?", part.strip(), re.ASCII)
        bounds = (int(read[1]), int(read[2] or read[1])) if read else (1, 0)
        if not bounds[0] <= bounds[1] < SLOTS:
            raise NotMoved(f"{part.strip() or 'nothing'}: slots are numbers from 0 to {SLOTS - 1}, as in 0-63,200.")
        found |= set(range(bounds[0], bounds[1] + 1))
    return sorted(found)
