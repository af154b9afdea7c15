"""How the events of the Belt are folded."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.skymines.components.belt import chart_of
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.folds.board import with_column
from app.rules.skymines.folds.fold import put
from app.rules.skymines.vocabulary.modules.belt import BeltBoard, BeltEntered, BeltLaid, ShuttleRemoved, ShuttleReturned
from app.rules.skymines.vocabulary.state import Column, State

FOLDS: Folds[State] = Folds()


SHUTTLE_COLUMN = 1
"""The column of the shuttles."""


@FOLDS.on(BeltLaid)
def belt_laid(state: State, event: BeltLaid) -> State:
    """All home spaces hold a piece (p. 26)."""
    chart = chart_of(event.map)
    columns = [[Column(len(icons)) for icons in chart.station[company].columns] for company in COMPANIES]
    stations = tuple((left, middle, right) for left, middle, right in columns)
    return with_part(replace(state, stations=stations), BeltBoard(event.map, (None,) * len(chart.spaces)))


@FOLDS.on(BeltEntered)
def belt_entered(state: State, event: BeltEntered) -> State:
    """The company holds the space at once; whom it ousts waits to go home."""
    state = with_column(state, event.company, event.column, -1)
    board = part(state, BeltBoard)
    space = chart_of(board.map).space[event.space]
    board = replace(board, pieces=put(board.pieces, space.at, event.company))
    if event.ousts is not None and space.kind == "outpost":
        state = replace(state, ousted=(*state.ousted, event.ousts))
    elif event.ousts is not None:
        board = replace(board, ousted=(*board.ousted, event.ousts))
    return with_part(state, board)


@FOLDS.on(ShuttleReturned)
def shuttle_returned(state: State, event: ShuttleReturned) -> State:
    """An ousted shuttle lies in its station again."""
    return with_column(_without_ousted(state, event.company), event.company, SHUTTLE_COLUMN, 1)


@FOLDS.on(ShuttleRemoved)
def shuttle_removed(state: State, event: ShuttleRemoved) -> State:
    """An ousted shuttle is out of the game."""
    state = _without_ousted(state, event.company)
    board, row = part(state, BeltBoard), COMPANIES.index(event.company)
    skymine, minerva, astrogo, tawac = put(board.removed, row, board.removed[row] + 1)
    return with_part(state, replace(board, removed=(skymine, minerva, astrogo, tawac)))


def _without_ousted(state: State, company: Company) -> State:
    board = part(state, BeltBoard)
    first = board.ousted.index(company)
    return with_part(state, replace(board, ousted=board.ousted[:first] + board.ousted[first + 1 :]))
