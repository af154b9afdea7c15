"""Sequential halving: ways are tried a few times, and those that look best more often."""

from collections.abc import Callable, Sequence

from msgspec import Struct


class Stage(Struct, frozen=True):
    """How many of the best ways are tried, and how many times more."""

    ways: int
    trials: int


def ranked(
    expected: Sequence[float], stages: Sequence[Stage], part: float, outcome: Callable[[int, int], float]
) -> list[tuple[int, float]]:
    """The ways that have been tried, the best one first, each with its worth, of those with what is expected of them
    before any trial; the only way is not tried. `outcome` of a way and the number of a trial is asked for each way of a
    stage with the same numbers; the mean of its outcomes counts `part`, what was expected of it the rest. Of equal ways
    the earlier one comes first, and after all others those that were tried less often."""
    found: list[list[float]] = [[] for _ in expected]

    def worth(way: int) -> float:
        tried = found[way]
        return expected[way] if not tried else part * sum(tried) / len(tried) + (1 - part) * expected[way]

    left, begun = sorted(range(len(expected)), key=lambda way: -expected[way])[: stages[0].ways], 0
    dropped: list[int] = []
    for stage in stages:
        left, dropped = left[: stage.ways], left[stage.ways :] + dropped
        if len(left) == 1:
            break
        for way in left:
            found[way] += [outcome(way, begun + trial) for trial in range(stage.trials)]
        begun += stage.trials
        left.sort(key=lambda way: -worth(way))
    return [(way, worth(way)) for way in left + dropped]
