"""Luna: expanding companies on the Moon, and the main column of a station."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from app.rules.kit.tasks import settle
from app.rules.skymines.board.moon import MOON, entries_between
from app.rules.skymines.components.shapes import COMPANIES, Choice, Company, LunaAdvance, LunaExpand
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna.columns import giving_column, taking_column
from app.rules.skymines.luna.expansion import Pick, expand, target
from app.rules.skymines.vocabulary.events import (
    CoinsGained,
    HeliumAdvanced,
    LunaSkipped,
    MarkerAdvanced,
    OutpostPlaced,
    OutpostRemoved,
    OutpostReturned,
)
from app.rules.skymines.vocabulary.questions import ReturnOutpost
from app.rules.skymines.vocabulary.state import Column, State
from app.rules.skymines.vocabulary.tasks import SendHome
from tests.support.rules.luna_positions import (
    HUMAN,
    LUNA,
    Stock,
    at,
    card_with,
    carried_out,
    holders,
    luna_acting,
    ranked,
    with_stock,
)
from tests.support.rules.positions import INDEX, asked, events_of, give

Lines = dict[int | Company, tuple[tuple[int | Company, int], ...]]


@pytest.fixture
def small_moon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A Moon of few lines: Tawac's station touches 6, 11 and 19 (by a double line), 6 touches 2, and
    Skymine's station touches 5, 9 and 14."""
    pairs: list[tuple[int | Company, int, int]] = [
        ("tawac", 6, 1),
        ("tawac", 11, 1),
        ("tawac", 19, 2),
        (6, 2, 2),
        ("skymine", 5, 1),
        ("skymine", 9, 1),
        ("skymine", 14, 1),
    ]
    lines: Lines = dict.fromkeys((*COMPANIES, *range(1, 25)), ())
    for one, other, points in pairs:
        lines[one] += ((other, points),)
        lines[other] += ((one, points),)
    monkeypatch.setitem(vars(INDEX), "lines", lines)
    entries_between.cache_clear()
    yield
    entries_between.cache_clear()


def sector_for(state: State, company: Company) -> int | None:
    """The lowest sector that Luna's next point enters."""
    entry = target(state, LUNA, company, "MIN")
    return None if entry is None else entry.number


def even() -> State:
    """All markers on space 0, companies worth 4 to 1 in the order Skymine, Minerva, Astrogo, Tawac."""
    state = ranked(luna_acting(), "skymine", "minerva", "astrogo", "tawac")
    return give(give(state, HUMAN, tracks=(0, 0, 0, 0)), LUNA, tracks=(0, 0, 0, 0))


def entered(ledger: Ledger) -> list[tuple[Company, int]]:
    """The sectors entered, in order."""
    return [(event.company, event.sector) for event in events_of(ledger.events, OutpostPlaced)]


# --- which companies (L-041) ---------------------------------------------------------------------


@pytest.mark.rule("L-041")
@pytest.mark.parametrize(("who", "company"), [("MV", "skymine"), ("MV2", "minerva"), ("LV", "tawac")])
def test_the_company_just_advanced_is_expanded(who: Choice, company: Company) -> None:
    card = card_with(LunaAdvance(who=who, amount=1), LunaExpand(amount=2, pick="MIN"))
    assert {name for name, _ in entered(carried_out(even(), card))} == {company}


@pytest.mark.rule("L-041")
def test_of_two_companies_the_less_valuable_one_expands_first() -> None:
    state = at(even(), LUNA, minerva=2, tawac=4)
    card = card_with(LunaAdvance(who="LEADx2", amount=1), LunaExpand(amount=1, pick="MIN"))
    ledger = carried_out(state, card)
    assert [name for name, _ in entered(ledger)] == ["tawac", "minerva"]
    moved = [event.company for event in events_of(ledger.events, MarkerAdvanced)]
    assert moved == ["minerva", "tawac"]


@pytest.mark.rule("L-041")
def test_the_order_of_expanding_is_fixed_before_the_first_one() -> None:
    """The first company's points raise its value past the second's; the order stays."""
    state = with_stock(with_stock(even(), "minerva", (5, 5, 5)), "astrogo", (5, 5, 4))
    state = at(state, LUNA, minerva=3, astrogo=3)
    card = card_with(LunaAdvance(who="LEADx2", amount=1), LunaExpand(amount=3, pick="MAX"))
    assert [name for name, _ in entered(carried_out(state, card))] == ["minerva"] * 3 + ["astrogo"] * 3


# --- which sectors (L-042, L-043, L-044) ---------------------------------------------------------


@pytest.mark.rule("L-042")
def test_reachable_sectors_touch_the_station_or_an_own_outpost() -> None:
    """Checked against the lines of the map for every company, one outpost on each sector in turn."""
    for company in COMPANIES:
        beside = {place for place, _ in INDEX.lines[company]}
        for sector in range(1, 25):
            state = holders(luna_acting(), **{company: (sector,)})
            around = {place for place, _ in INDEX.lines[sector]} | beside
            expected = sorted(place for place in around if isinstance(place, int) and place != sector)
            assert list(MOON.entries(state, company)) == expected


