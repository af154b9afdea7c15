"""The corporation action of To Mars: a structure is sent, or a panel of the ship is built (C-148 to C-154)."""

from app.rules.game import Line, Refusal, Refused, partial_move
from app.rules.kit.parts import part
from app.rules.shackleton.actions.corporation_actions import take_off
from app.rules.shackleton.actions.gains import event_lines, gain, gain_lines, grant, happened, pay, pay_way
from app.rules.shackleton.board.bases import pieces
from app.rules.shackleton.board.payments import Way, can_pay, due_lines, ways_to_pay
from app.rules.shackleton.components.shapes import Gain
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import due_of, tables
from app.rules.shackleton.modules.mars.ship import board_of, free_place, is_complete, modules, owners
from app.rules.shackleton.modules.mars.vocabulary import (
    NAME,
    SHEET,
    BuildShipPanel,
    Mars,
    ModuleCompleted,
    SendStructure,
    ShipPanelBuilt,
    StructureSent,
)
from app.rules.shackleton.vocabulary.nouns import CREDITS, ENERGY, VP, Building
from app.rules.shackleton.vocabulary.questions import TakeCorporationAction
from app.rules.shackleton.vocabulary.state import State

AnyShipMove = SendStructure | BuildShipPanel


def _sector_of(state: State, seat: int, piece: str) -> str | None:
    """The sector in which a structure stands; None for one that stands in none."""
    wanted = Building(seat, piece)
    return next((name for name, sector in state.sectors.items() if wanted in sector.buildings), None)


def _ways(state: State, seat: int, piece: str) -> dict[str, Way]:
    due = {CREDITS: board_of(state).send_credits * tables(state).size(piece)}
    return ways_to_pay(state, seat, "sending", due)


def hindrance(state: State, seat: int, piece: str, module: int) -> Refusal | None:
    """What keeps a seat from sending a structure to a module; None if it can."""
    return (
        _piece_hindrance(state, seat, piece)
        or _module_hindrance(state, piece, module)
        or (None if _ways(state, seat, piece) else Refusal("cannot-pay", SHEET))
    )


def _piece_hindrance(state: State, seat: int, piece: str) -> Refusal | None:
    """What keeps a structure from being sent to any module."""
    if tables(state).kind(piece) == "headquarters":
        return Refusal("headquarters-stays", SHEET)
    return Refusal("not-in-crater", SHEET) if _sector_of(state, seat, piece) is None else None


def _module_hindrance(state: State, piece: str, module: int) -> Refusal | None:
    """What keeps a module from taking a structure."""
    taken = free_place(state, module, tables(state).size(piece)) is None
    return Refusal("no-place-of-its-size", SHEET) if taken else None


def panel_hindrance(state: State, seat: int, *, free: bool = False) -> Refusal | None:
    """What keeps a seat from building a panel of the ship; None if it can."""
    at, board, built = SHEET, board_of(state), part(state, Mars).panels
    if built >= len(board.panels):
        return Refusal("no-panels-left", at)
    if _brings_energy(board.panels[built]) and state.energy >= tables(state).energy.closed_from:
        return Refusal("energy-full", at)
    if not free and not can_pay(state, seat, due_of(board.panel_cost)):
        return Refusal("cannot-pay", at)
    return None


def _brings_energy(gains: tuple[Gain, ...]) -> bool:
    return any(gain.what == ENERGY for gain in gains)


def ship_moves(state: State, seat: int) -> list[AnyShipMove]:
    """All that the action can do for a seat now."""
    sent = [
        SendStructure(piece, module, way)
        for piece in pieces(state, seat)
        if _piece_hindrance(state, seat, piece) is None and (ways := _ways(state, seat, piece))
        for module in modules(state)
        if _module_hindrance(state, piece, module) is None
        for way in ways
    ]
    return [*sent, *([BuildShipPanel()] if panel_hindrance(state, seat) is None else [])]


