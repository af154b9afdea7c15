"""The command line of the other browser tests' server, where seat 0 begins near the threat: a shuttle of Minerva lies
beside it, and the seat's tank marker has passed 40."""

from app.cli import app
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.modules.threats.strikes import draw_threat
from app.rules.skymines.phases.setup import SETTING_UP, Chance
from app.rules.skymines.vocabulary.events import HeliumAdvanced
from app.rules.skymines.vocabulary.modules.belt import BeltEntered
from tests.support.browser.other_rules import joining, skymines_by
from tests.support.browser.same_games import begin


def near_the_threat(ledger: Ledger, chance: Chance) -> None:
    """The usual set-up, and what would take rounds to come to."""
    draw_threat(ledger, chance)
    ledger.emit(BeltEntered(0, "minerva", "11", 1, 1))
    ledger.emit(HeliumAdvanced(0, 20, 20))


if __name__ == "__main__":
    begin()
    app(obj=(skymines_by(joining({"threats": {SETTING_UP: near_the_threat}})),))
