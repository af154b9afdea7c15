"""Luna: which company or track a card means, and how ties end."""

import pytest
from msgspec.structs import replace

from app.rules.skymines.components.shapes import COMPANIES, Choice, Company, LunaAdvance
from app.rules.skymines.luna.ranks import by_lead, by_value, chosen, farthest_behind, margin
from app.rules.skymines.vocabulary.events import CoinsPaid, MarkerAdvanced
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.luna_positions import (
    HUMAN,
    LUNA,
    at,
    card_with,
    carried_out,
    did,
    luna_acting,
    ranked,
    with_stock,
    with_value,
)
from tests.support.rules.positions import INDEX, acting, events_of, give, with_tracks

OWN_ORDER: tuple[Company, ...] = ("minerva", "tawac", "skymine", "astrogo")
"""The values that `valued` gives, best company first."""


def valued() -> State:
    """All markers on space 0; the companies are worth 4, 3, 2 and 1 in the order of OWN_ORDER."""
    state = ranked(luna_acting(), *OWN_ORDER)
    for seat in (HUMAN, LUNA):
        state = give(state, seat, tracks=(0, 0, 0, 0))
    return state


# --- most and least valuable (L-030) -------------------------------------------------------------


@pytest.mark.rule("L-030")
def test_companies_rank_by_uncovered_icons() -> None:
    assert by_value(valued()) == OWN_ORDER


@pytest.mark.rule("L-030")
def test_more_vacant_spaces_break_a_tie() -> None:
    """3 icons each, 5 and 4 vacant: the one with 5, whichever track comes first."""
    pairs: list[tuple[Company, Company]] = [("skymine", "minerva"), ("minerva", "skymine")]
    for first, second in pairs:
        state = with_value(with_value(luna_acting(), first, 2, vacant=5), second, 2, vacant=4)
        assert by_value(state)[:2] == (first, second)


@pytest.mark.rule("L-030")
def test_icons_come_before_vacant_spaces() -> None:
    state = with_value(with_value(luna_acting(), "astrogo", 1, vacant=5), "tawac", 2, vacant=4)
    assert by_value(state)[:2] == ("tawac", "astrogo")


@pytest.mark.rule("L-030")
def test_the_track_id_breaks_the_last_tie() -> None:
    """All stations full: A1 before B2, and so on, wherever the tracks lie."""
    state = with_tracks(luna_acting(), skymine="D1", minerva="B2", astrogo="A1", tawac="C2")
    assert by_value(state) == ("astrogo", "minerva", "tawac", "skymine")


@pytest.mark.rule("L-030")
@pytest.mark.parametrize(
    ("who", "companies"),
    [
        ("MV", ("minerva",)),
        ("MV2", ("tawac",)),
        ("MVx2", ("minerva", "tawac")),
        ("LV", ("astrogo",)),
        ("ALL", OWN_ORDER),
    ],
)
def test_what_a_card_names_by_value(who: Choice, companies: tuple[Company, ...]) -> None:
    assert chosen(valued(), LUNA, who) == companies


@pytest.mark.rule("L-030")
def test_an_opened_column_shows_its_crossed_out_space() -> None:
    """A column emptied once keeps its two lowest icons in sight, though outposts returned above them."""
    state = with_stock(luna_acting(), "tawac", (4, 5, 5), opened=(0,))
    assert by_value(state)[0] == "tawac"


# --- leading (L-031) -----------------------------------------------------------------------------


@pytest.mark.rule("L-031")
def test_lead_is_the_track_of_her_biggest_margin() -> None:
    """+2 on Skymine, +3 on Minerva: Minerva."""
    state = at(at(valued(), LUNA, skymine=4, minerva=5, astrogo=1), HUMAN, skymine=2, minerva=2, astrogo=6)
    assert by_lead(state, LUNA)[0] == "minerva"
    assert chosen(state, LUNA, "LEAD") == ("minerva",)


@pytest.mark.rule("L-031")
def test_a_small_lead_comes_before_a_shared_one_and_that_before_arrears() -> None:
    state = at(at(valued(), LUNA, skymine=1, minerva=3, astrogo=2), HUMAN, minerva=5, astrogo=1, skymine=1, tawac=9)
    assert by_lead(state, LUNA) == ("astrogo", "skymine", "minerva", "tawac")


@pytest.mark.rule("L-031")
def test_without_a_lead_a_shared_one_counts() -> None:
    state = at(at(valued(), LUNA, astrogo=4), HUMAN, skymine=1, minerva=2, astrogo=4, tawac=3)
    assert by_lead(state, LUNA)[0] == "astrogo"


@pytest.mark.rule("L-031")
def test_behind_everywhere_the_fewest_spaces_count() -> None:
    state = at(valued(), HUMAN, skymine=3, minerva=4, astrogo=2, tawac=5)
    assert by_lead(state, LUNA)[0] == "astrogo"


@pytest.mark.rule("L-031")
@pytest.mark.parametrize(("hers", "theirs"), [(3, 0), (3, 3), (0, 3)])
def test_equal_margins_go_to_the_more_valuable_company(hers: int, theirs: int) -> None:
    spaces = dict.fromkeys(COMPANIES, hers)
    state = at(at(valued(), LUNA, **spaces), HUMAN, **dict.fromkeys(COMPANIES, theirs))
    assert by_lead(state, LUNA) == OWN_ORDER
    assert chosen(state, LUNA, "LEADx2") == OWN_ORDER[:2]


