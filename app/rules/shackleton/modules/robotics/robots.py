"""What Robots stand for when a structure or a factory is paid."""

from itertools import product

from app.rules.shackleton.board.payments import Due
from app.rules.shackleton.board.projects import has_rule_among
from app.rules.shackleton.components.shapes import Payment
from app.rules.shackleton.engine.tables import Tables
from app.rules.shackleton.modules.robotics.vocabulary import ROBOT
from app.rules.shackleton.vocabulary.nouns import RARE_EARTH, TITANIUM

PAYMENTS = ("structure", "factory")


def prices(table: Tables, projects: tuple[str, ...]) -> dict[str, int]:
    """The Robots that stand for one Titanium and for one Rare Earth, where a seat has these projects."""
    board = table.index.components.robotics.board
    for_rare_earth = 1 if has_rule_among(table, projects, "robot_for_rare_earth") else board.robots_for_rare_earth
    return {TITANIUM: board.robots_for_titanium, RARE_EARTH: for_rare_earth}


def ways(table: Tables, projects: tuple[str, ...], payment: Payment, due: Due) -> dict[str, dict[str, int]]:
    """Robots instead of some or all metals. A way is named after what they stand for: "robots:titanium+rare_earth"."""
    if payment not in PAYMENTS:
        return {}
    price, found = prices(table, projects), dict[str, dict[str, int]]()
    for counts in product(*(range(due.get(thing, 0) + 1) for thing in price)):
        replaced = dict(zip(price, counts, strict=True))
        robots = sum(price[thing] * count for thing, count in replaced.items())
        if robots:
            left = {thing: amount - replaced.get(thing, 0) for thing, amount in due.items()}
            name = "+".join(thing for thing, count in replaced.items() for _ in range(count))
            found[f"robots:{name}"] = {thing: amount for thing, amount in {**left, ROBOT: robots}.items() if amount}
    return found
