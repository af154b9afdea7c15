"""What is counted of threats: who dealt with which."""

from app.commands.skymines.simulating.use import ModuleUses, Use
from app.rules.skymines.components.further import threats
from app.rules.skymines.vocabulary.modules.threats import ThreatTaken


def taken(event: ThreatTaken) -> tuple[int, Use]:
    """The seat, and the card that it took."""
    return event.seat, ("threat", event.card)


def components() -> list[Use]:
    """All cards."""
    return [("threat", card) for card in threats()]


USES = ModuleUses(components, {ThreatTaken: taken})
