"""The game with all corporations, and plain ones for rules of a test: what these give they keep in `stock` and count
there; they have no action of their own."""

from collections.abc import Callable
from functools import partial

from app.rules.kit.ruleset import Module
from app.rules.shackleton.board.corporations import BOARD_ACTIONS, CAN_ACT, COUNTS, GAINS
from app.rules.shackleton.components.shapes import BoardAction, Count
from app.rules.shackleton.components.shapes.effects import OWN_GAINS
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.shackleton import Shackleton, shackleton
from app.rules.shackleton.vocabulary.events import Gained
from app.rules.shackleton.vocabulary.state import State


def _count(state: State, seat: int, what: Count, project: str) -> int:
    return state.seats[seat].stock.get(what, 0)


def _keep(what: str, ledger: Ledger, seat: int, amount: int) -> None:
    ledger.emit(Gained(seat, what, amount))


def _never(state: State, seat: int, action: BoardAction, free: bool) -> bool:
    return False


def _unasked(ledger: Ledger, seat: int, action: BoardAction, free: bool) -> None:
    raise AssertionError(f"{action} is never possible")


def plain(name: str) -> Module[State]:
    """A corporation that only keeps and counts."""
    gains: dict[str, Callable[[Ledger, int, int], None]] = {
        str(what): partial(_keep, what) for what, owner in OWN_GAINS.items() if owner == name
    }
    return Module(
        name=name,
        joins=(
            COUNTS.joined_by(_count),
            GAINS.joined_by(gains),
            CAN_ACT.joined_by(_never),
            BOARD_ACTIONS.joined_by(_unasked),
        ),
    )


GAME: Shackleton = shackleton()
