"""What a choice is said to cost and bring before it is made, against what then happens."""

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.game import Line, Move, tag_of
from app.rules.skymines.actions.gains import gain_lines
from app.rules.skymines.actions.resources import tracks_line
from app.rules.skymines.board.bonuses import track_of
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.shapes import COMPANIES, Coins, Company, OnTrack
from app.rules.skymines.vocabulary.events import CoinsGained, HeliumAdvanced, MarkerAdvanced, SlotSwitchedOn
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Advance,
    Decline,
    Discard,
    DropOut,
    EnterScreen,
    EnterSector,
    FlipPlan,
    MoveTank,
    PayBarrier,
    PlaceMarker,
    PlacePlusOne,
    RemoveFrom,
    TakeCoin,
    TakePlan,
    UseEnergy,
    UseFieldScientist,
    UseResearchScientist,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    AdvanceOthers,
    BuyCard,
    ChooseTrack,
    DiscardCard,
    PassBarrier,
    RemoveOutpost,
    Research,
    SpendUnits,
    Utilise,
)
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.playing import play
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    acting,
    asking,
    decide,
    events_of,
    face_up,
    give,
    holding,
    offered,
    on_moon,
    on_track,
    plans_on,
    with_tracks,
)


def told(state: State, move: Move, seat: int = 0) -> dict[str, Line]:
    """The lines of an offered move by their keys."""
    choices = GAME.choices(state, seat)
    return {line.key: line for line in dict(zip(choices.moves, choices.lines, strict=True))[move]}


def line_of(state: State, move: Move, key: str, seat: int = 0) -> tuple[int | None, dict[str, Any]]:
    """Amount and arguments of one line of a move."""
    line = told(state, move, seat)[key]
    return line.amount, line.args


# --- always --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 5, 8, 13])
def test_every_move_but_the_end_of_a_turn_says_what_it_costs_or_brings(seed: int) -> None:
    silent: Counter[tuple[str, str]] = Counter()
    for played in play(seed):
        for seat in GAME.to_move(played.state):
            choices = GAME.choices(played.state, seat)
            for move, lines in zip(choices.moves, choices.lines, strict=True):
                if not lines:
                    silent[choices.step, tag_of(move)] += 1
    plain = {("EndTurn", "EndTurn"), ("LunaTurn", "PlayLunaCard"), ("PlacePlans", "PlacePlan"), ("RestCards", "Rest")}
    assert {key for key in silent if key not in plain and key[1] != "Decline"} == set()


@pytest.mark.parametrize("seed", range(4))
def test_coins_promised_on_a_track_are_gained_and_paid(seed: int) -> None:
    """The barrier and the thresholds of one space are those that the move then brings."""
    draw, checked = random.Random(seed), 0
    for played in play(seed):
        if played.before is None or not isinstance(played.move, Advance) or played.seat is None or draw.randrange(2):
            continue
        if type(played.before.agenda[-1]) is not SpendUnits:
            continue
        said = told(played.before, played.move, played.seat)
        gained = sum(item.amount for item in events_of(played.events, CoinsGained) if item.seat == played.seat)
        promised = [said[key].amount or 0 for key in ("gain-threshold", "gain-threshold-shared") if key in said]
        assert gained == sum(promised)
        checked += 1
    assert checked


# --- tracks --------------------------------------------------------------------------------------


def far(company: Company = "skymine") -> tuple[State, int, int]:
    """A marker two spaces before a money barrier: the state, the barrier's place and its cost."""
    state = with_tracks(acting(), **{company: "B1"})
    barrier = track_of(state, company).barriers[0]
    return on_track(state, 0, company, barrier.after - 2), barrier.after, barrier.cost


def test_a_choice_of_track_tells_barriers_thresholds_and_shares_on_the_way() -> None:
    state, _, cost = far()
    state = asking(give(state, 0, coins=cost), ChooseTrack(0, 4))
    assert line_of(state, Advance("skymine", 4), "gain-on-track") == (4, {"company": "skymine"})
    assert line_of(state, Advance("skymine", 4), "pay-barrier") == (-cost, {})
    others = asking(state, AdvanceOthers(0, (4,), ("minerva",)))
    assert told(others, Advance("skymine", 4)) == told(state, Advance("skymine", 4))


def test_what_a_barrier_too_dear_leaves_over_is_said_to_be_lost() -> None:
    state, _, _ = far()
    state = asking(give(state, 0, coins=0), ChooseTrack(0, 5))
    move = Advance("skymine", 5)
    assert line_of(state, move, "spaces-lost") == (3, {}) and "pay-barrier" not in told(state, move)
    assert sum(item.spaces for item in events_of(decide(state, 0, move), MarkerAdvanced)) == 2


