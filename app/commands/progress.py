"""Many games played one after the other or in several processes, while a bar tells how far they are."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

R = TypeVar("R")


def played(play: Callable[[int], R], seeds: range, jobs: int, console: Console) -> Iterator[R]:
    """The games in the order of their seeds. `play` can be handed to another process."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        if jobs == 1:
            yield from progress.track(map(play, seeds), total=len(seeds))
            return
        with ProcessPoolExecutor(min(jobs, len(seeds))) as workers:
            yield from progress.track(workers.map(play, seeds), total=len(seeds))
