"""The command line of the other browser tests' server, where games with missions and a threat begin near both."""

from app.cli import app
from app.rules.skymines.phases.setup import CHECKING, SETTING_UP
from tests.support.browser.mission_games import near_the_third_task
from tests.support.browser.other_rules import Others, joining, skymines_by
from tests.support.browser.same_games import begin
from tests.support.browser.threat_games import near_the_threat

if __name__ == "__main__":
    # What missions check has a person alone play with one mission card.
    changed: Others = {
        "missions": {CHECKING: None, SETTING_UP: near_the_third_task},
        "threats": {SETTING_UP: near_the_threat},
    }
    begin()
    app(obj=(skymines_by(joining(changed)),))
