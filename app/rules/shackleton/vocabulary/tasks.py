"""What happens by itself as soon as it comes to the top of the agenda."""

from app.rules.kit.agenda import Task
from app.rules.shackleton.components.shapes.nouns import Astronaut, Command
from app.rules.shackleton.vocabulary.nouns import Part


class SetUpSeats(Task, frozen=True):
    """These seats choose leaders and first sectors, one after the other; then round 1 begins."""

    seats: tuple[int, ...]


class BeginRound(Task, frozen=True):
    """The shuttle phase of a round."""

    round: int


class OfferShuttles(Task, frozen=True):
    """These seats choose shuttle tiles, one after the other; then the action phase begins."""

    seats: tuple[int, ...]


class NextTurn(Task, frozen=True):
    """The next seat of the turn order takes its turn; without any astronaut left on a tile, maintenance begins."""


class OfferCorporationAction(Task, frozen=True):
    """A corporation action, if any is possible; `only`: AstroBot's with this corporation."""

    seat: int
    only: str = ""


class OfferAstronaut(Task, frozen=True):
    """An astronaut from the Gateway, if there is one and room."""

    seat: int
    but: Astronaut | None = None
    into: str = ""


class OfferFreeStructure(Task, frozen=True):
    """A structure of this kind for free, if it can be built anywhere."""

    seat: int
    kind: str


class OfferFilling(Task, frozen=True):
    """Astronauts of the base may move into the structure just built, if any can."""

    seat: int
    piece: str


class AfterBuilding(Task, frozen=True):
    """What leader and corporations offer behind the effects of a structure."""

    seat: int
    piece: str
    sector: str


class TriggerLaboratories(Task, frozen=True):
    """These Laboratories are triggered, in an order that the seat chooses."""

    seat: int
    sector: str
    pieces: tuple[str, ...]


class ActivateOne(Task, frozen=True):
    """One of the tokens on these corners, if there is any."""

    seat: int
    corners: tuple[int, ...]


class AfterCrater(Task, frozen=True):
    """What the leader offers behind a crater action."""

    seat: int


class OfferProjectToken(Task, frozen=True):
    """What the leader offers for a project of this corporation."""

    seat: int
    corporation: str


class CommandBonus(Task, frozen=True):
    """The bonus of a command action for a matching astronaut. `sector`: that built in."""

    seat: int
    command: Command
    sector: str = ""


class RevealProject(Task, frozen=True):
    """A new project of the corporation becomes visible: at once, or when the seat that funded one says so."""

    seat: int
    corporation: str


class ContinueVisit(Task, frozen=True):
    """What is left of a visit to the Gateway."""

    seat: int
    deployed: Astronaut
    parts: tuple[Part, ...]


class Retrieve(Task, frozen=True):
    """The astronauts of this crater slot and of those behind it are retrieved; then income begins."""

    slot: int


class OfferRearranging(Task, frozen=True):
    """These seats rearrange their astronauts; then income is collected and costs are paid."""

    seats: tuple[int, ...]


class FinishRound(Task, frozen=True):
    """Costs are paid and the round ends."""


AnyTask = (
    SetUpSeats
    | BeginRound
    | OfferShuttles
    | NextTurn
    | OfferCorporationAction
    | OfferAstronaut
    | OfferFreeStructure
    | OfferFilling
    | AfterBuilding
    | TriggerLaboratories
    | ActivateOne
    | AfterCrater
    | OfferProjectToken
    | CommandBonus
    | RevealProject
    | ContinueVisit
    | Retrieve
    | OfferRearranging
    | FinishRound
)
