"""Which characters text of people may have: the same for names, lines of a chat and notes."""

import re
import unicodedata

MENTION_CHARACTER = "\ufffc"
"""Stands in a stored line for a person; nobody can write it."""
JOINERS = "\u200c\u200d"
"""Letters of Persian and of Indian scripts are joined and parted by these, and so are emoji."""
MAX_MARKS = 3
"""Combining marks on one letter; scripts that are written need no more."""
_FLAGS = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,8}\U000e007f")
"""Flags of parts of countries: the only use of tag characters that can be seen."""
_HIDDEN_KINDS = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_BLANK_LETTERS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and marks that no font draws."""
_RESERVED = ((0x2065, 0x2065), (0xFFF0, 0xFFF8), (0xE0000, 0xE00FF), (0xE01F0, 0xE0FFF))
"""Unassigned code points that Unicode keeps for characters which are not drawn."""
_MARKS = ((0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""Blocks of combining marks: those that Python's table does not know yet count as marks too."""
_VIRAMA = 9
"""The combining class of the signs that take a vowel away."""


def is_mark(letter: str) -> bool:
    """Whether a character stands on the letter before it."""
    return unicodedata.category(letter).startswith("M") or _is_in(letter, _MARKS)


def has_hidden_characters(text: str) -> bool:
    """Whether some character of a text cannot be seen or changes how its neighbours are read: controls, line ends,
    overrides of direction, surrogates, private use. Blanks and joiners are allowed, and so is a character that is
    younger than Python's table: only noncharacters are known to stay unassigned.
    """
    return any(letter not in JOINERS and _is_hidden(letter) for letter in _FLAGS.sub("", text))


def has_too_many_marks(text: str) -> bool:
    """Whether more marks stand on one letter than any script needs; what joins letters does not part them."""
    marks = 0
    for letter in text:
        if letter not in JOINERS:
            marks = marks + 1 if is_mark(letter) else 0
        if marks > MAX_MARKS:
            return True
    return False


def has_loose_marks(text: str) -> bool:
    """Whether a mark or a joiner stands on nothing, or a joiner joins nothing: such a text is not what it seems. A
    joiner may end a word after a virama, where it shapes the letter before.
    """
    before = " "
    for letter, after in zip(text, [*text[1:], " "], strict=True):
        if (letter in JOINERS or is_mark(letter)) and (before.isspace() or (before in JOINERS and letter in JOINERS)):
            return True
        if letter in JOINERS and after.isspace() and unicodedata.combining(before) != _VIRAMA:
            return True
        before = letter
    return False


def _is_hidden(letter: str) -> bool:
    if letter == MENTION_CHARACTER or letter in _BLANK_LETTERS or unicodedata.category(letter) in _HIDDEN_KINDS:
        return True
    code = ord(letter)
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF or _is_in(letter, _RESERVED)


def _is_in(letter: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(letter) <= last for first, last in ranges)
