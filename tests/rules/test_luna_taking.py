"""Luna: bonus markers, gained cards, discarded plans."""

import pytest
from msgspec.structs import replace

from app.rules.skymines.components.shapes import (
    SLOTS,
    LunaCards,
    LunaDiscardPlan,
    LunaDiscardSpecial,
    LunaMarker,
    LunaShareCard,
    PlanLetter,
    Slot,
)
from app.rules.skymines.vocabulary.events import (
    BonusMarkerPlaced,
    CoinsGained,
    CoinsPaid,
    LunaCardGained,
    LunaPlanDiscarded,
    LunaSkipped,
    SupplementTaken,
)
from app.rules.skymines.vocabulary.moves import PlaceMarker, PlayLunaCard
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.luna_positions import (
    HUMAN,
    LUNA,
    card_with,
    carried_out,
    did,
    her,
    her_turn,
    luna_acting,
    ranked,
)
from tests.support.rules.positions import INDEX, act, events_of, give, refuses

ROW = "AE B C D"
RED = INDEX.components.research_display.red_framed


def space_at(row: int, column: int) -> str:
    """The bonus space at a row and column of the board."""
    return next(space.id for space in INDEX.standard.values() if (space.row, space.column) == (row, column))


def marker_card(card: str) -> LunaMarker:
    """The marker action of a card."""
    return next(action for action in INDEX.luna_card[card].actions if isinstance(action, LunaMarker))


# --- bonus markers (L-019, L-035) ----------------------------------------------------------------


@pytest.mark.rule("L-019", "L-035")
@pytest.mark.parametrize(
    ("card", "slot", "row", "column"),
    [("I-4", "D", 3, 1), ("I-4", "E", 2, 4), ("I-3", "B", 2, 4), ("I-3", "A", 2, 3), ("II-4", "D", 3, 3)],
)
def test_her_marker_goes_to_the_space_of_the_slot(card: str, slot: Slot, row: int, column: int) -> None:
    ledger = carried_out(luna_acting(), card_with(marker_card(card)), slot)
    assert events_of(ledger.events, BonusMarkerPlaced) == [BonusMarkerPlaced(LUNA, space_at(row, column))]
    assert ledger.state.markers == ((space_at(row, column), LUNA),)
    assert ledger.seat(LUNA).markers == 4


@pytest.mark.rule("L-035")
@pytest.mark.parametrize("slot", SLOTS)
def test_her_marker_costs_nothing_and_brings_nothing(slot: Slot) -> None:
    state = give(luna_acting(), LUNA, coins=0)
    ledger = carried_out(state, card_with(marker_card("I-4")), slot)
    assert [type(event) for event in did(ledger)] == [BonusMarkerPlaced]
    assert not events_of(ledger.events, CoinsPaid) and not events_of(ledger.events, CoinsGained)
    assert ledger.state.first_player == state.first_player


@pytest.mark.rule("L-035")
def test_her_marker_blocks_the_space() -> None:
    state = act(her_turn(luna_acting(), None, "I-3", "I-1"), LUNA, PlayLunaCard())
    refuses(give(state, HUMAN, coins=9), HUMAN, PlaceMarker(space_at(2, 4)), "space-occupied", "p. 16")


@pytest.mark.rule("L-035", "L-032")
@pytest.mark.parametrize("owner", [HUMAN, LUNA])
def test_an_occupied_space_gets_no_marker(owner: int) -> None:
    state = replace(luna_acting(), markers=((space_at(2, 4), owner),))
    ledger = carried_out(state, card_with(marker_card("I-3")), "B")
    assert did(ledger) == [LunaSkipped(LUNA, "space-occupied")]
    assert ledger.seat(LUNA).markers == 5


@pytest.mark.rule("L-035")
def test_without_a_marker_none_is_placed() -> None:
    ledger = carried_out(give(luna_acting(), LUNA, markers=0), card_with(marker_card("I-3")), "B")
    assert did(ledger) == [LunaSkipped(LUNA, "no-marker")]


# --- cards (L-036, L-037) ------------------------------------------------------------------------


def card_action(card: str) -> LunaCards:
    """The action of a card that gains designated cards."""
    return next(action for action in INDEX.luna_card[card].actions if isinstance(action, LunaCards))


