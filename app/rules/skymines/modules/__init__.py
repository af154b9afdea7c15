"""The modules of the game (p. 24-31): one folder each. What a module has for
the browser (a script, styles, words) stands in a place of its own there; docs/architecture.md says where.

A module's folder holds

- `__init__.py`, empty but for its docstring;
- `vocabulary.py`: its moves, events, questions, tasks, options, its part of the state and the places of the rulebook
  that it cites, named in one `VOCABULARY` (`app.rules.skymines.vocabulary.declaring`). It imports no other room than
  `vocabulary` and `components`;
- any further files. They join in at the hooks of the base (`engine.hooks`) as they are imported. All else that they
  bring is listed in `app.rules.skymines.ruleset`, by modules in the order in which they act.

A module is in play where the options of a game name it: `{"modules": {"<name>": {...}}}`. In a game without it nothing
of it is asked, kept or called.
"""

import pkgutil
from importlib import import_module

from app.rules.skymines.vocabulary.declaring import names


def load() -> None:
    """Import all files of all modules, so that they register what they bring."""
    for name in names():
        package = import_module(f"{__name__}.{name}")
        for file in pkgutil.iter_modules(package.__path__):
            import_module(f"{package.__name__}.{file.name}")
