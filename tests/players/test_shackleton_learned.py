"""The learned worth of Shackleton Base: what it looks at, what its weights add, and the robot that goes by it."""

import hashlib
import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.players.corrections import Corrections, Weighed
from app.players.shackleton.learned.corrections import FILE, shipped
from app.players.shackleton.learned.features import BY_HAND, NAMES, features
from app.players.shackleton.learned.player import LearnedPlayer
from app.players.shackleton.robots import ROBOTS
from app.players.shackleton.worth import Worth, worth
from app.rules.game import SeatSetup
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import FABIO, in_action, with_stock

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


def test_a_part_of_what_was_learned_is_added_to_the_worth_made_by_hand() -> None:
    state, some = with_stock(in_action(2), FABIO, titanium=4), corrections(stock_titanium=0.5)
    plays = LearnedPlayer(some, learned=0.5)
    assert plays.worth(state, FABIO) == pytest.approx(worth(state, FABIO) + 0.5 * 0.5 * 4, abs=1e-3)
    assert LearnedPlayer(some, learned=0.0).worth(state, FABIO) == pytest.approx(worth(state, FABIO), abs=1e-3)


def test_those_that_are_shipped_are_those_that_were_measured() -> None:
    assert any(each.weight for each in shipped().weighed)
    assert hashlib.sha256(FILE.read_bytes()).hexdigest() in Path("docs/robots.md").read_text()


@pytest.mark.parametrize("corporations", CORPORATIONS, ids="+".join)
@pytest.mark.parametrize(("humans", "automas"), [(2, 0), (1, 1)])
def test_what_is_hidden_changes_no_line(corporations: tuple[str, ...], humans: int, automas: int) -> None:
    """Decks and tokens under others are redrawn, all through a game; what the robot means to do stays the same."""
    robot, compared, draw = ROBOTS.named("learned"), 0, random.Random(9)
    assert isinstance(robot, LearnedPlayer)
    for state, seat in positions(corporations, humans, automas):
        line = robot.line(GAME, state, seat, random.Random(1))
        assert robot.line(GAME, GAME.imagine(state, seat, draw), seat, random.Random(1)) == line
        compared += 1
    assert compared >= 8
