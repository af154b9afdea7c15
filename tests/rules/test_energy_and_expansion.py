"""Energy cards and the expansion of companies (p. 12, p. 13)."""

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.skymines.board.moon import MOON, SectorEntry, sector_gains
from app.rules.skymines.components.shapes import Coins, OnTrack, ResearchPoints, Tank
from app.rules.skymines.vocabulary.events import CardsUsed, OutpostPlaced
from app.rules.skymines.vocabulary.moves import (
    Advance,
    Decline,
    EndTurn,
    EnterSector,
    PayBarrier,
    PlacePlan,
    ReturnTo,
    TakeCoin,
    TakePlan,
    TakeReward,
    UseEnergy,
)
from app.rules.skymines.vocabulary.questions import (
    ChooseTrack,
    ConfirmEndOfTurn,
    Expand,
    PassBarrier,
    TakeRewards,
    Utilise,
)
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import CloseTurn
from tests.support.rules.boards import expanding, face_down_slots, next_turn, outposts_in, sectors_of, with_station
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    acting,
    asked,
    asking,
    decide,
    events_of,
    face_up,
    give,
    holding,
    offered,
    on_moon,
    on_track,
    refuses,
    turn_of,
)
from tests.support.rules.tables import table

FIVE = ("energy-2", "B-11")
"""Cards of 2 and 3 energy points."""


def enterable(state: State) -> set[int]:
    """The sectors offered to seat 0."""
    return {move.sector for move in offered(state, 0) if isinstance(move, EnterSector)}


@pytest.mark.rule("B-038")
def test_all_energy_cards_and_the_track_bonus_are_one_sum() -> None:
    state = give(face_up(acting(), 0, *FIVE, "carbon-1"), 0, bonuses=("A1-1",))
    assert asked(act(state, 0, UseEnergy("minerva"))) == Expand(0, "minerva", 6)


@pytest.mark.rule("B-038")
def test_the_energy_tile_joins_the_cards() -> None:
    state = act(holding(face_up(acting(), 0, *FIVE), 0, "energy"), 0, UseEnergy("minerva"))
    assert asked(state) == Expand(0, "minerva", 7)
    (used,) = events_of(decide(state, 0, Decline()), CardsUsed)
    assert used == CardsUsed(0, ("A", "B"), ("energy",))


@pytest.mark.rule("B-039")
def test_no_energy_card_is_kept_back() -> None:
    """The action names no cards, turns all of them down, and so nothing is left for another one."""
    state = act(face_up(acting(), 0, *FIVE), 0, UseEnergy("minerva"), Decline())
    assert face_down_slots(state, 0) == "AB"
    state = turn_of(state, 0)
    refuses(state, 0, UseEnergy("minerva"), "no-energy-to-use", "p. 12")


@pytest.mark.rule("B-039")
def test_energy_is_not_divided_among_companies() -> None:
    state = act(face_up(acting(), 0, *FIVE), 0, UseEnergy("minerva"), EnterSector(21, 0))
    refuses(state, 0, UseEnergy("skymine"), "one-company-only", "p. 12")
    refuses(state, 0, EnterSector(7, 0), "sector-not-adjacent", "p. 12")


@pytest.mark.rule("B-039")
def test_company_with_an_empty_station_is_refused() -> None:
    state = with_station(face_up(acting(), 0, *FIVE), "minerva", (0, True), (0, True), (0, True))
    refuses(state, 0, UseEnergy("minerva"), "station-empty", "p. 13")
    assert UseEnergy("skymine") in offered(state, 0)


@pytest.mark.rule("B-040")
def test_sectors_beside_the_station_or_any_own_outpost_can_be_entered() -> None:
    state = expanding(on_moon(acting(), "minerva", 16), 0, "minerva", 5)
    assert enterable(state) == {21, 23, 24} | {12, 17, 18, 22}


@pytest.mark.rule("B-040")
def test_an_outpost_cut_off_from_its_station_still_counts() -> None:
    """Another company holds all that lies between 16 and the station."""
    state = on_moon(on_moon(acting(), "minerva", 16), "skymine", 21, 23, 24)
    assert enterable(expanding(state, 0, "minerva", 1)) == {17}
    assert set(MOON.entries(state, "minerva")) == {12, 17, 18, 21, 22, 23, 24}


