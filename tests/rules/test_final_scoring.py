"""Shares, their value, and final scoring: rulebook pages 9, 19 and 20."""

import pytest
from msgspec.structs import replace

from app.rules.game import Outcome
from app.rules.kit.tasks import settle
from app.rules.skymines.actions.research_points import utilise
from app.rules.skymines.board.scores import CATEGORIES, Category, card_shares, score, track_shares
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.shapes import CoinsForTitanium
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import CoinsGained, GameEnded
from app.rules.skymines.vocabulary.moves import EndTurn
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn
from app.rules.skymines.vocabulary.state import Column, PlacedPlan, State
from app.rules.skymines.vocabulary.tasks import CloseTurn, GainAll
from tests.support.rules.positions import (
    INDEX,
    act,
    acting,
    asking,
    decide,
    events_of,
    face_up,
    give,
    on_track,
    plans_on,
)
from tests.support.rules.tables import table


def category(state: State, seat: int, key: str) -> Category:
    """One scoring category of a seat."""
    return score(state, seat)[[str(name) for name in CATEGORIES].index(key)]


def showing(state: State, number: int, columns: tuple[tuple[int, bool], ...]) -> State:
    """The state with the columns of a station as (outposts, opened)."""
    station = tuple(Column(outposts, opened) for outposts, opened in columns)
    return replace(state, stations=(*state.stations[:number], station, *state.stations[number + 1 :]))


def at_value(state: State, number: int, company: str, value: int) -> State:
    """The state in which as many coin icons show in a station."""
    for a in range(6):
        for b in range(6):
            for c in range(6):
                tried = showing(state, number, ((a, a == 0), (b, b == 0), (c, c == 0)))
                if coins_showing(tried, company) == value:  # type: ignore[arg-type]  # a company of the components
                    return tried
    raise AssertionError(f"no position shows {value}")


@pytest.mark.rule("B-145")
@pytest.mark.parametrize("company", ["skymine", "minerva"])
def test_shares_are_those_of_the_last_icon_reached(company: str) -> None:
    track = INDEX.track[{"skymine": "A1", "minerva": "B1"}[company]]
    for icon, following in zip(track.shares, track.shares[1:], strict=False):
        state = on_track(acting(), 0, company, following.at - 1)  # type: ignore[arg-type]  # a company of the components
        assert track_shares(state, state.seats[0], company) == icon.shares  # type: ignore[arg-type]  # a company of the components


@pytest.mark.rule("B-187")
def test_cards_in_hand_and_at_rest_count_and_discarded_ones_do_not() -> None:
    state = give(acting(), 0, hand=("B-07",), resting=(("B-12",), (), (), (), ()))
    state = replace(state, discards=("C-09",))
    assert card_shares(state, state.seats[0])["minerva"] == 2
    assert card_shares(give(state, 0, hand=("C-06",)), state.seats[0])["tawac"] == 0
    tawac = give(state, 0, hand=("C-06",))
    assert card_shares(tawac, tawac.seats[0])["tawac"] == 1


@pytest.mark.rule("B-186", "B-187")
def test_single_share_cards_are_the_last_of_the_stack_and_count_one() -> None:
    state = acting()
    assert {INDEX.card[card].kind for card in state.stack[-8:]} == {"share"}
    owner = give(state, 0, hand=("D-03", "E-03"))
    assert card_shares(owner, owner.seats[0])["astrogo"] == 2


@pytest.mark.rule("B-188")
def test_the_seven_categories_come_in_their_order_after_round_seven() -> None:
    state = asking(replace(give(give(acting(), 0, dropped=True), 1, dropped=True), round=7), ConfirmEndOfTurn(0))
    ended = events_of(decide(state, 0, EndTurn()), GameEnded)[0]
    assert CATEGORIES == ("cash", "astrogo", "tawac", "skymine", "minerva", "tank", "research")
    assert [len(categories) for categories in ended.totals] == [7, 7]
    assert act(state, 0, EndTurn()).totals == ended.totals


@pytest.mark.rule("B-188")
def test_cash_is_what_is_in_reserve() -> None:
    assert category(give(acting(), 0, coins=17), 0, "cash").total == 17


