"""The rules with plain corporations: those that have no module of their own yet keep what they give in `stock` and
count it there; they have no action of their own."""

from collections.abc import Callable
from functools import partial

from app.rules.kit.ruleset import Module, Ruleset
from app.rules.shackleton.board.corporations import BOARD_ACTIONS, CAN_ACT, COUNTS, GAINS
from app.rules.shackleton.components.shapes import BoardAction, Count
from app.rules.shackleton.components.shapes.effects import OWN_GAINS
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.ruleset import RULES
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


def _all() -> Ruleset[State]:
    known = {module.name: module for module in RULES.modules}
    return RULES.with_modules([known.get(name) or plain(name) for name in CORPORATIONS])


ALL = _all()
"""The rules with all seven corporations, plain where they have no module yet."""

GAME: Shackleton = shackleton(rules=ALL)
