"""Modules at their very edges: what is told, what is refused, and the last value that counts.

Each of these was found by a change of the rules that no other test noticed (docs/in-depth.md, "Rules broken on
purpose").
"""

from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.game import Event, Line, Move
from app.rules.skymines.components.shapes import COMPANIES, RESOURCES
from app.rules.skymines.components.shapes.missions import AREA_TASKS, MissionId, MissionTask
from app.rules.skymines.evolving.fold import evolve
from app.rules.skymines.modules.belt.expanding import reach_line
from app.rules.skymines.modules.belt.vocabulary import (
    BeltBoard,
    BeltEntered,
    EnterBelt,
    ShuttleRemoved,
    ShuttleReturned,
)
from app.rules.skymines.modules.campaign.going_on import levels_to_choose
from app.rules.skymines.modules.missions.tasks import card_of, progress
from app.rules.skymines.modules.missions.vocabulary import PlaceOnce, UseOwnSpace
from app.rules.skymines.modules.threats.vocabulary import ThreatStruck
from app.rules.skymines.phases.forecast import forecast
from app.rules.skymines.viewing.views import FURTHER_VIEWS
from app.rules.skymines.vocabulary.events import (
    HeliumAdvanced,
    OutpostPlaced,
    PlanTaken,
    SupplementTaken,
    UploadAdvanced,
)
from app.rules.skymines.vocabulary.parts import part, with_part
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import costs, enterable, expanding, on_belt, put_on
from tests.support.rules.boards import with_station
from tests.support.rules.campaign_positions import chapter, over, removed_by
from tests.support.rules.mission_positions import having_done, missions_of, on_mission, with_status
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    acting,
    face_up,
    give,
    holding,
    on_track,
    turn_of,
    with_tracks,
)
from tests.support.rules.threat_positions import threatened

ALL_MISSIONS: tuple[MissionId, ...] = ("camp", "foundry", "frontier", "institute", "exchange", "vanguard")


def told(state: State, move: Move, seat: int = 0) -> tuple[Line, ...]:
    """What a seat is told of a move that it is offered."""
    choices = GAME.choices(state, seat)
    return dict(zip(choices.moves, choices.lines, strict=True))[move]


def amounts(lines: tuple[Line, ...], start: str) -> dict[str, int | None]:
    """The amounts of the lines whose keys start like this."""
    return {line.key: line.amount for line in lines if line.key.startswith(start)}


# --- the Belt (p. 27, p. 28) ---------------------------------------------------------------------


@pytest.mark.rule("M-046", "M-047", "M-049")
@pytest.mark.parametrize(
    ("space", "costs"),
    [
        ("18-2", {"energy-entry": -1}),
        ("18-1", {"energy-entry": -1, "energy-ousting": -1}),
        ("14-2", {"energy-entry": -1, "energy-entry-crossed": -1}),
        ("14-1", {"energy-entry": -1, "energy-entry-crossed": -1, "energy-ousting": -1}),
    ],
)
def test_each_point_that_a_belt_space_costs_is_told(space: str, costs: dict[str, int]) -> None:
    """Over an extra energy from 19, and against a piece of TaWaC; what is left with it (p. 27)."""
    state = expanding(put_on(put_on(on_belt(), "minerva", "19"), "tawac", "14-1", "18-1"), "minerva", 6)
    lines = told(state, EnterBelt(space, 0))
    assert amounts(lines, "energy-") == {**costs, "energy-left": 6 + sum(costs.values())}
    assert [line.args for line in lines if line.key == "energy-ousting"] in ([], [{"company": "tawac"}])


@pytest.mark.rule("M-061", "M-066")
def test_a_belt_space_tells_what_it_brings_itself_and_nothing_of_those_entered_before() -> None:
    """Research points are summed when they come, and told by asteroid; a second outpost brings nothing (p. 28)."""
    state = expanding(put_on(on_belt(), "minerva", "19", column=2), "minerva", 6)
    alone = {space: amounts(told(state, EnterBelt(space, 0)), "gain-") for space in ("14-1", "18-1", "21-1")}
    assert alone["14-1"] == {"gain-coins": 1, "gain-research-points": 1}
    state = act(state, 0, EnterBelt("14-1", 0))
    for space in ("18-1", "21-1"):
        assert amounts(told(state, EnterBelt(space, 0)), "gain-") == alone[space] != {}
    assert amounts(told(state, EnterBelt("14-2", 0)), "gain-") == {}


