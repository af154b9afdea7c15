"""Building a structure (S-092 to S-105, S-113 to S-128)."""

from collections.abc import Iterator

from app.rules.game import Line, Refusal
from app.rules.shackleton.actions.gains import gain_lines, grant, pay_way
from app.rules.shackleton.actions.panels import after_panel, build_panel, panel_lines
from app.rules.shackleton.board.bases import pieces
from app.rules.shackleton.board.crater import has_room, is_present
from app.rules.shackleton.board.energy import panel_hindrance
from app.rules.shackleton.board.payments import Way, due_lines, ways_to_pay
from app.rules.shackleton.components.shapes import StructureKind
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import due_of, tables
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import PanelMoved, StructureBuilt
from app.rules.shackleton.vocabulary.moves import BuildStructure
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import AfterBuilding, OfferFilling, TriggerLaboratories

HUB, NEW = "hub", "new"
"""Where the panel of a sector comes from: the central hex, or the rim, as the panel of the turn."""


def sector_hindrance(state: State, seat: int, sector: str, kind: StructureKind) -> Refusal | None:
    """What keeps a seat from building a structure of this kind in a sector, whatever it costs and whatever powers it
    (S-094, S-095)."""
    if is_present(state, seat, sector):
        return Refusal("own-structure-there", rulebook.BUILD)
    if not has_room(state, sector, tables(state).type[kind].size):
        return Refusal("no-room-in-sector", rulebook.BUILD)
    return None


def powers(state: State, seat: int, sector: str) -> tuple[str, ...]:
    """What can power a sector: "" for one that has a panel (S-098 to S-100)."""
    return _panels(state, sector, can_panel=panel_hindrance(state, seat) is None)


def _panels(state: State, sector: str, *, can_panel: bool) -> tuple[str, ...]:
    if state.sectors[sector].panel:
        return ("",)
    return (*((HUB,) if state.hub else ()), *((NEW,) if can_panel else ()))


def _ways(state: State, seat: int, kind: StructureKind, panel: str, *, free: bool) -> dict[str, Way]:
    """The ways of paying a structure behind the panel that its sector is powered with."""
    if panel == NEW:
        state = after_panel(state, seat)
    if free:
        return {"": Way({})}
    return ways_to_pay(state, seat, "structure", due_of(tables(state).type[kind].cost))


def builds(state: State, seat: int, free: str = "") -> list[BuildStructure]:
    """All structures that a seat can build now. `free`: only those of this kind, paid with nothing (S-196)."""
    return list(_builds(state, seat, free))


def can_build(state: State, seat: int, free: str = "") -> bool:
    """Whether a seat can build anything, now or behind the panel of this turn. Whatever that powers where it is built
    it also powers from the central hex."""
    if next(_builds(state, seat, free, new_panel=False), None) is not None:
        return True
    return panel_hindrance(state, seat) is None and (
        next(_builds(after_panel(state, seat), seat, free), None) is not None
    )


def _builds(state: State, seat: int, free: str, *, new_panel: bool = True) -> Iterator[BuildStructure]:
    table, built = tables(state), state.seats[seat].built
    can_panel = new_panel and panel_hindrance(state, seat) is None
    for kind in (each.kind for each in table.types if free in ("", each.kind)):
        left = [piece for piece in table.pieces_of(kind) if piece not in built]
        is_payable = _ways(state, seat, kind, "", free=bool(free)) or (
            can_panel and _ways(state, seat, kind, NEW, free=bool(free))
        )
        if not left or not is_payable:
            continue
        for sector in table.sectors:
            if sector_hindrance(state, seat, sector, kind) is None:
                for panel in _panels(state, sector, can_panel=can_panel):
                    for way in _ways(state, seat, kind, panel, free=bool(free)):
                        yield from (BuildStructure(piece, sector, panel, way) for piece in left)


def is_payable(state: State, seat: int, kind: StructureKind, sector: str, *, free: bool = False) -> bool:
    """Whether a seat can pay a structure of this kind in a sector that it can power."""
    return any(_ways(state, seat, kind, panel, free=free) for panel in powers(state, seat, sector))


def build(ledger: Ledger, seat: int, move: BuildStructure, *, free: bool = False) -> None:
    """Power the sector, pay, place the structure; then its effects, moving in, and what is offered behind them."""
    kind = ledger.tables.kind(move.piece)
    way = _ways(ledger.state, seat, kind, move.panel, free=free)[move.way]
    if move.panel == NEW:
        build_panel(ledger, seat, move.sector)
    elif move.panel == HUB:
        ledger.emit(PanelMoved(seat, move.sector))
    pay_way(ledger, seat, way, "build")
    ledger.emit(StructureBuilt(seat, move.piece, move.sector))
    ledger.ask(OfferFilling(seat, move.piece), AfterBuilding(seat, move.piece, move.sector))
    if kind == "laboratory":
        ledger.ask(TriggerLaboratories(seat, move.sector, pieces(ledger.state, seat, "laboratory")))
    else:
        grant(ledger, seat, ledger.tables.piece[move.piece].bonus, move.piece, move.sector)


def can_fill(state: State, seat: int, piece: str) -> bool:
    """Whether anybody of the base can move into the structure (S-103)."""
    player = state.seats[seat]
    elsewhere = player.waiting is not None or any(
        astronauts for place, astronauts in player.built.items() if place != piece
    )
    return elsewhere and len(player.built[piece]) < tables(state).size(piece)


def build_lines(state: State, seat: int, move: BuildStructure, *, free: bool = False) -> tuple[Line, ...]:
    """What a structure costs and brings."""
    kind = tables(state).kind(move.piece)
    way = _ways(state, seat, kind, move.panel, free=free)[move.way]
    panel = panel_lines(state, seat) if move.panel == NEW else ()
    laboratories = (move.piece, *pieces(state, seat, "laboratory")) if kind == "laboratory" else ()
    bonuses = (tables(state).piece[move.piece], *(tables(state).piece[piece] for piece in laboratories[1:]))
    gains = tuple(line for piece in bonuses for line in gain_lines(state, seat, piece.bonus, move.sector))
    return (*panel, *due_lines(way.due), *gains)
