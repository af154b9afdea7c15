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
from app.rules.shackleton.board.payments import purse_of
from app.rules.shackleton.components.shapes import StructureKind
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.steps.panels import PanelAnswerer
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import BuildStructure
from app.rules.shackleton.vocabulary.questions import ChooseStructure
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import CommandBonus


class ChooseStructureAbout(About, frozen=True):
    """The kind of structure that costs nothing; null: any, for its price."""

    free: str | None


class ChoosingStructure(PanelAnswerer[ChooseStructure, BuildStructure]):
    """Any structure that the seat can pay, in any sector with room that is or can be powered."""

    rule = rulebook.BUILD
    code = "cannot-build"

    def own_moves(self, state: State, step: ChooseStructure, seat: int) -> list[BuildStructure]:
        return builds(state, seat, step.free)

    def is_answerable_behind_panel(self, state: State, step: ChooseStructure, seat: int) -> bool:
        return can_build_behind_panel(state, seat, purse_of(state, seat), step.free)

    def own_refused(self, state: State, step: ChooseStructure, seat: int) -> tuple[Refused, ...]:
        found: list[Refused] = []
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

    def own_lines(self, state: State, step: ChooseStructure, seat: int, move: BuildStructure) -> tuple[Line, ...]:
        return build_lines(state, seat, move, free=bool(step.free))

    def about(self, state: State, step: ChooseStructure, seat: int) -> ChooseStructureAbout:
        return ChooseStructureAbout(step.free or None)

    def carry_out(self, ledger: Ledger, step: ChooseStructure, seat: int, move: BuildStructure) -> None:
        ledger.answered()
        if step.bonus:
            ledger.ask(CommandBonus(seat, "build", move.sector))
        build(ledger, seat, move, free=bool(step.free))
