"""The tracks of Energy and Reputation, the goals' slots, the command area and the main actions' values."""

from .nouns import Astronaut, BySeats, Command, Cost, Gain, Part, Source


class EnergyTrack(Part, frozen=True):
    """The Energy track, 0 to `last`. From `closed_from` on no solar panel can be built. Reaching a space of
    `reputation_at` from below gives 1 Reputation. Below `purchase_below` Energy can be bought when funding: `prices`
    are the Credits for the step from each space, the first from 0 to 1."""

    last: int
    start: BySeats
    closed_from: int
    reputation_at: tuple[int, ...]
    purchase_below: int
    prices: tuple[int, ...]
    source: Source = "reconstructed"


class TrackAction(Part, frozen=True):
    """A corporation action of the Reputation track, open from space `at` on."""

    at: int
    gain: Gain


class ReputationTrack(Part, frozen=True):
    """The Reputation track, 0 to `last`. From each space of `goal_extras` on a claimed goal scores 1 VP more, from each
    of `upkeep` on the maintenance costs 1 Credit more. A Reputation beyond the end is worth `vp_beyond` VP, one that is
    lost at 0 costs `vp_short` VP."""

    last: int
    actions: tuple[TrackAction, ...]
    goal_extras: tuple[int, ...]
    upkeep: tuple[int, ...]
    vp_beyond: int
    vp_short: int
    source: Source = "reconstructed"


class GoalSlots(Part, frozen=True):
    """`markers` of each seat, and how many seats can claim each corporation's lowest, middle and top goal."""

    markers: int
    lowest: BySeats
    middle: BySeats
    top: BySeats
    source: Source = "reconstructed"


class Setup(Part, frozen=True):
    """Rounds of a game, astronauts of a shuttle tile, corporations in a game, projects of each corporation that lie
    open, and the sets of corporations that the rulebook suggests."""

    rounds: int
    astronauts: int
    corporations: int
    open_projects: int
    suggested: tuple[tuple[str, ...], ...]
    source: Source = "reconstructed"


class CommandArea(Part, frozen=True):
    """The command slots with this number of seats: the Credits of each slot of an action, from the left."""

    seats: int
    build: tuple[int, ...]
    fund: tuple[int, ...]
    corporation_actions: tuple[int, ...]
    source: Source = "reconstructed"

    def slots(self, command: Command) -> tuple[int, ...]:
        """The Credits of each slot of a command action, from the left."""
        costs: dict[Command, tuple[int, ...]] = {
            "build": self.build,
            "fund": self.fund,
            "corporation_actions": self.corporation_actions,
        }
        return costs[command]


class Actions(Part, frozen=True):
    """The values of the main actions: the astronaut that brings each command's bonus, the most corporation actions of
    one main action, the cost of a solar panel, what a technician gains for a sector of the crater and a visit of the
    Lunar Gateway for itself (Credits), and how many astronauts of a type a left-over shuttle tile fills the Lunar
    Gateway up to."""

    bonus: dict[Command, Astronaut]
    corporation_actions: int
    panel: Cost
    crater_credits: int
    gateway_credits: int
    gateway_filled_to: int
    source: Source = "reconstructed"
