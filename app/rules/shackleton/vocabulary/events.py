"""What happened."""

from msgspec import Struct

from app.rules.game import Event
from app.rules.shackleton.components.shapes.nouns import Astronaut, Command
from app.rules.shackleton.vocabulary.astrobot import AnyAstroBotEvent
from app.rules.shackleton.vocabulary.nouns import Counts, Token
from app.rules.shackleton.vocabulary.options import Options


class SeatStart(Struct, frozen=True):
    """A seat as the game began with it: "human" or "astrobot"."""

    kind: str
    name: str


class BoardStart(Struct, frozen=True):
    """A corporation's board: its tokens from the top, the visible projects, and its deck, hidden, from the top."""

    tokens: tuple[Token, ...]
    shown: tuple[str, ...]
    deck: tuple[str, ...]


class AstroBotStart(Struct, frozen=True):
    """The corporations whose cards lie on their hard side, and an order of all action cards, hidden, for each round."""

    hard: tuple[str, ...]
    orders: tuple[tuple[int, ...], ...]


class GameStarted(Event, frozen=True, kw_only=True):
    """The set-up with all that is drawn: corporations 1 to 3, the turn order, leader tiles ("canada-a"), the tokens by
    corner (from 1; three lie beside the central hex), boards by corporation, and the shuttle tiles of each round in a
    drawn order.

    `slots`: how many the crater has. `energy`: the level. `sectors` by their ids; the neutral Domes stand in `neutral`,
    as if they were `neutral_piece` of a base.
    """

    components: str
    options: Options
    seats: tuple[SeatStart, ...]
    corporations: tuple[str, ...]
    order: tuple[int, ...]
    leaders: tuple[str, ...]
    corners: tuple[Token | None, ...]
    slots: int
    boards: dict[str, BoardStart]
    shuttles: tuple[tuple[str, ...], ...]
    energy: int
    sectors: tuple[str, ...]
    neutral: tuple[str, ...] = ()
    neutral_piece: str = ""
    astrobot: AstroBotStart | None = None


class TurnBegan(Event, frozen=True):
    """A seat is asked next, as part of the phase that is going on."""

    seat: int


class LeaderTaken(Event, frozen=True):
    """A seat took a leader tile."""

    seat: int
    leader: str


class FirstDomePlaced(Event, frozen=True):
    """A seat placed its first Dome, with the next panel."""

    seat: int
    piece: str
    sector: str


class RoundBegan(Event, frozen=True):
    """A round began with these shuttle tiles on display."""

    round: int
    tiles: tuple[str, ...]


class ShuttleTaken(Event, frozen=True):
    """A seat took a shuttle tile, with its astronauts; its resources follow."""

    seat: int
    tile: str
    astronauts: Counts


class TurnOrderSet(Event, frozen=True):
    """The turn order of the action phase, by the numbers of the tiles."""

    order: tuple[int, ...]


class ShuttleLeft(Event, frozen=True):
    """The tile that nobody took left the game; these astronauts came to the Gateway."""

    tile: str
    astronauts: Counts


class AstronautSwapped(Event, frozen=True):
    """A seat swapped an astronaut of its tile with one of the Gateway."""

    seat: int
    gave: Astronaut
    took: Astronaut


class CraterExploited(Event, frozen=True):
    """A seat deployed an astronaut on a crater slot and activated these sectors."""

    seat: int
    astronaut: Astronaut
    slot: int
    sectors: tuple[str, ...]


class CommandTaken(Event, frozen=True):
    """A seat deployed an astronaut to a command action."""

    seat: int
    astronaut: Astronaut
    command: Command


class GatewayVisited(Event, frozen=True):
    """A seat deployed an astronaut to the Gateway."""

    seat: int
    astronaut: Astronaut


class FeePaid(Event, frozen=True):
    """A seat paid the fee of activated sectors; `to` None: to the bank."""

    seat: int
    to: int | None
    amount: int


