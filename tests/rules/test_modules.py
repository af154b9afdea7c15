"""What modules may not do, and that a game without them does not know of them; tests/rules/with_module adds one."""

from typing import Any

import msgspec
import pytest

from app.rules.game import BadOptions, Event
from app.rules.kit.agenda import Answered, Asked
from app.rules.kit.folds import Folds
from app.rules.kit.ruleset import Module
from app.rules.skymines.vocabulary.state import State
from tests.support.modules.dust.vocabulary import Dust
from tests.support.rules.playing import table
from tests.support.rules.positions import GAME


def test_the_module_for_tests_is_not_part_of_the_game() -> None:
    assert not GAME.rules.has_module("dust")
    with pytest.raises(msgspec.ValidationError):
        GAME.decode_move(b'{"type":"LookForDust"}')


def test_a_part_that_is_not_tagged_with_the_name_of_its_module_is_refused() -> None:
    with pytest.raises(TypeError, match="module sand: its part of the state has the tag 'dust'"):
        GAME.rules.with_module(Module(name="sand", part=Dust))


@pytest.mark.parametrize("kind", [Asked, Answered])
def test_nothing_can_be_folded_behind_what_the_fold_keeps_beside_the_state(kind: type[Event]) -> None:
    folds: Folds[State] = Folds()
    folds.behind(kind)(lambda before, after, event: after)
    with pytest.raises(ValueError, match=kind.__name__):
        GAME.rules.with_module(Module(name="dust", folds=(folds,)))


def test_an_unknown_module_is_refused() -> None:
    options, seats = table(0)
    with pytest.raises(BadOptions) as refused:
        GAME.check_options({**options, "modules": {"dust": {}}}, seats)
    assert (refused.value.code, refused.value.details) == ("unknown-module", {"module": "dust"})


def test_a_game_without_modules_does_not_name_them() -> None:
    options, seats = table(0)
    for chosen in (options, {**options, "modules": {}}):
        state: Any = GAME.initial()
        for event in GAME.new_game(chosen, seats, bytes(8)):
            state = GAME.evolve(state, event)
        assert b"modules" not in GAME.encode_state(state)
        assert "modules" not in GAME.view(state, 0)
