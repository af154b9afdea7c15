"""Whole games, played beforehand: who moves what, and the states on the way."""

import random
from typing import Any

from msgspec import Struct

from app.rules.game import Event, Game, Move, SeatSetup
from bench.games import Measured
from bench.known import secret_of

NAMES = ("Ada", "Bob", "Cyd", "Dan")


class Step(Struct, frozen=True):
    """One move, the state that it was made in, and the events of it."""

    before: Any
    seat: int
    move: Move
    events: list[Event]


class Script(Struct, frozen=True):
    """A game. Move number i of `steps` quotes number i + 1 of the log."""

    opening: list[Event]
    steps: list[Step]
    final: Any


def setups(played: Measured, humans: int, automas: int = 0) -> list[SeatSetup]:
    """Seats as the rules get them."""
    people = [SeatSetup(kind="human", name=name) for name in NAMES[:humans]]
    return people + [SeatSetup(kind="automa", name=played.automa, level=played.level) for _ in range(automas)]


def drawn_move(rules: Game, state: Any, seat: int, draw: random.Random, *, words: bool = False) -> Move:
    """A move for the seat out of all its choices, with or without words; automated seats play their own."""
    if rules.automa_to_move(state) == seat:
        return rules.automa_move(state)
    moves = rules.choices(state, seat, words=words).moves
    return moves[draw.randrange(len(moves))] if moves else rules.random_move(state, seat, draw)


def script(number: int, humans: int, automas: int = 0, *, played: Measured) -> Script:
    """The game that the server of `bench.known` deals as number `number`, played at random."""
    rules, draw = played.rules, random.Random(number)
    opening = rules.new_game(dict(played.options), setups(played, humans, automas), secret_of(number))
    state = rules.fold(rules.initial(), opening)
    steps: list[Step] = []
    while asked := rules.to_move(state):
        seat = asked[draw.randrange(len(asked))]
        move = drawn_move(rules, state, seat, draw)
        decision = rules.decide(state, seat, move)
        steps.append(Step(state, seat, move, decision.events))
        state = decision.after
    return Script(opening, steps, state)
