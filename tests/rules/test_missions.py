"""Mission cards: laying them out and claiming their tasks (rulebook page 25)."""

import pytest
from msgspec.structs import replace

from app.rules.game import BadOptions, IllegalMove, Line
from app.rules.skymines.board.coins import with_coins_at_once
from app.rules.skymines.components.further import missions
from app.rules.skymines.components.shapes.missions import AREA_TASKS, MissionId
from app.rules.skymines.vocabulary.events import CoinsGained, TurnBegan
from app.rules.skymines.vocabulary.modules.missions import ClaimTask, PlaceOnce, Status, TaskClaimed
from app.rules.skymines.vocabulary.moves import (
    Decline,
    DropOut,
    PickUp,
    PlaceMarker,
    PlayLunaCard,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    ConfirmEndOfTurn,
    LunaTurn,
    Planning,
    TakeTurn,
)
from app.rules.skymines.vocabulary.state import PlacedCard, State
from tests.support.rules.mission_positions import (
    SCIENTISTS,
    SEVEN_TITANIUM,
    TANK,
    THREE_SCIENTISTS,
    UNITS,
    claims,
    having_done,
    missions_of,
    on_mission,
    status_of,
    with_missions,
    with_status,
)
from tests.support.rules.playing import play
from tests.support.rules.positions import (
    GAME,
    act,
    acting,
    asked,
    asking,
    begun,
    decide,
    events_of,
    face_up,
    fold_onto,
    give,
    offered,
    planning,
    refuses,
    seats,
    turn_of,
)

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
        assert GAME.rematch_options(options, state, {})["modules"]["missions"] == kept


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


@pytest.mark.rule("M-011")
def test_coins_of_claims_count_in_the_seats_own_turn_alone() -> None:
    """Not in the turn of another seat, not in another phase, not after dropping out."""

    def counted(state: State) -> int:
        return with_coins_at_once(state, 0).seats[0].coins - state.seats[0].coins

    state = ready()
    assert counted(state) == 4, "three scientists and 8 coins gained"
    assert counted(replace(state, turn=1)) == 0
    assert counted(replace(state, phase="planning")) == 0
    assert counted(give(state, 0, dropped=True)) == 0


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
    next_turn = fold_onto(state, [TurnBegan(0)])
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
