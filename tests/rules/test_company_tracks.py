"""Company tracks: money barriers, bonus thresholds, ends (p. 21). First-game tracks: A1, B1, C1, D1."""

from itertools import product

import pytest
from msgspec.structs import replace

from app.rules.game import IllegalMove
from app.rules.kit.tasks import settle
from app.rules.skymines.actions.movement import advance, advance_lines
from app.rules.skymines.board.bonuses import passed_bonuses
from app.rules.skymines.board.prices import cost_of_card
from app.rules.skymines.board.scores import track_shares
from app.rules.skymines.board.totals import total_of
from app.rules.skymines.components.shapes import COMPANIES, Coins, Company, OnAnyTrack, OnTrack
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.events import CoinsGained, CoinsPaid
from app.rules.skymines.vocabulary.moves import (
    Advance,
    Decline,
    EndTurn,
    PayBarrier,
    PlaceMarker,
    TakeOption,
    TakeReward,
    TakeTier,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import (
    ConfirmEndOfTurn,
    PassBarrier,
    RemoveOutpost,
    SpendUnits,
    TakeRewards,
    TakeTurn,
)
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import CloseTurn, GainAll
from tests.support.rules.choices import before_barriers, codes
from tests.support.rules.positions import (
    INDEX,
    act,
    acting,
    asked,
    asking,
    decide,
    events_of,
    face_up,
    give,
    offered,
    on_track,
    refuses,
    with_tracks,
)
from tests.support.rules.tables import acquiring, done, past, places, table, unlocked


def settled(state: State, *steps: Step) -> State:
    """The state once these steps came to the top: tasks are carried out."""
    ledger = Ledger(asking(state, *steps, CloseTurn(0)))
    settle(ledger)
    return ledger.state


def moved(state: State, company: Company, amount: int) -> State:
    """The state after a reward that moves seat 0 on a track."""
    return settled(state, GainAll(0, (OnTrack(company=company, amount=amount),)))


def coins(state: State) -> list[int]:
    return [seat.coins for seat in state.seats]


# --- barriers ------------------------------------------------------------------------------------


@pytest.mark.rule("B-132")
def test_a_barrier_costs_coins_and_no_movement() -> None:
    """B1: a barrier of 2 after space 8."""
    state = acquiring(face_up(on_track(table(coins=2), 0, "minerva", 7), 0, "titanium-2"), 0, "A")
    state = act(state, 0, Advance("minerva"), Advance("minerva"))
    assert done(state)
    assert (places(state, 0)[1], state.seats[0].coins) == (9, 0)


@pytest.mark.rule("B-132")
@pytest.mark.parametrize("moved_by", [2, 3, 5])
def test_a_barrier_in_a_reward_costs_its_coins_once_and_no_movement(moved_by: int) -> None:
    """B1: a barrier of 2 after space 8, from space 7 on; the further barriers and thresholds lie behind."""
    waiting = moved(on_track(table(coins=2), 0, "minerva", 7), "minerva", moved_by)
    assert (places(waiting, 0)[1], waiting.seats[0].coins) == (8, 2), "nothing is paid before it is asked"
    paid = decide(waiting, 0, PayBarrier())
    assert [event.amount for event in events_of(paid, CoinsPaid)] == [2]
    gone = act(waiting, 0, PayBarrier())
    assert (places(gone, 0)[1], gone.seats[0].coins) == (7 + moved_by, 0)


@pytest.mark.rule("B-133")
def test_a_barrier_needs_the_coins_and_may_be_declined() -> None:
    poor = acquiring(face_up(on_track(table(coins=1), 0, "minerva", 8), 0, "titanium-1"), 0, "A")
    refuses(poor, 0, Advance("minerva"), "barrier-too-dear", "p. 21")
    waiting = moved(on_track(table(coins=2), 0, "minerva", 7), "minerva", 3)
    assert asked(waiting) == PassBarrier(0, "minerva", 2)
    assert offered(waiting, 0) == (PayBarrier(), Decline())
    stopped = act(waiting, 0, Decline())
    assert done(stopped)
    assert (places(stopped, 0)[1], stopped.seats[0].coins) == (8, 2)
    gone = act(waiting, 0, PayBarrier())
    assert done(gone)
    assert (places(gone, 0)[1], gone.seats[0].coins) == (10, 0)
    refuses(give(waiting, 0, coins=1), 0, PayBarrier(), "not-enough-coins", "p. 21")


@pytest.mark.rule("B-134")
def test_movement_of_a_reward_cannot_be_declined() -> None:
    """A strip mine's space is moved at once; a track is chosen, but not no track."""
    state = asking(table(), TakeRewards(0, (OnTrack(company="tawac", amount=1), Coins(amount=1))), CloseTurn(0))
    assert offered(state, 0) == (TakeReward(0), TakeReward(1))
    with pytest.raises(IllegalMove):
        decide(state, 0, Decline())
    after = act(state, 0, TakeReward(0))
    assert places(after, 0) == (0, 0, 0, 1)
    wild = settled(table(), GainAll(0, (OnAnyTrack(amount=2),)))
    refuses(wild, 0, Decline(), "another-question", "p. 32")
    assert places(act(wild, 0, Advance("skymine", 2)), 0) == (2, 0, 0, 0)


@pytest.mark.rule("B-135")
def test_movement_beyond_barrier_or_end_is_lost_and_the_rest_kept() -> None:
    """4+ titanium at the end of the Astrogo track: only the outpost removal; before a barrier too dear: likewise."""
    for space, coins_left in ((18, 1), (10, 1)):
        state = face_up(on_track(table(coins=coins_left), 0, "astrogo", space), 0, "C-03")
        state = act(state, 0, PlaceMarker("majority-titanium"), TakeTier(4))
        assert asked(state) == RemoveOutpost(0, 1)
        assert places(state, 0)[2] == space
    near = moved(on_track(table(), 0, "astrogo", 17), "astrogo", 3)
    assert done(near)
    assert places(near, 0)[2] == 18


# --- thresholds ----------------------------------------------------------------------------------


@pytest.mark.rule("B-136")
def test_a_threshold_pays_everyone_past_it_each_time() -> None:
    """The dropped-out and Luna included; the first of four gets it 4 times in all."""
    state = table(3, 1, coins=0)
    start = coins(state)
    state = give(state, 2, dropped=True)
    for seat in (3, 2, 1, 0):
        state = on_track(state, seat, "skymine", 7)
        ledger = Ledger(asking(state, CloseTurn(0)))
        ledger.ask(GainAll(seat, (OnTrack(company="skymine", amount=1),)))
        settle(ledger)
        state = ledger.state
    gained = [now - before for now, before in zip(coins(state), start, strict=True)]
    assert gained == [1, 2, 3, 4]


@pytest.mark.rule("B-136")
def test_a_player_not_past_a_threshold_gains_nothing() -> None:
    state = past(table(coins=0), "skymine", 7, 0, 1)
    assert coins(moved(state, "skymine", 1)) == [1, 0]
    assert coins(moved(past(state, "skymine", 8, 0, 1), "skymine", 1)) == [0, 0]


@pytest.mark.rule("B-134", "B-135")
def test_a_wild_reward_passes_over_tracks_at_whose_end_the_marker_stands() -> None:
    """Minerva stands before a barrier too dear, which is no end; where nothing can move nobody is asked."""
    wild = GainAll(0, (OnAnyTrack(amount=2),))
    state = settled(give(table(coins=0), 0, tracks=(18, 8, 17, 20)), wild)
    assert offered(state, 0) == (Advance("minerva", 2), Advance("astrogo", 2))
    refuses(state, 0, Advance("skymine", 2), "end-of-track", "p. 21")
    assert places(act(state, 0, Advance("astrogo", 2)), 0) == (18, 8, 18, 20)
    assert done(settled(give(table(coins=0), 0, tracks=(18, 8, 18, 20)), wild))
    paying = settled(give(table(coins=2), 0, tracks=(18, 8, 18, 20)), wild)
    assert offered(paying, 0) == (Advance("minerva", 2),), "through a barrier that can be paid"
    assert places(act(paying, 0, Advance("minerva", 2), PayBarrier()), 0) == (18, 10, 18, 20)


@pytest.mark.rule("B-137")
def test_thresholds_pay_whatever_moved_the_marker() -> None:
    """A unit, a majority space, a plan's or strip mine's reward, D2. Tawac's D1 has its first after space 5."""
    state = past(table(coins=0), "tawac", 5, 0)
    unit = act(acquiring(face_up(state, 0, "titanium-1"), 0, "A"), 0, Advance("tawac"))
    majority = act(face_up(state, 0, "energy-2"), 0, PlaceMarker("majority-energy"), TakeTier(2))
    mine = act(asking(state, TakeRewards(0, (OnTrack(company="tawac", amount=1),) * 2), CloseTurn(0)), 0, TakeReward(0))
    plan = act(settled(state, GainAll(0, (OnAnyTrack(amount=1),))), 0, Advance("tawac"))
    d2 = unlocked(with_tracks(give(state, 0, coins=1), skymine="D2"), 0, "D2-1")
    d2 = act(d2, 0, PlaceMarker("D2-1"), Advance("tawac", 2))
    for after in (unit, majority, mine, plan, d2):
        assert places(after, 0)[3] > 5
        assert after.seats[0].coins == 1


@pytest.mark.rule("B-138")
def test_coins_of_a_threshold_pay_a_barrier_further_on() -> None:
    """C2: threshold of 1 after space 6, barrier of 1 after space 8."""
    state = past(with_tracks(table(coins=0), astrogo="C2"), "astrogo", 6, 0)
    state = moved(state, "astrogo", 3)
    assert asked(state) == PassBarrier(0, "astrogo", 1)
    state = act(state, 0, PayBarrier())
    assert (places(state, 0)[2], state.seats[0].coins) == (9, 0)


def test_coins_of_a_reward_come_before_its_movement() -> None:
    """They are gained together, and the coins may pay the barrier: B1 has one of 2 after space 8."""
    state = past(table(coins=0), "minerva", 8, 0)
    state = settled(state, GainAll(0, (OnTrack(company="minerva", amount=2), Coins(amount=2))))
    assert asked(state) == PassBarrier(0, "minerva", 2)


@pytest.mark.rule("B-139")
def test_passing_the_first_threshold_of_a1_pays_three() -> None:
    """p. 21: Lin moves 3 on A1 past it; Malik and Amber are past it."""
    state = past(past(table(3, coins=0), "skymine", 6, 0), "skymine", 9, 1, 2)
    after = moved(state, "skymine", 3)
    assert places(after, 0)[0] == 9
    assert coins(after) == [1, 1, 1]


@pytest.mark.rule("B-140", "B-141")
def test_a_bonus_works_from_the_owner_s_next_turn_on() -> None:
    """Both A1 thresholds passed in one action: a rival's comparison does not see the bonuses before the owner's turn,
    and then the second works."""
    state = face_up(past(table(coins=9), "skymine", 7, 0), 0, "C-03", "A-04", "energy-1")
    state = act(acquiring(face_up(state, 1, "energy-1"), 0, "A", "B"), 0, Decline(), *[Advance("skymine")] * 7)
    assert done(state)
    assert passed_bonuses(state, 0) == ("A1-1", "A1-2")
    assert total_of(state, 0, "energy").amount == 1
    theirs = act(state, 0, EndTurn())
    assert asked(theirs) == TakeTurn(1)
    assert PlaceMarker("majority-energy") in offered(theirs, 1)
    own = act(theirs, 1, PlaceMarker("tile-field"), EndTurn())
    assert own.seats[0].bonuses == ("A1-1", "A1-2")
    assert total_of(own, 0, "energy").amount == 3


@pytest.mark.rule("B-141")
def test_a_bonus_is_not_used_in_the_turn_that_unlocked_it() -> None:
    """The second B2 threshold is passed with the first unit: the cards in use do not grow. A space stays shut."""
    state = past(with_tracks(table(), astrogo="B2"), "astrogo", 12, 0)
    state = acquiring(face_up(unlocked(state, 0, "B2-1"), 0, "titanium-2", "A-04"), 0, "A", "B")
    state = act(state, 0, Decline(), Advance("astrogo"))
    assert passed_bonuses(state, 0) == ("B2-1", "B2-2")
    assert asked(state) == SpendUnits(0, 4)
    shut = past(table(), "astrogo", 7, 0)
    refuses(shut, 0, PlaceMarker("C1-1"), "bonus-not-unlocked", "p. 21")


@pytest.mark.rule("B-142")
def test_two_bonuses_of_a_track_do_not_add_up() -> None:
    state = face_up(table(), 0, "energy-2", "minerals-2")
    assert total_of(unlocked(state, 0, "A1-1", "A1-2"), 0, "energy").amount == 4
    assert cost_of_card(state, 0, 2, ("minerals",)).amount == 3
    assert cost_of_card(unlocked(state, 0, "B1-1", "B1-2"), 0, 2, ("minerals",)).amount == 2


@pytest.mark.rule("B-143", "B-144")
def test_bonus_spaces_of_a_track() -> None:
    """A player who has unlocked the second may take either; one marker a space, and one a player on each track."""
    state = unlocked(unlocked(table(coins=9), 0, "C1-1", "C1-2"), 1, "C1-1", "C1-2")
    for space in ("C1-1", "C1-2"):
        assert PlaceMarker(space) in offered(state, 0)
    first = unlocked(state, 0, "C1-1")
    refuses(first, 0, PlaceMarker("C1-2"), "bonus-not-unlocked", "p. 21")
    state = act(give(state, 0, upload=15), 0, PlaceMarker("C1-1"), TakeOption(0))
    own = asking(state, TakeTurn(0))
    refuses(own, 0, PlaceMarker("C1-2"), "track-already-used", "p. 21")
    refuses(own, 0, PlaceMarker("C1-1"), "space-occupied", "p. 16")
    other = asking(state, TakeTurn(1))
    refuses(other, 1, PlaceMarker("C1-1"), "space-occupied", "p. 16")
    assert PlaceMarker("C1-2") in offered(other, 1)


@pytest.mark.rule("B-143", "B-182")
def test_a_space_of_a_track_is_open_again_in_the_next_round() -> None:
    """The marker that lies on it comes back; the other space of the track is open to its owner again, too."""
    state = unlocked(table(coins=9), 0, "C1-1", "C1-2")
    before = state.seats[0].markers
    state = act(give(state, 0, upload=15), 0, PlaceMarker("C1-1"), TakeOption(0), EndTurn())
    assert state.seats[0].markers == before - 1
    for seat in range(len(state.seats)):
        state = give(state, seat, dropped=True)
    state = act(asking(replace(state, turn=0), ConfirmEndOfTurn(0)), 0, EndTurn())
    assert (state.round, state.markers, state.seats[0].markers) == (2, (), before)
    again = asking(replace(state, phase="action", turn=0), TakeTurn(0))
    for space in ("C1-1", "C1-2"):
        assert PlaceMarker(space) in offered(again, 0)


@pytest.mark.rule("B-145")
def test_the_end_of_a_track_and_its_shares() -> None:
    state = moved(on_track(table(), 0, "skymine", 17), "skymine", 5)
    assert places(state, 0)[0] == 18
    assert places(moved(state, "skymine", 1), 0)[0] == 18
    icons = {icon.at: icon.shares for icon in INDEX.track["A1"].shares}
    for space, shares in ((3, icons[3]), (4, icons[3]), (10, icons[10]), (18, icons[18]), (1, 0)):
        owner = on_track(table(), 0, "skymine", space).seats[0]
        assert track_shares(state, owner, "skymine") == shares


def test_threshold_pays_a_seat_that_has_dropped_out() -> None:
    """p. 21: everyone past it is paid, out of the Action phase or not."""
    state = on_track(on_track(face_up(acting(), 0, None, "carbon-1"), 0, "skymine", 7), 1, "skymine", 12)
    state = give(state, 1, dropped=True)
    state = act(state, 0, UseResources(("B",)))
    if Decline() in offered(state, 0):
        state = act(state, 0, Decline())
    gained = {event.seat: event.amount for event in events_of(decide(state, 0, Advance("skymine")), CoinsGained)}
    assert gained == {0: 1, 1: 1}


def moved_as_far_as_paid(state: State, amount: int) -> State:
    """The state after a reward that moves seat 0 on skymine's track, every barrier paid for that can be."""
    ledger = Ledger(asking(state, GainAll(0, (OnTrack(company="skymine", amount=amount),)), CloseTurn(0)))
    settle(ledger)
    state = ledger.state
    while isinstance(asked(state), PassBarrier):
        state = act(state, 0, PayBarrier())
    return state


@pytest.mark.rule("B-132", "B-136", "B-145")
@pytest.mark.parametrize("track", sorted(INDEX.track))
def test_a_way_on_a_track_costs_and_brings_what_is_told_before(track: str) -> None:
    """From every space, of every length, with few coins and with many: place, coins, shares and what is lost."""
    company = COMPANIES[0]
    for start, amount, coins in product(range(INDEX.track[track].last + 1), (1, 3, 6), (0, 2, 20)):
        state = on_track(with_tracks(table(coins=coins), skymine=track), 0, company, start)
        after = moved_as_far_as_paid(state, amount)
        lines = advance_lines(state, 0, company, amount)
        told = {line.key: line for line in lines}
        lost = told["spaces-lost"].amount if "spaces-lost" in told else 0
        changes = [line.amount or 0 for line in lines if line.key.startswith(("pay-barrier", "gain-threshold"))]
        shares = track_shares(after, after.seats[0], company)
        more = shares if shares > track_shares(state, state.seats[0], company) else None
        assert told["gain-on-track"].amount == amount
        assert start + amount - (lost or 0) == after.seats[0].tracks[0], (start, amount, coins)
        assert coins + sum(changes) == after.seats[0].coins, (start, amount, coins)
        assert (told["gain-shares"].args["shares"] if "gain-shares" in told else None) == more, (start, amount, coins)


@pytest.mark.rule("B-136")
def test_a_marker_that_stops_before_a_threshold_has_not_passed_it() -> None:
    """A1 has its first after space 7: nobody is paid, no bonus is there, and who stands there gains nothing later."""
    state = past(past(table(coins=0), "skymine", 6, 0), "skymine", 8, 1)
    stopped = moved_as_far_as_paid(state, 1)
    assert stopped.seats[0].tracks[0] == INDEX.track["A1"].thresholds[0].after
    assert [seat.coins for seat in stopped.seats] == [0, 0]
    assert passed_bonuses(stopped, 0) == ()
    both = past(table(3), "skymine", 7, 0, 1)
    (crossed,) = [line for line in advance_lines(both, 0, "skymine", 1) if line.key.startswith("gain-threshold")]
    assert crossed.key == "gain-threshold", "the other one stands before it, too"


@pytest.mark.rule("B-133")
def test_a_track_whose_barrier_can_be_paid_is_offered_and_not_refused() -> None:
    """All markers before a barrier, with coins for each of them and with none (p. 21)."""
    state = asking(before_barriers(table(coins=9)), SpendUnits(0, 2))
    assert {move.company for move in offered(state, 0) if isinstance(move, Advance)} == set(COMPANIES)
    assert "Advance" not in codes(state)
    assert codes(give(state, 0, coins=0))["Advance"] == {"barrier-too-dear"}


@pytest.mark.rule("B-132", "B-138")
@pytest.mark.parametrize("track", sorted(INDEX.track))
def test_coins_paid_at_the_first_barrier_are_not_there_at_the_second(track: str) -> None:
    """The whole track at once, with each number of coins: as many spaces are lost as is told before."""
    for coins in range(9):
        state = with_tracks(table(coins=coins), skymine=track)
        ledger = Ledger(asking(state, CloseTurn(0)))
        last = INDEX.track[track].last
        advance(ledger, 0, "skymine", last)
        settle(ledger)
        after = ledger.state
        while isinstance(asked(after), PassBarrier):
            after = act(after, 0, PayBarrier())
        lost = [line.amount for line in advance_lines(state, 0, "skymine", last) if line.key == "spaces-lost"]
        assert after.seats[0].tracks[0] == last - sum(item or 0 for item in lost), coins
