"""The text of a line: what may be written, and how it is taken apart for its reader."""

import re
import unicodedata
from collections.abc import Mapping, Sequence

from app.problems import Invalid
from app.talk.documents import Part
from app.talk.links import LINK, host_of, trimmed
from app.text.characters import MAX_MARKS, MENTION_CHARACTER, has_hidden_characters, has_too_many_marks

MAX_LINE_LENGTH = 500
MAX_LINES = 8
_PIECES = re.compile(f"({MENTION_CHARACTER}|{LINK.pattern})", re.IGNORECASE)


def checked_line(text: str) -> str:
    """The text as it is kept. Raises `Invalid` unless it is 1 to 500 characters that can be seen."""
    sent, text = len(text), unicodedata.normalize("NFC", text.replace("\r\n", "\n")).strip()
    if not 1 <= len(text) <= MAX_LINE_LENGTH or sent > MAX_LINE_LENGTH:
        raise Invalid("bad-line", f"A line has 1 to {MAX_LINE_LENGTH} characters.", most=MAX_LINE_LENGTH)
    if text.count("\n") >= MAX_LINES or has_hidden_characters(text.replace("\n", "")) or has_too_many_marks(text):
        raise Invalid(
            "bad-line",
            f"At most {MAX_LINES} lines, no control characters, at most {MAX_MARKS} marks on a letter.",
            most=MAX_LINE_LENGTH,
        )
    return text


def plain(text: str, mentions: Sequence[str], names: Mapping[str, str]) -> str:
    """The text as its writer would write it today."""
    return "".join(part["text"] for part in parts(text, mentions, names, None))


def parts(text: str, mentions: Sequence[str], names: Mapping[str, str], reader: str | None) -> list[Part]:
    """The text in pieces: plain text, links with their hosts, people by their names of today."""
    found: list[Part] = []
    left = iter(mentions)
    for piece in _PIECES.split(text):
        if piece == MENTION_CHARACTER:
            user = next(left, "")
            found.append({"kind": "mention", "text": f"@{names.get(user, '')}", "host": None, "me": user == reader})
        else:
            found += _linked(piece) if _PIECES.fullmatch(piece) else _said(piece)
    return found


def _said(text: str) -> list[Part]:
    return [{"kind": "text", "text": text, "host": None, "me": False}] if text else []


def _linked(piece: str) -> list[Part]:
    """A link, and the text after it; plain text where the address leads nowhere or hides where it leads."""
    address = trimmed(piece)
    host = host_of(address)
    if host is None:
        return _said(piece)
    return [{"kind": "link", "text": address, "host": host, "me": False}, *_said(piece[len(address) :])]
