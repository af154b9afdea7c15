"""The research scientist, requirements and rewards of plans (p. 14, p. 15, p. 32)."""

import pytest

from app.rules.game import Event, Line
from app.rules.skymines.actions.research import advance_upload, refused_flip
from app.rules.skymines.actions.research_lines import arrival_lines, reach, way_lines
from app.rules.skymines.board.scores import score
from app.rules.skymines.components.shapes import (
    SLOTS,
    CoinsForTitanium,
    OnAnyTrack,
    OnTrack,
    ResearchPoints,
    Tank,
)
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import CardsPlanned, CoinsGained, CoinsPaid, PlanFlipped, UploadAdvanced
from app.rules.skymines.vocabulary.moves import (
    Advance,
    Decline,
    EnterScreen,
    FlipPlan,
    PlanCards,
    RemoveFrom,
    TakeCoin,
    TakePlan,
    UseResearchScientist,
)
from app.rules.skymines.vocabulary.questions import ChooseTrack, ConfirmEndOfTurn, RemoveOutpost, Research, Utilise
from app.rules.skymines.vocabulary.state import PlacedCard, PlacedPlan, State
from tests.support.rules.boards import face_down_slots, gaining, kinds_of
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    acting,
    asked,
    decide,
    events_of,
    face_up,
    give,
    holding,
    offered,
    planning,
    plans_on,
    refuses,
    with_tracks,
)
from tests.support.rules.research_positions import DOWN, before, researching
from tests.support.rules.tables import table

# --- the order of things -------------------------------------------------------------------------


@pytest.mark.rule("B-076")
def test_flip_movement_reward_points_card_down() -> None:
    """Nothing else than this order is ever offered."""
    state = before({1: "plan-C-01", 2: "plan-A-03"}, "titanium-2", coins=2)
    use = UseResearchScientist("A")
    assert use in offered(state, 0)
    state = act(state, 0, use)
    assert offered(state, 0) == (FlipPlan(1), FlipPlan(2), Decline())
    assert kinds_of(decide(state, 0, FlipPlan(1))) == ["CoinsPaid", "PlanFlipped"]
    state = act(state, 0, FlipPlan(1))
    assert offered(state, 0) == (EnterScreen(1), Decline())
    state = act(state, 0, EnterScreen(1))
    assert kinds_of(decide(state, 0, EnterScreen(2))) == ["UploadAdvanced", "CoinsGained"]
    state = act(state, 0, EnterScreen(2))
    assert asked(state) == Utilise(0, 1)
    assert face_down_slots(state, 0) == ""
    state = act(state, 0, TakeCoin())
    assert face_down_slots(state, 0) == "A"
    assert asked(state) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-076")
def test_one_scientist_is_used_at_a_time() -> None:
    state = face_up(acting(), 0, "research-1", "B-13", PlacedCard("C-08", face_up=False))
    uses = [move for move in offered(state, 0) if isinstance(move, UseResearchScientist)]
    assert uses == [UseResearchScientist("A"), UseResearchScientist("B")]
    state = act(state, 0, UseResearchScientist("B"))
    assert asked(state) == Utilise(0, 2)
    assert face_down_slots(act(state, 0, TakeCoin(), TakeCoin()), 0) == "BC"


@pytest.mark.rule("B-077")
def test_one_plan_ahead_is_flipped_for_two_coins() -> None:
    """The token's plan and special plans too; it stays so though the marker stays."""
    state = researching({1: "plan-C-01", 4: "special-2"}, upload=-1, coins=3)
    flips = [move for move in offered(state, 0) if isinstance(move, FlipPlan)]
    assert flips == [FlipPlan(0), FlipPlan(1), FlipPlan(4)]
    for flip in flips:
        events = decide(state, 0, flip)
        assert events_of(events, CoinsPaid) == [CoinsPaid(0, 2, "flip")]
        assert events_of(events, PlanFlipped) == [PlanFlipped(0, flip.screen)]
    state = act(state, 0, FlipPlan(0), Decline())
    assert state.seats[0].screens[0] == PlacedPlan("token-01", face_up=False)
    assert (state.seats[0].upload, state.seats[0].coins) == (-1, 1)