def test_a_threshold_tells_its_bonus_and_who_else_gains_by_it() -> None:
    state = acting(3)
    threshold = track_of(state, "tawac").thresholds[0]
    state = on_track(on_track(state, 0, "tawac", threshold.after), 2, "tawac", threshold.after + 1)
    state = asking(state, SpendUnits(0, 2))
    bonus = f"{track_of(state, 'tawac').id}-1"
    assert line_of(state, Advance("tawac"), "gain-threshold-shared") == (
        threshold.coins,
        {"bonus": bonus, "others": [2]},
    )
    assert line_of(state, Advance("tawac"), "units-left") == (1, {})


@pytest.mark.parametrize("before", [0, 1])
def test_coins_of_a_reward_are_counted_for_its_movement(before: int) -> None:
    """What is in reserve and what comes with the reward pay the barrier together; without it they are too few."""
    state, _, cost = far()
    state = give(state, 0, coins=before)
    coins, way = Coins(amount=cost - before), OnTrack(company="skymine", amount=4)
    both = {line.key: line for line in gain_lines(state, 0, (coins, way))}
    assert both["pay-barrier"].amount == -cost and "spaces-lost" not in both
    alone = {line.key: line for line in gain_lines(state, 0, (way,))}
    assert alone["spaces-lost"].amount == 2 and "pay-barrier" not in alone


def test_coins_that_come_first_pay_the_barrier_of_the_same_reward() -> None:
    tier = INDEX.majority["majority-carbon"].tiers[1]
    state, _, _ = far()
    state = face_up(give(state, 0, coins=0), 0, "carbon-2", "carbon-2")
    lines = told(state, PlaceMarker("majority-carbon"))
    coins = sum(getattr(gain, "amount", 0) for gain in tier.gains if type(gain).__name__ == "Coins")
    assert ("pay-barrier" in lines) == (coins >= track_of(state, "skymine").barriers[0].cost)


def test_paying_a_barrier_tells_the_way_behind_it() -> None:
    state, place, cost = far()
    state = asking(give(on_track(state, 0, "skymine", place), 0, coins=cost), PassBarrier(0, "skymine", 3))
    assert line_of(state, PayBarrier(), "pay-barrier") == (-cost, {})
    assert line_of(state, PayBarrier(), "gain-on-track") == (3, {"company": "skymine"})
    assert line_of(state, Decline(), "spaces-lost") == (3, {})


# --- tank ----------------------------------------------------------------------------------------


def test_the_tank_tells_its_slot_its_value_and_the_coins_at_its_end() -> None:
    tank = INDEX.components.tank
    state = holding(give(acting(), 0, helium=tank.slot_at - 1), 0, "field")
    move = UseFieldScientist("tile")
    assert line_of(state, move, "slot-switched-on") == (None, {"slot": "A"})
    assert events_of(decide(state, 0, move), SlotSwitchedOn)
    full = give(state, 0, helium=tank.last, slots=("A", "B", "C", "D"))
    assert told(full, move).keys() == {"gain-tank-end"}
    assert not events_of(decide(full, 0, move), HeliumAdvanced)


def test_tank_spaces_that_are_waived_are_said_to_be_lost() -> None:
    state = asking(acting(), BuyCard(0, tank=2, may_buy=False, acted=True))
    assert line_of(state, Decline(), "spaces-lost") == (2, {}) and "gain-tank" in told(state, MoveTank())


# --- units, cards --------------------------------------------------------------------------------


def test_units_tell_which_cards_they_pay_for_and_where_the_rest_can_go() -> None:
    state = face_up(acting(), 0, "titanium-2", "titanium-2")
    use = UseResources(("A", "B"))
    spaces = told(state, use).get("cards-payable")
    after = act(state, 0, use)
    bought = [move.space for move in offered(after, 0) if isinstance(move, Acquire)]
    assert (spaces.args["spaces"] if spaces else []) == bought
    assert line_of(state, use, "units-could-go")[1]["companies"] == tracks_line(state, 0).args["companies"]


def test_a_card_tells_its_share_and_what_is_left() -> None:
    card = next(card for card in INDEX.card.values() if card.share and card.kind != "share")
    assert card.share
    state = on_moon(acting(), card.share, 9, 10)
    state = asking(replace(state, display=(card.id, *state.display[1:])), AcquireCard(0, card.cost + 2, ("carbon",)))
    assert line_of(state, Acquire(1), "units-left") == (2, {}) and "units-could-go" in told(state, Acquire(1))
    assert line_of(state, Acquire(1), "share-of-card") == (coins_showing(state, card.share), {"company": card.share})
    rich = asking(give(state, 0, coins=card.cost + 3), BuyCard(0))
    assert line_of(rich, Acquire(1), "coins-left") == (3, {})
    lost = asking(give(state, 0, hand=(card.id,)), DiscardCard(0, 2))
    assert line_of(lost, Discard(card.id), "share-lost")[1] == {"company": card.share}


