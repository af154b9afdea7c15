"""`python -m tests.support.rules.soak [N]`: N random games with every check, and how far it is.

With `--modules` the games take turns with all sets of modules that can be chosen together. Each game's result is kept
in `out/soak/`, so a soak that was cut, by whatever means, goes on where it was. A change of the rules or of the checks
starts over.
"""

import multiprocessing
import os
import random
import sys
import threading
import time
import traceback
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tests.support.rules import soaked
from tests.support.rules.invariants import check_end, check_every, check_sampled
from tests.support.rules.noninterference import check_hidden
from tests.support.rules.playing import combinations_of_modules, play
from tests.support.rules.soaked import Result

MANY = 10_000
LINE_EVERY = 100
"""Where there is no terminal to draw a bar on, a line is written every so many games."""
RARELY = 24
"""The checks that take long are made at one state of so many."""


def soak(seed: int, sets: Sequence[Sequence[str]] = ((),)) -> Result:
    """Play one game with all checks, with one of these sets of modules."""
    return result_of(seed, _checked(seed, sets))


def _checked(seed: int, sets: Sequence[Sequence[str]]) -> Iterator[None]:
    sample = random.Random(seed)
    for played in play(seed // len(sets), modules=sets[seed % len(sets)]):
        yield
        check_every(played)
        if sample.randrange(RARELY) == 0:
            check_sampled(played, sample)
            check_hidden(played, sample)
    check_end(played.state)


def result_of(seed: int, checked: Iterator[None]) -> Result:
    """The result of a game that is played with its checks, a state at a time."""
    begun, count, fault = time.perf_counter(), 0, ""
    try:
        for _ in checked:
            count += 1
    except Exception as found:
        place = traceback.extract_tb(found.__traceback__)[-1]
        fault = f"{type(found).__name__}: {str(found)[:500] or place.line} ({Path(place.filename).name}:{place.lineno})"
    return Result(seed, count, round(time.perf_counter() - begun, 3), fault)


def results(games: list[int], workers: int, soaked_by: Callable[[int], Result]) -> Iterator[Result]:
    """The result of each game, in order."""
    with ProcessPoolExecutor(workers, initializer=_end_with_parent) as pool:
        yield from pool.map(soaked_by, games)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    threading.Thread(target=_await_parent, daemon=True).start()


def _await_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def main(games: int, *, workers: int, file: Path, soaked_by: Callable[[int], Result] = soak) -> int:
    """Play the games that the file lacks and tell every fault, of former runs too; exit code 1 if there is one."""
    known = {game: result for game, result in soaked.read(file).items() if game < games}
    faulty = [result for result in known.values() if result.fault]
    print(f"{len(known)} of {games} games played before ({file.name})", flush=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        for result in faulty:
            _tell(progress, result)
        bar = progress.add_task("", total=games, completed=len(known))
        missing = [game for game in range(games) if game not in known]
        for done, result in enumerate(results(missing, workers, soaked_by), start=len(known) + 1):
            soaked.add(file, result)
            known[result.game] = result
            progress.update(bar, completed=done)
            if result.fault:
                faulty.append(result)
                _tell(progress, result)
            if done % LINE_EVERY == 0 and not progress.console.is_terminal:
                print(f"{done} of {games} games, {len(faulty)} with a fault", flush=True)
    states = sorted(result.moves for result in known.values()) or [0]
    told = f"{games} games, {len(faulty)} with a fault"
    print(f"{told}; {states[0]} to {states[-1]} states a game, {sum(states)} in all")
    return 1 if faulty else 0


def _tell(progress: Progress, result: Result) -> None:
    told = f"game {result.game}, move {result.moves}: {result.fault}"
    progress.console.print(told, style="red", markup=False, soft_wrap=True)


def arguments(description: str | None) -> ArgumentParser:
    """The command line of a soak of random games."""
    asked = ArgumentParser(description=description)
    asked.add_argument("games", nargs="?", type=int, default=MANY)
    asked.add_argument("--workers", type=int, default=os.cpu_count())
    asked.add_argument("--file", type=Path)
    return asked


def run() -> int:
    """Read the command line and soak."""
    asked = arguments(__doc__)
    asked.add_argument("--modules", action="store_true", help="play all sets of modules in turn")
    given = asked.parse_args()
    sets = combinations_of_modules() if given.modules else ((),)
    file = given.file or soaked.file_of("modules" if given.modules else "games")
    return main(given.games, workers=given.workers, file=file, soaked_by=partial(soak, sets=sets))


if __name__ == "__main__":
    sys.exit(run())
