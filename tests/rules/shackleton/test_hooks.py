"""How corporations join in: in the order of the game, whatever the order in which the rules know them."""

import pytest

from app.rules.shackleton.board.corporations import COUNTS, MAINTENANCE, in_order
from app.rules.shackleton.board.scores import categories
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import FABIO, begun

CORPORATIONS = ("mars", "sky-watch", "mining")


@pytest.mark.rule("S-020", "S-171", "S-189")
def test_corporations_act_in_the_order_of_the_game_not_of_the_rules() -> None:
    state = begun(corporations=CORPORATIONS)
    assert [module.name for module in GAME.rules.modules if module.name in CORPORATIONS] == list(reversed(CORPORATIONS))
    assert tuple(name for name, _ in in_order(state, COUNTS)) == CORPORATIONS
    assert [name for name, _ in in_order(state, MAINTENANCE)] == ["sky-watch", "mining"]
    assert tuple(categories(state, FABIO))[-3:] == CORPORATIONS
