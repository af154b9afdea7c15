"""What Moon Mining brings to the rules."""

from typing import TypedDict

from app.rules.kit.answerers import answers
from app.rules.kit.parts import part
from app.rules.kit.ruleset import Module
from app.rules.kit.vocabulary import Vocabulary
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.astrobot import ASTROBOT
from app.rules.shackleton.board.corporations import (
    BOARD_ACTIONS,
    CAN_ACT,
    CAN_ACT_ON_BOARD,
    COUNTS,
    MAINTENANCE,
    VIEW,
)
from app.rules.shackleton.components.shapes import BoardAction, Count
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.mining.astrobot import ship
from app.rules.shackleton.modules.mining.folds import FOLDS
from app.rules.shackleton.modules.mining.sentences import SENTENCES
from app.rules.shackleton.modules.mining.shipping import Shipping, board_of, shipments
from app.rules.shackleton.modules.mining.vocabulary import (
    NAME,
    SHEET,
    CargoShipped,
    Mining,
    ShipCargo,
    ShuttleLiftedOff,
)
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


def count(state: State, seat: int, what: Count, project: str) -> int:
    """Cargoes ever shipped, or the different levels of them."""
    levels = part(state, Mining).of(seat)
    return len(levels) if what == "cargoes" else len(set(levels))


def lift_off(ledger: Ledger) -> None:
    """Each seat gains Credits for each own cargo aboard, and the Shuttle is empty again."""
    each = board_of(ledger.state).lift_off_credits
    aboard = tuple(part(ledger.state, Mining).aboard.values())
    for seat in range(len(ledger.state.seats)):
        gain(ledger, seat, CREDITS, each * aboard.count(seat), NAME)
    if aboard:
        ledger.emit(ShuttleLiftedOff())


def can_ship(state: State, seat: int) -> bool:
    """Whether the seat can ship anything."""
    return bool(shipments(state, seat))


def can_act(state: State, seat: int, action: BoardAction, free: bool) -> bool:
    """Of a shipment that a project brings: the same."""
    return can_ship(state, seat)


def act(ledger: Ledger, seat: int, action: BoardAction, free: bool) -> None:
    """A shipment that a project brings."""
    ledger.ask(TakeCorporationAction(seat, only=NAME))


class MiningView(TypedDict):
    """What Moon Mining shows: the seats of cargoes on the Shuttle by slot ("2-upper"), and the levels of all cargoes
    that each seat ever shipped."""

    aboard: dict[str, int]
    shipped: list[list[int]]


def view(state: State) -> MiningView:
    """The Shuttle and all cargoes."""
    kept = part(state, Mining)
    return {
        "aboard": dict(sorted(kept.aboard.items())),
        "shipped": [list(kept.of(seat)) for seat in range(len(state.seats))],
    }


MODULE: Module[State] = Module(
    name=NAME,
    places={SHEET: {"en": "sheet of Moon Mining, reconstructed"}},
    part=Mining,
    vocabulary=Vocabulary(moves=ShipCargo, events=CargoShipped | ShuttleLiftedOff, parts=Mining),
    folds=(FOLDS,),
    extensions=(answers(TakeCorporationAction, Shipping),),
    sentences=(SENTENCES,),
    joins=(
        COUNTS.joined_by(count),
        MAINTENANCE.joined_by(lift_off),
        CAN_ACT_ON_BOARD.joined_by(can_ship),
        CAN_ACT.joined_by(can_act),
        BOARD_ACTIONS.joined_by(act),
        ASTROBOT.joined_by(ship),
        VIEW.joined_by(view),
    ),
)
