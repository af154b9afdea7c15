"""Files that tools keep, so that a run that was stopped goes on: written whole or not at all, and read with an error
that names the file."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


class UnreadableFile(Exception):
    """A file that was kept and cannot be used; the message says which, and why."""


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """Where to write what is to be kept at `path`: it takes that place once it is written, and its folder is made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"part-of-{path.name}")
    yield part
    part.replace(path)


def read_kept(path: Path, read: Callable[[Path], T]) -> T:
    """What `read` makes of a file. Raises `UnreadableFile` whatever is wrong with it."""
    try:
        return read(path)
    except Exception as error:  # each reader fails in its own ways: a pickle that was cut off, other features
        why = f"{type(error).__name__}: {error}"
        hint = "What a run keeps is made again once it is away."
        raise UnreadableFile(f"{path} cannot be used ({why}). {hint}") from error


@contextmanager
def told_in_one_line() -> Iterator[None]:
    """End the program with exit code 2, and a line, where a file that was kept cannot be used."""
    try:
        yield
    except UnreadableFile as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
