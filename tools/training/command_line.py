"""What both trainings are told."""

import argparse
from pathlib import Path


def asked(program: str, description: str | None) -> tuple[Path, int]:
    """The folder of the command line, and in how many processes games are played; exit code 2 where they are wrong."""
    parser = argparse.ArgumentParser(prog=program, description=(description or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="games that were played, and weights; a run that stopped goes on")
    parser.add_argument("jobs", type=int, nargs="?", default=1, help="processes that play (default: 1)")
    given = parser.parse_args()
    if given.jobs < 1:
        parser.error(f"jobs: {given.jobs} processes play nothing")
    return given.folder, given.jobs
