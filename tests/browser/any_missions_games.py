"""The command line of a server on which somebody alone may play with any number of mission cards."""

from app.cli import app
from app.play import tables
from app.rules.skymines.phases.setup import CHECKING
from tests.browser.same_games import same_secret

if __name__ == "__main__":
    CHECKING.known()  # modules have been found before one of them is left out
    del CHECKING._joined["missions"]
    tables.draw_secret = same_secret
    app()
