"""The command line of the other browser tests' server, with the module for tests: its rules, words and face."""

from pathlib import Path

from msgspec.structs import replace

from app.cli import app
from app.messages import register_messages
from app.pages.scripts import ModuleScripts, register_scripts, scripts_of
from app.play import tables
from tests.support.browser.other_rules import play_by
from tests.support.browser.same_games import same_secret
from tests.support.modules import dust
from tests.support.with_modules import RULES_WITH_DUST

DUST = Path(dust.__file__).parent


def register_dust() -> None:
    """Make the words and the face of dust known."""
    register_messages(DUST / "messages")
    brought = {"dust": ModuleScripts("/games/skymines/face.js", "/games/skymines/dust.css")}
    register_scripts("skymines", replace(scripts_of("skymines"), folder=DUST, modules=brought))


if __name__ == "__main__":
    register_dust()
    tables.draw_secret = same_secret
    play_by(RULES_WITH_DUST)
    app()
