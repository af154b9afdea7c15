"""The player that looks ahead plays for missions."""

import random

from msgspec.structs import replace

from app.players.skymines.beam import BeamPlayer
from app.players.skymines.greedy import GreedyPlayer
from app.players.skymines.plans import best_plan
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import worth
from app.rules.skymines.components.shapes.missions import MissionId
from app.rules.skymines.vocabulary.modules.missions import ClaimTask
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.mission_positions import having_done, on_mission, with_missions
from tests.support.rules.positions import GAME, act, face_up, give, planning

UNITS = ("C-01", "A-01", "carbon-1")
"""Seven units of carbon in three cards."""


def planned(state: State) -> set[str]:
    form = GAME.choices(state, 0).form
    assert form is not None
    return {card for card in best_plan(form, state, 0, WEIGHTS).cards if card is not None}


def test_a_task_that_is_met_is_claimed_before_the_cards_are_used() -> None:
    state = give(face_up(on_mission("foundry"), 0, *UNITS), 0, markers=0)
    assert GreedyPlayer().choose(GAME, state, 0, random.Random(1)) == ClaimTask("foundry", 0)


def test_a_task_that_is_met_in_the_middle_of_a_turn_is_claimed_within_the_line() -> None:
    state = face_up(having_done(on_mission("institute"), tank=3), 0, "energy-1", "energy-2", "A-01")
    line = BeamPlayer().line(GAME, give(state, 0, markers=0, coins=6), 0, random.Random(1))
    assert ClaimTask("institute", 1) in line[1:-1]


def test_a_met_task_counts_nearly_whole_and_a_near_one_in_part() -> None:
    state = on_mission("institute")
    far, near, met = (worth(having_done(state, tank=spaces), 0) for spaces in (0, 3, 4))
    assert met - near > 3
    assert near == far
    claimed = act(having_done(state, tank=4), 0, ClaimTask("institute", 1))
    assert worth(claimed, 0) > met


def test_cards_face_up_that_nearly_meet_a_task_are_worth_more() -> None:
    def gain(*cards: str) -> float:
        with_task, without = (face_up(on_mission(mission), 0, *cards) for mission in ("vanguard", "camp"))
        return worth(with_task, 0) - worth(without, 0)

    assert gain(*UNITS) > gain("C-01", "carbon-1", "energy-2") > gain("carbon-1", "energy-1", "energy-2")


def test_a_plan_meets_a_task_that_its_cards_can_meet() -> None:
    hand = ("research-1", "A-08", "A-09", "energy-1", "minerals-1")

    def scientists(mission: MissionId) -> int:
        state = give(planning(**with_missions(mission)), 0, hand=hand, slots=("A", "B", "C"))
        return len(planned(state) & {"research-1", "A-08", "A-09"})

    assert scientists("camp") == 3 > scientists("foundry")


def test_after_the_last_turn_there_is_nothing_to_hope_for() -> None:
    state = replace(face_up(on_mission("foundry"), 0, *UNITS), round=7)
    gone = give(state, 0, dropped=True, area=(None,) * 5)
    other = replace(face_up(on_mission("camp"), 0, *UNITS), round=7)
    assert worth(gone, 0) == worth(give(other, 0, dropped=True, area=(None,) * 5), 0)
