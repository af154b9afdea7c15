"""What plans ask for when a research marker enters their screens (p. 15)."""

import pytest

from app.rules.skymines.board.requirements import missing
from app.rules.skymines.components.shapes import (
    Requirement,
)
from app.rules.skymines.phases.forecast import forecast
from app.rules.skymines.vocabulary.moves import (
    EnterScreen,
)
from app.rules.skymines.vocabulary.questions import Research
from app.rules.skymines.vocabulary.state import HeldTile, PlacedCard
from app.rules.skymines.vocabulary.tasks import CloseTurn
from tests.support.rules.boards import face_down_slots
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    asking,
    face_up,
    give,
    holding,
    offered,
    on_track,
    planning,
    refuses,
    with_tracks,
)
from tests.support.rules.research_positions import DOWN, met, researching
from tests.support.rules.tables import table

# --- the order of things -------------------------------------------------------------------------


# --- entering ------------------------------------------------------------------------------------


@pytest.mark.rule("B-079")
def test_each_plan_is_checked_by_itself() -> None:
    """Titanium 3 enters three plans of "titanium 3" in a row, and the card stays face up."""
    state = researching({1: "plan-B-03", 2: "plan-B-03", 3: "plan-B-03"}, "B-06")
    state = act(state, 0, EnterScreen(1), EnterScreen(2), EnterScreen(3))
    assert state.seats[0].upload == 3
    assert face_down_slots(state, 0) == ""


@pytest.mark.rule("B-080")
def test_an_empty_screen_is_not_entered() -> None:
    state = researching({2: "plan-A-03"}, "titanium-2", coins=2)
    refuses(state, 0, EnterScreen(1), "screen-empty", "p. 15")


@pytest.mark.rule("B-080")
def test_no_screen_is_jumped() -> None:
    state = researching({1: "plan-C-01", 2: "plan-A-03"}, "titanium-2", coins=2)
    refuses(state, 0, EnterScreen(2), "screens-one-by-one", "p. 15")


@pytest.mark.rule("B-080")
def test_one_of_two_requirements_is_not_enough() -> None:
    """Carbon 2 and minerals 2; the refusal tells what is missing."""
    state = researching({1: "plan-B-05"}, "carbon-2", "minerals-1", coins=2)
    refuses(state, 0, EnterScreen(1), "requirement-not-met", "p. 15")
    (refused,) = [refused for refused in GAME.choices(state, 0).refused if refused.what.type is EnterScreen]
    assert refused.args == {"screen": 1, "missing": {"minerals": 1}}


@pytest.mark.rule("B-080")
def test_face_down_cards_meet_nothing() -> None:
    refuses(researching({1: "plan-A-03"}, DOWN, coins=2), 0, EnterScreen(1), "requirement-not-met", "p. 15")
    assert EnterScreen(1) in offered(researching({1: "plan-A-03"}, "titanium-2"), 0)


@pytest.mark.rule("B-081")
def test_totals_of_requirements_include_tiles_and_bonuses() -> None:
    plus_one = PlacedCard("titanium-1", plus_one=True)
    assert met(researching({}, plus_one), "titanium", 2)
    assert not met(researching({}, "titanium-1"), "titanium", 2)
    assert met(holding(researching({}), 0, "energy"), "energy", 2)
    assert met(give(researching({}, "energy-1"), 0, bonuses=("A1-1",)), "energy", 2)
    assert not met(give(researching({}), 0, bonuses=("A1-1",)), "energy", 1)
    with_b2 = with_tracks(researching({}, "titanium-1", "titanium-2"), minerva="B2")
    assert met(give(with_b2, 0, bonuses=("B2-2",)), "titanium", 5)
    assert met(holding(researching({}), 0, "field"), "field", 1)
    with_e1 = with_tracks(researching({}), minerva="E1")
    assert met(give(with_e1, 0, bonuses=("E1-1",)), "field", 1)
    assert not met(with_e1, "field", 1)


@pytest.mark.rule("B-081")
def test_tiles_of_scientists_and_the_plus_one_tile_count_for_what_they_are() -> None:
    """With the scientist in slot A in use: the research tile is another one, the field tile a field scientist."""
    bare = researching({})
    assert not met(bare, "scientist", 1) and not met(bare, "field", 1)
    assert met(holding(bare, 0, "research"), "scientist", 1) and not met(holding(bare, 0, "research"), "field", 1)
    assert met(holding(bare, 0, "field"), "scientist", 1)
    assert met(holding(bare, 0, "research", "field"), "scientist", 2)
    for kind in ("carbon", "minerals"):
        placed = PlacedCard(f"{kind}-1", plus_one=True)
        assert met(researching({}, placed), kind, 2) and not met(researching({}, placed), kind, 3)
    assert not met(holding(bare, 0, "energy"), "energy", 3)
    used = give(bare, 0, tiles=(HeldTile("energy", face_up=False), HeldTile("field", face_up=False)))
    assert not met(used, "energy", 1) and not met(used, "field", 1), "what is used lies face down"


