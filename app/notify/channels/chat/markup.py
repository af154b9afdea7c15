"""People's words in the language of a chat service: nobody is mentioned, no text becomes a link or markup.

The names of people stand in notices, and anybody may choose theirs.
"""

import re
from collections.abc import Callable

Escape = Callable[[str], str]
INVISIBLE = "\u200b"
"""A space without a width: what it stands in is read by people and no longer by programs."""
_MARKUP = re.compile(r"([\\`*_~|<>\[\](){}#:!$^&])")
_WIDE = {sign: chr(ord(sign) + 0xFEE0) for sign in "`*_~|<>[]{}#$^\\@"}
_LINE_START = re.compile(r"^(?=\s*(?:[-+=/>]|\d+[.)]))", re.M)


def without_mentions(text: str) -> str:
    """Text where `@` calls nobody, and neither an address nor a host becomes a link."""
    text = re.sub(r"@(?=\S)", f"@{INVISIBLE}", text)
    text = text.replace("://", f":{INVISIBLE}//")
    return re.sub(r"(?<=\w)\.(?=[^\W\d_])", f".{INVISIBLE}", text)


def with_backslashes(text: str) -> str:
    """For a service whose Markdown knows backslashes."""
    return _without_lists(_MARKUP.sub(r"\\\1", without_mentions(text)))


def with_wide_signs(text: str) -> str:
    """For a service that has markup and no way to escape it: the signs of markup become those of full width."""
    return _without_lists("".join(_WIDE.get(sign, sign) for sign in without_mentions(text)))


def with_entities(text: str) -> str:
    """For a service whose control characters are those of HTML."""
    text = without_mentions(text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def as_written(text: str) -> str:
    """For a service that shows what it gets."""
    return text


def _without_lists(text: str) -> str:
    return _LINE_START.sub(INVISIBLE, text)


def fitted(text: str, most: int, escape: Escape) -> str:
    """The beginning of a text, escaped, in no more than so many bytes of UTF-8: services count in bytes, in UTF-16 or
    in characters, and none of these are more."""
    if len(escape(text).encode()) <= most:
        return escape(text)
    fewest, enough = 0, len(text)
    while fewest < enough:
        middle = (fewest + enough + 1) // 2
        if len((escape(text[:middle]) + "…").encode()) <= most:
            fewest = middle
        else:
            enough = middle - 1
    return escape(text[:fewest]) + "…"
