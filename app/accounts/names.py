"""Names that people bear."""

from app.problems import Invalid
from app.text.names import BadName, checked

MAX_NAME_LENGTH = 30
DEPARTED_NAME = "Departed"
"""Of people who have deleted their account: on their seats, once a game has begun, and in what waits for others."""


def checked_name(name: str) -> str:
    """The name without blanks around it. Raises `Invalid` unless it has 1 to 30 characters that can be seen, and no
    more than 30 as it was sent.
    """
    try:
        return checked(name, MAX_NAME_LENGTH)
    except BadName as bad:
        raise Invalid("bad-name", str(bad)) from None
