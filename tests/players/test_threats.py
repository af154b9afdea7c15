"""The player that looks ahead is not blind to threats."""

import random

import pytest
from msgspec.structs import replace

from app.players.skymines.greedy import GreedyPlayer
from app.players.skymines.worth import worth
from app.rules.skymines.components.further import threats
from app.rules.skymines.modules.threats.dealing import cost
from app.rules.skymines.modules.threats.vocabulary import DealWithThreat
from app.rules.skymines.vocabulary.state import State
from tests.rules.belt_positions import expanding, put_on
from tests.rules.boards import with_station
from tests.rules.positions import GAME, give, on_track
from tests.rules.threat_positions import dealt_with, threatened


def position(card: str, number: int = 5) -> State:
    """A position in which every threat would cost seat 0 something."""
    state = give(threatened(card), 0, coins=12, helium=21, upload=12, hand=("energy-1", "B-05"))
    return replace(on_track(state, 0, "tawac", 12), round=number)


@pytest.mark.parametrize("card", ["pirates", "comet", "probe", "singularity"])
def test_a_threat_on_the_board_is_feared_the_more_the_nearer_the_end(card: str) -> None:
    def fear(number: int) -> float:
        return worth(dealt_with(position(card, number), 1), 0) - worth(position(card, number), 0)

    assert fear(5) > -4
    assert card == "singularity" or fear(7) > fear(5)


def test_the_wild_share_is_worth_having() -> None:
    state = position("anomaly")
    assert worth(dealt_with(state, 0), 0) > worth(state, 0) > worth(dealt_with(state, 1), 0)


@pytest.mark.parametrize("card", list(threats()))
def test_it_deals_with_a_threat_that_it_can_deal_with(card: str) -> None:
    state = with_station(position(card, 7), "tawac", (0, True), (0, True), (0, True))
    state = expanding(put_on(state, "minerva", "11"), "minerva", cost(threats()[card]))
    state = give(state, 0, hand=("energy-1", "energy-2"))
    played = GreedyPlayer().choose(GAME, state, 0, random.Random(1))
    assert isinstance(played, DealWithThreat)