@pytest.mark.rule("L-042")
@pytest.mark.usefixtures("small_moon")
@pytest.mark.parametrize(
    ("points", "pick", "sectors"),
    [(1, "MIN", [6]), (2, "MIN", [6, 2]), (3, "MIN", [6, 2, 11]), (1, "MAX", [19]), (2, "MAX", [19, 11])],
)
def test_each_point_enters_the_lowest_or_highest_vacant_sector_and_looks_again(
    points: int, pick: Pick, sectors: list[int]
) -> None:
    """6, 11 and 19 are in reach: with 2 MIN first 6, and then 2, which touches it."""
    ledger = Ledger(holders(luna_acting()))
    expand(ledger, LUNA, "tawac", points, pick)
    assert entered(ledger) == [("tawac", sector) for sector in sectors]


@pytest.mark.rule("L-042")
@pytest.mark.usefixtures("small_moon")
def test_a_vacant_sector_comes_before_a_held_one_and_a_double_line_costs_no_more() -> None:
    state = holders(luna_acting(), skymine=(6, 11))
    assert sector_for(state, "tawac") == 19
    ledger = Ledger(state)
    expand(ledger, LUNA, "tawac", 1, "MIN")
    assert [(event.sector, event.ousts) for event in events_of(ledger.events, OutpostPlaced)] == [(19, None)]


@pytest.mark.rule("L-043")
@pytest.mark.usefixtures("small_moon")
@pytest.mark.parametrize(("pick", "sector"), [("MIN", 9), ("MAX", 14)])
def test_with_none_vacant_she_ousts_the_company_on_whose_track_she_is_farthest_behind(pick: Pick, sector: int) -> None:
    """5 is Tawac's (she is 2 behind), 9 and 14 Astrogo's (4 behind); Minerva, 6 behind, is out of reach."""
    state = at(holders(even(), tawac=(5,), astrogo=(9, 14), minerva=(1,)), HUMAN, tawac=2, astrogo=4, minerva=6)
    state = with_stock(state, "astrogo", (3, 5, 5))
    ledger = Ledger(state)
    expand(ledger, LUNA, "skymine", 1, pick)
    assert entered(ledger) == [("skymine", sector)]
    assert events_of(ledger.events, OutpostReturned) == [OutpostReturned("astrogo", 0)]
    assert ledger.state.moon[sector - 1] == "skymine"


@pytest.mark.rule("L-043")
@pytest.mark.usefixtures("small_moon")
def test_equal_arrears_oust_the_more_valuable_company() -> None:
    state = at(holders(even(), tawac=(5,), astrogo=(9, 14)), HUMAN, tawac=3, astrogo=3)
    assert sector_for(state, "skymine") == 9


@pytest.mark.rule("L-044")
@pytest.mark.usefixtures("small_moon")
def test_points_without_a_reachable_sector_are_lost() -> None:
    ledger = Ledger(holders(luna_acting(), tawac=(2, 6, 11)))
    expand(ledger, LUNA, "tawac", 3, "MIN")
    assert entered(ledger) == [("tawac", 19)]
    assert ledger.events[-1] == LunaSkipped(LUNA, "no-sector")
    assert not MOON.entries(ledger.state, "minerva")


@pytest.mark.rule("L-044")
def test_points_of_an_empty_station_are_lost() -> None:
    state = with_stock(holders(luna_acting()), "skymine", (0, 0, 1))
    ledger = Ledger(state)
    expand(ledger, LUNA, "skymine", 3, "MIN")
    assert len(entered(ledger)) == 1
    assert ledger.events[-1] == LunaSkipped(LUNA, "no-outpost")


@pytest.mark.rule("L-044")
def test_sectors_entered_on_her_turn_reward_nobody() -> None:
    """Tawac takes the whole Moon, sector by sector, and no coin, space or plan follows."""
    state = holders(luna_acting())
    ledger = Ledger(state)
    expand(ledger, LUNA, "tawac", 15, "MIN")
    assert len(entered(ledger)) == 15
    for kind in (CoinsGained, HeliumAdvanced, MarkerAdvanced):
        assert not events_of(ledger.events, kind)
    assert ledger.state.seats == state.seats
    assert ledger.state.agenda == state.agenda


# --- the main column (L-045, L-046, L-047) -------------------------------------------------------


def nearest(company: Company, columns: tuple[int, ...]) -> int:
    """Of these columns the one nearest to the company's logo."""
    return min(columns, key=lambda column: INDEX.station[company].nearness[column])


@pytest.mark.rule("L-045")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize(
    ("stock", "column"), [((3, 5, 4), 0), ((0, 5, 4), 2), ((0, 0, 5), 2), ((1, 2, 3), 0), ((4, 2, 0), 1)]
)
def test_outposts_leave_the_emptiest_column_whose_crossed_out_space_is_covered(
    company: Company, stock: Stock, column: int
) -> None:
    """Vacant 2, 0, 1: the first; 5, 0, 1: the third."""
    assert giving_column(with_stock(luna_acting(), company, stock), company) == column


