"""Every level of the robots of every game has its words."""

import pytest

from app.messages import DEFAULT
from app.players import Level
from app.registration import GameRegistration, messages_of
from tests.support.games import REGISTERED

MESSAGES = messages_of(REGISTERED)
LEVELS = [(game, level) for game in REGISTERED for level in game.robots.levels]


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=[f"{game.name}-{level.name}" for game, level in LEVELS])
def test_every_robot_has_its_words(game: GameRegistration, level: Level) -> None:
    known = MESSAGES.catalogue(DEFAULT, game.name)
    for key in (f"robot-{level.name}", f"robot-{level.name}-hint"):
        assert key in known, f"say {key} in pages.ftl of {game.name}"
