"""What is counted of the Belt: which asteroids and shuttle spaces were entered."""

from app.commands.skymines.simulating.use import ModuleUses, Use
from app.rules.skymines.components.belt import chart
from app.rules.skymines.vocabulary.modules.belt import BeltEntered


def entered(event: BeltEntered) -> tuple[int, Use]:
    """The seat, and the asteroid or shuttle space that it entered."""
    return event.seat, ("belt", event.space.partition("-")[0])


def components() -> list[Use]:
    """All that could be entered."""
    return [("belt", number) for number in dict.fromkeys(str(space.number) for space in chart().spaces)]


USES = ModuleUses(components, {BeltEntered: entered})
