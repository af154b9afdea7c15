"""Paths of addresses: which spellings are let in, and where a visitor goes on to after signing in."""

import re
from urllib.parse import unquote_to_bytes

HOME = "/"
_OWN = re.compile(r"/(?![/\\])[A-Za-z0-9._~!$&'()*+,;=:@%/?-]{0,500}")
_NEEDLESS = re.compile(rb"%(?:2[eEfF]|5[cC]|3[0-9]|4[1-9a-fA-F]|5[0-9aA]|6[1-9a-fA-F]|7[0-9aA])")
"""What has no reason to be encoded: letters, digits, dots, slashes and backslashes."""
_ENCODED = re.compile(r"%[0-9A-Fa-f]{2}")


def own_path(wanted: str | None) -> str:
    """The path, if a browser stays with us when it goes there; else the home page."""
    return wanted if wanted and _OWN.fullmatch(wanted) else HOME


def is_canonical(path: str, raw_path: bytes | None) -> bool:
    """Whether a request's path is spelled in the one way that routes, scopes, limits and a proxy in front all read
    alike. `path` is decoded; `raw_path` is as it was sent, None where the server does not tell it.

    Other spellings lead to nothing: control characters and other invisible ones, empty segments, "." and "..",
    backslashes, blanks around a segment, bytes that are not UTF-8, and an encoding that hides a plain character.
    """
    return _is_plain(path) and (raw_path is None or _is_spelled_plainly(path, raw_path))


def _is_plain(path: str) -> bool:
    if not path.startswith("/") or not path.isprintable() or "\\" in path or _ENCODED.search(path):
        return False
    segments = path[1:].split("/")
    return all(_is_plain_segment(segment) for segment in segments[:-1]) and (
        segments[-1] == "" or _is_plain_segment(segments[-1])
    )


def _is_plain_segment(segment: str) -> bool:
    return segment not in ("", ".", "..") and segment == segment.strip()


def _is_spelled_plainly(path: str, raw_path: bytes) -> bool:
    if not raw_path.isascii() or _NEEDLESS.search(raw_path):
        return False
    try:
        return unquote_to_bytes(raw_path).decode() == path
    except UnicodeDecodeError:
        return False
