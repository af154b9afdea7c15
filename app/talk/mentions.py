"""The people whom a line mentions: names after an @, found by the folding that compares names everywhere."""

import re
from collections.abc import Mapping

from app.talk.links import LINK, host_of, trimmed
from app.text.characters import JOINERS, MENTION_CHARACTER, is_mark
from app.text.comparison import folded_letters, is_left_out

_UNSPACED = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff]"
)
"""Letters of scripts that part no words by blanks: Thai, Lao, Burmese, Khmer, Chinese and Japanese."""
_SKIN_TONES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"


class _Line:
    """A line and its folding, in which names are looked for."""

    def __init__(self, text: str) -> None:
        self.text = text
        pairs = list(folded_letters(text))
        self.folded = "".join(letter for letter, _ in pairs)
        self.origins = [index for _, index in pairs] + [len(text)]

    def end_of(self, begin: int, name: str) -> int | None:
        """Where a folded name that begins there in the folding ends in the text; None if it does not stand there."""
        end = begin + len(name)
        if not self.folded.startswith(name, begin) or (end and self.origins[end] == self.origins[end - 1]):
            return None
        last = self.origins[end - 1] + 1
        while last < len(self.text) and is_left_out(self.text[last]) and self.text[last] not in JOINERS:
            last += 1
        return None if _goes_on(self.text, last) else last


def with_mentions(text: str, people: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """The text with a sign for each `@name`, and whom the signs mean; `people`: ids by names. The longest name wins,
    and of names that fold alike the one that is written so."""
    names = sorted(((_fold(name), name) for name in people if _fold(name)), key=lambda pair: -len(pair[0]))
    line, addresses = _Line(text), _in_addresses(text)
    pieces, found, done = list[str](), list[str](), 0
    for at, letter in enumerate(line.folded if names else ""):
        begin = line.origins[at]
        if letter != "@" or begin < done or not _may_begin(text, begin) or begin in addresses:
            continue
        hits = [(end, name) for plain, name in names if (end := line.end_of(at + 1, plain)) is not None]
        if hits:
            end = hits[0][0]
            equal = [name for other, name in hits if other == end]
            found.append(people[next((item for item in equal if item == text[begin + 1 : end]), equal[0])])
            pieces += text[done:begin], MENTION_CHARACTER
            done = end
    return "".join([*pieces, text[done:]]), tuple(found)


def _in_addresses(text: str) -> set[int]:
    """The places in a text that belong to links, which have an @ of their own."""
    links = ((link.start(), trimmed(link[0])) for link in LINK.finditer(text))
    return {at for start, address in links if host_of(address) for at in range(start, start + len(address))}


def _fold(name: str) -> str:
    return "".join(letter for letter, _ in folded_letters(name))


def _may_begin(text: str, at: int) -> bool:
    """Whether an @ there is not in the middle of a word, as in an address."""
    before = text[at - 1] if at else " "
    return not _is_of_word(before) or _UNSPACED.match(before) is not None


def _goes_on(text: str, at: int) -> bool:
    """Whether the word or the emoji before goes on there."""
    if at >= len(text):
        return False
    letter = text[at]
    if letter in JOINERS:
        return at + 1 < len(text) and not text[at + 1].isspace()
    if is_mark(letter) or letter in _SKIN_TONES:
        return True
    return _is_of_word(letter) and not (_UNSPACED.match(text[at - 1]) and _UNSPACED.match(letter))


def _is_of_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_" or is_mark(letter)
