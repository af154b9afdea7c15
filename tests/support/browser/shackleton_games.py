"""The command line of the other browser tests' server, that knows Shackleton Base as well."""

from app.cli import app
from app.games.skymines import SKYMINES
from tests.support.browser.same_games import begin
from tests.support.shackleton.registration import SHACKLETON

if __name__ == "__main__":
    begin()
    app(obj=(SKYMINES, SHACKLETON))
