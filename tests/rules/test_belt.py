"""The Belt side of the board: set-up, reach and cost (p. 26-28)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from app.rules.game import Event, Line
from app.rules.kit.folds import evolve
from app.rules.kit.parts import part, with_part
from app.rules.skymines.actions.expansion import expansion_lines
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.vocabulary.modules.belt import (
    BeltBoard,
    BeltEntered,
    EnterBelt,
    ExpandOnBelt,
    ShuttleRemoved,
    ShuttleReturned,
)
from app.rules.skymines.vocabulary.moves import Decline, Discard, EnterSector, Perform, PlaceMarker, UseEnergy
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn
from tests.support.rules.belt_positions import (
    CHART,
    ON_BELT,
    costs,
    energy_left,
    enterable,
    expanding,
    full,
    held,
    on_belt,
    pieces_of,
    put_on,
)
from tests.support.rules.boards import face_down_slots, outposts_in, with_station
from tests.support.rules.choices import amounts, told
from tests.support.rules.positions import (
    GAME,
    act,
    acting,
    asked,
    begun,
    decide,
    events_of,
    face_up,
    give,
    holding,
    offered,
    refuses,
    with_tracks,
)

# --- set-up (p. 26) ------------------------------------------------------------------------------


@pytest.mark.rule("M-035")
def test_twelve_outposts_and_five_shuttles_stand_in_each_station() -> None:
    state = on_belt()
    for company in COMPANIES:
        assert outposts_in(state, company) == (6, 5, 6)
        assert pieces_of(state, company) == (12, 5)
    assert pieces_of(put_on(state, "tawac", "6-1", "3"), "tawac") == (12, 5)


@pytest.mark.rule("M-036")
def test_all_other_set_up_equals_the_moons() -> None:
    """The same draws as on the Moon; only what the module keeps and the stations differ."""
    moon, belt = begun(3, 1, tracks="random", tokens="dealt"), begun(3, 1, tracks="random", tokens="dealt", **ON_BELT)
    assert replace(belt, stations=moon.stations, modules=moon.modules, options=moon.options) == moon
    edges = {station.company: station.label for station in CHART.belt.stations}
    assert edges["skymine"][0] < 100 and edges["astrogo"][0] > 900  # mirrored: on the Moon they face the other way
    assert edges["tawac"][1] < 100 and edges["minerva"][1] > 900


@pytest.mark.rule("M-037", "M-038")
def test_printed_shuttles_are_for_ever_and_no_piece() -> None:
    state = on_belt()
    assert {company for company, _ in CHART.printed} == set(COMPANIES)
    reachable = {company: set(costs(state, company)) for company in COMPANIES}
    for company in COMPANIES:
        at = {
            space.id
            for number in CHART.asteroid
            if (company, number) in CHART.printed
            for space in CHART.of_asteroid[number]
        }
        assert reachable[company] == at and pieces_of(state, company) == (12, 5)
    joined = {frozenset(path.ends) for path in CHART.belt.paths}
    assert all(len(ends) == 2 for ends in joined) and len(joined) == len(CHART.belt.paths)


@pytest.mark.rule("M-039")
def test_a_share_is_worth_the_coins_of_all_three_columns() -> None:
    state = on_belt()
    for company in COMPANIES:
        assert coins_showing(state, company) == 0
        icons = CHART.station[company].columns
        without_shuttles = with_station(state, company, (6, False), (0, True), (6, False))
        assert coins_showing(without_shuttles, company) == sum(icons[1]) > 0
        empty = with_station(state, company, (0, True), (0, True), (0, True))
        assert coins_showing(empty, company) == sum(map(sum, icons))


# --- reach (p. 27) -------------------------------------------------------------------------------


@pytest.mark.rule("M-040", "M-064")
def test_an_asteroid_at_an_own_shuttle_is_within_reach() -> None:
    state = on_belt()
    assert {"18-1", "18-2", "18-3", "21-1", "21-2"} == set(costs(state, "minerva"))
    with_shuttle = put_on(state, "minerva", "19")
    assert {"14-1", "14-2", "14-3"} <= set(costs(with_shuttle, "minerva"))


@pytest.mark.rule("M-040")
@pytest.mark.parametrize("company", COMPANIES)
def test_shuttles_of_the_company_alone_bring_asteroids_within_reach(company: Company) -> None:
    """The printed ones at the beginning; a placed one both asteroids of its path; one of another company none."""
    printed = {item.asteroid for item in CHART.belt.printed if item.company == company}
    asteroids = {space.id: space.number for space in CHART.spaces if space.kind == "outpost"}
    begin = set(costs(on_belt(), company))
    assert begin == {name for name, number in asteroids.items() if number in printed}
    other = next(item for item in COMPANIES if item != company)
    for path in CHART.belt.paths:
        ends = {name for name, number in asteroids.items() if number in path.ends}
        assert set(costs(put_on(on_belt(), company, str(path.number)), company)) == begin | ends
        assert set(costs(put_on(on_belt(), other, str(path.number)), company)) == begin


@pytest.mark.rule("M-041")
def test_an_asteroid_with_an_own_outpost_is_within_reach() -> None:
    state = put_on(on_belt(), "minerva", "8-1")
    assert "8-2" in costs(state, "minerva") and "8-1" not in costs(state, "minerva")


@pytest.mark.rule("M-042")
def test_a_shuttle_space_beside_an_own_outpost_is_within_reach() -> None:
    state = put_on(on_belt(), "minerva", "8-1")
    assert {"5", "7", "11", "12"} == {name for name in costs(state, "minerva") if "-" not in name}


@pytest.mark.rule("M-043")
def test_a_shuttle_brings_no_shuttle_space_within_reach() -> None:
    state = on_belt()
    for company in COMPANIES:
        assert all("-" in name for name in costs(state, company))
    assert all("-" in name for name in costs(put_on(state, "minerva", "19"), "minerva"))


@pytest.mark.rule("M-044")
def test_pieces_of_others_bring_nothing_within_reach() -> None:
    state = put_on(on_belt(), "skymine", "8-1", "11", "14-1")
    before = set(costs(on_belt(), "minerva"))
    assert set(costs(state, "minerva")) == before


@pytest.mark.rule("M-045")
def test_a_piece_just_placed_extends_reach_and_no_chain_is_needed() -> None:
    state = act(expanding(on_belt(), "minerva", 6), 0, EnterBelt("18-1", 0))
    assert {"19", "23", "24"} <= enterable(state)
    state = act(state, 0, EnterBelt("19", 1))
    assert "14-1" in enterable(state)
    far = put_on(on_belt(), "minerva", "1-1")
    assert {"2", "5"} <= set(costs(far, "minerva"))


# --- cost (p. 27) --------------------------------------------------------------------------------


@pytest.mark.rule("M-046")
def test_a_space_costs_one_point() -> None:
    state = on_belt()
    assert costs(state, "minerva") == dict.fromkeys(("18-1", "18-2", "18-3", "21-1", "21-2"), 1)
    assert costs(put_on(state, "minerva", "18-1"), "minerva")["24"] == 1


@pytest.mark.rule("M-047")
def test_a_part_with_energy_costs_one_more_in_either_direction() -> None:
    """p. 27: 14 from 19 takes 2, 19 from 18 takes 1, 19 from 14 alone takes 2."""
    assert costs(put_on(on_belt(), "minerva", "19"), "minerva")["14-1"] == 2
    assert costs(put_on(on_belt(), "minerva", "18-1"), "minerva")["19"] == 1
    assert costs(put_on(on_belt(), "minerva", "14-1"), "minerva")["19"] == 2


@pytest.mark.rule("M-048")
def test_the_cheapest_way_is_charged() -> None:
    state = put_on(on_belt(), "minerva", "19", "14-1")
    assert costs(state, "minerva")["14-2"] == 1
    assert costs(put_on(state, "minerva", "18-1"), "minerva")["13"] == 1


@pytest.mark.rule("M-049")
def test_ousting_costs_one_more_and_no_space_more_than_three() -> None:
    state = put_on(put_on(on_belt(), "minerva", "19"), "tawac", "14-1", "18-1")
    assert costs(state, "minerva")["18-1"] == 2
    assert costs(state, "minerva")["14-1"] == 3
    for company in COMPANIES:
        everywhere = full(
            put_on(on_belt(), company, "1-1", "14-1", "11", "16"), "tawac" if company != "tawac" else "skymine"
        )
        assert max(costs(everywhere, company).values()) <= 3


@pytest.mark.rule("M-050")
def test_a_space_with_an_own_piece_is_refused() -> None:
    state = expanding(put_on(on_belt(), "minerva", "18-1", "19"), "minerva", 6)
    for move in (EnterBelt("18-1", 0), EnterBelt("19", 1)):
        refuses(state, 0, move, "own-piece-there", "p. 27")


@pytest.mark.rule("M-051")
def test_companies_share_an_asteroid_and_an_occupied_space_may_be_entered_beside_a_vacant_one() -> None:
    state = expanding(put_on(on_belt(), "tawac", "18-1"), "minerva", 6)
    assert {"18-1", "18-2"} <= enterable(state)
    shared = act(state, 0, EnterBelt("18-2", 0))
    assert (held(shared, "18-1"), held(shared, "18-2")) == ("tawac", "minerva")
    assert held(act(state, 0, EnterBelt("18-1", 0)), "18-1") == "minerva"


@pytest.mark.rule("M-052")
def test_a_space_too_dear_is_refused_and_points_left_are_lost() -> None:
    state = expanding(put_on(on_belt(), "tawac", "18-1"), "minerva", 1)
    refuses(state, 0, EnterBelt("18-1", 0), "belt-space-too-dear", "p. 27")
    stopped = act(state, 0, Decline())
    assert asked(stopped) == ConfirmEndOfTurn(0) and pieces_of(stopped, "minerva") == (12, 5)


@pytest.mark.rule("M-053")
def test_all_energy_is_used_at_once_even_if_nothing_can_be_entered() -> None:
    state = holding(face_up(on_belt(), 0, "energy-1", "energy-2", "carbon-1"), 0, "energy")
    state = act(state, 0, UseEnergy("minerva"))
    assert energy_left(state) == 5
    stopped = act(state, 0, Decline())
    assert face_down_slots(stopped, 0) == "AB" and not stopped.seats[0].tiles[0].face_up
    crowded = full(face_up(on_belt(), 0, "energy-1"), "tawac")
    nothing = act(crowded, 0, UseEnergy("minerva"))
    assert asked(nothing) == ConfirmEndOfTurn(0) and face_down_slots(nothing, 0) == "A"


@pytest.mark.rule("M-054")
def test_outposts_leave_the_outer_columns_and_shuttles_the_middle_one() -> None:
    state = expanding(put_on(on_belt(), "minerva", "18-1"), "minerva", 6)
    columns = {
        kind: {move.column for move in offered(state, 0) if isinstance(move, EnterBelt) and ("-" in move.space) is kind}
        for kind in (True, False)
    }
    assert columns == {True: {0, 2}, False: {1}}
    refuses(state, 0, EnterBelt("18-2", 1), "no-such-belt-space", "p. 27")
    refuses(state, 0, EnterBelt("19", 0), "no-such-belt-space", "p. 27")
    after = act(state, 0, EnterBelt("18-2", 2), EnterBelt("19", 1))
    assert outposts_in(after, "minerva") == (5, 4, 5)


@pytest.mark.rule("M-055")
def test_without_shuttles_no_shuttle_space_and_without_outposts_no_outpost_space() -> None:
    state = put_on(on_belt(), "minerva", "18-1")
    no_shuttles = expanding(with_station(state, "minerva", (5, False), (0, True), (6, False)), "minerva", 4)
    assert all("-" in name for name in enterable(no_shuttles))
    refuses(no_shuttles, 0, EnterBelt("19", 1), "no-shuttle-left", "p. 28")
    no_outposts = expanding(with_station(state, "minerva", (0, True), (5, False), (0, True)), "minerva", 4)
    assert enterable(no_outposts) == {"19", "23", "24"}
    refuses(no_outposts, 0, EnterBelt("18-2", 0), "no-outpost-left", "p. 28")


@pytest.mark.rule("M-056")
def test_an_empty_station_cannot_be_chosen_and_running_out_loses_the_rest() -> None:
    state = face_up(on_belt(), 0, "energy-2")
    empty = with_station(state, "minerva", (0, True), (0, True), (0, True))
    refuses(empty, 0, UseEnergy("minerva"), "station-empty", "p. 13")
    shuttles_alone = with_station(state, "minerva", (0, True), (3, False), (0, True))
    assert UseEnergy("minerva") in offered(shuttles_alone, 0)
    last = expanding(with_station(state, "minerva", (1, False), (0, True), (0, True)), "minerva", 6)
    after = act(last, 0, EnterBelt("18-1", 0))
    assert not isinstance(asked(after), ExpandOnBelt)


@pytest.mark.rule("M-057", "M-058", "M-069")
def test_the_example_of_the_rulebook() -> None:
    """p. 27, 28: 6 points expand Minerva from 18: 19, 14 for 2, 13 for 2 with the pink shuttle, 18 for 1; it pays 1
    research point, 1 CrypCoin and 1 space on the Minerva track, and the pink shuttle goes home."""
    state = put_on(put_on(on_belt(), "minerva", "18-1"), "astrogo", "13")
    state = face_up(state, 0, "A-06", "energy-2", "energy-1", "energy-01")
    state = act(state, 0, UseEnergy("minerva"))
    assert energy_left(state) == 6
    left = []
    for move in (EnterBelt("19", 1), EnterBelt("14-1", 0), EnterBelt("13", 1)):
        state = act(state, 0, move)
        left.append(energy_left(state))
    assert left == [5, 3, 1] and state.seats[0].coins == 1 and state.seats[0].tracks == (0, 0, 0, 0)
    events = decide(state, 0, EnterBelt("18-2", 2))
    state = act(state, 0, EnterBelt("18-2", 2))
    assert pieces_of(state, "minerva") == (12, 5) and outposts_in(state, "minerva") == (4, 3, 5)
    (step,) = [step for step in state.agenda if type(step).__name__ == "TakeRewards"]
    assert Counter(str(gain) for gain in step.rewards) == Counter(  # type: ignore[union-attr]  # the step of the question that was asked has rewards
        ["OnTrack(company='minerva', amount=1)", "Coins(amount=1)", "ResearchPoints(amount=1)"]
    )
    assert events_of(events, BeltEntered)[-1].energy == 1
    while not isinstance(asked(state), ConfirmEndOfTurn):
        state = act(state, 0, offered(state, 0)[0])
    assert state.seats[0].tracks[1] == 1
    assert outposts_in(state, "astrogo") == (6, 5, 6) and held(state, "13") == "minerva"
    assert face_down_slots(state, 0) == "ABCD"


# --- the Belt and the base (p. 17-32) ------------------------------------------------------------


@pytest.mark.rule("M-083")
def test_the_energy_bonus_counts_and_a_discarded_energy_card_expands_by_belt_rules() -> None:
    state = with_tracks(face_up(on_belt(), 0, "energy-1"), skymine="A1", tawac="E2")
    bonus = act(give(state, 0, bonuses=("A1-1",)), 0, UseEnergy("minerva"))
    assert energy_left(bonus) > energy_left(act(state, 0, UseEnergy("minerva")))
    state = give(state, 0, bonuses=("E2-1", "A1-1"), hand=("energy-2",), coins=9)
    performed = act(state, 0, PlaceMarker("E2-1"), Discard("energy-2"), Perform("minerva"))
    assert asked(performed) == ExpandOnBelt(0, "minerva", energy_left(bonus) + 1)
    done = act(performed, 0, Decline())
    assert face_down_slots(done, 0) == ""


@pytest.mark.rule("M-084")
def test_sectors_are_not_entered_on_the_belt_and_all_else_is_as_on_the_moon() -> None:
    state = expanding(on_belt(), "minerva", 6)
    assert not any(isinstance(move, EnterSector) for move in offered(state, 0))
    for cards in (("titanium-2",), ("research-1",), ("energy-1", "carbon-1")):
        moon, belt = face_up(acting(), 0, *cards), face_up(acting(**ON_BELT), 0, *cards)
        assert offered(moon, 0) == offered(belt, 0)


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


@pytest.mark.rule("M-053")
def test_each_belt_space_is_offered_or_refused_and_never_both() -> None:
    """A space that costs exactly what is left is offered (p. 27)."""
    for energy in (1, 2, 3):
        state = expanding(
            put_on(put_on(on_belt(), "minerva", "19", "18-2"), "tawac", "14-1", "18-1"), "minerva", energy
        )
        refused = {
            item.what.known["space"]: item.code for item in GAME.choices(state, 0).refused if "space" in item.what.known
        }
        assert not enterable(state) & set(refused)
        assert {space for space, code in refused.items() if code == "belt-space-too-dear"} == {
            space for space, cost in {"18-1": 2, "14-2": 2, "14-1": 3, "14-3": 2}.items() if cost > energy
        }


@pytest.mark.rule("M-055")
def test_an_empty_column_says_whether_shuttles_or_outposts_are_missing() -> None:
    state = with_station(put_on(on_belt(), "minerva", "18-1"), "minerva", (0, True), (0, True), (5, False))
    refused = GAME.choices(expanding(state, "minerva", 4), 0).refused
    columns = {item.what.known["column"]: item.code for item in refused if "column" in item.what.known}
    assert columns == {0: "column-empty", 1: "shuttle-column-empty"}


@pytest.mark.rule("M-048")
def test_a_shuttle_space_is_entered_from_the_cheaper_of_two_asteroids() -> None:
    """19 lies between 18, without an energy on the way, and 14, with one (p. 27)."""
    assert costs(put_on(on_belt(), "minerva", "14-1"), "minerva")["19"] == 2
    assert costs(put_on(on_belt(), "minerva", "14-1", "18-1"), "minerva")["19"] == 1


def test_an_expansion_says_before_which_belt_spaces_are_within_reach() -> None:
    line = expansion_lines(on_belt(), "minerva", 1)[1]
    assert (line.key, line.args["sectors"]) == ("energy-reach-spaces", [18, 21])
    assert expansion_lines(on_belt(), "minerva", 0)[1] == Line("energy-reaches-no-space")


@pytest.mark.parametrize("event", [ShuttleReturned("tawac"), ShuttleRemoved("tawac")])
def test_of_two_ousted_shuttles_one_goes_at_a_time(event: Event) -> None:
    state = with_station(on_belt(), "tawac", (6, False), (4, False), (6, False))
    state = with_part(state, replace(part(state, BeltBoard), ousted=("astrogo", "tawac", "tawac", "minerva")))
    assert part(evolve(state, event), BeltBoard).ousted == ("astrogo", "tawac", "minerva")
