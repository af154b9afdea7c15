"""What a claim's coins pay for in the middle of an action: rulebook page 25."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.kit.parts import with_part
from app.rules.skymines.board.coins import with_coins_at_once
from app.rules.skymines.components.shapes import COMPANIES, OnAnyTrack, OnTrack
from app.rules.skymines.components.shapes.missions import Mission, MissionId, MissionTask
from app.rules.skymines.modules.missions.claims import may_claim
from app.rules.skymines.vocabulary.modules.belt import EnterBelt, ExpandOnBelt
from app.rules.skymines.vocabulary.modules.missions import ClaimTask
from app.rules.skymines.vocabulary.modules.threats import DealWithThreat
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Advance,
    Decline,
    Discard,
    EnterScreen,
    Fetch,
    FlipPlan,
    MoveTank,
    PayBarrier,
    Perform,
    PlaceMarker,
    UseResearchScientist,
)
from app.rules.skymines.vocabulary.questions import (
    BuyCard,
    ChooseTrack,
    ConfirmEndOfTurn,
    PassBarrier,
    PerformOrFetch,
    Research,
    SpendUnits,
    TakeTurn,
    Utilise,
)
from app.rules.skymines.vocabulary.state import PlacedPlan, State
from tests.support.rules.belt_positions import expanding, put_on
from tests.support.rules.boards import gaining, with_station
from tests.support.rules.mission_positions import claims, having_done, missions_of, on_mission, with_status
from tests.support.rules.playing import one_move
from tests.support.rules.positions import (
    GAME,
    act,
    acting,
    asked,
    asking,
    begun,
    decide,
    face_up,
    fold_onto,
    give,
    offered,
    plans_on,
    refuses,
    turn_of,
    with_tracks,
)
from tests.support.rules.tables import unlocked
from tests.support.rules.threat_positions import threat_of

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


# --- research, purchases, the discard pile ---------------------------------------------------------


def before_a_special_plan(mission: MissionId, screens: int, coins: int) -> State:
    """Seat 0 uploads in its turn: so many face-down plans lie before a special plan that costs 2."""
    state = face_up(give(on_mission(mission), 0, coins=coins, upload=0), 0, "research-1")
    state = plans_on(state, 0, {screens + 1: "special-2"})
    down = (*state.seats[0].screens[:1], *[PlacedPlan("plan-C-01", face_up=False)] * screens)
    return act(give(state, 0, screens=(*down, *state.seats[0].screens[len(down) :])), 0, UseResearchScientist("A"))


@pytest.mark.rule("M-013")
@pytest.mark.parametrize(("mission", "column", "screens"), [("institute", 2, 2), ("foundry", 1, 3)])
@pytest.mark.parametrize("coins", [0, 1])
def test_a_claim_of_screens_pays_the_special_plan_behind_them(
    mission: MissionId, column: int, screens: int, coins: int
) -> None:
    """The last screen before the special plan meets the task: uploading does not end by itself."""
    state = before_a_special_plan(mission, screens, coins)
    state = act(state, 0, *(EnterScreen(screen) for screen in range(1, screens + 1)))
    assert asked(state) == Research(0, "A", moved=screens)
    assert set(offered(state, 0)) == {Decline(), ClaimTask(mission, column)}
    refuses(state, 0, EnterScreen(screens + 1), "special-plan-too-dear", "p. 15")
    after = act(state, 0, ClaimTask(mission, column), EnterScreen(screens + 1))
    assert (after.seats[0].upload, after.seats[0].coins) == (screens + 1, coins)


@pytest.mark.rule("M-013")
def test_uploading_ends_by_itself_before_a_special_plan_that_no_claim_pays() -> None:
    """One screen fewer than the task asks for, or a claim that was made before."""
    one = act(before_a_special_plan("institute", 1, 1), 0, EnterScreen(1))
    assert isinstance(asked(one), Utilise)
    two = with_status(before_a_special_plan("institute", 2, 1), 0, mission="institute", claimed=(2,), once=1)
    assert isinstance(asked(act(two, 0, EnterScreen(1), EnterScreen(2))), Utilise)


@pytest.mark.rule("M-013")
def test_a_claim_pays_for_flipping_a_plan() -> None:
    """The only plan ahead asks for too much; with the claim's coins it can be turned face down."""
    state = face_up(cards_up(), 0, "carbon-2", "minerals-2", "titanium-2", "energy-1", "research-1")
    state = act(plans_on(give(state, 0, upload=0), 0, {1: "plan-C-01"}), 0, UseResearchScientist("E"))
    assert isinstance(asked(state), Research)
    assert set(offered(state, 0)) == {Decline(), CARDS}
    flipped = act(state, 0, CARDS, FlipPlan(1))
    assert EnterScreen(1) in offered(flipped, 0)


