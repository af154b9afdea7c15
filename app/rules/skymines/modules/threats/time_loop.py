"""The Time anomaly's loop of games (p. 31): each one undecided but the last, in which somebody deals with the card.

A game of the loop is a game like any other, with a log of its own. What is carried over stands in the options of the
next one: the totals of those before it.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.game import BadOptions, Line, SeatSetup
from app.rules.kit.parts import part
from app.rules.skymines.board.scores import Category, Ending
from app.rules.skymines.phases.setup import Rematch
from app.rules.skymines.vocabulary.modules.threats import Threats
from app.rules.skymines.vocabulary.state import Options, State

from .strikes import lies, struck_or_shared, told_at_the_end

Totals = tuple[int, ...]
"""The totals of one game by seat."""


def is_caught(state: State) -> bool:
    """The Time anomaly on the board: nobody wins this game (p. 31)."""
    return lies(state, "anomaly")


def ending(state: State) -> Ending:
    """How the threat changed the game, and whether it is caught."""
    return Ending(told_at_the_end(state), is_caught(state))


def own_totals(state: State) -> Totals:
    """What each seat scored in this game alone, without what other games of the loop make of it."""
    behind = len(state.totals[0]) - bool(former_totals(state))
    return tuple(sum(categories[:behind]) for categories in state.totals)


def former_totals(state: State) -> tuple[Totals, ...]:
    """Those of the games of the loop before this one. Games that began by former versions of the rules may have other
    seats than their loop: those play on without it."""
    options = state.options.modules
    chosen = {} if options is UNSET else options["threats"]
    return tuple(tuple(totals) for totals in chosen.get("loop", ()) if len(totals) == len(state.seats))


def averaged(former: tuple[Totals, ...], seat: int, total: int) -> int:
    """The sum of a seat's totals of all games of the loop, divided by their number and rounded up (p. 31)."""
    return -(-(sum(totals[seat] for totals in former) + total) // (len(former) + 1))


def change(state: State, seat: int, categories: tuple[Category, ...]) -> tuple[Category, ...]:
    """What the threat makes of the categories; behind other games of the loop one category more, which brings this
    game's total to what counts."""
    changed, former = struck_or_shared(state, seat, categories), former_totals(state)
    return (*changed, _loop(state, seat, changed, former)) if former else changed


def _loop(state: State, seat: int, categories: tuple[Category, ...], former: tuple[Totals, ...]) -> Category:
    """All games of the loop count, once the threat is dealt with."""
    if part(state, Threats).owner is None:
        return Category("time-loop", 0)
    own = sum(category.total for category in categories)
    return Category("time-loop", averaged(former, seat, own) - own, _lines(former, seat, own))


def _lines(former: tuple[Totals, ...], seat: int, own: int) -> tuple[Line, ...]:
    """The total of each game of the loop, this one's last, and what counts."""
    games = [*(totals[seat] for totals in former), own]
    each = [Line("score-loop-game", total, {"game": number}) for number, total in enumerate(games, 1)]
    return (*each, Line("score-loop-mean", averaged(former, seat, own)))


def check(options: Options, seats: Sequence[SeatSetup]) -> None:
    """A game that the Time anomaly owes has the seats of those before it, as their totals count for each (p. 31)."""
    modules = options.modules
    assert modules is not UNSET
    loop: list[list[int]] = modules["threats"]["loop"]
    if any(len(totals) != len(seats) for totals in loop):
        raise BadOptions("loop-seats", seats=len(loop[0]))


def has_loop(options: dict[str, Any]) -> bool:
    """Only a game that was caught hands on a loop."""
    return bool(options.get("loop"))


def rematch(state: State, found: Rematch) -> Rematch:
    """Of a game that was caught: the same card, else the usual random set-up (p. 31). Of others: no loop any more."""
    return replace(found, options=_next_options(state, found.options))


def _next_options(state: State, options: dict[str, Any]) -> dict[str, Any]:
    if "threats" not in options["modules"]:
        return options
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
