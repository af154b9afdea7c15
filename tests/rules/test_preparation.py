"""Preparation for the next round: rulebook pages 18 and 19."""

import pytest
from msgspec.structs import replace

from app.rules.game import Event
from app.rules.skymines.vocabulary.events import (
    DisplayFilled,
    DisplayMoved,
    GameEnded,
    MarkersReturned,
    RoundBegan,
    SpecialPlanRevealed,
    TileGained,
)
from app.rules.skymines.vocabulary.moves import EndTurn
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn
from app.rules.skymines.vocabulary.state import HeldTile, State
from tests.support.rules.positions import GAME, act, acting, asking, decide, dropping_out, events_of, give, planning


def last_drop_out(state: State) -> State:
    """The state in which seat 0 confirms its turn after everybody has dropped out."""
    for seat in range(len(state.seats)):
        state = give(state, seat, dropped=True)
    return asking(replace(state, turn=0), ConfirmEndOfTurn(0))


def end(state: State) -> tuple[State, list[Event]]:
    """The state and the events after the round's end."""
    ready = last_drop_out(state)
    return act(ready, 0, EndTurn()), decide(ready, 0, EndTurn())


@pytest.mark.rule("B-181")
def test_the_next_special_plan_is_turned_up_and_its_coin_moves_page_18() -> None:
    state, events = end(replace(acting(), round=3, supplement=2))
    assert events_of(events, SpecialPlanRevealed) == [SpecialPlanRevealed(4)]
    assert (state.supplement, state.round) == (3, 4)
    faces = {special["round"]: special["face_up"] for special in GAME.view(state, 0)["specials"]}
    assert faces == {2: True, 3: True, 4: True, 5: False, 6: False, 7: False}


@pytest.mark.rule("B-181", "B-182", "B-183")
def test_the_steps_come_in_their_order() -> None:
    _, events = end(replace(acting(), markers=(("tile-field", 1),)))
    kinds = [type(event) for event in events]
    order = [SpecialPlanRevealed, MarkersReturned, TileGained, DisplayMoved, DisplayFilled, RoundBegan]
    assert [kind for kind in kinds if kind in order] == order


@pytest.mark.rule("B-182", "B-124", "B-121")
def test_markers_return_and_bring_reserved_tiles_page_19() -> None:
    state = give(replace(acting(), markers=(("tile-field", 0), ("buy", 0), ("tile-energy", 1))), 0, markers=0)
    state, _ = end(state)
    assert state.markers == () and state.seats[0].markers == 2
    assert state.seats[0].tiles == (HeldTile("field"),) and state.seats[1].tiles == (HeldTile("energy"),)
    assert set(state.tiles) == {"plus-one", "research"}


@pytest.mark.rule("B-122")
def test_the_holder_of_a_tile_may_reserve_it_again() -> None:
    state = replace(acting(), markers=(("tile-energy", 0),))
    once, _ = end(state)
    again, _ = end(replace(give(once, 0, tiles=()), tiles=state.tiles, markers=(("tile-energy", 0),)))
    assert again.seats[0].tiles == (HeldTile("energy"),)


@pytest.mark.rule("B-183")
def test_the_right_column_is_discarded_and_the_rest_slides_right() -> None:
    display = tuple(f"{n}" if n in (1, 3, 6, 10, 11, 12) else None for n in range(1, 13))
    state, _ = end(replace(acting(), display=display, stack=()))
    assert state.discards == ("1", "3")
    at = {space: card for space, card in enumerate(state.display, start=1) if card is not None}
    assert at == {2: "6", 6: "10", 3: "11", 4: "12"}


@pytest.mark.rule("B-183")
def test_a_card_alone_in_the_left_column_ends_in_the_right_one() -> None:
    display = tuple("10" if n == 10 else None for n in range(1, 13))
    state, _ = end(replace(acting(), display=display, stack=()))
    assert state.display[1] == "10" and sum(card is not None for card in state.display) == 1


@pytest.mark.rule("B-184")
def test_gaps_are_filled_from_the_lowest_number_while_the_stack_lasts() -> None:
    before = acting()
    state, events = end(replace(before, stack=before.stack[:3]))
    assert [space for space, _ in events_of(events, DisplayFilled)[0].cards] == [9, 10, 11]
    assert state.stack == () and state.display[11] is None


@pytest.mark.rule("B-185", "B-188")
@pytest.mark.parametrize("ended", range(1, 7))
def test_each_round_but_the_seventh_leads_to_the_next(ended: int) -> None:
    state, events = end(replace(acting(), round=ended))
    assert (state.round, state.phase, state.totals) == (ended + 1, "planning", ())
    assert events_of(events, RoundBegan) and not events_of(events, GameEnded)
    assert not any(seat.dropped for seat in state.seats)


@pytest.mark.rule("B-185")
def test_after_round_seven_there_is_no_preparation() -> None:
    state, events = end(replace(acting(), round=7, markers=(("tile-field", 0),)))
    assert not events_of(events, SpecialPlanRevealed) and not events_of(events, MarkersReturned)
    assert events_of(events, GameEnded) and state.phase == "finished" and GAME.to_move(state) == ()


@pytest.mark.rule("B-115")
def test_the_holder_of_the_marker_begins_the_next_round() -> None:
    state, _ = end(replace(acting(3), first_player=1))
    assert (state.round, state.starter) == (2, 1)
    assert planning(3).starter == 0
    kept, _ = end(replace(acting(3), round=state.round, first_player=state.first_player, starter=state.starter))
    assert (kept.round, kept.starter, kept.first_player) == (3, 1, 1), "nobody took it in round 2"
    handed, _ = end(replace(acting(3), round=3, first_player=2, starter=1))
    assert (handed.round, handed.starter) == (4, 2)


def test_gaps_of_the_display_close_to_the_right_row_by_row() -> None:
    """p. 19: the right column goes, every row slides on its own, new cards come in the order of the spaces."""
    display: tuple[str | None, ...] = (
        "A-01",
        None,
        "A-03",
        None,
        None,
        "A-06",
        None,
        None,
        "B-01",
        "B-02",
        None,
        "B-04",
    )
    state = replace(acting(), display=display, stack=("C-01", "C-02"))
    state = dropping_out(dropping_out(state, 0), 1)
    assert state.display[:4] == ("B-01", "A-06", "C-01", "B-04")
    assert state.display[4:] == ("C-02", "B-02", *[None] * 6)
    assert state.discards == ("A-01", "A-03")
