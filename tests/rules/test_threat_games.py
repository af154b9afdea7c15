"""Whole random games with each threat: nothing is lost, offered equals enforced, the fold equals the live state, and no
seat learns what it may not know."""

import random
from collections.abc import Iterator

import pytest

from app.rules.skymines.components.further import threats
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import put_on
from tests.support.rules.invariants import (
    check_coins,
    check_places,
    check_sampled,
    check_tiles_and_markers,
    check_who_moves,
)
from tests.support.rules.noninterference import check_hidden
from tests.support.rules.playing import Played, one_move
from tests.support.rules.positions import GAME, begun
from tests.support.rules.threat_positions import threat_of, with_threat


def game(card: str) -> Iterator[Played]:
    """A whole game in which two companies have shuttles beside the threat from the beginning."""
    state = put_on(put_on(begun(2, 1, **with_threat(card)), "minerva", "11"), "skymine", "16")
    draw = random.Random(card)
    while asked := GAME.to_move(state):
        played = one_move(state, asked[draw.randrange(len(asked))], draw)
        state = played.state
        yield played


def check_outcome(state: State, card: str) -> None:
    """A threat that lies has struck; the Singularity has ended the game early, the Time anomaly left it undecided."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    lies = threat_of(state).owner is None
    assert threat_of(state).struck is lies
    assert (outcome.winners == ()) is (lies and card == "anomaly")
    assert state.round == (6 if lies and card == "singularity" else 7)
    assert outcome.totals == tuple(seat["total"] for seat in GAME.standing(state)["seats"])


@pytest.mark.parametrize("card", list(threats()))
def test_a_whole_game(card: str) -> None:
    draw = random.Random(card)
    for number, played in enumerate(game(card)):
        check_places(played.state)
        check_coins(played)
        check_tiles_and_markers(played.state)
        check_who_moves(played.state)
        if number % 40 == 0:
            check_sampled(played, draw)
            check_hidden(played, draw)
    check_outcome(played.state, card)
