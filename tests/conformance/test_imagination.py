"""What a seat may think a state to be: as it has seen it, and drawn from nothing else."""

import random

from tests.support.cases import MAX_MOVES, Case
from tests.support.conformance.watching import watchers


def test_it_is_drawn_from_nothing_that_the_seat_may_not_know(case: Case) -> None:
    """States that differ only in what is hidden are imagined alike, with as many draws."""
    game, draw = case.game, random.Random(1)
    for played in case.sampled(1):
        for seat in watchers(game, played.after):
            other = game.imagine(played.after, seat, draw)
            first, second = random.Random(2), random.Random(2)
            assert game.imagine(other, seat, first) == game.imagine(played.after, seat, second)
            assert first.getstate() == second.getstate()


def test_it_can_be_played_on_to_the_end(case: Case) -> None:
    game, draw = case.game, random.Random(3)
    for played in list(case.sampled(3))[::3]:
        asked = game.to_move(played.after)
        state = game.imagine(played.after, draw.choice(asked) if asked else None, draw)
        for _ in range(MAX_MOVES):
            automa, asked = game.automa_to_move(state), game.to_move(state)
            if automa is None and not asked:
                break
            seat = draw.choice(asked) if automa is None else automa
            move = game.random_move(state, seat, draw) if automa is None else game.automa_move(state)
            state = game.decide(state, seat, move).after
        assert game.outcome(state) is not None
