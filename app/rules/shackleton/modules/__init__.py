"""The corporations: a folder each, named as their file of components is. None names another.

What a token brings, prices, goals, income, scoring at the end and the effects of projects are data of the corporation's
file, and the base carries them out. A corporation is added by its folder with

- `vocabulary.py`: its `Part` of the state (the tag is its name), its moves, events and questions of its own;
- `folds.py`: how its events are folded;
- `sentences.py`: what is told of its events, what its things are called, and what an event means for a seat; their
  words, its projects', its moves' and its refusals' stand in `messages/en/shackleton/modules/<name>/`;
- a file for its action, an `Answerer` of `TakeCorporationAction` with the corporation's moves: `moves` lists none where
  `step.only` names another corporation, and `resolve` calls `corporation_actions.take_off` before it carries the action
  out; `happened` (`actions/gains.py`) then gives what projects give for it;
- `module.py`: `MODULE`, a `Module` with all that, with its `Vocabulary`, and what it joins in with at the hooks of
  `board/corporations.py`, each of which says what it is for. A good that is simply kept (Helium3, Robots, Plants) lies
  in `stock` of a seat and needs no hook;

and by its line in `MODULES` of `ruleset.py`. Effects of projects on what only the corporation knows are given by
`happened` (each shipment), `ways_to_pay` and `pay_way` (discounts), `has_rule` (special rules) and the hooks
`BOARD_ACTIONS` and `CAN_ACT`. What is drawn is drawn by `SETTING_UP` and stands in an event that the module's
`redaction` hides and its `imagine` redraws, as in `selenium/`. What AstroBot does instead of the corporation action
is a file `astrobot.py`, which joins in at `ASTROBOT` of `board/astrobot.py`; `gain` and `pay` pass over what AstroBot
never has, and projects have no effects for it. `mining/` is one to copy. A module whose id has a hyphen ("sky-watch")
has a folder with an underscore. What robots cannot see in stocks, counts and goals stands in
`app/players/shackleton/modules/`.
"""
