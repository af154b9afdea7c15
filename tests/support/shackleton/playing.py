"""Random games of every kind of table, moves drawn from a seed, one step after the other."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, TypeAlias, get_args

from app.rules.game import Move, SeatSetup
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS
from app.rules.shackleton.components.shapes.solo import LETTERS
from app.rules.shackleton.vocabulary.moves import AnyMove, ClaimGoal, Fund, UseProject
from app.rules.shackleton.vocabulary.state import State
from tests.support.played_moves import PlayedMove, play_move
from tests.support.shackleton.corporations import GAME

SETS = tuple(combinations(CORPORATIONS, 3))
MAX_SEATS = 4
OF_BASE = get_args(AnyMove)
EAGER = (Fund, UseProject, ClaimGoal)
"""Moves of the base with which corporations get into play."""
EAGERNESS = 0.6
BOUND = 3000
"""No game takes more moves than this."""


Played: TypeAlias = PlayedMove[State]


def table(seed: int) -> tuple[dict[str, Any], list[SeatSetup]]:
    """Options and seats of game `seed`: all sets of corporations, 1 to 4 people, and all sides of AstroBot's cards take
    turns; the order of the corporations is drawn."""
    three = list(SETS[seed % len(SETS)])
    random.Random(seed).shuffle(three)
    people = seed // len(SETS) % MAX_SEATS + 1
    seats = [SeatSetup(kind="human", name=f"Seat {number + 1}") for number in range(people)]
    options: dict[str, Any] = {"corporations": tuple(three)}
    if people == 1:
        hard = tuple(letter for place, letter in enumerate(LETTERS) if seed // (len(SETS) * MAX_SEATS) >> place & 1)
        options["hard"] = hard
        seats.append(SeatSetup(kind="automa", name="AstroBot", level=len(hard)))
    return options, seats


def begin(seed: int, options: dict[str, Any], seats: Sequence[SeatSetup]) -> Played:
    """The set-up."""
    events = GAME.new_game(options, seats, seed.to_bytes(32, "big"))
    return Played(None, None, None, events, GAME.fold(GAME.initial(), events))


def play(seed: int) -> Iterator[Played]:
    """Game `seed`, move by move, the set-up first."""
    draw = random.Random(seed)
    played = begin(seed, *table(seed))
    yield played
    for _ in range(BOUND):
        if not (asked := GAME.to_move(played.state)):
            return
        (seat,) = asked
        played = one_move(played.state, seat, draw)
        yield played
    raise AssertionError(f"game {seed} does not end")


def one_move(state: State, seat: int, draw: random.Random) -> Played:
    """A move of the seat, random unless it is AstroBot."""
    move = GAME.automa_move(state) if GAME.automa_to_move(state) == seat else eager_move(state, seat, draw)
    return play_move(GAME, state, seat, move)


def eager_move(state: State, seat: int, draw: random.Random) -> Move:
    """A random move, and more often than not one that does something with a corporation, if any is offered."""
    choices = GAME.choices(state, seat, words=False).moves
    eager = [move for move in choices if isinstance(move, EAGER) or not isinstance(move, OF_BASE)]
    return draw.choice(eager) if eager and draw.random() < EAGERNESS else GAME.random_move(state, seat, draw)
