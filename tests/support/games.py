"""The games of tests: those that servers host, and those of tests alone.

A further one joins by its cases in `BROUGHT`: tables of it, with its registration.
"""

from app.games import GAMES as HOSTED
from app.registration import load_games
from tests.support import toy_registration as toy
from tests.support.harvest import registration as harvest
from tests.support.harvest.registration import HARVEST
from tests.support.shackleton import registration as shackleton
from tests.support.toy_registration import TOY

__all__ = ["BROUGHT", "GAMES", "HARVEST", "REGISTERED", "TOY"]

BROUGHT = (
    toy.CASES,
    harvest.CASES,
    shackleton.CASES,
)
OF_TESTS = tuple(cases[0].registration for cases in BROUGHT)
REGISTERED = (*(game for game in HOSTED if game.name not in {one.name for one in OF_TESTS}), *OF_TESTS)
GAMES = load_games(REGISTERED)
