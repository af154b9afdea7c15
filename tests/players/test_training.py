"""Training what robots of Skymines learn: the same settings give the same weights, and a stopped training goes on."""

import random
from pathlib import Path

import numpy as np
import pytest

from app.players.corrections import Weighed
from app.players.skymines.learned.features import BY_HAND, NAMES
from app.players.skymines.self_taught.network import SCORES, UNIT, read
from tools.training import fit_network, self_play
from tools.training.__main__ import train
from tools.training.fit_network import begin, still_to_come
from tools.training.fitting import RIVAL, fitted
from tools.training.play import LUNA, Line, deal
from tools.training.settings import RIVALS, SELF_PLAY, SelfPlay, Settings
from tools.training.skymines import SKYMINES

SHORT = Settings(games=2, width=1, seats=(1.0, 0.0, 0.0), least_own=0.0)
SHORT_SELF_PLAY = SelfPlay(first_games=1, games=1, rounds=2, width=1, hidden=4, seats=(1.0, 0.0, 0.0))


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
    first, second = train(SKYMINES, SHORT, tmp_path / "first"), train(SKYMINES, SHORT, tmp_path / "second", jobs=2)
    assert first.weighed == second.weighed
    assert any(each.weight for each in first.weighed)


def test_a_training_that_was_stopped_plays_only_what_is_missing(tmp_path: Path) -> None:
    whole = train(SKYMINES, SHORT, tmp_path)
    played = (tmp_path / "games-0.pickle").stat().st_mtime_ns
    (tmp_path / "corrections.json").unlink()
    assert train(SKYMINES, SHORT, tmp_path).weighed == whole.weighed
    assert (tmp_path / "games-0.pickle").stat().st_mtime_ns == played


@pytest.mark.parametrize("trace", [0.0, 0.5, 1.0])
def test_what_the_worth_made_by_hand_misses_is_learned(trace: float) -> None:
    weighed = fitted(SKYMINES, [line(seed, end=10.0) for seed in range(40)], trace, ridge=1e-4)
    found = next(each for each in weighed if each.name == NAMES[-1])
    assert found.weight / found.deviation == pytest.approx(10.0, rel=0.1)
    assert all(abs(each.weight) < 1e-3 for each in weighed[:-1])


def test_what_never_differs_has_no_weight_and_much_ridge_leaves_little() -> None:
    lines = [line(seed, end=10.0) for seed in range(40)]
    alike = [line(seed, end=10.0, changes=False) for seed in range(40)]
    never, little, much = (
        weight(fitted(SKYMINES, learned_from, 0.5, ridge), NAMES[-1])
        for learned_from, ridge in ((alike, 1e-4), (lines, 10.0), (lines, 0.1))
    )
    assert never == 0
    assert 0 < little < much


def test_the_worth_made_by_hand_is_corrected_not_learned_again() -> None:
    rows = np.zeros((4, len(NAMES)), dtype=np.float32)
    rows[:, BY_HAND.start] = (10, 20, 30, 40)
    weighed = fitted(SKYMINES, [Line(rows, 40.0, 0.0)], 0.5, ridge=1e-4)
    assert abs(weight(weighed, NAMES[BY_HAND.start])) < 20


def test_self_play_learns_from_what_it_has_learned_and_gives_the_same_network_again(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    first, second = self_play.train(SHORT_SELF_PLAY, one), self_play.train(SHORT_SELF_PLAY, two, jobs=2)
    assert np.array_equal(first.inward, second.inward)
    assert np.abs(first.linear).max() > 0
    assert [(one / f"games-{number}.pickle").exists() for number in range(3)] == [True, True, False]
    played = (one / "games-1.pickle").stat().st_mtime_ns
    (one / self_play.FILE).unlink()
    assert np.array_equal(self_play.train(SHORT_SELF_PLAY, one).linear, first.linear)
    assert (one / "games-1.pickle").stat().st_mtime_ns == played
    assert np.array_equal(read(one / self_play.FILE).linear, first.linear)


def test_luna_sits_on_one_seat_at_most() -> None:
    draw = random.Random(1)
    dealt = [deal(SKYMINES, number, RIVALS, SELF_PLAY, draw).players for number in range(1000)]
    assert {sum(player.startswith(LUNA) for player in players) for players in dealt} == {0, 1}
    assert {player for players in dealt for player in players} == set(RIVALS)


def many(count: int) -> list[Line]:
    """Games of three positions each, in which a feature says what is still to come: 30 for each one of it."""
    draw, found = np.random.default_rng(7), list[Line]()
    for _ in range(count):
        rows = np.zeros((3, len(NAMES)), dtype=np.float32)
        rows[:, -1] = brings = draw.normal()
        rows[:, SCORES[0]] = (10, 20, 30)
        found.append(Line(rows, 20.0 + UNIT * brings, 5.0))
    return found


def test_a_network_learns_what_is_still_to_come() -> None:
    lines, draw = many(600), np.random.default_rng(1)
    new = begin(lines, 4, draw)
    _, first = fit_network.fitted(new, lines, 1, 1e-2, 0.0, draw)
    found, error = fit_network.fitted(new, lines, 20, 1e-2, 0.0, draw)
    assert error < first
    rows = np.zeros((2, len(NAMES)), dtype=np.float32)
    rows[:, SCORES[0]], rows[:, -1] = 20.0, (1.0, -1.0)
    assert found.totals(rows)[:, 0] == pytest.approx([50.0, -10.0], abs=4.0)
    assert found.totals(rows)[:, 1] == pytest.approx([5.0, 5.0], abs=4.0)


def test_what_never_differs_is_not_looked_at() -> None:
    assert begin(many(20), 4, np.random.default_rng(1)).inverse[NAMES.index("own-coins")] == 0


def test_what_is_still_to_come_is_what_the_game_came_to_less_the_scores_of_now() -> None:
    line = many(1)[0]
    line.own = 70.0
    assert still_to_come(line)[:, 0] * UNIT == pytest.approx([60, 50, 40], abs=1e-4)
    assert still_to_come(line)[:, 1] * UNIT == pytest.approx([5, 5, 5], abs=1e-4)