@pytest.mark.rule("B-041")
def test_own_sectors_and_sectors_out_of_touch_are_refused() -> None:
    state = act(expanding(on_moon(acting(), "minerva", 16), 0, "minerva", 5), 0, EnterSector(21, 0))
    refuses(state, 0, EnterSector(16, 0), "own-outpost-there", "p. 12")
    refuses(state, 0, EnterSector(21, 0), "own-outpost-there", "p. 12")
    refuses(state, 0, EnterSector(1, 0), "sector-not-adjacent", "p. 12")


@pytest.mark.rule("B-041")
def test_a_station_is_not_a_sector() -> None:
    state = expanding(acting(), 0, "minerva", 5)
    assert enterable(state) <= set(INDEX.sector)
    refuses(state, 0, EnterSector(0, 0), "no-such-sector", "p. 12")


@pytest.mark.rule("B-042")
@pytest.mark.parametrize(("sector", "foreign", "cost"), [(21, False, 1), (24, False, 2), (21, True, 2), (24, True, 3)])
def test_line_and_foreign_outpost_make_the_cost(sector: int, foreign: bool, cost: int) -> None:
    state = on_moon(acting(), "skymine", sector) if foreign else acting()
    (placed,) = events_of(decide(expanding(state, 0, "minerva", 3), 0, EnterSector(sector, 1)), OutpostPlaced)
    assert placed.energy == cost
    assert sector not in enterable(expanding(state, 0, "minerva", cost - 1)) or cost == 1


@pytest.mark.rule("B-042")
def test_the_cost_is_itemised_with_the_move() -> None:
    state = expanding(on_moon(acting(), "skymine", 24), 0, "minerva", 3)
    choices = GAME.choices(state, 0)
    lines = dict(zip(choices.moves, choices.lines, strict=True))
    assert lines[EnterSector(24, 1)] == (
        Line("energy-line-double", -2),
        Line("energy-ousting", -1, {"company": "skymine"}),
        Line("gain-research-points", 2),
        Line("energy-left", 0),
    )
    assert Line("share-value", 1, {"company": "minerva"}) in lines[EnterSector(24, 0)]


@pytest.mark.rule("B-043")
def test_the_cheapest_own_neighbour_counts() -> None:
    """24 lies behind a double line of the station and a single line of 22; 18 behind one of 10, a double one of 16."""
    assert MOON.entries(acting(), "minerva")[24] == SectorEntry(24, 2, None)
    assert MOON.entries(on_moon(acting(), "minerva", 22), "minerva")[24] == SectorEntry(24, 1, None)
    assert MOON.entries(on_moon(acting(), "minerva", 10, 16), "minerva")[18] == SectorEntry(18, 1, None)


@pytest.mark.rule("B-043")
def test_an_outpost_placed_in_the_action_makes_the_next_entry_cheaper() -> None:
    """2 lies behind a double line of the station and a single line of 4."""
    state = act(expanding(acting(), 0, "tawac", 3), 0, EnterSector(4, 0))
    (placed,) = events_of(decide(state, 0, EnterSector(2, 0)), OutpostPlaced)
    assert placed.energy == 1


@pytest.mark.rule("B-044")
def test_a_sector_dearer_than_the_energy_left_is_refused() -> None:
    state = expanding(on_moon(acting(), "skymine", 24), 0, "minerva", 2)
    refuses(state, 0, EnterSector(24, 0), "sector-too-dear", "p. 12")
    refused = next(refused for refused in GAME.choices(state, 0).refused if refused.what.known.get("sector") == 24)
    assert refused.args == {"sector": 24, "cost": 3, "energy": 2}


