"""`python -m tests.support.shackleton.soak [N]`: N random games of Shackleton Base with every check, and how far it is.

All sets of three corporations, 1 to 4 people and all sides of AstroBot's cards take turns. A soak that was cut goes on
as that of Skymines does (`tests/support/rules/soak.py`).
"""

import random
import sys
from collections.abc import Iterator

from app.rules.game import Move
from tests.support.rules import soak as random_games
from tests.support.rules import soaked
from tests.support.rules.soaked import Result
from tests.support.shackleton.invariants import check_end, check_every, check_sampled
from tests.support.shackleton.playing import play

RARELY = 24
"""The checks that take long are made at one state of so many."""
TRIED = 20
"""Moves that were made are tried again where they are not offered, so many at a state."""


def checked(seed: int) -> Iterator[None]:
    """Game `seed` with all checks, a state at a time."""
    sample, seen = random.Random(seed), list[Move]()
    for played in play(seed):
        yield
        check_every(played)
        if sample.randrange(RARELY) == 0:
            check_sampled(played, sample.sample(seen, min(len(seen), TRIED)), sample)
        if played.move is not None:
            seen.append(played.move)
    check_end(played.state)


def soak(seed: int) -> Result:
    """Play one game with all checks."""
    return random_games.result_of(seed, checked(seed))


def run() -> int:
    """Read the command line and soak."""
    given = random_games.arguments(__doc__).parse_args()
    file = given.file or soaked.file_of("shackleton")
    return random_games.main(given.games, workers=given.workers, file=file, soaked_by=soak)


if __name__ == "__main__":
    sys.exit(run())
