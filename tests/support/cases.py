"""What the conformance suite is told of a game: tables of it, each with what the game alone knows how to check."""

import random
from collections.abc import Callable, Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from app.registration import GameRegistration
from app.rules.game import Event, Game, Move, Seat, SeatSetup

Options = dict[str, Any]
MAX_MOVES = 6000


class Played(Struct, frozen=True):
    """A move of a game: who made it, what came of it, and the states around it; no seat and no move for the start."""

    before: Any
    seat: Seat | None
    move: Move | None
    events: list[Event]
    after: Any


class Case(Struct, frozen=True, kw_only=True):
    """A game and one kind of table of it.

    `seats` are kinds, "automa:2" is one of level 2. `hidden` are ids of which the seat (None: a spectator) may not know
    where they are: no event may show it one. `check` holds what the game alone can say of a move. `every`: so many
    states are one that is looked at closely. `chance`: another entropy begins another game. `secrets`: a spectator does
    not know all of its first state. `premoves`: turns can be prepared while others move."""

    label: str
    registration: GameRegistration
    seats: tuple[str, ...]
    options: Options = {}
    hidden: Callable[[Any, Seat | None], Collection[str]] = lambda state, seat: ()
    check: Callable[[Played], None] = lambda played: None
    every: int = 1
    chance: bool = True
    secrets: bool = True
    premoves: bool = True

    @property
    def game(self) -> Game:
        """Its rules."""
        return _loaded(self.registration.load)

    def setups(self) -> list[SeatSetup]:
        """The seats as the rules want them."""
        return [_setup(kind, number) for number, kind in enumerate(self.seats)]

    def exchange(self, state: Any, seat: Seat | None, draw: random.Random) -> Any:
        """A state that differs from this one in nothing but what the seat (None: a spectator) may not know."""
        return self.game.imagine(state, seat, draw)

    def play(self, seed: int) -> Iterator[Played]:
        """A whole game, move by move, random but for those of automas. Fails when it does not end."""
        game, draw = self.game, random.Random(seed)
        events = game.new_game(self.options, self.setups(), seed.to_bytes(32, "big"))
        before = game.initial()
        state = game.fold(before, events)
        yield Played(before, None, None, events, state)
        for _ in range(MAX_MOVES):
            automa, asked = game.automa_to_move(state), game.to_move(state)
            if automa is None and not asked:
                return
            seat = draw.choice(asked) if automa is None else automa
            move = game.random_move(state, seat, draw) if automa is None else game.automa_move(state)
            decision = game.decide(state, seat, move)
            yield Played(state, seat, move, decision.events, decision.after)
            state = decision.after
        raise AssertionError(f"{self.label} {seed} does not end")

    def sampled(self, seed: int) -> Iterator[Played]:
        """The moves of a game that are looked at closely: the first, the last, and some between."""
        moves = list(self.play(seed))
        draw = random.Random(seed)
        last = len(moves) - 1
        return (played for number, played in enumerate(moves) if number in (0, last) or not draw.randrange(self.every))


@cache
def _loaded(load: Callable[[Path | None], Game]) -> Game:
    return load(None)


def _setup(kind: str, number: int) -> SeatSetup:
    name, _, level = kind.partition(":")
    return SeatSetup(kind=name, name=f"Seat {number + 1}", **({"level": int(level)} if level else {}))
