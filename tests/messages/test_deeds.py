"""Below a heading with the name of who acts, what they did is said without it."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from app.messages import DEFAULT
from app.rules.game import Game
from app.rules.sentences import Who
from tests.support.rules import playing as skymines
from tests.support.rules.positions import GAME as SKYMINES
from tests.support.shackleton import playing as shackleton
from tests.support.shackleton.corporations import GAME as SHACKLETON
from tests.support.words import MESSAGES

DEED = re.compile(r"^(log-[\w-]+) = .*\n(?: +[^.\n].*\n| }.*\n| +\*.*\n)*? +\.deed = ", re.MULTILINE)
WHOLE = {"log-luna-card-turned", "log-final-total"}
"""Told with the name: Luna's own card says what she plays, and what all end with stands below no turn."""


def told_in_turns(game: Game, moves: Iterable[Any]) -> Iterator[str]:
    """The messages by which the turns of people say what these people did."""
    turn: int | None = None
    for played in moves:
        for sentence in game.tell(played.state, played.events):
            if turn is not None and sentence.args.get("seat") == Who(turn):
                yield sentence.key
        for begun in game.turns_begun(played.events):
            turn = begun.seat


def lacking(game: Game, moves: Iterable[Any]) -> set[str]:
    """Those of them without words that leave the name out."""
    return set(told_in_turns(game, moves)) - set(DEED.findall(MESSAGES.source(DEFAULT, game.name)))


@pytest.mark.parametrize("seed", range(9))
def test_what_people_do_in_skymines(seed: int) -> None:
    assert lacking(SKYMINES, skymines.play(seed)) <= WHOLE


@pytest.mark.parametrize("seed", range(6))
def test_what_people_do_in_shackleton_base(seed: int) -> None:
    assert lacking(SHACKLETON, shackleton.play(seed)) <= WHOLE
