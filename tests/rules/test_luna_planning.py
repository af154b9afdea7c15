"""Luna: planning and majority."""

import pytest
from msgspec.structs import replace

from app.rules.kit.chance import shuffled
from app.rules.kit.folds import evolve
from app.rules.skymines.board.totals import TotalKind, research_scientists, total_of
from app.rules.skymines.components.shapes import LunaCard, LunaTank
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna import fill_slots, prepare, show_majority
from app.rules.skymines.luna.deck import renew_deck
from app.rules.skymines.vocabulary.events import (
    CardsRevealed,
    LunaCardPlaced,
    LunaCardsDiscarded,
    LunaDeckShuffled,
    LunaMajorityShown,
)
from app.rules.skymines.vocabulary.moves import PlaceMarker, PlanCards, PlayLunaCard
from app.rules.skymines.vocabulary.state import LunaSlot, State
from tests.support.rules.luna_positions import HUMAN, LUNA, her, her_turn, luna_acting, with_luna
from tests.support.rules.positions import (
    INDEX,
    act,
    decide,
    events_of,
    face_up,
    give,
    holding,
    offered,
    planning,
    refuses,
)

MAJORITY = {space.kind: space.id for space in INDEX.components.bonus.majority}


def placed(state: State) -> str:
    """Her slots that hold a face-down card."""
    return "".join(
        slot for slot, held in zip("ABCDE", her(state).slots, strict=True) if held is not None and not held.face_up
    )


def with_majority(left: str | None, right: str | None) -> State:
    """The human's turn, with these majority cards of Luna."""
    return with_luna(luna_acting(), majority=(left, right))


@pytest.mark.rule("L-009")
@pytest.mark.parametrize("slots", ["BCD", "ABCD", "BCDE", "ABCDE"])
def test_each_slot_that_is_on_gets_a_card_from_left_to_right(slots: str) -> None:
    before = give(planning(1, 1), LUNA, slots=tuple(slots))
    ledger = Ledger(before)
    fill_slots(ledger, LUNA)
    assert [event.slot for event in events_of(ledger.events, LunaCardPlaced)] == list(slots)
    cards = [held.card for held in her(ledger.state).slots if held is not None]
    assert tuple(cards) == her(before).deck[: len(slots)]
    assert placed(ledger.state) == slots


@pytest.mark.rule("L-009", "L-010")
def test_she_plans_after_the_humans_and_shows_majority_after_the_reveal() -> None:
    events = decide(planning(1, 1), HUMAN, PlanCards((None,) * 5))
    order = [type(event) for event in events if isinstance(event, LunaCardPlaced | CardsRevealed | LunaMajorityShown)]
    assert order == [LunaCardPlaced] * 3 + [CardsRevealed] + [LunaMajorityShown] * 2


@pytest.mark.rule("L-010")
def test_small_squares_move_her_markers() -> None:
    """I-4 and II-1: two tank spaces, one screen."""
    state = give(with_luna(luna_acting(), deck=("I-4", "II-1", "I-1"), majority=(None, None)), LUNA, helium=0, upload=0)
    ledger = Ledger(state)
    show_majority(ledger, LUNA)
    assert her(ledger.state).majority == ("I-4", "II-1")
    assert her(ledger.state).deck == ("I-1",)
    assert (ledger.seat(LUNA).helium, ledger.seat(LUNA).upload) == (2, 1)


@pytest.mark.rule("L-010")
@pytest.mark.parametrize("card", [card for card in INDEX.components.luna.cards if card.reveal is not None])
def test_every_small_square(card: LunaCard) -> None:
    state = give(
        with_luna(luna_acting(), deck=(card.id, "I-1", "I-2"), majority=(None, None)), LUNA, helium=0, upload=0
    )
    ledger = Ledger(state)
    show_majority(ledger, LUNA)
    moved = ledger.seat(LUNA)
    assert card.reveal is not None
    steps = card.reveal.amount
    assert (moved.helium, moved.upload) == ((steps, 0) if isinstance(card.reveal, LunaTank) else (0, steps))


@pytest.mark.rule("L-011")
def test_a_slot_switched_on_by_a_square_waits_for_the_next_planning() -> None:
    slot_at = INDEX.components.tank.slot_at
    before = give(with_luna(planning(1, 1), deck=("I-1", "I-2", "I-3", "I-4", "I-6", "I-7")), LUNA, helium=slot_at - 1)
    state = act(before, HUMAN, PlanCards((None,) * 5))
    assert "A" in state.seats[LUNA].slots
    assert placed(state) == "BCD"
    next_round = with_luna(
        state, slots=(None,) * 5, majority=(None, None), discards=("I-1", "I-2", "I-3", "I-4", "I-6")
    )
    ledger = Ledger(next_round)
    fill_slots(ledger, LUNA)
    assert placed(ledger.state) == "ABCD"


