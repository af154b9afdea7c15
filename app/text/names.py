"""Names that people give, themselves and their tables: which are good ones."""

import unicodedata

from app.text.characters import MAX_MARKS, has_hidden_characters, has_loose_marks, has_too_many_marks


class BadName(ValueError):
    """Why a text is no name, in a sentence for developers."""


def checked(text: str, longest: int) -> str:
    """The name without blanks around it. Raises `BadName` unless it has 1 to `longest` characters that can be seen,
    and no more than that as it was sent: so it is published.
    """
    name = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(name) <= longest or len(text) > longest:
        raise BadName(f"A name has 1 to {longest} characters.")
    if has_hidden_characters(name):
        raise BadName("A name has no control characters.")
    if has_loose_marks(name) or has_too_many_marks(name):
        raise BadName(f"A name is made of letters with at most {MAX_MARKS} marks on each.")
    return name
