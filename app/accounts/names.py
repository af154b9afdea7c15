"""Names that people bear."""

import unicodedata

from app.problems import Invalid

LONGEST_NAME = 30


def checked_name(name: str) -> str:
    """The name without blanks around it. Raises `Invalid` unless it has 1 to 30 characters, none of them unseen."""
    name = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Invalid("bad-name", f"A name has 1 to {LONGEST_NAME} characters.")
    if any(unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} for letter in name):
        raise Invalid("bad-name", "A name has no control characters.")
    return name
