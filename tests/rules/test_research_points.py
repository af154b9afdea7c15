"""Research points and the plans that they buy (p. 14)."""

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.skymines.board.scores import score
from app.rules.skymines.components.shapes import Coins, OnTrack, ResearchPoints
from app.rules.skymines.vocabulary.events import CoinsGained, PlanTaken, ResearchDisplayFilled, SupplementTaken
from app.rules.skymines.vocabulary.moves import (
    Decline,
    EndTurn,
    EnterScreen,
    EnterSector,
    FlipPlan,
    PayBarrier,
    PlacePlan,
    TakeCoin,
    TakePlan,
    UseEnergy,
    UseResearchScientist,
)
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn, PlacePlans, Utilise
from app.rules.skymines.vocabulary.state import PlacedPlan, State
from app.rules.skymines.vocabulary.tasks import CloseTurn, GainAll
from tests.support.rules.boards import gaining, next_turn, played_to_round, settled
from tests.support.rules.choices import told
from tests.support.rules.positions import (
    GAME,
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
    plans_on,
    refuses,
)


def utilising(state: State, points: int) -> State:
    """The state in which seat 0 has research points to utilise."""
    return asking(state, Utilise(0, points), CloseTurn(0))


def placing(state: State, *plans: str) -> State:
    """The state in which seat 0 is to place these plans, taken out of wherever they were."""
    return asking(give(state, 0, acquired=plans), PlacePlans(0), ConfirmEndOfTurn(0))


def screens_for(state: State, plan: str) -> list[int]:
    """The screens offered for a plan."""
    return [move.screen for move in offered(state, 0) if isinstance(move, PlacePlan) and move.plan == plan]


def in_round(state: State, number: int) -> State:
    """The state with the special plans up to this round face up."""
    return replace(state, round=number)


# --- what points buy -----------------------------------------------------------------------------


@pytest.mark.rule("B-062")
def test_points_buy_plans_and_coins_in_any_combination() -> None:
    """Four points: a C plan, an A plan, 1 CrypCoin."""
    state = utilising(give(acting(), 0, coins=0), 4)
    a_plan, c_plan = state.plans[1], state.plans[9]
    state = act(state, 0, TakePlan("C2"), TakePlan("A2"), TakeCoin())
    assert state.seats[0].acquired == (c_plan, a_plan)
    assert state.seats[0].coins == 1
    assert asked(state) == PlacePlans(0)


@pytest.mark.rule("B-062")
@pytest.mark.parametrize(("space", "price"), [("A1", 1), ("B1", 1), ("C1", 2), ("S2", 2)])
def test_each_plan_has_its_price(space: str, price: int) -> None:
    state = utilising(in_round(acting(), 2), 3)
    choices = GAME.choices(state, 0)
    lines = dict(zip(choices.moves, choices.lines, strict=True))
    assert Line("research-points-paid", -price) in lines[TakePlan(space)]
    assert asked(act(state, 0, TakePlan(space))) == Utilise(0, 3 - price)


@pytest.mark.rule("B-063")
def test_a_point_must_not_be_left() -> None:
    state = act(utilising(acting(), 2), 0, TakeCoin())
    refuses(state, 0, Decline(), "another-question", "p. 14")
    refuses(state, 0, EndTurn(), "another-question", "p. 14")
    assert asked(act(state, 0, TakeCoin())) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-063")
@pytest.mark.parametrize("space", ["C1", "S2"])
def test_a_dear_plan_is_refused_for_one_point(space: str) -> None:
    refuses(utilising(in_round(acting(), 2), 1), 0, TakePlan(space), "plan-too-dear", "p. 14")


@pytest.mark.rule("B-063")
def test_no_special_plan_lies_open_in_the_first_round() -> None:
    state = utilising(acting(), 4)
    assert not any(isinstance(move, TakePlan) and move.space.startswith("S") for move in offered(state, 0))
    refuses(state, 0, TakePlan("S2"), "special-plan-face-down", "p. 14")


