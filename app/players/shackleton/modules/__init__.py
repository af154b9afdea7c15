"""What positions on the boards of corporations are worth to a seat, where the base's guess does not see it: one file
each. Of a corporation without one everything is seen in stocks, counts and goals."""

from collections.abc import Callable, Mapping

from msgspec import UNSET

from app.players.shackleton.modules import artemis, evergreen, mars, selenium, sky_watch
from app.players.shackleton.outlook import Outlook
from app.rules.kit.agenda import Question, Task
from app.rules.shackleton.modules.artemis.vocabulary import ChoosePlaceOfTourist
from app.rules.shackleton.modules.mars.vocabulary import ChooseBoarding
from app.rules.shackleton.modules.selenium.vocabulary import ChooseSample
from app.rules.shackleton.modules.sky_watch.vocabulary import ChooseProgramme

BOARDS: Mapping[str, Callable[[Outlook], float]] = {
    "artemis": artemis.tourists_worth,
    "selenium": selenium.experiments_worth,
    "evergreen": evergreen.farms_worth,
    "sky-watch": sky_watch.watch_worth,
    "mars": mars.ship_worth,
}
"""By the names of the corporations."""


def pending_worth(outlook: Outlook, step: Question | Task) -> float:
    """What a question of a corporation still holds for a seat."""
    match step:
        case ChooseSample(left=left):
            return left * outlook.thing("sample")
        case ChooseProgramme(free=True) | ChooseBoarding():
            return outlook.weights.action
        case ChooseProgramme() | ChoosePlaceOfTourist():
            return outlook.weights.action / 2
    return 0.0


def boards_worth(outlook: Outlook) -> dict[str, float]:
    """What the boards of the corporations in play promise a seat, by corporation."""
    modules = outlook.state.modules
    return {} if modules is UNSET else {name: of(outlook) for name, of in BOARDS.items() if name in modules}
