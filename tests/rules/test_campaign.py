"""The campaign: chapters, success points, ranks, Luna (rulebook pages 24-31; the Luna booklet, page 4)."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.game import BadOptions
from app.rules.kit.folds import evolve
from app.rules.kit.parts import part, with_part
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.modules.campaign.chapter_start import STANDING
from app.rules.skymines.modules.campaign.next_chapter import levels_to_choose
from app.rules.skymines.modules.campaign.points import awards, chapter_points, points, rank
from app.rules.skymines.vocabulary.events import CoinsGained, OutpostPlaced
from app.rules.skymines.vocabulary.modules.campaign import OutpostsLaid
from app.rules.skymines.vocabulary.modules.missions import Missions, TaskClaimed
from app.rules.skymines.vocabulary.moves import UseFieldScientist
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.boards import outposts_in
from tests.support.rules.campaign_positions import chapter, options_of, over, removed_by
from tests.support.rules.mission_positions import with_status
from tests.support.rules.positions import GAME, INDEX, act, begun, face_up, fold, give, on_track, seats, turn_of

SOLO: dict[str, Any] = {"humans": 1, "lunas": 1, "level": 5}


def refused(options: dict[str, Any], humans: int = 2, lunas: int = 0, level: int = 3) -> str:
    """Why no game begins with these options."""
    with pytest.raises(BadOptions) as bad:
        GAME.check_options(options, seats(humans, lunas, level))
    return bad.value.code


def shown(state: State) -> dict[str, Any]:
    """What the view says of the campaign."""
    found: dict[str, Any] = GAME.view(state, None)["modules"]["campaign"]
    return found


def following(state: State, levels: dict[int, int] | None = None) -> dict[str, Any]:
    """What is carried to the next game."""
    options = GAME.rematch_options(plain(state), state, levels or {})
    GAME.check_options(options, seats(*people(state)))
    carried: dict[str, Any] = options["modules"]["campaign"]
    return carried


def people(state: State) -> tuple[int, int]:
    humans = sum(seat.kind == "human" for seat in state.seats)
    return humans, len(state.seats) - humans


def plain(state: State) -> dict[str, Any]:
    """The options of a game as its table keeps them."""
    assert isinstance(state.options.modules, dict)
    return {"tracks": "random", "tokens": "dealt", "modules": state.options.modules}


def keys(state: State, seat: int) -> dict[str, int]:
    """The success points of a seat by kind."""
    return {award.key: award.points for award in awards(state, seat)}


# --- structure -----------------------------------------------------------------------------------


@pytest.mark.rule("K-001")
def test_four_chapters_follow_each_other_with_the_same_seats() -> None:
    state, numbers = chapter(1), []
    for _ in range(4):
        numbers.append(shown(state)["chapter"])
        done = over(removed_by(state, 0) if numbers[-1] == 4 else state, 100, 90)
        carried = following(done)
        state = chapter(carried["chapter"], former=carried.get("former", []))
    assert numbers == [1, 2, 3, 4] and carried == {"chapter": 1}
    assert refused(options_of(2, former=[[1, 2, 3]])) == "campaign-seats"


@pytest.mark.rule("K-002")
def test_only_success_points_and_levels_are_carried_over() -> None:
    state = over(chapter(1), 120, 90)
    options = GAME.rematch_options(plain(state), state, {})
    assert options == {**options_of(2, former=[[2, 0]], loop=[]), "first_player": None}
    assert GAME.has_carried_over(options) and not GAME.has_carried_over(plain(state))


@pytest.mark.rule("K-003")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_tracks_are_drawn_tokens_dealt_and_missions_in_use(number: int) -> None:
    options = options_of(number)
    assert (options["tracks"], options["tokens"]) == ("random", "dealt") and "missions" in options["modules"]
    assert refused({**options, "tracks": "first-game"}) == "chapter-set-up"
    assert refused({**options, "tokens": "first-game"}) == "chapter-set-up"
    less = {name: chosen for name, chosen in options["modules"].items() if name == "campaign"}
    assert refused({**options, "modules": less}) == "module-needs"


@pytest.mark.rule("K-004")
def test_a_single_person_needs_a_luna_and_two_or_three_do_not() -> None:
    assert refused(options_of(1), humans=1) == "wrong-number-of-seats"
    for humans, lunas, level in ((1, 1, 5), (2, 0, 3), (2, 1, 3), (3, 1, 3), (4, 0, 3)):
        GAME.check_options(options_of(1), seats(humans, lunas, level))


@pytest.mark.rule("K-005")
def test_after_the_fourth_chapter_the_highest_sum_wins_and_luna_can() -> None:
    state = over(removed_by(chapter(4, 1, 2, 5, former=[[4, 3, 5], [2, 4, 2], [3, 2, 2]]), 0), 90, 100, 80)
    assert shown(state)["sums"] == [9 + 2, 9 + 4, 9 + 1]
    assert (shown(state)["winners"], shown(state)["over"]) == ([1], True)
    tied = over(removed_by(chapter(4, former=[[5, 7], [0, 0], [0, 0]]), 0), 100, 90)
    assert (points(tied), shown(tied)["winners"]) == ((3, 0), [0])
    tied = over(removed_by(chapter(4, former=[[5, 8], [0, 0], [0, 0]]), 0), 100, 90)
    assert shown(tied)["winners"] == [0, 1]


def in_chapter(number: int, **carried: Any) -> State:
    """A chapter that is over, whose host had chosen the first player."""
    former = [[0, 0]] * (number - 1)
    state = chapter(number, former=former, **carried)
    return over(removed_by(state, None if carried else 0) if number == 4 else state, 100, 90)


@pytest.mark.rule("K-003")
@pytest.mark.parametrize(
    "state", [*map(in_chapter, (1, 2, 3, 4)), in_chapter(4, threat="anomaly"), over(chapter(3), 1, 2)]
)
def test_the_first_player_of_the_next_chapter_is_drawn_whatever_was_chosen_before(state: State) -> None:
    """Behind each chapter, behind the campaign, in the loop of the Time anomaly, and behind a chapter played alone."""
    options = GAME.rematch_options({**plain(state), "first_player": 1}, state, {})
    assert options["first_player"] is None
    drawn = {begun(**{**options, "entropy": bytes([seed])}).order[0] for seed in range(20)}
    assert drawn == {0, 1}


@pytest.mark.rule("K-003")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_no_cards_of_a_chapter_are_named(number: int) -> None:
    modules = options_of(number)["modules"]
    for named in ([], ["camp"], ["camp", "foundry", "frontier"]):
        assert refused({**options_of(number), "modules": {**modules, "missions": {"cards": named}}}) == "chapter-draws"
    if number == 4:
        assert refused(options_of(4, threat="comet")) == "chapter-draws"


# --- the chapters --------------------------------------------------------------------------------


@pytest.mark.rule("K-006", "K-007", "K-008", "K-013")
@pytest.mark.parametrize(
    ("number", "modules"),
    [(1, {"missions"}), (2, {"missions", "belt"}), (3, {"missions"}), (4, {"missions", "belt", "threats"})],
)
def test_each_chapter_has_its_modules(number: int, modules: set[str]) -> None:
    state = chapter(number)
    assert set(GAME.view(state, None)["modules"]) == {"campaign"} | modules
    kinds = ["below-one", "below-two", "won", "markers", "tracks"]
    kinds += {3: ["own-space"], 4: ["threat"]}.get(number, [])
    done = over(removed_by(state, None) if number == 4 else state, 1, 2)
    assert list(keys(done, 0)) == kinds
    wrong = {**options_of(number)["modules"], "belt": {}} if number in (1, 3) else {"campaign": {"chapter": number}}
    assert refused({**options_of(number), "modules": {"missions": {}, **wrong}}) == "chapter-modules"


PRINTED = {"skymine": (6, 19, 20), "minerva": (16, 21, 23), "astrogo": (1, 7, 11), "tawac": (2, 3, 4)}
"""The sectors that the rulebook names (p. 29)."""


@pytest.mark.rule("K-008", "K-009")
def test_twelve_outposts_stand_on_the_moon_in_the_third_chapter() -> None:
    state = chapter(3)
    for company in COMPANIES:
        held = tuple(sector for sector, owner in enumerate(state.moon, 1) if owner == company)
        assert held == STANDING[company] == PRINTED[company]
        assert outposts_in(state, company) == (4, 4, 4)
    assert not any(chapter(1).moon)


@pytest.mark.rule("K-010")
def test_they_bring_nobody_a_reward() -> None:
    events = GAME.new_game(options_of(3), seats(2), b"campaign")
    assert [type(event) for event in events].count(OutpostsLaid) == 1
    assert not any(isinstance(event, CoinsGained | OutpostPlaced) for event in events)
    before = fold([event for event in events if not isinstance(event, OutpostsLaid)])
    assert fold(events).seats == before.seats


@pytest.mark.rule("K-011")
def test_from_then_on_they_are_ordinary() -> None:
    state = chapter(3)
    assert all(coins_showing(state, company) > 0 for company in COMPANIES)
    collectors = {
        sector.number: sector
        for sector in INDEX.components.moon.sectors
        if any(structure.kind == "gas-collector" for structure in sector.structures)
    }
    held = [sector for sector in STANDING["astrogo"] if sector in collectors]
    acting = turn_of(replace(give(face_up(state, 0, "C-11"), 0, helium=0), phase="action"), 0)
    assert act(acting, 0, UseFieldScientist("A")).seats[0].helium == 2 + len(held) // 2


@pytest.mark.rule("K-012")
def test_the_first_own_bonus_space_brings_a_point_in_the_third_chapter() -> None:
    state = over(chapter(3), 100, 90)
    assert keys(state, 0)["own-space"] == keys(state, 1)["own-space"] == 0
    opened = with_part(state, replace(part(state, Missions), first=1))
    assert (keys(opened, 0)["own-space"], keys(opened, 1)["own-space"]) == (0, 1)


@pytest.mark.rule("K-012")
@pytest.mark.parametrize("first", [0, 1])
def test_the_seat_whose_third_claim_came_first_opened_its_space_first(first: int) -> None:
    """The other one opens its own later, which changes nothing; two claims open none."""
    state = over(chapter(3), 100, 90)
    mission = part(state, Missions).cards[0].id
    for column in range(3):
        state = evolve(state, TaskClaimed(1 - first, mission, column)) if column < 2 else state
        state = evolve(state, TaskClaimed(first, mission, column))
        assert part(state, Missions).first == (first if column == 2 else None)
    state = evolve(state, TaskClaimed(1 - first, mission, 2))
    assert (keys(state, first)["own-space"], keys(state, 1 - first)["own-space"]) == (1, 0)


@pytest.mark.rule("K-014")
def test_the_player_who_removed_the_threat_has_a_point_in_the_fourth_chapter() -> None:
    state = over(chapter(4, threat="probe"), 100, 90)
    assert [keys(removed_by(state, owner), 1)["threat"] for owner in (1, 0, None)] == [1, 0, 0]


# --- success points ------------------------------------------------------------------------------


@pytest.mark.rule("K-015", "K-016", "K-017")
@pytest.mark.parametrize(
    ("totals", "expected"),
    [((150, 130, 130, 120), (3, 1, 1, 0)), ((140, 140), (1, 1)), ((150, 140, 130, 120), (3, 2, 1, 0))],
)
def test_points_for_totals(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert points(over(chapter(1, len(totals)), *totals)) == expected


@pytest.mark.rule("K-018")
@pytest.mark.parametrize(("claimed", "expected"), [((), 0), ((1,), 0), ((1, 0), 1), ((1, 0, 2), 1)])
def test_a_point_for_two_markers_gone(claimed: tuple[int, ...], expected: int) -> None:
    state = with_status(over(chapter(1), 90, 100), 0, mission="camp", claimed=claimed, once=0)
    assert keys(state, 0)["markers"] == expected


@pytest.mark.rule("K-019")
def test_a_point_for_each_of_six_tracks_whose_end_was_reached() -> None:
    state = over(chapter(1), 90, 100)
    assert keys(state, 0)["tracks"] == 0
    for number, company in enumerate(COMPANIES, 1):
        last = INDEX.track[state.tracks[number - 1]].last
        assert keys(on_track(state, 0, company, last - 1), 0)["tracks"] == number - 1
        state = on_track(state, 0, company, last)
        assert keys(state, 0)["tracks"] == number
    parts = INDEX.components
    state = give(state, 0, helium=parts.tank.last)
    assert keys(state, 0)["tracks"] == 5
    assert keys(give(state, 0, upload=parts.research.last), 0)["tracks"] == 6


@pytest.mark.rule("K-020")
def test_totals_are_compared_after_the_threat_and_a_game_cut_short_is_scored_as_it_stands() -> None:
    state = replace(removed_by(over(chapter(4, threat="singularity"), 80, 90), None), round=6)
    assert keys(state, 1)["won"] == 1 and shown(state)["points"] == [0, 2]


@pytest.mark.rule("M-129")
def test_games_of_the_time_loop_are_averaged_and_rounded_up() -> None:
    caught = removed_by(over(chapter(4, threat="anomaly"), 100, 90), None)
    assert chapter_points(caught) is None and shown(caught)["points"] is None
    carried = following(caught)
    assert (carried["chapter"], carried["loop"]) == (4, [[2, 0]])
    assert following(replace(caught, totals=((1,) + (0,) * 6, (1,) + (0,) * 6)))["loop"] == [[1, 1]]
    options = options_of(4, loop=[[4, 1]])
    options["modules"]["threats"] = {"threat": "anomaly", "loop": [[141, 152]]}
    last = removed_by(over(fold(GAME.new_game(options, seats(2), b"")), 100, 90), 0)
    assert points(last) == (3, 0) and chapter_points(last) == (4, 1)  # (4 + 3) / 2 and (1 + 0) / 2, rounded up


@pytest.mark.rule("M-129")
def test_all_games_of_a_longer_loop_count() -> None:
    """The second game caught is carried behind the first; the third ends the chapter: (4 + 5 + 3) / 3."""
    caught = removed_by(over(looped([[4, 1]], [[141, 152]]), 100, 90), None)
    assert following(caught)["loop"] == [[4, 1], [2, 0]]
    last = removed_by(over(looped([[4, 1], [5, 0]], [[141, 152], [99, 98]]), 100, 90), 0)
    assert points(last) == (3, 0) and chapter_points(last) == (4, 1)


@pytest.mark.rule("M-129")
def test_the_last_game_of_a_loop_brings_points_by_its_own_totals() -> None:
    """Seat 1 scores more in this game alone; the mean of the loop, by which seat 0 leads, brings nobody a point."""
    last = removed_by(over(looped([[2, 0]], [[300, 10]]), 90, 100), None)
    categories = ((90, *[0] * 6, 105), (100, *[0] * 6, -45))
    last = removed_by(replace(last, totals=categories), 0)
    assert keys(last, 0)["won"] == 0 and keys(last, 1)["won"] == 1
    assert points(last) == (1, 2)


def looped(points: list[list[int]], totals: list[list[int]]) -> State:
    """The fourth chapter behind games that the Time anomaly has caught."""
    options = options_of(4, loop=points)
    options["modules"]["threats"] = {"threat": "anomaly", "loop": totals}
    return fold(GAME.new_game(options, seats(2), b""))


@pytest.mark.rule("K-021")
def test_ranks() -> None:
    assert [rank(total) for total in (0, 6, 7, 11, 12, 16, 17, 21, 22, 40)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


# --- Luna ----------------------------------------------------------------------------------------


@pytest.mark.rule("K-022")
@pytest.mark.parametrize(("humans", "allowed"), [(1, {5, 4}), (2, {3, 2}), (3, {3, 2})])
def test_luna_begins_at_a_level_for_the_number_of_people(humans: int, allowed: set[int]) -> None:
    for level in range(9):
        if level in allowed:
            GAME.check_options(options_of(1), seats(humans, 1, level))
        else:
            assert refused(options_of(1), humans, 1, level) == "campaign-level"


@pytest.mark.rule("K-023", "K-024", "K-025")
def test_luna_earns_points_but_the_extra_ones() -> None:
    state = over(chapter(1, **SOLO), 100, 90)
    assert (points(state), keys(state, 1)) == (
        (2, 1),
        {"below-one": 0, "below-two": 0, "won": 0, "markers": 1, "tracks": 0},
    )
    assert keys(over(chapter(1, 2, 1), 100, 90, 80), 0)["below-two"] == 1
    third = over(chapter(3, **SOLO), 100, 120)
    assert keys(third, 1)["own-space"] == 0
    assert keys(over(removed_by(chapter(4, **SOLO), None), 100, 120), 1)["threat"] == 0


@pytest.mark.rule("K-026")
def test_after_a_win_luna_may_be_lowered_for_a_point() -> None:
    won = over(chapter(1, **SOLO), 90, 100)
    assert shown(won)["levels"] == {"1": [{"level": 5, "points": 0}, {"level": 4, "points": 1}]}
    assert following(won)["former"] == following(won, {1: 5})["former"] == [[0, 3]]
    assert following(won, {1: 4})["former"] == [[0, 4]]
    tied = over(chapter(1, **SOLO), 100, 100)
    assert following(tied, {1: 4})["former"] == [[1, 3]]


@pytest.mark.rule("K-027")
def test_after_a_defeat_she_may_be_raised_or_gains_two() -> None:
    lost = over(chapter(1, **SOLO), 100, 90)
    assert shown(lost)["levels"] == {"1": [{"level": 5, "points": 2}, {"level": 6, "points": 0}]}
    assert following(lost)["former"] == [[2, 1 + 2]]
    assert following(lost, {1: 6})["former"] == [[2, 1]]


@pytest.mark.rule("K-028")
@pytest.mark.parametrize(
    ("level", "totals", "levels"),
    [(0, (90, 100), []), (8, (100, 90), [8]), (0, (100, 90), [0, 1]), (8, (90, 100), [8, 7])],
)
def test_the_level_stays_within_bounds_and_in_the_direction_of_the_result(
    level: int, totals: tuple[int, int], levels: list[int]
) -> None:
    state = chapter(2, 1, 1, level, former=[[1, 1]])
    done = over(state, *totals)
    assert [item["level"] for item in shown(done)["levels"].get("1", [])] == levels
    for wrong in set(range(-1, 10)) - {*levels, level}:
        with pytest.raises(BadOptions, match="level-not-offered"):
            GAME.rematch_options(plain(done), done, {1: wrong})
    with pytest.raises(BadOptions, match="level-not-offered"):
        GAME.rematch_options(plain(done), done, {0: 3})


@pytest.mark.rule("K-029")
def test_the_level_is_that_of_the_next_chapter_s_set_up() -> None:
    state = chapter(2, 1, 1, 4, former=[[0, 4]])
    luna = state.seats[1].luna
    assert luna is not None and luna.level == 4
    GAME.check_options(options_of(2, former=[[0, 4]]), seats(1, 1, 6))


@pytest.mark.rule("K-030")
def test_in_the_loop_her_level_stays() -> None:
    state = chapter(4, **SOLO, threat="anomaly", former=[[0, 0]] * 3)
    caught = removed_by(over(state, 90, 100), None)
    assert shown(caught)["levels"] == {}
    with pytest.raises(BadOptions, match="level-not-offered"):
        GAME.rematch_options(plain(caught), caught, {1: 4})


def test_a_chapter_can_be_played_alone() -> None:
    state = over(chapter(3), 100, 90)
    assert shown(state)["alone"] is True and shown(state)["over"] is False
    again = {**options_of(3, former=[], loop=[]), "first_player": None}
    assert GAME.rematch_options(plain(state), state, {}) == again
    assert shown(chapter(1))["alone"] is False


def test_a_game_that_was_given_up_leads_nowhere() -> None:
    state = chapter(2, former=[[1, 2]])
    assert GAME.rematch_options(plain(state), state, {}) == plain(state)


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
