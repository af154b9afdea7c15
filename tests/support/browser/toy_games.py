"""The command line of the other browser tests' server, that knows the toy game as well: its rules, words and face."""

from pathlib import Path

from app.cli import app
from app.messages import register_messages
from app.pages.scripts import Scripts, register_scripts
from app.play import tables
from app.rules import game as games
from tests.support.browser.same_games import same_secret
from tests.support.toy import Toy

SUPPORT = Path(__file__).parents[1]


def register_toy() -> None:
    """Make the toy known as a game that brings everything itself."""
    games.register(Toy())
    register_messages(SUPPORT / "messages")
    register_scripts("toy", Scripts("/games/toy/toy.js", folder=SUPPORT / "face"))


if __name__ == "__main__":
    register_toy()
    tables.draw_secret = same_secret
    app()