@pytest.mark.rule("L-019", "L-036")
@pytest.mark.parametrize(
    ("card", "slot", "spaces"),
    [
        ("I-12", "C", [1, 4]),
        ("I-12", "A", [1, 2]),
        ("I-12", "B", [1, 3]),
        ("I-12", "D", [1, 6]),
        ("I-12", "E", [1, 7]),
        ("I-2", "E", [10, 6]),
        ("I-2", "A", [7, 8]),
        ("I-2", "B", [2]),
        ("I-2", "C", [3]),
        ("I-2", "D", [4]),
        ("II-5", "E", [11]),
        *(("I-1", slot, [1]) for slot in SLOTS),
    ],
)
def test_designated_cards_go_to_her_reserve(card: str, slot: Slot, spaces: list[int]) -> None:
    state = luna_acting()
    ledger = carried_out(state, card_with(card_action(card)), slot)
    assert [event.space for event in events_of(ledger.events, LunaCardGained)] == spaces
    gained = tuple(state.display[space - 1] for space in spaces)
    assert her(ledger.state).reserve == gained
    assert all(ledger.state.display[space - 1] is None for space in spaces)
    assert ledger.seat(LUNA).coins == state.seats[LUNA].coins


@pytest.mark.rule("L-036")
def test_an_empty_space_gives_nothing() -> None:
    state = luna_acting()
    state = replace(state, display=(None, *state.display[1:]))
    ledger = carried_out(state, card_with(card_action("I-12")), "C")
    assert [event.space for event in events_of(ledger.events, LunaCardGained)] == [4]
    assert events_of(ledger.events, LunaSkipped) == [LunaSkipped(LUNA, "no-card")]


def share_card(company: str, number: int = 0) -> str:
    """A card with a share of the company: the one of that number."""
    return [card.id for card in INDEX.components.cards if card.share == company][number]


def displaying(**spaces: str) -> State:
    """Companies worth the most in the order Minerva, Tawac, Skymine, Astrogo; only these cards lie on the display."""
    cards = {int(space.removeprefix("at")): card for space, card in spaces.items()}
    state = ranked(luna_acting(), "minerva", "tawac", "skymine", "astrogo")
    return replace(state, display=tuple(cards.get(space) for space in range(1, 13)))


@pytest.mark.rule("L-037")
def test_the_card_with_the_most_valuable_share_is_gained() -> None:
    plain = next(card.id for card in INDEX.components.cards if card.share is None)
    state = displaying(at1=plain, at2=share_card("astrogo"), at5=share_card("skymine"), at9=share_card("tawac"))
    ledger = carried_out(state, card_with(LunaShareCard()))
    assert did(ledger) == [LunaCardGained(LUNA, 9, share_card("tawac"))]


@pytest.mark.rule("L-037")
def test_of_several_such_cards_the_lowest_space_counts() -> None:
    state = displaying(at3=share_card("skymine", 0), at4=share_card("minerva", 0), at11=share_card("minerva", 1))
    ledger = carried_out(state, card_with(LunaShareCard()))
    assert events_of(ledger.events, LunaCardGained) == [LunaCardGained(LUNA, 4, share_card("minerva", 0))]


@pytest.mark.rule("L-037")
def test_without_a_share_on_display_she_gains_nothing() -> None:
    plain = next(card.id for card in INDEX.components.cards if card.share is None)
    ledger = carried_out(displaying(at1=plain), card_with(LunaShareCard()))
    assert did(ledger) == [LunaSkipped(LUNA, "no-share-card")]


# --- plans (L-038, L-039, L-040) -----------------------------------------------------------------


def plan_at(state: State, space: str) -> str | None:
    """The plan on a display space."""
    return state.plans["ABC".index(space[0]) * 4 + int(space[1]) - 1]


@pytest.mark.rule("L-019", "L-038")
@pytest.mark.parametrize("letter", ["A", "B", "C"])
@pytest.mark.parametrize(("slot", "column"), [("A", 1), ("B", 2), ("C", 3), ("D", 4), ("E", 1)])
def test_the_designated_plan_leaves_the_game_and_is_replaced(letter: PlanLetter, slot: Slot, column: int) -> None:
    state = luna_acting()
    space = f"{letter}{column}"
    old, supply = plan_at(state, space), state.supplies[letter]
    ledger = carried_out(state, card_with(LunaDiscardPlan(letter=letter, cells=ROW)), slot)
    assert [event.plan for event in events_of(ledger.events, LunaPlanDiscarded)] == [old]
    assert ledger.state.gone_plans == (old,)
    assert plan_at(ledger.state, space) == supply[0]
    assert ledger.state.supplies[letter] == supply[1:]


