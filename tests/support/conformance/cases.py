"""The cases that the suite runs over: those of Skymines, and those that each game of tests brings
(tests/support/games.py)."""

from app.games.skymines import SKYMINES
from app.pages.skymines.host_form import BY_CHAPTER
from app.rules.skymines.ruleset import RULES
from tests.support.cases import Case, Options, Played
from tests.support.games import BROUGHT
from tests.support.rules import invariants, playing

EVERYTHING: Options = {"modules": {module.name: {} for module in RULES.modules if module.name not in BY_CHAPTER}}
"""Every module that the host's form offers."""


def _check_skymines(played: Played) -> None:
    before = played.before if played.seat is not None else None
    invariants.check_every(playing.Played(before, played.seat, played.move, played.events, played.after))


def _skymines(label: str, options: Options, *seats: str) -> Case:
    return Case(
        label=f"skymines-{label}",
        registration=SKYMINES,
        seats=seats,
        options=options,
        hidden=lambda state, seat: frozenset(state.stack),
        check=_check_skymines,
        every=12,
    )


CASES: tuple[Case, ...] = (
    _skymines("base", {}, "human", "human", "automa:3"),
    _skymines("everything", EVERYTHING, "human", "human"),
    *(case for cases in BROUGHT for case in cases),
)
