"""How Luna expands on the Belt (Luna; p. 6 of her booklet)."""

import pytest
from msgspec.structs import replace

from app.rules.game import Event
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.luna.columns import giving_column, main_column
from app.rules.skymines.luna.expansion import target
from app.rules.skymines.luna.ranks import by_value
from app.rules.skymines.vocabulary.events import LunaSkipped, OutpostReturned
from app.rules.skymines.vocabulary.modules.belt import BeltEntered, EnterBelt, ShuttleReturned
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import CHART, costs, expanding, full, held, luna_expands, on_belt, put_on
from tests.support.rules.boards import kinds_of, outposts_in, with_station
from tests.support.rules.positions import act, asked, events_of, give

LUNA = 2


def with_luna() -> State:
    """Two people and Luna on an empty Belt, all track markers at 0."""
    return give(on_belt(2, 1), LUNA, tracks=(0, 0, 0, 0))


def placed(events: list[Event]) -> list[str]:
    """The spaces that were entered."""
    return [event.space for event in events_of(events, BeltEntered)]


@pytest.mark.rule("M-085")
def test_each_point_places_one_piece_whatever_it_would_cost() -> None:
    """On 19 the way to 14 has an extra energy, which a person would pay."""
    state = put_on(with_luna(), "minerva", "19", "18-1", "21-1", "23", "24", "16", "20", "22-1", "17")
    _, events = luna_expands(state, "minerva", 2, "MIN")
    assert len(placed(events)) == 2 and placed(events)[0] == "14-1"
    assert all(event.energy == 1 for event in events_of(events, BeltEntered))


@pytest.mark.rule("M-086")
def test_her_targets_are_vacant_shuttle_spaces_and_asteroids_without_the_company() -> None:
    state = put_on(with_luna(), "minerva", "18-1")
    assert placed(luna_expands(state, "minerva", 1, "MIN")[1]) == ["19"]
    assert placed(luna_expands(state, "minerva", 1, "MAX")[1]) == ["24"]
    taken = put_on(state, "tawac", "19", "24")
    assert placed(luna_expands(taken, "minerva", 1, "MIN")[1]) == ["21-1"]
    assert placed(luna_expands(put_on(taken, "tawac", "21-1"), "minerva", 1, "MIN")[1]) == ["21-2"]


@pytest.mark.rule("M-087")
def test_targets_are_found_again_for_each_point() -> None:
    """MAX 2 for Minerva: an outpost on 21 first, then the vacant shuttle space 24 beside it."""
    _, events = luna_expands(with_luna(), "minerva", 2, "MAX")
    assert placed(events) == ["21-1", "24"]


@pytest.mark.rule("M-088")
def test_shuttles_come_from_the_middle_column_and_with_none_left_only_asteroids_are_targets() -> None:
    state = put_on(with_luna(), "minerva", "18-1")
    after, _ = luna_expands(state, "minerva", 1, "MIN")
    assert outposts_in(after, "minerva") == (5, 4, 6)
    without = with_station(state, "minerva", (5, False), (0, True), (6, False))
    assert placed(luna_expands(without, "minerva", 1, "MIN")[1]) == ["21-1"]
    second = put_on(with_luna(), "tawac", "18-1")
    assert placed(luna_expands(second, "minerva", 1, "MIN")[1]) == ["18-2"]


@pytest.mark.rule("M-089")
def test_the_main_outpost_column() -> None:
    """The covered last space first, then the emptier column, then fewer coins, then nearer the logo; never the
    shuttles' column."""
    state = with_luna()
    near = min((0, 2), key=lambda at: CHART.station["minerva"].nearness[at])
    assert giving_column(state, "minerva") == near
    assert giving_column(with_station(state, "minerva", (5, False), (1, False), (3, False)), "minerva") == 2
    assert giving_column(with_station(state, "minerva", (1, True), (1, False), (6, False)), "minerva") == 2
    assert giving_column(with_station(state, "minerva", (3, True), (1, False), (2, True)), "minerva") == 2
    assert giving_column(with_station(state, "minerva", (0, True), (1, False), (2, True)), "minerva") == 2
    opened = with_station(state, "minerva", (4, True), (1, False), (4, True))
    left, right = CHART.station["minerva"].columns[0], CHART.station["minerva"].columns[2]
    fewer = 0 if left[0] < right[0] else 2
    assert main_column(opened, "minerva", (0, 2)) == fewer


