"""Expanding a company: what can be entered, for how much energy, and what it brings (p. 12, p. 13)."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Protocol

from msgspec import Struct

from app.rules.game import Line, Refused
from app.rules.kit.hooks import Hook
from app.rules.kit.memo import kept_with_state
from app.rules.skymines.board.stations import coins_showing, outposts_left, top_columns
from app.rules.skymines.board.totals import total_of
from app.rules.skymines.components import Index, Place, of
from app.rules.skymines.components.shapes import (
    COMPANIES,
    SLOTS,
    Coins,
    Company,
    Gain,
    OnTrack,
    ResearchPoints,
    Slot,
    Structure,
    Tank,
    Tile,
)
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import EnterSector, UseEnergy
from app.rules.skymines.vocabulary.questions import Expand, TakeRewards
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import GainAll, Reward, SendHome, TurnDown

Moon = tuple[Company | None, ...]
"""The companies in the sectors, as `State.moon` has them."""

EXPANDING_ELSEWHERE: Hook[Callable[[Ledger, int, Company, int], None]] = Hook()
"""How a company expands on a board that a module plays on instead of the Moon: (ledger, seat, company, energy)."""
REACH_ELSEWHERE: Hook[Callable[[State, Company, int], Line]] = Hook()
"""What so much energy can enter there first, in a line: (state, company, energy)."""
ORIGIN_ELSEWHERE: Hook[Callable[[State, tuple[int, ...]], Line]] = Hook()
"""Where a reward comes from there, in a line: (state, the numbers of its places)."""

FURTHER_REACH: Hook[Callable[[State, Company, int], tuple[Line, ...]]] = Hook()
"""What else so much energy can do for a module, in lines: (state, company, energy)."""


class Spending(Protocol):
    """An expansion under way: what questions about it have in common."""

    @property
    def seat(self) -> int: ...
    @property
    def company(self) -> Company: ...
    @property
    def energy(self) -> int: ...


OTHER_SPENDING: Hook[Callable[[State, Spending], bool]] = Hook()
"""Whether a module takes energy for something else than entering: (state, the expansion so far) to yes or no."""
FURTHER_REWARDS: Hook[Callable[[Ledger, int], None]] = Hook()
"""What a module asks behind the usual rewards of an expansion, before ousted pieces return: (ledger, seat)."""


class Entry(Struct, frozen=True):
    """A way into a sector: `line` is the energy of the line to be crossed, `ousts` the company found there."""

    sector: int
    line: int
    ousts: Company | None

    @property
    def cost(self) -> int:
        """Energy points: 1 or 2 for the line, 1 more for an outpost of another company (p. 12)."""
        return self.line + (1 if self.ousts else 0)


# --- the action ----------------------------------------------------------------------------------


@kept_with_state
def energy_in_use(state: State, seat: int) -> tuple[tuple[Slot, ...], tuple[Tile, ...]]:
    """The slots and tiles that the action uses: all face-up energy cards and the energy tile (p. 12, p. 20)."""
    index, owner = of(state.components), state.seats[seat]
    slots = tuple(
        slot
        for slot, placed in zip(SLOTS, owner.area, strict=True)
        if placed and placed.face_up and index.card[placed.card].kind == "energy"
    )
    tiles = tuple(held.tile for held in owner.tiles if held.tile == "energy" and held.face_up)
    return slots, tiles


def energy_moves(state: State, seat: int) -> list[UseEnergy]:
    """One move for each company with an outpost in its station, whatever the energy can reach (p. 12, p. 13)."""
    if not any(energy_in_use(state, seat)):
        return []
    return [UseEnergy(company) for company in COMPANIES if outposts_left(state, company)]


def refused_energy(state: State, seat: int) -> tuple[Refused, ...]:
    """The companies that cannot be expanded because their station is empty (p. 13)."""
    if not any(energy_in_use(state, seat)):
        return ()
    return tuple(
        Refused(
            {"type": "UseEnergy", "company": company}, "station-empty", rulebook.EXPANSION_CASES, {"company": company}
        )
        for company in COMPANIES
        if not outposts_left(state, company)
    )


def energy_lines(state: State, seat: int, move: UseEnergy) -> tuple[Line, ...]:
    """What the energy points of the action are made of, and where they can carry this company first."""
    total = total_of(state, seat, "energy")
    return (*total.lines, *expansion_lines(state, move.company, total.amount))


def expansion_lines(state: State, company: Company, energy: int) -> tuple[Line, ...]:
    """The energy points in all, the sectors that the company can enter first, and what its shares are worth now."""
    worth = Line("share-value-now", coins_showing(state, company), {"company": company})
    further = tuple(line for lines in FURTHER_REACH.in_play(state) for line in lines(state, company, energy))
    return Line("energy-total", energy), _reach_line(state, company, energy), *further, worth


def _reach_line(state: State, company: Company, energy: int) -> Line:
    for reach_elsewhere in REACH_ELSEWHERE.in_play(state):
        return reach_elsewhere(state, company, energy)
    sectors = [entry.sector for entry in affordable(state, company, energy)]
    return Line("energy-reach", None, {"sectors": sectors}) if sectors else Line("energy-reaches-nothing")


def use_energy(ledger: Ledger, seat: int, move: UseEnergy) -> None:
    """Expand with all energy of the action area; the cards are turned down whatever comes of it (p. 12, p. 13)."""
    slots, tiles = energy_in_use(ledger.state, seat)
    energy = total_of(ledger.state, seat, "energy").amount
    ledger.ask(TurnDown(seat, slots, tiles))
    expand_with(ledger, seat, move.company, energy)


def expand_with(ledger: Ledger, seat: int, company: Company, energy: int) -> None:
    """Ask for sectors to enter with `energy`; rewards follow the last entry. Nothing to enter: all is forfeited."""
    for expand_elsewhere in EXPANDING_ELSEWHERE.in_play(ledger.state):
        expand_elsewhere(ledger, seat, company, energy)
        return
    go_on(ledger, Expand(seat, company, energy))


def after(expand: Expand, entry: Entry) -> Expand:
    """What is left of the expansion after an entry."""
    return Expand(expand.seat, expand.company, expand.energy - entry.cost, (*expand.entered, entry.sector))


def go_on(ledger: Ledger, expand: Expand) -> None:
    """Ask for the next entry, or end the expansion when nothing more can be entered (p. 12, p. 13)."""
    if can_enter_any(ledger.state, expand.company, expand.energy) or can_spend_otherwise(ledger.state, expand):
        ledger.ask(expand)
    else:
        finish(ledger, expand)


def finish(ledger: Ledger, expand: Expand) -> None:
    """End the expansion: the energy left is forfeited, the sectors entered reward (p. 13)."""
    if expand.entered or FURTHER_REWARDS.in_play(ledger.state):
        ledger.ask(Reward(expand.seat, expand.company, expand.entered))


# --- entering ------------------------------------------------------------------------------------


def own_places(moon: Moon, company: Company) -> Iterator[Place]:
    """The company's station and every sector with its outpost (p. 12)."""
    yield company
    for number, holder in enumerate(moon, start=1):
        if holder == company:
            yield number


