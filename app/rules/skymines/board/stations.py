"""The companies' stations: columns of outposts, what they show, and the way home (p. 12, p. 13).

A column is a stack: outposts fill its lowest spaces and leave from the top, towards the board's centre. Its lowest
space, the crossed-out one, takes no outpost again once it was uncovered.
"""

from collections.abc import Mapping
from functools import lru_cache

from app.rules.game import Line
from app.rules.skymines.board.board_in_play import board_of
from app.rules.skymines.board.boards import Piece, Printed
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import OutpostRemoved, OutpostReturned
from app.rules.skymines.vocabulary.questions import ReturnOutpost
from app.rules.skymines.vocabulary.state import Column, State
from app.rules.skymines.vocabulary.tasks import SendHome


def printed(state: State, company: Company) -> Printed:
    """A company's station as it is printed on the board in play."""
    return stations_in_play(state)[company]


def stations_in_play(state: State) -> Mapping[Company, Printed]:
    """All stations as they are printed on the board in play."""
    return board_of(state).stations(state)


def columns_of(state: State, company: Company) -> tuple[Column, Column, Column]:
    """The three columns of a company's station."""
    return state.stations[COMPANIES.index(company)]


def column_icons(icons: tuple[int, ...], column: Column) -> int:
    """Of a column's coin icons those to be seen while it stands as `column` (p. 9)."""
    if column.opened:
        return sum(icons[: len(icons) - 1 - column.outposts]) + icons[-1]
    return sum(icons[: len(icons) - column.outposts])


def icons_under_top(state: State, company: Company, at: int) -> int:
    """The coin icons that come into sight when the top piece of column `at` leaves."""
    column, icons = columns_of(state, company)[at], printed(state, company).columns[at]
    without = Column(column.outposts - 1, column.opened or column.outposts == 1)
    return column_icons(icons, without) - column_icons(icons, column)


def share_lines(state: State, company: Company, change: int) -> tuple[Line, ...]:
    """By how much the value of a share changes, and what it is then."""
    then = coins_showing(state, company) + change
    return (
        Line("share-value", change, {"company": company}),
        Line("share-value-then", then, {"company": company}),
    )


def coins_showing(state: State, company: Company) -> int:
    """The uncovered coin icons of a station: what a share of the company is worth, in CrypCoin (p. 9)."""
    return station_icons(printed(state, company).columns, columns_of(state, company))


@lru_cache(maxsize=64)
def station_icons(icons: tuple[tuple[int, ...], ...], columns: tuple[Column, ...]) -> int:
    """The coin icons to be seen in a station of these icons whose columns stand like this."""
    return sum(column_icons(row, column) for row, column in zip(icons, columns, strict=True))


def vacant(state: State, company: Company) -> int:
    """The spaces of a station without a piece, uncovered crossed-out ones included."""
    icons = printed(state, company).columns
    return sum(len(spaces) - column.outposts for spaces, column in zip(icons, columns_of(state, company), strict=True))


def outposts_left(state: State, company: Company) -> int:
    """The pieces in a station: all that it can expand with."""
    left, middle, right = columns_of(state, company)
    return left.outposts + middle.outposts + right.outposts


def top_columns(state: State, company: Company) -> tuple[int, ...]:
    """The columns (0 to 2) from which an outpost can leave (p. 12)."""
    shuttles = printed(state, company).shuttles
    return tuple(at for at, column in enumerate(columns_of(state, company)) if column.outposts and at != shuttles)


def columns_for(state: State, company: Company, kind: Piece) -> tuple[int, ...]:
    """The columns (0 to 2) whose top piece is of this kind: for shuttles the one column that holds them (p. 27)."""
    if kind == "outpost":
        return top_columns(state, company)
    column = printed(state, company).shuttles
    return () if column is None or not columns_of(state, company)[column].outposts else (column,)


def return_columns(state: State, company: Company) -> tuple[int, ...]:
    """The columns (0 to 2) with a valid vacant space for an outpost that comes home (p. 13)."""
    shuttles = printed(state, company).shuttles
    return tuple(at for at in range(len(columns_of(state, company))) if at != shuttles and has_room(state, company, at))


def has_room(state: State, company: Company, at: int) -> bool:
    """Whether column `at` has a valid vacant space: the crossed-out one is none any more (p. 13)."""
    column = columns_of(state, company)[at]
    return column.outposts < len(printed(state, company).columns[at]) - (1 if column.opened else 0)


def carry_home(ledger: Ledger, task: SendHome) -> None:
    """Return every ousted outpost; the seat whose turn it is chooses where columns differ (p. 13)."""
    send_home(ledger, task.seat)


def send_home(ledger: Ledger, seat: int) -> None:
    """Return all ousted outposts to their stations, asking `seat` only where several columns are valid (p. 13).

    An outpost without a valid space leaves the game.
    """
    while ledger.state.ousted:
        company = ledger.state.ousted[0]
        columns = return_columns(ledger.state, company)
        if len(columns) > 1:
            ledger.ask(ReturnOutpost(seat, company), SendHome(seat))
            return
        if columns:
            ledger.emit(OutpostReturned(company, columns[0]))
        else:
            ledger.emit(OutpostRemoved(company, None))
