"""The modules of the game (p. 24-31): one folder each. What a module has for the browser (a script, styles,
words) stands in a place of its own there; docs/modules.md says where.

A module's folder holds

- `__init__.py`, empty but for its docstring;
- `module.py`: `MODULE`, all that it brings to the rules;
- files of its own: folds, tasks, answerers, redaction, sentences and what joins in at the hooks of the base.

Its moves, events, questions, tasks, options and its part of the state are `vocabulary/modules/<name>.py`.
`app.rules.skymines.ruleset` lists the modules in the order in which they act.

A module is in play where the options of a game name it: `{"modules": {"<name>": {...}}}`. In a game without it nothing
of it is asked, kept or called.
"""