@pytest.mark.rule("B-078")
def test_a_second_flip_is_refused() -> None:
    state = act(researching({1: "plan-C-01", 2: "plan-C-02"}, coins=9), 0, FlipPlan(1))
    refuses(state, 0, FlipPlan(2), "second-flip", "p. 14")


@pytest.mark.rule("B-078")
def test_a_flip_with_too_few_coins_is_refused() -> None:
    state = researching({1: "plan-A-03", 2: "plan-C-02"}, "titanium-2", coins=1)
    refuses(state, 0, FlipPlan(2), "flip-too-dear", "p. 14")


@pytest.mark.rule("B-078")
def test_a_flip_after_the_first_step_is_refused() -> None:
    state = act(researching({1: "plan-A-03", 2: "plan-A-03", 3: "plan-C-02"}, "titanium-2", coins=9), 0, EnterScreen(1))
    refuses(state, 0, FlipPlan(3), "flip-after-step", "p. 14")


@pytest.mark.rule("B-078")
def test_only_a_face_up_plan_ahead_can_be_flipped() -> None:
    state = researching({1: "plan-A-03", 3: "plan-A-03"}, upload=1, coins=9)
    for screen in (0, 1, 2):
        refuses(state, 0, FlipPlan(screen), "nothing-to-flip", "p. 14")


# --- entering ------------------------------------------------------------------------------------


@pytest.mark.rule("B-082")
def test_a_special_plan_costs_coins_at_the_step() -> None:
    state = researching({1: "special-3"}, coins=5)
    assert events_of(decide(state, 0, EnterScreen(1)), CoinsPaid) == [CoinsPaid(0, 3, "special-plan")]
    assert act(state, 0, EnterScreen(1)).seats[0].coins == 2
    refuses(researching({1: "special-3"}, coins=2), 0, EnterScreen(1), "special-plan-too-dear", "p. 15")


@pytest.mark.rule("B-083")
def test_a_face_down_plan_is_entered_freely_and_gives_nothing() -> None:
    state = act(researching({1: "plan-C-14"}, coins=2), 0, FlipPlan(1))
    events = decide(state, 0, EnterScreen(1))
    assert events_of(events, CoinsGained) == []
    assert asked(act(state, 0, EnterScreen(1))) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-083")
def test_a_face_down_special_plan_is_free_and_worthless() -> None:
    flipped = act(researching({1: "special-7"}, coins=2), 0, FlipPlan(1), EnterScreen(1))
    paid = act(researching({1: "special-7"}, coins=4), 0, EnterScreen(1))
    assert flipped.seats[0].coins == paid.seats[0].coins == 0
    assert (score(flipped, 0)[-1].total, score(paid, 0)[-1].total) == (0, 12)


@pytest.mark.rule("B-084")
def test_only_the_plan_on_which_the_marker_stops_rewards() -> None:
    """Titanium 2: 3 CrypCoin on screen 1; tank 2 on screen 2; the player may stop on either."""
    state = act(researching({1: "plan-A-03", 2: "plan-A-22", 3: "plan-A-03"}, "titanium-2", "A-09"), 0, EnterScreen(1))
    choices = GAME.choices(state, 0)
    assert dict(zip(choices.moves, choices.lines, strict=True))[Decline()] == (Line("gain-coins", 3),)
    stopped = act(state, 0, Decline())
    assert (stopped.seats[0].coins, stopped.seats[0].helium) == (3, 0)
    further = act(state, 0, EnterScreen(2), Decline())
    assert (further.seats[0].coins, further.seats[0].helium) == (0, 2)


