"""Entries of the log in sentences."""

from app.play.entries import Entry
from app.rules.game import Game, Seat


def tell(game: Game, entry: Entry, seat: Seat | None) -> list[str]:
    """What happened in an entry, as `seat` may know it (None: a spectator), one sentence a string."""
    return []
