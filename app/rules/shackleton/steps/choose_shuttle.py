"""Which shuttle tile (S-045, S-046)."""

from app.rules.game import Line
from app.rules.shackleton.components.shapes import ASTRONAUTS
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.phases.shuttle import astronauts_of, resources_of, take_shuttle
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import TakeShuttle
from app.rules.shackleton.vocabulary.questions import ChooseShuttle
from app.rules.shackleton.vocabulary.state import State


class ChoosingShuttle(Answerer[ChooseShuttle, TakeShuttle]):
    """One of the tiles left; doing without is impossible."""

    rule = rulebook.SHUTTLE_PHASE
    code = "tile-not-on-display"

    def moves(self, state: State, step: ChooseShuttle, seat: int) -> list[TakeShuttle]:
        return [TakeShuttle(tile) for tile in state.display]

    def lines(self, state: State, step: ChooseShuttle, seat: int, move: TakeShuttle) -> tuple[Line, ...]:
        crew = zip(ASTRONAUTS, astronauts_of(state, move.tile), strict=True)
        brought = (*crew, *resources_of(state, move.tile).items())
        return tuple(Line("gain", amount, {"of": thing}) for thing, amount in brought if amount)

    def resolve(self, ledger: Ledger, step: ChooseShuttle, seat: int, move: TakeShuttle) -> None:
        ledger.answered()
        take_shuttle(ledger, seat, move.tile)