@pytest.mark.rule("B-045")
def test_the_top_outpost_of_any_column_goes() -> None:
    state = expanding(with_station(acting(), "minerva", (5, False), (1, False), (0, True)), 0, "minerva", 2)
    assert {move.column for move in offered(state, 0) if isinstance(move, EnterSector)} == {0, 1}
    assert outposts_in(act(state, 0, EnterSector(21, 1)), "minerva") == (5, 0, 0)
    refuses(state, 0, EnterSector(21, 2), "column-empty", "p. 12")


@pytest.mark.rule("B-046")
def test_stopping_before_the_first_entry_turns_the_cards_down_all_the_same() -> None:
    state = act(face_up(acting(), 0, *FIVE), 0, UseEnergy("minerva"), Decline())
    assert asked(state) == ConfirmEndOfTurn(0)
    assert face_down_slots(state, 0) == "AB"
    assert sectors_of(state, "minerva") == []


@pytest.mark.rule("B-046")
def test_stopping_later_keeps_what_was_entered() -> None:
    state = act(face_up(acting(), 0, *FIVE), 0, UseEnergy("minerva"), EnterSector(23, 0), Decline())
    assert sectors_of(state, "minerva") == [23]
    assert state.seats[0].helium == 1
    assert face_down_slots(state, 0) == "AB"


@pytest.mark.rule("B-046")
def test_energy_too_low_for_any_sector_is_forfeited_without_a_question() -> None:
    """One point, and each sector that touches the station costs two."""
    state = on_moon(face_up(acting(), 0, "energy-1"), "skymine", 21, 23)
    state = act(state, 0, UseEnergy("minerva"))
    assert asked(state) == ConfirmEndOfTurn(0)
    assert face_down_slots(state, 0) == "A"


@pytest.mark.rule("B-047")
def test_an_empty_station_ends_the_expansion() -> None:
    state = with_station(face_up(acting(), 0, "energy-2", "A-06"), "minerva", (1, False), (0, True), (1, True))
    state = act(state, 0, UseEnergy("minerva"), EnterSector(21, 0), EnterSector(23, 2))
    assert sectors_of(state, "minerva") == [21, 23]
    assert asked(state) == TakeRewards(0, (Tank(amount=1), ResearchPoints(amount=1)), ((23,), (21,)))


def test_equal_rewards_are_one_choice() -> None:
    """Which of two equal rewards comes first makes no difference: one stands for both, alone they are not asked for."""
    state = asking(acting(), TakeRewards(0, (Tank(amount=1), Coins(amount=1), Tank(amount=1))), CloseTurn(0))
    assert GAME.choices(state, 0).moves == (TakeReward(0), TakeReward(1))
    refuses(state, 0, TakeReward(2), "rewards-left", "p. 13")
    helium_left = act(state, 0, TakeReward(1))
    assert (helium_left.seats[0].helium - state.seats[0].helium, asked(helium_left)) == (2, ConfirmEndOfTurn(0))


@pytest.mark.rule("B-048")
def test_each_structure_rewards_once_in_any_order() -> None:
    """Station, deep mine and gas collector; the sector that was occupied rewards too."""
    state = on_moon(on_moon(acting(), "minerva", 21), "skymine", 16)
    state = act(expanding(give(state, 0, coins=0), 0, "minerva", 3), 0, EnterSector(23, 0), EnterSector(16, 0))
    assert asked(state) == TakeRewards(0, (Tank(amount=1), Coins(amount=1)), ((23,), (16,)))
    lines = GAME.choices(state, 0).lines
    assert [line.args["sectors"] for told in lines for line in told if line.key == "reward-of-sectors"] == [
        (23,),
        (16,),
    ]
    for first in (0, 1):
        after = act(state, 0, TakeReward(first))
        assert (after.seats[0].helium, after.seats[0].coins) == (1, 1)
        assert asked(after) == ConfirmEndOfTurn(0)
    refuses(state, 0, TakeReward(2), "rewards-left", "p. 13")
    refuses(state, 0, Decline(), "another-question", "p. 13")


