"""Luna: her turn, and the order of turns with her."""

import pytest
from msgspec.structs import replace

from app.rules.game import IllegalMove
from app.rules.kit.chance import shuffled
from app.rules.kit.tasks import settle
from app.rules.skymines.board.totals import research_scientists, total_of
from app.rules.skymines.board.turns import is_played_out
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna import prepare
from app.rules.skymines.vocabulary import questions, rulebook
from app.rules.skymines.vocabulary.events import (
    LunaCardsDiscarded,
    LunaCardTurned,
    LunaMajorityDiscarded,
    LunaPlanDiscarded,
)
from app.rules.skymines.vocabulary.moves import DropOut, EndTurn, PlanCards, PlayLunaCard
from app.rules.skymines.vocabulary.questions import LunaTurn, TakeTurn
from app.rules.skymines.vocabulary.state import LunaSlot, State
from app.rules.skymines.vocabulary.tasks import BeginRound, PrepareRound
from tests.support.rules.luna_positions import HUMAN, LUNA, her, her_turn, kinds, luna_acting, with_luna
from tests.support.rules.positions import GAME, INDEX, act, acting, asked, asking, decide, events_of, give, offered

UP = {card: LunaSlot(card, face_up=True) for card in INDEX.luna_card}


def dropped(state: State, seat: int) -> State:
    """The state after a seat has dropped out, its cards at rest wherever the game offers first."""
    state = act(state, seat, DropOut())
    while seat in GAME.to_move(state) and not isinstance(asked(state), TakeTurn):
        state = act(state, seat, offered(state, seat)[0])
    return state


@pytest.mark.rule("L-018")
@pytest.mark.parametrize(
    ("slots", "turned"),
    [
        ((None, "I-1", "I-2", "I-3"), "B"),
        ((None, UP["I-1"], "I-2", "I-3"), "C"),
        (("I-6", "I-1", "I-2", "I-3"), "A"),
        ((None, UP["I-1"], UP["I-2"], UP["I-3"], "I-4"), "E"),
    ],
)
def test_the_leftmost_face_down_card_is_turned_up(slots: tuple[str | LunaSlot | None, ...], turned: str) -> None:
    state = her_turn(luna_acting(), *slots)
    event = events_of(decide(state, LUNA, PlayLunaCard()), LunaCardTurned)[0]
    held = her(state).slots[SLOTS.index(event.slot)]
    assert event.slot == turned
    assert held is not None and held.card == event.card


@pytest.mark.rule("L-018")
def test_actions_are_carried_out_from_top_to_bottom() -> None:
    """I-11: advance, then the B plan, then the C plan."""
    events = decide(her_turn(luna_acting(), None, "I-11", "I-1"), LUNA, PlayLunaCard())
    order = [kind for kind in kinds(events) if kind in ("MarkerAdvanced", "LunaPlanDiscarded")]
    assert order == ["MarkerAdvanced"] * 4 + ["LunaPlanDiscarded"] * 2
    assert [event.space[0] for event in events_of(events, LunaPlanDiscarded)] == ["B", "C"]


@pytest.mark.rule("L-018")
@pytest.mark.parametrize("seat", [HUMAN, LUNA])
def test_nobody_else_plays_her_card_and_she_plays_nothing_else(seat: int) -> None:
    state = her_turn(luna_acting(), None, "I-1")
    move = PlayLunaCard() if seat == HUMAN else EndTurn()
    with pytest.raises(IllegalMove) as refused:
        decide(state, seat, move)
    expected = ("not-your-turn", rulebook.TURNS) if seat == HUMAN else ("another-question", rulebook.LUNA)
    assert (refused.value.code, refused.value.rule) == expected


@pytest.mark.rule("L-020")
def test_her_last_card_sends_all_cards_of_her_slots_to_the_discard_pile() -> None:
    state = her_turn(with_luna(luna_acting(), discards=("I-5",)), None, UP["I-6"], UP["I-7"], "I-10")
    events = decide(state, LUNA, PlayLunaCard())
    gathered = events_of(events, LunaCardsDiscarded)[0].cards
    assert gathered == shuffled(("I-6", "I-7", "I-10"), state.seed, state.draws)
    after = her(act(state, LUNA, PlayLunaCard()))
    assert after.slots == (None,) * 5
    assert after.discards[-4:] == (*gathered, "I-5")


@pytest.mark.rule("L-020")
def test_before_her_last_card_nothing_is_gathered() -> None:
    events = decide(her_turn(luna_acting(), None, "I-6", "I-7"), LUNA, PlayLunaCard())
    assert not events_of(events, LunaCardsDiscarded)


@pytest.mark.rule("L-021")
@pytest.mark.parametrize("card", INDEX.luna_card)
def test_the_top_card_tells_which_majority_card_goes(card: str) -> None:
    state = her_turn(with_luna(luna_acting(), majority=("I-8", "I-9"), discards=()), None, card)
    luna = her(act(state, LUNA, PlayLunaCard()))
    values = INDEX.luna_card[card]
    if values.left > values.right:
        assert (luna.majority, luna.discards) == ((None, "I-9"), ("I-8", card))
    elif values.right > values.left:
        assert (luna.majority, luna.discards) == (("I-8", None), ("I-9", card))
    else:
        assert (luna.majority, luna.discards) == (("I-8", "I-9"), (card,))


