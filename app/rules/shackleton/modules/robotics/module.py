"""What Space Robotics brings to the rules."""

from typing import TypedDict

from app.rules.kit.answerers import answers
from app.rules.kit.parts import part
from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Vocabulary
from app.rules.shackleton.board.astrobot import ASTROBOT
from app.rules.shackleton.board.corporations import CAN_ACT_ON_BOARD, COUNTS, VIEW, WAYS
from app.rules.shackleton.components.shapes import FACTORY_COLUMNS, FACTORY_ROWS, Count
from app.rules.shackleton.modules.robotics.astrobot import build_factory
from app.rules.shackleton.modules.robotics.factories import BuildingFactory, factories, fields, tiles_left
from app.rules.shackleton.modules.robotics.folds import FOLDS
from app.rules.shackleton.modules.robotics.robots import ways
from app.rules.shackleton.modules.robotics.sentences import SENTENCES
from app.rules.shackleton.modules.robotics.vocabulary import NAME, SHEET, BuildFactory, FactoryBuilt, Robotics
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


def count(state: State, seat: int, what: Count, project: str) -> int:
    """Factories, of the bottom row alone, the columns with one, and the full sets of columns or rows."""
    places = [fields(state)[field] for field in part(state, Robotics).of(seat)]
    rows, columns = [row.row for row, _ in places], [column.column for _, column in places]
    match what:
        case "bottom_factories":
            return rows.count("bottom")
        case "factory_columns":
            return len(set(columns))
        case "column_sets":
            return min(columns.count(column) for column in FACTORY_COLUMNS)
        case "row_sets":
            return min(rows.count(row) for row in FACTORY_ROWS)
    return len(places)


def can_build_factory(state: State, seat: int) -> bool:
    """Whether the seat can take any factory."""
    return next(factories(state, seat), None) is not None


class RoboticsView(TypedDict):
    """What Space Robotics shows: the fields ("bottom-left") of each seat's factories, and the tiles left by field."""

    factories: list[list[str]]
    left: dict[str, int]


def view(state: State) -> RoboticsView:
    """All factories, and the tiles left on each field."""
    return {
        "factories": [list(part(state, Robotics).of(seat)) for seat in range(len(state.seats))],
        "left": {field: tiles_left(state, field) for field in fields(state)},
    }


MODULE: Module[State] = Module(
    name=NAME,
    places={SHEET: {"en": "sheet of Space Robotics, reconstructed"}},
    part=Robotics,
    vocabulary=Vocabulary(moves=BuildFactory, events=FactoryBuilt, parts=Robotics),
    folds=(FOLDS,),
    extensions=(answers(TakeCorporationAction, BuildingFactory),),
    sentences=(SENTENCES,),
    joins=(
        COUNTS.joined_by(count),
        CAN_ACT_ON_BOARD.joined_by(can_build_factory),
        WAYS.joined_by(ways),
        ASTROBOT.joined_by(build_factory),
        VIEW.joined_by(view),
    ),
)
