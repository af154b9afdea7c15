"""The games of tests: those that servers host, the toy, and Harvest."""

from pathlib import Path
from typing import Any

from app.games import GAMES as HOSTED
from app.messages.speaker import Speaker
from app.pages.game_pages import GamePages
from app.pages.scripts import Scripts
from app.players import ANY_MOVE, Level, Robots
from app.registration import GameRegistration, load_games
from app.rules.game import View
from tests.support.harvest.harvest import SEATS, Harvest
from tests.support.harvest.high_sower import HighSower
from tests.support.toy import Toy

SUPPORT = Path(__file__).parent
MESSAGES = (SUPPORT / "messages",)


def lobby(facts: View, speaker: Speaker) -> dict[str, Any]:
    """What the lobby has to know of Harvest: the levels of the Crow, and the most seats."""
    return {"levels": tuple(sorted(Harvest.automas)), "most_seats": SEATS[-1], "companies": {}}


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
    pages=GamePages(
        scripts=Scripts(
            "/games/harvest/main.js",
            style="/games/harvest/table.css",
            folder=SUPPORT / "harvest" / "face" / "built",
        ),
        lobby=lobby,
    ),
)
REGISTERED = (*HOSTED, TOY, HARVEST)
GAMES = load_games(REGISTERED)
