"""What AstroBot does with To Mars (A-080g). That astronauts it gains come aboard says `PLACES`."""

from collections.abc import Iterator

from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.board.astrobot import Guide, slots_from
from app.rules.shackleton.components.shapes.ventures import MarsAstroBotSide
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.mars.sending import build_ship_panel, hindrance, panel_hindrance, send
from app.rules.shackleton.modules.mars.ship import modules
from app.rules.shackleton.modules.mars.vocabulary import Mars, SendStructure
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import OfferAstronaut


def side_of(state: State, guide: Guide) -> MarsAstroBotSide:
    """The side of AstroBot's card."""
    card = components.of(state.components).components.mars.astrobot
    return card.hard if guide.is_hard else card.easy


def send_for_nothing(ledger: Ledger, seat: int, guide: Guide) -> bool:
    """A structure boards for nothing and scores what AstroBot's card says; what else it brings depends on
    Development."""
    move = structure_due(ledger.state, seat, guide)
    if move is None:
        return False
    side = side_of(ledger.state, guide)
    send(ledger, seat, move, side.vp)
    if guide.development >= side.panel_from and panel_hindrance(ledger.state, seat) is None:
        build_ship_panel(ledger, seat)
    if guide.development >= side.astronaut_from:
        ledger.ask(OfferAstronaut(seat))
    return True


def structure_due(state: State, seat: int, guide: Guide) -> SendStructure | None:
    """What is sent and to which module: what completes one, else the biggest structure that fits; among equal ones the
    one met first by the search for rows. None: nothing can be sent."""
    moves = list(dict.fromkeys(_sendable(state, seat, guide)))
    completing = [move for move in moves if _is_last(state, move.module)]
    biggest = max(moves, key=lambda move: tables(state).size(move.piece), default=None)
    return completing[0] if completing else biggest


def _sendable(state: State, seat: int, guide: Guide) -> Iterator[SendStructure]:
    """The structures that can be sent to each module, as the rows from the triangle along the arrow meet them."""
    for slot in slots_from(state, guide):
        for sector in tables(state).row(slot):
            for building in state.sectors[sector].buildings:
                if building.owner == seat:
                    yield from (
                        SendStructure(building.piece, module)
                        for module in modules(state)
                        if hindrance(state, seat, building.piece, module) is None
                    )


def _is_last(state: State, module: int) -> bool:
    """Whether one place of a module is free."""
    ship = part(state, Mars).ship
    return sum(place not in ship for place in modules(state)[module]) == 1
