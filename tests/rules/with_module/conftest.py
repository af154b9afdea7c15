"""These tests are collected only where the modules for tests are there; the game of their helpers has dust, too."""

import sys

from tests.support.rules.positions import GAME

collect_ignore_glob = ["test_*.py"]

if "tests.support.with_modules" in sys.modules:
    from tests.support.with_modules import RULES_WITH_DUST

    collect_ignore_glob = []
    GAME.rules = RULES_WITH_DUST