@pytest.mark.rule("B-084")
def test_a_special_plan_gives_no_reward() -> None:
    state = act(researching({1: "plan-A-03", 2: "special-2"}, "titanium-2", coins=2), 0, EnterScreen(1), EnterScreen(2))
    assert state.seats[0].coins == 0
    assert asked(state) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-085")
def test_without_movement_only_the_scientists_points_come() -> None:
    """The marker stands on a plan with a reward and does not move."""
    state = act(before({1: "plan-A-03", 2: "plan-A-03"}, "titanium-2", upload=1), 0, UseResearchScientist("A"))
    state = act(state, 0, Decline())
    assert asked(state) == Utilise(0, 1)
    assert state.seats[0].coins == 0


@pytest.mark.rule("B-064")
def test_reward_and_card_are_utilised_one_after_the_other() -> None:
    state = before({1: "plan-A-17"}, "titanium-2")
    state = act(state, 0, UseResearchScientist("A"), EnterScreen(1))
    assert asked(state) == Utilise(0, 2)
    state = act(state, 0, TakeCoin(), TakeCoin())
    assert asked(state) == Utilise(0, 1)
    refuses(state, 0, TakePlan("C1"), "plan-too-dear", "p. 14")


# --- requirements and rewards --------------------------------------------------------------------


@pytest.mark.rule("B-088")
@pytest.mark.parametrize(
    ("cards", "coins"), [(("B-06", "B-08"), 5), (("titanium-1",), 0), ((DOWN,), 0), (("titanium-1", "A-03"), 2)]
)
def test_the_titanium_reward_pays_the_total_less_one(cards: tuple[str | PlacedCard, ...], coins: int) -> None:
    """Examples of p. 32: 6 units pay 5, 1 unit pays nothing."""
    assert gaining(before({}, *cards), 0, CoinsForTitanium(less=1)).seats[0].coins == coins


@pytest.mark.rule("B-088")
def test_tile_and_bonus_raise_the_titanium_reward() -> None:
    state = give(with_tracks(before({}, PlacedCard("titanium-2", plus_one=True)), minerva="B2"), 0, bonuses=("B2-2",))
    assert gaining(state, 0, CoinsForTitanium(less=1)).seats[0].coins == 3


@pytest.mark.rule("B-089")
def test_rewards_move_on_their_tracks() -> None:
    state = give(before({}), 0, tracks=(0, 0, 0, 0))
    assert gaining(state, 0, OnTrack(company="astrogo", amount=3)).seats[0].tracks == (0, 0, 3, 0)
    assert gaining(state, 0, Tank(amount=2)).seats[0].helium == 2


@pytest.mark.rule("B-089")
def test_a_wild_reward_goes_to_one_track_as_a_whole() -> None:
    state = gaining(give(before({}), 0, tracks=(0, 0, 0, 0)), 0, OnAnyTrack(amount=3))
    assert asked(state) == ChooseTrack(0, 3)
    refuses(state, 0, Advance("minerva", 2), "one-track-only", "p. 32")
    assert act(state, 0, Advance("minerva", 3)).seats[0].tracks == (0, 3, 0, 0)


@pytest.mark.rule("B-090")
def test_a_plan_removes_two_outposts() -> None:
    state = act(researching({1: "plan-C-04"}, "B-11", "energy-1"), 0, EnterScreen(1))
    assert asked(state) == RemoveOutpost(0, 2)
    state = act(state, 0, RemoveFrom("tawac", 0), RemoveFrom("tawac", 0))
    assert state.removed == (0, 0, 0, 2)
    assert asked(state) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-091")
def test_passing_screen_4_switches_slot_e_on() -> None:
    """From screen 2 to screen 5."""
    state = researching({3: "plan-A-03", 4: "plan-A-03", 5: "plan-A-03"}, "titanium-2", upload=2)
    state = act(state, 0, EnterScreen(3))
    assert "E" not in state.seats[0].slots
    state = act(state, 0, EnterScreen(4))
    assert "E" in state.seats[0].slots
    assert kinds_of(decide(state, 0, EnterScreen(5))) == ["UploadAdvanced", "CoinsGained"]
    assert act(state, 0, EnterScreen(5)).seats[0].slots.count("E") == 1


