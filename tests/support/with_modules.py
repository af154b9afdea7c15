"""The rules of Skymines with the modules of `tests/support/modules`."""

from app.rules.skymines.ruleset import RULES
from tests.support.modules.dust.module import DUST

RULES_WITH_DUST = RULES.with_module(DUST)
"""The rules of the game with dust as one more module."""
