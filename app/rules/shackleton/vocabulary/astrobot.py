"""What AstroBot does, where no event of all seats says it."""

from typing import Literal

from app.rules.game import Event
from app.rules.shackleton.components.shapes.nouns import Astronaut
from app.rules.shackleton.components.shapes.solo import RowAction
from app.rules.shackleton.vocabulary.nouns import Counts

Why = Literal["no-slot", "no-place", "energy-full", "no-project"]
"""Why AstroBot cannot perform an action: no free slot, or none in the crater that it would win; no place for a
structure; no panel can be built that it needs; no project can be funded."""


class AstroBotCardDrawn(Event, frozen=True):
    """The top card of AstroBot's deck was laid right of the others. `corporation`: the active one; "" of the card of
    the set-up, which places the first Dome."""

    seat: int
    card: int
    corporation: str = ""


class AstroBotTileOpened(Event, frozen=True):
    """AstroBot's shuttle tile was opened and filled with its astronauts."""

    seat: int
    tile: str
    astronauts: Counts


class AstroBotDeveloped(Event, frozen=True):
    """The Development marker came to a space."""

    seat: int
    space: int


class AstroBotGoalAdvanced(Event, frozen=True):
    """The goal marker of a corporation came to a space of its track. `instead_of`: the active corporation, whose goal
    AstroBot has claimed already."""

    seat: int
    corporation: str
    space: int
    instead_of: str = ""


class AstroBotSymbolLapsed(Event, frozen=True):
    """The goal symbol did nothing: AstroBot has claimed a goal of each corporation."""

    seat: int


class AstroBotRowReached(Event, frozen=True):
    """Of the card's rows this one, counted from 0 at the top, is performed with this astronaut."""

    seat: int
    row: int
    astronaut: Astronaut
    action: RowAction


class AstroBotDiverted(Event, frozen=True):
    """AstroBot could not perform an action and visits the Gateway instead."""

    seat: int
    action: RowAction
    why: Why


class AstroBotRowChosen(Event, frozen=True):
    """AstroBot builds in the row that a crater slot faces. `won`: for the astronaut there, which it would win; else the
    row is the first one from the triangle on that takes the structure."""

    seat: int
    slot: int
    won: bool


class AstroBotTypePassedOver(Event, frozen=True):
    """AstroBot builds a smaller type of structure than this one. `why`: all of it stand, or the Energy is too low."""

    seat: int
    kind: str
    why: Literal["all-built", "energy-too-low"]


class AstroBotCorporationPassedOver(Event, frozen=True):
    """AstroBot funds no project of this corporation and tries the next one."""

    seat: int
    corporation: str
    why: Literal["no-project", "energy-too-low"]


class AstroBotProjectChosen(Event, frozen=True):
    """AstroBot chose a project; what raises the Energy level follows. `discount`: the Energy of its Development by
    which this `requirement` was lowered."""

    seat: int
    corporation: str
    project: str
    requirement: int
    discount: int = 0


class AstroBotActionReached(Event, frozen=True):
    """The corporation action of this corporation is due; what it brings follows."""

    seat: int
    corporation: str


class AstroBotActionLapsed(Event, frozen=True):
    """It is impossible; Reputation follows instead."""

    seat: int
    corporation: str


class AstroBotDeckRenewed(Event, frozen=True):
    """The last card of the row begins the next one; the others are the new deck, in an order drawn at the set-up."""

    seat: int


AnyAstroBotEvent = (
    AstroBotCardDrawn
    | AstroBotTileOpened
    | AstroBotDeveloped
    | AstroBotGoalAdvanced
    | AstroBotSymbolLapsed
    | AstroBotRowReached
    | AstroBotDiverted
    | AstroBotRowChosen
    | AstroBotTypePassedOver
    | AstroBotCorporationPassedOver
    | AstroBotProjectChosen
    | AstroBotActionReached
    | AstroBotActionLapsed
    | AstroBotDeckRenewed
)
"""Any event that only AstroBot's seat has."""
