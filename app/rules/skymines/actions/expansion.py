"""Expanding a company: what can be entered, for how much energy, and what it brings (p. 12, p. 13)."""

from typing import Protocol

from msgspec.structs import replace

from app.rules.game import Line, Refused, partial_move
from app.rules.kit.memo import kept_with_state
from app.rules.skymines.board.board_in_play import board_of
from app.rules.skymines.board.boards import KINDS, Entry
from app.rules.skymines.board.stations import coins_showing, columns_for, outposts_left
from app.rules.skymines.board.structures import Due
from app.rules.skymines.board.totals import total_of
from app.rules.skymines.components import of
from app.rules.skymines.components.shapes import COMPANIES, SLOTS, Company, Slot, Tile
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import UseEnergy
from app.rules.skymines.vocabulary.questions import Expansion, TakeRewards
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import GainAll, TurnDown

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
            partial_move(UseEnergy, company=company), "station-empty", rulebook.EXPANSION_CASES, {"company": company}
        )
        for company in COMPANIES
        if not outposts_left(state, company)
    )


def energy_lines(state: State, seat: int, move: UseEnergy) -> tuple[Line, ...]:
    """What the energy points of the action are made of, and where they can carry this company first."""
    total = total_of(state, seat, "energy")
    return (*total.lines, *expansion_lines(state, move.company, total.amount))


def expansion_lines(state: State, company: Company, energy: int) -> tuple[Line, ...]:
    """The energy points in all, what the company can enter first, and what its shares are worth now."""
    worth = Line("share-value-now", coins_showing(state, company), {"company": company})
    reach = board_of(state).reach_lines(state, company, energy, affordable(state, company, energy))
    return Line("energy-total", energy), *reach, worth


def use_energy(ledger: Ledger, seat: int, move: UseEnergy) -> None:
    """Expand with all energy of the action area; the cards are turned down whatever comes of it (p. 12, p. 13)."""
    slots, tiles = energy_in_use(ledger.state, seat)
    energy = total_of(ledger.state, seat, "energy").amount
    ledger.ask(TurnDown(seat, slots, tiles))
    expand_with(ledger, seat, move.company, energy)


def expand_with(ledger: Ledger, seat: int, company: Company, energy: int) -> None:
    """Ask for places to enter with `energy`; rewards follow the last entry. Nothing to enter: all is forfeited."""
    go_on(ledger, board_of(ledger.state).expansion(ledger.state, seat, company, energy))


def enter(ledger: Ledger, expand: Expansion, entry: Entry, column: int) -> None:
    """Enter a place with the top piece of a column, and go on."""
    board = board_of(ledger.state)
    ledger.emit(board.entered(expand.seat, expand.company, entry, column, entry.cost))
    go_on(ledger, replace(expand, energy=expand.energy - entry.cost, entered=(*expand.entered, entry.place)))


def go_on(ledger: Ledger, expand: Expansion) -> None:
    """Ask for the next entry, or end the expansion when nothing more can be entered (p. 12, p. 13)."""
    state = ledger.state
    if affordable(state, expand.company, expand.energy) or board_of(state).can_spend_otherwise(state, expand):
        ledger.ask(expand)
    else:
        finish(ledger, expand)


def finish(ledger: Ledger, expand: Expansion) -> None:
    """End the expansion: the energy left is forfeited, the places entered reward (p. 13)."""
    board = board_of(ledger.state)
    if expand.entered or board.rewards_every_expansion:
        ledger.ask(board.rewarding(expand))


# --- entering ------------------------------------------------------------------------------------


def affordable(state: State, company: Company, energy: int) -> list[Entry]:
    """The entries that `energy` pays for and the station has a piece for."""
    if energy <= 0:
        return []
    has_piece = {kind: bool(columns_for(state, company, kind)) for kind in KINDS}
    entries = board_of(state).entries(state, company).values()
    return [entry for entry in entries if entry.cost <= energy and has_piece[entry.kind]]


def ways_to_enter(state: State, expand: Expansion) -> list[tuple[Entry, int]]:
    """Every affordable entry with every column whose top piece can make it (p. 12, p. 27)."""
    columns = {kind: columns_for(state, expand.company, kind) for kind in KINDS}
    found = affordable(state, expand.company, expand.energy)
    return [(entry, column) for entry in found for column in columns[entry.kind]]


# --- rewards -------------------------------------------------------------------------------------


class Rewarding(Protocol):
    """The task after an expansion."""

    @property
    def seat(self) -> int: ...


def reward(ledger: Ledger, task: Rewarding) -> None:
    """Have the rewards taken, then the ousted pieces returned (p. 13)."""
    board = board_of(ledger.state)
    ledger.ask(*board.tasks_behind_rewards(ledger.state, task.seat))
    take_rewards(ledger, task.seat, board.rewards(ledger.state, task))


def take_rewards(ledger: Ledger, seat: int, rewards: tuple[Due, ...]) -> None:
    """Ask for the order of different rewards; one, or equal ones, come by themselves (p. 13)."""
    gains = tuple(gain for gain, _ in rewards)
    if len(set(gains)) > 1:
        ledger.ask(TakeRewards(seat, gains, tuple(sectors for _, sectors in rewards)))
    elif gains:
        ledger.ask(GainAll(seat, gains))