def test_the_plus_one_tile_tells_the_new_total() -> None:
    state = holding(face_up(acting(), 0, "carbon-2", "carbon-1"), 0, "plus-one")
    assert line_of(state, PlacePlusOne("A"), "kind-total") == (4, {"kind": "carbon"})


def test_dropping_out_tells_the_decks_what_rests_and_what_stays_unused() -> None:
    state = holding(face_up(acting(), 0, "carbon-2"), 0, "energy")
    state = give(state, 0, resting=(("carbon-1",), (), ("energy-1", "titanium-1"), (), ()))
    lines = told(state, DropOut())
    assert lines["drop-out-deck"].args == {"slots": ["A", "C"]} and lines["drop-out-rests"].amount == 1
    assert lines["drop-out-unused"].args == {"cards": ["carbon-2"]}
    assert lines["drop-out-tiles"].args == {"tiles": ["energy"]}


# --- expansion -----------------------------------------------------------------------------------


def test_energy_tells_its_sum_and_the_sectors_that_it_enters_first() -> None:
    state = face_up(acting(), 0, "energy-1", "energy-2")
    use = UseEnergy("minerva")
    entered = {move.sector for move in offered(act(state, 0, use), 0) if isinstance(move, EnterSector)}
    assert set(line_of(state, use, "energy-reach")[1]["sectors"]) == entered
    assert line_of(state, use, "energy-total") == (3, {})
    assert line_of(state, use, "share-value-now") == (0, {"company": "minerva"})


def test_energy_that_reaches_nothing_says_so() -> None:
    state = on_moon(on_moon(acting(), "skymine", 1, 2, 3, 4, 5), "skymine", 6, 7, 8, 9, 10, column=1)
    state = face_up(on_moon(state, "skymine", 11, 12, 14, column=2), 0, "energy-1")
    state = replace(state, moon=tuple(holder or "astrogo" for holder in state.moon))
    assert "energy-reaches-nothing" in told(state, UseEnergy("skymine"))
    assert not any(isinstance(move, EnterSector) for move in offered(act(state, 0, UseEnergy("skymine")), 0))


def test_an_outpost_that_leaves_tells_what_a_share_is_worth_then() -> None:
    state = asking(acting(), RemoveOutpost(0, 1))
    for company in COMPANIES:
        for column in range(3):
            after = act(state, 0, RemoveFrom(company, column))
            amount, args = line_of(state, RemoveFrom(company, column), "share-value-then")
            assert (amount, args) == (coins_showing(after, company), {"company": company})


# --- research ------------------------------------------------------------------------------------


def researcher() -> State:
    """A scientist and 2 carbon face up; three plans ahead: one met, one not, one met."""
    plans = {
        kind: next(p.id for p in INDEX.plan.values() if [(r.kind, r.amount) for r in p.requirements] == [kind])
        for kind in [("carbon", 2), ("energy", 2)]
    }
    state = face_up(give(acting(), 0, coins=5, upload=0), 0, "research-1", "carbon-2")
    return plans_on(state, 0, {1: plans["carbon", 2], 2: plans["energy", 2], 3: plans["carbon", 2]})


def test_a_scientist_tells_how_far_the_marker_goes_and_how_far_with_a_flip() -> None:
    state = researcher()
    use = UseResearchScientist("A")
    assert line_of(state, use, "research-reach") == (None, {"screen": 1})
    assert line_of(state, use, "research-reach-flip") == (None, {"screen": 3})
    poor = give(state, 0, coins=0)
    assert "research-reach-flip" not in told(poor, use)


def test_a_flip_tells_what_it_opens() -> None:
    state = asking(researcher(), Research(0, "A"))
    assert line_of(state, FlipPlan(2), "research-reach") == (None, {"screen": 3})
    assert "flip-opens-nothing" in told(state, FlipPlan(3))
    flipped = act(state, 0, FlipPlan(2), EnterScreen(1), EnterScreen(2))
    assert offered(flipped, 0)[0] == EnterScreen(3)


def test_entering_a_screen_tells_how_far_it_goes_on() -> None:
    state = asking(researcher(), Research(0, "A", flipped=True))
    assert "research-reach" not in told(state, EnterScreen(1))
    opened = act(asking(researcher(), Research(0, "A")), 0, FlipPlan(2))
    assert line_of(opened, EnterScreen(1), "research-reach") == (None, {"screen": 3})


