"""Rewards, ousted pieces, stations and field scientists on the Belt (p. 28, 29)."""

import pytest

from app.rules.game import Event
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.shapes import COMPANIES, Coins, Company, OnTrack, RemoveOutposts, ResearchPoints
from app.rules.skymines.modules.belt.rewards import rewards_of
from app.rules.skymines.vocabulary.events import CardsUsed, CoinsGained, HeliumAdvanced, MarkerAdvanced, OutpostReturned
from app.rules.skymines.vocabulary.modules.belt import EnterBelt, ShuttleRemoved, ShuttleReturned
from app.rules.skymines.vocabulary.moves import Decline, RemoveFrom, ReturnTo, TakeReward, UseEnergy, UseFieldScientist
from app.rules.skymines.vocabulary.questions import (
    ConfirmEndOfTurn,
    RemoveOutpost,
    ReturnOutpost,
    TakeRewards,
    Utilise,
)
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import CHART, expanding, held, on_belt, pieces_of, put_on
from tests.support.rules.boards import gaining, kinds_of, outposts_in, with_station
from tests.support.rules.choices import amounts, told
from tests.support.rules.positions import (
    GAME,
    act,
    asked,
    decide,
    events_of,
    face_up,
    give,
    offered,
    refuses,
    with_tracks,
)

FIELD = "C-10"
"""The field scientist of Minerva."""


def entered(state: State, company: Company, *spaces: str, energy: int = 6) -> State:
    """The state after an expansion into these spaces, up to the first question behind it."""
    state = expanding(state, company, energy)
    for name in spaces:
        state = act(state, 0, EnterBelt(name, 0 if "-" in name else 1))
    return act(state, 0, Decline()) if Decline() in offered(state, 0) else state


def ended(state: State) -> State:
    """The state after the first answers offered, up to the turn's end."""
    while not isinstance(asked(state), ConfirmEndOfTurn):
        state = act(state, 0, offered(state, 0)[0])
    return state


def gains(company: Company, *spaces: str, present: tuple[int, ...] = ()) -> list[object]:
    """What entering these spaces brings."""
    return [gain for gain, _ in rewards_of(CHART, company, spaces, present)]


def test_each_reward_names_the_asteroid_or_the_shuttle_space_that_it_comes_from() -> None:
    state = entered(put_on(on_belt(), "minerva", "18-1"), "minerva", "19", "14-1", "13")
    assert isinstance(asked(state), TakeRewards)
    told = [line for lines in GAME.choices(state, 0).lines for line in lines if line.key.startswith("reward-of")]
    assert [(line.key, line.args["sectors"]) for line in told] == [
        ("reward-of-shuttle", (13,)),
        ("reward-of-asteroids", (14,)),
        ("reward-of-asteroids", (14,)),
    ]
    assert [line.args["things"] for line in told[:2]] == [["belt:13"], ["belt:14-1", "belt:14-2", "belt:14-3"]]


# --- rewards (p. 28) -----------------------------------------------------------------------------


@pytest.mark.rule("M-058")
def test_rewards_come_only_when_the_spending_has_ended() -> None:
    state = act(expanding(on_belt(), "astrogo", 6), 0, EnterBelt("4-1", 0))
    assert state.seats[0].coins == 1
    assert ended(act(state, 0, Decline())).seats[0].coins == 4


@pytest.mark.rule("M-059")
def test_a_shuttle_space_with_the_icon_moves_the_seat_each_time_it_is_entered() -> None:
    state = put_on(on_belt(), "minerva", "14-1")
    once = entered(state, "minerva", "13", energy=2)
    assert once.seats[0].tracks == (0, 1, 0, 0)
    taken = ended(entered(put_on(once, "astrogo", "10-1"), "astrogo", "13", energy=3))
    assert taken.seats[0].tracks == (0, 1, 1, 0)
    again = ended(entered(taken, "minerva", "13", energy=3))
    assert again.seats[0].tracks == (0, 2, 1, 0)


@pytest.mark.rule("M-060")
def test_a_shuttle_space_without_the_icon_gives_nothing() -> None:
    assert gains("minerva", "19") == []
    assert isinstance(asked(entered(put_on(on_belt(), "minerva", "18-1"), "minerva", "19", energy=1)), ConfirmEndOfTurn)


@pytest.mark.rule("M-061")
def test_a_reward_screen_pays_once_for_two_spaces_of_one_action() -> None:
    state = ended(entered(on_belt(), "astrogo", "4-1", "4-2"))
    assert state.seats[0].coins == 4


