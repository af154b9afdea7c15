"""The command line of the other browser tests' server, that knows the toy game as well: its rules, words and face."""

from app.cli import app
from tests.support.browser.same_games import begin
from tests.support.games import REGISTERED

if __name__ == "__main__":
    begin()
    app(obj=REGISTERED)
