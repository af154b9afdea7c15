"""To which column an ousted outpost returns (p. 13)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines.board.stations import column_icons, columns_of, printed, return_columns, share_lines
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import OutpostReturned
from app.rules.skymines.vocabulary.moves import ReturnTo
from app.rules.skymines.vocabulary.questions import ReturnOutpost
from app.rules.skymines.vocabulary.state import Column, State


class ReturnOutpostAbout(About, frozen=True):
    """Whose outpost returns."""

    company: Company


class ReturningOutpost(Answerer[ReturnOutpost, ReturnTo]):
    """The lowest vacant space of any column that has a valid one; crossed-out spaces stay uncovered."""

    rule = rulebook.EXPANSION_REWARDS
    code = "outpost-must-return"

    def moves(self, state: State, step: ReturnOutpost, seat: int) -> list[ReturnTo]:
        return [ReturnTo(column) for column in return_columns(state, step.company)]

    def refused(self, state: State, step: ReturnOutpost, seat: int) -> tuple[Refused, ...]:
        valid, shuttles = return_columns(state, step.company), printed(state, step.company).shuttles
        return tuple(
            Refused(
                partial_move(ReturnTo, column=at), _why(column, at == shuttles), self.rule, {"company": step.company}
            )
            for at, column in enumerate(columns_of(state, step.company))
            if at not in valid
        )

    def about(self, state: State, step: ReturnOutpost, seat: int) -> ReturnOutpostAbout:
        return ReturnOutpostAbout(step.company)

    def lines(self, state: State, step: ReturnOutpost, seat: int, move: ReturnTo) -> tuple[Line, ...]:
        icons = printed(state, step.company).columns[move.column]
        column = columns_of(state, step.company)[move.column]
        now = column_icons(icons, column)
        then = column_icons(icons, Column(column.outposts + 1, column.opened))
        return share_lines(state, step.company, then - now)

    def resolve(self, ledger: Ledger, step: ReturnOutpost, seat: int, move: ReturnTo) -> None:
        ledger.answered()
        ledger.emit(OutpostReturned(step.company, move.column))


def _why(column: Column, for_shuttles: bool) -> str:
    if for_shuttles:
        return "shuttles-only"
    return "crossed-out-space" if column.opened else "column-full"
