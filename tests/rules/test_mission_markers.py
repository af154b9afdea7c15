"""One-time markers and one's own bonus space (rulebook page 25)."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.flow import prepare_round
from app.rules.skymines.vocabulary.events import CoinsPaid
from app.rules.skymines.vocabulary.modules.missions import ClaimTask, PlaceOnce, Status, UseOwnSpace
from app.rules.skymines.vocabulary.moves import Advance, PayBarrier, PlaceMarker
from app.rules.skymines.vocabulary.questions import ChooseTrack, ConfirmEndOfTurn, PassBarrier, TakeTurn
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import PrepareRound
from tests.support.rules.choices import told
from tests.support.rules.mission_positions import having_done, missions_of, on_mission, status_of, with_status
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    asked,
    decide,
    events_of,
    face_up,
    give,
    offered,
    refuses,
    turn_of,
    with_tracks,
)

THREE_SCIENTISTS = ("C-08", "C-11", "A-09")


def with_once(count: int = 1, **more: Any) -> State:
    """The turn of seat 0, which has claimed one task and has so many one-time markers."""
    return give(with_status(on_mission("camp"), 0, mission="camp", claimed=(0,), once=count), 0, coins=4, **more)


def opened(count: int = 3, **more: Any) -> State:
    """The turn of seat 0, which has claimed all three tasks."""
    return give(with_status(on_mission("camp"), 0, mission="camp", claimed=(0, 1, 2), once=count), 0, coins=4, **more)


def next_round(state: State) -> State:
    """The state once the next round is prepared."""
    ledger = Ledger(replace(state, agenda=()))
    prepare_round(ledger, PrepareRound())
    return ledger.state


# --- one-time markers ----------------------------------------------------------------------------


@pytest.mark.rule("M-027")
def test_a_one_time_marker_is_placed_like_any_other() -> None:
    state = with_once()
    usual = {move.space for move in offered(state, 0) if isinstance(move, PlaceMarker)}
    once = {move.space for move in offered(state, 0) if isinstance(move, PlaceOnce)}
    assert once == usual and "tile-research" in once
    after = act(state, 0, PlaceOnce("tile-research"))
    assert isinstance(asked(after), ConfirmEndOfTurn)
    assert after.seats[0].coins == 2 and after.seats[0].markers == state.seats[0].markers
    assert status_of(after, 0) == Status("camp", (0,), 0, ("tile-research",))
    refuses(turn_of(after, 1), 1, PlaceMarker("tile-research"), "space-occupied", "p. 16")


@pytest.mark.rule("M-027")
def test_the_seat_chooses_the_kind_and_needs_one_of_it() -> None:
    state = with_once(markers=0)
    assert not any(isinstance(move, PlaceMarker) for move in offered(state, 0))
    assert PlaceOnce("first-player") not in offered(state, 0)  # the very first turn of the first player
    assert PlaceOnce("tile-field") in offered(state, 0)
    refuses(with_once(0), 0, PlaceOnce("tile-field"), "no-once-marker", "p. 25")
    refuses(with_once(markers=0), 0, PlaceMarker("tile-field"), "no-marker", "p. 16")


@pytest.mark.rule("M-027")
def test_it_costs_and_brings_what_the_space_says_and_who_else_could_place_one_is_told() -> None:
    state = give(with_status(with_once(), 1, once=1), 1, markers=0, coins=9)
    choices = GAME.choices(state, 0)
    usual = choices.lines[choices.moves.index(PlaceMarker("tile-research"))]
    once = choices.lines[choices.moves.index(PlaceOnce("tile-research"))]
    assert once == (Line("once-marker-leaves"), *usual)
    assert Line("could-also-take", None, {"seats": [1]}) in usual
    refuses(give(state, 0, coins=1), 0, PlaceOnce("tile-research"), "not-enough-coins", "p. 17")


@pytest.mark.rule("M-028")
def test_a_placed_one_leaves_the_game_and_another_stays_in_reserve() -> None:
    state = act(with_once(2), 0, PlaceOnce("tile-field"))
    state = act(turn_of(state, 0), 0, PlaceMarker("tile-plus-one"))
    usual = 3
    assert state.seats[0].markers == usual - 1
    prepared = next_round(state)
    assert prepared.markers == () and prepared.seats[0].markers == usual
    assert status_of(prepared, 0) == Status("camp", (0,), 1)


@pytest.mark.rule("M-029")
def test_its_owner_gets_the_tile_when_it_leaves() -> None:
    prepared = next_round(act(with_once(), 0, PlaceOnce("tile-field")))
    assert [held.tile for held in prepared.seats[0].tiles] == ["field"]


@pytest.mark.rule("M-030")
@pytest.mark.parametrize("kinds", [(PlaceOnce, PlaceMarker), (PlaceMarker, PlaceOnce), (PlaceOnce, PlaceOnce)])
def test_one_marker_of_either_kind_on_a_track_s_two_spaces(
    kinds: tuple[type[PlaceOnce] | type[PlaceMarker], type[PlaceOnce] | type[PlaceMarker]],
) -> None:
    state = with_tracks(with_once(2), astrogo="C1")
    state = give(state, 0, bonuses=("C1-1", "C1-2"), coins=9)
    state = turn_of(act(state, 0, kinds[0]("C1-1")), 0)
    refuses(state, 0, kinds[1]("C1-2"), "track-already-used", "p. 21")


# --- the own bonus space -------------------------------------------------------------------------


@pytest.mark.rule("M-031")
def test_the_third_claim_opens_it_to_its_owner_only() -> None:
    state = with_status(on_mission("camp", humans=3, lunas=1), 0, mission="camp", claimed=(1, 2))
    state = face_up(state, 0, *THREE_SCIENTISTS)
    refuses(state, 0, UseOwnSpace(), "own-space-closed", "p. 25")
    choices = GAME.choices(state, 0)
    assert Line("task-opens-space", 3) in choices.lines[choices.moves.index(ClaimTask("camp", 0))]
    state = act(state, 0, ClaimTask("camp", 0))
    assert UseOwnSpace() in offered(state, 0) and missions_of(state).first == 0
    refuses(turn_of(state, 1), 1, UseOwnSpace(), "own-space-closed", "p. 25")
    assert next_round(state).seats[0].markers and UseOwnSpace() in offered(turn_of(next_round(state), 0), 0)


@pytest.mark.rule("M-032", "M-033")
def test_it_costs_one_coin_and_moves_three_spaces_on_one_track() -> None:
    state = opened()
    events = decide(state, 0, UseOwnSpace())
    assert events_of(events, CoinsPaid) == [CoinsPaid(0, 1, "bonus-space")]
    state = act(state, 0, UseOwnSpace())
    assert asked(state) == ChooseTrack(0, 3)
    assert set(offered(state, 0)) == {Advance(company, 3) for company in COMPANIES}
    assert act(state, 0, Advance("tawac", 3)).seats[0].tracks == (0, 0, 0, 3)


@pytest.mark.rule("M-032")
def test_barriers_thresholds_and_the_last_space_are_as_usual() -> None:
    track = INDEX.track[opened().tracks[3]]
    state = act(opened(tracks=(0, 0, 0, track.last - 1)), 0, UseOwnSpace(), Advance("tawac", 3))
    assert state.seats[0].tracks[3] == track.last
    barrier = track.barriers[0]
    state = act(opened(tracks=(0, 0, 0, barrier.after)), 0, UseOwnSpace(), Advance("tawac", 3))
    assert asked(state) == PassBarrier(0, "tawac", 3)
    assert act(state, 0, PayBarrier()).seats[0].tracks[3] == barrier.after + 3


@pytest.mark.rule("M-033")
def test_it_takes_a_coin_and_one_marker_a_round() -> None:
    refuses(give(opened(), 0, coins=0), 0, UseOwnSpace(), "not-enough-coins", "p. 25")
    used = turn_of(act(opened(), 0, UseOwnSpace(), Advance("tawac", 3)), 0)
    assert used.seats[0].markers == 2
    for once in (False, True):
        refuses(used, 0, UseOwnSpace(once), "own-space-occupied", "p. 25")
    prepared = next_round(used)
    assert prepared.seats[0].markers == 3
    assert UseOwnSpace() in offered(turn_of(give(prepared, 0, coins=1), 0), 0)


@pytest.mark.rule("M-034")
def test_it_takes_a_one_time_marker_too_which_leaves_the_game() -> None:
    refuses(opened(0), 0, UseOwnSpace(once=True), "no-once-marker", "p. 25")
    state = act(opened(1, markers=0), 0, UseOwnSpace(once=True), Advance("tawac", 3))
    assert status_of(state, 0).own == "once" and status_of(state, 0).once == 0
    prepared = next_round(state)
    assert prepared.seats[0].markers == 0 and status_of(prepared, 0) == Status("camp", (0, 1, 2))


@pytest.mark.rule("M-034")
def test_it_can_be_used_in_the_turn_of_the_third_claim() -> None:
    state = with_status(on_mission("camp"), 0, mission="camp", claimed=(0, 1))
    state = give(having_done(state, coins=8), 0, coins=0, markers=0)
    state = act(state, 0, ClaimTask("camp", 2), UseOwnSpace(once=True), Advance("minerva", 3))
    assert state.seats[0].tracks == (0, 3, 0, 0)
    refuses(having_done(state, coins=9), 0, ClaimTask("camp", 2), "task-claimed", "p. 25")


@pytest.mark.rule("M-027", "M-033")
def test_a_marker_of_missions_is_the_turns_action_and_says_what_is_left() -> None:
    """No further action follows; the own bonus space costs 1 coin of 4."""
    state = give(with_status(on_mission("camp"), 0, mission="camp", claimed=(0, 1, 2), once=1), 0, coins=4)
    lines = {line.key: line.amount for line in told(state, UseOwnSpace(False))}
    assert (lines["pay-space"], lines["coins-left"]) == (-1, 3)
    for move in (UseOwnSpace(False), UseOwnSpace(True), PlaceOnce("discard")):
        assert not any(isinstance(step, TakeTurn) for step in act(state, 0, move).agenda)
