"""The Moon: sectors that outposts enter from their station on, over lines of 1 or 2 energy points (p. 12, p. 13)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from msgspec import Struct

from app.rules.game import Line
from app.rules.kit.agenda import Task
from app.rules.skymines.board.boards import Piece, Printed
from app.rules.skymines.board.structures import Due, structure_rewards
from app.rules.skymines.components import Index, Place, of
from app.rules.skymines.components.shapes import Company, Gain
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import OutpostPlaced
from app.rules.skymines.vocabulary.questions import Expand
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import Reward, SendHome

Holders = tuple[Company | None, ...]
"""The companies in the sectors, as `State.moon` has them."""


class SectorEntry(Struct, frozen=True):
    """A way into a sector: `line` is the energy of the line to be crossed, `ousts` the company found there."""

    sector: int
    line: int
    ousts: Company | None

    kind: ClassVar[Piece] = "outpost"

    @property
    def place(self) -> int:
        """The sector's number, by which it is also called."""
        return self.sector

    @property
    def number(self) -> int:
        """The sector's number."""
        return self.sector

    @property
    def cost(self) -> int:
        """Energy points: 1 or 2 for the line, 1 more for an outpost of another company (p. 12)."""
        return self.line + (1 if self.ousts else 0)


class Moon:
    """The board of a game without a module that has one of its own. All methods are those of `Board`."""

    has_own_map = False
    rewards_every_expansion = False

    def stations(self, state: State) -> Mapping[Company, Printed]:
        return of(state.components).station

    def collectors(self, state: State, company: Company) -> int:
        sectors = of(state.components).sector
        return sum(
            structure.kind == "gas-collector"
            for number, holder in enumerate(state.moon, 1)
            if holder == company
            for structure in sectors[number].structures
        )

    def entries(self, state: State, company: Company) -> Mapping[int, SectorEntry]:
        return entries_between(state.components, state.moon, company)

    def expansion(self, state: State, seat: int, company: Company, energy: int) -> Expand:
        return Expand(seat, company, energy)

    def entered(self, seat: int, company: Company, entry: SectorEntry, column: int, energy: int) -> OutpostPlaced:
        return OutpostPlaced(seat, company, entry.sector, column, energy, entry.ousts)

    def rewarding(self, expand: Expand) -> Reward:
        return Reward(expand.seat, expand.company, expand.entered)

    def rewards(self, state: State, task: Reward) -> tuple[Due, ...]:
        return sector_rewards(of(state.components), task.company, task.sectors)

    def rewards_of_next(self, state: State, expand: Expand, entry: SectorEntry) -> tuple[Due, ...]:
        return sector_rewards(of(state.components), expand.company, (entry.sector,))

    def tasks_behind_rewards(self, state: State, seat: int) -> tuple[Task, ...]:
        return (SendHome(seat),) if state.ousted else ()

    def return_at_once(self, ledger: Ledger) -> None:
        """Nothing: all its pieces are outposts."""

    def reach_lines(
        self, state: State, company: Company, energy: int, entries: Sequence[SectorEntry]
    ) -> tuple[Line, ...]:
        sectors = [entry.sector for entry in entries]
        return (Line("energy-reach", None, {"sectors": sectors}) if sectors else Line("energy-reaches-nothing"),)

    def can_spend_otherwise(self, state: State, expand: Expand) -> bool:
        return False

    def origin_line(self, state: State, places: tuple[int, ...]) -> Line:
        return Line("reward-of-sectors", None, {"sectors": places, "count": len(places)})

    def luna_choices(self, state: State, company: Company) -> tuple[Sequence[SectorEntry], ...]:
        """Vacant sectors, and without one those of other companies (Luna)."""
        within = self.entries(state, company).values()
        return [entry for entry in within if entry.ousts is None], [entry for entry in within if entry.ousts]

    def why_luna_skips(self, *, has_outposts: bool) -> str:
        return "no-sector" if has_outposts else "no-outpost"


MOON = Moon()


def _own_places(holders: Holders, company: Company) -> Iterator[Place]:
    """The company's station and every sector with its outpost (p. 12)."""
    yield company
    for number, holder in enumerate(holders, start=1):
        if holder == company:
            yield number


@lru_cache(maxsize=64)
def entries_between(components: str, holders: Holders, company: Company) -> Mapping[int, SectorEntry]:
    """By number, the sectors that touch an own place and hold no own outpost, over the cheapest line (p. 12).

    Remembered, as each move of one question and its lines ask for the same.
    """
    lines = of(components).lines
    cheapest: dict[int, int] = {}
    for place in _own_places(holders, company):
        for other, line in lines[place]:
            if isinstance(other, int) and holders[other - 1] != company:
                cheapest[other] = min(line, cheapest.get(other, line))
    return {number: SectorEntry(number, cheapest[number], holders[number - 1]) for number in sorted(cheapest)}


def sector_gains(index: Index, company: Company, sectors: tuple[int, ...]) -> tuple[Gain, ...]:
    """The rewards of all structures in the sectors, the research points summed into one (p. 13)."""
    return tuple(gain for gain, _ in sector_rewards(index, company, sectors))


def sector_rewards(index: Index, company: Company, sectors: tuple[int, ...]) -> tuple[Due, ...]:
    """The same, each with the sectors that it comes from."""
    return structure_rewards(
        company, [(structure, number) for number in sectors for structure in index.sector[number].structures]
    )
