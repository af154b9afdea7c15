"""The player that looks ahead is not blind to threats."""

import random

import pytest
from msgspec.structs import replace

from app.players.skymines.greedy import GreedyPlayer
from app.players.skymines.modules.threats import energy_to_threat
from app.players.skymines.outlook import Outlook
from app.players.skymines.plans import best_plan
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import worth
from app.rules.kit.parts import part
from app.rules.skymines.components.further import threats
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.modules.threats.defence import cost
from app.rules.skymines.vocabulary.modules.belt import BeltBoard, ExpandOnBelt
from app.rules.skymines.vocabulary.modules.threats import DealWithThreat
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import expanding, put_on
from tests.support.rules.boards import with_station
from tests.support.rules.positions import GAME, INDEX, act, give, on_track, planning
from tests.support.rules.threat_positions import dealt_with, threat_of, threatened, with_threat


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


def test_an_expansion_goes_to_the_threat_when_its_energy_is_enough() -> None:
    """An outpost, a shuttle beside the card, and the card: each step is worth less than others by itself."""
    state = with_station(position("pirates", 6), "tawac", (0, True), (0, True), (0, True))
    state = expanding(state, "skymine", 4)
    player, draw = GreedyPlayer(), random.Random(1)
    while isinstance(state.agenda[-1], ExpandOnBelt):
        state = act(state, 0, player.choose(GAME, state, 0, draw))
    assert threat_of(state).dealing == 0


def test_the_energy_cards_that_reach_the_threat_are_planned() -> None:
    hand = ("energy-2", "A-06", "research-1", "C-08")

    def energy(card: str) -> int:
        state = replace(planning(**with_threat(card)), round=5)
        state = give(state, 0, hand=hand, coins=6, slots=("A", "B"), tracks=(0, 0, 0, 0))
        form = GAME.choices(state, 0).form
        assert form is not None
        plan = best_plan(form, state, 0, WEIGHTS)
        return sum(INDEX.card[item].value for item in plan.cards if item and INDEX.card[item].kind == "energy")

    assert energy("pirates") >= 4 > energy("probe")


def test_the_energy_to_the_threat_is_that_of_the_cheapest_way() -> None:
    def way(state: State, company: Company) -> int:
        board = part(state, BeltBoard)
        return energy_to_threat(board.map, board.pieces, company)

    state = threatened("pirates")
    assert way(state, "skymine") == 2
    assert way(state, "astrogo") == 3
    assert way(put_on(state, "astrogo", "10-1"), "astrogo") == 2
    assert way(put_on(state, "minerva", "11"), "skymine") == 2
    assert way(put_on(state, "minerva", "11", "16"), "skymine") == 3
    assert way(put_on(state, "skymine", "11"), "skymine") == 0


def test_the_singularity_takes_the_last_round_and_dealing_with_it_gives_it_back() -> None:
    state = replace(threatened("singularity"), round=6)
    assert Outlook(state, 0, WEIGHTS).left == 0
    assert Outlook(dealt_with(state, 1), 0, WEIGHTS).left == 1
    assert Outlook(replace(threatened("pirates"), round=6), 0, WEIGHTS).left == 1


def test_whose_threat_it_is_counts_for_the_others_too() -> None:
    state = position("pirates")
    assert worth(dealt_with(state, 0), 0) - worth(dealt_with(state, 1), 0) > max(
        Outlook(state, 0, WEIGHTS).values.values()
    )


def test_a_game_that_the_time_anomaly_swallows_is_feared() -> None:
    state = replace(threatened("anomaly"), round=7)
    spared = dealt_with(state, 1)
    weights = replace(WEIGHTS, rivals=0.0)
    assert worth(spared, 0, weights) > worth(state, 0, weights)
