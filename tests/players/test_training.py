"""Training what robots of Skymines learn: the same settings give the same weights, and a stopped training goes on."""

import random
from pathlib import Path

import numpy as np
import pytest

from app.players.skymines.learned.corrections import Weighed
from app.players.skymines.learned.features import BY_HAND, NAMES
from tools.training import self_play
from tools.training.__main__ import train
from tools.training.fitting import RIVAL, Scale, fitted, fitted_by_round
from tools.training.play import LUNA, Line, deal
from tools.training.settings import RIVALS, SELF_PLAY, SelfPlay, Settings

SHORT = Settings(games=2, width=1, seats=(1.0, 0.0, 0.0), least_own=0.0)
SHORT_SELF_PLAY = SelfPlay(games=1, rounds=2, first=1, width=1, seats=(1.0, 0.0, 0.0), with_modules=0.0)


def line(seed: int, end: float, changes: bool = True) -> Line:
    """Positions that the worth made by hand says nothing about; the last feature of all of them but the first is 1 or
    -1, and the game comes to so much more."""
    rows = np.zeros((6, len(NAMES)), dtype=np.float32)
    sign = 1 if np.random.default_rng(seed).random() < 0.5 else -1
    rows[1:, -1] = sign * changes
    return Line(rows, 100.0 + sign * end, 100.0 / RIVAL)


def weight(weighed: list[Weighed], name: str) -> float:
    """The weight of a feature."""
    return next(each.weight for each in weighed if each.name == name)


def test_the_same_settings_give_the_same_weights(tmp_path: Path) -> None:
    first, second = train(SHORT, tmp_path / "first"), train(SHORT, tmp_path / "second", jobs=2)
    assert first.weighed == second.weighed
    assert any(each.weight for each in first.weighed)


def test_a_training_that_was_stopped_plays_only_what_is_missing(tmp_path: Path) -> None:
    whole = train(SHORT, tmp_path)
    played = (tmp_path / "games-0.pickle").stat().st_mtime_ns
    (tmp_path / "corrections.json").unlink()
    assert train(SHORT, tmp_path).weighed == whole.weighed
    assert (tmp_path / "games-0.pickle").stat().st_mtime_ns == played


@pytest.mark.parametrize("trace", [0.0, 0.5, 1.0])
def test_what_the_worth_made_by_hand_misses_is_learned(trace: float) -> None:
    weighed = fitted([line(seed, end=10.0) for seed in range(40)], trace, ridge=1e-4)
    found = next(each for each in weighed if each.name == NAMES[-1])
    assert found.weight / found.deviation == pytest.approx(10.0, rel=0.1)
    assert all(abs(each.weight) < 1e-3 for each in weighed[:-1])


def test_what_never_differs_has_no_weight_and_much_ridge_leaves_little() -> None:
    lines = [line(seed, end=10.0) for seed in range(40)]
    assert weight(fitted([line(seed, end=10.0, changes=False) for seed in range(40)], 0.5, 1e-4), NAMES[-1]) == 0
    assert 0 < weight(fitted(lines, 0.5, ridge=10.0), NAMES[-1]) < weight(fitted(lines, 0.5, ridge=0.1), NAMES[-1])


def test_the_worth_made_by_hand_is_corrected_not_learned_again() -> None:
    rows = np.zeros((4, len(NAMES)), dtype=np.float32)
    rows[:, BY_HAND.start] = (10, 20, 30, 40)
    weighed = fitted([Line(rows, 40.0, 0.0)], 0.5, ridge=1e-4)
    assert abs(weight(weighed, NAMES[BY_HAND.start])) < 20


def test_self_play_learns_from_what_it_has_learned_and_gives_the_same_weights_again(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    first, second = self_play.train(SHORT_SELF_PLAY, one), self_play.train(SHORT_SELF_PLAY, two, jobs=2)
    assert first.weights == second.weights
    assert any(each.middle and each.early for each in first.weights)
    assert [(one / f"games-{number}.pickle").exists() for number in range(3)] == [True, True, False]
    played = (one / "games-1.pickle").stat().st_mtime_ns
    (one / self_play.FILE).unlink()
    assert self_play.train(SHORT_SELF_PLAY, one).weights == first.weights
    assert (one / "games-1.pickle").stat().st_mtime_ns == played


def test_luna_sits_on_one_seat_at_most() -> None:
    draw = random.Random(1)
    dealt = [deal(number, RIVALS, SELF_PLAY, draw).players for number in range(1000)]
    assert {sum(player.startswith(LUNA) for player in players) for players in dealt} == {0, 1}
    assert {player for players in dealt for player in players} == set(RIVALS)


def test_what_changes_with_the_rounds_to_come_is_learned() -> None:
    """A feature that brings 10 in the first round and nothing in the last one."""
    rows = np.zeros((2, len(NAMES)), dtype=np.float32)
    lines: list[Line] = []
    for sign in (1, -1):
        for left in (0, 3, 6):
            rows[:, 0], rows[:, -1] = left, sign
            lines += [Line(rows.copy(), 100.0 + sign * 10.0 * left / 6, 200.0)] * 20
    scale = Scale(lines)
    middle, early = fitted_by_round(lines, scale, SelfPlay(ridge=1e-5, ridge_by_round=1e-5))
    assert middle[len(NAMES) - 1] * scale.inverse[-1] == pytest.approx(5.0, rel=0.1)
    assert early[len(NAMES) - 1] * scale.inverse[-1] == pytest.approx(5.0, rel=0.1)
