"""The corporation action of Space Robotics: a factory."""

from collections.abc import Iterator
from functools import cache

from app.rules.game import Line, Refusal, Refused, partial_move
from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.actions.corporation_actions import take_off
from app.rules.shackleton.actions.gains import gain, gain_lines, grant, pay_way
from app.rules.shackleton.board.payments import Way, due_lines, ways_to_pay
from app.rules.shackleton.components.shapes import FactoryBonus, FactoryPrice, RoboticsBoard
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import due_of
from app.rules.shackleton.modules.robotics.vocabulary import NAME, SHEET, BuildFactory, FactoryBuilt, Robotics
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


def board_of(state: State) -> RoboticsBoard:
    """The corporation's board."""
    return components.of(state.components).components.robotics.board


def fields(state: State) -> dict[str, tuple[FactoryPrice, FactoryBonus]]:
    """The row and the column of each field of the board, from the top, then from the left. Not to be changed."""
    return _fields(state.components)


@cache
def _fields(digest: str) -> dict[str, tuple[FactoryPrice, FactoryBonus]]:
    board = components.of(digest).components.robotics.board
    return {f"{row.row}-{column.column}": (row, column) for row in board.rows for column in board.columns}


def tiles_left(state: State, field: str) -> int:
    """The tiles that lie on a field."""
    taken = sum(own.count(field) for own in part(state, Robotics).factories)
    return board_of(state).pile.at(len(state.seats)) - taken


def hindrance(state: State, seat: int, field: str) -> Refusal | None:
    """What keeps a seat from a factory of this field, whatever it costs; None if it can have one."""
    if field in part(state, Robotics).of(seat):
        return Refusal("factory-built", SHEET)
    if not tiles_left(state, field):
        return Refusal("no-factories-left", SHEET)
    return None


def _ways(state: State, seat: int, field: str) -> dict[str, Way]:
    row, _ = fields(state)[field]
    return ways_to_pay(state, seat, "factory", due_of(row.cost))


def factories(state: State, seat: int) -> Iterator[BuildFactory]:
    """All factories that a seat can take now."""
    ways = {row.row: ways_to_pay(state, seat, "factory", due_of(row.cost)) for row in board_of(state).rows}
    for field, (row, _) in fields(state).items():
        if ways[row.row] and hindrance(state, seat, field) is None:
            yield from (BuildFactory(field, way) for way in ways[row.row])


class BuildingFactory(Answerer[TakeCorporationAction, BuildFactory]):
    """One tile of a field that has any, of each field once."""

    rule = SHEET
    code = "cannot-build-factory"

    def moves(self, state: State, step: TakeCorporationAction, seat: int) -> list[BuildFactory]:
        return list(factories(state, seat)) if step.only in ("", NAME) else []

    def refused(self, state: State, step: TakeCorporationAction, seat: int) -> tuple[Refused, ...]:
        found = []
        for field in fields(state):
            why = hindrance(state, seat, field)
            if why is None and not _ways(state, seat, field):
                why = Refusal("cannot-pay", self.rule)
            if why is not None:
                found.append(why.of(partial_move(BuildFactory, field=field)))
        return tuple(found)

    def lines(self, state: State, step: TakeCorporationAction, seat: int, move: BuildFactory) -> tuple[Line, ...]:
        row, column = fields(state)[move.field]
        paid = due_lines(_ways(state, seat, move.field)[move.way].due)
        return (*paid, Line("gain", row.vp, {"of": VP}), *gain_lines(state, seat, (column.gain,)))

    def resolve(self, ledger: Ledger, step: TakeCorporationAction, seat: int, move: BuildFactory) -> None:
        take_off(ledger, step)
        row, column = fields(ledger.state)[move.field]
        way = _ways(ledger.state, seat, move.field)[move.way]
        pay_way(ledger, seat, way, NAME)
        ledger.emit(FactoryBuilt(seat, move.field))
        gain(ledger, seat, VP, row.vp, NAME)
        grant(ledger, seat, (column.gain,), NAME)
