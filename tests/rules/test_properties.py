"""What holds at every state of every game: nothing is lost or made, offered equals enforced, games end."""

import random

import pytest

from tests.support.rules.invariants import check_end, check_every, check_sampled
from tests.support.rules.playing import play

GAMES = (*range(18), *(pytest.param(seed, marks=pytest.mark.full) for seed in range(18, 27)))
"""Two of every mixture of seats, or three; `tests.support.rules.soak` plays thousands."""


@pytest.mark.rule("B-201", "B-202")
@pytest.mark.parametrize("seed", GAMES)
def test_everything_that_always_holds(seed: int) -> None:
    sample = random.Random(seed)
    for played in play(seed):
        check_every(played)
        if sample.randrange(8) == 0:
            check_sampled(played, sample)
    check_end(played.state)
