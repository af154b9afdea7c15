"""The ten sides of the company tracks and what each unlocks (p. 21-23)."""

import pytest
from msgspec.structs import replace

from app.rules.kit.tasks import settle
from app.rules.skymines.board.requirements import are_met
from app.rules.skymines.board.totals import total_of
from app.rules.skymines.components.shapes import Requirement
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Advance,
    Decline,
    Discard,
    EndTurn,
    MoveTank,
    PlaceMarker,
    TakeOption,
    UseEnergy,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    BuyCard,
    ConfirmEndOfTurn,
    Expand,
    SpendUnits,
    Utilise,
)
from app.rules.skymines.vocabulary.state import PlacedCard, State
from app.rules.skymines.vocabulary.tasks import PrepareRound
from tests.support.rules.choices import codes
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    asked,
    asking,
    face_up,
    give,
    holding,
    offered,
    refuses,
    with_tracks,
)
from tests.support.rules.tables import acquiring, done, past, table, unlocked, with_bonus

# --- A1, A2 --------------------------------------------------------------------------------------


@pytest.mark.rule("B-146")
@pytest.mark.parametrize(("bonuses", "points"), [(("A1-1",), 3), (("A1-1", "A1-2"), 4)])
def test_a1_adds_to_energy_for_all_purposes(bonuses: tuple[str, ...], points: int) -> None:
    state = face_up(with_bonus(*bonuses), 0, "energy-2")
    assert total_of(state, 0, "energy").amount == points
    assert are_met(state, 0, (Requirement(kind="energy", amount=points),), None)
    expansion = asked(act(state, 0, UseEnergy("tawac")))
    assert isinstance(expansion, Expand)
    assert expansion.energy == points
    tile = holding(with_bonus(*bonuses), 0, "energy")
    assert total_of(tile, 0, "energy").amount == points


@pytest.mark.rule("B-147")
def test_a1_adds_nothing_without_an_energy_card() -> None:
    state = face_up(with_bonus("A1-1", "A1-2"), 0, PlacedCard("energy-2", face_up=False), "carbon-1")
    assert total_of(state, 0, "energy").amount == 0
    refuses(state, 0, UseEnergy("tawac"), "no-energy-to-use", "p. 12")


@pytest.mark.rule("B-148")
def test_a2_gives_additional_markers_for_the_rest_of_the_game() -> None:
    """2 players, second: 3 + 2 = 5 from the owner's next turn on; the first gives 1. They come back like others."""
    state = with_tracks(table(), skymine="A2")
    first = next_own_turn(past(state, "skymine", 7, 0))
    assert first.seats[0].markers == 4
    second = next_own_turn(past(first, "skymine", 15, 0))
    assert second.seats[0].markers == 5
    assert next_own_turn(second).seats[0].markers == 5
    assert next_own_turn(past(state, "skymine", 15, 0)).seats[0].markers == 5
    used = act(second, 0, PlaceMarker("discard"), Discard("carbon-1"))
    assert used.seats[0].markers == 4
    ledger = Ledger(asking(used, PrepareRound()))
    settle(ledger)
    assert ledger.state.seats[0].markers == 5


def next_own_turn(state: State) -> State:
    """The state at the start of seat 0's next turn; it gets the additional markers only then."""
    before = state.seats[0].markers
    state = act(asking(state, ConfirmEndOfTurn(0)), 0, EndTurn())
    assert state.seats[0].markers == before
    return act(asking(state, ConfirmEndOfTurn(1)), 1, EndTurn())


# --- B1, B2 --------------------------------------------------------------------------------------


@pytest.mark.rule("B-149")
def test_b1_first_lowers_costs_for_minerals_only() -> None:
    state = face_up(with_bonus("B1-1"), 0, "minerals-2", "titanium-2", "carbon-2")
    assert Acquire(1) in offered(acquiring(state, 0, "A"), 0)
    for slot in ("B", "C"):
        assert isinstance(asked(acquiring(state, 0, slot)), SpendUnits)


@pytest.mark.rule("B-150")
def test_b1_second_mixes_and_lowers_every_cost() -> None:
    """Titanium 2 and carbon 1 take a card of 4; a single type profits too."""
    state = face_up(with_bonus("B1-1", "B1-2"), 0, "titanium-2", "carbon-1", "carbon-2")
    mixed = acquiring(state, 0, "A", "B")
    assert asked(mixed) == AcquireCard(0, 3, ("carbon", "titanium"), must=True, mixed=("A", "B"))
    after = act(mixed, 0, Acquire(5))
    assert done(after)
    assert INDEX.card["A-07"].cost + 1 == 4
    assert "A-07" in after.seats[0].hand
    assert Acquire(1) in offered(acquiring(state, 0, "C"), 0)


