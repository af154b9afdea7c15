"""What places aboard the ship are worth."""

from app.players.shackleton.outlook import Outlook
from app.rules.shackleton import components
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.mars.ship import aboard


def ship_worth(outlook: Outlook) -> float:
    """A place aboard that is empty waits for an astronaut who scores at the end."""
    state, seat = outlook.state, outlook.seat
    sent = aboard(state, seat)
    empty = sum(tables(state).size(structure.piece) - len(structure.astronauts) for structure in sent)
    return astronaut_vp(state.components) * outlook.weights.aboard * min(empty, 2 * outlook.incomes)


def astronaut_vp(digest: str) -> int:
    """The VP of an astronaut aboard at the end, whatever its type, in the component set of this digest."""
    ends = components.of(digest).components.mars.corporation.end
    return sum(end.vp for end in ends if end.per == ("astronauts_aboard",))
