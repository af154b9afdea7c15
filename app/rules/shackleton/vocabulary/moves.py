"""What seats submit."""

from typing import ClassVar

from app.rules.game import Move
from app.rules.shackleton.components.shapes.nouns import Astronaut, Command
from app.rules.shackleton.vocabulary.nouns import Part


class TakeLeader(Move, frozen=True):
    """Take one of the leader tiles that are left."""

    leader: str


class PlaceFirstDome(Move, frozen=True):
    """Place the leftmost Dome in a central sector, with the next panel; a token of the sector is activated."""

    lasting: ClassVar[bool] = True
    sector: str


class TakeShuttle(Move, frozen=True):
    """Take a shuttle tile of this round with its astronauts and resources."""

    lasting: ClassVar[bool] = True
    tile: str


class SwapAstronaut(Move, frozen=True):
    """Before a main action: swap an astronaut of the shuttle tile with one of the Gateway (Canada A)."""

    gives: Astronaut
    takes: Astronaut


class ExploitCrater(Move, frozen=True):
    """Deploy an astronaut on a crater slot, 1 to 30, and activate its row."""

    astronaut: Astronaut
    slot: int


class TakeCommand(Move, frozen=True):
    """Deploy an astronaut on the leftmost free slot of a command action."""

    astronaut: Astronaut
    command: Command


class VisitGateway(Move, frozen=True):
    """Deploy an astronaut to the Lunar Gateway."""

    astronaut: Astronaut


class BuildPanel(Move, frozen=True):
    """Build the next solar panel onto the central hex."""


class BuildStructure(Move, frozen=True):
    """Build a structure, by its id on the base, in a sector. `panel`: what powers a sector that has none: "hub", a
    panel of the central hex, or "new", the panel of this turn. `way`: what its cost is paid with, "" as printed."""

    piece: str
    sector: str
    panel: str = ""
    way: str = ""


class MoveIn(Move, frozen=True):
    """Move an astronaut from another place of the base into the structure just built."""

    astronaut: Astronaut
    place: str


class UseLaboratory(Move, frozen=True):
    """Trigger the ability of one of the Laboratories."""

    piece: str


class AddToken(Move, frozen=True):
    """Place the next token of a corporation on a free corner of the sector just built in, and activate it."""

    corporation: str
    corner: int


class ActivateToken(Move, frozen=True):
    """Activate the corporation token on a corner."""

    corner: int


class BuyEnergy(Move, frozen=True):
    """Raise a very low Energy level by 1 for Credits."""


class Fund(Move, frozen=True):
    """Fund a visible project."""

    lasting: ClassVar[bool] = True
    project: str


class ShowProject(Move, frozen=True):
    """Show the new project of a corporation, once what the funded one asked for is done."""

    lasting: ClassVar[bool] = True


class UseTrackAction(Move, frozen=True):
    """The corporation action of a space of the Reputation track: 0, 4, 8, 12."""

    space: int


class UseProject(Move, frozen=True):
    """Use an ability of a funded project. `gives`, `takes`: what an exchange exchanges, if there is a choice."""

    project: str
    gives: str = ""
    takes: str = ""


class ChoosePart(Move, frozen=True):
    """What a visit to the Gateway brings next."""

    part: Part


class TakeAstronaut(Move, frozen=True):
    """Take an astronaut from the Gateway into a place of the base: a structure's id, or "waiting"."""

    astronaut: Astronaut
    place: str


class PlaceAstronaut(Move, frozen=True):
    """Put an astronaut that was retrieved from the crater on a place."""

    lasting: ClassVar[bool] = True

    place: str


class UseLeader(Move, frozen=True):
    """Use the leader's ability that is offered."""


class Decline(Move, frozen=True):
    """Do without what is offered, or without more of it."""


class ClaimGoal(Move, frozen=True):
    """Claim a goal of a corporation at the end of the own turn; `level` 0 is the lowest."""

    corporation: str
    level: int


class EndTurn(Move, frozen=True):
    """End the turn."""

    lasting: ClassVar[bool] = True


class Rearrange(Move, frozen=True):
    """When income begins: move an astronaut of the base from one place to another, where `other` gives its place up
    for it, or an empty one."""

    astronaut: Astronaut
    place: str
    to: str
    other: Astronaut | None = None


class FinishRearranging(Move, frozen=True):
    """All astronauts sit where they should."""

    lasting: ClassVar[bool] = True


class PlayActionCard(Move, frozen=True):
    """AstroBot draws its next action card and does what it says."""

    lasting: ClassVar[bool] = True


AnyMove = (
    TakeLeader
    | PlaceFirstDome
    | TakeShuttle
    | SwapAstronaut
    | ExploitCrater
    | TakeCommand
    | VisitGateway
    | BuildPanel
    | BuildStructure
    | MoveIn
    | UseLaboratory
    | AddToken
    | ActivateToken
    | BuyEnergy
    | Fund
    | ShowProject
    | UseTrackAction
    | UseProject
    | ChoosePart
    | TakeAstronaut
    | PlaceAstronaut
    | UseLeader
    | Decline
    | ClaimGoal
    | EndTurn
    | Rearrange
    | FinishRearranging
    | PlayActionCard
)
"""Any move of the base; corporations bring their own."""
