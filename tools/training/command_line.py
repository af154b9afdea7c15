"""What both trainings are told."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct


class Asked(Struct, frozen=True):
    """The folder of the command line, in how many processes games are played, and of which game."""

    folder: Path
    jobs: int
    game: str


def asked(program: str, description: str | None, games: Sequence[str]) -> Asked:
    """What the command line says, of these games the first one if it names none; exit code 2 where it is wrong."""
    parser = argparse.ArgumentParser(prog=program, description=(description or "").partition("\n\n")[0])
    parser.add_argument("folder", type=Path, help="games that were played, and weights; a run that stopped goes on")
    parser.add_argument("jobs", type=int, nargs="?", default=1, help="processes that play (default: 1)")
    parser.add_argument("--game", choices=games, default=games[0], help=f"who learns (default: {games[0]})")
    given = parser.parse_args()
    if given.jobs < 1:
        parser.error(f"jobs: {given.jobs} processes play nothing")
    return Asked(given.folder, given.jobs, given.game)