@pytest.mark.rule("L-045")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize(("stock", "tied"), [((5, 5, 5), (0, 1, 2)), ((3, 3, 5), (0, 1)), ((0, 4, 4), (1, 2))])
def test_ties_go_to_the_column_nearer_the_logo(company: Company, stock: Stock, tied: tuple[int, ...]) -> None:
    assert giving_column(with_stock(luna_acting(), company, stock), company) == nearest(company, tied)


@pytest.mark.rule("L-045")
def test_an_opened_column_gives_only_if_no_other_can() -> None:
    state = with_stock(luna_acting(), "skymine", (1, 5, 5), opened=(0,))
    assert giving_column(state, "skymine") == nearest("skymine", (1, 2))


@pytest.mark.rule("L-045")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize(("stock", "column"), [((4, 2, 3), 1), ((4, 3, 1), 2)])
def test_with_all_columns_opened_the_emptiest_one_gives(company: Company, stock: Stock, column: int) -> None:
    state = with_stock(luna_acting(), company, stock, opened=(0, 1, 2))
    assert giving_column(state, company) == column


@pytest.mark.rule("L-045")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("left", [1, 2, 3])
def test_of_opened_columns_as_empty_the_one_showing_fewest_icons_gives(company: Company, left: int) -> None:
    """Then the one nearer the logo. The icons are read off the column: above the outposts, and the crossed-out one."""
    station = INDEX.station[company]
    icons = [sum(column[: 4 - left]) + column[4] for column in station.columns]
    expected = min((0, 1, 2), key=lambda column: (icons[column], station.nearness[column]))
    state = with_stock(luna_acting(), company, (left, left, left), opened=(0, 1, 2))
    assert giving_column(state, company) == expected


@pytest.mark.rule("L-045", "L-046")
def test_an_empty_column_cannot_give() -> None:
    """All crossed-out spaces open, two columns empty: the third one gives, though it has fewer vacant spaces."""
    assert giving_column(with_stock(luna_acting(), "tawac", (0, 0, 3), opened=(2,)), "tawac") == 2
    assert giving_column(with_stock(luna_acting(), "tawac", (0, 0, 0)), "tawac") is None


@pytest.mark.rule("L-046")
@pytest.mark.parametrize(
    ("stock", "opened", "column"),
    [
        ((0, 5, 5), (), 0),
        ((3, 4, 5), (), 0),
        ((0, 4, 5), (), 1),
        ((4, 5, 3), (0,), 2),
        ((4, 2, 3), (0, 1, 2), 1),
        ((4, 4, 4), (0, 1, 2), None),
        ((4, 5, 5), (0,), None),
    ],
)
def test_an_ousted_outpost_returns_to_the_main_column_that_can_take_it(
    stock: Stock, opened: tuple[int, ...], column: int | None
) -> None:
    assert taking_column(with_stock(luna_acting(), "astrogo", stock, opened), "astrogo") == column


@pytest.mark.rule("L-046")
@pytest.mark.usefixtures("small_moon")
def test_an_emptied_column_takes_the_outpost_on_its_fourth_space() -> None:
    """Emptied, full, full: the first column holds one outpost, and its crossed-out space stays uncovered."""
    state = with_stock(holders(even(), astrogo=(5, 9, 14)), "astrogo", (0, 5, 5))
    ledger = Ledger(state)
    expand(ledger, LUNA, "skymine", 1, "MIN")
    assert ledger.state.stations[COMPANIES.index("astrogo")][0] == Column(1, opened=True)
    assert ledger.state.ousted == ()


@pytest.mark.rule("L-046")
@pytest.mark.usefixtures("small_moon")
def test_an_outpost_that_no_column_takes_leaves_the_game() -> None:
    state = with_stock(holders(even(), astrogo=(5, 9, 14)), "astrogo", (4, 4, 4), opened=(0, 1, 2))
    ledger = Ledger(state)
    expand(ledger, LUNA, "skymine", 1, "MAX")
    assert events_of(ledger.events, OutpostRemoved) == [OutpostRemoved("astrogo", None)]
    assert (ledger.state.ousted, ledger.state.removed[COMPANIES.index("astrogo")]) == ((), 1)


@pytest.mark.rule("L-047")
def test_a_human_who_ousts_chooses_the_column_with_luna_in_the_game() -> None:
    state = with_stock(luna_acting(), "astrogo", (4, 5, 4))
    ledger = Ledger(replace(state, agenda=(SendHome(HUMAN),), ousted=("astrogo",)))
    settle(ledger)
    assert asked(ledger.state) == ReturnOutpost(HUMAN, "astrogo")


def test_lunas_outposts_cost_her_a_point_each() -> None:
    ledger = Ledger(luna_acting())
    expand(ledger, LUNA, "skymine", 2, "MIN")
    assert [event.energy for event in events_of(list(ledger.events), OutpostPlaced)] == [1, 1]
