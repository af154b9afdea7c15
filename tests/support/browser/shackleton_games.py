"""The command line of the other browser tests' server, that knows Shackleton Base as well."""

from app.cli import app
from app.games.skymines import SKYMINES
from app.play import lobby
from tests.support.browser.same_games import same_secret
from tests.support.shackleton.registration import SHACKLETON

if __name__ == "__main__":
    lobby.draw_secret = same_secret
    app(obj=(SKYMINES, SHACKLETON))