@pytest.mark.rule("M-053")
def test_each_belt_space_is_offered_or_refused_and_never_both() -> None:
    """A space that costs exactly what is left is offered (p. 27)."""
    for energy in (1, 2, 3):
        state = expanding(
            put_on(put_on(on_belt(), "minerva", "19", "18-2"), "tawac", "14-1", "18-1"), "minerva", energy
        )
        refused = {one.what["space"]: one.code for one in GAME.choices(state, 0).refused if "space" in one.what}
        assert not enterable(state) & set(refused)
        assert {space for space, code in refused.items() if code == "belt-space-too-dear"} == {
            space for space, cost in {"18-1": 2, "14-2": 2, "14-1": 3, "14-3": 2}.items() if cost > energy
        }


@pytest.mark.rule("M-055")
def test_an_empty_column_says_whether_shuttles_or_outposts_are_missing() -> None:
    state = with_station(put_on(on_belt(), "minerva", "18-1"), "minerva", (0, True), (0, True), (5, False))
    refused = GAME.choices(expanding(state, "minerva", 4), 0).refused
    columns = {one.what["column"]: one.code for one in refused if "column" in one.what}
    assert columns == {0: "column-empty", 1: "shuttle-column-empty"}


@pytest.mark.rule("M-048")
def test_a_shuttle_space_is_entered_from_the_cheaper_of_two_asteroids() -> None:
    """19 lies between 18, without an energy on the way, and 14, with one (p. 27)."""
    assert costs(put_on(on_belt(), "minerva", "14-1"), "minerva")["19"] == 2
    assert costs(put_on(on_belt(), "minerva", "14-1", "18-1"), "minerva")["19"] == 1


def test_an_expansion_says_before_which_belt_spaces_are_within_reach() -> None:
    line = reach_line(on_belt(), "minerva", 1)
    assert (line.key, line.args["sectors"]) == ("energy-reach-spaces", [18, 21])
    assert reach_line(on_belt(), "minerva", 0) == Line("energy-reaches-no-space")


@pytest.mark.parametrize("event", [ShuttleReturned("tawac"), ShuttleRemoved("tawac")])
def test_of_two_ousted_shuttles_one_goes_at_a_time(event: Event) -> None:
    state = with_station(on_belt(), "tawac", (6, False), (4, False), (6, False))
    state = with_part(state, replace(part(state, BeltBoard), ousted=("astrogo", "tawac", "tawac", "minerva")))
    assert part(evolve(state, event), BeltBoard).ousted == ("astrogo", "tawac", "minerva")


# --- missions (p. 25) ----------------------------------------------------------------------------


@pytest.mark.rule("M-014")
def test_a_task_that_is_met_exactly_is_offered_and_not_refused() -> None:
    state = face_up(on_mission("camp"), 0, "C-08", "C-11", "A-09")
    assert progress(state, 0, MissionTask("scientists", 3)) == 3
    claims = [one for one in GAME.choices(state, 0).refused if one.what["type"] == "ClaimTask"]
    refused = {one.what["column"]: one.code for one in claims}
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
        expected = tuple(5 + one for one in amount) if isinstance(amount, tuple) else 5 + amount
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


@pytest.mark.rule("M-027", "M-033")
def test_a_marker_of_missions_is_the_turns_action_and_says_what_is_left() -> None:
    """No further action follows; the own bonus space costs 1 coin of 4."""
    state = give(with_status(on_mission("camp"), 0, mission="camp", claimed=(0, 1, 2), once=1), 0, coins=4)
    lines = {line.key: line.amount for line in told(state, UseOwnSpace(False))}
    assert (lines["pay-space"], lines["coins-left"]) == (-1, 3)
    for move in (UseOwnSpace(False), UseOwnSpace(True), PlaceOnce("discard")):
        assert not any(isinstance(step, TakeTurn) for step in act(state, 0, move).agenda)


def reachable(state: State, hand: tuple[str, ...]) -> dict[tuple[str, int], Any]:
    """The tasks that a plan of seat 0 is held against, by mission and column."""
    found: Any = forecast(state, 0, hand)
    return {(one["mission"], one["column"]): one for one in found["modules"]["missions"]}


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
    by_company = dict(zip(COMPANIES, (one["adds"] for one in tasks["frontier", 0]["sums"]), strict=True))
    assert by_company == {
        company: {card: 1 for card in hand if INDEX.card[card].share == company} for company in COMPANIES
    }
    assert by_company["tawac"] == {share.id: 1}
    assert [one["kind"] for one in tasks["foundry", 0]["sums"]] == list(RESOURCES)


# --- threats and the campaign (p. 24-31) ---------------------------------------------------------