@pytest.mark.rule("B-049")
def test_structures_give_what_they_show() -> None:
    """Deep mines 3 and 8, strip mines 7 and 10, gas collectors 1 and 5; 12 and 18 hold nothing."""
    assert sector_gains(INDEX, "tawac", (3, 8)) == (Coins(amount=1), Coins(amount=2))
    assert sector_gains(INDEX, "tawac", (7, 10)) == tuple(OnTrack(company="tawac", amount=n) for n in (1, 2))
    assert sector_gains(INDEX, "tawac", (1, 5)) == (Tank(amount=1), Tank(amount=2))
    assert sector_gains(INDEX, "tawac", (12, 18)) == ()
    structures = [structure for sector in INDEX.sector.values() for structure in sector.structures]
    for kind in ("deep-mine", "strip-mine", "gas-collector", "research-station"):
        assert {structure.amount for structure in structures if structure.kind == kind} == {1, 2}


@pytest.mark.rule("B-049")
def test_a_strip_mine_moves_on_the_track_of_the_expanding_company() -> None:
    before = acting()
    state = act(expanding(before, 0, "astrogo", 1), 0, EnterSector(7, 0))
    carbon, minerals, titanium, energy = before.seats[0].tracks
    assert state.seats[0].tracks == (carbon, minerals, titanium + 1, energy)


@pytest.mark.rule("B-049")
def test_a_sector_without_structure_gives_nothing() -> None:
    before = on_moon(acting(), "minerva", 23)
    state = act(expanding(before, 0, "minerva", 1), 0, EnterSector(18, 0))
    assert state.seats[0] == before.seats[0]
    assert asked(state) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-050")
def test_research_points_of_an_expansion_are_one_sum() -> None:
    """Two stations of 1 point each: together they may take a C plan."""
    state = on_moon(acting(), "skymine", 2)
    state = act(expanding(state, 0, "skymine", 2), 0, EnterSector(14, 0), EnterSector(4, 0))
    assert asked(state) == Utilise(0, 2)
    assert TakePlan("C1") in offered(state, 0)


@pytest.mark.rule("B-051")
def test_a_reward_taken_first_pays_the_barrier_of_the_next() -> None:
    """No CrypCoin; deep mine 2 (8), strip mine 1 (2) behind Tawac's barrier of 2, and pay or lose."""
    state = give(on_track(acting(), 0, "tawac", 14), 0, coins=0)
    state = act(expanding(state, 0, "tawac", 3), 0, EnterSector(2, 0), EnterSector(8, 0))
    assert asked(state) == TakeRewards(0, (OnTrack(company="tawac", amount=1), Coins(amount=2)), ((2,), (8,)))
    coins_first = act(state, 0, TakeReward(1))
    assert asked(coins_first) == PassBarrier(0, "tawac", 1)
    coins_first = act(coins_first, 0, PayBarrier())
    assert (coins_first.seats[0].tracks[3], coins_first.seats[0].coins) == (15, 0)
    track_first = act(state, 0, TakeReward(0))
    assert (track_first.seats[0].tracks[3], track_first.seats[0].coins) == (14, 2)


@pytest.mark.rule("B-056")
def test_a_sector_may_change_hands_on_the_very_next_turn() -> None:
    """Minerva ousts Skymine from 24; Skymine goes back there for one point more and takes its reward again."""
    state = on_moon(on_moon(acting(), "skymine", 22), "skymine", 24)
    state = face_up(face_up(state, 0, "B-11"), 1, "energy-2")
    state = act(state, 0, UseEnergy("minerva"), EnterSector(24, 0), TakeCoin(), TakeCoin())
    assert state.moon[23] == "minerva"
    state = act(next_turn(state, 0), 1, UseEnergy("skymine"))
    state, events = act(state, 1, EnterSector(24, 0)), decide(state, 1, EnterSector(24, 0))
    assert events_of(events, OutpostPlaced) == [OutpostPlaced(1, "skymine", 24, 0, 2, "minerva")]
    assert asked(state) == Utilise(1, 2)


@pytest.mark.rule("B-057")
def test_an_enclave_is_entered_from_its_surrounding_sector_only() -> None:
    """13 lies inside 12."""
    state = act(expanding(acting(), 0, "astrogo", 4), 0, EnterSector(11, 0))
    refuses(state, 0, EnterSector(13, 0), "enclave-closed", "p. 13")
    state = act(state, 0, EnterSector(12, 0), EnterSector(13, 0))
    assert sectors_of(state, "astrogo") == [11, 12, 13]