@pytest.mark.rule("M-062")
def test_a_further_outpost_pays_nothing_no_matter_who_placed_the_first() -> None:
    """Malik put Minerva on 14; Lin's Minerva outpost there pays nothing."""
    state = put_on(on_belt(), "minerva", "14-1")
    after = entered(state, "minerva", "14-2", energy=1)
    assert isinstance(asked(after), ConfirmEndOfTurn) and after.seats[0].coins == 1


@pytest.mark.rule("M-063")
def test_a_company_that_was_ousted_altogether_is_paid_again() -> None:
    state = ended(entered(put_on(on_belt(), "tawac", "4-1"), "astrogo", "4-1", energy=2))
    assert state.seats[0].coins == 4
    back = ended(entered(put_on(state, "tawac", "3"), "tawac", "4-1", energy=2))
    assert back.seats[0].coins == 7


@pytest.mark.rule("M-064")
def test_shuttles_are_no_presence() -> None:
    state = put_on(on_belt(), "astrogo", "3", "9")
    assert ended(entered(state, "astrogo", "4-1", energy=1)).seats[0].coins == 4


@pytest.mark.rule("M-065")
def test_a_first_outpost_that_ousts_pays_in_full() -> None:
    state = put_on(on_belt(), "tawac", "4-1")
    assert ended(entered(state, "astrogo", "4-1", energy=2)).seats[0].coins == 4


@pytest.mark.rule("M-066")
def test_rewards_come_in_any_order_with_the_research_points_summed() -> None:
    state = put_on(on_belt(), "minerva", "19", column=2)
    state = entered(state, "minerva", "14-1", "21-1", energy=3)
    step = asked(state)
    assert isinstance(step, TakeRewards)
    assert set(step.rewards) == {ResearchPoints(amount=3), Coins(amount=1)}
    for move in offered(state, 0):
        assert isinstance(move, TakeReward)
    points = step.rewards.index(ResearchPoints(amount=3))
    utilising = asked(act(state, 0, TakeReward(points)))
    assert isinstance(utilising, Utilise)


@pytest.mark.rule("M-067")
def test_a_move_goes_to_the_track_of_the_company_and_the_marker_of_the_seat() -> None:
    assert OnTrack(company="tawac", amount=2) in gains("tawac", "18-1")
    state = ended(entered(on_belt(), "minerva", "18-1", energy=1))
    assert [seat.tracks for seat in state.seats] == [(0, 2, 0, 0), (0, 0, 0, 0)]


@pytest.mark.rule("M-068")
def test_completing_a_linked_pair_moves_no_tank_marker() -> None:
    cases: list[tuple[int, Company]] = [(1, "tawac"), (15, "skymine")]
    for number, company in cases:
        first, second = (f"{number}-{place}" for place in CHART.asteroid[number].linked)
        state = put_on(on_belt(), company, first)
        after = entered(state, company, second, energy=1)
        assert after.seats[0].helium == 0 and isinstance(asked(after), ConfirmEndOfTurn)


# --- the way home (p. 28) ------------------------------------------------------------------------


@pytest.mark.rule("M-070")
def test_rewards_then_ousted_pieces_then_the_cards() -> None:
    state = put_on(put_on(face_up(on_belt(), 0, "A-06", "energy-2"), "minerva", "14-1"), "astrogo", "13", "14-2")
    state = put_on(state, "astrogo", "10-1", column=2)
    state = act(state, 0, UseEnergy("minerva"), EnterBelt("13", 1))
    events = decide(state, 0, EnterBelt("14-2", 0))
    state = act(state, 0, EnterBelt("14-2", 0))
    assert isinstance(asked(state), ReturnOutpost)
    events += decide(state, 0, ReturnTo(0))
    state = act(state, 0, ReturnTo(0))
    order = [name for name in kinds_of(events) if name != "BeltEntered"]
    assert order == ["MarkerAdvanced", "OutpostReturned", "ShuttleReturned", "CardsUsed"]
    assert isinstance(asked(state), ConfirmEndOfTurn) and held(state, "13") == held(state, "14-2") == "minerva"
    assert events_of(events, MarkerAdvanced)[0].company == "minerva"
    assert len(events_of(events, CardsUsed)) == 1