@pytest.mark.rule("L-021")
@pytest.mark.parametrize(("top", "left", "right"), [("I-2", None, "I-9"), ("I-1", "I-8", None), ("I-5", "I-8", "I-9")])
def test_the_examples_of_the_top_card(top: str, left: str | None, right: str | None) -> None:
    state = her_turn(with_luna(luna_acting(), majority=("I-8", "I-9")), None, top)
    assert her(act(state, LUNA, PlayLunaCard())).majority == (left, right)


@pytest.mark.rule("L-022")
def test_a_discarded_majority_card_counts_no_more_and_the_other_one_does() -> None:
    state = her_turn(with_luna(luna_acting(), majority=("II-6", "II-3")), None, "I-2")
    after = act(state, LUNA, PlayLunaCard())
    assert [total_of(after, LUNA, kind).amount for kind in ("titanium", "carbon", "energy", "minerals")] == [0, 0, 3, 6]
    assert research_scientists(after, LUNA) == 2


@pytest.mark.rule("L-023")
def test_she_plays_one_card_a_turn_and_is_skipped_after_her_last() -> None:
    state = her_turn(luna_acting(), None, "I-6", "I-7")
    state = act(state, LUNA, PlayLunaCard())
    assert asked(state) == TakeTurn(HUMAN)
    assert not is_played_out(state, LUNA)
    state = act(replace(asking(state, LunaTurn(LUNA)), turn=LUNA), LUNA, PlayLunaCard())
    assert asked(state) == TakeTurn(HUMAN)
    assert is_played_out(state, LUNA)


@pytest.mark.rule("L-023")
def test_she_plays_on_alone_once_all_humans_have_dropped_out() -> None:
    state = dropped(luna_acting(), HUMAN)
    for _ in range(3):
        assert asked(state) == LunaTurn(LUNA)
        assert state.round == 1
        state = act(state, LUNA, PlayLunaCard())
    assert state.round == 2


@pytest.mark.rule("L-023")
def test_a_human_plays_on_alone_once_her_cards_are_used_up() -> None:
    state = asking(with_luna(luna_acting(), slots=(None,) * 5), questions.ConfirmEndOfTurn(HUMAN))
    assert asked(act(state, HUMAN, EndTurn())) == TakeTurn(HUMAN)


@pytest.mark.rule("L-024")
def test_her_place_in_the_order_stays_when_the_first_player_changes() -> None:
    """Lin, Malik, Luna: once Malik has the marker, the order is Malik, Luna, Lin."""
    state = asking(replace(acting(2, 1), first_player=1), BeginRound())
    ledger = Ledger(state)
    settle(ledger)
    state = act(act(ledger.state, 0, PlanCards((None,) * 5)), 1, PlanCards((None,) * 5))
    assert state.order == (0, 1, 2)
    assert asked(state) == TakeTurn(1)
    state = act(asking(state, questions.ConfirmEndOfTurn(1)), 1, EndTurn())
    assert asked(state) == LunaTurn(2)
    assert asked(act(state, 2, PlayLunaCard())) == TakeTurn(0)


@pytest.mark.rule("L-024")
@pytest.mark.parametrize("card", [c.id for c in INDEX.components.luna.cards])
@pytest.mark.parametrize("slot", SLOTS)
def test_no_card_makes_her_first_player(card: str, slot: str) -> None:
    slots = [card if slot == other else None for other in SLOTS]
    assert act(her_turn(luna_acting(), *slots), LUNA, PlayLunaCard()).first_player == HUMAN


@pytest.mark.rule("L-025")
def test_her_markers_return_without_a_tile() -> None:
    tile = next(space for space in INDEX.components.bonus.standard if space.effect == "tile")
    state = replace(luna_acting(), markers=((tile.id, LUNA),))
    state = give(asking(state, PrepareRound()), LUNA, markers=4)
    ledger = Ledger(state)
    settle(ledger)
    assert ledger.seat(LUNA).markers == 5
    assert ledger.state.markers == ()
    assert all(not seat.tiles for seat in ledger.state.seats)
    assert tile.tile in ledger.state.tiles


@pytest.mark.rule("L-025")
@pytest.mark.parametrize(
    ("majority", "discards"),
    [(("I-8", "I-9"), ("I-9", "I-8", "I-5")), ((None, "I-9"), ("I-9", "I-5")), ((None, None), ("I-5",))],
)
def test_her_majority_cards_are_discarded(majority: tuple[str | None, str | None], discards: tuple[str, ...]) -> None:
    ledger = Ledger(with_luna(luna_acting(), majority=majority, discards=("I-5",)))
    prepare(ledger, LUNA)
    assert her(ledger.state).majority == (None, None)
    assert her(ledger.state).discards == discards
    assert len(events_of(ledger.events, LunaMajorityDiscarded)) == len(discards) - 1
