"""What Robots stand for when a structure or a factory is paid."""

from itertools import product

from app.rules.shackleton import components
from app.rules.shackleton.board.projects import has_rule
from app.rules.shackleton.modules.robotics.vocabulary import ROBOT
from app.rules.shackleton.vocabulary.nouns import RARE_EARTH, TITANIUM
from app.rules.shackleton.vocabulary.state import State

PAYMENTS = ("structure", "factory")


def prices(state: State, seat: int) -> dict[str, int]:
    """The Robots that stand for one Titanium and for one Rare Earth."""
    board = components.of(state.components).components.robotics.board
    for_rare_earth = 1 if has_rule(state, seat, "robot_for_rare_earth") else board.robots_for_rare_earth
    return {TITANIUM: board.robots_for_titanium, RARE_EARTH: for_rare_earth}


def ways(state: State, seat: int, payment: str, due: dict[str, int]) -> dict[str, dict[str, int]]:
    """Robots instead of some or all metals. A way is named after what they stand for: "robots:titanium+rare_earth"."""
    owned = state.seats[seat].stock.get(ROBOT, 0)
    if payment not in PAYMENTS or not owned:
        return {}
    price, found = prices(state, seat), dict[str, dict[str, int]]()
    for counts in product(*(range(due.get(thing, 0) + 1) for thing in price)):
        replaced = dict(zip(price, counts, strict=True))
        robots = sum(price[thing] * count for thing, count in replaced.items())
        if 0 < robots <= owned:
            left = {thing: amount - replaced.get(thing, 0) for thing, amount in due.items()}
            name = "+".join(thing for thing, count in replaced.items() for _ in range(count))
            found[f"robots:{name}"] = {thing: amount for thing, amount in {**left, ROBOT: robots}.items() if amount}
    return found
