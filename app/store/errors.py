"""What can go wrong between us and the database, in our own words."""


class StoreUnavailable(Exception):  # noqa: N818 - a state of the world, not a mistake
    """The database cannot be reached, or went away. Whether the last statement was carried out is not known."""


class Conflict(Exception):  # noqa: N818 - a lost race, not a mistake
    """Somebody else wrote this game first; nothing was written."""


class KeyUsed(Exception):  # noqa: N818 - a repeated request, not a mistake
    """The seat has used this Idempotency-Key before; nothing was written."""
