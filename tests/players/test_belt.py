"""A robot's guess counts what an expansion on the Belt brings."""

import random

import pytest
from msgspec.structs import replace

from app.players.skymines.greedy import GreedyPlayer
from app.players.skymines.modules.belt import expansion, payments
from app.players.skymines.outlook import Outlook
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import worth
from app.rules.kit.parts import part
from app.rules.skymines.components.shapes import Company, Gain, OnTrack
from app.rules.skymines.vocabulary.modules.belt import BeltBoard, EnterBelt
from app.rules.skymines.vocabulary.moves import Decline
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import expanding, on_belt, put_on
from tests.support.rules.positions import GAME, act, give, on_track


def outlook(state: State) -> Outlook:
    return Outlook(state, 0, WEIGHTS)


def paying(state: State) -> dict[int, tuple[int, tuple[Gain, ...]]]:
    """What pays Astrogo for being entered."""
    board = part(state, BeltBoard)
    return dict(payments(board.map, board.pieces, "astrogo"))


def test_a_reward_that_is_due_adds_to_a_position() -> None:
    state = on_belt()
    rich, poor = expanding(state, "astrogo", 1), expanding(put_on(state, "astrogo", "4-1"), "astrogo", 1)
    gain = worth(act(rich, 0, EnterBelt("4-2", 0)), 0) - worth(act(poor, 0, EnterBelt("4-2", 0)), 0)
    assert gain > 1


def test_a_robot_enters_rather_than_forfeit() -> None:
    state = expanding(on_belt(), "astrogo", 3)
    assert GreedyPlayer().choose(GAME, state, 0, random.Random(1)) != Decline()


def test_what_a_company_can_enter_later_is_worth_having() -> None:
    """A shuttle on 3, which pays nothing itself, brings asteroid 6 within reach."""
    state = on_track(put_on(on_belt(), "astrogo", "4-1"), 0, "astrogo", 12)
    further = put_on(state, "astrogo", "3")
    assert expansion(outlook(further), "astrogo", 4) > expansion(outlook(state), "astrogo", 4) > 0


def test_an_asteroid_that_has_paid_pays_no_more() -> None:
    state = on_belt()
    settled = put_on(state, "astrogo", "4-1")
    assert expansion(outlook(settled), "astrogo", 1) <= expansion(outlook(state), "astrogo", 1)
    assert 4 not in paying(settled) and 4 in paying(state)


def test_reach_counts_for_the_companies_whose_shares_one_has() -> None:
    def gained(share: Company) -> float:
        state = on_track(put_on(on_belt(), "astrogo", "4-1"), 0, share, 12)
        return worth(put_on(state, "astrogo", "3"), 0) - worth(state, 0)

    assert gained("astrogo") > gained("skymine")


def test_reach_is_worth_nothing_after_the_last_round() -> None:
    state = replace(on_track(put_on(on_belt(), "astrogo", "4-1"), 0, "astrogo", 12), round=7)
    assert worth(put_on(state, "astrogo", "3"), 0) == pytest.approx(worth(state, 0))


def test_a_linked_pair_is_worth_having_for_who_owns_the_field_scientist() -> None:
    def gained(*hand: str) -> float:
        state = give(put_on(on_belt(), "skymine", "15-1"), 0, hand=hand)
        pair, other = (worth(put_on(state, "skymine", space), 0) for space in ("15-2", "15-3"))
        return pair - other

    assert gained("B-15") > gained("B-16") == 0


def test_a_shuttle_space_with_a_track_is_worth_entering_and_one_without_is_not() -> None:
    found = paying(put_on(on_belt(), "astrogo", "4-1"))
    assert found[9] == (2, (OnTrack(company="astrogo", amount=1),))
    assert 3 not in found
