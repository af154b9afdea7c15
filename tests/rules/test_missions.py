"""Mission cards: laying them out and claiming their tasks (rulebook page 25)."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.game import BadOptions, Event, IllegalMove, Line, Move
from app.rules.skymines.components.further import mission_faults, missions
from app.rules.skymines.components.shapes.missions import AREA_TASKS, MissionId
from app.rules.skymines.evolving.fold import evolve
from app.rules.skymines.modules.belt.vocabulary import BeltBoard, EnterBelt, ExpandOnBelt
from app.rules.skymines.modules.missions.vocabulary import ClaimTask, PlaceOnce, Status, TaskClaimed
from app.rules.skymines.vocabulary.events import CoinsGained, TurnBegan
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Advance,
    Decline,
    Discard,
    DropOut,
    EnterSector,
    Fetch,
    Perform,
    PickUp,
    PlaceMarker,
    PlayLunaCard,
    UseEnergy,
    UseFieldScientist,
    UseResources,
)
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    ConfirmEndOfTurn,
    Expand,
    LunaTurn,
    Planning,
    TakeTurn,
)
from app.rules.skymines.vocabulary.state import PlacedCard, State
from tests.rules.belt_positions import put_on
from tests.rules.boards import outposts_in
from tests.rules.mission_positions import (
    claims,
    having_done,
    missions_of,
    on_mission,
    status_of,
    with_missions,
    with_status,
)
from tests.rules.playing import play
from tests.rules.positions import (
    GAME,
    INDEX,
    act,
    acting,
    asked,
    asking,
    begun,
    decide,
    events_of,
    face_up,
    give,
    holding,
    offered,
    on_moon,
    planning,
    refuses,
    seats,
    turn_of,
    with_tracks,
)
from tests.rules.tables import ASTROGO, COLLECTORS, PLAIN, unlocked

SCIENTISTS, UNITS, EXPAND, TANK = (
    ClaimTask("camp", 0),
    ClaimTask("foundry", 0),
    ClaimTask("frontier", 1),
    ClaimTask("institute", 1),
)
"""The four tasks that the rulebook names."""
SEVEN_TITANIUM = ("B-06", "A-04", "titanium-1")
THREE_SCIENTISTS = ("C-08", "C-11", "A-09")


# --- set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("M-001")
@pytest.mark.parametrize(("humans", "lunas", "cards"), [(1, 3, 1), (2, 0, 1), (2, 2, 1), (3, 1, 2), (4, 0, 2)])
def test_one_card_for_two_people_and_two_for_more(humans: int, lunas: int, cards: int) -> None:
    assert len(missions_of(begun(humans, lunas, **with_missions())).cards) == cards


@pytest.mark.rule("M-001", "M-004")
def test_every_card_is_drawn_now_and_then_and_can_be_chosen() -> None:
    drawn = [missions_of(begun(entropy=bytes([seed]), **with_missions())).cards[0].id for seed in range(60)]
    assert set(drawn) == set(missions()) and len(missions()) == 6
    assert missions_of(begun(**with_missions("camp", "exchange"))).cards == (missions()["camp"], missions()["exchange"])


def test_a_card_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.check_options({"modules": {"missions": {"cards": ["moonwalk"]}}}, seats())
    assert refused.value.code == "bad-module-option"


@pytest.mark.rule("M-001", "M-004")
@pytest.mark.parametrize(
    ("humans", "lunas", "right"), [(1, 3, 1), (2, 0, 1), (2, 2, 1), (3, 0, 2), (3, 1, 2), (4, 0, 2)]
)
def test_a_host_names_as_many_cards_as_would_be_drawn(humans: int, lunas: int, right: int) -> None:
    """So one card is left for the status card of each person."""
    every = list(missions())
    for number in range(1, 7):
        options = {"modules": {"missions": {"cards": every[:number]}}}
        if number == right:
            GAME.check_options(options, seats(humans, lunas))
        else:
            with pytest.raises(BadOptions) as refused:
                GAME.check_options(options, seats(humans, lunas))
            assert (refused.value.code, refused.value.details) == (
                "mission-cards",
                {"people": humans, "cards": right},
            )
    GAME.check_options({"modules": {"missions": {"cards": []}}}, seats(humans, lunas))


@pytest.mark.rule("M-001")
def test_a_card_is_not_named_twice() -> None:
    with pytest.raises(BadOptions, match="mission-cards"):
        GAME.check_options({"modules": {"missions": {"cards": ["camp", "camp"]}}}, seats(3))


def test_a_rematch_of_a_game_with_another_number_of_cards_draws_them() -> None:
    """As former versions let hosts begin; a rematch with as many as people need keeps them."""
    for cards, kept in ((["camp"], {"cards": ["camp"]}), (["camp", "foundry", "frontier"], {})):
        options = with_missions() | {"modules": {"missions": {"cards": cards}}}
        state = replace(begun(**options), totals=((1,) * 7, (2,) * 7))
        assert GAME.another(options, state, {})["modules"]["missions"] == kept


@pytest.mark.rule("M-002")
@pytest.mark.parametrize(("humans", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_each_person_has_a_status_card_with_three_markers_beside_the_usual_ones(humans: int, markers: int) -> None:
    state = begun(humans, **with_missions())
    for seat in range(humans):
        assert state.seats[seat].markers == markers
        assert status_of(state, seat) == Status()
        state = with_status(turn_of(acting(humans, **with_missions("camp")), seat), seat)
        for column in range(3):
            state = act(claimable(state, seat, "camp", column), seat, ClaimTask("camp", column))
        assert status_of(state, seat).once == 3


def claimable(state: State, seat: int, mission: MissionId, column: int) -> State:
    """The state in which a seat meets a task."""
    task = missions()[mission].tasks[column]
    if task.kind == "scientists":
        return face_up(state, seat, *THREE_SCIENTISTS)
    if task.kind == "units":
        return face_up(state, seat, *SEVEN_TITANIUM)
    if task.kind == "track":
        return having_done(state, tracks=(0, task.at, 0, 0))
    if task.kind == "expand":
        return having_done(state, pieces=(0, task.at, 0, 0))
    assert task.kind not in AREA_TASKS
    return having_done(state, **{task.kind: task.at})


@pytest.mark.rule("M-003")
def test_luna_claims_nothing_and_has_no_status_card() -> None:
    state = on_mission("camp", humans=1, lunas=1)
    state = asking(replace(having_done(state, tracks=(9, 9, 9, 9), coins=99), turn=1), LunaTurn(1))
    assert offered(state, 1) == (PlayLunaCard(),)
    assert GAME.view(state, None)["modules"]["missions"]["seats"][1] is None
    claimed = [event for played in play(0, modules=("missions",)) for event in events_of(played.events, TaskClaimed)]
    assert {event.seat for event in claimed} <= {0}


@pytest.mark.rule("M-004")
def test_only_tasks_of_laid_out_cards_exist() -> None:
    state = face_up(on_mission("camp"), 0, *SEVEN_TITANIUM)
    assert claims(state, 0) == []
    refuses(state, 0, UNITS, "task-not-there", "p. 25")


# --- claiming ------------------------------------------------------------------------------------


def ready(*cards: MissionId) -> State:
    """The turn of seat 0, which has three scientists and has gained 8 coins in it."""
    return having_done(face_up(on_mission(*(cards or ("camp",))), 0, *THREE_SCIENTISTS), coins=8)


@pytest.mark.rule("M-005")
def test_an_unlinked_seat_may_claim_of_any_card() -> None:
    assert claims(face_up(ready("camp", "foundry"), 0, *THREE_SCIENTISTS), 0) == [SCIENTISTS, ClaimTask("camp", 2)]
    assert claims(face_up(on_mission("camp", "foundry"), 0, *SEVEN_TITANIUM), 0) == [UNITS]


@pytest.mark.rule("M-006")
def test_a_claim_brings_two_coins_and_the_column_s_marker() -> None:
    state = ready()
    events = decide(state, 0, SCIENTISTS)
    assert events == [TaskClaimed(0, "camp", 0), CoinsGained(0, 2, "mission")]
    after = act(state, 0, SCIENTISTS)
    assert after.seats[0].coins == state.seats[0].coins + 2
    assert status_of(after, 0) == Status("camp", (0,), 1)
    lines = GAME.choices(state, 0).lines[GAME.choices(state, 0).moves.index(SCIENTISTS)]
    assert lines == (
        Line("gain-coins", 2),
        Line("task-brings-marker", 1),
        Line("task-links", None, {"mission": "camp"}),
    )


@pytest.mark.rule("M-006")
@pytest.mark.parametrize(("once", "coins"), [(0, 0), (1, 5), (2, 0)])
def test_every_claim_pays_two_coins_from_the_bank_and_one_marker(once: int, coins: int) -> None:
    claimed = (1, 0)[:once]
    state = with_status(give(ready(), 0, coins=coins), 0, mission="camp", claimed=claimed, once=once)
    after = act(state, 0, ClaimTask("camp", 2))
    assert status_of(after, 0) == Status("camp", (*claimed, 2), once + 1)
    assert [after.seats[seat].coins - state.seats[seat].coins for seat in range(2)] == [2, 0]
    assert (missions_of(after).first == 0) is (once == 2)


@pytest.mark.rule("M-007")
def test_the_first_claim_closes_the_other_cards() -> None:
    state = act(ready("camp", "foundry"), 0, SCIENTISTS)
    state = face_up(state, 0, *SEVEN_TITANIUM)
    assert claims(state, 0) == [ClaimTask("camp", 2)]
    refuses(state, 0, UNITS, "task-of-another-mission", "p. 25")


@pytest.mark.rule("M-008")
def test_a_column_is_claimed_once() -> None:
    refuses(act(ready(), 0, SCIENTISTS), 0, SCIENTISTS, "task-claimed", "p. 25")


@pytest.mark.rule("M-009")
@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_tasks_come_in_any_order_and_several_in_a_turn(order: tuple[int, int]) -> None:
    state = act(ready(), 0, *(ClaimTask("camp", column) for column in order))
    assert status_of(state, 0).claimed == order


@pytest.mark.rule("M-010")
def test_a_claim_is_voluntary_and_no_action() -> None:
    state = ready()
    after = act(state, 0, SCIENTISTS)
    assert asked(after) == asked(state) == TakeTurn(0)
    left = act(state, 0, PlaceMarker("tile-field"))
    assert status_of(left, 0) == Status()
    later = turn_of(left, 0)
    assert SCIENTISTS in offered(later, 0)


@pytest.mark.rule("M-011")
def test_nobody_claims_outside_their_own_turn() -> None:
    state = face_up(ready(), 1, *THREE_SCIENTISTS)
    refuses(state, 1, SCIENTISTS, "not-your-turn", "p. 10")
    plan = face_up(planning(**with_missions("camp")), 0, *THREE_SCIENTISTS)
    assert isinstance(asked(plan), Planning) and claims(plan, 0) == []
    state = give(state, 0, resting=(("carbon-1",), ("minerals-1",), (), (), ()))
    state = act(state, 0, DropOut())
    assert isinstance(offered(state, 0)[0], PickUp) and claims(state, 0) == []


@pytest.mark.rule("M-011")
def test_no_claim_is_made_once_the_seat_has_dropped_out_or_in_others_turns() -> None:
    """While the end of the last turn is confirmed, in the turns of others, and in the next Planning phase."""
    state = give(ready(), 0, resting=(("carbon-1",), (), (), (), ()))
    state = act(state, 0, DropOut())
    while not isinstance(asked(state), ConfirmEndOfTurn):
        assert claims(state, 0) == []
        state = act(state, 0, offered(state, 0)[0])
    met = face_up(state, 0, *THREE_SCIENTISTS)
    refuses(met, 0, SCIENTISTS, "not-your-turn" if GAME.to_move(met) != (0,) else "task-not-there", "p. 25")
    others = turn_of(face_up(ready(), 1, *THREE_SCIENTISTS), 1)
    assert claims(others, 1) and claims(others, 0) == []
    with pytest.raises(IllegalMove):
        GAME.decide(others, 0, SCIENTISTS)


@pytest.mark.rule("M-012")
def test_several_seats_claim_the_same_task_in_full() -> None:
    state = face_up(act(ready(), 0, SCIENTISTS), 1, *THREE_SCIENTISTS)
    state = with_status(state, 0, claimed=(0, 1, 2))
    after = act(turn_of(state, 1), 1, SCIENTISTS)
    assert after.seats[1].coins == state.seats[1].coins + 2
    assert status_of(after, 1) == Status("camp", (0,), 1)


@pytest.mark.rule("M-013")
def test_a_claim_is_offered_at_every_question_and_its_gains_can_be_used_at_once() -> None:
    state = give(face_up(on_mission("foundry"), 0, *SEVEN_TITANIUM), 0, coins=0)
    refuses(state, 0, PlaceOnce("buy"), "no-once-marker", "p. 25")
    after = act(state, 0, UNITS)
    assert PlaceOnce("buy") in offered(after, 0) and PlaceOnce("tile-field") in offered(after, 0)
    assert act(after, 0, PlaceOnce("tile-field")).seats[0].coins == 1
    during = act(state, 0, UseResources(("A", "B", "C")))
    assert isinstance(asked(during), AcquireCard) and UNITS in offered(during, 0)
    assert asked(act(during, 0, UNITS)) == asked(during)


@pytest.mark.rule("M-014")
def test_the_action_area_is_judged_as_it_lies_at_that_moment() -> None:
    state = face_up(on_mission("foundry"), 0, *SEVEN_TITANIUM)
    assert UNITS in offered(state, 0)
    used = act(state, 0, UseResources(("A", "B", "C")), Decline())
    while not isinstance(asked(used), ConfirmEndOfTurn):
        used = act(used, 0, next(move for move in offered(used, 0) if not isinstance(move, ClaimTask)))
    refuses(used, 0, UNITS, "task-not-met", "p. 25")


@pytest.mark.rule("M-015")
def test_amounts_of_different_turns_never_add_up() -> None:
    state = having_done(on_mission("institute"), tank=3)
    refuses(state, 0, TANK, "task-not-met", "p. 25")
    next_turn = fold_on(state, [TurnBegan(0)])
    refuses(having_done(next_turn, tank=1), 0, TANK, "task-not-met", "p. 25")
    assert missions_of(next_turn).feats.tank == 0


@pytest.mark.rule("M-016")
def test_cards_that_dropping_out_turns_up_again_meet_nothing() -> None:
    used = [PlacedCard(card, face_up=False) for card in THREE_SCIENTISTS]
    state = face_up(on_mission("camp"), 0, *used)
    refuses(state, 0, SCIENTISTS, "task-not-met", "p. 25")
    out = act(give(state, 0, resting=(("carbon-1",), ("minerals-1",), (), (), ())), 0, DropOut())
    assert all(card.face_up for card in out.seats[0].area if card)
    assert claims(out, 0) == []


# --- the four named tasks ------------------------------------------------------------------------


@pytest.mark.rule("M-017")
@pytest.mark.parametrize(
    ("cards", "tiles", "met"),
    [
        (("C-08", "C-11", "A-09"), (), True),
        (("A-09", "C-10", "C-11"), (), True),
        (("C-08", "A-09"), ("field",), True),
        (("A-09", "C-11"), ("research",), True),
        (("C-08", "A-09"), (), False),
        ((PlacedCard("C-08", face_up=False), "C-11", "A-09"), (), False),
    ],
)
def test_three_scientists_of_either_kind_face_up(
    cards: tuple[str | PlacedCard, ...], tiles: tuple[str, ...], met: bool
) -> None:
    state = holding(face_up(on_mission("camp"), 0, *cards), 0, *tiles)
    state = give(state, 0, hand=("A-08",), resting=(("B-13",), (), (), (), ()))
    assert (SCIENTISTS in offered(state, 0)) is met


@pytest.mark.rule("M-014")
@pytest.mark.parametrize(
    ("cards", "tiles", "met"),
    [
        (("C-08", "B-06", "A-03", "carbon-2", "energy-2"), (), True),
        (("C-08", "B-06", "A-03", "carbon-2"), (), False),
        (("C-08", "B-06", "A-03", "carbon-2"), ("field",), True),
        (("C-08", "B-06", "A-03"), ("research", "energy"), True),
        (("C-08", "B-06"), ("research", "field", "energy"), True),
        (("C-08",), ("research", "field", "energy"), False),
        ((PlacedCard("B-06", plus_one=True), "C-08", "A-03"), ("field", "plus-one"), False),
        ((PlacedCard("C-08", face_up=False), "B-06", "A-03", "A-09"), ("field",), False),
    ],
)
def test_action_tiles_count_as_cards_of_the_action_area(
    cards: tuple[str | PlacedCard, ...], tiles: tuple[str, ...], met: bool
) -> None:
    """They are action cards of their type (p. 20); the "+1" tile lies on a card."""
    state = holding(face_up(on_mission("exchange"), 0, *cards), 0, *tiles)
    assert (ClaimTask("exchange", 0) in offered(state, 0)) is met


@pytest.mark.rule("M-014")
def test_a_used_tile_is_no_card_of_the_action_area() -> None:
    state = holding(face_up(on_mission("exchange"), 0, "C-08", "B-06", "A-03", "carbon-2"), 0, "field")
    used = act(state, 0, UseFieldScientist("tile"))
    assert ClaimTask("exchange", 0) in offered(state, 0) and ClaimTask("exchange", 0) not in offered(used, 0)


@pytest.mark.rule("M-015")
@pytest.mark.parametrize("card", ["A-05", "B-11", "C-01", "D-01", "E-01", "carbon-1", "energy-01"])
def test_a_card_bought_from_the_discard_pile_counts_by_its_price(card: str) -> None:
    """E2: it comes to the hand for 2 coins, and counts by what is printed on it, in this turn only."""
    state = unlocked(with_tracks(on_mission("foundry"), astrogo="E2"), 0, "E2-1")
    state = replace(give(state, 0, coins=9, hand=("carbon-2",)), discards=(card,))
    state = act(state, 0, PlaceMarker("E2-1"), Discard("carbon-2"), Fetch(card))
    cost = INDEX.card[card].cost
    assert missions_of(state).feats.price == cost
    assert (ClaimTask("foundry", 2) in offered(state, 0)) is (cost >= 7)


@pytest.mark.rule("M-018")
def test_the_icon_of_e1_counts_as_a_scientist_once_in_effect() -> None:
    state = with_tracks(face_up(on_mission("camp"), 0, "C-08", "A-09"), tawac="E1")
    assert SCIENTISTS not in offered(state, 0)
    assert SCIENTISTS in offered(give(state, 0, bonuses=("E1-1",)), 0)


@pytest.mark.rule("M-019")
@pytest.mark.parametrize(
    ("cards", "met"),
    [
        (SEVEN_TITANIUM, True),
        (SEVEN_TITANIUM[:2], False),
        (("C-01", "C-05"), True),
        (("C-03", "B-04"), False),
        (("C-06", "C-07", "A-06"), False),
    ],
)
def test_seven_units_of_a_single_type(cards: tuple[str, ...], met: bool) -> None:
    assert (UNITS in offered(face_up(on_mission("foundry"), 0, *cards), 0)) is met


@pytest.mark.rule("M-020")
def test_the_plus_one_tile_and_the_titanium_bonus_count() -> None:
    six = face_up(on_mission("foundry"), 0, PlacedCard("A-04", plus_one=True), "B-06")
    assert UNITS in offered(six, 0)
    five = face_up(on_mission("foundry"), 0, "A-04", "A-03")
    assert UNITS not in offered(five, 0)
    assert UNITS in offered(give(with_tracks(five, skymine="B2"), 0, bonuses=("B2-1", "B2-2")), 0)


@pytest.mark.rule("M-021")
@pytest.mark.parametrize(
    ("before", "collectors", "met"), [(0, 0, False), (1, 0, False), (2, 0, True), (0, 2, False), (0, 4, True)]
)
def test_three_tank_spaces_are_too_few(before: int, collectors: int, met: bool) -> None:
    """A company field scientist moves 2 spaces and 1 for each 2 collectors; what was moved before in this turn adds."""
    state = having_done(on_moon(on_mission("institute"), "astrogo", *COLLECTORS[:collectors]), tank=before)
    after = act(face_up(state, 0, ASTROGO), 0, UseFieldScientist("A"))
    assert after.seats[0].helium == 2 + collectors // 2
    assert (TANK in offered(after, 0)) is met


@pytest.mark.rule("M-021")
def test_four_tank_spaces_of_all_sources_of_one_action() -> None:
    state = face_up(on_moon(on_mission("institute"), "astrogo", *COLLECTORS[:4]), 0, ASTROGO)
    after = act(state, 0, UseFieldScientist("A"))
    assert after.seats[0].helium == 4
    assert TANK in offered(after, 0)


@pytest.mark.rule("M-022")
def test_what_the_last_tank_space_turns_into_coins_does_not_count() -> None:
    state = face_up(on_moon(on_mission("institute"), "astrogo", *COLLECTORS[:4]), 0, ASTROGO)
    state = give(state, 0, helium=INDEX.components.tank.last - 2)
    after = act(state, 0, UseFieldScientist("A"))
    assert after.seats[0].coins > state.seats[0].coins + 1
    assert missions_of(after).feats.tank == 2
    refuses(after, 0, TANK, "task-not-met", "p. 25")


def entering(state: State, count: int) -> State:
    """The state after so many pieces have been placed, each where it costs 1."""
    for _ in range(count):
        state = act(state, 0, cheapest(state))
    return state


def cheapest(state: State) -> Move:
    """An offered move that enters a place for one energy point."""
    choices = GAME.choices(state, 0)
    for move, lines in zip(choices.moves, choices.lines, strict=True):
        if isinstance(move, EnterSector | EnterBelt) and ("energy-left", asked_energy(state) - 1) in [
            (line.key, line.amount) for line in lines
        ]:
            return move
    raise AssertionError("nothing can be entered for 1")


def asked_energy(state: State) -> int:
    """The energy left in the expansion that is asked for."""
    step = asked(state)
    assert isinstance(step, Expand | ExpandOnBelt)
    return step.energy


def expanding_with(state: State) -> State:
    """The state with six energy points in the action area, one company being expanded with them."""
    return act(face_up(state, 0, "C-06", "C-07"), 0, UseEnergy("minerva"))


@pytest.mark.rule("M-023", "M-013")
def test_five_outposts_of_one_company_on_the_moon() -> None:
    state = entering(expanding_with(on_mission("frontier")), 4)
    refuses(state, 0, EXPAND, "task-not-met", "p. 25")
    state = entering(state, 1)
    assert isinstance(asked(state), Expand) and EXPAND in offered(state, 0)
    claimed = act(state, 0, EXPAND)
    assert asked(claimed) == asked(state) and claimed.seats[0].coins == state.seats[0].coins + 2


@pytest.mark.rule("M-024")
def test_five_outposts_and_shuttles_together_on_the_belt() -> None:
    state = entering(expanding_with(on_mission("frontier", belt=True)), 5)
    assert EXPAND in offered(state, 0)
    placed = part(state, BeltBoard).pieces.count("minerva")
    assert placed == 5 and outposts_in(state, "minerva")[1] < 5


@pytest.mark.rule("M-025")
def test_pieces_count_not_points() -> None:
    """The example of p. 27: six points place four pieces."""
    state = put_on(put_on(on_mission("frontier", belt=True), "minerva", "18-1"), "astrogo", "13")
    state = act(face_up(state, 0, "A-06", "energy-2", "energy-1", "energy-01"), 0, UseEnergy("minerva"))
    state = act(state, 0, EnterBelt("19", 1), EnterBelt("14-1", 0), EnterBelt("13", 1), EnterBelt("18-2", 2))
    assert missions_of(state).feats.pieces == (0, 4, 0, 0)
    refuses(state, 0, EXPAND, "task-not-met", "p. 25")


@pytest.mark.rule("M-026")
def test_an_energy_action_through_e2_counts() -> None:
    state = with_tracks(on_mission("frontier"), astrogo="E2", skymine="A1")
    state = give(state, 0, hand=("C-06",), bonuses=("E2-1", "A1-1", "A1-2"), coins=9)
    state = act(state, 0, PlaceMarker("E2-1"), Discard("C-06"), Perform("minerva"))
    assert asked_energy(state) == 5
    state = entering(state, 4)
    final = decide(state, 0, cheapest(state))
    after = fold_on(state, final)
    assert EXPAND in offered(after, 0)


# --- the designed tasks --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "column", "short", "enough"),
    [
        ("camp", 1, {"tracks": (4, 4, 0, 0)}, {"tracks": (4, 5, 0, 0)}),
        ("camp", 2, {"coins": 7}, {"coins": 8}),
        ("foundry", 1, {"upload": 2}, {"upload": 3}),
        ("foundry", 2, {"price": 6}, {"price": 7}),
        ("frontier", 2, {"plans": 1}, {"plans": 2}),
        ("vanguard", 1, {"ousted": 1}, {"ousted": 2}),
    ],
)
def test_feats_of_a_turn(mission: MissionId, column: int, short: dict[str, Any], enough: dict[str, Any]) -> None:
    claim = ClaimTask(mission, column)
    refuses(having_done(on_mission(mission), **short), 0, claim, "task-not-met", "p. 25")
    assert claim in offered(having_done(on_mission(mission), **enough), 0)


@pytest.mark.parametrize(
    ("mission", "column", "short", "enough"),
    [
        ("institute", 0, ("C-06", "A-06"), ("C-06", "C-07")),
        ("frontier", 0, ("B-01", "B-02"), ("B-01", "B-08")),
        ("exchange", 0, ("A-01", "A-02", "A-03", "A-06"), ("A-01", "A-02", "A-03", "A-06", "A-09")),
        ("vanguard", 0, ("A-04", "A-03"), ("A-04", "B-06")),
    ],
)
def test_what_lies_in_the_action_area(
    mission: MissionId, column: int, short: tuple[str, ...], enough: tuple[str, ...]
) -> None:
    claim = ClaimTask(mission, column)
    refuses(face_up(on_mission(mission), 0, *short), 0, claim, "task-not-met", "p. 25")
    assert claim in offered(face_up(on_mission(mission), 0, *enough), 0)


def test_a_turn_s_feats_are_counted_as_they_happen() -> None:
    state = replace(on_mission("foundry"), display=PLAIN)
    state = act(face_up(state, 0, "C-01", "titanium-1"), 0, UseResources(("A",)))
    bought = act(state, 0, next(move for move in offered(state, 0) if isinstance(move, Acquire)))
    assert missions_of(bought).feats.price >= 3
    discarded = act(give(on_mission("camp"), 0, hand=("C-05",)), 0, PlaceMarker("discard"), Discard("C-05"))
    assert missions_of(discarded).feats.coins == discarded.seats[0].coins - 1 >= 8
    walked = act(face_up(on_mission("camp"), 0, "C-05"), 0, UseResources(("A",)), Decline())
    walked = act(walked, 0, *[Advance("tawac")] * 2)
    assert missions_of(walked).feats.tracks == (0, 0, 0, 2)


def test_what_comes_to_others_in_my_turn_is_no_feat_of_theirs_or_mine() -> None:
    state = fold_on(on_mission("camp"), [CoinsGained(1, 9, "threshold"), CoinsGained(0, 2, "mission")])
    assert missions_of(state).feats.coins == 0


def test_the_first_to_open_their_own_space_is_kept() -> None:
    state = with_status(on_mission("camp"), 0, mission="camp", claimed=(0, 1))
    state = act(having_done(state, coins=8), 0, ClaimTask("camp", 2))
    assert missions_of(state).first == 0
    state = with_status(turn_of(having_done(state, coins=8), 1), 1, mission="camp", claimed=(0, 1))
    assert missions_of(act(having_done(state, coins=8), 1, ClaimTask("camp", 2))).first == 0


def test_the_faults_of_mission_cards_are_named() -> None:
    cards = tuple(missions().values())
    assert mission_faults(cards) == []
    twice = (replace(cards[0], tasks=(cards[0].tasks[0],) * 3), *cards[1:])
    assert [fault.entry for fault in mission_faults(twice)] == ["camp"]
    assert [fault.entry for fault in mission_faults(cards[1:])] == ["missions"]
    nothing = replace(cards[0].tasks[0], at=0)
    assert mission_faults((replace(cards[0], tasks=(nothing, *cards[0].tasks[1:])), *cards[1:]))
    once = replace(cards[0].tasks[0], at=1)
    assert mission_faults((replace(cards[0], tasks=(once, *cards[0].tasks[1:])), *cards[1:])) == []


def fold_on(state: State, events: Sequence[Event]) -> State:
    """The state after these events."""
    for event in events:
        state = evolve(state, event)
    return state