@pytest.mark.rule("B-063")
def test_an_empty_space_gives_nothing() -> None:
    state = act(utilising(acting(), 4), 0, TakePlan("A1"))
    refuses(state, 0, TakePlan("A1"), "space-empty", "p. 14")


@pytest.mark.rule("B-064")
def test_points_of_two_rewards_are_not_pooled() -> None:
    """One point each: no C plan, neither first nor second."""
    gains = (GainAll(0, (ResearchPoints(amount=1),)),) * 2
    state = settled(acting(), *gains, CloseTurn(0))
    refuses(state, 0, TakePlan("C1"), "plan-too-dear", "p. 14")
    state = act(state, 0, TakeCoin())
    assert asked(state) == Utilise(0, 1)
    refuses(state, 0, TakePlan("C1"), "plan-too-dear", "p. 14")


@pytest.mark.rule("B-065")
def test_special_plans_stay_until_taken() -> None:
    """Round 5, plan 4 taken: 2, 3 and 5 lie open, and the place of 4 stays empty."""
    state = utilising(replace(in_round(acting(), 5), specials=(2, 3, 5, 6, 7)), 4)
    assert {move.space for move in offered(state, 0) if isinstance(move, TakePlan)} >= {"S2", "S3", "S5"}
    refuses(state, 0, TakePlan("S4"), "space-empty", "p. 14")
    refuses(state, 0, TakePlan("S6"), "special-plan-face-down", "p. 14")
    state = act(state, 0, TakePlan("S3"))
    refuses(state, 0, TakePlan("S3"), "space-empty", "p. 14")
    assert state.specials == (2, 5, 6, 7)
    state = act(state, 0, TakeCoin(), TakeCoin(), PlacePlan("special-3", 1), EndTurn())
    assert state.specials == (2, 5, 6, 7)


@pytest.mark.rule("B-066")
def test_a_red_framed_space_brings_all_supplement_coins() -> None:
    """A1 and B1 are red-framed: 3 CrypCoin with the first, none with the second."""
    state = utilising(replace(give(acting(), 0, coins=0), supplement=3), 3)
    events = decide(state, 0, TakePlan("A1"))
    assert events_of(events, SupplementTaken) == [SupplementTaken(0, 3)]
    state = act(state, 0, TakePlan("A1"))
    assert (state.seats[0].coins, state.supplement) == (3, 0)
    assert events_of(decide(state, 0, TakePlan("B1")), SupplementTaken) == []
    assert act(state, 0, TakePlan("B1")).seats[0].coins == 3


@pytest.mark.rule("B-066")
def test_other_spaces_leave_the_supplement_coins() -> None:
    state = act(utilising(replace(acting(), supplement=3), 1), 0, TakePlan("A2"))
    assert state.supplement == 3


@pytest.mark.rule("B-066")
def test_supplement_coins_can_be_spent_in_the_same_turn() -> None:
    """They pay Tawac's barrier of 2 in a reward that comes later."""
    state = replace(give(acting(), 0, coins=0, tracks=(0, 0, 0, 14)), supplement=2)
    gains = (ResearchPoints(amount=1), OnTrack(company="tawac", amount=1))
    state = act(gaining(state, 0, *gains), 0, TakePlan("A1"), PayBarrier())
    assert (state.seats[0].tracks[3], state.seats[0].coins) == (15, 0)


@pytest.mark.rule("B-067")
def test_supplement_coins_pile_up() -> None:
    """Nobody takes them in rounds 1 and 2."""
    assert acting().supplement == 1
    assert played_to_round(acting(), 3).supplement == 3


# --- the end of the turn -------------------------------------------------------------------------


