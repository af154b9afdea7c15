"""A pytest plugin (`-p tests.support.with_modules`) that gives Skymines the modules of `tests/support/modules`.

It must be imported before the game is: the game finds modules by their place and makes its unions of them once.
"""

from pathlib import Path

from app.rules.skymines import modules

MODULES = Path(__file__).parent / "modules"

modules.__path__.append(str(MODULES))

from app.rules.skymines.modules.dust.module import DUST  # type: ignore[import-not-found]  # noqa: E402  (found there)

from app.rules.skymines.ruleset import RULES  # noqa: E402

RULES_WITH_DUST = RULES.with_module(DUST)
"""The rules of the game with dust as one more module."""
