"""Planning: rulebook page 10."""

import pytest

from app.rules.game import IllegalMove, tag_of
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CardsRevealed
from app.rules.skymines.vocabulary.moves import DropOut, EndTurn, PlanCards
from app.rules.skymines.vocabulary.questions import Planning, TakeTurn
from app.rules.skymines.vocabulary.state import HeldTile
from tests.support.rules.positions import GAME, act, acting, asked, decide, events_of, give, planning

CARDS = ("carbon-1", "minerals-2", "research-1")


def refused(seat_hand: tuple[str, ...], plan: tuple[str | None, ...]) -> tuple[str, str]:
    """Code and page with which a plan is refused."""
    state = give(planning(), 0, hand=seat_hand)
    a, b, c, d, e = plan
    with pytest.raises(IllegalMove) as error:
        decide(state, 0, PlanCards((a, b, c, d, e)))
    return error.value.code, error.value.rule


@pytest.mark.rule("B-013")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_from_none_up_to_three_cards_at_the_start(count: int) -> None:
    state = give(planning(), 0, hand=CARDS)
    cards = [*CARDS[:count], *[None] * (3 - count)]
    state = act(state, 0, PlanCards((None, cards[0], cards[1], cards[2], None)))
    assert state.seats[0].planned == (None, *cards, None)


@pytest.mark.rule("B-013")
def test_up_to_five_cards_with_both_additional_slots_on_in_any_slot() -> None:
    hand = (*CARDS, "energy-1", "titanium-2")
    state = give(planning(), 0, hand=hand, slots=("A", "B", "C", "D", "E"))
    plan = PlanCards(("titanium-2", "research-1", "energy-1", "carbon-1", "minerals-2"))
    assert act(state, 0, plan).seats[0].planned == plan.cards


@pytest.mark.rule("B-014")
def test_cards_that_cannot_be_planned_are_refused() -> None:
    assert refused(CARDS, ("carbon-1", None, None, None, None)) == ("slot-off", rulebook.PLANNING)
    assert refused(CARDS, (None, "carbon-1", "carbon-1", None, None)) == ("card-not-in-hand", rulebook.PLANNING)
    assert refused(CARDS, (None, "energy-2", None, None, None)) == ("card-not-in-hand", rulebook.PLANNING)
    share = refused((*CARDS, "D-01"), (None, "D-01", None, None, None))
    assert share == ("share-card-has-no-action", rulebook.SINGLE_SHARE_CARDS)


@pytest.mark.rule("B-014")
def test_the_planning_form_offers_open_slots_and_cards_with_an_action() -> None:
    choices = GAME.choices(give(planning(), 0, hand=(*CARDS, "D-01")), 0)
    assert choices.form is not None
    assert {name: choices.form[name] for name in ("kind", "slots", "cards")} == {
        "kind": "plan",
        "slots": ["B", "C", "D"],
        "cards": list(CARDS),
    }


@pytest.mark.rule("B-015")
def test_all_plan_at_once_and_cards_are_turned_up_after_the_last() -> None:
    state = give(give(planning(), 0, hand=CARDS), 1, hand=CARDS)
    assert GAME.to_move(state) == (0, 1)
    state = act(state, 1, PlanCards((None, "carbon-1", None, None, None)))
    assert GAME.to_move(state) == (0,) and asked(state) == Planning()
    events = decide(state, 0, PlanCards((None, None, "research-1", None, None)))
    assert events_of(events, CardsRevealed) == [
        CardsRevealed(((None, None, "research-1", None, None), (None, "carbon-1", None, None, None)))
    ]


@pytest.mark.rule("B-015")
def test_a_plan_can_be_changed_until_the_last_is_ready() -> None:
    state = give(planning(), 0, hand=CARDS)
    state = act(state, 0, PlanCards((None, "carbon-1", None, None, None)))
    state = act(state, 0, PlanCards((None, None, "research-1", None, None)))
    state = act(state, 1, PlanCards((None,) * 5))
    assert [placed and placed.card for placed in state.seats[0].area] == [None, None, "research-1", None, None]
    assert state.seats[0].hand == ("carbon-1", "minerals-2") and asked(state) == TakeTurn(0)


@pytest.mark.rule("B-016")
def test_a_tile_held_takes_no_slot() -> None:
    state = give(planning(), 0, hand=CARDS, tiles=(HeldTile("energy"),))
    state = act(state, 0, PlanCards((None, *CARDS, None)))
    state = act(state, 1, PlanCards((None,) * 5))
    player = state.seats[0]
    assert sum(card is not None for card in player.area) == 3 and player.tiles == (HeldTile("energy"),)
    assert {"UseEnergy", "UseResources", "UseResearchScientist"} <= {
        tag_of(move) for move in GAME.choices(state, 0).moves
    }


@pytest.mark.rule("B-017")
def test_adding_a_card_after_the_reveal_is_refused() -> None:
    with pytest.raises(IllegalMove) as error:
        decide(acting(), 0, PlanCards((None, "carbon-1", None, None, None)))
    assert (error.value.code, error.value.rule) == ("another-question", rulebook.TURNS)


@pytest.mark.rule("B-018")
def test_a_slot_switched_on_can_be_used_from_the_next_planning_phase() -> None:
    state = give(acting(), 0, slots=("A", "B", "C", "D"))
    assert not any(isinstance(move, PlanCards) for move in GAME.choices(state, 0).moves)
    state = act(state, 0, DropOut())
    while not isinstance(asked(state), Planning):
        seat = GAME.to_move(state)[0]
        moves = GAME.choices(state, seat).moves
        state = act(state, seat, DropOut() if DropOut() in moves else EndTurn() if EndTurn() in moves else moves[0])
    form = GAME.choices(state, 0).form
    assert form is not None and form["slots"] == ["A", "B", "C", "D"]