@pytest.mark.rule("B-068")
def test_gaps_stay_until_the_end_of_the_turn() -> None:
    """A second utilisation finds the gap of the first; after the turn the letter's next plan fills it."""
    gains = (GainAll(0, (ResearchPoints(amount=1),)),) * 2
    state = act(settled(acting(), *gains, CloseTurn(0)), 0, TakePlan("A1"))
    refuses(state, 0, TakePlan("A1"), "space-empty", "p. 14")
    state = act(state, 0, TakePlan("B1"))
    first, second = state.seats[0].acquired
    state = act(state, 0, PlacePlan(second, 2), PlacePlan(first, 1))
    assert (state.plans[0], state.plans[4]) == (None, None)
    on_top = (state.supplies["A"][0], state.supplies["B"][0])
    filled = events_of(decide(state, 0, EndTurn()), ResearchDisplayFilled)
    assert filled == [ResearchDisplayFilled((("A1", on_top[0]), ("B1", on_top[1])))]
    after = next_turn(state, 0)
    assert (after.plans[0], after.plans[4]) == on_top
    assert on_top[0] not in after.supplies["A"]


@pytest.mark.rule("B-068")
def test_a_supply_that_ran_out_fills_nothing() -> None:
    state = replace(acting(), supplies={**acting().supplies, "A": ()})
    state = act(utilising(state, 1), 0, TakePlan("A1"))
    state = act(state, 0, PlacePlan(state.seats[0].acquired[0], 1), EndTurn())
    assert state.plans[0] is None


@pytest.mark.rule("B-069")
def test_a_plan_is_not_entered_in_the_turn_in_which_it_was_taken() -> None:
    """It is bought with a plan's reward; the marker has stopped by then, and the plan is placed last."""
    state = plans_on(face_up(acting(), 0, "research-1", "energy-2"), 0, {0: "token-10"})
    state = act(state, 0, UseResearchScientist("A"), EnterScreen(0), TakePlan("A4"))
    for move in (EnterScreen(1), PlacePlan(state.seats[0].acquired[0], 1)):
        refuses(state, 0, move, "another-question", "p. 14")
    state = act(state, 0, TakeCoin(), TakeCoin())
    refuses(state, 0, EnterScreen(1), "another-question", "p. 14")
    state = act(state, 0, PlacePlan(state.seats[0].acquired[0], 1))
    refuses(state, 0, EnterScreen(1), "another-question", "p. 10")


@pytest.mark.rule("B-070")
def test_a_plan_goes_on_any_screen_ahead() -> None:
    state = plans_on(placing(acting(), "plan-A-01"), 0, {1: "plan-B-01", 2: "plan-B-02"})
    state = act(state, 0, PlacePlan("plan-A-01", 7))
    assert state.seats[0].screens[7] == PlacedPlan("plan-A-01")
    assert state.seats[0].screens[3:7] == (None,) * 4


@pytest.mark.rule("B-070")
def test_a_placed_plan_never_moves_again() -> None:
    state = plans_on(placing(acting(), "plan-A-01"), 0, {1: "plan-B-01"})
    refuses(state, 0, PlacePlan("plan-B-01", 2), "plans-unplaced", "p. 14")


@pytest.mark.rule("B-071")
def test_the_turn_does_not_end_with_a_plan_unplaced() -> None:
    state = act(placing(acting(), "plan-A-01", "plan-C-01"), 0, PlacePlan("plan-C-01", 3))
    refuses(state, 0, EndTurn(), "another-question", "p. 14")
    refuses(state, 0, Decline(), "another-question", "p. 14")


@pytest.mark.rule("B-071")
def test_an_a_plan_is_refused_on_empty_crossed_out_screens() -> None:
    state = placing(acting(), "plan-A-01", "plan-B-01", "special-2")
    assert screens_for(state, "plan-A-01") == list(range(9))
    assert screens_for(state, "plan-B-01") == screens_for(state, "special-2") == list(range(16))
    for screen in range(9, 16):
        refuses(state, 0, PlacePlan("plan-A-01", screen), "no-a-plan-here", "p. 14")


@pytest.mark.rule("B-071")
def test_screens_reached_or_passed_are_refused() -> None:
    state = give(placing(acting(), "plan-B-01"), 0, upload=3)
    assert screens_for(state, "plan-B-01") == list(range(4, 16))
    for screen in range(4):
        refuses(state, 0, PlacePlan("plan-B-01", screen), "screen-reached", "p. 14")


