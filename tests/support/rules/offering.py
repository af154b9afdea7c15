"""Offered equals enforced, by brute force over a universe of moves."""

import random
from functools import cache
from itertools import combinations, permutations, product
from typing import Literal

import pytest

from app.rules.game import IllegalMove, Move
from app.rules.skymines import components
from app.rules.skymines.components.shapes import COMPANIES, SLOTS, Slot, StartingToken
from app.rules.skymines.vocabulary import moves
from app.rules.skymines.vocabulary.events import TurnEnded
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.positions import GAME

LIES: tuple[Slot | Literal["tile"], ...] = (*SLOTS, "tile")
SOME = 25
"""Moves tried of each kind, where a kind has more."""


def check_offered(state: State, draw: random.Random) -> None:
    """Every listed move is accepted; of all other moves a sample is refused, for every seat. They are decided in a
    copy, of which nothing has been listed that could be remembered."""
    copy = GAME.decode_state(GAME.encode_state(state))
    for seat in range(len(state.seats)):
        choices = GAME.choices(state, seat)
        assert len(set(map(GAME.encode_move, choices.moves))) == len(choices.moves)
        assert len(choices.lines) == len(choices.moves)
        plain = GAME.choices(state, seat, words=False)
        assert (plain.step, plain.moves, plain.ends) == (choices.step, choices.moves, choices.ends)
        assert (plain.sample, plain.premove) == (choices.sample, choices.premove)
        assert not plain.lines and not plain.refused and (plain.form is None) == (choices.form is None)
        happened = [GAME.decide(copy, seat, move).events for move in choices.moves]
        ends = [number for number, events in enumerate(happened) if TurnEnded in map(type, events)]
        assert ends == ([] if choices.ends is None else [choices.ends])
        for move in choices.moves:
            assert GAME.decode_move(GAME.encode_move(move)) == move
        if choices.sample is not None:
            assert GAME.decide(copy, seat, choices.sample).events
        offered = set(map(GAME.encode_move, choices.moves))
        for move in _sample(state, seat, draw):
            if GAME.encode_move(move) not in offered and not (choices.form and isinstance(move, moves.PlanCards)):
                _is_refused(copy, seat, move)


def _is_refused(state: State, seat: int, move: Move) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.decide(state, seat, move)
    assert refused.value.code and refused.value.rule


def _sample(state: State, seat: int, draw: random.Random) -> list[Move]:
    """Some moves of every kind, legal and not."""
    kinds = [*universe(state.components), _of_seat(state, seat)]
    return [move for kind in kinds for move in (kind if len(kind) <= SOME else draw.sample(kind, SOME))]


@cache
def universe(digest: str) -> tuple[list[Move], ...]:
    """All moves of each kind that a component set allows to be written."""
    index = components.of(digest)
    slots = [chosen for size in range(6) for chosen in combinations(SLOTS, size)]
    spaces = [*index.majority, *index.standard, *(f"{track}-{number}" for track in index.track for number in (1, 2))]
    plan_spaces = [f"{row}{column}" for row in "ABC" for column in range(1, 5)] + [f"S{n}" for n in range(1, 9)]
    single: list[Move] = [moves.Decline(), moves.TakeCoin(), moves.MoveTank(), moves.PayBarrier(), moves.EndTurn()]
    columns = range(-1, 4)
    return (
        [*single, moves.DropOut(), moves.PlayLunaCard(), moves.Perform()],
        [moves.PlacePlusOne(slot) for slot in SLOTS],
        [moves.UseResources(chosen) for chosen in slots],
        [move(company) for move in (moves.UseEnergy, moves.Perform) for company in COMPANIES],
        [move(lies) for move in (moves.UseResearchScientist, moves.UseFieldScientist) for lies in LIES],
        [moves.PlaceMarker(space) for space in [*spaces, "nowhere"]],
        [moves.Acquire(space) for space in range(14)],
        [moves.Advance(company, amount) for company in COMPANIES for amount in range(-1, 5)],
        [moves.EnterSector(sector, column) for sector in range(26) for column in columns],
        [moves.TakeReward(number) for number in range(-1, 9)] + [moves.TakeOption(number) for number in range(-1, 4)],
        [moves.ReturnTo(column) for column in columns],
        [move(screen) for move in (moves.FlipPlan, moves.EnterScreen) for screen in range(-1, 17)],
        [moves.TakePlan(space) for space in plan_spaces],
        [moves.TakeTier(at) for at in range(8)],
        [move(card) for move in (moves.Discard, moves.Fetch) for card in index.card],
        [moves.RemoveFrom(company, column) for company in COMPANIES for column in columns],
        [moves.PickUp(slot) for slot in SLOTS],
        [moves.Rest(slot, to) for slot, to in product(SLOTS, SLOTS)],
        [keep for token in index.token.values() for keep in _keeping(token)],
        [moves.PlacePlan(plan, screen) for plan in [*index.plan, *index.special] for screen in range(-1, 17)],
    )


def _of_seat(state: State, seat: int) -> list[Move]:
    """Moves that name things of this seat, so that nearly legal ones are among them."""
    player = state.seats[seat]
    index = components.of(state.components)
    hand = (*player.hand, *(card for card in index.cards_of("single")))[:5]
    placing: list[Move] = [moves.PlacePlan(plan, screen) for plan in player.acquired for screen in range(16)]
    return [*placing, moves.PlanCards((hand[0], hand[0], None, None, None)), *(moves.Discard(card) for card in hand)]


def _keeping(token: StartingToken) -> list[Move]:
    """The token with its cards in every order."""
    return [moves.KeepToken(token.id, (b, c, d)) for b, c, d in permutations(token.icons)]
