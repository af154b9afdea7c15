"""Which top outpost leaves the game (p. 32)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines.board.stations import icons_under_top, printed, share_lines, top_columns
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import OutpostRemoved
from app.rules.skymines.vocabulary.moves import RemoveFrom
from app.rules.skymines.vocabulary.questions import RemoveOutpost
from app.rules.skymines.vocabulary.state import State


class RemoveOutpostAbout(About, frozen=True):
    """How many outposts are left to choose."""

    amount: int


class RemovingOutpost(Answerer[RemoveOutpost, RemoveFrom]):
    """The top outpost of any column of any station; several may come from one station or from two."""

    rule = rulebook.ICONS
    code = "outpost-must-leave"

    def moves(self, state: State, step: RemoveOutpost, seat: int) -> list[RemoveFrom]:
        return [RemoveFrom(company, at) for company in COMPANIES for at in top_columns(state, company)]

    def refused(self, state: State, step: RemoveOutpost, seat: int) -> tuple[Refused, ...]:
        return tuple(
            Refused(partial_move(RemoveFrom, company=company, column=at), _why(state, company, at), rulebook.ICONS)
            for company in COMPANIES
            for at in sorted({0, 1, 2} - set(top_columns(state, company)))
        )

    def about(self, state: State, step: RemoveOutpost, seat: int) -> RemoveOutpostAbout:
        return RemoveOutpostAbout(step.amount)

    def lines(self, state: State, step: RemoveOutpost, seat: int, move: RemoveFrom) -> tuple[Line, ...]:
        return share_lines(state, move.company, icons_under_top(state, move.company, move.column))

    def resolve(self, ledger: Ledger, step: RemoveOutpost, seat: int, move: RemoveFrom) -> None:
        ledger.answered()
        ledger.emit(OutpostRemoved(move.company, move.column))
        if step.amount > 1 and any(top_columns(ledger.state, company) for company in COMPANIES):
            ledger.ask(RemoveOutpost(seat, step.amount - 1))


def _why(state: State, company: Company, at: int) -> str:
    """Shuttles never leave like this (p. 29)."""
    return "shuttles-stay" if at == printed(state, company).shuttles else "column-empty"