@pytest.mark.rule("B-081")
def test_the_first_a1_bonus_opens_a_plan_of_energy_2() -> None:
    state = give(researching({1: "plan-A-05"}, "energy-1"), 0, bonuses=("A1-1",))
    assert EnterScreen(1) in offered(state, 0)


# --- requirements and rewards --------------------------------------------------------------------


@pytest.mark.rule("B-086")
def test_the_scientist_in_use_does_not_meet_the_scientist_requirement() -> None:
    refuses(researching({1: "plan-A-06"}, coins=2), 0, EnterScreen(1), "requirement-not-met", "p. 15")
    refuses(
        researching({1: "plan-A-06"}, PlacedCard("B-13", face_up=False), coins=2),
        0,
        EnterScreen(1),
        "requirement-not-met",
        "p. 15",
    )


@pytest.mark.rule("B-086", "B-130")
def test_another_scientist_meets_it() -> None:
    """A card of either kind, a tile, the E1 icon; with the tile in use, the card."""
    plans = {1: "plan-A-06"}
    with_e1 = give(with_tracks(researching(plans), minerva="E1"), 0, bonuses=("E1-1",))
    tile_in_use = asking(holding(researching(plans), 0, "research"), Research(0, "tile"), CloseTurn(0))
    for state in (
        researching(plans, "B-13"),
        researching(plans, "A-09"),
        holding(researching(plans), 0, "research"),
        holding(researching(plans), 0, "field"),
        with_e1,
        tile_in_use,
    ):
        assert EnterScreen(1) in offered(state, 0)


@pytest.mark.rule("B-086")
def test_a_scientist_discarded_from_the_hand_is_not_in_the_area() -> None:
    """So the one that is there counts."""
    state = asking(researching({1: "plan-A-06"}), Research(0, None), CloseTurn(0))
    assert EnterScreen(1) in offered(state, 0)


@pytest.mark.rule("B-087")
@pytest.mark.parametrize(
    ("cards", "plan", "is_met"),
    [
        (("B-04", "B-06"), "plan-C-08", True),
        (("B-04", "B-05"), "plan-C-08", True),
        (("B-04", "B-07"), "plan-C-08", True),
        (("B-04", "carbon-2"), "plan-C-08", False),
        (("B-04", "titanium-2", "minerals-2"), "plan-C-08", False),
        (("C-03",), "plan-B-15", True),
        (("carbon-2", "B-01"), "plan-B-15", True),
        (("titanium-2", "carbon-2"), "plan-B-15", False),
    ],
)
def test_one_type_and_carbon_with_any_type(cards: tuple[str, ...], plan: str, is_met: bool) -> None:
    """Examples of p. 32: three carbon and three more of one type; four of one type."""
    assert (EnterScreen(1) in offered(researching({1: plan}, *cards, coins=2), 0)) == is_met


@pytest.mark.rule("B-087")
@pytest.mark.parametrize(
    ("cards", "lacking"),
    [((), 6), (("carbon-1",), 5), (("carbon-2",), 4), (("carbon-2", "minerals-2"), 2), (("minerals-2",), 4)],
)
def test_what_is_missing_of_carbon_and_any_type_adds_up(cards: tuple[str, ...], lacking: int) -> None:
    """Three carbon and as much again of one type (p. 32)."""
    asks = Requirement(kind="carbon-and-any", amount=3)
    assert missing(face_up(table(), 0, *cards), 0, asks, None) == lacking


def test_a_plan_counts_what_a_tile_and_track_bonuses_add_to_each_type() -> None:
    """B2's second for titanium alone, A1 and the tile for energy alone; a field scientist is one scientist."""
    state = with_tracks(holding(planning(), 0, "energy"), skymine="A1", minerva="B2")
    for company, track in (("skymine", "A1"), ("minerva", "B2")):
        state = on_track(state, 0, company, INDEX.track[track].last)  # type: ignore[arg-type]  # a company of the components
    hand = ("carbon-2", "titanium-2", "energy-2", "research-1", "A-09")
    totals = {item["kind"]: item for item in forecast(state, 0, hand)["totals"]}
    extra, energy = (INDEX.track[track].thresholds[1].bonus.amount for track in ("B2", "A1"))  # type: ignore[union-attr]  # these bonuses have amounts
    assert totals["titanium"]["adds"] == {"titanium-2": 2 + extra}
    assert totals["carbon"]["adds"] == {"carbon-2": 2}
    assert totals["energy"]["base"] == energy + INDEX.tile["energy"].value
    assert {kind: one["open"] for kind, one in totals.items() if one["open"]} == {"energy": True}
    assert totals["scientist"]["adds"] == {"research-1": 1, "A-09": 1}
    assert totals["scientist"]["compares"] == {"research-1": 1}
