"""Expanding a company on the Belt: asking for spaces, the rewards, and the way home for what was ousted (p. 27, 28)."""

from app.rules.game import Line
from app.rules.skymines.actions.expansion import (
    FURTHER_REWARDS,
    Due,
    can_spend_otherwise,
    structure_rewards,
    take_rewards,
)
from app.rules.skymines.board.stations import has_room
from app.rules.skymines.components.belt import Chart
from app.rules.skymines.components.shapes import Company, OnTrack
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import SendHome

from .folds import SHUTTLES
from .reach import Entry, affordable, map_of, present_on
from .vocabulary import (
    BeltBoard,
    BeltEntered,
    ExpandOnBelt,
    RewardOnBelt,
    SendShuttlesHome,
    ShuttleRemoved,
    ShuttleReturned,
)


def expand_with(ledger: Ledger, seat: int, company: Company, energy: int) -> None:
    """Ask for spaces to enter with `energy`; rewards follow the last entry. Nothing to enter: all is forfeited."""
    go_on(ledger, ExpandOnBelt(seat, company, energy, present=present_on(ledger.state, company)))


def reach_line(state: State, company: Company, energy: int) -> Line:
    """The asteroids and shuttle spaces that the company can enter first."""
    spaces = [entry.space for entry in affordable(state, company, energy)]
    numbers = list(dict.fromkeys(space.number for space in spaces))
    if not numbers:
        return Line("energy-reaches-no-space")
    return Line("energy-reach-spaces", None, {"sectors": numbers, "things": [f"belt:{space.id}" for space in spaces]})


def enter(ledger: Ledger, expand: ExpandOnBelt, entry: Entry, column: int) -> None:
    """Enter a space with the top piece of a column, and go on."""
    ledger.emit(BeltEntered(expand.seat, expand.company, entry.space.id, column, entry.cost, entry.ousts))
    entered = (*expand.entered, entry.space.id)
    left = expand.energy - entry.cost
    go_on(ledger, ExpandOnBelt(expand.seat, expand.company, left, entered, expand.present))


def go_on(ledger: Ledger, expand: ExpandOnBelt) -> None:
    """Ask for the next space, or end the expansion when nothing more can be entered (p. 27, p. 28)."""
    if affordable(ledger.state, expand.company, expand.energy) or can_spend_otherwise(ledger.state, expand):
        ledger.ask(expand)
    else:
        finish(ledger, expand)


def finish(ledger: Ledger, expand: ExpandOnBelt) -> None:
    """End the expansion: the energy left is forfeited, the spaces entered reward (p. 28)."""
    if expand.entered or FURTHER_REWARDS.in_play(ledger.state):
        ledger.ask(RewardOnBelt(expand.seat, expand.company, expand.entered, expand.present))


# --- rewards -------------------------------------------------------------------------------------


def rewards_of(chart: Chart, company: Company, entered: tuple[str, ...], present: tuple[int, ...]) -> tuple[Due, ...]:
    """A space on the track for each shuttle space with the icon; the screen of each asteroid that the company was not
    on, once (p. 28)."""
    spaces = [chart.space[name] for name in entered]
    shuttles = [one.number for one in spaces if one.kind == "shuttle" and chart.path[one.number].track]
    first = dict.fromkeys(one.number for one in spaces if one.kind == "outpost" and one.number not in present)
    moved: tuple[Due, ...] = tuple((OnTrack(company=company, amount=1), (number,)) for number in shuttles)
    screens = [(structure, number) for number in first for structure in chart.asteroid[number].screen]
    return (*moved, *structure_rewards(company, screens))


def reward(ledger: Ledger, task: RewardOnBelt) -> None:
    """Have the rewards taken, then the ousted pieces returned (p. 28)."""
    if part(ledger.state, BeltBoard).ousted:
        ledger.ask(SendShuttlesHome())
    if ledger.state.ousted:
        ledger.ask(SendHome(task.seat))
    for ask in FURTHER_REWARDS.in_play(ledger.state):
        ask(ledger, task.seat)
    due = rewards_of(map_of(ledger.state), task.company, task.entered, task.present)
    take_rewards(ledger, task.seat, due)


def origin_line(state: State, places: tuple[int, ...]) -> Line:
    """The asteroids, or the shuttle space, that a reward comes from."""
    chart = map_of(state)
    things = [f"belt:{space.id}" for space in chart.spaces if space.number in places]
    key = "reward-of-shuttle" if places[0] in chart.path else "reward-of-asteroids"
    return Line(key, None, {"sectors": places, "count": len(places), "things": things})


def send_shuttles_home(ledger: Ledger, _: SendShuttlesHome) -> None:
    """Each ousted shuttle returns to the lowest vacant space of its column; without a valid one it leaves the game."""
    while ousted := part(ledger.state, BeltBoard).ousted:
        back = has_room(ledger.state, ousted[0], SHUTTLES)
        ledger.emit(ShuttleReturned(ousted[0]) if back else ShuttleRemoved(ousted[0]))