def on_space(state: State, *bonuses: str) -> State:
    """Seat 0 has these bonuses of one track, which lies at Astrogo's edge."""
    return unlocked(with_tracks(give(state, 0, tracks=(0, 0, 0, 0)), astrogo=bonuses[0][:2]), 0, *bonuses)


@pytest.mark.rule("M-013")
@pytest.mark.parametrize("coins", [0, 1])
def test_a_claim_pays_for_a_card_bought_on_a_space(coins: int) -> None:
    """C2 does not move the tank by itself while a claim would pay for a card; nor is the plain purchase skipped."""
    state = replace(on_space(cards_up(coins), "C2-1"), display=("research-1", *[None] * 11))
    asks = act(state, 0, PlaceMarker("C2-1"))
    assert asked(asks) == BuyCard(0, tank=1) and set(offered(asks, 0)) == {MoveTank(), CARDS}
    bought = act(asks, 0, CARDS, Acquire(1))
    assert bought.seats[0].coins == coins and "research-1" in bought.seats[0].hand
    plain = act(give(state, 0, coins=coins + 1), 0, PlaceMarker("buy"))
    assert asked(plain) == BuyCard(0) and set(offered(plain, 0)) == {Decline(), CARDS}


@pytest.mark.rule("M-013")
def test_a_claim_of_tank_spaces_pays_for_the_card_bought_after_them() -> None:
    """C2: the space of the tank is the fourth of this turn; only now can the task be claimed."""
    state = replace(on_space(on_mission("institute"), "C2-1"), display=("research-1", *[None] * 11))
    state = asking(having_done(give(state, 0, coins=0), tank=3), BuyCard(0, tank=1), ConfirmEndOfTurn(0))
    moved = act(state, 0, MoveTank())
    assert asked(moved) == BuyCard(0, acted=True)
    assert act(moved, 0, ClaimTask("institute", 1), Acquire(1)).seats[0].coins == 0


@pytest.mark.rule("M-013")
@pytest.mark.parametrize(("done", "claim"), [({"tank": 2}, ("institute", 1)), ({"coins": 9}, ("exchange", 1))])
def test_a_claim_met_by_a_performed_card_pays_for_the_card_bought_back(
    done: dict[str, int], claim: tuple[MissionId, int]
) -> None:
    """E2: a company field scientist moves two tank spaces and pays 1 coin; a card for 2 is still offered."""
    state = give(on_space(on_mission(claim[0]), "E2-1", "E2-2"), 0, coins=0, hand=("C-10",))
    state = having_done(replace(state, discards=("A-05",)), **done)
    state = act(state, 0, PlaceMarker("E2-2"), Discard("C-10"), Perform())
    assert state.seats[0].coins == 1
    assert isinstance(asked(state), PerformOrFetch) and set(offered(state, 0)) == {Decline(), ClaimTask(*claim)}
    fetched = act(state, 0, ClaimTask(*claim), Fetch("A-05"))
    assert (fetched.seats[0].hand, fetched.seats[0].coins) == (("A-05",), 1)


@pytest.mark.rule("M-013")
def test_a_claim_pays_for_a_card_fetched_where_the_discarded_one_has_no_action() -> None:
    """A share card cannot be performed: without coins the question is asked for the claim alone."""
    state = give(on_space(cards_up(), "E2-1"), 0, hand=("E-01",))
    state = act(replace(state, discards=("A-05",)), 0, PlaceMarker("E2-1"), Discard("E-01"))
    assert isinstance(asked(state), PerformOrFetch) and set(offered(state, 0)) == {Decline(), CARDS}
    assert act(state, 0, CARDS, Fetch("A-05")).seats[0].hand == ("A-05",)


