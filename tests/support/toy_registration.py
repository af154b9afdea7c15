"""The toy as a server hosts it, and the table of it that the conformance suite plays."""

from pathlib import Path

from app.pages.game_pages import GamePages
from app.pages.scripts import Scripts
from app.registration import GameRegistration
from tests.support.cases import Case
from tests.support.toy import Toy

SUPPORT = Path(__file__).parent
TOY = GameRegistration(
    name="toy",
    load=lambda components: Toy(),
    messages=(SUPPORT / "messages",),
    pages=GamePages(scripts=Scripts("/games/toy/toy.js", folder=SUPPORT / "face")),
)
CASES = (Case(label="toy", registration=TOY, seats=("human", "automa", "human")),)
