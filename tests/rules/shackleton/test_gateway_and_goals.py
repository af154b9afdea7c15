"""Visits to the Lunar Gateway, goals, the Reputation track."""

import pytest
from msgspec.structs import replace

from app.rules.shackleton.actions.gains import gain, lose_reputation
from app.rules.shackleton.board.goals import count
from app.rules.shackleton.board.reputation import goal_extra, upkeep
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary.events import TurnBegan
from app.rules.shackleton.vocabulary.moves import (
    ChoosePart,
    ClaimGoal,
    EndTurn,
    TakeAstronaut,
    UseTrackAction,
    VisitGateway,
)
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.boards import with_experiments, with_tourists
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import (
    FABIO,
    MATTHIEU,
    NESTORE,
    asked,
    decide,
    in_action,
    moves_of,
    play,
    refusal,
    stock,
    with_base,
    with_seat,
    with_stock,
)


def parts(state: State) -> set[str]:
    """The parts of a visit that are offered."""
    return {move.part for move in moves_of(state, ChoosePart)}


class TestGateway:
    @pytest.mark.rule("S-155", "S-158", "S-159")
    def test_worked_example_of_a_visit(self) -> None:
        state = with_base(replace(in_action(), gateway=(0, 1, 0)), FABIO, dome_1=())
        state = play(state, VisitGateway("engineer"))
        assert state.gateway == (1, 1, 0)
        state = play(state, ChoosePart("credits"), ChoosePart("astronaut"), TakeAstronaut("technician", "dome-1"))
        assert stock(state, FABIO, "credits") == 3
        assert state.seats[FABIO].built["dome-1"] == ("technician",)
        assert state.gateway == (1, 0, 0)
        state = play(state, ChoosePart("action"), UseTrackAction(0))
        assert state.seats[FABIO].reputation == 2
        assert asked(state) == "ConfirmEndOfTurn"

    @pytest.mark.rule("S-155")
    def test_in_any_order(self) -> None:
        state = play(replace(in_action(), gateway=(0, 1, 0)), VisitGateway("engineer"))
        assert parts(state) == {"credits", "astronaut", "action"}
        state = play(state, ChoosePart("action"), UseTrackAction(0))
        assert parts(state) == {"credits", "astronaut"}
        state = play(state, ChoosePart("astronaut"), TakeAstronaut("technician", "waiting"))
        assert parts(state) == {"credits"}
        assert refusal(state, EndTurn()) == "another-question"

    @pytest.mark.rule("S-156")
    def test_the_astronaut_just_deployed_cannot_be_taken(self) -> None:
        state = play(replace(in_action(), gateway=(0, 1, 0)), VisitGateway("engineer"), ChoosePart("astronaut"))
        assert refusal(state, TakeAstronaut("engineer", "waiting")) == "astronaut-not-there"
        state = play(replace(in_action(), gateway=(1, 1, 0)), VisitGateway("engineer"), ChoosePart("astronaut"))
        assert TakeAstronaut("engineer", "waiting") in moves_of(state)

    @pytest.mark.rule("S-157", "S-195")
    def test_without_others_or_room_that_part_is_left_out(self) -> None:
        assert parts(play(in_action(), VisitGateway("engineer"))) == {"credits", "action"}
        full = with_base(with_seat(replace(in_action(), gateway=(1, 1, 1)), FABIO, waiting="engineer"), FABIO)
        full = with_base(full, FABIO, dome_1=("engineer",))
        assert parts(play(full, VisitGateway("engineer"))) == {"credits", "action"}


def ending(seats: int = 3, cargoes: tuple[int, ...] = (1, 1), reputation: int = 0) -> State:
    """The end of Fabio's turn, who has shipped on these levels."""
    state = with_seat(in_action(seats), FABIO, reputation=reputation)
    mining = replace(state.modules["mining"], shipped=(cargoes, *((),) * (seats - 1)))  # type: ignore[index]
    state = replace(state, modules={**state.modules, "mining": mining})  # type: ignore[dict-item]
    state = play(state, VisitGateway("engineer"))
    while asked(state) != "ConfirmEndOfTurn":
        state = play(state, moves_of(state)[0])
    return with_seat(state, FABIO, reputation=reputation, vp=0)


def claimed(state: State, level: int, *seats: int) -> State:
    """These seats have claimed a goal of Moon Mining."""
    board = state.boards["mining"]
    goals = tuple(seats if number == level else there for number, there in enumerate(board.goals))
    return replace(state, boards={**state.boards, "mining": replace(board, goals=goals)})


