"""The command line of the other browser tests' server, that knows the toy game as well: its rules, words and face."""

from app.cli import app
from app.play import lobby
from tests.support.browser.same_games import same_secret
from tests.support.games import REGISTERED

if __name__ == "__main__":
    lobby.draw_secret = same_secret
    app(obj=REGISTERED)