@pytest.mark.rule("B-072")
def test_a_plan_ahead_may_be_covered_whatever_its_letter() -> None:
    state = plans_on(placing(acting(), "plan-A-01"), 0, {5: "plan-C-01", 12: "special-2"})
    assert {5, 12} <= set(screens_for(state, "plan-A-01"))
    state = act(state, 0, PlacePlan("plan-A-01", 12))
    assert state.seats[0].screens[12] == PlacedPlan("plan-A-01", covers=("special-2",))


@pytest.mark.rule("B-072")
def test_a_covered_plan_no_longer_counts() -> None:
    """Neither for entering nor, as a special plan, in the end."""
    state = plans_on(placing(acting(), "plan-A-01"), 0, {12: "special-2"})
    reached = give(state, 0, upload=12)
    covered = give(act(state, 0, PlacePlan("plan-A-01", 12)), 0, upload=12)
    assert score(reached, 0)[-1].total - score(covered, 0)[-1].total == 5
    assert score(covered, 0)[-1].total == 40


@pytest.mark.rule("B-073")
def test_the_tokens_plan_may_be_covered_from_its_left_half() -> None:
    state = placing(acting(), "plan-A-01")
    after = act(state, 0, PlacePlan("plan-A-01", 0))
    assert after.seats[0].screens[0] == PlacedPlan("plan-A-01", covers=("token-01",))
    refuses(give(state, 0, upload=0), 0, PlacePlan("plan-A-01", 0), "screen-reached", "p. 14")


@pytest.mark.rule("B-074")
def test_an_a_plan_without_a_screen_is_refused() -> None:
    """Only empty screens with a crossed-out A lie ahead."""
    state = utilising(give(acting(), 0, upload=8), 3)
    refuses(state, 0, TakePlan("A1"), "plan-unplaceable", "p. 14")
    assert TakePlan("B1") in offered(state, 0)


@pytest.mark.rule("B-074")
def test_an_a_plan_may_be_taken_when_it_can_cover_another() -> None:
    """A plan lies ahead already, or one taken before is placed first."""
    lying = utilising(plans_on(give(acting(), 0, upload=8), 0, {11: "plan-B-01"}), 1)
    assert TakePlan("A1") in offered(lying, 0)
    state = act(utilising(give(acting(), 0, upload=8), 2), 0, TakePlan("B1"), TakePlan("A1"))
    b_plan, a_plan = state.seats[0].acquired
    assert screens_for(state, a_plan) == []
    state = act(state, 0, PlacePlan(b_plan, 10))
    assert screens_for(state, a_plan) == [10]
    assert asked(act(state, 0, PlacePlan(a_plan, 10))) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-075")
def test_three_points_take_two_a_plans_and_a_coin() -> None:
    """Example of p. 14: sectors with 1 and 2 research points."""
    state = act(face_up(acting(), 0, "B-11"), 0, UseEnergy("minerva"), EnterSector(21, 0), EnterSector(24, 0))
    coins = state.seats[0].coins
    assert asked(state) == Utilise(0, 3)
    state = act(state, 0, TakePlan("A2"), TakePlan("A3"), TakeCoin())
    assert state.seats[0].coins == coins + 1
    first, second = state.seats[0].acquired
    state = act(state, 0, PlacePlan(first, 1), PlacePlan(second, 2))
    assert state.seats[0].screens[1:3] == (PlacedPlan(first), PlacedPlan(second))
    assert (state.plans[1], state.plans[2]) == (None, None)
    after = next_turn(state, 0)
    assert (after.plans[1], after.plans[2]) == state.supplies["A"][:2]


def test_points_become_coins_unasked_where_no_plan_can_be_taken() -> None:
    empty = replace(give(acting(), 0, coins=0), plans=(None,) * 12)
    state = gaining(empty, 0, ResearchPoints(amount=3), Coins(amount=1))
    assert asked(state) == ConfirmEndOfTurn(0)
    assert state.seats[0].coins == 4


