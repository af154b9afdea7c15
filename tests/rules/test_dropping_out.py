"""Dropping out and the linked-slots variant: rulebook pages 18 and 23."""

import pytest
from msgspec.structs import replace

from app.rules.kit.folds import evolve
from app.rules.skymines.vocabulary.events import CardRested, CoinsGained, DeckPickedUp, DroppedOut, TilesReturned
from app.rules.skymines.vocabulary.moves import (
    Advance,
    Decline,
    DropOut,
    EndTurn,
    PickUp,
    PlaceMarker,
    PlanCards,
    Rest,
    UseFieldScientist,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    ConfirmEndOfTurn,
    PickUpDeck,
    Planning,
    RestCards,
    TakeTurn,
)
from app.rules.skymines.vocabulary.state import HeldTile, PlacedCard, State
from tests.support.rules.positions import (
    INDEX,
    act,
    acting,
    asked,
    decide,
    dropping_out,
    events_of,
    face_up,
    give,
    holding,
    offered,
    on_track,
    refuses,
    turn_of,
)
from tests.support.rules.tables import table

DECKS = ((), ("carbon-2", "energy-2"), ("minerals-1",), ("titanium-1",), ())


def ready(linked: bool = False) -> State:
    """Seat 0 with three decks at rest and three cards in B, C, D, one of them used."""
    state = give(acting(linked_slots=linked), 0, resting=DECKS, hand=())
    return face_up(state, 0, None, "carbon-1", PlacedCard("energy-1", face_up=False), "research-1")


@pytest.mark.rule("B-174")
def test_dropping_out_takes_a_deck_and_rests_all_cards() -> None:
    state = act(ready(), 0, DropOut())
    assert all(card.face_up for card in state.seats[0].area if card is not None)
    state = act(state, 0, PickUp("B"), Rest("B", "A"), Rest("C", "B"), Rest("D", "E"))
    player = state.seats[0]
    assert player.hand == ("carbon-2", "energy-2")
    assert player.resting == (("carbon-1",), ("energy-1",), ("minerals-1",), ("titanium-1",), ("research-1",))
    assert player.area == (None,) * 5 and asked(state) == ConfirmEndOfTurn(0)


@pytest.mark.rule("B-174")
def test_the_steps_of_dropping_out_come_in_their_order_and_tiles_go_back() -> None:
    """Cards up, a deck to hand, cards to rest, then the tiles: used or not, and the "+1" from the card it lies on."""
    state = replace(holding(ready(), 0, "energy", "field"), tiles=("research",))
    used = state.seats[0].area[1]
    assert used is not None
    area = (None, replace(used, plus_one=True), *state.seats[0].area[2:])
    tiles = (HeldTile("energy"), HeldTile("field", face_up=False), HeldTile("plus-one"))
    state = give(state, 0, area=area, tiles=tiles)
    state = act(state, 0, DropOut())
    assert all(card.face_up for card in state.seats[0].area if card is not None)
    assert state.seats[0].tiles and state.tiles == ("research",), "tiles stay until the cards rest"
    state = act(state, 0, PickUp("C"), Rest("B", "A"), Rest("C", "B"))
    assert state.tiles == ("research",)
    state = act(state, 0, Rest("D", "E"))
    assert state.seats[0].tiles == () and set(state.tiles) == {"energy", "field", "plus-one", "research"}
    assert not any(placed for placed in state.seats[0].area)


@pytest.mark.rule("B-175")
def test_exactly_one_deck_must_be_taken() -> None:
    state = act(ready(), 0, DropOut())
    assert asked(state) == PickUpDeck(0) and set(offered(state, 0)) == {PickUp("B"), PickUp("C"), PickUp("D")}
    refuses(state, 0, Rest("B", "A"), "another-question", "p. 18")
    refuses(state, 0, EndTurn(), "another-question", "p. 18")
    refuses(state, 0, PickUp("A"), "one-resting-deck", "p. 18")
    state = act(state, 0, PickUp("B"))
    refuses(state, 0, PickUp("C"), "another-question", "p. 18")


@pytest.mark.rule("B-175")
def test_with_five_empty_resting_slots_nothing_is_taken() -> None:
    state = act(give(ready(), 0, resting=((),) * 5), 0, DropOut())
    assert isinstance(asked(state), RestCards) and state.seats[0].hand == ()


@pytest.mark.rule("B-176")
def test_any_of_the_five_resting_slots_may_take_a_card() -> None:
    state = act(ready(), 0, DropOut(), PickUp("B"))
    assert set(offered(state, 0)) == {Rest(card, to) for card in ("B", "C", "D") for to in ("A", "B", "C", "D", "E")}
    state = act(state, 0, Rest("B", "B"), Rest("C", "C"), Rest("D", "D"))
    assert state.seats[0].resting[1:4] == (("carbon-1",), ("minerals-1", "energy-1"), ("titanium-1", "research-1"))


@pytest.mark.rule("B-177")
def test_two_cards_in_one_resting_slot_are_refused() -> None:
    state = act(ready(), 0, DropOut(), PickUp("B"), Rest("B", "E"))
    refuses(state, 0, Rest("C", "E"), "different-resting-slots", "p. 18")