@pytest.mark.rule("M-071")
def test_an_outpost_returns_to_an_outer_column_of_choice_and_a_shuttle_to_the_middle_one() -> None:
    """With an outpost missing in both outer columns the seat chooses between these; the shuttle asks nobody."""
    state = put_on(put_on(on_belt(), "tawac", "18-1", column=0), "tawac", "6-1", column=2)
    state = put_on(put_on(state, "minerva", "18-2"), "tawac", "19")
    state = act(expanding(state, "minerva", 4), 0, EnterBelt("19", 1), EnterBelt("18-1", 0))
    assert asked(state) == ReturnOutpost(0, "tawac")
    assert set(offered(state, 0)) == {ReturnTo(0), ReturnTo(2)}
    refuses(state, 0, ReturnTo(1), "shuttles-only", "p. 13")
    events = decide(state, 0, ReturnTo(2))
    assert events_of(events, OutpostReturned) == [OutpostReturned("tawac", 2)]
    assert events_of(events, ShuttleReturned) == [ShuttleReturned("tawac")]
    assert outposts_in(act(state, 0, ReturnTo(2)), "tawac") == (5, 5, 6)


@pytest.mark.rule("M-071")
@pytest.mark.parametrize("others", [("tawac", "tawac"), ("tawac", "astrogo"), ("skymine", "tawac")])
def test_every_ousted_shuttle_returns_to_its_middle_column(others: tuple[Company, Company]) -> None:
    """Two shuttles ousted in one action."""
    state = put_on(on_belt(), "minerva", "18-1")
    state = put_on(put_on(state, others[0], "19"), others[1], "24")
    after = ended(entered(state, "minerva", "19", "24", energy=5))
    assert (held(after, "19"), held(after, "24")) == ("minerva", "minerva")
    assert all(outposts_in(after, company)[1] == 5 for company in others)


@pytest.mark.rule("M-072", "M-073")
@pytest.mark.parametrize(("shuttles", "event"), [(3, ShuttleReturned("tawac")), (4, ShuttleRemoved("tawac"))])
def test_the_crossed_out_space_of_the_shuttles_is_never_covered_again(shuttles: int, event: Event) -> None:
    """A middle column once emptied holds at most 4: an ousted fifth leaves the game."""
    state = put_on(put_on(on_belt(), "minerva", "18-1"), "tawac", "19")
    state = with_station(state, "tawac", (6, False), (shuttles, True), (6, False))
    events = decide(expanding(state, "minerva", 2), 0, EnterBelt("19", 1))
    assert event in events
    after = act(expanding(state, "minerva", 2), 0, EnterBelt("19", 1))
    assert outposts_in(after, "tawac") == (6, 4, 6)
    assert pieces_of(after, "tawac")[1] == shuttles + 1


@pytest.mark.rule("M-072", "M-073")
def test_an_outpost_without_a_valid_space_leaves_the_game() -> None:
    state = put_on(put_on(on_belt(), "minerva", "18-2"), "tawac", "18-1")
    for columns, home in (((5, True), (6, False)), ((4, True), (6, False))):
        full = with_station(state, "tawac", columns[0:2], (5, False), home)
        after = act(expanding(full, "minerva", 2), 0, EnterBelt("18-1", 0))
        assert outposts_in(after, "tawac") == (5, 5, 6)
        assert after.removed[COMPANIES.index("tawac")] == (1 if columns[0] == 5 else 0)


@pytest.mark.rule("M-073")
def test_a_full_column_is_refused_while_the_other_has_a_space() -> None:
    state = put_on(put_on(on_belt(), "minerva", "18-2"), "tawac", "18-1", column=2)
    events = decide(expanding(state, "minerva", 2), 0, EnterBelt("18-1", 0))
    assert events_of(events, OutpostReturned) == [OutpostReturned("tawac", 2)]


@pytest.mark.rule("M-074")
def test_a_returned_shuttle_covers_its_coin_again_and_leaves_first() -> None:
    """Minerva's second shuttle uncovers a coin; ousted, it covers it again."""
    state = put_on(put_on(on_belt(), "minerva", "18-1", "19"), "astrogo", "18-2")
    showing = coins_showing(state, "minerva")
    away = put_on(state, "minerva", "24")
    assert coins_showing(away, "minerva") == showing + 1
    home = act(expanding(away, "astrogo", 3), 0, EnterBelt("24", 1))
    home = ended(home)
    assert coins_showing(home, "minerva") == showing
    assert coins_showing(put_on(home, "minerva", "23"), "minerva") == showing + 1


# --- field scientists (p. 29) --------------------------------------------------------------------


