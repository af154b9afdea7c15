"""Ways to go on, compared by games that are played on from behind them in imagined deals."""

from collections.abc import Callable, Sequence
from typing import Any

from app.players.halving import Stage, ranked
from app.players.lines import LinePlayer
from app.rules.game import Draw, Game, Move, Seat

Ways = Sequence[tuple[float, tuple[Move, ...]]]
"""Ways to go on, the best one first, each with its worth."""


def compared(
    ways: Ways,
    stages: Sequence[Stage],
    part: float,
    imagined: Callable[[], Any],
    worth_of_end: Callable[[Any, Sequence[Move]], float],
) -> Ways:
    """The ways that promise most, tried in the same deals. What these come to counts `part`, what a way was worth
    before the rest. `imagined`: another deal as the seat may think it to be; `worth_of_end` of a deal and a way."""
    deals: list[Any] = []

    def outcome(way: int, trial: int) -> float:
        while len(deals) <= trial:
            deals.append(imagined())
        return worth_of_end(deals[trial], ways[way][1])

    found = ranked([worth for worth, _ in ways], stages, part, outcome)
    return [(worth, ways[way][1]) for way, worth in found]


def played_on(game: Game, mind: LinePlayer, state: Any, draw: Draw, goes_on: Callable[[Any], bool]) -> Any:
    """The position in which the game no longer `goes_on`, or is over. `mind` plays on all seats but automata's."""
    while goes_on(state):
        if (automa := game.automa_to_move(state)) is not None:
            state = behind(game, state, automa, (game.automa_move(state),))
        elif asked := game.to_move(state):
            state = behind(game, state, asked[0], mind.line(game, state, asked[0], draw))
        else:
            break
    return state


def behind(game: Game, state: Any, seat: Seat, moves: Sequence[Move]) -> Any:
    """The position after moves that are offered, up to the first one that shows something or hands the turn on."""
    for move in moves:
        decision = game.decide_offered(state, seat, move)
        state = decision.after
        if game.is_boundary(decision.events):
            break
    return state
