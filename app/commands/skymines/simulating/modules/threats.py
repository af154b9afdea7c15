"""What is counted of threats: who dealt with which."""

from app.commands.skymines.simulating.games import FURTHER_COMPONENTS, FURTHER_USES, Use
from app.rules.skymines.components.further import threats
from app.rules.skymines.vocabulary.modules.threats import ThreatTaken


def _use(event: ThreatTaken) -> tuple[int, Use]:
    return event.seat, ("threat", event.card)


FURTHER_USES[ThreatTaken] = _use
FURTHER_COMPONENTS["threats"] = lambda: [("threat", card) for card in threats()]
