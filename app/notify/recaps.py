"""What has happened at a table since the receiver of a notice last saw it, in words and as a picture."""

from collections.abc import Awaitable, Callable

import structlog
from msgspec import Struct

from app.messages.speaker import Speaker
from app.notify.composer import TURN_KINDS
from app.play import since_last_seen
from app.play.broken import BrokenLog
from app.play.entry_sentences import voice
from app.play.game_log import GameLog
from app.play.table import Table
from app.problems import Problem
from app.rules.game import Seat
from app.store.claims import Claimed
from app.store.database import Database
from app.store.records import User

Draw = Callable[[Speaker, Table, Seat], Awaitable[bytes | None]]
"""Draws a table as a seat may see it, with words for its reader; None where its game has no picture."""
RECAPPED_KINDS = (*TURN_KINDS, "over")
"""The kinds of notice that tell it; a digest tells it with all."""
RECAPPED_CHANNELS = ("email", "chat", "webhook")
"""The channels whose letters have room for sentences."""
PICTURED_CHANNELS = ("email",)
"""Those that have room for a picture, too."""
MAX_SENTENCES = 12
MAX_WAITING = 4
"""How many letters may wait for their pictures."""
logger = structlog.get_logger(__name__)


class Recap(Struct, frozen=True):
    """Sentences, what concerns the reader first, and a picture."""

    sentences: tuple[str, ...] = ()
    picture: bytes | None = None


class Recapper:
    """Recaps for letters; without `draw` they have no pictures."""

    def __init__(self, db: Database, game_log: GameLog, draw: Draw | None = None) -> None:
        self._db = db
        self._log = game_log
        self._draw = draw
        self._drawing = 0

    async def of(self, speaker: Speaker, notice: Claimed, table: Table | None, *, alone: bool = True) -> Recap:
        """The recap for a notice, said to its receiver; an empty one where there is nothing to tell, or no room for it.
        A notice that comes with others, not `alone`, has words only."""
        is_recapped = notice.kind in RECAPPED_KINDS or notice.digest
        if table is None or table.state is None or not is_recapped or notice.channel not in RECAPPED_CHANNELS:
            return Recap()
        user = User(notice.user_id, notice.name)
        seat = table.seat_of(user)
        if seat is None:
            return Recap()
        picture = await self._picture(speaker, table, seat) if alone and notice.channel in PICTURED_CHANNELS else None
        return Recap(await self._sentences(speaker, table, user, seat), picture)

    async def _sentences(self, speaker: Speaker, table: Table, user: User, seat: Seat) -> tuple[str, ...]:
        """A notice goes out without what cannot be told."""
        try:
            after = await since_last_seen.last_seen(self._db, table, user)
            found = await since_last_seen.missed_turns(self._db, self._log, table, seat, after)
        except (Problem, BrokenLog) as problem:
            logger.warning("notices.no-recap", game_id=table.id, error=str(problem))
            return ()
        sentences = since_last_seen.in_words(found, voice(table, speaker))
        more = len(sentences) - MAX_SENTENCES
        if more <= 1:
            return tuple(sentences)
        return *sentences[:MAX_SENTENCES], speaker.say("mail-since-more", count=more)

    async def _picture(self, speaker: Speaker, table: Table, seat: Seat) -> bytes | None:
        """Letters are not kept waiting for pictures when many are sent at once: some go without."""
        if self._draw is None or self._drawing >= MAX_WAITING:
            return None
        self._drawing += 1
        try:
            return await self._draw(speaker, table, seat)
        except Exception:
            logger.exception("notices.no-picture", game_id=table.id)
            return None
        finally:
            self._drawing -= 1
