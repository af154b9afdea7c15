"""A person's finished games, page by page."""

import re
from datetime import UTC, datetime, timedelta

from app.play.result_documents import GameResult
from app.problems import Invalid
from app.store import results
from app.store.database import Database
from app.store.results import Ending

RESULTS_PER_PAGE = 20
MAX_RIVALS = 100
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
CURSOR_PATTERN = re.compile(r"([0-9]{1,16})-([0-9A-Za-z_]{1,40})")
"""What asks for earlier games: the end of one in microseconds, and its id."""


async def page_of(
    db: Database, user_id: str, *, game: str | None = None, against: str | None = None, before: str | None = None
) -> tuple[list[Ending], str | None]:
    """The user's finished games, newest first, and what asks for those before, if there are any. Raises `Invalid`."""
    if any("\0" in wish for wish in (game, against) if wish is not None):
        raise Invalid("malformed-request", "Neither games nor people have names with this character.")
    found = await results.history(
        db,
        user_id,
        game=game,
        against=against,
        before=None if before is None else _read(before),
        limit=RESULTS_PER_PAGE + 1,
    )
    return found[:RESULTS_PER_PAGE], _cursor(found[RESULTS_PER_PAGE - 1]) if len(found) > RESULTS_PER_PAGE else None


def _cursor(last: Ending) -> str:
    return f"{(last.ended - _EPOCH) // timedelta(microseconds=1)}-{last.game_id}"


def _read(cursor: str) -> tuple[datetime, str]:
    found = CURSOR_PATTERN.fullmatch(cursor)
    if found is None:
        raise Invalid("malformed-request", "`before` is what `next` of an answer says.")
    return _EPOCH + timedelta(microseconds=int(found[1])), found[2]


def result_document(ending: Ending) -> GameResult:
    """A finished game, as its player is told of it."""
    return {
        "id": ending.game_id,
        "name": ending.table_name,
        "game": ending.game,
        "ended": ending.ended,
        "seat": ending.seat,
        "results": [
            {
                "seat": result.seat,
                "kind": result.kind,
                "name": result.name,
                "total": result.total,
                "place": result.place,
                "won": result.won,
                "stand_in": result.stand_in,
                "advised": result.advised,
            }
            for result in ending.results
        ],
    }