@pytest.mark.rule("L-031")
def test_barriers_are_no_spaces() -> None:
    """A lead over a barrier counts by spaces alone: it ties with one without, and the value decides."""
    state = with_tracks(valued(), skymine="B1", minerva="A1")
    after = INDEX.track["B1"].barriers[0].after
    state = at(at(state, LUNA, skymine=after + 1, minerva=1), HUMAN, skymine=after, minerva=0)
    assert margin(state, LUNA, "skymine") == margin(state, LUNA, "minerva") == 1
    assert by_lead(state, LUNA)[:2] == ("minerva", "skymine")


@pytest.mark.rule("L-031")
def test_the_two_biggest_leads_are_advanced_from_the_more_valuable_down() -> None:
    state = at(valued(), LUNA, astrogo=5, minerva=2)
    assert by_lead(state, LUNA)[:2] == ("astrogo", "minerva")
    assert chosen(state, LUNA, "LEADx2") == ("minerva", "astrogo")


# --- several players, several Lunas (L-032) ------------------------------------------------------


@pytest.mark.rule("L-031", "L-032")
def test_the_best_of_all_other_markers_counts() -> None:
    state = acting(2, 2)
    for seat, space in enumerate((3, 7, 0, 5)):
        state = give(state, seat, tracks=(space,) * 4)
    assert [margin(state, seat, "tawac") for seat in range(4)] == [-4, 2, -7, -2]


@pytest.mark.rule("L-032")
def test_another_luna_is_a_rival_on_the_tracks() -> None:
    state = acting(1, 2)
    state = give(state, 0, tracks=(0, 0, 0, 0))
    state = give(give(state, 1, tracks=(6, 2, 0, 0)), 2, tracks=(5, 0, 0, 0))
    assert by_lead(state, 1)[0] == "minerva"
    assert by_lead(give(state, 2, tracks=(0, 0, 0, 0)), 1)[0] == "skymine"


@pytest.mark.rule("L-032", "L-028")
def test_another_luna_past_a_threshold_is_paid() -> None:
    state = with_tracks(acting(1, 2), skymine="A1")
    threshold = INDEX.track["A1"].thresholds[0]
    state = at(at(at(state, 0, skymine=0), 1, skymine=threshold.after), 2, skymine=threshold.after + 1)
    state = with_value(state, "skymine", 5)
    after = carried_out(state, card_with(LunaAdvance(who="MV", amount=1)), seat=1).state
    gained = [after.seats[seat].coins - state.seats[seat].coins for seat in range(3)]
    assert gained == [0, threshold.coins, threshold.coins]


# --- farthest behind (L-033) ---------------------------------------------------------------------


@pytest.mark.rule("L-033")
def test_farthest_behind_is_the_track_of_the_biggest_arrears() -> None:
    state = at(at(valued(), LUNA, minerva=3), HUMAN, skymine=4, minerva=1, astrogo=2)
    assert farthest_behind(state, LUNA) == ("skymine", "astrogo", "tawac", "minerva")


@pytest.mark.rule("L-033")
def test_behind_nowhere_the_shared_lead_or_the_smallest_lead_counts() -> None:
    state = at(valued(), LUNA, skymine=3, minerva=2, astrogo=4, tawac=1)
    assert farthest_behind(state, LUNA)[0] == "tawac"
    assert farthest_behind(at(state, LUNA, astrogo=0), LUNA)[0] == "astrogo"


@pytest.mark.rule("L-033")
@pytest.mark.parametrize(("hers", "theirs"), [(3, 0), (3, 3), (0, 3)])
def test_equal_arrears_go_to_the_more_valuable_company(hers: int, theirs: int) -> None:
    spaces = dict.fromkeys(COMPANIES, hers)
    state = at(at(valued(), LUNA, **spaces), HUMAN, **dict.fromkeys(COMPANIES, theirs))
    assert farthest_behind(state, LUNA) == OWN_ORDER


# --- ranked once (L-034) -------------------------------------------------------------------------


@pytest.mark.rule("L-034")
@pytest.mark.parametrize(("who", "companies"), [("MVx2", OWN_ORDER[:2]), ("ALL", OWN_ORDER)])
def test_several_companies_are_advanced_from_the_most_valuable_down(
    who: Choice, companies: tuple[Company, ...]
) -> None:
    ledger = carried_out(valued(), card_with(LunaAdvance(who=who, amount=1)))
    assert tuple(event.company for event in events_of(ledger.events, MarkerAdvanced)) == companies


@pytest.mark.rule("L-034", "L-029")
def test_the_more_valuable_tracks_barrier_is_paid_first() -> None:
    """2 CrypCoin and a barrier of 2 before both markers: the second one is passed without any left to pay."""
    state = with_tracks(valued(), minerva="B1", tawac="C1")
    barriers = [INDEX.track[track].barriers[0] for track in ("B1", "C1")]
    assert [barrier.cost for barrier in barriers] == [2, 2]
    state = give(at(state, LUNA, minerva=barriers[0].after, tawac=barriers[1].after), LUNA, coins=2)
    ledger = carried_out(state, card_with(LunaAdvance(who="MVx2", amount=1)))
    assert [type(event) for event in did(ledger)][:3] == [CoinsPaid, MarkerAdvanced, MarkerAdvanced]
    assert ledger.seat(LUNA).tracks[COMPANIES.index("tawac")] == barriers[1].after + 1


@pytest.mark.rule("L-034")
def test_leads_are_ranked_before_the_first_of_two_moves() -> None:
    """Advancing one track cannot bring another into the pair: both are chosen at the beginning of the line."""
    state = at(replace(valued()), LUNA, skymine=3, astrogo=3)
    ledger = carried_out(state, card_with(LunaAdvance(who="LEADx2", amount=2)))
    moved = [event.company for event in events_of(ledger.events, MarkerAdvanced)]
    assert moved == ["skymine", "skymine", "astrogo", "astrogo"]
