"""Where corporations join in: each place has two users or a reason for one, and they act in the order of the game."""

import pytest

from app.rules import shackleton
from app.rules.shackleton.board.corporations import COUNTS, MAINTENANCE, in_order
from app.rules.shackleton.board.scores import categories
from app.rules.shackleton.modules.artemis.module import close_centre
from app.rules.shackleton.modules.mining.module import lift_off
from app.rules.shackleton.modules.selenium.module import renew
from app.rules.shackleton.ruleset import RULES
from tests.support.hooks import Placed, check_users, hooks
from tests.support.shackleton.positions import FABIO, in_action

HOOKS = tuple(hooks(shackleton, RULES))


def test_every_hook_that_is_joined_is_looked_at() -> None:
    assert len(HOOKS) == len(RULES.hooks)


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook.name)
def test_a_hook_has_two_users_or_a_reason_for_one(hook: Placed) -> None:
    check_users(hook)


@pytest.mark.rule("S-020", "S-171", "S-189")
def test_corporations_act_in_the_order_of_the_game_not_of_the_rules() -> None:
    names = ("mining", "selenium", "artemis")
    state = in_action(corporations=names)
    assert [module.name for module in RULES.modules if module.name in names] == ["artemis", "selenium", "mining"]
    assert tuple(name for name, _ in in_order(state, COUNTS)) == names
    assert tuple(categories(state, FABIO))[-3:] == names
    assert in_order(state, MAINTENANCE) == (("mining", lift_off), ("selenium", renew), ("artemis", close_centre))
