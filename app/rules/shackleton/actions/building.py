"""Building a structure (S-092 to S-105, S-113 to S-128)."""

from collections.abc import Iterator

from app.rules.game import Line, Refusal
from app.rules.shackleton.actions.gains import gain_lines, grant, pay_way
from app.rules.shackleton.actions.panels import behind_panel, build_panel, panel_lines
from app.rules.shackleton.board.bases import pieces
from app.rules.shackleton.board.crater import has_room, is_present, sites
from app.rules.shackleton.board.energy import panel_hindrance
from app.rules.shackleton.board.payments import Due, Way, affordable, affords, due_lines, purse_of, terms_of
from app.rules.shackleton.components.shapes import StructureKind
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import PanelMoved, StructureBuilt
from app.rules.shackleton.vocabulary.moves import BuildStructure
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import AfterBuilding, OfferFilling, TriggerLaboratories

HUB, NEW = "hub", "new"
"""Where the panel of a sector comes from: the central hex, or the rim, as the panel of the turn."""
FREE = {"": Way({})}
"""The only way of paying what costs nothing."""


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


def _ways(state: State, seat: int, kind: StructureKind, *, free: bool) -> dict[str, Way]:
    """The ways of paying a structure, whatever the seat has."""
    if free:
        return FREE
    return terms_of(state, seat).ways("structure", tables(state).structure_cost[kind])


def _purse(state: State, seat: int, panel: str) -> Due:
    """What a structure is paid from: behind the panel that its sector is powered with."""
    purse = purse_of(state, seat)
    return behind_panel(state, purse) if panel == NEW else purse


def builds(state: State, seat: int, free: str = "") -> list[BuildStructure]:
    """All structures that a seat can build now. `free`: only those of this kind, paid with nothing (S-196)."""
    can_panel, moves = panel_hindrance(state, seat) is None, list[BuildStructure]()
    purses = {panel: _purse(state, seat, panel) for panel in (("", HUB, NEW) if can_panel else ("", HUB))}
    for kind, left in _left(state, seat, free):
        all_ways = _ways(state, seat, kind, free=bool(free))
        ways = {panel: affordable(all_ways, purse) for panel, purse in purses.items()}
        if any(ways.values()):
            moves += [
                BuildStructure(piece, sector, panel, way)
                for sector in sites(state, seat, tables(state).type[kind].size)
                for panel in _panels(state, sector, can_panel=can_panel)
                for way in ways[panel]
                for piece in left
            ]
    return moves


def can_build(state: State, seat: int, free: str = "") -> bool:
    """Whether a seat can build anything, now or behind the panel of this turn."""
    return can_build_with(state, seat, purse_of(state, seat), free, can_panel=panel_hindrance(state, seat) is None)


def can_build_with(state: State, seat: int, purse: Due, free: str = "", *, can_panel: bool) -> bool:
    """The same, where the seat pays from this purse; `can_panel`: it can build the panel of this turn."""
    return _is_anything_in_reach(state, seat, purse, free, is_all_powered=state.hub > 0) or (
        can_panel and can_build_behind_panel(state, seat, purse, free)
    )


def can_build_behind_panel(state: State, seat: int, purse: Due, free: str = "") -> bool:
    """The same behind the panel of this turn. Whatever that powers where it is built it also powers from the central
    hex."""
    return _is_anything_in_reach(state, seat, behind_panel(state, purse), free, is_all_powered=True)


def _is_anything_in_reach(state: State, seat: int, purse: Due, free: str, *, is_all_powered: bool) -> bool:
    for kind, _ in _left(state, seat, free):
        if any(affords(purse, way.due) for way in _ways(state, seat, kind, free=bool(free)).values()):
            free_sectors = sites(state, seat, tables(state).type[kind].size)
            if is_all_powered and free_sectors:
                return True
            if any(state.sectors[sector].panel for sector in free_sectors):
                return True
    return False


def _left(state: State, seat: int, free: str) -> Iterator[tuple[StructureKind, list[str]]]:
    """The structures left on a seat's base, kind by kind, of those that have any. `free`: only of this kind."""
    table, built = tables(state), state.seats[seat].built
    for kind in [each.kind for each in table.types if free in ("", each.kind)]:
        if left := [piece for piece in table.pieces_of(kind) if piece not in built]:
            yield kind, left


def is_payable(state: State, seat: int, kind: StructureKind, sector: str, *, free: bool = False) -> bool:
    """Whether a seat can pay a structure of this kind in a sector that it can power."""
    ways = _ways(state, seat, kind, free=free).values()
    purses = [_purse(state, seat, panel) for panel in powers(state, seat, sector)]
    return any(affords(purse, way.due) for purse in purses for way in ways)


def build(ledger: Ledger, seat: int, move: BuildStructure, *, free: bool = False) -> None:
    """Power the sector, pay, place the structure; then its effects, moving in, and what is offered behind them."""
    kind = ledger.tables.kind(move.piece)
    way = _ways(ledger.state, seat, kind, free=free)[move.way]
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
    way = _ways(state, seat, kind, free=free)[move.way]
    panel = panel_lines(state, seat) if move.panel == NEW else ()
    laboratories = (move.piece, *pieces(state, seat, "laboratory")) if kind == "laboratory" else ()
    bonuses = (tables(state).piece[move.piece], *(tables(state).piece[piece] for piece in laboratories[1:]))
    gains = tuple(line for piece in bonuses for line in gain_lines(state, seat, piece.bonus, move.sector))
    return (*panel, *due_lines(way.due), *gains)