@pytest.mark.rule("M-089")
def test_coins_decide_between_columns_as_empty_once_both_last_spaces_are_open() -> None:
    """The one that shows fewer, however near the logo the other is. Under covered last spaces coins do not matter."""
    told_apart = set()
    for company in COMPANIES:
        columns, nearness = CHART.station[company].columns, CHART.station[company].nearness
        near = min((0, 2), key=lambda at: nearness[at])
        for left in range(1, 5):
            coins = {at: sum(columns[at][: 5 - left]) + columns[at][-1] for at in (0, 2)}
            fewer = near if coins[0] == coins[2] else min((0, 2), key=lambda at: coins[at])
            state = with_station(with_luna(), company, (left, True), (1, False), (left, True))
            assert main_column(state, company, (0, 2)) == fewer
            told_apart.add(fewer == near)
            covered = with_station(with_luna(), company, (left, False), (1, False), (left, False))
            assert main_column(covered, company, (0, 2)) == near
    assert told_apart == {True, False}


@pytest.mark.rule("M-090")
def test_without_a_target_she_adds_an_outpost_where_the_company_is() -> None:
    """Minerva is on 18 and 21, all its shuttle spaces are taken: a further outpost on the lower or higher one."""
    state = put_on(put_on(with_luna(), "minerva", "18-1", "21-1"), "tawac", "19", "20", "23", "24")
    assert placed(luna_expands(state, "minerva", 1, "MIN")[1]) == ["18-2"]
    assert placed(luna_expands(state, "minerva", 1, "MAX")[1]) == ["21-2"]


def behind(state: State, company: Company) -> State:
    """The state in which Luna is farthest behind on this company's track."""
    tracks = tuple(9 if item == company else 0 for item in COMPANIES)
    return give(state, 0, tracks=tracks)


@pytest.mark.rule("M-091")
def test_with_no_vacant_space_she_ousts_the_company_on_whose_track_she_is_farthest_behind() -> None:
    state = put_on(with_luna(), "minerva", "18-1")
    state = put_on(
        put_on(put_on(state, "tawac", "18-2", "21-2", "19"), "skymine", "18-3", "24"), "astrogo", "21-1", "23"
    )
    cases: list[tuple[Company, str, str]] = [
        ("tawac", "18-2", "21-2"),
        ("skymine", "18-3", "24"),
        ("astrogo", "21-1", "23"),
    ]
    for company, lowest, highest in cases:
        there = behind(state, company)
        assert placed(luna_expands(there, "minerva", 1, "MIN")[1]) == [lowest]
        assert placed(luna_expands(there, "minerva", 1, "MAX")[1]) == [highest]


@pytest.mark.rule("M-091")
def test_her_last_resort_ignores_spaces_without_a_piece_for_them() -> None:
    """Only shuttle spaces hold Astrogo, and Minerva has no shuttle: the next company that can be replaced in kind."""
    state = put_on(with_luna(), "minerva", "18-1")
    state = put_on(put_on(state, "tawac", "18-2", "18-3", "21-1", "21-2"), "astrogo", "19", "23", "24")
    state = behind(with_station(state, "minerva", (5, False), (0, True), (6, False)), "astrogo")
    assert placed(luna_expands(state, "minerva", 1, "MIN")[1]) == ["18-2"]


@pytest.mark.rule("M-092")
def test_what_she_ousts_goes_to_the_main_column_or_the_middle_one() -> None:
    state = put_on(with_luna(), "minerva", "18-1")
    state = put_on(put_on(state, "tawac", "18-2", column=2), "tawac", "18-3", "21-1", "21-2", column=0)
    state = put_on(state, "astrogo", "19", "23", "24")
    after, events = luna_expands(behind(state, "tawac"), "minerva", 1, "MIN")
    assert kinds_of(events) == ["BeltEntered", "OutpostReturned"]
    assert events_of(events, OutpostReturned) == [OutpostReturned("tawac", 0)]
    after, events = luna_expands(behind(state, "astrogo"), "minerva", 1, "MIN")
    assert events_of(events, ShuttleReturned) == [ShuttleReturned("astrogo")]
    assert outposts_in(after, "astrogo") == (6, 3, 6)