@pytest.mark.rule("B-151")
def test_units_of_a_mix_beyond_the_cost_advance() -> None:
    """Titanium 2 and minerals 2, cost 4 - 1: 1 space."""
    state = acquiring(face_up(with_bonus("B1-1", "B1-2"), 0, "titanium-2", "minerals-2"), 0, "A", "B")
    state = act(state, 0, Acquire(5))
    assert asked(state) == SpendUnits(0, 1)
    assert done(act(state, 0, Advance("skymine")))


@pytest.mark.rule("B-151")
def test_a_mix_holds_no_card_without_which_the_price_could_be_paid() -> None:
    """Titanium 3 and minerals 2, cost 4 - 1: titanium 3 alone pays. The same mix takes a card of 4 + 1 - 1."""
    state = face_up(with_bonus("B1-1", "B1-2"), 0, "A-04", "minerals-2")
    alone = replace(state, display=(*[None] * 4, state.display[4], *[None] * 7))
    assert INDEX.card["A-07"].cost + 1 - 1 == 3 and state.display[4] == "A-07"
    refuses(alone, 0, UseResources(("A", "B")), "mix-of-more-than-needed", "p. 22")
    assert offered(acquiring(alone, 0, "A"), 0)[0] == Acquire(5)
    dearer = replace(state, display=(None, None, None, None, "A-07", *[None] * 3, "A-07", *[None] * 3))
    mixed = acquiring(dearer, 0, "A", "B")
    assert offered(mixed, 0) == (Acquire(9),)
    refuses(mixed, 0, Acquire(5), "mix-of-more-than-needed", "p. 22")


@pytest.mark.rule("B-151")
def test_five_cards_of_three_types_do_not_advance_for_a_card_of_cost_0() -> None:
    """Any one card pays for it, so every mix holds too much."""
    cards = ("titanium-2", "A-04", "minerals-2", "carbon-2", "carbon-1")
    state = replace(face_up(with_bonus("B1-1", "B1-2"), 0, *cards), display=("energy-01", *[None] * 11))
    used = [move.slots for move in offered(state, 0) if isinstance(move, UseResources)]
    assert used == [("A",), ("B",), ("C",), ("D",), ("E",), ("A", "B"), ("D", "E")]


@pytest.mark.rule("B-152")
def test_a_mix_without_acquiring_is_refused() -> None:
    state = face_up(with_bonus("B1-1", "B1-2"), 0, "titanium-1", "carbon-2")
    refuses(acquiring(state, 0, "A", "B"), 0, Decline(), "mix-must-acquire", "p. 22")
    dear = replace(state, display=("A-08", *[None] * 11))
    dear = face_up(dear, 0, "titanium-1", "carbon-1")
    refuses(dear, 0, UseResources(("A", "B")), "mix-acquires-nothing", "p. 22")
    refuses(unlocked(state, 0, "B1-1"), 0, UseResources(("A", "B")), "cards-of-several-types", "p. 11")


@pytest.mark.rule("B-153")
def test_b2_first_lowers_costs_for_titanium_only() -> None:
    state = face_up(with_bonus("B2-1"), 0, "titanium-2", "minerals-2")
    assert Acquire(1) in offered(acquiring(state, 0, "A"), 0)
    assert isinstance(asked(acquiring(state, 0, "B")), SpendUnits)


@pytest.mark.rule("B-154")
def test_b2_second_makes_each_titanium_card_worth_more() -> None:
    """Two titanium cards of 2 count 6, and there is no discount besides."""
    state = face_up(with_bonus("B2-1", "B2-2"), 0, "titanium-2", "A-03", "carbon-2")
    assert total_of(state, 0, "titanium").amount == 6
    assert total_of(state, 0, "carbon").amount == 2
    assert are_met(state, 0, (Requirement(kind="titanium", amount=6),), None)
    assert PlaceMarker("majority-titanium") in offered(face_up(state, 1, "C-03", "titanium-2"), 0)
    bought = acquiring(state, 0, "A")
    assert asked(bought) == AcquireCard(0, 3, ("titanium",))
    refuses(bought, 0, Acquire(5), "too-expensive", "p. 11")


