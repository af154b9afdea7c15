"""The corporation action of Moon Mining: shipping."""

from functools import cache

from app.rules.game import Line, Refused, partial_move
from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.actions.corporation_actions import take_off
from app.rules.shackleton.actions.gains import event_lines, gain, gain_lines, happened, pay_way
from app.rules.shackleton.board.payments import Way, due_lines, ways_to_pay
from app.rules.shackleton.components.shapes import CargoSlot, Gain
from app.rules.shackleton.components.shapes.goods import MiningBoard
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import due_of
from app.rules.shackleton.modules.mining.vocabulary import NAME, SHEET, CargoShipped, Mining, ShipCargo
from app.rules.shackleton.vocabulary.nouns import REPUTATION, VP
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


def board_of(state: State) -> MiningBoard:
    """The corporation's board."""
    return components.of(state.components).components.mining.board


def slots(state: State) -> dict[str, CargoSlot]:
    """The slots of the Shuttle by their ids, from the left. Not to be changed."""
    return _slots(state.components)


@cache
def _slots(digest: str) -> dict[str, CargoSlot]:
    levels = components.of(digest).components.mining.board.levels
    found: dict[str, CargoSlot] = {}
    for number, level in enumerate(levels, start=1):
        found |= {f"{number}-upper": level.upper, f"{number}-lower": level.lower}
    return found


def level_of(slot: str) -> int:
    """The level of a slot, from 1."""
    return int(slot.partition("-")[0])


def _ways(state: State, seat: int, slot: str) -> dict[str, Way]:
    return ways_to_pay(state, seat, "shipment", due_of(slots(state)[slot].cost))


def shipments(state: State, seat: int) -> list[ShipCargo]:
    """All shipments that a seat can make now."""
    aboard = part(state, Mining).aboard
    return [ShipCargo(slot, way) for slot in slots(state) if slot not in aboard for way in _ways(state, seat, slot)]


class Shipping(Answerer[TakeCorporationAction, ShipCargo]):
    """Onto any free slot whose demand the seat can pay."""

    rule = SHEET
    code = "cannot-ship"

    def moves(self, state: State, step: TakeCorporationAction, seat: int) -> list[ShipCargo]:
        return shipments(state, seat) if step.only in ("", NAME) else []

    def refused(self, state: State, step: TakeCorporationAction, seat: int) -> tuple[Refused, ...]:
        aboard = part(state, Mining).aboard
        return tuple(
            Refused(partial_move(ShipCargo, slot=slot), "slot-taken" if slot in aboard else "cannot-pay", self.rule)
            for slot in slots(state)
            if slot in aboard or not _ways(state, seat, slot)
        )

    def lines(self, state: State, step: TakeCorporationAction, seat: int, move: ShipCargo) -> tuple[Line, ...]:
        slot = slots(state)[move.slot]
        gains = (Gain(what="vp", amount=slot.vp), Gain(what="reputation", amount=slot.reputation))
        paid = due_lines(_ways(state, seat, move.slot)[move.way].due)
        return (*paid, *gain_lines(state, seat, gains), *event_lines(state, seat, "shipment"))

    def resolve(self, ledger: Ledger, step: TakeCorporationAction, seat: int, move: ShipCargo) -> None:
        take_off(ledger, step)
        slot, way = slots(ledger.state)[move.slot], _ways(ledger.state, seat, move.slot)[move.way]
        pay_way(ledger, seat, way, NAME)
        ledger.emit(CargoShipped(seat, move.slot, level_of(move.slot)))
        gain(ledger, seat, VP, slot.vp, NAME)
        gain(ledger, seat, REPUTATION, slot.reputation, NAME)
        happened(ledger, seat, "shipment")