def test_events_of_a_plan_and_a_coin() -> None:
    state = utilising(acting(), 2)
    assert events_of(decide(state, 0, TakePlan("A1")), PlanTaken) == [PlanTaken(0, "A1", "plan-A-01")]
    assert events_of(decide(state, 0, TakeCoin()), CoinsGained) == [CoinsGained(0, 1, "research-points")]
    refuses(state, 0, FlipPlan(0), "another-question", "p. 14")


def plan_of_letter(letter: str, place: int = 0) -> str:
    """The id of a plan of this letter."""
    return [plan.id for plan in INDEX.components.plans if plan.letter == letter][place]


def test_a_player_who_reaches_the_last_screen_gets_two_for_each_point_at_once() -> None:
    """p. 23: the reward of the last plan and the scientist's own points both come after the marker has arrived."""
    rewarded = next(
        plan.id
        for plan in INDEX.components.plans
        if plan.letter != "A" and any(isinstance(gain, ResearchPoints) for gain in plan.reward)
    )
    free = PlacedPlan(plan_of_letter("B"), face_up=False)
    state = plans_on(give(face_up(acting(), 0, None, "A-08"), 0, upload=13), 0, {15: rewarded})
    screens = state.seats[0].screens
    state = give(state, 0, screens=(*screens[:14], free, PlacedPlan(free.plan, face_up=False)))
    state = act(state, 0, UseResearchScientist("B"), EnterScreen(14))
    events = decide(state, 0, EnterScreen(15))
    assert [event.amount for event in events_of(events, CoinsGained)] == [2 * INDEX.card["A-08"].value]


def test_a_plan_without_a_screen_covers_a_plan_placed_before_it() -> None:
    """p. 14: on empty crossed-out screens only the B plan of the same turn makes room for the A plan."""
    a, b = plan_of_letter("A"), plan_of_letter("B")
    state = give(acting(), 0, upload=13, acquired=(a, b))
    state = asking(state, PlacePlans(0), ConfirmEndOfTurn(0))
    assert {move.plan for move in offered(state, 0) if isinstance(move, PlacePlan)} == {b}
    state = act(state, 0, PlacePlan(b, 15))
    assert offered(state, 0) == (PlacePlan(a, 15),)
    state = act(state, 0, PlacePlan(a, 15))
    assert state.seats[0].screens[15] == PlacedPlan(a, covers=(b,))


def test_an_a_plan_becomes_takeable_by_the_b_plan_taken_before_it() -> None:
    """p. 14: what could not be placed alone can be placed after the other plan of this turn."""
    state = asking(give(acting(), 0, upload=13), Utilise(0, 2), CloseTurn(0))
    assert TakePlan("A1") not in offered(state, 0)
    assert TakePlan("A1") in offered(act(state, 0, TakePlan("B1")), 0)


def test_a_place_beyond_an_empty_screen_is_told_to_be_out_of_reach() -> None:
    """The marker never skips an empty screen (p. 14): the first one ahead is the next place."""
    state = placing(acting(), "plan-B-01", "plan-C-01")
    assert told(state, PlacePlan("plan-B-01", 1)) == ()
    assert told(state, PlacePlan("plan-B-01", 3)) == (Line("beyond-empty-screen", None, {"screen": 1}),)
    assert told(state, PlacePlan("plan-B-01", 0)) == (Line("covers-plan", None, {"plan": state.seats[0].token}),)
    state = act(state, 0, PlacePlan("plan-C-01", 1))
    assert told(state, PlacePlan("plan-B-01", 2)) == ()
    assert told(state, PlacePlan("plan-B-01", 1)) == (Line("covers-plan", None, {"plan": "plan-C-01"}),)
    assert told(state, PlacePlan("plan-B-01", 3)) == (Line("beyond-empty-screen", None, {"screen": 2}),)
