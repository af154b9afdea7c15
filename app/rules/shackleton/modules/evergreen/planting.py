"""The corporation action of Evergreen Farms: planting (C-101 to C-103)."""

from app.rules.game import Line, Refusal, Refused, partial_move
from app.rules.kit.parts import part
from app.rules.shackleton.actions.corporation_actions import take_off
from app.rules.shackleton.actions.gains import event_lines, happened, pay_way
from app.rules.shackleton.board.crater import has_room, is_present
from app.rules.shackleton.board.payments import Way, due_lines, ways_to_pay
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.evergreen.farms import board_of, left
from app.rules.shackleton.modules.evergreen.vocabulary import NAME, SHEET, Evergreen, FarmPlanted, PlantFarm
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State


def _sizes(state: State) -> tuple[int, ...]:
    return tuple(tile.size for tile in board_of(state).farms)


def _ways(state: State, seat: int, size: int) -> dict[str, Way]:
    return ways_to_pay(state, seat, "planting", {"plant": size * board_of(state).plants})


def hindrance(state: State, seat: int, size: int, sector: str) -> Refusal | None:
    """What keeps a seat from planting a farm of this size in a sector; None if it can."""
    at = SHEET
    if not is_present(state, seat, sector):
        return Refusal("no-own-structure", at)
    if sector in part(state, Evergreen).farms:
        return Refusal("farm-there", at)
    if not left(state, size):
        return Refusal("no-farms-left", at, {"size": size})
    if not has_room(state, sector, size):
        return Refusal("no-room-in-sector", at)
    if not _ways(state, seat, size):
        return Refusal("cannot-pay", at)
    return None


def plantings(state: State, seat: int) -> list[PlantFarm]:
    """All farms that a seat can plant now."""
    return [
        PlantFarm(size, sector, way)
        for size in _sizes(state)
        if _ways(state, seat, size)
        for sector in tables(state).sectors
        if hindrance(state, seat, size, sector) is None
        for way in _ways(state, seat, size)
    ]


class Planting(Answerer[TakeCorporationAction, PlantFarm]):
    """A farm of any size that is left, in a sector with an own structure, room for the size, and no farm."""

    rule = SHEET
    code = "cannot-plant"

    def moves(self, state: State, step: TakeCorporationAction, seat: int) -> list[PlantFarm]:
        return plantings(state, seat) if step.only in ("", NAME) else []

    def refused(self, state: State, step: TakeCorporationAction, seat: int) -> tuple[Refused, ...]:
        reasons = (
            (partial_move(PlantFarm, size=size, sector=sector), hindrance(state, seat, size, sector))
            for size in _sizes(state)
            for sector in tables(state).sectors
        )
        return tuple(why.of(what) for what, why in reasons if why)

    def lines(self, state: State, step: TakeCorporationAction, seat: int, move: PlantFarm) -> tuple[Line, ...]:
        paid = due_lines(_ways(state, seat, move.size)[move.way].due)
        return (*paid, *event_lines(state, seat, "planting"))

    def resolve(self, ledger: Ledger, step: TakeCorporationAction, seat: int, move: PlantFarm) -> None:
        take_off(ledger, step)
        pay_way(ledger, seat, _ways(ledger.state, seat, move.size)[move.way], NAME)
        ledger.emit(FarmPlanted(seat, move.size, move.sector))
        happened(ledger, seat, "planting")
