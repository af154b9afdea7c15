"""The games that the suite runs over, each with options and seats, and with what it alone knows how to check.

A game joins with a line in `CASES`: its registration and tables of it.
"""

import random
from collections.abc import Callable, Collection, Iterator
from typing import Any

from msgspec import Struct

from app.games import GAMES as HOSTED
from app.registration import GameRegistration
from app.rules.game import Event, Game, Move, Seat, SeatSetup
from tests.support.games import GAMES, HARVEST, TOY
from tests.support.harvest.vocabulary import State as HarvestState
from tests.support.rules import invariants, playing

[SKYMINES] = HOSTED
Options = dict[str, Any]
EVERYTHING: Options = {"modules": {"missions": {}, "belt": {}, "threats": {}}}
MOST_MOVES = 6000


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
    states are one that is looked at closely."""

    label: str
    registration: GameRegistration
    seats: tuple[str, ...]
    options: Options = {}
    hidden: Callable[[Any, Seat | None], Collection[str]] = lambda state, seat: ()
    check: Callable[[Played], None] = lambda played: None
    every: int = 1

    @property
    def game(self) -> Game:
        """Its rules."""
        return GAMES.rules(self.registration.name)

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
        for _ in range(MOST_MOVES):
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


def _setup(kind: str, number: int) -> SeatSetup:
    name, _, level = kind.partition(":")
    return SeatSetup(kind=name, name=f"Seat {number + 1}", **({"level": int(level)} if level else {}))


def _hidden_in_harvest(state: HarvestState, seat: Seat | None) -> frozenset[str]:
    """The hands of others."""
    return frozenset(card for number, other in enumerate(state.seats) if number != seat for card in other.hand)


def _check_skymines(played: Played) -> None:
    before = played.before if played.seat is not None else None
    invariants.check_every(playing.Played(before, played.seat, played.move, played.events, played.after))


def _check_harvest(played: Played) -> None:
    """No crop is lost or comes twice."""
    state: HarvestState = played.after
    crops = [card for seat in state.seats for card in (*seat.hand, *seat.field)] + [state.market] * bool(state.market)
    began = played.before if isinstance(played.before, HarvestState) else state
    assert (
        len(crops)
        == len(set(crops))
        == sum(len(seat.hand) + len(seat.field) for seat in began.seats) + bool(began.market)
    )


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


def _harvest(label: str, options: Options, *seats: str) -> Case:
    return Case(
        label=f"harvest-{label}",
        registration=HARVEST,
        seats=seats,
        options=options,
        hidden=_hidden_in_harvest,
        check=_check_harvest,
    )


CASES: tuple[Case, ...] = (
    _skymines("base", {}, "human", "human", "automa:3"),
    _skymines("everything", EVERYTHING, "human", "human"),
    Case(label="toy", registration=TOY, seats=("human", "automa", "human")),
    _harvest("base", {"hand": 4}, "human", "human", "human"),
    _harvest("market", {"modules": {"market": {}}}, "human", "automa:1", "human"),
    _harvest("everything", {"modules": {"rows": {}, "market": {}}, "hand": 2}, "automa:2", "human"),
)