@pytest.mark.rule("B-178")
def test_a_dropped_out_player_still_gains_and_still_blocks() -> None:
    threshold = INDEX.track["A1"].thresholds[0]
    state = give(acting(), 0, dropped=True)
    state = replace(on_track(state, 0, "skymine", threshold.after + 1), markers=(("buy", 0),))
    state = on_track(face_up(give(state, 1, coins=5), 1, "carbon-1"), 1, "skymine", threshold.after)
    state = turn_of(state, 1)
    refuses(state, 1, PlaceMarker("buy"), "space-occupied", "p. 16")
    coins = state.seats[0].coins
    state = act(state, 1, UseResources(("A",)))
    if asked(state) == AcquireCard(1, 1, ("carbon",)):
        state = act(state, 1, Decline())
    state = act(state, 1, Advance("skymine"), EndTurn())
    assert state.seats[0].coins == coins + threshold.coins and asked(state) == TakeTurn(1)


@pytest.mark.rule("B-179")
def test_in_the_last_round_nobody_is_asked() -> None:
    state = act(replace(holding(ready(), 0, "energy"), round=7), 0, DropOut())
    assert asked(state) == ConfirmEndOfTurn(0)
    player = state.seats[0]
    assert player.area == (None,) * 5 and player.tiles == ()
    owned = [*player.hand, *(card for deck in player.resting for card in deck)]
    assert sorted(owned) == sorted(
        ["carbon-2", "energy-2", "minerals-1", "titanium-1", "carbon-1", "energy-1", "research-1"]
    )


@pytest.mark.rule("B-180")
def test_lin_drops_out_page_18() -> None:
    state = holding(ready(), 0, "field")
    state = give(state, 0, tiles=(HeldTile("field", face_up=False),), markers=0)
    first = decide(state, 0, DropOut())
    state = act(state, 0, DropOut())
    last = decide(act(state, 0, PickUp("C"), Rest("B", "A"), Rest("C", "C")), 0, Rest("D", "E"))
    assert not events_of(first, DeckPickedUp) and events_of(last, TilesReturned) == [TilesReturned(0)]
    state = act(state, 0, PickUp("C"), Rest("B", "A"), Rest("C", "C"), Rest("D", "E"))
    player = state.seats[0]
    assert player.hand == ("minerals-1",) and player.tiles == () and "field" in state.tiles
    assert player.resting == (("carbon-1",), ("carbon-2", "energy-2"), ("energy-1",), ("titanium-1",), ("research-1",))


@pytest.mark.rule("B-196")
def test_linked_slots_rest_each_card_above_its_own_slot() -> None:
    state = act(ready(linked=True), 0, DropOut())
    assert asked(state) == PickUpDeck(0)
    events = decide(state, 0, PickUp("C"))
    assert events_of(events, CardRested) == [CardRested(0, slot, slot) for slot in ("B", "C", "D")]


@pytest.mark.rule("B-197")
def test_linked_slots_refuse_any_other_resting_slot() -> None:
    state = act(ready(linked=True), 0, DropOut())
    refuses(state, 0, Rest("B", "A"), "another-question", "p. 18")
    refuses(act(state, 0, PickUp("C")), 0, Rest("B", "A"), "another-question", "p. 10")


def test_a_used_field_tile_goes_back_with_the_others() -> None:
    state = holding(face_up(acting(), 0), 0, "field")
    state = act(state, 0, UseFieldScientist("tile"))
    assert state.seats[0].tiles == (HeldTile("field", face_up=False),)
    assert not events_of(decide(state, 0, EndTurn()), CoinsGained)


NO_CARDS: PlanCards = PlanCards((None,) * 5)


def test_deck_of_share_cards_alone_can_be_picked_up_and_plans_nothing() -> None:
    """p. 18, p. 19: share cards rest nowhere by themselves, but a hand of nothing else is a legal hand."""
    state = give(acting(), 0, hand=("D-01",), resting=((), (), ("E-02",), (), ("carbon-1",)))
    state = act(state, 0, DropOut(), PickUp("C"), EndTurn())
    state = dropping_out(state, 1)
    assert isinstance(asked(state), Planning)
    assert state.seats[0].hand == ("D-01", "E-02")
    assert state.seats[0].resting[4] == ("carbon-1",)
    assert act(state, 0, NO_CARDS).seats[0].planned == NO_CARDS.cards


@pytest.mark.parametrize("held", [1, 2])
def test_the_only_deck_is_picked_up_unasked_and_of_two_one_is_chosen(held: int) -> None:
    decks = (("carbon-1",), ("carbon-2",) if held == 2 else (), (), (), ())
    state = give(table(), 0, resting=decks, hand=(), area=(None,) * 5)
    events = decide(state, 0, DropOut())
    assert [event.slot for event in events_of(events, DeckPickedUp)] == (["A"] if held == 1 else [])
    after = act(state, 0, DropOut())
    assert after.seats[0].hand == (("carbon-1",) if held == 1 else ())
    assert isinstance(asked(after), PickUpDeck) == (held == 2)


def test_a_player_who_drops_out_turns_cards_and_tiles_up() -> None:
    state = give(table(), 0, area=(PlacedCard("carbon-1", face_up=False), None, None, None, None))
    state = give(state, 0, tiles=(HeldTile("energy", False),))
    after = evolve(state, DroppedOut(0)).seats[0]
    assert after.dropped
    assert after.area[0] == PlacedCard("carbon-1", face_up=True)
    assert after.tiles == (HeldTile("energy", True),)