def test_a_special_plan_and_the_slot_of_the_track_are_told_before_they_are_entered() -> None:
    special = next(iter(INDEX.special.values()))
    at = INDEX.components.research.slot_at
    state = plans_on(give(acting(), 0, coins=9, upload=at - 1), 0, {at: special.id})
    lines = told(asking(state, Research(0, None)), EnterScreen(at))
    assert lines["special-plan-cost"].amount == -special.cost
    assert lines["special-plan-worth"] == Line("special-plan-worth", special.value, {"round": special.round})
    assert lines["slot-switched-on"].args == {"slot": "E"}


def test_a_plan_taken_tells_the_points_left() -> None:
    state = asking(acting(), Utilise(0, 3))
    taken = next(move for move in offered(state, 0) if isinstance(move, TakePlan))
    paid, left = line_of(state, taken, "research-points-paid")[0], line_of(state, taken, "points-left")[0]
    assert paid is not None and left == 3 + paid


def test_a_point_turned_into_coins_tells_the_points_left() -> None:
    lines = told(asking(acting(), Utilise(0, 3)), TakeCoin())
    assert [lines[key].amount for key in ("research-points-paid", "points-left")] == [-1, 2]


# --- bonus spaces --------------------------------------------------------------------------------


def test_a_majority_space_tells_all_totals_the_tier_and_what_is_missing() -> None:
    state = face_up(face_up(acting(3), 0, "carbon-2", "carbon-1"), 1, "carbon-2")
    tiers = INDEX.majority["majority-carbon"].tiers
    lines = told(state, PlaceMarker("majority-carbon"))
    assert lines["majority-total"].amount == 3
    assert lines["majority-other"] == Line("majority-other", 2, {"seat": 1})
    assert lines["tier"].args == {"at": tiers[0].at}
    assert lines["tier-missing"] == Line("tier-missing", tiers[1].at - 3, {"at": tiers[1].at})
    assert "nobody-else-could" in lines


def test_lunas_majority_values_are_told() -> None:
    state = face_up(acting(1, 1), 0, "carbon-2", "carbon-2", "carbon-1")
    luna = state.seats[1].luna
    assert luna is not None
    card = next(card.id for card in INDEX.luna_card.values() if card.right == 3)
    state = give(state, 1, luna=replace(luna, majority=(card, None)))
    assert line_of(state, PlaceMarker("majority-carbon"), "majority-other") == (3, {"seat": 1})


def test_who_could_still_take_a_space_is_told() -> None:
    state = face_up(face_up(acting(3), 0, "carbon-2"), 1, "carbon-2")
    assert line_of(state, PlaceMarker("majority-carbon"), "could-also-take")[1] == {"seats": [1]}
    for out in ({"dropped": True}, {"markers": 0}):
        assert "nobody-else-could" in told(give(state, 1, **out), PlaceMarker("majority-carbon"))
    handed = give(give(give(state, 0, hand=("carbon-1",)), 1, hand=("carbon-1",)), 2, hand=())
    assert line_of(handed, PlaceMarker("discard"), "could-also-take")[1] == {"seats": [1]}


def test_a_space_that_costs_coins_is_open_only_to_who_has_them() -> None:
    state = give(give(give(acting(3), 0, coins=9), 1, coins=0), 2, coins=9)
    assert line_of(state, PlaceMarker("buy"), "could-also-take")[1] == {"seats": [2]}
    amount, _ = line_of(state, PlaceMarker("buy"), "coins-left")
    assert amount == 9 - INDEX.standard["buy"].cost


def test_a_space_of_a_track_is_open_to_who_has_passed_its_threshold() -> None:
    state = with_tracks(acting(3), skymine="C1")
    past = INDEX.track["C1"].thresholds[0].after + 1
    state = give(give(state, 0, bonuses=("C1-1",), coins=9), 1, coins=9)
    assert "nobody-else-could" in told(state, PlaceMarker("C1-1"))
    state = on_track(state, 1, "skymine", past)
    assert line_of(state, PlaceMarker("C1-1"), "could-also-take")[1] == {"seats": [1]}


def test_a_space_with_several_rewards_tells_them_and_one_with_a_single_reward_what_it_gives() -> None:
    """C1: the first gives a choice of two, the second research points and tank spaces at once."""
    state = give(with_tracks(acting(), astrogo="C1"), 0, bonuses=("C1-1", "C1-2"), coins=9)
    first, second = (told(state, PlaceMarker(space)) for space in ("C1-1", "C1-2"))
    assert len(first["choose-of"].args["options"]) == 2 and "gain-tank" not in first
    assert "choose-of" not in second
    assert second["gain-tank"].amount == 2