@pytest.mark.rule("L-012")
@pytest.mark.parametrize("left", INDEX.luna_card)
def test_values_of_the_majority_slots(left: str) -> None:
    card = INDEX.luna_card[left]
    on_the_left, on_the_right = with_majority(left, None), with_majority(None, left)
    values = {kind: total_of(on_the_left, LUNA, kind).amount for kind in ("titanium", "carbon", "energy", "minerals")}
    assert values == {"titanium": card.left, "carbon": card.right, "energy": 0, "minerals": 0}
    values = {kind: total_of(on_the_right, LUNA, kind).amount for kind in ("titanium", "carbon", "energy", "minerals")}
    assert values == {"titanium": 0, "carbon": 0, "energy": card.left, "minerals": card.right}


@pytest.mark.rule("L-012")
def test_values_of_two_majority_cards() -> None:
    """I-2 (4/0) on the left, I-3 (3/0) on the right."""
    state = with_majority("I-2", "I-3")
    assert [total_of(state, LUNA, kind).amount for kind in ("titanium", "carbon", "energy", "minerals")] == [4, 0, 3, 0]


@pytest.mark.rule("L-013")
@pytest.mark.parametrize(
    ("left", "right", "scientists"), [("I-2", "I-3", 1), ("I-2", "I-6", 0), ("II-3", "II-6", 4), (None, "II-7", 2)]
)
def test_her_scientists_are_the_icons_of_both_cards(left: str | None, right: str | None, scientists: int) -> None:
    assert research_scientists(with_majority(left, right), LUNA) == scientists


def own(kind: str, value: int) -> str:
    """A card of the set of this type and value."""
    return next(card.id for card in INDEX.components.cards if (card.kind, card.value) == (kind, value))


@pytest.mark.rule("L-014")
@pytest.mark.parametrize(
    ("left", "right", "kind"),
    [("I-2", None, "titanium"), ("I-7", None, "carbon"), (None, "I-2", "energy"), (None, "I-7", "minerals")],
)
def test_less_than_luna_is_refused_and_as_much_is_enough(left: str | None, right: str | None, kind: TotalKind) -> None:
    """She has 4 of the type."""
    move = PlaceMarker(MAJORITY[kind])
    state = with_majority(left, right)
    page = "p. 16" if kind == "titanium" else "p. 17"
    refuses(face_up(state, HUMAN, own(kind, 3)), HUMAN, move, "majority-exceeded", page)
    assert move in offered(face_up(state, HUMAN, own(kind, 2), own(kind, 2)), HUMAN)


@pytest.mark.rule("L-014")
def test_field_scientists_do_not_match_her_research_scientists() -> None:
    """She has one scientist: a human with none, but two field scientists, is refused; one of the same kind will do."""
    state = with_majority("I-1", "I-2")
    field = [card.id for card in INDEX.components.cards if card.kind == "field"][:2]
    move = PlaceMarker(MAJORITY["scientist"])
    refuses(face_up(state, HUMAN, *field), HUMAN, move, "majority-exceeded", "p. 16")
    assert move in offered(holding(state, HUMAN, "research"), HUMAN)


@pytest.mark.rule("L-014")
def test_each_of_several_lunas_is_compared() -> None:
    state = luna_acting(lunas=2)
    state = with_luna(state, majority=(None, None))
    state = give(state, 2, luna=replace(her(state, 2), majority=("I-2", None)))
    move = PlaceMarker(MAJORITY["titanium"])
    refuses(face_up(state, HUMAN, own("titanium", 3)), HUMAN, move, "majority-exceeded", "p. 16")


@pytest.mark.rule("L-015")
def test_the_other_section_of_a_card_has_no_effect() -> None:
    """II-1 as majority card brings no coins; I-4 in a slot neither its square's tank spaces nor its values."""
    state = with_luna(luna_acting(), deck=("II-1", "II-1", "I-1"), majority=(None, None))
    ledger = Ledger(state)
    show_majority(ledger, LUNA)
    assert ledger.seat(LUNA).coins == state.seats[LUNA].coins
    assert ledger.seat(LUNA).tracks == state.seats[LUNA].tracks
    playing = her_turn(with_majority(None, None), None, "I-4", "I-1")
    after = act(playing, LUNA, PlayLunaCard())
    assert after.seats[LUNA].helium == playing.seats[LUNA].helium
    assert total_of(after, LUNA, "carbon").amount == 0
    assert research_scientists(after, LUNA) == 0


