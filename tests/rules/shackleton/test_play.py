"""Whole games by random moves: offered equals enforced, pieces are conserved, nobody falls below zero."""

import random
from collections.abc import Sequence

import pytest

from app.rules.game import SeatSetup
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.nouns import NEUTRAL
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.invariants import ACTIONS, check, shown
from tests.support.shackleton.playing import SETS, eager_move

SEATS = (2, 3, 4)
HIDING = tuple(sorted(CORPORATIONS, key=lambda name: not GAME.rules.module(name).redaction.hides))[:3]
"""Three corporations, those that hide anything first."""
SHOWN_EVERY = 7
"""At every so many moves all that is shown is made."""


def play_game(seed: int, seats: int, corporations: Sequence[str]) -> State:
    """A whole game, checked at every state."""
    draw = random.Random(seed)
    setups = [SeatSetup(kind="human", name=str(seat)) for seat in range(seats)]
    events = GAME.new_game({"corporations": corporations}, setups, seed.to_bytes(32, "big"))
    state = GAME.fold(GAME.initial(), events)
    log, number = list(events), 0
    while to_move := GAME.to_move(state):
        (seat,) = to_move
        move = eager_move(state, seat, draw)
        if number % SHOWN_EVERY == 0:
            shown(state, seat)
        decision = GAME.decide(state, seat, move)
        if GAME.is_boundary(decision.events):
            assert type(move).lasting, move
        state = decision.after
        check(state)
        log += decision.events
        number += 1
    assert GAME.fold(GAME.initial(), GAME.decode_events(GAME.encode_events(log))) == state
    assert GAME.decode_state(GAME.encode_state(state)) == state
    return state


@pytest.mark.rule("S-002", "S-004", "S-005", "S-041", "S-042", "S-054", "S-058", "S-090")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_end_with_18_main_actions_each(seed: int, seats: int) -> None:
    state = play_game(seed, seats, SETS[seats + seed])
    assert [player.deployed for player in state.seats] == [ACTIONS] * seats
    assert state.round == 3
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners
    assert list(outcome.totals) == [standing["total"] for standing in GAME.standing(state)["seats"]]


@pytest.mark.rule("S-007")
@pytest.mark.parametrize("number", range(len(SETS)), ids=lambda number: "-".join(SETS[number]))
def test_any_three_corporations_can_be_played(number: int) -> None:
    state = play_game(number, SEATS[number % len(SEATS)], SETS[number])
    assert state.corporations == SETS[number]


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_seen_does_not_depend_on_what_is_hidden(seats: int) -> None:
    """Decks, the order of shuttle tiles and what corporations hide are redrawn: views, choices and what an open move
    brings stay."""
    draw = random.Random(5)
    setups = [SeatSetup(kind="human", name=str(seat)) for seat in range(seats)]
    options = {"corporations": HIDING}
    state = GAME.fold(GAME.initial(), GAME.new_game(options, setups, bytes(32)))
    differed = False
    while to_move := GAME.to_move(state):
        (seat,) = to_move
        other = GAME.imagine(state, seat, draw)
        differed |= other != state
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert GAME.choices(other, seat) == GAME.choices(state, seat)
        move = eager_move(state, seat, draw)
        decision = GAME.decide(state, seat, move)
        if not GAME.is_boundary(decision.events):
            assert GAME.decide(other, seat, move).events == decision.events
        state = decision.after
    assert differed


@pytest.mark.rule("S-013", "S-014")
@pytest.mark.parametrize("seats", SEATS)
def test_only_two_seats_have_neutral_domes(seats: int) -> None:
    setups = [SeatSetup(kind="human", name=str(seat)) for seat in range(seats)]
    state = GAME.fold(GAME.initial(), GAME.new_game({}, setups, bytes(32)))
    neutral = {
        name
        for name, sector in state.sectors.items()
        if any(building.owner == NEUTRAL for building in sector.buildings)
    }
    assert neutral == (set(tables(state).board.neutral_domes) if seats == 2 else set())
    assert all(state.sectors[name].panel for name in neutral)
    assert state.rim == len(neutral)
