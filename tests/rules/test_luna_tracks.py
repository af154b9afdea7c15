"""Luna: coins, tank, research, company tracks; barriers, thresholds, ends."""

import pytest

from app.rules.skymines.components.shapes import COMPANIES, LunaAdvance, LunaCoins, LunaResearch, LunaTank
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna import tracks
from app.rules.skymines.luna.tracks import advance_company
from app.rules.skymines.vocabulary.events import (
    CoinsGained,
    CoinsPaid,
    LunaGradeTwoAdded,
    MarkerAdvanced,
    SlotSwitchedOn,
    UploadAdvanced,
)
from app.rules.skymines.vocabulary.moves import PlayLunaCard
from app.rules.skymines.vocabulary.state import luna_of
from tests.support.rules.luna_positions import HUMAN, LUNA, at, card_with, carried_out, her_turn, luna_acting, place
from tests.support.rules.positions import INDEX, act, events_of, give, with_tracks

TANK = INDEX.components.tank
RESEARCH = INDEX.components.research
A1 = INDEX.track["A1"]


@pytest.mark.rule("L-026")
def test_coins() -> None:
    state = give(luna_acting(), LUNA, coins=1)
    assert carried_out(state, card_with(LunaCoins(amount=3))).seat(LUNA).coins == 4


@pytest.mark.rule("L-026")
@pytest.mark.parametrize(("start", "amount", "on"), [(-3, 2, False), (-1, 1, True), (-1, 4, True)])
def test_tank_spaces_switch_slot_a_on(start: int, amount: int, on: bool) -> None:
    state = give(luna_acting(), LUNA, helium=TANK.slot_at + start, slots=("B", "C", "D"))
    ledger = carried_out(state, card_with(LunaTank(amount=amount)))
    assert ledger.seat(LUNA).helium == TANK.slot_at + start + amount
    assert ("A" in ledger.seat(LUNA).slots) is on


@pytest.mark.rule("L-026")
@pytest.mark.parametrize(("start", "amount", "on"), [(-3, 2, False), (-1, 1, True), (-1, 2, True)])
def test_screens_are_entered_empty_and_switch_slot_e_on(start: int, amount: int, on: bool) -> None:
    state = give(luna_acting(), LUNA, upload=RESEARCH.slot_at + start, slots=("B", "C", "D"))
    ledger = carried_out(state, card_with(LunaResearch(amount=amount)))
    assert ledger.seat(LUNA).upload == RESEARCH.slot_at + start + amount
    assert ("E" in ledger.seat(LUNA).slots) is on


@pytest.mark.rule("L-026")
def test_a_slot_is_switched_on_once() -> None:
    state = give(luna_acting(), LUNA, helium=TANK.slot_at, upload=RESEARCH.slot_at, slots=("A", "B", "C", "D", "E"))
    ledger = carried_out(state, card_with(LunaTank(amount=2), LunaResearch(amount=1)))
    assert not events_of(ledger.events, SlotSwitchedOn)


@pytest.mark.rule("L-027")
@pytest.mark.parametrize(("start", "coins"), [(27, 6), (28, 8), (24, 0)])
def test_tank_spaces_beyond_the_end(start: int, coins: int) -> None:
    """From 27, a move of 4: one space and 6 CrypCoin."""
    ledger = carried_out(give(luna_acting(), LUNA, helium=start, coins=0), card_with(LunaTank(amount=4)))
    assert (ledger.seat(LUNA).helium, ledger.seat(LUNA).coins) == (28, coins)


@pytest.mark.rule("L-027")
@pytest.mark.parametrize(("start", "coins"), [(13, 0), (14, 2), (15, 4)])
def test_screens_beyond_the_end(start: int, coins: int) -> None:
    ledger = carried_out(give(luna_acting(), LUNA, upload=start, coins=0), card_with(LunaResearch(amount=2)))
    assert (ledger.seat(LUNA).upload, ledger.seat(LUNA).coins) == (15, coins)


@pytest.mark.rule("L-027")
@pytest.mark.parametrize(("before_the_end", "coins"), [(1, 4), (0, 6)])
def test_company_spaces_beyond_the_end(before_the_end: int, coins: int) -> None:
    """One space before the end, 3 spaces: 4 CrypCoin."""
    state = give(at(with_tracks(luna_acting(), skymine="A1"), LUNA, skymine=A1.last - before_the_end), LUNA, coins=0)
    ledger = Ledger(state)
    advance_company(ledger, LUNA, "skymine", 3)
    assert place(ledger.state, LUNA, "skymine") == A1.last
    assert ledger.seat(LUNA).coins == coins