class TestGoals:
    @pytest.mark.rule("S-160", "S-163", "S-164")
    def test_goals_score_at_the_end_of_the_own_turn(self) -> None:
        state = play(ending(), ClaimGoal("mining", 0))
        assert state.seats[FABIO].vp == 5
        assert state.seats[FABIO].goals == {"mining": 0}
        assert GAME.to_move(state) == (FABIO,)
        assert GAME.to_move(play(state, EndTurn())) == (NESTORE,)

    @pytest.mark.rule("S-160", "S-005")
    def test_any_number_of_different_corporations(self) -> None:
        state = with_seat(ending(), FABIO, projects=("earthrise-hotel",))
        state = with_tourists(state, "earthrise-hotel-1", "earthrise-hotel-2")
        state = with_experiments(state, "small-physics-1", "small-physics-2")
        state = play(state, ClaimGoal("mining", 0), ClaimGoal("artemis", 0), ClaimGoal("selenium", 0))
        assert state.seats[FABIO].goals == {"mining": 0, "artemis": 0, "selenium": 0}
        assert moves_of(state, ClaimGoal) == []

    @pytest.mark.rule("S-161")
    def test_one_of_each_corporation_in_the_whole_game(self) -> None:
        state = play(ending(cargoes=(1, 2, 3, 4)), ClaimGoal("mining", 0))
        assert refusal(state, ClaimGoal("mining", 2)) == "goal-of-corporation-claimed"

    @pytest.mark.rule("S-161")
    def test_at_no_other_moment(self) -> None:
        state = ending()
        before = replace(in_action(), modules=state.modules)
        assert refusal(before, ClaimGoal("mining", 0)) == "another-question"

    @pytest.mark.rule("S-162")
    def test_a_goal_that_is_not_met_is_refused(self) -> None:
        state = ending(cargoes=(1,))
        assert refusal(state, ClaimGoal("mining", 0)) == "goal-not-met"

    @pytest.mark.rule("S-162")
    @pytest.mark.parametrize(
        ("seats", "level", "others", "free"),
        [
            (2, 0, (NESTORE,), False),
            (3, 0, (NESTORE,), True),
            (3, 0, (NESTORE, MATTHIEU), False),
            (3, 2, (NESTORE,), False),
        ],
    )
    def test_slots_by_seats(self, seats: int, level: int, others: tuple[int, ...], free: bool) -> None:
        state = claimed(ending(seats, (1, 2, 3, 4)), level, *others)
        if free:
            assert ClaimGoal("mining", level) in moves_of(state)
        else:
            assert refusal(state, ClaimGoal("mining", level)) == "goal-taken"

    @pytest.mark.rule("S-164", "S-165")
    @pytest.mark.parametrize(
        ("reputation", "extra"),
        [(0, 0), (1, 0), (2, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3), (14, 4), (15, 4)],
    )
    def test_reputation_adds_vp(self, reputation: int, extra: int) -> None:
        state = ending(reputation=reputation)
        assert goal_extra(state, FABIO) == extra
        assert play(state, ClaimGoal("mining", 0)).seats[FABIO].vp == 5 + extra

    @pytest.mark.rule("S-054", "S-160")
    def test_the_turn_ends_when_the_seat_says_so(self) -> None:
        decision = decide(ending(), EndTurn())
        assert TurnBegan(NESTORE) in decision.events
        assert GAME.is_boundary(decision.events)


class TestReputation:
    @pytest.mark.rule("S-166", "S-168")
    def test_beyond_the_end_each_is_a_vp(self) -> None:
        ledger = Ledger(with_seat(in_action(), FABIO, reputation=14))
        gain(ledger, FABIO, "reputation", 2)
        assert (ledger.seat(FABIO).reputation, ledger.seat(FABIO).vp) == (15, 1)

    @pytest.mark.rule("S-169")
    def test_below_zero_each_costs_two_vp_as_far_as_there_are(self) -> None:
        ledger = Ledger(with_seat(in_action(), FABIO, reputation=1, vp=3))
        lose_reputation(ledger, FABIO, 3)
        assert (ledger.seat(FABIO).reputation, ledger.seat(FABIO).vp) == (0, 0)
        ledger = Ledger(with_seat(in_action(), FABIO, reputation=1, vp=9))
        lose_reputation(ledger, FABIO, 3)
        assert ledger.seat(FABIO).vp == 5

    @pytest.mark.rule("S-167")
    @pytest.mark.parametrize(("reputation", "credits"), [(0, 0), (1, 1), (4, 1), (5, 2), (9, 3), (13, 4), (15, 4)])
    def test_it_raises_the_costs(self, reputation: int, credits: int) -> None:
        assert upkeep(with_seat(in_action(), FABIO, reputation=reputation), FABIO) == credits

    @pytest.mark.rule("S-170")
    def test_losing_it_closes_actions_and_extras_again(self) -> None:
        state = with_seat(in_action(), FABIO, reputation=4)
        ledger = Ledger(state)
        lose_reputation(ledger, FABIO, 3)
        assert goal_extra(ledger.state, FABIO) == 0
        visiting = play(ledger.state, VisitGateway("engineer"), ChoosePart("action"))
        assert refusal(visiting, UseTrackAction(4)) == "action-locked"


def test_what_a_seat_has_none_of_counts_nothing() -> None:
    state = in_action()
    assert count(state, FABIO, "helium3") == 0
    assert count(with_stock(state, FABIO, helium3=2), FABIO, "helium3") == 2
    assert "evergreen" not in state.corporations
    assert count(state, FABIO, "farm_size") == 0
