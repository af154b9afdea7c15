"""Which Belt spaces an expanding company enters (p. 27)."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from app.rules.game import About, Line, Refused, partial_move
from app.rules.kit.parts import part
from app.rules.skymines.board.stations import columns_for, columns_of
from app.rules.skymines.components.belt import Kind
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.steps.expand import ExpansionAnswerer
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.modules.belt import CASES, SPACES, BeltBoard, EnterBelt, ExpandOnBelt
from app.rules.skymines.vocabulary.moves import Decline, RemoveFrom, UseEnergy
from app.rules.skymines.vocabulary.state import State

from .board import BELT
from .folds import SHUTTLE_COLUMN
from .reach import SpaceEntry, map_of


class EnteredSpaces(Struct, frozen=True):
    """The Belt spaces that an expansion has entered."""

    entered: tuple[str, ...]


class ExpandOnBeltAbout(About, frozen=True):
    """The company, its energy points, and the spaces that it has entered."""

    company: Company
    energy: int
    module: EnteredSpaces


class ExpandingOnBelt(ExpansionAnswerer[ExpandOnBelt, EnterBelt]):
    """Enter one more Belt space, or stop."""

    rule = SPACES
    code = "belt-expansion-unfinished"
    codes: ClassVar = {
        EnterBelt: ("no-such-belt-space", SPACES),
        UseEnergy: ("one-company-only", rulebook.ENERGY_CARDS),
        RemoveFrom: ("one-company-only", rulebook.ENERGY_CARDS),
    }

    def entering(self, entry: SpaceEntry, column: int) -> EnterBelt:
        return EnterBelt(entry.place, column)

    def place_of(self, move: EnterBelt) -> str:
        return move.space

    def cost_lines(self, entry: SpaceEntry) -> Iterator[Line]:
        yield Line("energy-entry", -1)
        if entry.crossed:
            yield Line("energy-entry-crossed", -entry.crossed)
        if entry.ousts is not None:
            yield Line("energy-ousting", -1, {"company": entry.ousts})

    def refused(self, state: State, step: ExpandOnBelt, seat: int) -> tuple[Refused, ...]:
        return (*_refused_spaces(state, step), *_refused_columns(state, step))

    def about(self, state: State, step: ExpandOnBelt, seat: int) -> ExpandOnBeltAbout:
        return ExpandOnBeltAbout(step.company, step.energy, EnteredSpaces(step.entered))

    def resolve(self, ledger: Ledger, step: ExpandOnBelt, seat: int, move: EnterBelt | Decline) -> None:
        self.enter(ledger, step, move)


OUT_OF_REACH: dict[Kind, str] = {"outpost": "belt-outpost-out-of-reach", "shuttle": "belt-shuttle-out-of-reach"}
"""Why no piece of a kind reaches its space."""
NONE_LEFT: dict[Kind, str] = {"outpost": "no-outpost-left", "shuttle": "no-shuttle-left"}
"""Why no piece of a kind can enter."""


def _refused_spaces(state: State, step: ExpandOnBelt) -> Iterator[Refused]:
    reachable, pieces = BELT.entries(state, step.company), part(state, BeltBoard).pieces
    for space in map_of(state).spaces:
        what = partial_move(EnterBelt, space=space.id)
        entry = reachable.get(space.id)
        if pieces[space.at] == step.company:
            yield Refused(what, "own-piece-there", SPACES)
        elif entry is None:
            yield Refused(what, OUT_OF_REACH[space.kind], SPACES, {"company": step.company})
        elif not columns_for(state, step.company, space.kind):
            yield Refused(what, NONE_LEFT[space.kind], CASES, {"company": step.company})
        elif entry.cost > step.energy:
            yield Refused(what, "belt-space-too-dear", SPACES, {"cost": entry.cost, "energy": step.energy})


def _refused_columns(state: State, step: ExpandOnBelt) -> Iterator[Refused]:
    for at, column in enumerate(columns_of(state, step.company)):
        if not column.outposts:
            code = "shuttle-column-empty" if at == SHUTTLE_COLUMN else "column-empty"
            yield Refused(partial_move(EnterBelt, column=at), code, SPACES, {"company": step.company})
