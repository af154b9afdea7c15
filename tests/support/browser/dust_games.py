"""The command line of the other browser tests' server, with the module for tests: its rules, words and face."""

from msgspec.structs import replace

import tests.support.with_modules  # noqa: F401  (before the game is imported)
from app.cli import app
from app.messages import register_messages
from app.pages.scripts import ModuleScripts, register_scripts, scripts_of
from app.play import tables
from tests.support.browser.other_rules import play_by
from tests.support.browser.same_games import same_secret
from tests.support.with_modules import MODULES, RULES_WITH_DUST

DUST = MODULES / "dust"


def register_dust() -> None:
    """Make the words and the face of dust known; its folds, questions and hooks were found by their place."""
    register_messages(DUST / "messages")
    brought = {"dust": ModuleScripts("/games/skymines/face.js", "/games/skymines/dust.css")}
    register_scripts("skymines", replace(scripts_of("skymines"), folder=DUST, modules=brought))


if __name__ == "__main__":
    register_dust()
    tables.draw_secret = same_secret
    play_by(RULES_WITH_DUST)
    app()