class Gained(Event, frozen=True):
    """A seat gained Credits, Titanium, Rare Earth, a corporation's good, VP or Reputation. `why`: what brought it."""

    seat: int
    thing: str
    amount: int
    why: str = ""


class Paid(Event, frozen=True):
    """A seat paid or lost so much of a thing; likewise."""

    seat: int
    thing: str
    amount: int
    why: str = ""


class PanelBuilt(Event, frozen=True):
    """A seat built the next panel, on the central hex or (`sector`) in a sector; its Energy follows."""

    seat: int
    sector: str | None = None


class PanelMoved(Event, frozen=True):
    """A panel of the central hex was moved to a sector."""

    seat: int
    sector: str


class EnergyProduced(Event, frozen=True):
    """The Energy level rose."""

    seat: int
    amount: int


class EnergyConsumed(Event, frozen=True):
    """The Energy level fell."""

    seat: int
    amount: int


class StructureBuilt(Event, frozen=True):
    """A seat built a structure in a sector."""

    seat: int
    piece: str
    sector: str


class TokenAdded(Event, frozen=True):
    """The next token of a corporation's board came to a corner."""

    seat: int
    corporation: str
    corner: int


class TokenActivated(Event, frozen=True):
    """A seat activated a token of a corporation; what it brings follows."""

    seat: int
    corner: int
    corporation: str


class AstronautTaken(Event, frozen=True):
    """A seat took an astronaut from the Gateway to a place."""

    seat: int
    astronaut: Astronaut
    place: str


class AstronautMoved(Event, frozen=True):
    """A seat moved an astronaut of its base; `other` came to its place in exchange."""

    seat: int
    astronaut: Astronaut
    place: str
    to: str
    other: Astronaut | None = None


class AstronautRetrieved(Event, frozen=True):
    """An astronaut left its crater slot for a seat's place; `seat` None: for the Gateway."""

    slot: int
    astronaut: Astronaut
    seat: int | None = None
    place: str = ""


class ProjectFunded(Event, frozen=True):
    """A seat took a visible project."""

    seat: int
    corporation: str
    project: str


class ProjectShown(Event, frozen=True):
    """The top card of a corporation's deck became visible."""

    corporation: str
    project: str


class ProjectUsed(Event, frozen=True):
    """A seat used a project's ability of once a round: the card is turned."""

    seat: int
    project: str


class TrackActionUsed(Event, frozen=True):
    """A seat used the corporation action of a space of the Reputation track."""

    seat: int
    space: int


class GoalClaimed(Event, frozen=True):
    """A seat placed a goal marker; the VP follow."""

    seat: int
    corporation: str
    level: int


class MaintenanceBegan(Event, frozen=True):
    """The Maintenance phase of the round began."""


class RoundEnded(Event, frozen=True):
    """Command slots were cleared and project cards turned back."""


class GameEnded(Event, frozen=True):
    """Final scoring: for each seat its VP so far and what is scored at the end, by category."""

    totals: tuple[dict[str, int], ...]


AnyEvent = (
    GameStarted
    | TurnBegan
    | LeaderTaken
    | FirstDomePlaced
    | RoundBegan
    | ShuttleTaken
    | TurnOrderSet
    | ShuttleLeft
    | AstronautSwapped
    | CraterExploited
    | CommandTaken
    | GatewayVisited
    | FeePaid
    | Gained
    | Paid
    | PanelBuilt
    | PanelMoved
    | EnergyProduced
    | EnergyConsumed
    | StructureBuilt
    | TokenAdded
    | TokenActivated
    | AstronautTaken
    | AstronautMoved
    | AstronautRetrieved
    | ProjectFunded
    | ProjectShown
    | ProjectUsed
    | TrackActionUsed
    | GoalClaimed
    | MaintenanceBegan
    | RoundEnded
    | GameEnded
    | AnyAstroBotEvent
)
"""Any event of the base; corporations bring their own."""
