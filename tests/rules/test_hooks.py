"""A hook has two users, or a reason for one, which stands at the hook."""

import pytest

from app.rules import skymines
from app.rules.skymines.ruleset import RULES
from tests.support.hooks import Placed, check_users, hooks

HOOKS = tuple(hooks(skymines, RULES))


def test_every_hook_that_is_joined_is_looked_at() -> None:
    assert len(HOOKS) == len(RULES.hooks)


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook.name)
def test_a_hook_has_two_users_or_a_reason_for_one(hook: Placed) -> None:
    check_users(hook)
