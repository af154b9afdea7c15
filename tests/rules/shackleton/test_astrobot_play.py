"""Whole games of a random human against AstroBot."""

import random

import pytest

from app.rules.game import Event, Move, SeatSetup
from app.rules.shackleton.board.astrobot import astrobot_of
from app.rules.shackleton.components.shapes.nouns import CORPORATIONS
from app.rules.shackleton.vocabulary.astrobot import AstroBotCardDrawn, AstroBotDeckRenewed, AstroBotRowReached
from app.rules.shackleton.vocabulary.events import TurnBegan
from app.rules.shackleton.vocabulary.moves import PlayActionCard
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.astrobot import ASTROBOT, HUMAN
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.invariants import check

TURNS = 18


def started(seed: int, level: int, draw: random.Random) -> list[Event]:
    """The set-up of a game of three corporations drawn by chance."""
    setups = (SeatSetup(kind="human", name="human"), SeatSetup(kind="automa", level=level))
    options = {"corporations": tuple(draw.sample(CORPORATIONS, 3))}
    return list(GAME.new_game(options, setups, seed.to_bytes(32, "big")))


def next_move(state: State, draw: random.Random) -> tuple[int, Move]:
    """Who moves, and its move: AstroBot has no choice."""
    (seat,) = GAME.to_move(state)
    if GAME.automa_to_move(state) != seat:
        return seat, GAME.random_move(state, seat, draw)
    assert seat == ASTROBOT
    assert GAME.choices(state, seat).moves == (PlayActionCard(),) == (GAME.automa_move(state),)
    return seat, GAME.automa_move(state)


@pytest.mark.rule("A-023", "A-040", "A-072", "A-078")
@pytest.mark.parametrize("seed", range(8))
def test_whole_games(seed: int) -> None:
    draw = random.Random(seed)
    log = started(seed, seed % 4, draw)
    state = GAME.fold(GAME.initial(), log)
    while GAME.to_move(state):
        seat, move = next_move(state, draw)
        decision = GAME.decide(state, seat, move)
        if GAME.is_boundary(decision.events):
            assert type(move).lasting, move
        assert GAME.view(decision.after, HUMAN)["seats"][ASTROBOT]["astrobot"] is not None
        assert not GAME.has_turns(decision.after, ASTROBOT)
        state = decision.after
        check(state)
        log += decision.events
    assert [player.deployed for player in state.seats] == [TURNS, TURNS]
    drawn = [event for event in log if isinstance(event, AstroBotCardDrawn)]
    assert len(drawn) == TURNS + 1
    assert sum(isinstance(event, AstroBotRowReached) for event in log) == TURNS
    assert log.count(AstroBotDeckRenewed(ASTROBOT)) == 2
    assert len(astrobot_of(state, ASTROBOT).row) == 7
    assert TurnBegan(ASTROBOT) in log
    assert GAME.fold(GAME.initial(), GAME.decode_events(GAME.encode_events(log))) == state
    assert GAME.decode_state(GAME.encode_state(state)) == state


@pytest.mark.rule("A-019")
@pytest.mark.parametrize("seed", range(3))
def test_what_the_human_sees_does_not_depend_on_what_is_hidden(seed: int) -> None:
    """Decks, AstroBot's tile and its cards are redrawn: views, choices and what an open move brings stay."""
    draw = random.Random(seed)
    state = GAME.fold(GAME.initial(), started(seed, 3, draw))
    cards = set()
    while GAME.to_move(state):
        other = GAME.imagine(state, HUMAN, draw)
        cards.add(astrobot_of(other, ASTROBOT).deck[:1])
        assert GAME.view(other, HUMAN) == GAME.view(state, HUMAN)
        assert sorted(astrobot_of(other, ASTROBOT).deck) == sorted(astrobot_of(state, ASTROBOT).deck)
        seat, move = next_move(state, draw)
        assert GAME.choices(other, seat) == GAME.choices(state, seat)
        decision = GAME.decide(state, seat, move)
        if not GAME.is_boundary(decision.events):
            assert GAME.decide(other, seat, move).events == decision.events
        state = decision.after
    assert len(cards) > 3