@pytest.mark.rule("B-189")
def test_seven_shares_at_six_icons_are_42_page_9() -> None:
    track = INDEX.track["B1"]
    five = next(icon.at for icon in track.shares if icon.shares == 5)
    state = on_track(give(acting(), 0, hand=("B-07", "B-12")), 0, "minerva", five)
    minerva = category(at_value(state, 1, "minerva", 6), 0, "minerva")
    assert minerva.total == 42
    assert [(line.key, line.amount) for line in minerva.lines] == [
        ("score-track-shares", 5),
        ("score-card-shares", 2),
        ("score-share-value", 6),
    ]


@pytest.mark.rule("B-190")
def test_four_astrogo_shares_at_eight_icons_are_32() -> None:
    four = next(icon.at for icon in INDEX.track["C1"].shares if icon.shares == 4)
    state = on_track(give(acting(), 0, hand=()), 0, "astrogo", four)
    assert category(at_value(state, 2, "astrogo", 8), 0, "astrogo").total == 32


@pytest.mark.rule("B-191")
def test_an_uncovered_crossed_out_space_counts_two() -> None:
    state = acting()
    icons = INDEX.station["skymine"].columns[0]
    last_covered = showing(state, 0, ((1, False), (5, False), (5, False)))
    opened = showing(state, 0, ((0, True), (5, False), (5, False)))
    assert coins_showing(opened, "skymine") - coins_showing(last_covered, "skymine") == 2 == icons[-1]


TANK = {0: 0, 5: 0, 6: 10, 8: 10, 9: 15, 12: 15, 13: 25, 16: 30, 19: 30, 20: 40, 23: 45, 25: 50, 27: 50, 28: 60}
RESEARCH = {-1: 0, 2: 0, 3: 10, 4: 10, 5: 15, 7: 20, 8: 20, 9: 30, 11: 40, 13: 50, 14: 50, 15: 60}


@pytest.mark.rule("B-192")
@pytest.mark.parametrize(("space", "value"), TANK.items())
def test_the_tank_scores_the_last_value_passed(space: int, value: int) -> None:
    assert category(give(acting(), 0, helium=space), 0, "tank").total == value


@pytest.mark.rule("B-193")
@pytest.mark.parametrize(("screen", "value"), RESEARCH.items())
def test_the_research_track_scores_the_last_value_passed(screen: int, value: int) -> None:
    assert category(give(acting(), 0, upload=screen), 0, "research").total == value


@pytest.mark.rule("B-194")
def test_face_up_special_plans_reached_or_passed_add_their_values() -> None:
    two, three = INDEX.special["special-2"], INDEX.special["special-3"]
    state = plans_on(give(acting(), 0, upload=7), 0, {3: two.id, 7: three.id, 8: "special-7"})
    research = category(state, 0, "research")
    assert research.total == 20 + two.value + three.value
    assert [line.amount for line in research.lines] == [20, two.value, three.value]


@pytest.mark.rule("B-194", "B-083")
def test_a_face_down_special_plan_adds_nothing() -> None:
    state = give(acting(), 0, upload=7)
    screens = (*state.seats[0].screens[:3], PlacedPlan("special-2", face_up=False), *state.seats[0].screens[4:])
    assert category(give(state, 0, screens=screens), 0, "research").total == 20


@pytest.mark.rule("B-195")
def test_the_highest_total_wins_and_a_tie_is_shared() -> None:
    assert Outcome.ranked((142, 142, 120)).winners == (0, 1)
    assert Outcome.ranked((101, 102)).winners == (1,)


def test_no_coins_are_gained_where_there_are_none() -> None:
    """Titanium below what is taken off, and no research points."""
    ledger = Ledger(asking(face_up(table(), 0, "titanium-1"), GainAll(0, (CoinsForTitanium(1),)), CloseTurn(0)))
    settle(ledger)
    assert events_of(list(ledger.events), CoinsGained) == []
    ledger = Ledger(asking(table(), CloseTurn(0)))
    utilise(ledger, 0, 0)
    assert ledger.events == []
