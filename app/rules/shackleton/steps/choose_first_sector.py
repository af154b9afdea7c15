"""Where the first Dome stands (S-034 to S-040)."""

from app.rules.game import Line, Refused, partial_move
from app.rules.shackleton.actions.tokens import token_lines
from app.rules.shackleton.board.crater import has_room
from app.rules.shackleton.board.tokens import tokens_around
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import FirstDomePlaced
from app.rules.shackleton.vocabulary.moves import PlaceFirstDome
from app.rules.shackleton.vocabulary.questions import ChooseFirstSector
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import ActivateOne


class ChoosingFirstSector(Answerer[ChooseFirstSector, PlaceFirstDome]):
    """A central sector without a Dome; a token that touches it is activated. It is no building: nothing else follows
    (S-039)."""

    rule = rulebook.PLAYER_SETUP
    code = "not-a-central-sector"

    def moves(self, state: State, step: ChooseFirstSector, seat: int) -> list[PlaceFirstDome]:
        return [PlaceFirstDome(sector) for sector in tables(state).central if _is_free(state, sector)]

    def refused(self, state: State, step: ChooseFirstSector, seat: int) -> tuple[Refused, ...]:
        return tuple(
            Refused(partial_move(PlaceFirstDome, sector=sector), "dome-there", self.rule)
            for sector in tables(state).central
            if not _is_free(state, sector)
        )

    def lines(self, state: State, step: ChooseFirstSector, seat: int, move: PlaceFirstDome) -> tuple[Line, ...]:
        around = tokens_around(state, move.sector)
        return token_lines(state, seat, around[0]) if len(around) == 1 else ()

    def resolve(self, ledger: Ledger, step: ChooseFirstSector, seat: int, move: PlaceFirstDome) -> None:
        ledger.answered()
        ledger.emit(FirstDomePlaced(seat, ledger.tables.pieces[0], move.sector))
        ledger.ask(ActivateOne(seat, tokens_around(ledger.state, move.sector)))


def _is_free(state: State, sector: str) -> bool:
    table = tables(state)
    return has_room(state, sector, table.size(table.pieces[0]))
