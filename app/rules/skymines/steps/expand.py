"""Which place an expanding company enters next, on any board, and on the Moon (p. 12)."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from app.rules.game import About, Line, Move, Refused, partial_move
from app.rules.skymines.actions import expansion
from app.rules.skymines.actions.gains import icon_lines
from app.rules.skymines.board.board_in_play import board_of
from app.rules.skymines.board.moon import MOON, SectorEntry
from app.rules.skymines.board.stations import columns_of, icons_under_top, share_lines, top_columns
from app.rules.skymines.components import of
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import Decline, EnterSector, RemoveFrom, UseEnergy
from app.rules.skymines.vocabulary.questions import Expand, Expansion
from app.rules.skymines.vocabulary.state import State

X = TypeVar("X", bound=Expansion)
M = TypeVar("M", bound=Move)


class ExpansionAnswerer(Answerer[X, M | Decline], Generic[X, M]):
    """Enter one more place of the board, or stop and forfeit the energy left. What a move is called, and why others
    are not offered, is the business of each board's question."""

    @abstractmethod
    def entering(self, entry: Any, column: int) -> M:
        """The move that enters with the top piece of a column."""

    @abstractmethod
    def place_of(self, move: M) -> int | str:
        """The place that a move enters."""

    @abstractmethod
    def cost_lines(self, entry: Any) -> Iterator[Line]:
        """What an entry's energy is made of."""

    def moves(self, state: State, step: X, seat: int) -> list[M | Decline]:
        return [*(self.entering(entry, column) for entry, column in expansion.ways_to_enter(state, step)), Decline()]

    def lines(self, state: State, step: X, seat: int, move: Any) -> tuple[Line, ...]:
        if isinstance(move, Decline):
            return (Line("energy-forfeited", step.energy),)
        board = board_of(state)
        entry = board.entries(state, step.company)[self.place_of(move)]
        gains = (gain for gain, _ in board.rewards_of_next(state, step, entry))
        icons = icons_under_top(state, step.company, move.column)
        worth = share_lines(state, step.company, icons) if icons else ()
        left = Line("energy-left", step.energy - entry.cost)
        return (*self.cost_lines(entry), *icon_lines(state, seat, gains), *worth, left)

    def enter(self, ledger: Ledger, step: X, move: Any) -> None:
        """Carry out a legal move."""
        ledger.answered()
        if isinstance(move, Decline):
            expansion.finish(ledger, step)
            return
        entry = board_of(ledger.state).entries(ledger.state, step.company)[self.place_of(move)]
        expansion.enter(ledger, step, entry, move.column)


class ExpandAbout(About, frozen=True):
    """The company, its energy points, and the sectors that it has entered."""

    company: Company
    energy: int
    entered: tuple[int, ...]


class Expanding(ExpansionAnswerer[Expand, EnterSector]):
    """Enter one more sector, or stop."""

    rule = rulebook.ENERGY_CARDS
    code = "expansion-unfinished"
    codes: ClassVar = {
        EnterSector: ("no-such-sector", rulebook.ENERGY_CARDS),
        UseEnergy: ("one-company-only", rulebook.ENERGY_CARDS),
        RemoveFrom: ("one-company-only", rulebook.ENERGY_CARDS),
    }

    def entering(self, entry: SectorEntry, column: int) -> EnterSector:
        return EnterSector(entry.sector, column)

    def place_of(self, move: EnterSector) -> int:
        return move.sector

    def cost_lines(self, entry: SectorEntry) -> Iterator[Line]:
        yield Line("energy-line-single" if entry.line == 1 else "energy-line-double", -entry.line)
        if entry.ousts is not None:
            yield Line("energy-ousting", entry.line - entry.cost, {"company": entry.ousts})

    def refused(self, state: State, step: Expand, seat: int) -> tuple[Refused, ...]:
        return (*_refused_sectors(state, step), *_refused_columns(state, step))

    def about(self, state: State, step: Expand, seat: int) -> ExpandAbout:
        return ExpandAbout(step.company, step.energy, step.entered)

    def resolve(self, ledger: Ledger, step: Expand, seat: int, move: EnterSector | Decline) -> None:
        self.enter(ledger, step, move)


def _refused_sectors(state: State, step: Expand) -> Iterator[Refused]:
    """Why each other sector is not offered (p. 12, p. 13)."""
    reachable = MOON.entries(state, step.company)
    for number, sector in of(state.components).sector.items():
        what = partial_move(EnterSector, sector=number)
        entry = reachable.get(number)
        if entry and entry.cost > step.energy:
            args = {"sector": number, "cost": entry.cost, "energy": step.energy}
            yield Refused(what, "sector-too-dear", rulebook.ENERGY_CARDS, args)
        elif entry is None:
            code, rule = _why_not(state, step, number, enclave=sector.enclave)
            yield Refused(what, code, rule, {"sector": number})


def _why_not(state: State, step: Expand, number: int, *, enclave: bool) -> tuple[str, str]:
    """Why a sector cannot be entered at any cost."""
    if state.moon[number - 1] == step.company:
        return "own-outpost-there", rulebook.ENERGY_CARDS
    if enclave:
        return "enclave-closed", rulebook.EXPANSION_CASES
    return "sector-not-adjacent", rulebook.ENERGY_CARDS


def _refused_columns(state: State, step: Expand) -> Iterator[Refused]:
    """Each empty column."""
    company = step.company
    for column in sorted(set(range(len(columns_of(state, company)))) - set(top_columns(state, company))):
        what = partial_move(EnterSector, column=column)
        yield Refused(what, "column-empty", rulebook.ENERGY_CARDS, {"company": company})
