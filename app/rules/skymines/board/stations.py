"""The companies' stations: columns of outposts, what they show, and the way home (p. 12, p. 13).

A column is a stack: outposts fill its lowest spaces and leave from the top, towards the board's centre. Its lowest
space, the crossed-out one, takes no outpost again once it was uncovered.
"""

from collections.abc import Callable
from functools import lru_cache

from app.rules.game import Line
from app.rules.skymines.components import Index, of
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.engine.hooks import Hook
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.engine.settling import carries_out
from app.rules.skymines.vocabulary.events import OutpostRemoved, OutpostReturned
from app.rules.skymines.vocabulary.questions import ReturnOutpost
from app.rules.skymines.vocabulary.state import Column, State
from app.rules.skymines.vocabulary.tasks import SendHome

SHUTTLES: Hook[Callable[[State, int], Company | None]] = Hook()
"""Whose placed shuttle lies on a shuttle space, of the module that has such spaces: (state, number) to company."""


def shuttle_on(state: State, space: int) -> Company | None:
    """The company with a placed shuttle on the shuttle space of this number; None on a board without any."""
    return next((company for seen in SHUTTLES.in_play(state) if (company := seen(state, space))), None)


def columns_of(state: State, company: Company) -> tuple[Column, Column, Column]:
    """The three columns of a company's station."""
    return state.stations[COMPANIES.index(company)]


def column_icons(index: Index, company: Company, at: int, column: Column) -> int:
    """The coin icons to be seen in column `at` of a station while it stands as `column` (p. 9)."""
    icons = index.station[company].columns[at]
    if column.opened:
        return sum(icons[: len(icons) - 1 - column.outposts]) + icons[-1]
    return sum(icons[: len(icons) - column.outposts])


def icons_under_top(state: State, company: Company, at: int) -> int:
    """The coin icons that come into sight when the top outpost of column `at` leaves."""
    column = columns_of(state, company)[at]
    without = Column(column.outposts - 1, column.opened or column.outposts == 1)
    index = of(state.components)
    return column_icons(index, company, at, without) - column_icons(index, company, at, column)


def share_lines(state: State, company: Company, change: int) -> tuple[Line, ...]:
    """By how much the value of a share changes, and what it is then."""
    then = coins_showing(state, company) + change
    return (
        Line("share-value", change, {"company": company}),
        Line("share-value-then", then, {"company": company}),
    )


def coins_showing(state: State, company: Company) -> int:
    """The uncovered coin icons of a station: what a share of the company is worth, in CrypCoin (p. 9)."""
    return station_icons(state.components, company, columns_of(state, company))


@lru_cache(maxsize=64)
def station_icons(components: str, company: Company, columns: tuple[Column, ...]) -> int:
    """The coin icons to be seen in a station whose columns stand like this."""
    index = of(components)
    return sum(column_icons(index, company, at, column) for at, column in enumerate(columns))


def vacant(state: State, company: Company) -> int:
    """The spaces of a station without an outpost, uncovered crossed-out ones included."""
    icons = of(state.components).station[company].columns
    return sum(len(spaces) - column.outposts for spaces, column in zip(icons, columns_of(state, company), strict=True))


def outposts_left(state: State, company: Company) -> int:
    """The outposts in a station."""
    left, middle, right = columns_of(state, company)
    return left.outposts + middle.outposts + right.outposts


def top_columns(state: State, company: Company) -> tuple[int, ...]:
    """The columns (0 to 2) from which an outpost can leave (p. 12)."""
    return tuple(at for at, column in enumerate(columns_of(state, company)) if column.outposts)


def return_columns(state: State, company: Company) -> tuple[int, ...]:
    """The columns (0 to 2) with a valid vacant space for an outpost that comes home (p. 13)."""
    icons = of(state.components).station[company].columns
    return tuple(
        at
        for at, column in enumerate(columns_of(state, company))
        if column.outposts < len(icons[at]) - (1 if column.opened else 0)
    )


@carries_out(SendHome)
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
