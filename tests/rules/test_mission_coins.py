"""What a claim's coins pay for in the middle of an action: rulebook page 25."""

import pytest

from app.rules.skymines.components.shapes import COMPANIES, OnAnyTrack, OnTrack
from app.rules.skymines.modules.belt.vocabulary import EnterBelt, ExpandOnBelt
from app.rules.skymines.modules.missions.vocabulary import ClaimTask
from app.rules.skymines.modules.threats.vocabulary import DealWithThreat
from app.rules.skymines.vocabulary.moves import Advance, Decline, PayBarrier
from app.rules.skymines.vocabulary.questions import ChooseTrack, PassBarrier, SpendUnits
from app.rules.skymines.vocabulary.state import State
from tests.rules.belt_positions import expanding, put_on
from tests.rules.boards import gaining, with_station
from tests.rules.mission_positions import having_done, on_mission, with_status
from tests.rules.positions import act, acting, asked, asking, face_up, give, offered, refuses, turn_of
from tests.rules.threat_positions import threat_of

CARDS, EXPAND = ClaimTask("exchange", 0), ClaimTask("frontier", 1)


def cards_up(coins: int = 0) -> State:
    """Seat 0 can claim "five cards" at any time; all its markers stand before a barrier of 1 or 2."""
    state = face_up(on_mission("exchange"), 0, "carbon-2", "minerals-2", "titanium-2", "energy-1", "energy-2")
    return give(state, 0, coins=coins, tracks=(9, 8, 10, 8))


@pytest.mark.rule("M-013")
def test_a_claim_pays_a_barrier_met_in_the_middle_of_a_move() -> None:
    """Two spaces with no coin: the barrier is asked about, as the claim would pay it."""
    state = gaining(cards_up(), 0, OnTrack(company="minerva", amount=2))
    assert asked(state) == PassBarrier(0, "minerva", 2) and set(offered(state, 0)) == {Decline(), CARDS}
    moved = act(state, 0, CARDS, PayBarrier())
    assert (moved.seats[0].tracks[1], moved.seats[0].coins) == (10, 0)
    assert act(state, 0, Decline()).seats[0].tracks[1] == 8


@pytest.mark.rule("M-013")
def test_nothing_is_asked_about_a_barrier_that_no_claim_pays() -> None:
    """The task is claimed already, another seat has its turn, or another card is linked."""
    for state in (
        with_status(cards_up(), 0, mission="exchange", claimed=(0,), once=1),
        turn_of(cards_up(), 1),
        with_status(cards_up(), 0, mission="camp", claimed=(0,), once=1),
    ):
        assert not isinstance(asked(gaining(state, 0, OnTrack(company="minerva", amount=2))), PassBarrier)


@pytest.mark.rule("M-013")
def test_a_claim_pays_for_units_and_a_wild_reward_that_only_barriers_stop() -> None:
    """With no coin all four markers are stopped; with the claim's coins each of them can move."""
    state = asking(cards_up(), SpendUnits(0, 1))
    assert set(offered(state, 0)) == {Decline(), CARDS}
    assert {move.company for move in offered(act(state, 0, CARDS), 0) if isinstance(move, Advance)} == set(COMPANIES)
    wild = gaining(cards_up(), 0, OnAnyTrack(amount=1))
    assert isinstance(asked(wild), ChooseTrack)
    assert act(wild, 0, Advance("tawac", 1), CARDS, PayBarrier()).seats[0].tracks[3] == 9


@pytest.mark.rule("M-013")
def test_a_claim_pays_the_pirates_when_nothing_more_can_be_entered() -> None:
    """The last outpost of the station meets the task; its coins make six of four."""
    modules = {"belt": {}, "threats": {"threat": "pirates"}, "missions": {"cards": ["frontier"]}}
    state = put_on(give(acting(2, 0, modules=modules), 0, coins=4), "minerva", "11")
    state = having_done(with_station(state, "minerva", (1, False), (0, True), (0, True)), pieces=(0, 4, 0, 0))
    last = next(move for move in offered(expanding(state, "minerva", 3), 0) if isinstance(move, EnterBelt))
    state = act(expanding(state, "minerva", 3), 0, last)
    assert isinstance(asked(state), ExpandOnBelt) and set(offered(state, 0)) == {Decline(), EXPAND}
    refuses(state, 0, DealWithThreat(), "threat-coins", "p. 31")
    paid = act(state, 0, EXPAND, DealWithThreat())
    assert paid.seats[0].coins == 0 and threat_of(paid).owner == 0