@pytest.mark.rule("M-013")
def test_claims_of_two_cards_are_not_summed_as_the_first_links_to_its_card() -> None:
    """One task of each card is met: 2 coins, not 4, can be had at once; two tasks of one card bring 4."""
    both = face_up(on_mission("exchange", "institute"), 0, "carbon-2", "minerals-2", "titanium-2", "C-06", "C-07")
    both = give(both, 0, coins=0)
    assert {move.mission for move in claims(both, 0) if isinstance(move, ClaimTask)} == {"exchange", "institute"}
    assert with_coins_at_once(both, 0).seats[0].coins == 2
    dear = replace(on_space(both, "C2-1"), display=("A-01", *[None] * 11))
    assert not isinstance(asked(act(dear, 0, PlaceMarker("C2-1"))), BuyCard)
    asks = act(having_done(dear, tank=3), 0, PlaceMarker("C2-1"))
    assert asks.seats[0].helium == 0 and asked(asks) == BuyCard(0, tank=1)


# --- every action ----------------------------------------------------------------------------------


def always_met(state: State) -> State:
    """The state in which the tasks of the one mission card are met at any time, as they ask for nothing."""
    tasks: Any = tuple(MissionTask(kind, 0) for kind in ("cards", "energy", "units"))
    return with_part(state, replace(missions_of(state), cards=(Mission("exchange", tasks),)))


@pytest.mark.rule("M-013")
@pytest.mark.parametrize("seed", range(12))
def test_every_question_that_more_coins_would_bring_is_asked_where_a_claim_brings_them(seed: int) -> None:
    """In random games: after any move, a seat that could claim so many coins is asked what one is asked that has them
    in hand. Whatever actions there are, none of them forgets it."""
    draw, compared = random.Random(seed), 0
    modules = {"missions": {"cards": ["exchange"]}, **({"belt": {}, "threats": {}} if seed % 2 else {})}
    tracks = {"skymine": "E2", "minerva": "D2", "astrogo": "A2", "tawac": "C2"}
    state = always_met(begun(2, seed % 3 == 2, entropy=bytes([seed]), modules=modules, tracks=tracks))
    while seats := GAME.to_move(state):
        (seat, *_) = seats
        if may_claim(state, seat):
            state = poor(state, seat, draw)
            compared += compare(state, seat)
        state = one_move(state, seat, draw).state
    assert compared > 300


def poor(state: State, seat: int, draw: random.Random) -> State:
    """The seat has claimed nothing and has 0 or 1 coins; at the beginning of its turn a special plan lies within reach
    of the upload marker, and all spaces for buying are unlocked."""
    state = with_status(give(state, seat, coins=draw.randrange(2)), seat, mission=None, claimed=())
    if not isinstance(asked(state), TakeTurn):
        return state
    screens = list(state.seats[seat].screens)
    ahead = range(state.seats[seat].upload + 1, len(screens) - 1)
    if ahead:
        screens[ahead[0] : ahead[0] + 2] = PlacedPlan("plan-C-01", face_up=False), PlacedPlan("special-2")
    return unlocked(give(state, seat, screens=tuple(screens)), seat, "E2-1", "E2-2", "D2-1", "C2-1", "C2-2")


def compare(state: State, seat: int) -> int:
    """Play every move that is no claim with the claims open, and with their coins in hand; return how many."""
    unclaimed = set(claims(state, seat))
    moves = [move for move in offered(state, seat) if move not in unclaimed]
    rich = give(state, seat, coins=state.seats[seat].coins + 2 * len(unclaimed))
    for move in moves:
        claimable = fold_onto(state, decide(state, seat, move))
        if may_claim(claimable, seat):
            assert claimable.agenda == fold_onto(rich, decide(rich, seat, move)).agenda, move
    return len(moves)