# --- C1, C2 --------------------------------------------------------------------------------------


@pytest.mark.rule("B-155")
def test_c1_gives_research_points_and_tank_spaces() -> None:
    first = act(with_bonus("C1-1"), 0, PlaceMarker("C1-1"))
    assert first.seats[0].coins == 7
    for index, points, spaces in ((0, 2, 1), (1, 1, 2)):
        taken = act(first, 0, TakeOption(index))
        assert asked(taken) == Utilise(0, points)
        assert tank_after_points(taken) == spaces
    second = act(with_bonus("C1-1", "C1-2"), 0, PlaceMarker("C1-2"))
    assert second.seats[0].coins == 8
    assert asked(second) == Utilise(0, 2)
    assert tank_after_points(second) == 2
    refuses(with_bonus("C1-1", coins=1), 0, PlaceMarker("C1-1"), "not-enough-coins", "p. 22")


def tank_after_points(state: State) -> int:
    """The tank marker of seat 0 once all research points are coins."""
    while not done(state):
        state = act(state, 0, next(move for move in offered(state, 0) if type(move).__name__ == "TakeCoin"))
    return state.seats[0].helium


@pytest.mark.rule("B-156")
def test_c2_first_buys_and_moves_in_any_order() -> None:
    state = act(with_bonus("C2-1"), 0, PlaceMarker("C2-1"))
    assert asked(state) == BuyCard(0, tank=1)
    refuses(state, 0, Decline(), "one-of-the-two", "p. 22")
    for moves in ((Acquire(1), MoveTank()), (MoveTank(), Acquire(1))):
        after = act(state, 0, *moves)
        assert done(after)
        assert (after.seats[0].coins, after.seats[0].helium) == (6, 1)
    only_card = act(state, 0, Acquire(1), Decline())
    only_tank = act(state, 0, MoveTank(), Decline())
    assert (only_card.seats[0].helium, only_tank.seats[0].coins) == (0, 9)
    assert done(only_card)
    assert done(only_tank)


@pytest.mark.rule("B-156")
def test_c2_second_is_cheaper_and_the_end_of_the_tank_may_pay() -> None:
    """Total cost 1 is free; on space 28 the tank's 2 x 2 CrypCoin come first and pay for a card of 5 - 1."""
    free = replace(with_bonus("C2-1", "C2-2", coins=0), display=("carbon-1", *[None] * 11))
    after = act(free, 0, PlaceMarker("C2-2"), Acquire(1), MoveTank())
    assert (after.seats[0].coins, after.seats[0].helium) == (0, 2)
    ended = replace(give(free, 0, helium=28), display=("A-04", *[None] * 11))
    ended = act(ended, 0, PlaceMarker("C2-2"))
    assert asked(ended) == BuyCard(0, discount=1, acted=True)
    ended = act(ended, 0, Acquire(1))
    assert done(ended)
    assert ended.seats[0].coins == 0


# --- D1, D2 --------------------------------------------------------------------------------------


# --- E1 ------------------------------------------------------------------------------------------


# --- E2 ------------------------------------------------------------------------------------------


@pytest.mark.rule("B-151")
def test_a_mix_of_three_is_held_against_every_part_and_not_against_single_cards() -> None:
    """Carbon 2, titanium 2 and minerals 2 against 4 - 1: two of them are enough, one is not."""
    state = unlocked(with_tracks(table(), minerva="B1"), 0, "B1-1", "B1-2")
    state = face_up(
        replace(state, display=(*[None] * 4, state.display[4], *[None] * 7)), 0, "carbon-2", "titanium-2", "minerals-2"
    )
    pairs = [move for move in offered(state, 0) if isinstance(move, UseResources) and len(move.slots) == 2]
    assert len(pairs) == 3
    refuses(state, 0, UseResources(("A", "B", "C")), "mix-of-more-than-needed", "p. 22")


@pytest.mark.rule("B-156")
@pytest.mark.parametrize(("tank", "acted", "is_refused"), [(2, False, True), (2, True, False), (0, False, False)])
def test_only_the_first_of_a_purchase_and_a_way_on_the_tank_cannot_be_waived(
    tank: int, acted: bool, is_refused: bool
) -> None:
    state = asking(table(coins=9), BuyCard(0, tank=tank, acted=acted))
    assert (Decline() in GAME.choices(state, 0).moves) != is_refused
    assert codes(state).get("Decline", set()) == ({"one-of-the-two"} if is_refused else set())
