"""The Time anomaly's loop of games (p. 31): each one undecided but the last, in which somebody deals with the card.

A game of the loop is a game like any other, with a log of its own. What is carried over stands in the options of the
next one: the totals of those before it.
"""

from typing import Any

from msgspec import UNSET

from app.rules.skymines.board.scoring import FINAL_TOTALS, UNDECIDED
from app.rules.skymines.phases.setup import ANOTHER, CARRIED
from app.rules.skymines.vocabulary.state import State

from .striking import lies

Totals = tuple[int, ...]
"""The totals of one game by seat."""


@UNDECIDED.of("threats")
def is_caught(state: State) -> bool:
    """The Time anomaly on the board: nobody wins this game (p. 31)."""
    return lies(state, "anomaly")


def former_totals(state: State) -> tuple[Totals, ...]:
    """Those of the games of the loop before this one."""
    options = state.options.modules
    chosen = {} if options is UNSET else options["threats"]
    return tuple(tuple(totals) for totals in chosen.get("loop", ()) if len(totals) == len(state.seats))


@FINAL_TOTALS.of("threats")
def averaged(state: State, totals: Totals) -> Totals:
    """The sum of a seat's totals of all games of the loop, divided by their number and rounded up (p. 31)."""
    games = (*former_totals(state), totals)
    return tuple(-(-sum(of_seat) // len(games)) for of_seat in zip(*games, strict=True))


@CARRIED.of("threats")
def has_loop(options: dict[str, Any]) -> bool:
    """Only a game that was caught hands on a loop."""
    return bool(options.get("loop"))


@ANOTHER.of("threats")
def next_options(state: State, options: dict[str, Any]) -> dict[str, Any]:
    """Of a game that was caught: the same card, else the usual random set-up (p. 31). Of others: no loop any more."""
    chosen = dict(options["modules"]["threats"])
    modules = dict(options["modules"])
    if not (state.totals and is_caught(state)):
        if chosen.pop("loop", None):
            chosen.pop("threat", None)
        return {**options, "modules": {**modules, "threats": chosen}}
    totals = tuple(sum(categories) for categories in state.totals)
    games = [list(game) for game in (*former_totals(state), totals)]
    looped = {**modules, "threats": {**chosen, "threat": "anomaly", "loop": games}}
    return {**options, "tracks": "random", "tokens": "dealt", "first_player": None, "modules": looped}