def can_act_on_ship(state: State, seat: int) -> bool:
    """Whether the action can do anything for a seat."""
    return bool(ship_moves(state, seat))


def build_ship_panel(ledger: Ledger, seat: int, *, free: bool = False) -> None:
    """A seat builds the leftmost panel left, and gains what it brings."""
    board, built = board_of(ledger.state), part(ledger.state, Mars).panels
    if not free:
        pay(ledger, seat, due_of(board.panel_cost), NAME)
    ledger.emit(ShipPanelBuilt(seat))
    grant(ledger, seat, board.panels[built], NAME)


def send(ledger: Ledger, seat: int, move: SendStructure, vp: int) -> None:
    """A structure leaves its sector for a free place of its size, is paid for and scores `vp`."""
    state, size = ledger.state, ledger.tables.size(move.piece)
    sector, place = _sector_of(state, seat, move.piece), free_place(state, move.module, size)
    assert sector is not None
    assert place is not None
    pay_way(ledger, seat, _ways(state, seat, move.piece)[move.way], NAME)
    ledger.emit(StructureSent(seat, move.piece, sector, place))
    gain(ledger, seat, VP, vp, NAME)
    if is_complete(ledger.state, move.module):
        _complete(ledger, seat, move.module)


def vp_of(state: State, move: SendStructure) -> int:
    """What a structure scores that a person sends."""
    return board_of(state).send_vp[tables(state).size(move.piece) - 1]


def _complete(ledger: Ledger, seat: int, module: int) -> None:
    """The seat that fills the last place scores more than other owners; projects of all seats give what they give
    (C-152)."""
    board = board_of(ledger.state)
    ledger.emit(ModuleCompleted(seat, module))
    for owner in owners(ledger.state, module):
        gain(ledger, owner, VP, board.full_vp if owner == seat else board.shared_vp, NAME)
    for other in range(len(ledger.state.seats)):
        happened(ledger, other, "module_completed")


class ActingOnShip(Answerer[TakeCorporationAction, AnyShipMove]):
    """A structure of the crater to a free place of its size, or the leftmost panel of the ship."""

    rule = SHEET
    code = "cannot-send"

    def moves(self, state: State, step: TakeCorporationAction, seat: int) -> list[AnyShipMove]:
        return ship_moves(state, seat) if step.only in ("", NAME) else []

    def refused(self, state: State, step: TakeCorporationAction, seat: int) -> tuple[Refused, ...]:
        tried = (
            (partial_move(SendStructure, piece=piece, module=module), hindrance(state, seat, piece, module))
            for piece in pieces(state, seat)
            for module in modules(state)
        )
        reasons = [*tried, (partial_move(BuildShipPanel), panel_hindrance(state, seat))]
        return tuple(why.of(what) for what, why in reasons if why)

    def lines(self, state: State, step: TakeCorporationAction, seat: int, move: AnyShipMove) -> tuple[Line, ...]:
        board = board_of(state)
        if isinstance(move, BuildShipPanel):
            brought = board.panels[part(state, Mars).panels]
            return (*due_lines(due_of(board.panel_cost)), *gain_lines(state, seat, brought))
        ship = part(state, Mars).ship
        left = sum(place not in ship for place in modules(state)[move.module])
        gains = (vp_of(state, move), *([board.full_vp] if left == 1 else []))
        paid = due_lines(_ways(state, seat, move.piece)[move.way].due)
        projects = event_lines(state, seat, "module_completed") if left == 1 else ()
        return (*paid, *(Line("gain", amount, {"of": VP}) for amount in gains), *projects)

    def resolve(self, ledger: Ledger, step: TakeCorporationAction, seat: int, move: AnyShipMove) -> None:
        take_off(ledger, step)
        if isinstance(move, BuildShipPanel):
            build_ship_panel(ledger, seat)
        else:
            send(ledger, seat, move, vp_of(ledger.state, move))