@pytest.mark.rule("M-092", "M-089")
@pytest.mark.parametrize(
    ("left", "right", "home"),
    [
        ((3, False), (4, False), 0),
        ((4, False), (3, False), 2),
        ((1, True), (4, False), 2),
        ((5, False), (1, True), 0),
        ((2, True), (3, True), 0),
        ((3, True), (2, True), 2),
        ((6, False), (2, True), 2),
    ],
)
def test_an_ousted_outpost_goes_to_the_main_column_of_its_own_station(
    left: tuple[int, bool], right: tuple[int, bool], home: int
) -> None:
    """The covered last space first, then the emptier column; a full one gives way. Minerva's own station, whose main
    column is the other one, does not matter."""
    state = put_on(put_on(with_luna(), "minerva", "18-1"), "tawac", "18-2", "18-3", "21-1", "21-2")
    state = put_on(state, "astrogo", "19", "23", "24")
    state = with_station(with_station(state, "tawac", left, (5, False), right), "minerva", right, (5, False), left)
    events = luna_expands(behind(state, "tawac"), "minerva", 1, "MIN")[1]
    assert events_of(events, OutpostReturned) == [OutpostReturned("tawac", home)]


@pytest.mark.rule("M-093")
def test_she_gains_no_reward_and_points_without_a_piece_are_lost() -> None:
    state = put_on(with_luna(), "minerva", "14-1")
    after, events = luna_expands(state, "minerva", 5, "MIN")
    assert "13" in placed(events)
    assert set(kinds_of(events)) <= {"BeltEntered"}
    assert replace(after.seats[LUNA]) == state.seats[LUNA]
    empty = with_station(with_luna(), "minerva", (0, True), (0, True), (0, True))
    _, lost = luna_expands(empty, "minerva", 2, "MAX")
    assert lost == [LunaSkipped(seat=LUNA, why="no-belt-space")]
    assert target(full(with_luna(), "minerva"), LUNA, "minerva", "MIN") is None


@pytest.mark.rule("M-094")
def test_what_she_places_is_ordinary() -> None:
    """Her Minerva outpost on 14: a person's later Minerva outpost there pays nothing."""
    state = put_on(with_luna(), "minerva", "19", "18-1", "21-1", "23", "24", "16", "20")
    state, events = luna_expands(state, "minerva", 1, "MIN")
    assert placed(events) == ["14-1"]
    state = act(expanding(state, "minerva", 1), 0, EnterBelt("14-2", 0))
    assert isinstance(asked(state), ConfirmEndOfTurn) and state.seats[0].coins == 1
    assert held(state, "14-2") == "minerva" and by_value(state)[0] == "minerva"


@pytest.mark.rule("M-091")
def test_she_ousts_nothing_while_a_vacant_space_lies_within_reach_for_which_she_has_no_piece() -> None:
    """The first vacant space within reach decides, whatever the station has left: the point is forfeited."""
    no_shuttle, no_outpost = ((5, False), (0, True), (6, False)), ((0, True), (5, False), (0, True))
    for kind, station in (("shuttle", no_shuttle), ("outpost", no_outpost)):
        reach = [CHART.space[name] for name in costs(put_on(with_luna(), "minerva", "18-1"), "minerva")]
        for left in (space for space in reach if space.kind == kind):
            state = put_on(with_luna(), "minerva", "18-1")
            for other in reach:
                if other is not left:
                    state = put_on(state, "tawac" if other.kind == "outpost" else "astrogo", other.id)
            state = behind(with_station(state, "minerva", *station), "tawac")
            assert target(state, LUNA, "minerva", "MIN") is None and target(state, LUNA, "minerva", "MAX") is None
            _, events = luna_expands(state, "minerva", 3, "MIN")
            assert events == [LunaSkipped(seat=LUNA, why="no-belt-space")]
            taken = put_on(state, "skymine", left.id)
            assert target(taken, LUNA, "minerva", "MIN") is not None