@pytest.mark.rule("L-038")
def test_an_empty_supply_leaves_the_space_empty_and_an_empty_space_has_no_plan() -> None:
    state = luna_acting()
    state = replace(state, supplies={**state.supplies, "B": ()})
    card = card_with(LunaDiscardPlan(letter="B", cells=ROW))
    ledger = carried_out(state, card, "C")
    assert plan_at(ledger.state, "B3") is None
    assert did(carried_out(ledger.state, card, "C")) == [LunaSkipped(LUNA, "no-plan")]


@pytest.mark.rule("L-039")
@pytest.mark.parametrize("space", RED)
def test_a_plan_on_a_red_framed_space_brings_the_supplement_coins(space: str) -> None:
    slot = SLOTS[int(space[1]) - 1]
    state = replace(give(luna_acting(), LUNA, coins=1), supplement=3)
    letter: PlanLetter = INDEX.plan[plan_at(state, space) or ""].letter
    ledger = carried_out(state, card_with(LunaDiscardPlan(letter=letter, cells=ROW)), slot)
    assert events_of(ledger.events, SupplementTaken) == [SupplementTaken(LUNA, 3)]
    assert (ledger.seat(LUNA).coins, ledger.state.supplement) == (4, 0)
    again = carried_out(ledger.state, card_with(LunaDiscardPlan(letter=letter, cells=ROW)), slot)
    assert again.seat(LUNA).coins == 4


@pytest.mark.rule("L-039")
def test_a_plan_on_another_space_brings_none() -> None:
    state = replace(luna_acting(), supplement=3)
    space = next(f"B{column}" for column in (2, 3, 4) if f"B{column}" not in RED)
    ledger = carried_out(state, card_with(LunaDiscardPlan(letter="B", cells=ROW)), SLOTS[int(space[1]) - 1])
    assert ledger.state.supplement == 3


@pytest.mark.rule("L-039")
def test_the_supplement_comes_too_late_for_the_barriers_of_an_earlier_line() -> None:
    """I-11 advances first: with no coins she passes barriers unpaid, and then takes the supplement whole."""
    slot = next(slot for column, slot in enumerate(SLOTS, start=1) if f"B{column}" in RED)
    state = replace(give(luna_acting(), LUNA, coins=0), supplement=3)
    ledger = carried_out(state, "I-11", slot)
    gained = sum(event.amount for event in events_of(ledger.events, CoinsGained) if event.seat == LUNA)
    assert events_of(ledger.events, CoinsPaid) == []
    assert ledger.seat(LUNA).coins == 3 + gained


@pytest.mark.rule("L-040")
@pytest.mark.parametrize(
    ("now", "on_track", "gone"),
    [(5, (2, 3, 5, 6, 7), 5), (5, (2, 3, 6, 7), 3), (7, (7,), 7), (2, (2, 3, 4, 5, 6, 7), 2)],
)
def test_the_latest_special_plan_goes(now: int, on_track: tuple[int, ...], gone: int) -> None:
    state = replace(luna_acting(), round=now, specials=on_track)
    ledger = carried_out(state, card_with(LunaDiscardSpecial()))
    plan = next(plan.id for plan in INDEX.components.special_plans if plan.round == gone)
    assert did(ledger) == [LunaPlanDiscarded(LUNA, f"S{gone}", plan)]
    assert ledger.state.specials == tuple(number for number in on_track if number != gone)
    assert ledger.state.gone_plans == (plan,)


@pytest.mark.rule("L-040")
@pytest.mark.parametrize(("now", "on_track"), [(1, (2, 3, 4, 5, 6, 7)), (4, (5, 6, 7)), (7, ())])
def test_without_a_face_up_special_plan_none_goes(now: int, on_track: tuple[int, ...]) -> None:
    state = replace(luna_acting(), round=now, specials=on_track)
    ledger = carried_out(state, card_with(LunaDiscardSpecial()))
    assert did(ledger) == [LunaSkipped(LUNA, "no-special-plan")]
    assert ledger.state.specials == on_track
