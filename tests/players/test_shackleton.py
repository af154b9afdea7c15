"""The robots of Shackleton Base: each level plays better than the one below, and sees where a move leads."""

import random
from statistics import mean
from typing import Any

from msgspec.structs import replace

from app.players import move_of
from app.players.shackleton.robots import ROBOTS
from app.players.shackleton.worth import worth
from app.rules.game import Move, SeatSetup
from app.rules.shackleton.vocabulary.moves import FinishRearranging, Rearrange
from app.rules.shackleton.vocabulary.questions import RearrangeBase
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import FinishRound
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import FABIO, in_action, play, with_base, with_seat

SEEDS = range(3)


def totals(*levels: str) -> list[float]:
    """The mean totals of seats of these levels in a few games."""
    return [mean(seat) for seat in zip(*(_game(levels, seed) for seed in SEEDS), strict=True)]


def _game(levels: tuple[str, ...], seed: int) -> tuple[int, ...]:
    draw, minds = random.Random(seed), [ROBOTS.named(level) for level in levels]
    seats = [SeatSetup(kind="human", name=level) for level in levels]
    state: Any = GAME.fold(GAME.initial(), GAME.new_game({"corporations": "first"}, seats, bytes([seed])))
    while asked := GAME.to_move(state):
        state = GAME.decide(state, asked[0], move_of(minds[asked[0]], GAME, state, asked[0], draw)).after
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.totals


def test_each_level_plays_better_than_the_one_below() -> None:
    by_chance, by_move, by_turn = totals("random", "move", "turn")
    assert by_chance < by_move < by_turn


def rearranging(state: State) -> State:
    """The same at the moment when the seat rearranges its base."""
    state = with_seat(state, FABIO, astronauts=(0, 0, 0), tile="1-1")
    return replace(state, phase="maintenance", turn=None, agenda=(FinishRound(), RearrangeBase(FABIO)))


def chosen(state: State, level: str = "turn") -> Move:
    """What a robot does."""
    return move_of(ROBOTS.named(level), GAME, state, FABIO, random.Random(1))


def test_astronauts_go_where_they_are_worth_most_and_then_stay() -> None:
    """A Laboratory scores at the end; until then an engineer in a Dome mines Titanium."""
    state = rearranging(with_base(in_action(2), FABIO, laboratory_engineer=(), dome_1=("engineer",)))
    assert isinstance(chosen(state), FinishRearranging)
    state = replace(state, round=3)
    assert chosen(state) == Rearrange("engineer", "dome-1", "laboratory-engineer")
    assert isinstance(chosen(play(state, chosen(state))), FinishRearranging)


def test_what_waits_is_worth_less_than_what_works() -> None:
    bare = with_seat(in_action(2), FABIO, waiting=None)
    waits = with_seat(with_base(bare, FABIO, dome_1=()), FABIO, waiting="scientist")
    works = with_base(bare, FABIO, dome_1=("scientist",))
    assert worth(bare, FABIO) < worth(waits, FABIO) < worth(works, FABIO)


def test_costs_that_cannot_be_paid_press_more_the_later_it_is() -> None:
    """Without Credits, three structures are a greater burden once the astronauts are deployed."""
    early = with_base(in_action(2), FABIO, dome_1=(), dome_2=(), dome_3=())
    late = with_seat(early, FABIO, astronauts=(0, 0, 1), tile="1-1")
    rich_early, rich_late = (with_seat(state, FABIO, stock={"credits": 3}) for state in (early, late))
    assert worth(rich_late, FABIO) - worth(late, FABIO) > worth(rich_early, FABIO) - worth(early, FABIO)
