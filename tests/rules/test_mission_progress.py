"""What counts towards the tasks of missions, and how a plan is held against them."""

from typing import Any

import pytest

from app.rules.game import Event
from app.rules.kit.folds import evolve
from app.rules.skymines.components.shapes import COMPANIES, RESOURCES
from app.rules.skymines.components.shapes.missions import AREA_TASKS, MissionId, MissionTask
from app.rules.skymines.modules.missions.tasks import card_of, progress
from app.rules.skymines.phases.forecast import forecast
from app.rules.skymines.vocabulary.events import (
    HeliumAdvanced,
    OutpostPlaced,
    PlanTaken,
    SupplementTaken,
    UploadAdvanced,
)
from app.rules.skymines.vocabulary.modules.belt import BeltEntered
from app.rules.skymines.vocabulary.modules.missions import ClaimTask
from app.rules.skymines.vocabulary.modules.threats import ThreatStruck
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.mission_positions import having_done, missions_of, on_mission, with_status
from tests.support.rules.positions import GAME, INDEX, face_up, give, holding, on_track, with_tracks
from tests.support.rules.threat_positions import threatened

ALL_MISSIONS: tuple[MissionId, ...] = ("camp", "foundry", "frontier", "institute", "exchange", "vanguard")


def reachable(state: State, hand: tuple[str, ...]) -> dict[tuple[str, int], Any]:
    """The tasks that a plan of seat 0 is held against, by mission and column."""
    found: Any = forecast(state, 0, hand)
    return {(item["mission"], item["column"]): item for item in found["modules"]["missions"]}


@pytest.mark.rule("M-014")
def test_a_task_that_is_met_exactly_is_offered_and_not_refused() -> None:
    state = face_up(on_mission("camp"), 0, "C-08", "C-11", "A-09")
    assert progress(state, 0, MissionTask("scientists", 3)) == 3
    claims = [item for item in GAME.choices(state, 0).refused if item.what.type is ClaimTask]
    refused = {claim.what.known["column"]: claim.code for claim in claims}
    assert refused == {1: "task-not-met", 2: "task-not-met"}


@pytest.mark.parametrize(
    ("event", "feats"),
    [
        (HeliumAdvanced(0, 2, 2), {"tank": 2}),
        (UploadAdvanced(0, 2, 2), {"upload": 2}),
        (PlanTaken(0, "A1", INDEX.components.plans[0].id), {"plans": 1}),
        (SupplementTaken(0, 3), {"coins": 3}),
        (OutpostPlaced(0, "minerva", 1, 0, 1), {"pieces": (0, 1, 0, 0)}),
        (OutpostPlaced(0, "minerva", 1, 0, 1, "tawac"), {"pieces": (0, 1, 0, 0), "ousted": 1}),
        (BeltEntered(0, "tawac", "18-1", 0, 1, "minerva"), {"pieces": (0, 0, 0, 1), "ousted": 1}),
    ],
)
def test_what_a_seat_does_in_its_turn_is_added_to_what_it_has_done(event: Event, feats: dict[str, Any]) -> None:
    """From nothing, and once more upon that."""
    state = on_mission("camp", belt=isinstance(event, BeltEntered))
    once = evolve(state, event)
    assert missions_of(once).feats == missions_of(having_done(state, **feats)).feats
    started = having_done(state, tank=5, upload=5, plans=5, coins=5, ousted=5, pieces=(5, 5, 5, 5))
    after = missions_of(evolve(started, event)).feats
    for name, amount in feats.items():
        expected = tuple(5 + item for item in amount) if isinstance(amount, tuple) else 5 + amount
        assert getattr(after, name) == expected


@pytest.mark.rule("M-015")
def test_in_others_turns_nothing_of_their_turn_counts_for_a_seat() -> None:
    state = having_done(on_mission("institute"), tank=4)
    task = MissionTask("tank", 4)
    assert [progress(state, seat, task) for seat in (0, 1)] == [4, 0]


def test_the_shares_of_the_company_with_most_of_them_count_and_none_are_none() -> None:
    task = MissionTask("shares", 2)
    assert progress(face_up(on_mission("frontier"), 0, "carbon-2"), 0, task) == 0
    shares = {company: [card.id for card in INDEX.components.cards if card.share == company] for company in COMPANIES}
    two_of_one = face_up(on_mission("frontier"), 0, *shares["tawac"][:2], shares["skymine"][0])
    assert progress(two_of_one, 0, task) == 2


def test_a_mission_card_is_found_by_its_id() -> None:
    state = on_mission("camp", "foundry")
    assert [card_of(state, name) for name in ("camp", "foundry", "vanguard")] == [*missions_of(state).cards, None]


def test_a_plan_is_held_against_the_tasks_of_the_action_area_that_can_still_be_claimed() -> None:
    state = on_mission(*ALL_MISSIONS)
    area = {
        (card.id, column): (task.kind, task.at)
        for card in missions_of(state).cards
        for column, task in enumerate(card.tasks)
        if task.kind in AREA_TASKS
    }
    assert {key: (one["kind"], one["at"]) for key, one in reachable(state, ()).items()} == area
    linked = with_status(state, 0, mission="camp", claimed=(1,))
    assert set(reachable(linked, ())) == {key for key in area if key[0] == "camp"} == {("camp", 0)}
    assert reachable(with_status(linked, 0, claimed=(0,)), ()) == {}


def test_a_plan_adds_up_each_kind_of_task() -> None:
    """Scientists of both kinds with both tiles and the E1 bonus, one for every card, shares by company."""
    scientist, field = "research-1", "C-10"
    assert {INDEX.card[card].kind for card in (scientist, field)} == {"research", "field"}
    share = next(card for card in INDEX.components.cards if card.share == "tawac")
    hand = ("carbon-2", scientist, field, share.id)
    state = with_tracks(holding(on_mission(*ALL_MISSIONS), 0, "research", "field"), tawac="E1")
    tasks = reachable(state, hand)
    [scientists] = tasks["camp", 0]["sums"]
    kinds = ("research", "field")
    assert scientists["adds"] == {card: 1 for card in hand if INDEX.card[card].kind in kinds}
    assert (scientists["base"], scientists["compared_base"], scientists["plus_one"]) == (2, 2, 0)
    beyond = INDEX.track["E1"].thresholds[0].after + 1
    [with_bonus] = reachable(on_track(state, 0, "tawac", beyond), hand)["camp", 0]["sums"]
    assert with_bonus["base"] == 3
    [cards] = tasks["exchange", 0]["sums"]
    assert (cards["adds"], cards["base"], cards["open"]) == (dict.fromkeys(hand, 1), 2, True)
    by_company = dict(zip(COMPANIES, (task["adds"] for task in tasks["frontier", 0]["sums"]), strict=True))
    assert by_company == {
        company: {card: 1 for card in hand if INDEX.card[card].share == company} for company in COMPANIES
    }
    assert by_company["tawac"] == {share.id: 1}
    assert [task["kind"] for task in tasks["foundry", 0]["sums"]] == list(RESOURCES)


def test_of_two_cards_with_the_same_id_one_is_lost_where_one_is_named() -> None:
    state = give(threatened("bridge"), 0, hand=("energy-1", "carbon-1", "energy-1"), resting=((), (), (), (), ()))
    after = evolve(state, ThreatStruck("bridge", (("energy-1",), ())))
    assert after.seats[0].hand == ("carbon-1", "energy-1")
