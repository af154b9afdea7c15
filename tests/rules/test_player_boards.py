"""The special spaces of the player boards: additional slots and the ends of both tracks (p. 23)."""

import pytest

from app.rules.skymines.components.shapes import ResearchPoints, Tank
from app.rules.skymines.vocabulary.events import CoinsGained, HeliumAdvanced
from app.rules.skymines.vocabulary.moves import EnterScreen, TakePlan, UseFieldScientist, UseResearchScientist
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn, Utilise
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import CloseTurn
from tests.support.rules.boards import gaining
from tests.support.rules.positions import (
    INDEX,
    act,
    acting,
    asked,
    asking,
    decide,
    events_of,
    face_up,
    give,
    offered,
    on_moon,
    plans_on,
    refuses,
)


def at_tank(space: int) -> State:
    """Seat 0's turn with its helium-3 marker on a space, without CrypCoin."""
    return give(acting(), 0, helium=space, coins=0)


@pytest.mark.rule("B-169")
def test_tank_space_8_switches_slot_a_on() -> None:
    """6 to 9 passes it, 6 to 8 reaches it, 6 to 7 does neither."""
    for spaces, is_on in ((3, True), (2, True), (1, False)):
        after = gaining(at_tank(6), 0, Tank(amount=spaces))
        assert after.seats[0].helium == 6 + spaces
        assert ("A" in after.seats[0].slots) == is_on


@pytest.mark.rule("B-169")
def test_slot_a_stays_on_for_good() -> None:
    state = gaining(at_tank(6), 0, Tank(amount=3))
    again = gaining(state, 0, Tank(amount=3))
    assert again.seats[0].slots.count("A") == 1


@pytest.mark.rule("B-170")
def test_spaces_beyond_the_last_tank_space_are_paid() -> None:
    """26 and a move of 5: three spaces too many, 6 CrypCoin."""
    state = gaining(at_tank(26), 0, Tank(amount=5))
    assert (state.seats[0].helium, state.seats[0].coins) == (28, 6)
    assert gaining(state, 0, Tank(amount=1)).seats[0].coins == 8


@pytest.mark.rule("B-170")
def test_the_helium_marker_stays_on_its_last_space() -> None:
    """A company's field scientist with four collectors moves four spaces: 8 CrypCoin and its own 1."""
    state = on_moon(on_moon(at_tank(28), "skymine", 1, 5), "skymine", 11, 19, column=1)
    state = face_up(state, 0, "B-15")
    events = decide(state, 0, UseFieldScientist("A"))
    assert events_of(events, HeliumAdvanced) == []
    assert sum(event.amount for event in events_of(events, CoinsGained)) == 9


@pytest.mark.rule("B-171")
def test_points_on_the_last_screen_are_two_coins_each() -> None:
    """The scientist space gives 3 CrypCoin and 2 research points: 7 CrypCoin."""
    gains = INDEX.majority["majority-scientist"].tiers[2].gains
    state = gaining(give(acting(), 0, upload=15, coins=0), 0, *gains)
    assert state.seats[0].coins == 7
    assert asked(state) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-171")
def test_the_upload_marker_stays_on_the_last_screen() -> None:
    state = act(face_up(give(acting(), 0, upload=15, coins=9), 0, "B-13"), 0, UseResearchScientist("A"))
    assert (state.seats[0].upload, state.seats[0].coins) == (15, 13)
    assert asked(state) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-172")
def test_reward_and_card_of_the_reaching_action_are_paid_so_too() -> None:
    """Screen 15 gives 2 points, the scientist 2: 8 CrypCoin, and no question."""
    state = plans_on(face_up(give(acting(), 0, upload=14, coins=0), 0, "B-13", "titanium-2"), 0, {15: "plan-A-17"})
    state = act(state, 0, UseResearchScientist("A"), EnterScreen(15))
    assert (state.seats[0].upload, state.seats[0].coins) == (15, 8)
    assert asked(state) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-173")
def test_no_plan_is_taken_on_the_last_screen() -> None:
    """So the supplement coins are out of reach as well."""
    state = asking(give(acting(), 0, upload=15, coins=0), Utilise(0, 2), CloseTurn(0))
    for space in ("A1", "A2"):
        refuses(state, 0, TakePlan(space), "research-track-ended", "p. 23")
    assert len(offered(state, 0)) == 1
    assert gaining(give(acting(), 0, upload=15), 0, ResearchPoints(amount=1)).supplement == acting().supplement