@pytest.mark.rule("L-016")
def test_a_used_up_deck_is_reshuffled_at_once() -> None:
    state = with_luna(planning(1, 1), deck=("I-1", "I-2"), discards=("I-3", "I-4", "I-5"), grade_two=("II-1", "II-2"))
    ledger = Ledger(state)
    fill_slots(ledger, LUNA)
    shuffled = events_of(ledger.events, LunaDeckShuffled)
    assert [sorted(event.deck) for event in shuffled] == [["I-3", "I-4", "I-5", "II-1"]]
    assert [type(event) for event in ledger.events] == [
        LunaCardPlaced,
        LunaCardPlaced,
        LunaDeckShuffled,
        LunaCardPlaced,
    ]
    luna = her(ledger.state)
    assert luna.deck == shuffled[0].deck[1:]
    assert (luna.discards, luna.grade_two) == ((), ("II-2",))
    assert luna.slots[1:4] == (LunaSlot("I-1"), LunaSlot("I-2"), LunaSlot(shuffled[0].deck[0]))


@pytest.mark.rule("L-016")
def test_the_new_deck_is_made_when_the_last_majority_card_leaves_the_old_one() -> None:
    state = with_luna(luna_acting(), deck=("I-1", "I-2"), discards=("I-3", "I-6"), grade_two=(), majority=(None, None))
    ledger = Ledger(state)
    show_majority(ledger, LUNA)
    assert sorted(her(ledger.state).deck) == ["I-3", "I-6"]
    assert her(ledger.state).majority == ("I-1", "I-2")


@pytest.mark.rule("L-016")
def test_without_grade_two_cards_the_discards_alone_are_shuffled() -> None:
    ledger = Ledger(with_luna(luna_acting(), deck=(), discards=("I-3", "I-6", "I-7"), grade_two=()))
    renew_deck(ledger, LUNA)
    assert sorted(her(ledger.state).deck) == ["I-3", "I-6", "I-7"]


@pytest.mark.rule("L-016")
def test_each_shuffle_draws_a_new_order() -> None:
    cards = tuple(card.id for card in INDEX.components.luna.cards if card.grade == 1)
    state = with_luna(luna_acting(), deck=(), discards=cards, grade_two=())
    first = Ledger(state)
    renew_deck(first, LUNA)
    second = Ledger(with_luna(first.state, deck=(), discards=cards))
    renew_deck(second, LUNA)
    again = Ledger(state)
    renew_deck(again, LUNA)
    assert her(first.state).deck != her(second.state).deck
    assert her(first.state).deck == her(again.state).deck


@pytest.mark.rule("L-017")
def test_at_level_two_the_third_round_makes_the_first_new_deck() -> None:
    ledger, new_decks = Ledger(give(planning(1, 1), LUNA, helium=0, upload=0)), list[LunaDeckShuffled]()
    for number in (1, 2, 3):
        fill_slots(ledger, LUNA)
        new_decks += events_of(ledger.events, LunaDeckShuffled)
        assert len(new_decks) == (1 if number == 3 else 0)
        show_majority(ledger, LUNA)
        if number < 3:
            played = tuple(held.card for held in her(ledger.state).slots if held is not None)
            discards = played + her(ledger.state).discards
            ledger = Ledger(with_luna(ledger.state, slots=(None,) * 5, discards=discards))
            prepare(ledger, LUNA)
            ledger = Ledger(give(ledger.state, LUNA, helium=0, upload=0, slots=("B", "C", "D")))
    assert len(new_decks[0].deck) == 11
    assert len(her(ledger.state).deck) == 8


def test_each_of_lunas_shuffles_is_a_draw_of_its_own() -> None:
    """Her new deck, and her cards gathered, are shuffled with the next number, so that no shuffle comes twice."""
    state, cards = luna_acting(), tuple(INDEX.luna_card)
    for event in (LunaDeckShuffled(LUNA, her(state).deck), LunaCardsDiscarded(LUNA, her(state).deck)):
        after = evolve(state, event)
        assert after.draws == state.draws + 1
        assert shuffled(cards, state.seed, state.draws) != shuffled(cards, state.seed, after.draws)


def test_new_majority_cards_of_luna_are_shown_in_each_round() -> None:
    """Shown once the plans are; hidden again by the first card that she places for the next round."""
    state = luna_acting()
    assert her(state).shown
    assert not her(evolve(state, LunaCardPlaced(LUNA, "B"))).shown