@pytest.mark.rule("B-092")
def test_a_flip_a_special_plan_and_the_sixth_plan() -> None:
    """Example of p. 15: 2 CrypCoin flip the plan of energy 2, 2 more enter the special plan; the sixth plan gives
    2 research points, the card 2 more, one after the other."""
    plans = {1: "plan-A-05", 2: "plan-A-03", 3: "special-2", 4: "plan-A-11", 5: "plan-A-17", 6: "plan-B-01"}
    state = give(plans_on(face_up(acting(), 0, "B-13", "titanium-2"), 0, plans), 0, upload=0, coins=4)
    state = act(state, 0, UseResearchScientist("A"), FlipPlan(1))
    events: list[Event] = []
    for screen in range(1, 6):
        events += decide(state, 0, EnterScreen(screen))
        state = act(state, 0, EnterScreen(screen))
    assert [event.to for event in events_of(events, UploadAdvanced)] == [1, 2, 3, 4, 5]
    assert events_of(events, CoinsGained) == []
    assert events_of(events, CoinsPaid) == [CoinsPaid(0, 2, "special-plan")]
    assert (state.seats[0].coins, state.seats[0].upload) == (0, 5)
    assert asked(state) == Utilise(0, 2)
    state = act(state, 0, TakeCoin(), TakeCoin())
    assert asked(state) == Utilise(0, 2)
    state = act(state, 0, TakeCoin(), TakeCoin())
    assert "E" in state.seats[0].slots
    assert face_down_slots(state, 0) == "A"
    assert score(state, 0)[-1].total == 15 + 5
    assert asked(state) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-130")
def test_the_research_tile_is_a_scientist_of_one_point() -> None:
    state = act(holding(give(acting(), 0, upload=0), 0, "research"), 0, UseResearchScientist("tile"))
    assert asked(state) == Utilise(0, 1)
    assert not act(state, 0, TakeCoin()).seats[0].tiles[0].face_up


def test_a_research_reward_of_points_is_utilised_at_once() -> None:
    assert asked(gaining(before({}), 0, ResearchPoints(amount=2))) == Utilise(0, 2)


def scientist(coins: int = 0, *, upload: int = 0, **plans: str) -> tuple[State, Research]:
    """A scientist in slot A, and plans on screens: s1="…"."""
    state = face_up(give(table(), 0, coins=coins, upload=upload), 0, "research-1")
    return plans_on(state, 0, {int(at[1:]): plan for at, plan in plans.items()}), Research(0, "A")


def free_of(kind: str) -> str:
    """A plan that asks for this alone, once."""
    return next(
        plan.id for plan in INDEX.plan.values() if [(r.kind, r.amount) for r in plan.requirements] == [(kind, 2)]
    )


@pytest.mark.rule("B-077")
def test_how_far_the_marker_goes_counts_coins_spent_on_the_way() -> None:
    """Two special plans in a row: exactly the coins of both, one coin less, and a flip that costs its own."""
    first, second = list(INDEX.special.values())[:2]
    both = first.cost + second.cost
    state, research = scientist(both, s1=first.id, s2=second.id)
    assert reach(state, research) == 2
    short, _ = scientist(both - 1, s1=first.id, s2=second.id)
    assert reach(short, research) == 1
    flip_cost = INDEX.components.research.flip_cost
    flipping, _ = scientist(first.cost + flip_cost, s1=first.id, s2=second.id)
    assert reach(flipping, research, flipped=2) == 2
    assert reach(give(flipping, 0, coins=first.cost + flip_cost - 1), research, flipped=2) == 0


