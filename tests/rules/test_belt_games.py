"""Whole random games on the Belt: pieces conserved, offered equals enforced, the fold equals the live state."""

import random
from typing import Any

import pytest

from app.rules.kit.folds import evolve
from app.rules.kit.parts import part
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.vocabulary.modules.belt import BeltBoard
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import ON_BELT, pieces_of
from tests.support.rules.invariants import check_coins, check_end, check_places, check_sampled, check_who_moves
from tests.support.rules.playing import Played, one_move, table
from tests.support.rules.positions import GAME


def games(seed: int) -> list[Played]:
    """A whole game with the options and seats of game `seed`, on the Belt."""
    options, seats = table(seed)
    events = GAME.new_game({**options, **ON_BELT}, seats, seed.to_bytes(8, "big"))
    state: Any = GAME.initial()
    for event in events:
        state = evolve(state, event)
    draw, played = random.Random(seed), []
    while asked := GAME.to_move(state):
        played.append(one_move(state, asked[draw.randrange(len(asked))], draw))
        state = played[-1].state
    return played


def check_pieces(state: State) -> None:
    """Twelve outposts and five shuttles of each company, the Moon empty; nothing waits once a turn is over."""
    assert all(pieces_of(state, company) == (12, 5) for company in COMPANIES)
    assert not any(state.moon)
    assert all(0 <= column.outposts <= 6 for station in state.stations for column in station)


@pytest.mark.parametrize("seed", range(9))
def test_a_whole_game(seed: int) -> None:
    draw = random.Random(seed)
    for number, played in enumerate(games(seed)):
        check_pieces(played.state)
        check_places(played.state)
        check_coins(played)
        check_who_moves(played.state)
        if number % 31 == 0:
            check_sampled(played, draw)
    check_end(played.state)
    assert any(part(played.state, BeltBoard).pieces)
