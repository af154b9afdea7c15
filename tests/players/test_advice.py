"""What a robot's advice compares: by the worth of positions, or by what the robot itself has compared."""

import random
from collections.abc import Sequence
from typing import Any

from app.players.advice import weighed
from app.players.foreseen import along, begun
from app.players.skymines.analysis import ANALYST
from app.players.skymines.beam import BeamPlayer
from app.rules.game import Draw, Game, Move, Seat
from app.rules.kit.agenda import question
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.positions import GAME, act, planning


class ComparingPlayer(BeamPlayer):
    """Compares the ways that it is given; without any it goes by the worth of positions, as the beam does."""

    def __init__(self, *ways: tuple[float, tuple[Move, ...]]) -> None:
        super().__init__()
        self._ways = ways

    def line(self, game: Game, state: Any, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        is_begun = not isinstance(question(state), TakeTurn)
        return super().line(game, state, seat, draw) if is_begun or not self._ways else self._ways[0][1]

    def ways_compared(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Sequence[tuple[float, Sequence[Move]]]:
        return self._ways


def on_turn() -> State:
    """The first turn of seat 0, both having planned what the beam plans."""
    state = planning()
    for seat in (0, 1):
        state = act(state, seat, BeamPlayer().choose(GAME, state, seat, random.Random(1)))
    return state


def lines_of(state: State) -> list[tuple[Move, ...]]:
    """Lines of the turn that begin with different moves, the best one first by the worth of positions."""
    best, others = found(ComparingPlayer(), state)
    return [best, *(line for line, _ in others)]


def found(player: ComparingPlayer, state: State) -> tuple[tuple[Move, ...], list[tuple[tuple[Move, ...], str]]]:
    """The moves that are advised, and others with what they are worth beside them."""
    line = along(GAME, begun(state), 0, player.line(GAME, state, 0, random.Random(1)))
    best, others = weighed(GAME, player, ANALYST, line, 0, random.Random(1))
    return tuple(move for _, move in best.moves), [(tuple(move for _, move in way.moves), less) for way, less in others]


def test_ways_that_the_robot_has_compared_are_told_by_its_own_measure() -> None:
    state = on_turn()
    best, second, third, fourth = lines_of(state)
    advised, others = found(ComparingPlayer((20.0, third), (19.5, fourth), (18.9, best), (30.0, second)), state)
    assert advised == third
    assert others == [(second, "as-good"), (fourth, "as-good"), (best, "less")]


def test_others_are_weighed_beside_them_by_the_worth_of_positions() -> None:
    state = on_turn()
    best, second, third, _ = lines_of(state)
    advised, others = found(ComparingPlayer((20.0, second), (1.0, third)), state)
    assert advised == second
    assert others[0] == (best, "as-good")
    assert third not in [line for line, _ in others]


def test_of_ways_that_begin_alike_only_the_best_one_is_told() -> None:
    state = on_turn()
    best, *_ = lines_of(state)
    assert len(best) > 1
    advised, others = found(ComparingPlayer((9.0, best), (8.5, best[:1])), state)
    assert advised == best
    assert best[0] not in [line[0] for line, _ in others]


def test_a_robot_that_has_compared_nothing_goes_by_the_worth_of_positions() -> None:
    state = on_turn()
    worths = [BeamPlayer().worth(along(GAME, begun(state), 0, line).state, 0) for line in lines_of(state)]
    assert worths == sorted(worths, reverse=True)
