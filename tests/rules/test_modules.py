"""A module adds files: the throw-away module of tests/support/modules joins in everywhere without an edit elsewhere."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.rules.game import BadOptions, Event
from app.rules.kit.agenda import Answered, Asked
from app.rules.kit.folds import Folds
from app.rules.kit.ruleset import Module
from app.rules.skymines.vocabulary.declaring import names
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.playing import table
from tests.support.rules.positions import GAME

PROJECT = Path(__file__).resolve().parents[2]


def test_a_module_of_files_alone_joins_in_everywhere() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.support.with_modules"]
    run = subprocess.run([*command, "tests/rules/with_module"], cwd=PROJECT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert " passed" in run.stdout or "[100%]" in run.stdout


def test_the_module_for_tests_is_not_part_of_the_game() -> None:
    assert "dust" not in names()


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
