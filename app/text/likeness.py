"""Names that look alike: skeletons as of Unicode's Technical Standard 39, from its table of confusable characters."""

import unicodedata
from functools import cache, lru_cache

from app.text.comparison import folded


@lru_cache(maxsize=4096)
def looks_of(name: str) -> frozenset[str]:
    """What a name looks like; two names that share one of these can be taken for each other. A name has several, as
    capitals look like other letters than the small ones that they are equal to.
    """
    plain = folded(name)
    return frozenset({plain, folded(skeleton(plain)), folded(skeleton(name))})


def skeleton(text: str) -> str:
    """The text with each character replaced by the one that stands for all that look like it."""
    letters = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(_prototypes().get(letter, letter) for letter in letters))


@cache
def _prototypes() -> dict[str, str]:
    """By character, what stands for all that look like it.

    The package holds Unicode's pairs in both directions; characters that are joined by pairs make one class.
    """
    from confusable_homoglyphs.confusables import confusables_data  # 15 ms and a megabyte: not before somebody sits

    pairs = {_bare(character): [_bare(pair["c"]) for pair in alike] for character, alike in confusables_data.items()}
    found: dict[str, str] = {}
    for character in pairs:
        if character not in found:
            members = _class_of(character, pairs)
            found |= dict.fromkeys(members, min(members, key=_rank))
    return {key: prototype for key, prototype in found.items() if len(key) == 1 and key != prototype}


def _rank(member: str) -> tuple[int, bool, bool, str]:
    """The lowest member of a class stands for it: the longest ("rn" for "m"), else a small Latin letter, else a
    capital: the class of "l" has "I" and "1", that of "O" has "0"."""
    latin = member.isascii() and member.isalpha()
    return -len(member), not latin, not member.islower(), member


def _class_of(character: str, pairs: dict[str, list[str]]) -> set[str]:
    members, waiting = {character}, [character]
    while waiting:
        fresh = set(pairs.get(waiting.pop(), ())) - members
        members |= fresh
        waiting += fresh
    return members


def _bare(text: str) -> str:
    """Without the marks of direction that the table is written with."""
    return text.replace("\u200e", "")
