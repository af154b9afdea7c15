"""What is remembered from state to state is what would be made from scratch."""

import random
from itertools import combinations, pairwise
from typing import get_args

import pytest

from app.rules.game import SeatSetup
from app.rules.shackleton.board.goals import count
from app.rules.shackleton.board.holdings import holdings
from app.rules.shackleton.board.scores import totals
from app.rules.shackleton.components.shapes import Count
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS
from app.rules.shackleton.phases.maintenance import costs
from app.rules.shackleton.shackleton import shackleton
from app.rules.shackleton.vocabulary.state import State

GAME = shackleton()
SETS = list(combinations(CORPORATIONS, 3))


def played(number: int) -> list[State]:
    """The states of a random game of these corporations, each the follower of the one before."""
    draw = random.Random(number)
    astrobot = SeatSetup(kind="automa", name="AstroBot", level=number % 4)
    people = [SeatSetup(kind="human", name=name) for name in ("Ada", "Bob", "Cyd")[: 1 + number % 3]]
    seats = people if len(people) > 1 else [*people, astrobot]
    state = GAME.fold(GAME.initial(), GAME.new_game({"corporations": SETS[number]}, seats, draw.randbytes(32)))
    states = [state]
    while asked := GAME.to_move(state):
        GAME.view(state, None)
        move = GAME.automa_move(state) if GAME.automa_to_move(state) is not None else None
        state = GAME.decide(state, asked[0], move or GAME.random_move(state, asked[0], draw)).after
        states.append(state)
    return states


@pytest.mark.parametrize("number", range(0, len(SETS), 4))
def test_views_and_choices_are_those_of_a_state_without_a_past(number: int) -> None:
    for state in played(number)[number % 3 :: 3]:
        fresh = GAME.decode_state(GAME.encode_state(state))
        assert GAME.view(state, None) == GAME.view(fresh, None)
        for seat in GAME.to_move(state):
            assert GAME.choices(state, seat) == GAME.choices(fresh, seat)


@pytest.mark.parametrize("number", range(1, len(SETS), 4))
def test_what_follows_from_holdings_is_what_follows_from_the_whole_state(number: int) -> None:
    for state in played(number)[number % 3 :: 3]:
        for seat, shown in enumerate(GAME.view(state, None)["seats"]):
            assert shown["total"] == sum(totals(state, seat).values())
            assert shown["costs"] == costs(state, seat)
            asked = [what for what in get_args(Count) if what in shown["counts"]]
            assert shown["counts"] == {what: count(state, seat, what) for what in asked}


def test_holdings_are_the_same_object_until_what_they_are_made_of_changes() -> None:
    states = played(1)
    followers = list(pairwise(states))
    same = [(before, after) for before, after in followers if holdings(before, 0) is holdings(after, 0)]
    assert 0.3 < len(same) / len(followers) < 1
    for before, after in same:
        assert (before.seats[0].stock, before.seats[0].built) == (after.seats[0].stock, after.seats[0].built)
        assert (before.modules, before.sectors) == (after.modules, after.sectors)
