"""The error for a stored game that differs from what was written."""

from app.store.pausing import Stopped


class BrokenLog(Exception):
    """A game whose log does not replay to the digests in it, or with rows that say something else than the log.

    The message names the game and the place: an entry by its number, or a part of the table, as "table row, to_move".
    `seq` is the entry's number, None for other places. `stopped`: what has become of the game, once that is
    known.
    """

    def __init__(self, game_id: str, place: int | str, why: str) -> None:
        where = f"entry {place}" if isinstance(place, int) else place
        super().__init__(f"game {game_id}, {where}: {why}")
        self.stopped: Stopped = "paused"
        self.seq = place if isinstance(place, int) else None
