"""The command line of a server on which somebody alone may play with any number of mission cards."""

from app.cli import app
from app.play import lobby
from app.rules.skymines.phases.setup import CHECKING
from tests.support.browser.other_rules import joining, skymines_by
from tests.support.browser.same_games import same_secret

if __name__ == "__main__":
    lobby.draw_secret = same_secret
    app(obj=(skymines_by(joining({"missions": {CHECKING: None}})),))
