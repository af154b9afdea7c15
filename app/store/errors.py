"""What can go wrong between us and the database, in our own words."""


class StoreUnavailable(Exception):
    """The database cannot be reached, or went away. Whether the last statement was carried out is not known."""


class Conflict(Exception):
    """Somebody else wrote this game first; nothing was written."""


class BadText(Exception):
    """A text that Postgres does not take: one with a character of number 0."""


class KeyUsed(Exception):
    """The seat has used this Idempotency-Key before; nothing was written."""
