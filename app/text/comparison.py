"""When two texts of people count as the same: one folding for comparing names and for finding them in a line.

Folding goes character by character, so that every folded character is known to come from one of the text, and what is
equal as a whole is equal in its pieces. `app/static/js/table/talk/folding.ts` is the same in the browser.
"""

import unicodedata
from collections.abc import Iterator

from app.text.characters import JOINERS

_DOT_ABOVE = "\u0307"
"""What folding leaves of a capital dotted i after its i."""
_DOTLESS = "\u0131"
_SELECTORS = ((0x034F, 0x034F), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""They choose between pictures of one character, or cannot be seen."""


def folded(text: str) -> str:
    """What two names have in common that a reader takes for the same: case, width, normal form, blanks and joiners
    aside. All forms of i are one, as a Turkish and an English keyboard make different ones of the same name.
    """
    return "".join(letter for letter, _ in folded_letters(unicodedata.normalize("NFC", text)) if letter not in " \n")


def folded_letters(text: str) -> Iterator[tuple[str, int]]:
    """The folded characters of a text, each with the index of the character that it comes from. A blank is " ",
    the end of a line stays one."""
    previous = ""
    for index, character in enumerate(text):
        for letter in _fold(character):
            if letter == _DOT_ABOVE and previous == "i":
                continue
            previous = letter
            yield letter, index


def is_left_out(character: str) -> bool:
    """Whether folding makes nothing of a character: a joiner, or a selector between pictures."""
    return character in JOINERS or any(first <= ord(character) <= last for first, last in _SELECTORS)


def _fold(character: str) -> str:
    if is_left_out(character):
        return ""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", character).casefold())
    return "".join(" " if letter.isspace() and letter != "\n" else letter for letter in plain.replace(_DOTLESS, "i"))