def test_the_marker_goes_to_the_end_when_nothing_stops_it() -> None:
    last = len(table().seats[0].screens) - 1
    state, research = scientist()
    state = plans_on(state, 0, {at: free_of("carbon") for at in range(1, last + 1)})
    assert reach(face_up(state, 0, "research-1", "carbon-2"), research) == last
    down = tuple(PlacedPlan(placed.plan, face_up=False) if placed else None for placed in state.seats[0].screens)
    assert reach(give(state, 0, screens=down), research) == last


def test_a_flip_that_opens_nothing_more_is_not_spoken_of() -> None:
    """The first plan is met, the second screen is empty: a flip of the first leads no further."""
    state, research = scientist(9, s1=free_of("carbon"))
    met = face_up(state, 0, "research-1", "carbon-2")
    assert [line.key for line in way_lines(met, research)].count("research-reach-flip") == 0
    assert "research-reach-flip" in {line.key for line in way_lines(state, research)}


@pytest.mark.rule("B-091")
def test_a_screen_tells_what_it_is_worth_and_the_slot_when_it_brings_more() -> None:
    """On every screen, from every screen before it: a higher value is told, the slot once, at or behind its mark."""
    track = INDEX.components.research
    last = len(table().seats[0].screens) - 1
    for start in range(-1, last):
        for screen in range(start + 1, last + 1):
            state = give(table(), 0, upload=start)
            told = {line.key: line for line in arrival_lines(state, 0, screen)}
            worth = max((value.value for value in track.values if value.at <= screen), default=0)
            before = max((value.value for value in track.values if value.at <= start), default=0)
            assert ("research-worth" in told) == (worth > before), (start, screen)
            if worth > before:
                assert told["research-worth"].amount == worth
            assert ("slot-switched-on" in told) == (start < track.slot_at <= screen), (start, screen)
            has_it = give(state, 0, slots=SLOTS)
            assert "slot-switched-on" not in {line.key for line in arrival_lines(has_it, 0, screen)}


def test_special_plans_on_the_way_are_told_and_those_behind_are_not() -> None:
    first, second, third = list(INDEX.special.values())[:3]
    state, _ = scientist(9, upload=1, s1=first.id, s2=second.id, s3=third.id)
    told = [line.args["round"] for line in arrival_lines(state, 0, 3) if line.key == "special-plan-worth"]
    assert told == [second.round, third.round]


@pytest.mark.rule("B-077", "B-078")
def test_a_flip_is_paid_with_exactly_its_price() -> None:
    cost = INDEX.components.research.flip_cost
    state, research = scientist(cost, s1=free_of("carbon"))
    assert refused_flip(state, research) == ()
    assert [item.code for item in refused_flip(give(state, 0, coins=cost - 1), research)] == ["flip-too-dear"]


@pytest.mark.rule("B-091")
def test_a_marker_set_forward_says_how_far_and_switches_the_slot_on_once() -> None:
    at = INDEX.components.research.slot_at
    ledger = Ledger(give(table(), 0, upload=at - 2))
    advance_upload(ledger, 0, at)
    advance_upload(ledger, 0, at + 1)
    assert [event for event in ledger.events if isinstance(event, UploadAdvanced)] == [
        UploadAdvanced(0, 2, at),
        UploadAdvanced(0, 1, at + 1),
    ]
    assert len(ledger.events) == 3
    standing = Ledger(give(table(), 0, upload=at))
    advance_upload(standing, 0, at + 1)
    assert len(standing.events) == 1, "it has passed the mark before"


def test_a_plan_is_said_to_be_another_one_only_where_one_was_there() -> None:
    state, nothing = planning(), PlanCards((None,) * 5)
    once = GAME.decide(state, 0, nothing).events
    assert [event.again for event in events_of(once, CardsPlanned)] == [False]
    twice = GAME.decide(act(state, 0, nothing), 0, nothing).events
    assert [event.again for event in events_of(twice, CardsPlanned)] == [True]
