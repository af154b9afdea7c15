"""The built-in players play whole games by the contract alone."""

import random
from typing import Any

import pytest

from app.players import named, names
from app.players.worth import between, worth
from app.rules.skymines import components
from app.rules.skymines.evolving.fold import evolve
from tests.rules.positions import GAME, acting, face_up, give, seats
from tests.rules.secrets import exchanged


def finished(first: str, second: str, seed: int) -> tuple[int, ...]:
    """The totals of a game between two players."""
    draw = random.Random(seed)
    minds = [named(first), named(second)]
    state: Any = GAME.initial()
    events = GAME.new_game({"tracks": "random"}, seats(2), bytes([seed]))
    while True:
        for event in events:
            state = evolve(state, event)
        if not (asked := GAME.to_move(state)):
            outcome = GAME.outcome(state)
            assert outcome is not None
            return outcome.totals
        seat = asked[0]
        events = GAME.decide(state, seat, minds[seat].choose(GAME, state, seat, draw))


def opening(seed: int, moves: int) -> list[Any]:
    """The first moves of a game between two greedy players."""
    draw, mind = random.Random(seed), named("greedy")
    state: Any = GAME.initial()
    events = GAME.new_game({"tracks": "random", "tokens": "dealt"}, seats(2), bytes([seed]))
    made: list[Any] = []
    while len(made) < moves:
        for event in events:
            state = evolve(state, event)
        seat = GAME.to_move(state)[0]
        made.append(mind.choose(GAME, state, seat, draw))
        events = GAME.decide(state, seat, made[-1])
    return made


def test_there_are_a_random_and_a_greedy_player() -> None:
    assert names() == ("random", "greedy")
    with pytest.raises(KeyError):
        named("perfect")


def test_the_same_game_is_played_twice_alike() -> None:
    assert finished("random", "random", 3) == finished("random", "random", 3)


@pytest.mark.parametrize("seed", [1, 2])
def test_greed_beats_chance_by_far_with_legal_moves_alone(seed: int) -> None:
    greedy, chance = finished("greedy", "random", seed)
    assert greedy > 100
    assert greedy > chance + 60


def test_greed_answers_the_same_draws_alike() -> None:
    assert opening(seed=4, moves=40) == opening(seed=4, moves=40)


def test_the_greedy_player_does_not_look_at_what_is_hidden() -> None:
    state = face_up(acting(), 0, "carbon-2", "energy-2", "research-1")
    other = exchanged(state, 0, random.Random(5))
    mind = named("greedy")
    assert mind.choose(GAME, state, 0, random.Random(1)) == mind.choose(GAME, other, 0, random.Random(1))


def test_more_is_worth_more() -> None:
    state = acting()
    assert worth(give(state, 0, coins=9), 0) > worth(state, 0)
    assert worth(give(state, 0, tracks=(3, 0, 0, 0)), 0) > worth(give(state, 0, tracks=(0, 0, 0, 0)), 0)
    assert worth(give(state, 1, coins=9), 0) == worth(state, 0)


def test_the_way_to_the_next_value_counts_in_part() -> None:
    values = components.base().components.tank.values
    assert between(values, 0) == 0
    assert between(values, values[0].at) == values[0].value
    assert values[0].value < between(values, values[0].at + 1) < values[1].value
    assert between(values, values[-1].at) == values[-1].value
