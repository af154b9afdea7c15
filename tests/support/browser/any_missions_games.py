"""The command line of a server on which somebody alone may play with any number of mission cards."""

from app.cli import app
from app.play import tables
from app.rules.skymines import skymines
from app.rules.skymines.phases.setup import CHECKING
from tests.support.browser.same_games import same_secret

if __name__ == "__main__":
    assert skymines.VERSION  # whose import has found all modules
    del CHECKING._joined["missions"]
    tables.draw_secret = same_secret
    app()
