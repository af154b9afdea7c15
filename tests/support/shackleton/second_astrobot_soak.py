"""`python -m tests.support.shackleton.second_astrobot_soak [TURNS] [--from GAME]`: AstroBot's turns in random games,
each held against the second model; all three corporations and all choices of sides take turns. Exit code 1 if any
differs."""

import sys
from argparse import ArgumentParser

from tests.support.shackleton.second_astrobot_games import Compared

TURNS = 10_000
CHANGES = 4
"""Before each turn so many positions are tried that are like it but for what was changed."""
LINE_EVERY = 100
"""A line is written every so many games."""


def fault_of(game: Compared) -> str:
    """Play a game; where it differs from the model."""
    try:
        for _ in game.play():
            pass
    except Exception as found:
        return f"{type(found).__name__}: {str(found)[:500]}"
    return ""


def main(turns: int, first: int = 0) -> int:
    """Play games until there were so many turns, and tell every difference."""
    done, faulty, number = 0, 0, first
    while done < turns:
        game = Compared(number, CHANGES)
        if fault := fault_of(game):
            faulty += 1
            print(f"game {number}, turn {game.turns}: {fault}", flush=True)
        done += game.turns
        number += 1
        if (number - first) % LINE_EVERY == 0:
            print(f"{done} of {turns} turns, {faulty} games with a fault", flush=True)
    print(f"{done} turns of AstroBot in {number - first} games, {faulty} with a fault")
    return 1 if faulty else 0


def run() -> int:
    """Read the command line and play."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("turns", nargs="?", type=int, default=TURNS)
    asked.add_argument("--from", dest="first", type=int, default=0)
    given = asked.parse_args()
    return main(given.turns, given.first)


if __name__ == "__main__":
    sys.exit(run())