@pytest.mark.rule("L-028")
def test_a_threshold_pays_her_and_players_who_are_past_it() -> None:
    threshold = A1.thresholds[0]
    state = with_tracks(luna_acting(), skymine="A1")
    state = at(at(state, LUNA, skymine=threshold.after), HUMAN, skymine=threshold.after + 1)
    ledger = Ledger(state)
    advance_company(ledger, LUNA, "skymine", 1)
    paid = {event.seat: event.amount for event in events_of(ledger.events, CoinsGained)}
    assert paid == {HUMAN: threshold.coins, LUNA: threshold.coins}


@pytest.mark.rule("L-028")
def test_a_threshold_does_not_pay_who_has_not_passed_it() -> None:
    threshold = A1.thresholds[0]
    state = with_tracks(luna_acting(), skymine="A1")
    state = at(at(state, LUNA, skymine=threshold.after), HUMAN, skymine=threshold.after)
    ledger = Ledger(state)
    advance_company(ledger, LUNA, "skymine", 1)
    assert {event.seat for event in events_of(ledger.events, CoinsGained)} == {LUNA}


@pytest.mark.rule("L-028")
@pytest.mark.parametrize("track", ["A1", "A2", "B1", "B2", "E1"])
def test_her_track_bonuses_have_no_effect(track: str) -> None:
    """With her marker at the end of the track she has the markers and the bonuses that she had."""
    state = with_tracks(luna_acting(), skymine=track, minerva="D1", astrogo="C1", tawac="D2")
    state = at(her_turn(state, None, "I-4", "I-1"), LUNA, skymine=INDEX.track[track].last)
    markers = state.seats[LUNA].markers
    after = act(state, LUNA, PlayLunaCard())
    assert after.seats[LUNA].bonuses == ()
    assert after.seats[LUNA].markers == markers - 1


@pytest.mark.rule("L-029")
@pytest.mark.parametrize(("coins", "paid"), [(0, []), (1, [1]), (2, [2]), (3, [2])])
def test_she_pays_a_barrier_as_far_as_she_can_and_moves_on(coins: int, paid: list[int]) -> None:
    barrier = A1.barriers[1]
    assert barrier.cost == 2
    state = at(with_tracks(luna_acting(), skymine="A1"), LUNA, skymine=barrier.after)
    ledger = Ledger(give(state, LUNA, coins=coins))
    advance_company(ledger, LUNA, "skymine", 2)
    assert [event.amount for event in events_of(ledger.events, CoinsPaid)] == paid
    assert ledger.seat(LUNA).coins == coins - sum(paid)
    assert place(ledger.state, LUNA, "skymine") == barrier.after + 2


@pytest.mark.rule("L-029")
def test_coins_of_an_earlier_line_pay_a_barrier() -> None:
    barrier = A1.barriers[1]
    state = with_tracks(luna_acting(), skymine="A1")
    for company in COMPANIES:
        state = at(state, LUNA, **{company: 0 if company != "skymine" else barrier.after})
    state = give(state, LUNA, coins=0)
    ledger = carried_out(state, card_with(LunaCoins(amount=3), LunaAdvance(who="LEAD", amount=1)))
    assert place(ledger.state, LUNA, "skymine") == barrier.after + 1
    assert ledger.seat(LUNA).coins == 3 - barrier.cost


def test_lunas_markers_say_how_far_they_went_and_meet_each_token_once() -> None:
    """Her track marker goes space by space; her upload marker stops at the end, and slot E goes on once."""
    state = luna_acting(level=5)
    ledger = Ledger(state)
    tracks.advance_company(ledger, LUNA, "skymine", 2)
    assert [event.spaces for event in events_of(list(ledger.events), MarkerAdvanced)] == [1, 1]
    at, last = INDEX.components.research.slot_at, INDEX.components.research.last
    ledger = Ledger(give(state, LUNA, upload=at - 1))
    tracks.advance_upload(ledger, LUNA, 1)
    tracks.advance_upload(ledger, LUNA, 1)
    assert [(item.spaces, item.to) for item in events_of(list(ledger.events), UploadAdvanced)] == [(1, at), (1, at + 1)]
    assert len(events_of(list(ledger.events), SlotSwitchedOn)) == 1
    ledger = Ledger(give(state, LUNA, upload=last))
    tracks.advance_upload(ledger, LUNA, 2)
    assert events_of(list(ledger.events), UploadAdvanced) == []
    (token, *_) = luna_of(state, LUNA).tank_tokens
    standing = Ledger(give(state, LUNA, helium=token))
    tracks.advance_tank(standing, LUNA, 1)
    passing = Ledger(give(state, LUNA, helium=token - 1))
    tracks.advance_tank(passing, LUNA, 1)
    assert events_of(list(standing.events), LunaGradeTwoAdded) == []
    assert [item.at for item in events_of(list(passing.events), LunaGradeTwoAdded)] == [token]
