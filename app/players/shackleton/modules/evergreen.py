"""What farms will pay for astronauts."""

from app.players.shackleton.outlook import Outlook
from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.modules.evergreen.vocabulary import Evergreen


def farms_worth(outlook: Outlook) -> float:
    """What the seat's own farms will pay it in the Maintenance phases to come: the rows in which a seat wins most are
    those of its own structures, where it plants."""
    state = outlook.state
    pays = {farm.size: farm.pays for farm in components.of(state.components).components.evergreen.board.farms}
    own = (farm.size for farm in part(state, Evergreen).farms.values() if farm.seat == outlook.seat)
    return sum(outlook.gains((pays[size],)) for size in own) * outlook.weights.payment * outlook.incomes
