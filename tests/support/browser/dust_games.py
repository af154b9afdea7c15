"""The command line of the other browser tests' server, with the module for tests: its rules, words and face."""

from pathlib import Path

from msgspec.structs import replace

from app.cli import app
from app.pages.scripts import ModuleScripts
from app.registration import GameRegistration
from tests.support.browser.other_rules import skymines_by
from tests.support.browser.same_games import begin
from tests.support.modules import dust
from tests.support.with_modules import RULES_WITH_DUST

DUST = Path(dust.__file__).parent


def with_dust() -> GameRegistration:
    """Skymines with the words and the face of dust."""
    game = skymines_by(RULES_WITH_DUST)
    assert game.pages.scripts is not None
    brought = {"dust": ModuleScripts("/games/skymines/face.js", "/games/skymines/dust.css")}
    pages = replace(game.pages, scripts=replace(game.pages.scripts, folder=DUST, modules=brought))
    return replace(game, messages=(*game.messages, DUST / "messages"), pages=pages)


if __name__ == "__main__":
    begin()
    app(obj=(with_dust(),))
