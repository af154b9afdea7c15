"""What can go wrong between us and the database, in our own words."""


class StoreUnavailable(Exception):
    """The database cannot be reached, or went away. Whether the last statement was carried out is not known."""


class Conflict(Exception):
    """Somebody else wrote this game first; nothing was written."""


class BadText(Exception):
    """A text that Postgres does not take: one with a character of number 0, or with half of a character."""


class KeyUsed(Exception):
    """The seat has used this Idempotency-Key before; nothing was written."""


class UnreadableRow(Exception):
    """What a table's row holds cannot be read: `place` names the column. No other table is touched by that."""

    def __init__(self, game_id: str, column: str, why: str) -> None:
        super().__init__(f"{column}: it cannot be read ({why})")
        self.game_id = game_id
        self.place = f"table row, {column}"
        self.why = f"it cannot be read ({why})"
