"""The text of a line: what may be written, whom it mentions, and how it is taken apart for its reader."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from app.problems import Invalid
from app.talk.shapes import Part

LONGEST_LINE = 500
MOST_LINES = 8
MOST_MARKS = 3
"""Combining marks on one letter; scripts that are written need no more."""
MENTION = "\ufffc"
"""Stands in a stored text for a person; nobody can write it."""
_JOINERS = "\u200c\u200d"
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_TAGS = re.compile("\U0001f3f4[\U000e0061-\U000e007a]+\U000e007f")
"""Flags of parts of countries: the only use of these characters that can be seen."""
_PIECES = re.compile(rf"({MENTION}|https?://[^\s<>\"{MENTION}]+)", re.IGNORECASE)
_AFTER_LINKS = ".,;:!?)]}'"


def checked_line(text: str) -> str:
    """The text as it is kept. Raises `Invalid` unless it is 1 to 500 characters that can be seen."""
    sent, text = len(text), unicodedata.normalize("NFC", text.replace("\r\n", "\n")).strip()
    if not 1 <= len(text) <= LONGEST_LINE or sent > LONGEST_LINE:
        raise Invalid("bad-line", f"A line has 1 to {LONGEST_LINE} characters.", most=LONGEST_LINE)
    if text.count("\n") >= MOST_LINES or _has_hidden_characters(text) or _has_a_stack(text):
        raise Invalid(
            "bad-line",
            f"At most {MOST_LINES} lines, no control characters, at most {MOST_MARKS} marks on a letter.",
            most=LONGEST_LINE,
        )
    return text


def _has_hidden_characters(text: str) -> bool:
    plain = _TAGS.sub("", text)
    return any(
        letter == MENTION or (letter not in _JOINERS + "\n" and unicodedata.category(letter) in _UNSEEN)
        for letter in plain
    )


def _has_a_stack(text: str) -> bool:
    """Whether more marks stand on one letter than any script needs; what joins letters does not part them."""
    marks = 0
    for letter in text:
        if letter not in _JOINERS:
            marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MOST_MARKS:
            return True
    return False


def with_mentions(text: str, people: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """The text with a sign for each `@name`, and whom the signs mean; `people`: ids by names. The longest name wins."""
    if not people:
        return text, ()
    by_name = {name.casefold(): user for name, user in people.items()}
    names = sorted(people, key=len, reverse=True)
    found: list[str] = []

    def signed(match: re.Match[str]) -> str:
        found.append(by_name[match[1].casefold()])
        return MENTION

    pattern = rf"(?<!\w)@({'|'.join(map(re.escape, names))})(?!\w)"
    return re.sub(pattern, signed, text, flags=re.IGNORECASE), tuple(found)


def plain(text: str, mentions: Sequence[str], names: Mapping[str, str]) -> str:
    """The text as its writer would write it today."""
    return "".join(part["text"] for part in parts(text, mentions, names, None))


def parts(text: str, mentions: Sequence[str], names: Mapping[str, str], reader: str | None) -> list[Part]:
    """The text in pieces: plain text, links with their hosts, people by their names of today."""
    found: list[Part] = []
    left = iter(mentions)
    for piece in _PIECES.split(text):
        if piece == MENTION:
            user = next(left, "")
            found.append({"kind": "mention", "text": f"@{names.get(user, '')}", "host": None, "me": user == reader})
        else:
            found += _linked(piece) if _PIECES.fullmatch(piece) else _said(piece)
    return found


def _said(text: str) -> list[Part]:
    return [{"kind": "text", "text": text, "host": None, "me": False}] if text else []


def _linked(piece: str) -> list[Part]:
    """A link, and what stands behind it; plain text where the address leads nowhere or hides where it leads."""
    address = piece.rstrip(_AFTER_LINKS)
    host = _host(address)
    if host is None:
        return _said(piece)
    return [{"kind": "link", "text": address, "host": host, "me": False}, *_said(piece[len(address) :])]


def _host(address: str) -> str | None:
    try:
        found = urlsplit(address)
        return found.hostname.encode("idna").decode() if found.hostname and found.username is None else None
    except ValueError:
        return None