def entries(state: State, company: Company) -> Mapping[int, Entry]:
    """By number, the sectors that touch an own place and hold no own outpost, over the cheapest line (p. 12)."""
    return _entries(state.components, state.moon, company)


@lru_cache(maxsize=64)
def _entries(components: str, moon: Moon, company: Company) -> Mapping[int, Entry]:
    """Remembered, as each move of one question and its lines ask for the same."""
    lines = of(components).lines
    cheapest: dict[int, int] = {}
    for place in own_places(moon, company):
        for other, line in lines[place]:
            if isinstance(other, int) and moon[other - 1] != company:
                cheapest[other] = min(line, cheapest.get(other, line))
    return {number: Entry(number, cheapest[number], moon[number - 1]) for number in sorted(cheapest)}


def affordable(state: State, company: Company, energy: int) -> list[Entry]:
    """The entries that `energy` pays for."""
    return [entry for entry in entries(state, company).values() if entry.cost <= energy]


def can_enter_any(state: State, company: Company, energy: int) -> bool:
    """Whether an outpost is left and some sector is within reach of `energy`."""
    return energy > 0 and bool(outposts_left(state, company)) and bool(affordable(state, company, energy))


def can_spend_otherwise(state: State, expand: Spending) -> bool:
    """Whether a module in play takes what energy is left."""
    return any(takes(state, expand) for takes in OTHER_SPENDING.in_play(state))


def entry_moves(state: State, expand: Expand) -> list[EnterSector]:
    """Every affordable sector with every column that has an outpost (p. 12)."""
    columns = top_columns(state, expand.company)
    return [
        EnterSector(entry.sector, column)
        for entry in affordable(state, expand.company, expand.energy)
        for column in columns
    ]


