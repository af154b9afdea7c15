"""A pytest plugin (`-p tests.support.with_modules`) that gives Skymines the modules of `tests/support/modules`.

It must be imported before the game is: the game finds modules by their place and makes its unions of them once.
"""

from pathlib import Path

from app.rules.skymines import modules

MODULES = Path(__file__).parent / "modules"

modules.__path__.append(str(MODULES))
