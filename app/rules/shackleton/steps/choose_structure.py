"""What is built and where (S-092 to S-102)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.shackleton.actions.building import (
    build,
    build_lines,
    builds,
    can_build,
    is_payable,
    powers,
    sector_hindrance,
)
from app.rules.shackleton.actions.panels import after_panel, build_panel, panel_lines
from app.rules.shackleton.board.energy import panel_hindrance
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
        panel = panel_hindrance(state, seat) is None and can_build(after_panel(state, seat), seat, step.free)
        return [*builds(state, seat, step.free), *([BuildPanel()] if panel else [])]

    def refused(self, state: State, step: ChooseStructure, seat: int) -> tuple[Refused, ...]:
        found: list[Refused] = [*panel_refused(state, seat)]
        for sector in tables(state).sectors:
            for piece in tables(state).pieces:
                what = partial_move(BuildStructure, piece=piece, sector=sector)
                if piece in state.seats[seat].built:
                    found.append(Refused(what, "already-built", self.rule))
                elif why := sector_hindrance(state, seat, sector, tables(state).kind(piece)):
                    found.append(why.of(what))
                elif not powers(state, seat, sector):
                    found.append(Refused(what, "no-power", self.rule))
                elif not is_payable(state, seat, piece, sector, free=bool(step.free)):
                    found.append(Refused(what, "cannot-pay-structure", self.rule))
        return tuple(found)

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
