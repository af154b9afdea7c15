"""The helium-3 tank: what is said before so many spaces, and what they bring (p. 23)."""

import pytest

from app.rules.skymines.actions.movement import advance_helium, tank_lines
from app.rules.skymines.board.scores import value_passed
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import CoinsGained
from tests.support.rules.positions import INDEX, events_of, give
from tests.support.rules.tables import table

TANK = INDEX.components.tank
MOST = 5
"""Spaces at once; no card gives more at an early stage."""


@pytest.mark.parametrize("slots", [tuple(slot for slot in SLOTS if slot != "A"), SLOTS], ids=["slot off", "slot on"])
@pytest.mark.parametrize("start", range(TANK.last + 1))
def test_the_lines_say_what_the_spaces_bring(start: int, slots: tuple[str, ...]) -> None:
    before = give(table(), 0, helium=start, slots=slots)
    for spaces in range(MOST + 1):
        ledger = Ledger(before)
        advance_helium(ledger, 0, spaces)
        after, said = ledger.seat(0), {line.key: line for line in tank_lines(before, 0, spaces)}
        moved = after.helium - start
        assert moved == min(spaces, TANK.last - start)
        assert (said["gain-tank"].amount if "gain-tank" in said else 0) == moved
        paid = after.coins - before.seats[0].coins
        assert paid == (spaces - moved) * TANK.excess
        assert (said["gain-tank-end"].amount if "gain-tank-end" in said else 0) == paid
        switched = ("A" in after.slots) != ("A" in slots)
        assert switched == ("slot-switched-on" in said) == ("A" not in slots and after.helium >= TANK.slot_at)
        worth, previous = value_passed(TANK.values, after.helium), value_passed(TANK.values, start)
        assert (said["tank-worth"].amount if "tank-worth" in said else previous) == worth
        assert ("tank-worth" in said) == (worth > previous)


def test_the_tank_pays_beyond_its_last_space_only() -> None:
    tank = INDEX.components.tank
    for start, coins in ((0, []), (tank.last - 2, []), (tank.last - 1, [tank.excess])):
        ledger = Ledger(give(table(), 0, helium=start))
        advance_helium(ledger, 0, 2)
        assert [event.amount for event in events_of(list(ledger.events), CoinsGained)] == coins
        lines = tank_lines(give(table(), 0, helium=start), 0, 2)
        assert [line.amount for line in lines if line.key == "gain-tank-end"] == coins
