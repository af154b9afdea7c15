"""What farms will pay for astronauts, and what Plants are worth that a farm asks for."""

from app.players.shackleton.outlook import Outlook
from app.rules.kit.parts import part
from app.rules.shackleton.board.crater import has_room, is_present
from app.rules.shackleton.components.shapes.ventures import FarmTile
from app.rules.shackleton.modules.evergreen.farms import board_of, left, tile_of
from app.rules.shackleton.modules.evergreen.vocabulary import Evergreen

PLANT = "plant"


def farms_worth(outlook: Outlook) -> float:
    """What the seat's own farms will pay, and the farm that its Plants promise."""
    state = outlook.state
    own = (farm.size for farm in part(state, Evergreen).farms.values() if farm.seat == outlook.seat)
    return sum(_paid(outlook, tile_of(state, size)) for size in own) + _planned(outlook)


def _paid(outlook: Outlook, tile: FarmTile) -> float:
    """What an own farm will pay in the Maintenance phases to come: the rows in which a seat wins most are those of its
    own structures, where it plants."""
    return outlook.gains((tile.pays,)) * outlook.weights.payment * outlook.incomes


def _planned(outlook: Outlook) -> float:
    """The farm that promises most, as an experiment does that samples are kept for: it grows with the square of the
    Plants for it that the seat has."""
    state, seat = outlook.state, outlook.seat
    plants, farms = outlook.player.stock.get(PLANT, 0), part(state, Evergreen).farms
    if not plants:
        return 0.0
    sectors = [name for name in state.sectors if name not in farms and is_present(state, seat, name)]
    best = 0.0
    for tile in board_of(state).farms:
        if left(state, tile.size) and any(has_room(state, name, tile.size) for name in sectors):
            asked = tile.size * board_of(state).plants
            met = min(1.0, plants / asked)
            best = max(best, met * met * (tile.vp + _paid(outlook, tile) - asked * outlook.thing(PLANT)))
    return best * outlook.weights.experiment * outlook.use
