"""Replaying stored games and comparing every digest."""

from app.play.documents import check_opening
from app.play.loading import BrokenLog, known_game, whole
from app.play.table import Table
from app.play.writing import summary_of
from app.problems import no_such_game
from app.store import games, log
from app.store.database import Database


async def verify_game(db: Database, game_id: str) -> int:
    """Replay a game and compare every digest; how many there were. A game paused earlier goes on if it is right.

    Raises `BrokenLog`, after pausing the game; `NotFound`; `Unavailable` without its rules or components.
    """
    found = await log.load(db, game_id, use_snapshot=False)
    if found is None:
        raise no_such_game()
    row, _, rows = found
    game = known_game(row)
    try:
        replay = whole(row, game, rows, every=True)
        secret = await games.find_secret(db, game_id)
        if secret and rows:
            check_opening(game, row, rows, secret)
    except BrokenLog as broken:
        await games.pause(db, game_id, str(broken))
        raise
    if row.status == "paused":
        status = summary_of(Table(row, game, replay.points), replay.points[-1].state).status if rows else "lobby"
        await games.resume(db, game_id, status)
    return len(rows)
