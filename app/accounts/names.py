"""Names that people bear."""

import unicodedata

from app.problems import Invalid
from app.text.characters import MAX_MARKS, has_hidden_characters, has_loose_marks, has_too_many_marks

LONGEST_NAME = 30
DEPARTED_NAME = "Departed"
"""Of people who have deleted their account: on their seats, once a game has begun, and in what waits for others."""


def checked_name(name: str) -> str:
    """The name without blanks around it. Raises `Invalid` unless it has 1 to 30 characters that can be seen, and no
    more than 30 as it was sent: so it is published.
    """
    sent, name = len(name), unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(name) <= LONGEST_NAME or sent > LONGEST_NAME:
        raise Invalid("bad-name", f"A name has 1 to {LONGEST_NAME} characters.")
    if has_hidden_characters(name):
        raise Invalid("bad-name", "A name has no control characters.")
    if has_loose_marks(name) or has_too_many_marks(name):
        raise Invalid("bad-name", f"A name is made of letters with at most {MAX_MARKS} marks on each.")
    return name
