"""The modules of the game (p. 24-31): one folder each. What a module has for
the browser (a script, styles, words) stands in a place of its own there; docs/architecture.md says where.

A module's folder holds

- `__init__.py`, empty but for its docstring;
- `vocabulary.py`: its moves, events, questions, tasks, options, its part of the state and the places of the rulebook
  that it cites, named in one `VOCABULARY` (`app.rules.skymines.vocabulary.declaring`). It imports no other room than
  `vocabulary` and `components`;
- any further files: folds, tasks, answerers, redaction, sentences and what joins in at the hooks of the base.

`app.rules.skymines.ruleset` lists what each module brings, in the order in which modules act.

A module is in play where the options of a game name it: `{"modules": {"<name>": {...}}}`. In a game without it nothing
of it is asked, kept or called.
"""
