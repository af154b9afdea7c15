"""Other spellings of a path: what a careless comparison takes for something else, and a router for the same."""

from collections.abc import Iterator

BEHIND = (
    *(f"%{number:02X}" for number in (*range(0x21), 0x7F)),
    *("%C2%85", "%C2%A0", "%E2%80%A8", "%E2%80%A9", "%E2%80%8B", "%EF%BB%BF", "%E3%80%80", "%C2%9F"),
    *("%FF", "%C0%8A", "%ED%A0%80", "%E2%80", "%80", "%C3%28"),
    *("%2F", "%2f", "%5C", "%5c", "\\", "/.", "/..", "/%2e", "/%2E%2e", "//", "/./", "/x/..", "%250A", "%252F"),
)
"""What may stand behind a path."""
BEFORE = ("/", "/.", "/x/..", "/%2e", "/%09", "/%0A", "\\", "/%2F", "/x/%2e%2e", "/%5C", "/%00", "/%20")
"""What may stand before it."""


def respelled(path: str) -> Iterator[str]:
    """Spellings of a path that are not its own."""
    yield from (path + item for item in BEHIND)
    yield from (item + path for item in BEFORE)
    if len(path) > 1:
        yield f"/%{ord(path[1]):02x}{path[2:]}"
        yield path.replace(path[-1], f"%{ord(path[-1]):02X}")
        yield f"//{path[1:].replace('/', '//')}"
