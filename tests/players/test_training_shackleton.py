"""Training for Shackleton Base: what is looked at, what is learned from, and who plays by it."""

import random
from pathlib import Path

import numpy as np
import pytest
from msgspec.json import encode

from app.players.corrections import Corrections, Weighed
from app.players.shackleton.learned.features import BY_HAND, NAMES
from app.players.shackleton.learned.player import LearnedPlayer
from app.players.shackleton.robots import ROBOTS
from app.players.shackleton.worth import worth
from tests.support.shackleton.positions import FABIO, in_action, with_stock
from tools.training.__main__ import train
from tools.training.fitting import fitted
from tools.training.match import TRAINED, game_with
from tools.training.play import Line, deal, play
from tools.training.settings import Settings
from tools.training.shackleton import SHACKLETON

SHORT = Settings(games=1, width=1, seats=(1.0, 0.0, 0.0), least_own=0.0, trace=0.9, ridge=0.3)


def corrections(**weights: float) -> Corrections:
    """Corrections by features whose names have underscores here."""
    named = {name.replace("_", "-"): weight for name, weight in weights.items()}
    return Corrections((Weighed(name, 0.0, 1.0, named.get(name, 0.0)) for name in NAMES), NAMES)


def test_the_same_settings_give_the_same_weights(tmp_path: Path) -> None:
    first, second = train(SHACKLETON, SHORT, tmp_path / "first"), train(SHACKLETON, SHORT, tmp_path / "second")
    assert first.weighed == second.weighed
    assert any(each.weight for each in first.weighed)


def test_ends_of_turns_are_learned_from_in_their_order() -> None:
    dealt = deal(SHACKLETON, 7, {"self": 1.0}, SHORT, random.Random(1))
    lines = play(SHACKLETON, dealt, SHACKLETON.players(SHORT, random.Random(1)), chance=0.0, sampled=1.0)
    actions = NAMES.index("actions-left")
    assert len(lines) == 2
    for line in lines:
        left = line.rows[:, actions].tolist()
        assert left == sorted(left, reverse=True)
        assert set(left) == set(range(19)), "18 actions, and the beginning"
        often = [left.count(actions) for actions in range(18)]
        assert max(often) <= 2, "at the end of an action once, and once more when a shuttle tile is chosen"


def test_what_is_the_same_at_a_moment_of_the_game_is_learned_of_no_feature() -> None:
    """Here the last feature only says how far the game is, and so does what the worth made by hand misses."""
    clock, lines = NAMES.index("actions-left"), list[Line]()
    for seed in range(40):
        rows = np.zeros((6, len(NAMES)), dtype=np.float32)
        rows[:, clock] = np.arange(6)[::-1]
        rows[:, -1] = rows[:, clock] ** 2
        rows[:, -2] = 1 if seed % 2 else -1
        rows[:, BY_HAND.start] = rows[:, clock] ** 2
        lines.append(Line(rows, 10.0 * rows[0, -2], 0.0))
    weighed = {each.name: each.weight for each in fitted(SHACKLETON, lines, trace=1.0, ridge=1e-4)}
    assert abs(weighed[NAMES[-1]]) < 1e-3
    assert weighed[NAMES[-2]] == pytest.approx(10.0, rel=0.1)


def test_matches_are_played_by_corrections_that_were_written(tmp_path: Path) -> None:
    some = corrections(stock_titanium=0.5)
    (tmp_path / "corrections.json").write_bytes(encode(list(some.weighed)))
    robots = game_with(tmp_path / "corrections.json").robots
    assert robots.names == (*ROBOTS.names, TRAINED)
    player, state = robots.named(TRAINED), with_stock(in_action(2), FABIO, titanium=4)
    assert isinstance(player, LearnedPlayer)
    assert player.worth(state, FABIO) == LearnedPlayer(some).worth(state, FABIO) != worth(state, FABIO)


def test_a_file_that_goes_with_no_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "short.json").write_bytes(encode(list(corrections().weighed[1:])))
    with pytest.raises(ValueError, match=r"short\.json: what was learned goes with other features"):
        game_with(tmp_path / "short.json")
