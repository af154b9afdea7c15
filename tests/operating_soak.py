"""`python -m tests.operating_soak`: what takes too long for `make test`: many deaths in the middle of games."""

import shutil

from tests.support.dying import die
from tests.support.postgres import public_folder

ROUNDS = 20


def main() -> None:
    """Kill Postgres and server in turns; raises AssertionError when anything acknowledged is lost."""
    folder = public_folder("regolith-soak-")
    try:
        made = die(folder, ROUNDS, moves=50)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{ROUNDS} deaths of Postgres and server in turns, {made} acknowledged moves, none lost", flush=True)


if __name__ == "__main__":
    main()
