"""What is built and where (S-092 to S-102)."""

from app.rules.game import About, Line, Refusal, Refused, partial_move
from app.rules.shackleton.actions.building import (
    build,
    build_lines,
    builds,
    can_build_behind_panel,
    is_payable,
    powers,
    sector_hindrance,
)
from app.rules.shackleton.actions.panels import build_panel, panel_lines
from app.rules.shackleton.board.energy import panel_hindrance
from app.rules.shackleton.board.payments import purse_of
from app.rules.shackleton.components.shapes import StructureKind
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.steps.panels import panel_refused
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import BuildPanel, BuildStructure
from app.rules.shackleton.vocabulary.questions import ChooseStructure
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import CommandBonus


class ChooseStructureAbout(About, frozen=True):
    """The kind of structure that costs nothing; null: any, for its price."""

    free: str | None


class ChoosingStructure(Answerer[ChooseStructure, BuildStructure | BuildPanel]):
    """Any structure that the seat can pay, in any sector with room that is or can be powered. The panel of the turn may
    be built before, as long as a structure can be built behind it."""

    rule = rulebook.BUILD
    code = "cannot-build"

    def moves(self, state: State, step: ChooseStructure, seat: int) -> list[BuildStructure | BuildPanel]:
        panel = panel_hindrance(state, seat) is None and (
            can_build_behind_panel(state, seat, purse_of(state, seat), step.free)
        )
        return [*builds(state, seat, step.free), *([BuildPanel()] if panel else [])]

    def refused(self, state: State, step: ChooseStructure, seat: int) -> tuple[Refused, ...]:
        found: list[Refused] = [*panel_refused(state, seat)]
        table, built = tables(state), state.seats[seat].built
        for sector in table.sectors:
            reasons = {type_.kind: self._hindrance(state, step, seat, sector, type_.kind) for type_ in table.types}
            for piece in table.pieces:
                why = Refusal("already-built", self.rule) if piece in built else reasons[table.kind(piece)]
                if why is not None:
                    found.append(why.of(partial_move(BuildStructure, piece=piece, sector=sector)))
        return tuple(found)

    def _hindrance(
        self, state: State, step: ChooseStructure, seat: int, sector: str, kind: StructureKind
    ) -> Refusal | None:
        """What keeps the seat from any structure of a kind in a sector."""
        if why := sector_hindrance(state, seat, sector, kind):
            return why
        if not powers(state, seat, sector):
            return Refusal("no-power", self.rule)
        if not is_payable(state, seat, kind, sector, free=bool(step.free)):
            return Refusal("cannot-pay-structure", self.rule)
        return None

    def lines(
        self, state: State, step: ChooseStructure, seat: int, move: BuildStructure | BuildPanel
    ) -> tuple[Line, ...]:
        if isinstance(move, BuildPanel):
            return panel_lines(state, seat)
        return build_lines(state, seat, move, free=bool(step.free))

    def about(self, state: State, step: ChooseStructure, seat: int) -> ChooseStructureAbout:
        return ChooseStructureAbout(step.free or None)

    def resolve(self, ledger: Ledger, step: ChooseStructure, seat: int, move: BuildStructure | BuildPanel) -> None:
        if isinstance(move, BuildPanel):
            build_panel(ledger, seat)
            return
        ledger.answered()
        if step.bonus:
            ledger.ask(CommandBonus(seat, "build", move.sector))
        build(ledger, seat, move, free=bool(step.free))
