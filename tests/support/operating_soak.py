"""`python -m tests.support.operating_soak`: what takes too long for `make test`: many starts stopped, many deaths in
games."""

import random
import shutil

from tests.support.dying import die
from tests.support.postgres import public_folder
from tests.support.stopping import check_stops

ROUNDS = 20
STARTS = 200
LATEST_SECONDS = 2.5


def main() -> None:
    """Stop starts at random instants, kill Postgres and server in turns.

    Raises AssertionError when a start goes on or an acknowledged move is lost.
    """
    folder = public_folder("regolith-soak-")
    try:
        draw = random.Random(STARTS)
        instants = (draw.uniform(0, LATEST_SECONDS) for _ in range(STARTS))
        print(f"{check_stops(instants, DATA_DIR=str(folder / 'data'))} starts stopped at random instants", flush=True)
        made = die(folder, ROUNDS, moves=50)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{ROUNDS} deaths of Postgres and server in turns, {made} acknowledged moves, none lost", flush=True)


if __name__ == "__main__":
    main()
