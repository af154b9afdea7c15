"""`python -m tests.rules.soak [N]`: N random games with every check, and how far it is."""

import os
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tests.rules.invariants import check_end, check_every, check_sampled
from tests.rules.noninterference import check_hidden
from tests.rules.playing import play

MANY = 10_000
LINE_EVERY = 100
"""Where there is no terminal to draw a bar on, a line is written every so many games."""
RARELY = 24
"""The checks that take long are made at one state of so many."""


def soak(seed: int) -> str:
    """Play one game with all checks. The fault in words, or nothing."""
    sample = random.Random(seed)
    count = 0
    try:
        for played in play(seed):
            count += 1
            check_every(played)
            if sample.randrange(RARELY) == 0:
                check_sampled(played, sample)
                check_hidden(played, sample)
        check_end(played.state)
    except Exception as fault:
        return f"game {seed}, move {count}: {type(fault).__name__}: {str(fault)[:500]}"
    return ""


def results(games: int) -> Iterator[str]:
    """The result of each game, in order, from all processors."""
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        yield from workers.map(soak, range(games), chunksize=4)


def main(games: int) -> int:
    """Play the games and tell every fault; exit code 1 if there was one."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeElapsedColumn(), TimeRemainingColumn())
    faults = 0
    with Progress(*columns) as progress:
        for done, result in enumerate(progress.track(results(games), total=games), start=1):
            if result:
                faults += 1
                progress.console.print(result, style="red", markup=False)
            if done % LINE_EVERY == 0 and not progress.console.is_terminal:
                print(f"{done} of {games} games, {faults} with a fault", flush=True)
    print(f"{games} games, {faults} with a fault")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else MANY))
