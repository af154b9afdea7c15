"""The tasks of mission cards: what meets them and what does not (rulebook page 25)."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.game import Move
from app.rules.kit.parts import part
from app.rules.skymines.components.further import mission_faults, missions
from app.rules.skymines.components.shapes.missions import MissionId
from app.rules.skymines.vocabulary.events import CoinsGained
from app.rules.skymines.vocabulary.modules.belt import BeltBoard, EnterBelt, ExpandOnBelt
from app.rules.skymines.vocabulary.modules.missions import ClaimTask
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Advance,
    Decline,
    Discard,
    EnterSector,
    Fetch,
    Perform,
    PlaceMarker,
    UseEnergy,
    UseFieldScientist,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import (
    Expand,
)
from app.rules.skymines.vocabulary.state import PlacedCard, State
from tests.support.rules.belt_positions import put_on
from tests.support.rules.boards import outposts_in
from tests.support.rules.mission_positions import (
    EXPAND,
    SCIENTISTS,
    SEVEN_TITANIUM,
    TANK,
    UNITS,
    having_done,
    missions_of,
    on_mission,
    with_status,
)
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    asked,
    decide,
    face_up,
    fold_onto,
    give,
    holding,
    offered,
    on_moon,
    refuses,
    turn_of,
    with_tracks,
)
from tests.support.rules.tables import ASTROGO, COLLECTORS, PLAIN, unlocked


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
    after = fold_onto(state, final)
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
    state = fold_onto(on_mission("camp"), [CoinsGained(1, 9, "threshold"), CoinsGained(0, 2, "mission")])
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
