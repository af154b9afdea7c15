"""AstroBot builds a structure (A-046 to A-060)."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from app.rules.shackleton.actions.building import HUB, NEW, sector_hindrance
from app.rules.shackleton.actions.gains import grant, pay
from app.rules.shackleton.actions.panels import build_panel
from app.rules.shackleton.board.astrobot import astrobot_of, first_corner, guide_of, slots_from
from app.rules.shackleton.board.crater import winner
from app.rules.shackleton.board.energy import next_yield, panel_hindrance
from app.rules.shackleton.board.tokens import free_corners, tokens_around
from app.rules.shackleton.components.shapes.nouns import STRUCTURE_KINDS, StructureKind
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.astrobot import AstroBotRowChosen, AstroBotTypePassedOver
from app.rules.shackleton.vocabulary.events import PanelMoved, StructureBuilt, TokenAdded
from app.rules.shackleton.vocabulary.nouns import ENERGY
from app.rules.shackleton.vocabulary.state import State

Hindrance = Literal["no-place", "energy-full"]


class Site(Struct, frozen=True):
    """Where AstroBot builds: the slot whose row it is, whether for the astronaut there, the sector, and what powers it:
    "" for its own panel, "new" for one of the rim, "hub" for one of the central hex."""

    slot: int
    won: bool
    sector: str
    panel: str = ""


class Plan(Struct, frozen=True):
    """What AstroBot builds. `passed`: the types passed over before. `raises`: a panel for the central hex comes first,
    as the Energy does not suffice."""

    piece: str
    site: Site
    passed: tuple[AstroBotTypePassedOver, ...] = ()
    raises: bool = False


def plan(state: State, seat: int) -> Plan | Hindrance:
    """What AstroBot builds and where, once its engineer is deployed; else why it cannot."""
    passed: list[AstroBotTypePassedOver] = []
    for kind in kinds(state, seat):
        piece = next_piece(state, seat, kind)
        if piece is None:
            passed.append(AstroBotTypePassedOver(seat, kind, "all-built"))
            continue
        short = cost_in_energy(state, kind) - state.energy
        can_raise = panel_hindrance(state, seat) is None and next_yield(state) >= short
        if short > 0 and not can_raise:
            passed.append(AstroBotTypePassedOver(seat, kind, "energy-too-low"))
            continue
        site = find_site(state, seat, kind)
        return Plan(piece, site, tuple(passed), short > 0 and site.panel != NEW) if isinstance(site, Site) else site
    return "no-place"


def kinds(state: State, seat: int) -> Iterator[StructureKind]:
    """The type of structure by Development, then each smaller one (A-047)."""
    due = tables(state).solo.builds[astrobot_of(state, seat).development]
    return reversed(STRUCTURE_KINDS[: STRUCTURE_KINDS.index(due) + 1])


def next_piece(state: State, seat: int, kind: StructureKind) -> str | None:
    """The first structure of a type that is left on the base (A-055)."""
    table, built = tables(state), state.seats[seat].built
    return next((piece for piece in table.pieces if table.kind(piece) == kind and piece not in built), None)


def cost_in_energy(state: State, kind: StructureKind) -> int:
    """The Energy that a structure of a type consumes (A-057)."""
    return next(each.cost.energy for each in tables(state).structures.types if each.kind == kind)


def find_site(state: State, seat: int, kind: StructureKind) -> Site | Hindrance:
    """The sector for a structure of a type: in the rows of astronauts that AstroBot would win now, or in all rows if
    there are none (A-048 to A-054)."""
    slots = tuple(slots_from(state, guide_of(state, seat)))
    won = tuple(slot for slot in slots if slot in state.crater and winner(state, slot) == seat)
    for slot in won or slots:
        site = _site_in(state, seat, kind, slot, won=bool(won))
        if site is not None:
            return site
    return "no-place"


def _site_in(
    state: State, seat: int, kind: StructureKind, slot: int, *, won: bool
) -> Site | Literal["energy-full"] | None:
    fitting = [sector for sector in tables(state).row(slot) if not sector_hindrance(state, seat, sector, kind)]
    powered = [sector for sector in fitting if state.sectors[sector].panel]
    if powered:
        return Site(slot, won, powered[0])
    if not fitting:
        return None
    hindrance = panel_hindrance(state, seat)
    if hindrance is None:
        return Site(slot, won, fitting[0], NEW)
    if hindrance.code == "energy-full":
        return "energy-full"
    return Site(slot, won, fitting[0], HUB) if state.hub else None


def build(ledger: Ledger, seat: int, plan: Plan) -> None:
    """Power the sector, consume Energy, place the structure; a Dome has its effect, a Laboratory none (A-058)."""
    for passed in plan.passed:
        ledger.emit(passed)
    site, kind = plan.site, ledger.tables.kind(plan.piece)
    ledger.emit(AstroBotRowChosen(seat, site.slot, site.won))
    if plan.raises:
        build_panel(ledger, seat)
    if site.panel == NEW:
        build_panel(ledger, seat, site.sector)
    elif site.panel == HUB:
        ledger.emit(PanelMoved(seat, site.sector))
    pay(ledger, seat, {ENERGY: cost_in_energy(ledger.state, kind)}, "build")
    ledger.emit(StructureBuilt(seat, plan.piece, site.sector))
    if kind != "laboratory":
        grant(ledger, seat, ledger.tables.piece[plan.piece].bonus, plan.piece, site.sector)


def add_token(ledger: Ledger, seat: int, sector: str) -> None:
    """The bonus: the next token of the active corporation comes to a free corner of the sector, and is not activated
    (A-059, A-060)."""
    state, corporation = ledger.state, astrobot_of(ledger.state, seat).active
    if any(state.tokens[corner].corporation == corporation for corner in tokens_around(state, sector)):
        return
    corner = first_corner(state, sector, free_corners(state, sector), guide_of(state, seat))
    if corner is not None and state.boards[corporation].tokens:
        ledger.emit(TokenAdded(seat, corporation, corner))
