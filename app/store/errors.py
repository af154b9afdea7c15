"""What can go wrong between the server and the database, in its own words."""


class StoreUnavailable(Exception):
    """The database cannot be reached, or went away. Whether the last statement was carried out is not known."""


class WrongDatabases(Exception):
    """The databases that the settings name for games are not those that hold them. The message says in one line what is
    wrong; nothing was changed."""


class Conflict(Exception):
    """Somebody else wrote this game first; nothing was written."""


class CapReached(Exception):
    """Somebody has as many of these as they may have; nothing was written."""


class BadText(Exception):
    """A text that Postgres does not take: one with a character of number 0, or with half of a character."""


class KeyUsed(Exception):
    """The seat has used this Idempotency-Key before; nothing was written."""


class UnreadableRow(Exception):
    """What is stored of a table cannot be read: `place` names it, a column of the table's row unless it is said to be
    something else. No other table is touched by that."""

    def __init__(self, game_id: str, column: str, why: str, place: str | None = None) -> None:
        super().__init__(f"{column}: it cannot be read ({why})")
        self.game_id = game_id
        self.place = place or f"table row, {column}"
        self.why = f"it cannot be read ({why})"