def refused_entries(state: State, expand: Expand) -> tuple[Refused, ...]:
    """Why each other sector, and each empty column, is not offered (p. 12, p. 13)."""
    index, company = of(state.components), expand.company
    reachable = entries(state, company)
    sectors = (_refused_sector(index, state, expand, number, reachable.get(number)) for number in index.sector)
    columns = set(range(len(state.stations[COMPANIES.index(company)]))) - set(top_columns(state, company))
    return tuple(refused for refused in sectors if refused) + tuple(
        Refused({"type": "EnterSector", "column": column}, "column-empty", rulebook.ENERGY_CARDS, {"company": company})
        for column in sorted(columns)
    )


def _refused_sector(index: Index, state: State, expand: Expand, number: int, entry: Entry | None) -> Refused | None:
    what = {"type": "EnterSector", "sector": number}
    if entry and entry.cost > expand.energy:
        args = {"sector": number, "cost": entry.cost, "energy": expand.energy}
        return Refused(what, "sector-too-dear", rulebook.ENERGY_CARDS, args)
    if entry:
        return None
    if state.moon[number - 1] == expand.company:
        return Refused(what, "own-outpost-there", rulebook.ENERGY_CARDS, {"sector": number})
    if index.sector[number].enclave:
        return Refused(what, "enclave-closed", rulebook.EXPANSION_CASES, {"sector": number})
    return Refused(what, "sector-not-adjacent", rulebook.ENERGY_CARDS, {"sector": number})


# --- rewards -------------------------------------------------------------------------------------

Due = tuple[Gain, tuple[int, ...]]
"""A reward and the sectors that it comes from."""


def sector_gains(index: Index, company: Company, sectors: tuple[int, ...]) -> tuple[Gain, ...]:
    """The rewards of all structures in the sectors, the research points summed into one (p. 13)."""
    return tuple(gain for gain, _ in sector_rewards(index, company, sectors))


def sector_rewards(index: Index, company: Company, sectors: tuple[int, ...]) -> tuple[Due, ...]:
    """The same, each with the sectors that it comes from."""
    return structure_rewards(
        company, [(structure, number) for number in sectors for structure in index.sector[number].structures]
    )


def structure_rewards(company: Company, structures: list[tuple[Structure, int]]) -> tuple[Due, ...]:
    """The rewards of structures, each with the number of its place."""
    rewards = tuple((gain, (number,)) for one, number in structures if (gain := _structure_gain(company, one)))
    stations = [(one.amount, number) for one, number in structures if one.kind == "research-station"]
    if not stations:
        return rewards
    points = ResearchPoints(amount=sum(amount for amount, _ in stations))
    return (*rewards, (points, tuple(dict.fromkeys(number for _, number in stations))))


def _structure_gain(company: Company, structure: Structure) -> Gain | None:
    match structure.kind:
        case "deep-mine":
            return Coins(amount=structure.amount)
        case "strip-mine":
            return OnTrack(company=company, amount=structure.amount)
        case "gas-collector":
            return Tank(amount=structure.amount)
        case "research-station":
            return None


def reward(ledger: Ledger, task: Reward) -> None:
    """Have the rewards taken, then the ousted outposts returned (p. 13)."""
    if ledger.state.ousted:
        ledger.ask(SendHome(task.seat))
    for ask in FURTHER_REWARDS.in_play(ledger.state):
        ask(ledger, task.seat)
    take_rewards(ledger, task.seat, sector_rewards(ledger.set, task.company, task.sectors))


def origin_line(state: State, places: tuple[int, ...]) -> Line:
    """The places that a reward comes from."""
    for origin_elsewhere in ORIGIN_ELSEWHERE.in_play(state):
        return origin_elsewhere(state, places)
    return Line("reward-of-sectors", None, {"sectors": places, "count": len(places)})


def take_rewards(ledger: Ledger, seat: int, rewards: tuple[Due, ...]) -> None:
    """Ask for the order of different rewards; one, or equal ones, come by themselves (p. 13)."""
    gains = tuple(gain for gain, _ in rewards)
    if len(set(gains)) > 1:
        ledger.ask(TakeRewards(seat, gains, tuple(sectors for _, sectors in rewards)))
    elif gains:
        ledger.ask(GainAll(seat, gains))
