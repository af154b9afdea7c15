"""What AstroBot does with Space Robotics (A-080d)."""

from collections.abc import Iterator

from app.rules.shackleton import components
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.astrobot import Guide
from app.rules.shackleton.components.shapes import FACTORY_COLUMNS, FACTORY_ROWS
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.robotics.factories import fields, hindrance
from app.rules.shackleton.modules.robotics.vocabulary import NAME, FactoryBuilt
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.state import State


def build_factory(ledger: Ledger, seat: int, guide: Guide) -> bool:
    """The first factory of the order that it can have: it scores its VP and brings nothing else."""
    state = ledger.state
    field = next((field for field in fields_in_order(state, guide) if hindrance(state, seat, field) is None), None)
    if field is None:
        return False
    ledger.emit(FactoryBuilt(seat, field))
    gain(ledger, seat, VP, fields(state)[field][0].vp, NAME)
    return True


def fields_in_order(state: State, guide: Guide) -> Iterator[str]:
    """From the column of the triangle to the right in the row of the Development; then the rows below, the rows above,
    the nearest first and each from the left; in the end the rest of the first row."""
    card = components.of(state.components).components.robotics.astrobot
    row = FACTORY_ROWS.index((card.hard if guide.is_hard else card.easy)[guide.development])
    column = FACTORY_COLUMNS.index(card.columns[guide.triangle])
    others = (*FACTORY_ROWS[row + 1 :], *reversed(FACTORY_ROWS[:row]))
    yield from (f"{FACTORY_ROWS[row]}-{each}" for each in FACTORY_COLUMNS[column:])
    yield from (f"{other}-{each}" for other in others for each in FACTORY_COLUMNS)
    yield from (f"{FACTORY_ROWS[row]}-{each}" for each in FACTORY_COLUMNS[:column])
