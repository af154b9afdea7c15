"""Notes about a table that users write for themselves: nobody else reads them, whatever becomes of the game."""

import unicodedata

from app import clock
from app.play.table import Table
from app.problems import Clash, Invalid
from app.store import notes
from app.store.database import Database
from app.store.notes import Note
from app.store.records import User
from app.talk.documents import OwnNote

MAX_NOTE_LENGTH = 4000


async def read(db: Database, table: Table, user: User) -> Note:
    """The caller's note about a table."""
    return await notes.read(db, table.id, user.id)


async def write(db: Database, table: Table, user: User, text: str, known: int) -> Note:
    """Replace the note. Raises `Invalid`; `Clash` if another page of theirs has written it since version `known`."""
    checked = _checked(text)
    version = await notes.write(db, table.id, user.id, checked, known, clock.now())
    if version is None:
        stored = await notes.read(db, table.id, user.id)
        if stored.text != checked:
            raise Clash("note-changed", "This note was written by another page meanwhile.")
        return stored
    return Note(checked, version)


def _checked(text: str) -> str:
    text = text.replace("\r\n", "\n")
    if len(text) > MAX_NOTE_LENGTH or any(_is_refused(letter) for letter in text):
        raise Invalid("bad-note", f"At most {MAX_NOTE_LENGTH} characters, no control characters.", most=MAX_NOTE_LENGTH)
    return text


def _is_refused(letter: str) -> bool:
    """Whether a character is a control, or half of a character, which JSON can name and nothing can keep."""
    return (ord(letter) < 32 and letter not in "\n\t") or unicodedata.category(letter) == "Cs"


async def written_by(db: Database, user_id: str) -> list[OwnNote]:
    """All notes of a person, for the export of their data."""
    return [{"game": row["game_id"], "text": row["text"], "at": row["at"]} for row in await notes.of_user(db, user_id)]