@pytest.mark.rule("B-058")
def test_a_company_in_an_enclave_may_go_out_again() -> None:
    """Tawac was ousted from 12; from 13 it goes over the double line, one point more for the outpost there."""
    state = on_moon(on_moon(acting(), "tawac", 13), "astrogo", 12)
    assert MOON.entries(state, "tawac")[12] == SectorEntry(12, 2, "astrogo")
    assert act(expanding(state, 0, "tawac", 3), 0, EnterSector(12, 0)).moon[11] == "tawac"


@pytest.mark.rule("B-059")
def test_a_company_ousted_home_can_be_expanded_again() -> None:
    """Minerva's station is empty until Skymine ousts one of its outposts."""
    state = replace(acting(), moon=(*acting().moon[:5], "minerva", *acting().moon[6:]))
    state = with_station(state, "minerva", (0, True), (0, True), (0, True))
    state = face_up(face_up(state, 0, "energy-2"), 1, "energy-1")
    assert UseEnergy("minerva") not in offered(state, 0)
    state = act(state, 0, UseEnergy("skymine"), EnterSector(6, 0), ReturnTo(0))
    state = next_turn(state, 0)
    assert UseEnergy("minerva") in offered(state, 1)


@pytest.mark.rule("B-060")
def test_five_points_enter_21_16_and_24() -> None:
    """Example of p. 12: 5, 4, 3, 0."""
    state = on_moon(face_up(acting(), 0, *FIVE), "skymine", 24)
    state = act(state, 0, UseEnergy("minerva"))
    left = []
    for sector in (21, 16):
        left.append(asked(state).energy)  # type: ignore[attr-defined]  # what is asked spends energy
        state = act(state, 0, EnterSector(sector, 2))
    left.append(asked(state).energy)  # type: ignore[attr-defined]  # what is asked spends energy
    assert left == [5, 4, 3]
    state = act(state, 0, EnterSector(24, 2))
    assert sectors_of(state, "minerva") == [16, 21, 24]
    assert outposts_in(state, "minerva") == (5, 5, 2)
    assert isinstance(asked(state), TakeRewards)


@pytest.mark.rule("B-061")
def test_the_same_action_rewards_and_ousts() -> None:
    """Example of p. 13 and 14: 1 CrypCoin, 3 research points at once, the Skymine outpost goes home."""
    state = on_moon(face_up(acting(), 0, *FIVE), "skymine", 24)
    coins = state.seats[0].coins
    state = act(state, 0, UseEnergy("minerva"), *(EnterSector(sector, 2) for sector in (21, 16, 24)))
    assert asked(state) == TakeRewards(0, (Coins(amount=1), ResearchPoints(amount=3)), ((16,), (21, 24)))
    state = act(state, 0, TakeReward(0))
    assert state.seats[0].coins == coins + 1
    assert asked(state) == Utilise(0, 3)
    state = act(state, 0, TakePlan("A1"), TakeCoin(), TakePlan("B1"))
    assert outposts_in(state, "skymine") == (5, 5, 5)
    assert state.ousted == ()
    assert face_down_slots(state, 0) == "AB"
    plans = state.seats[0].acquired
    assert asked(act(state, 0, *(PlacePlan(plan, at) for at, plan in enumerate(plans, 1)))) == ConfirmEndOfTurn(0)


def test_the_turn_ends_only_after_the_expansion() -> None:
    state = expanding(acting(), 0, "minerva", 5)
    refuses(state, 0, EndTurn(), "another-question", "p. 12")


def test_the_company_of_a_reward_is_asked_for_once() -> None:
    state = act(asking(table(), ChooseTrack(0, 1), CloseTurn(0)), 0, Advance("tawac", 1))
    assert state.seats[0].tracks == (0, 0, 0, 1)
    assert not any(isinstance(step, ChooseTrack) for step in state.agenda)
