"""The games of tests: those that servers host, and the toy."""

from pathlib import Path

from app.games import GAMES as HOSTED
from app.messages import register_messages
from app.pages.game_pages import GamePages
from app.pages.scripts import Scripts
from app.registration import GameRegistration, loaded
from tests.support.toy import Toy

SUPPORT = Path(__file__).parent
TOY = GameRegistration(
    name="toy",
    load=lambda components: Toy(),
    pages=GamePages(scripts=Scripts("/games/toy/toy.js", folder=SUPPORT / "face")),
)
REGISTERED = (*HOSTED, TOY)
GAMES = loaded(REGISTERED)

register_messages(SUPPORT / "messages")
