"""The games of tests: those that servers host, the toy, and Harvest."""

from pathlib import Path

from app.games import GAMES as HOSTED
from app.pages.game_pages import GamePages
from app.pages.scripts import Scripts
from app.players import ANY_MOVE, Level, Robots
from app.registration import GameRegistration, load_games
from tests.support.harvest.harvest import Harvest
from tests.support.harvest.high_sower import HighSower
from tests.support.toy import Toy

SUPPORT = Path(__file__).parent
MESSAGES = (SUPPORT / "messages",)
TOY = GameRegistration(
    name="toy",
    load=lambda components: Toy(),
    messages=MESSAGES,
    pages=GamePages(scripts=Scripts("/games/toy/toy.js", folder=SUPPORT / "face")),
)
HARVEST = GameRegistration(
    name="harvest",
    load=lambda components: Harvest(),
    messages=MESSAGES,
    robots=Robots((ANY_MOVE, Level(2, "high", HighSower))),
)
REGISTERED = (*HOSTED, TOY, HARVEST)
GAMES = load_games(REGISTERED)
