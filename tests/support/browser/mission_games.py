"""The command line of the other browser tests' server, where seat 0 has claimed two tasks of the mission Base camp, and
has two scientists as tiles: a third one meets its last task. Another card lies beside it if the table asks for two."""

from msgspec import UNSET

from app.cli import app
from app.rules.skymines.components.further import missions
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.setup import SETTING_UP, Chance
from app.rules.skymines.vocabulary.events import TileGained
from app.rules.skymines.vocabulary.modules.missions import MissionsLaid, TaskClaimed
from tests.support.browser.other_rules import joining, skymines_by
from tests.support.browser.same_games import begin


def near_the_third_task(ledger: Ledger, chance: Chance) -> None:
    """What would take rounds to come to."""
    chosen = ledger.state.options.modules
    assert chosen is not UNSET
    ledger.emit(MissionsLaid(tuple(missions()[card] for card in chosen["missions"]["cards"] or ("camp",))))
    for column in (1, 2):
        ledger.emit(TaskClaimed(0, "camp", column))
    for tile in ("field", "research"):
        ledger.emit(TileGained(0, tile))


if __name__ == "__main__":
    begin()
    app(obj=(skymines_by(joining({"missions": {SETTING_UP: near_the_third_task}})),))
