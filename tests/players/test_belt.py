"""A robot's guess counts what an expansion on the Belt brings."""

import random

from app.players.skymines.greedy import GreedyPlayer
from app.players.skymines.worth import worth
from app.rules.skymines.modules.belt.vocabulary import EnterBelt
from app.rules.skymines.vocabulary.moves import Decline
from tests.rules.belt_positions import expanding, on_belt, put_on
from tests.rules.positions import GAME, act


def test_a_reward_that_is_due_adds_to_a_position() -> None:
    state = on_belt()
    rich, poor = expanding(state, "astrogo", 1), expanding(put_on(state, "astrogo", "4-1"), "astrogo", 1)
    gain = worth(act(rich, 0, EnterBelt("4-2", 0)), 0) - worth(act(poor, 0, EnterBelt("4-2", 0)), 0)
    assert gain > 1


def test_a_robot_enters_rather_than_forfeit() -> None:
    state = expanding(on_belt(), "astrogo", 3)
    assert GreedyPlayer().choose(GAME, state, 0, random.Random(1)) != Decline()