def tank_spaces(state: State) -> tuple[int, int]:
    """Tank spaces and coins that the field scientist of Minerva brings seat 0."""
    events = decide(face_up(state, 0, FIELD), 0, UseFieldScientist("A"))
    return sum(item.spaces for item in events_of(events, HeliumAdvanced)), sum(
        item.amount for item in events_of(events, CoinsGained)
    )


@pytest.mark.rule("M-075", "M-077", "M-079", "M-080")
def test_the_example_of_the_field_scientist() -> None:
    """p. 29: Minerva on 10 and 15, on both linked spaces of 15: 3 collectors, so 2 + 1 spaces and 1 CrypCoin."""
    state = put_on(on_belt(), "minerva", "10-1", "15-1", "15-2")
    assert tank_spaces(state) == (3, 1)
    assert tank_spaces(put_on(state, "minerva", "8-1")) == (4, 1)


@pytest.mark.rule("M-077")
@pytest.mark.parametrize(
    ("held", "spaces"),
    [
        ((), 3),
        (("1-1",), 3),
        (("1-2", "1-3"), 3),
        (("1-1", "1-2"), 4),
        (("15-3",), 3),
        (("15-2",), 4),
    ],
)
def test_only_both_linked_spaces_are_a_collector_more(held: tuple[str, ...], spaces: int) -> None:
    """On 1 and 15, beside the collectors of 8, 10 and 15, with an outpost on 15-1."""
    assert tank_spaces(put_on(on_belt(), "minerva", "8-1", "10-1", "15-1", *held)) == (spaces, 1)


@pytest.mark.rule("M-075")
def test_an_asteroid_counts_once_no_matter_who_else_is_there() -> None:
    one = put_on(put_on(on_belt(), "minerva", "10-1", "10-2"), "tawac", "10-3")
    assert tank_spaces(one) == (2, 1)
    assert tank_spaces(put_on(one, "minerva", "8-1")) == (3, 1)


@pytest.mark.rule("M-076")
def test_shuttles_control_nothing() -> None:
    state = put_on(on_belt(), "minerva", "7", "11", "12", "16", "17")
    assert tank_spaces(state) == (2, 1)


@pytest.mark.rule("M-078")
def test_half_a_pair_or_one_of_two_companies_adds_nothing() -> None:
    half = put_on(on_belt(), "minerva", "15-1", "15-3")
    assert tank_spaces(half) == (2, 1)
    assert tank_spaces(put_on(half, "tawac", "15-2")) == (2, 1)
    assert tank_spaces(put_on(half, "minerva", "15-2")) == (3, 1)
    assert tank_spaces(put_on(on_belt(), "minerva", "1-1", "1-2", "8-1")) == (3, 1)


@pytest.mark.rule("M-079")
def test_the_field_scientist_bonus_is_added_before_halving() -> None:
    state = put_on(on_belt(), "minerva", "10-1", "15-1", "15-2")
    with_bonus = give(with_tracks(state, skymine="E1"), 0, bonuses=("E1-2",))
    assert tank_spaces(with_bonus) == (5, 1)


# --- removing outposts (p. 29, 32) ---------------------------------------------------------------


@pytest.mark.rule("M-081")
def test_the_top_outpost_of_an_outer_column_leaves_the_game() -> None:
    state = gaining(on_belt(), 0, RemoveOutposts(amount=1))
    assert isinstance(asked(state), RemoveOutpost)
    assert set(offered(state, 0)) == {RemoveFrom(company, at) for company in COMPANIES for at in (0, 2)}
    after = act(state, 0, RemoveFrom("minerva", 0))
    assert outposts_in(after, "minerva") == (5, 5, 6) and after.removed[1] == 1
    assert coins_showing(after, "minerva") == coins_showing(state, "minerva") + CHART.station["minerva"].columns[0][0]


@pytest.mark.rule("M-082")
def test_a_shuttle_never_leaves_like_this_and_the_reward_lapses_without_outposts() -> None:
    state = gaining(on_belt(), 0, RemoveOutposts(amount=1))
    refuses(state, 0, RemoveFrom("minerva", 1), "shuttles-stay", "p. 32")
    bare = on_belt()
    for company in COMPANIES:
        bare = with_station(bare, company, (0, True), (5, False), (0, True))
    assert not isinstance(asked(gaining(bare, 0, RemoveOutposts(amount=1))), RemoveOutpost)
    last = with_station(bare, "tawac", (1, False), (5, False), (0, True))
    once = act(gaining(last, 0, RemoveOutposts(amount=2)), 0, RemoveFrom("tawac", 0))
    assert not isinstance(asked(once), RemoveOutpost)


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