def test_of_two_cards_with_the_same_id_one_is_lost_where_one_is_named() -> None:
    state = give(threatened("bridge"), 0, hand=("energy-1", "carbon-1", "energy-1"), resting=((), (), (), (), ()))
    after = evolve(state, ThreatStruck("bridge", (("energy-1",), ())))
    assert after.seats[0].hand == ("carbon-1", "energy-1")


@pytest.mark.rule("K-028")
@pytest.mark.parametrize(
    ("level", "totals", "levels"), [(1, (90, 100), [1, 0]), (7, (100, 90), [7, 8]), (7, (90, 100), [7, 6])]
)
def test_lunas_last_levels_can_be_reached(level: int, totals: tuple[int, int], levels: list[int]) -> None:
    state = over(chapter(2, 1, 1, level, former=[[1, 1]]), *totals)
    assert levels_to_choose(state) == {1: tuple(levels)}


@pytest.mark.rule("K-022")
def test_another_campaign_begins_at_levels_for_its_number_of_people() -> None:
    former = [[0, 0, 0]] * 3
    state = over(chapter(4, 2, 1, 5, threat="probe", former=former), 100, 90, 80)
    assert levels_to_choose(removed_by(state, 0)) == {2: (3, 2)}


# --- what modules show ---------------------------------------------------------------------------


def seen_with(state: State, like: State) -> dict[str, Any]:
    """What the modules in play show, where a view of `like` is taken over as far as nothing has changed."""
    views = FURTHER_VIEWS.by_module(state)
    return {name: view(state, (like, view(like, None))) for name, view in views.items()}


def seen(state: State) -> dict[str, Any]:
    """What the modules in play show, made anew."""
    return {name: view(state, None) for name, view in FURTHER_VIEWS.by_module(state).items()}


def test_what_modules_take_over_from_a_view_is_what_they_would_show() -> None:
    state = on_mission("camp", "exchange", belt=True)
    states = [
        state,
        turn_of(state, 1),
        having_done(state, coins=8),
        turn_of(having_done(state, coins=8), 1),
        having_done(turn_of(state, 1), coins=8),
        with_status(state, 0, once=1),
        with_status(state, 1, mission="camp", claimed=(0,)),
        face_up(state, 0, "C-08", "C-11"),
        give(with_tracks(face_up(state, 0, "C-08"), tawac="E1"), 0, bonuses=("E1-1",)),
        with_tracks(give(state, 0, bonuses=("E1-1",)), tawac="E1"),
        with_tracks(give(state, 0, bonuses=("E1-1",)), tawac="E2"),
        put_on(state, "minerva", "18-1"),
    ]
    for one in states:
        for other in states:
            assert seen_with(one, other) == seen(one)


def test_another_threat_is_shown_anew_and_the_same_one_taken_over() -> None:
    pirates, probe = threatened("pirates"), threatened("probe")
    assert seen_with(probe, pirates) == seen(probe)
    before = FURTHER_VIEWS.by_module(pirates)["threats"](pirates, None)
    after = give(pirates, 0, coins=7)
    shown = FURTHER_VIEWS.by_module(after)["threats"](after, (pirates, before))
    assert shown["card"] is before["card"] and shown["losses"] == [7, 1]


def test_what_has_not_changed_is_taken_over_as_it_is() -> None:
    state = on_mission("camp", "exchange", belt=True)
    before = {name: view(state, None) for name, view in FURTHER_VIEWS.by_module(state).items()}
    after = with_status(having_done(state, coins=8), 0, once=1)
    shown = {name: view(after, (state, before[name])) for name, view in FURTHER_VIEWS.by_module(after).items()}
    assert shown["belt"] is before["belt"]
    assert shown["missions"]["cards"] is before["missions"]["cards"]
    assert shown["missions"]["seats"][1] is before["missions"]["seats"][1]
    assert shown["missions"]["seats"][0] != before["missions"]["seats"][0]


def test_a_seat_more_than_before_is_shown_anew() -> None:
    """A view of a table with as many of the same cards, and fewer seats."""
    two, three = on_mission("camp"), on_mission("camp", humans=3)
    three = with_part(three, replace(missions_of(three), cards=missions_of(two).cards))
    assert seen_with(three, two) == seen(three)


def test_a_module_that_is_not_in_play_keeps_nothing() -> None:
    for state in (on_belt(), acting()):
        with pytest.raises(KeyError):
            with_part(state, missions_of(on_mission("camp")))
        with pytest.raises(KeyError):
            missions_of(state)
