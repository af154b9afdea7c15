"""What is counted of the Belt: which asteroids and shuttle spaces were entered."""

from app.commands.skymines.simulating.games import FURTHER_COMPONENTS, FURTHER_USES, Use
from app.rules.skymines.components.belt import chart
from app.rules.skymines.vocabulary.modules.belt import BeltEntered


def _use(event: BeltEntered) -> tuple[int, Use]:
    return event.seat, ("belt", event.space.partition("-")[0])


FURTHER_USES[BeltEntered] = _use
FURTHER_COMPONENTS["belt"] = lambda: [
    ("belt", number) for number in dict.fromkeys(str(s.number) for s in chart().spaces)
]
