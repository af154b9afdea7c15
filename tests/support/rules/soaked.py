"""What a soak has played so far, kept in a file, so that a soak that was cut goes on where it was."""

import hashlib
import os
from pathlib import Path

import msgspec
from msgspec import Struct

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "out" / "soak"
CHECKS = ("rules", "shackleton")
"""The folders of tests/support/ with what games are played and checked by."""


class Result(Struct, frozen=True):
    """How a game went: its seed, its number of moves, the seconds it took and the fault in words, or nothing."""

    game: int
    moves: int
    seconds: float
    fault: str = ""


def played_by(root: Path = ROOT) -> str:
    """A short hash of the rules, their components and the checks: games of other ones prove nothing about these."""
    rules = [path for path in (root / "app" / "rules").rglob("*") if path.suffix in (".py", ".toml")]
    checks = [path for folder in CHECKS for path in (root / "tests" / "support" / folder).glob("*.py")]
    whole = hashlib.sha256()
    for path in sorted([*rules, *checks]):
        whole.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    return whole.hexdigest()[:12]


def file_of(what: str) -> Path:
    """Where the results of a soak are kept, by the rules and checks of now."""
    return FOLDER / f"{what}-{played_by()}.jsonl"


def read(path: Path) -> dict[int, Result]:
    """The results by game; a line that was cut, or that something else wrote, is a game not yet played."""
    found = {}
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError:
            continue
        found[result.game] = result
    return found


def add(path: Path, result: Result) -> None:
    """Append one line, which is on the disk when this returns, on a line of its own even behind one that was cut."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.seek(0, os.SEEK_END):
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                file.write(b"\n")
        file.write(msgspec.json.encode(result) + b"\n")
        file.flush()
        os.fsync(file.fileno())
