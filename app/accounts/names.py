"""Names that people bear."""

import re
import unicodedata

from app.problems import Invalid

LONGEST_NAME = 30
MOST_MARKS = 3
"""Combining marks on one letter; scripts that are written need no more."""
_JOINERS = "\u200c\u200d"
"""Letters of Persian and of Indian scripts are joined and parted by these, and so are emoji."""
_joined = re.compile(rf"(?<=[^\s{_JOINERS}])[{_JOINERS}](?=[^\s{_JOINERS}])")
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def checked_name(name: str) -> str:
    """The name without blanks around it. Raises `Invalid` unless it has 1 to 30 characters that can be seen, and no
    more than 30 as it was sent: so it is published.
    """
    sent, name = len(name), unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(name) <= LONGEST_NAME or sent > LONGEST_NAME:
        raise Invalid("bad-name", f"A name has 1 to {LONGEST_NAME} characters.")
    kinds = [unicodedata.category(letter) for letter in _joined.sub("", name)]
    if not _UNSEEN.isdisjoint(kinds):
        raise Invalid("bad-name", "A name has no control characters.")
    if _has_a_stack(kinds):
        raise Invalid("bad-name", f"A name is made of letters with at most {MOST_MARKS} marks on each.")
    return name


def folded(name: str) -> str:
    """What two names have in common that a reader takes for the same: case, width, blanks and joiners aside."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in letters if not letter.isspace() and letter not in _JOINERS)


def _has_a_stack(kinds: list[str]) -> bool:
    """Whether marks stand on nothing, or too many on one letter."""
    marks = MOST_MARKS
    for kind in kinds:
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MOST_MARKS:
            return True
    return False
