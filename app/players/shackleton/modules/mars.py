"""What places aboard the ship are worth."""

from app.players.shackleton.outlook import Outlook
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.mars.ship import aboard


def ship_worth(outlook: Outlook) -> float:
    """A place aboard that is empty waits for an astronaut who scores at the end."""
    state, seat = outlook.state, outlook.seat
    sent = aboard(state, seat)
    empty = sum(tables(state).size(structure.piece) - len(structure.astronauts) for structure in sent)
    return outlook.weights.aboard * min(empty, 2 * outlook.incomes) if outlook.incomes else 0.0
