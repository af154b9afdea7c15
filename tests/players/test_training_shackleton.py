"""Training for Shackleton Base: what is looked at, what is learned from, and who plays by it."""

import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.json import encode
from msgspec.structs import replace

from app.players.corrections import Corrections, Weighed
from app.players.shackleton.beam import BeamPlayer
from app.players.shackleton.robots import ROBOTS
from app.players.shackleton.worth import Worth, worth
from app.rules.game import SeatSetup
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import FABIO, in_action, with_stock
from tools.training.__main__ import train
from tools.training.fitting import fitted
from tools.training.match import TRAINED, game_with
from tools.training.play import Line, deal, play
from tools.training.settings import Settings
from tools.training.shackleton.features import BY_HAND, NAMES, features
from tools.training.shackleton.learner import SHACKLETON
from tools.training.shackleton.player import CorrectedPlayer

SHORT = Settings(games=1, width=1, seats=(1.0, 0.0, 0.0), least_own=0.0, trace=0.9, ridge=0.3)
CORPORATIONS = (
    ("artemis", "mining", "selenium"),
    ("evergreen", "sky-watch", "robotics"),
    ("mars", "mining", "artemis"),
)


def row(state: Any, seat: int) -> tuple[float, ...]:
    """The features of a position."""
    of = Worth(state, seat)
    return features(of, of.parts())


def positions(corporations: tuple[str, ...], humans: int, automas: int = 0) -> Iterator[tuple[Any, int]]:
    """Positions of a game by chance, each with a seat that is asked."""
    draw = random.Random(3)
    seats = [SeatSetup(kind="human", name=str(seat)) for seat in range(humans)]
    seats += [SeatSetup(kind="automa", name="AstroBot", level=0)] * automas
    state: Any = GAME.fold(GAME.initial(), GAME.new_game({"corporations": corporations}, seats, b"seen"))
    while asked := GAME.to_move(state):
        automa = GAME.automa_to_move(state)
        if automa is None and not draw.randrange(3):
            yield state, asked[0]
        move = GAME.random_move(state, asked[0], draw) if automa is None else GAME.automa_move(state)
        state = GAME.decide(state, asked[0], move).after


def corrections(**weights: float) -> Corrections:
    """Corrections by features whose names have underscores here."""
    named = {name.replace("_", "-"): weight for name, weight in weights.items()}
    return Corrections((Weighed(name, 0.0, 1.0, named.get(name, 0.0)) for name in NAMES), NAMES)


@pytest.mark.parametrize("corporations", CORPORATIONS, ids="+".join)
@pytest.mark.parametrize(("humans", "automas"), [(2, 0), (1, 1), (4, 0)])
def test_each_position_has_one_number_for_each_name(corporations: tuple[str, ...], humans: int, automas: int) -> None:
    seen = 0
    for state, seat in positions(corporations, humans, automas):
        found = row(state, seat)
        assert len(found) == len(NAMES)
        assert all(math.isfinite(number) for number in found)
        assert row(GAME.imagine(state, seat, random.Random(seen)), seat) == found, "nothing hidden is looked at"
        seen += 1
    assert seen >= 10


def test_names_are_different_and_as_many_as_a_reader_can_look_through() -> None:
    assert len(set(NAMES)) == len(NAMES) <= 300


def test_the_worth_made_by_hand_is_among_them_in_parts() -> None:
    state = in_action(2)
    assert sum(row(state, FABIO)[BY_HAND]) == pytest.approx(worth(state, FABIO))
    assert all(name.startswith("worth-") for name in NAMES[BY_HAND])


def test_what_changes_shows() -> None:
    state = in_action(2)
    before, then = row(state, FABIO), row(with_stock(state, FABIO, titanium=9), FABIO)
    changed = {name for name, old, new in zip(NAMES, before, then, strict=True) if old != new}
    assert {"stock-titanium", "worth-stock", "stock-titanium-by-rounds-left"} <= changed
    assert not {name for name in changed if name.startswith(("rival", "projects", "crater"))}


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


def test_a_part_of_what_was_learned_is_added_to_the_worth_made_by_hand() -> None:
    state, some = with_stock(in_action(2), FABIO, titanium=4), corrections(stock_titanium=0.5)
    plays = CorrectedPlayer(some, learned=0.5)
    assert plays.worth(state, FABIO) == pytest.approx(worth(state, FABIO) + 0.5 * 0.5 * 4, abs=1e-3)
    assert CorrectedPlayer(some, learned=0.0).worth(state, FABIO) == pytest.approx(worth(state, FABIO), abs=1e-3)


def test_matches_are_played_by_corrections_that_were_written(tmp_path: Path) -> None:
    some = corrections(stock_titanium=0.5)
    (tmp_path / "corrections.json").write_bytes(encode(list(some.weighed)))
    robots = game_with(tmp_path / "corrections.json").robots
    assert robots.names == (*ROBOTS.names, TRAINED)
    player, state = robots.named(TRAINED), with_stock(in_action(2), FABIO, titanium=4)
    assert isinstance(player, CorrectedPlayer)
    assert player.worth(state, FABIO) == CorrectedPlayer(some).worth(state, FABIO) != worth(state, FABIO)


def test_a_file_that_goes_with_no_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "short.json").write_bytes(encode(list(corrections().weighed[1:])))
    with pytest.raises(ValueError, match=r"short\.json: what was learned goes with other features"):
        game_with(tmp_path / "short.json")


def test_what_is_hidden_changes_no_move() -> None:
    """Decks and tokens under others are drawn anew; the trained robot's line stays the same."""
    some, looked = CorrectedPlayer(corrections(stock_titanium=0.5, crater_size=0.3), width=2), 0
    for state, seat in positions(CORPORATIONS[0], 2):
        other = GAME.imagine(state, seat, random.Random(9))
        if looked < 12:
            line = some.line(GAME, state, seat, random.Random(1))
            assert some.line(GAME, replace(other), seat, random.Random(1)) == line
            looked += 1
    assert looked == 12
    assert isinstance(some, BeamPlayer)
