"""The command line of a server on which somebody alone may play with any number of mission cards."""

from app.cli import app
from app.rules.skymines.phases.setup import CHECKING
from tests.support.browser.other_rules import joining, skymines_by
from tests.support.browser.same_games import begin

if __name__ == "__main__":
    begin()
    app(obj=(skymines_by(joining({"missions": {CHECKING: None}})),))
