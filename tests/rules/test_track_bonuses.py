"""The ten sides of the company tracks and what each unlocks (p. 21-23)."""

import pytest
from msgspec.structs import replace

from app.rules.skymines.actions.marker_lines import rivals
from app.rules.skymines.actions.performing import performance_lines
from app.rules.skymines.board.requirements import are_met
from app.rules.skymines.board.totals import scientists_rewarded, total_of
from app.rules.skymines.components.shapes import COMPANIES, Coins, Requirement
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.engine.settling import settle
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Advance,
    Decline,
    Discard,
    EndTurn,
    EnterScreen,
    Fetch,
    FlipPlan,
    MoveTank,
    PayBarrier,
    Perform,
    PlaceMarker,
    TakeOption,
    UseEnergy,
    UseFieldScientist,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    AdvanceOthers,
    BuyCard,
    ConfirmEndOfTurn,
    DiscardCard,
    Expand,
    PassBarrier,
    PerformOrFetch,
    Research,
    SpendUnits,
    TakeTurn,
    Utilise,
)
from app.rules.skymines.vocabulary.state import PlacedCard, State
from app.rules.skymines.vocabulary.tasks import PrepareRound
from tests.support.rules.choices import codes
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    acting,
    asked,
    asking,
    dropping_out,
    face_up,
    give,
    holding,
    offered,
    on_moon,
    on_track,
    plans_on,
    refuses,
    with_tracks,
)
from tests.support.rules.tables import acquiring, done, past, places, table, unlocked

COLLECTORS = [
    sector.number
    for sector in INDEX.components.moon.sectors
    if any(part.kind == "gas-collector" for part in sector.structures)
]


def with_bonus(*bonuses: str, coins: int = 9) -> State:
    """Seat 0 has these bonuses of one track, which lies at Astrogo's edge, or where it lies in a first game."""
    track = bonuses[0][:2]
    state = table(coins=coins)
    state = state if track in state.tracks else with_tracks(state, astrogo=track)
    return unlocked(state, 0, *bonuses)


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


@pytest.mark.rule("B-157")
def test_d1_pays_for_a_discarded_card() -> None:
    """Cost 3 with the first: 6 CrypCoin; a carbon card of 1 with the second: 9."""
    state = give(with_bonus("D1-1", "D1-2", coins=0), 0, hand=("A-01", "carbon-1", "D-01"))
    assert act(state, 0, PlaceMarker("D1-1"), Discard("A-01")).seats[0].coins == 6
    assert act(state, 0, PlaceMarker("D1-2"), Discard("carbon-1")).seats[0].coins == 9
    share = give(state, 0, hand=("D-01",))
    assert act(share, 0, PlaceMarker("D1-1"), Discard("D-01")).seats[0].coins == INDEX.card["D-01"].cost + 3


@pytest.mark.rule("B-158")
def test_d1_second_takes_carbon_cards_from_hand_only() -> None:
    state = give(with_bonus("D1-1", "D1-2"), 0, hand=("titanium-1", "D-01", "carbon-1"))
    placed = act(state, 0, PlaceMarker("D1-2"))
    assert offered(placed, 0) == (Discard("carbon-1"),)
    refuses(placed, 0, Discard("titanium-1"), "card-of-another-type", "p. 22")
    refuses(placed, 0, Discard("carbon-2"), "card-not-in-hand", "p. 17")
    without = face_up(give(state, 0, hand=("titanium-1",)), 0, "carbon-2")
    refuses(without, 0, PlaceMarker("D1-2"), "no-card-of-the-type", "p. 22")


@pytest.mark.rule("B-159")
def test_d2_moves_other_markers() -> None:
    state = with_tracks(table(coins=1), astrogo="D2")
    first = act(unlocked(state, 0, "D2-1"), 0, PlaceMarker("D2-1"))
    assert asked(first) == AdvanceOthers(0, (3, 2), ("astrogo",))
    assert first.seats[0].coins == 0
    first = act(first, 0, Advance("tawac", 2), Advance("skymine", 3))
    assert done(first)
    assert places(first, 0) == (3, 0, 0, 2)
    second = act(unlocked(state, 0, "D2-1", "D2-2"), 0, PlaceMarker("D2-2"))
    second = act(second, 0, Advance("minerva", 3), Advance("skymine", 2))
    assert done(second)
    assert places(second, 0) == (2, 3, 0, 2)
    refuses(give(unlocked(state, 0, "D2-1"), 0, coins=0), 0, PlaceMarker("D2-1"), "not-enough-coins", "p. 22")


@pytest.mark.rule("B-159")
def test_d2_threshold_pays_a_barrier_on_the_second_track() -> None:
    """Tawac's D1 pays 1 after space 5; Skymine's A1 has a barrier of 1 after space 9."""
    state = unlocked(with_tracks(table(coins=1), astrogo="D2"), 0, "D2-1")
    state = act(give(state, 0, tracks=(9, 0, 0, 4)), 0, PlaceMarker("D2-1"), Advance("tawac", 2), Advance("skymine", 3))
    assert asked(state) == PassBarrier(0, "skymine", 3)
    state = act(state, 0, PayBarrier())
    assert done(state)
    assert (places(state, 0), state.seats[0].coins) == ((12, 0, 0, 6), 0)


@pytest.mark.rule("B-160")
def test_d2_wants_other_and_different_tracks() -> None:
    state = unlocked(with_tracks(table(), astrogo="D2"), 0, "D2-1")
    state = act(state, 0, PlaceMarker("D2-1"))
    refuses(state, 0, Advance("astrogo", 3), "track-not-different", "p. 22")
    state = act(state, 0, Advance("tawac", 3))
    refuses(state, 0, Advance("tawac", 2), "track-not-different", "p. 22")
    refuses(state, 0, Advance("skymine", 3), "amount-not-left", "p. 22")


@pytest.mark.rule("B-160")
def test_the_second_d2_bonus_wants_other_and_different_tracks_too() -> None:
    state = act(unlocked(with_tracks(table(coins=9), astrogo="D2"), 0, "D2-1", "D2-2"), 0, PlaceMarker("D2-2"))
    amounts = asked(state).amounts  # type: ignore[attr-defined]
    assert all(isinstance(move, Advance) and move.company != "astrogo" for move in offered(state, 0))
    refuses(state, 0, Advance("astrogo", amounts[0]), "track-not-different", "p. 22")
    state = act(state, 0, Advance("tawac", amounts[0]))
    for company in ("tawac", "astrogo"):
        refuses(state, 0, Advance(company, amounts[1]), "track-not-different", "p. 22")
    assert places(state, 0)[3] == amounts[0]


# --- E1 ------------------------------------------------------------------------------------------


@pytest.mark.rule("B-161")
@pytest.mark.parametrize("bonuses", [("E1-1",), ("E1-1", "E1-2")])
def test_e1_is_one_virtual_field_scientist(bonuses: tuple[str, ...]) -> None:
    state = face_up(with_bonus(*bonuses), 0, "research-1")
    assert not any(isinstance(move, UseFieldScientist) for move in offered(state, 0))
    assert scientists_rewarded(state, 0) == 2
    assert are_met(state, 0, (Requirement(kind="scientist", amount=1),), "A")
    assert are_met(state, 0, (Requirement(kind="field", amount=1),), "A")
    assert not are_met(state, 0, (Requirement(kind="field", amount=2),), "A")
    tile = act(holding(state, 0, "field"), 0, UseFieldScientist("tile"))
    assert tile.seats[0].helium == 3


@pytest.mark.rule("B-162")
@pytest.mark.parametrize(
    ("bonuses", "collectors", "spaces"), [(("E1-1",), 3, 4), (("E1-1", "E1-2"), 3, 5), (("E1-1", "E1-2"), 0, 3)]
)
def test_e1_counts_more_collectors(bonuses: tuple[str, ...], collectors: int, spaces: int) -> None:
    """p. 22: Astrogo with 3 counts 4, so 2 + 2 spaces; the second bonus counts 3 more: 3 as 6, so 2 + 3. The neutral
    scientist and the tile do not profit."""
    state = on_moon(with_bonus(*bonuses), "astrogo", *COLLECTORS[:collectors])
    state = face_up(state, 0, "C-11", "A-09")
    assert act(state, 0, UseFieldScientist("A")).seats[0].helium == spaces
    assert act(state, 0, UseFieldScientist("B")).seats[0].helium == 1
    tile = holding(give(state, 0, area=(None,) * 5), 0, "field")
    assert act(tile, 0, UseFieldScientist("tile")).seats[0].helium == 3


# --- E2 ------------------------------------------------------------------------------------------


def discarding(
    card: str, *bonuses: str, hand: tuple[str, ...] = (), coins: int = 9, pile: tuple[str, ...] = ()
) -> State:
    """Seat 0 has discarded a card on a space of E2, the second if it is unlocked."""
    bonuses = bonuses or ("E2-1",)
    state = replace(give(with_bonus(*bonuses, coins=coins), 0, hand=(card,)), discards=pile)
    space = max(bonus for bonus in bonuses if bonus.startswith("E2"))
    return act(state, 0, PlaceMarker(space), Discard(card))


@pytest.mark.rule("B-163")
def test_e2_first_performs_or_buys() -> None:
    state = discarding("carbon-2", pile=("A-05",))
    assert asked(state) == PerformOrFetch(0, "carbon-2", 2, may_perform=True, may_fetch=True, both=False)
    assert set(offered(state, 0)) == {Perform(), Fetch("carbon-2"), Fetch("A-05")}
    refuses(state, 0, Decline(), "one-of-the-two", "p. 23")
    fetched = act(state, 0, Fetch("A-05"))
    assert done(fetched)
    assert (fetched.seats[0].hand, fetched.seats[0].coins, fetched.discards) == (("A-05",), 7, ("carbon-2",))
    performed = act(state, 0, Perform(), Advance("tawac"), Advance("tawac"))
    assert done(performed)
    assert (places(performed, 0), performed.discards) == ((0, 0, 0, 2), ("A-05", "carbon-2"))


@pytest.mark.rule("B-164")
def test_e2_second_does_both_in_any_order() -> None:
    state = discarding("A-09", "E2-1", "E2-2", pile=("A-05",))
    for moves in ((Perform(), Fetch("A-09")), (Fetch("A-09"), Perform())):
        after = act(state, 0, *moves)
        assert done(after)
        assert (after.seats[0].hand, after.discards) == (("A-09",), ("A-05",))
        assert (after.seats[0].helium, after.seats[0].coins) == (1, 9)
    for first in (Perform(), Fetch("A-05")):
        assert done(act(state, 0, first, Decline()))
    broke = discarding("carbon-1", "E2-1", "E2-2", coins=0)
    assert done(act(broke, 0, Perform(), Advance("tawac")))
    earned = act(discarding("A-09", "E2-1", "E2-2", coins=0), 0, Perform(), Fetch("A-09"))
    assert (done(earned), earned.seats[0].coins) == (True, 0)


@pytest.mark.rule("B-165")
def test_e2_energy_card_expands_alone() -> None:
    state = give(with_bonus("E2-1"), 0, hand=("energy-2",))
    state = act(face_up(state, 0, "B-11"), 0, PlaceMarker("E2-1"), Discard("energy-2"))
    assert {move for move in offered(state, 0) if isinstance(move, Perform)} == set(map(Perform, COMPANIES))
    state = act(state, 0, Perform("tawac"))
    assert isinstance(step := asked(state), Expand)
    assert (step.company, step.energy) == ("tawac", 2)
    state = act(state, 0, Decline())
    assert done(state)
    assert state.seats[0].area[0] == PlacedCard("B-11")


@pytest.mark.rule("B-166")
def test_e2_permanent_bonuses_of_other_tracks_apply() -> None:
    """Energy 2 with the first A1 bonus: 3, without energy in the area; titanium 2 with the second B2 bonus: 3."""
    energy = act(discarding("energy-2", "E2-1", "A1-1"), 0, Perform("tawac"))
    assert isinstance(step := asked(energy), Expand)
    assert step.energy == 3
    state = with_tracks(table(coins=9), astrogo="E2", tawac="B2")
    state = unlocked(give(state, 0, hand=("titanium-2",)), 0, "E2-1", "B2-2")
    state = act(state, 0, PlaceMarker("E2-1"), Discard("titanium-2"), Perform())
    assert asked(state) == AcquireCard(0, 3, ("titanium",))
    discount = act(discarding("minerals-2", "E2-1", "B1-1"), 0, Perform())
    assert Acquire(1) in offered(discount, 0)
    icon = with_tracks(table(), astrogo="E2", tawac="E1")
    icon = unlocked(give(icon, 0, hand=("C-10",)), 0, "E2-1", "E1-2")
    icon = act(icon, 0, PlaceMarker("E2-1"), Discard("C-10"), Perform())
    assert icon.seats[0].helium == 3


@pytest.mark.rule("B-167")
def test_e2_research_scientist_is_performed_in_full() -> None:
    """Flip, movement by the cards of the area, reward, its own points; a research scientist lying there counts."""
    plan = next(
        plan.id
        for plan in INDEX.components.plans
        if {requirement.kind for requirement in plan.requirements} == {"scientist", "minerals"}
        and all(requirement.amount == 1 for requirement in plan.requirements)
        and any(isinstance(gain, Coins) for gain in plan.reward)
    )
    coins = sum(gain.amount for gain in INDEX.plan[plan].reward if isinstance(gain, Coins))
    state = plans_on(give(with_bonus("E2-1"), 0, hand=("A-08",), upload=1), 0, {2: plan, 3: plan})
    state = act(face_up(state, 0, "research-1", "minerals-1"), 0, PlaceMarker("E2-1"), Discard("A-08"), Perform())
    assert asked(state) == Research(0, None)
    assert EnterScreen(2) not in offered(face_up(state, 0, "minerals-1"), 0)
    state = act(state, 0, FlipPlan(3), EnterScreen(2), Decline())
    assert (state.seats[0].upload, state.seats[0].coins) == (2, 9 - 2 + coins)
    assert asked(state) == Utilise(0, INDEX.card["A-08"].value)
    assert state.seats[0].area[0] == PlacedCard("research-1")


@pytest.mark.rule("B-168")
def test_e2_refusals() -> None:
    """An empty hand, too few CrypCoin for the purchase, a share card, which has no action."""
    refuses(give(with_bonus("E2-1"), 0, hand=()), 0, PlaceMarker("E2-1"), "empty-hand", "p. 23")
    poor = discarding("carbon-1", coins=1)
    refuses(poor, 0, Fetch("carbon-1"), "not-enough-coins", "p. 23")
    share = discarding("D-01", pile=("A-05",))
    refuses(share, 0, Perform(), "card-has-no-action", "p. 23")
    assert set(offered(share, 0)) == {Fetch("D-01"), Fetch("A-05"), Decline()}
    assert done(act(share, 0, Decline()))
    assert done(discarding("D-01", coins=1))
    both = act(discarding("carbon-1"), 0, Perform())
    refuses(both, 0, Fetch("carbon-1"), "another-question", "p. 11")
    assert asking(both, TakeTurn(0)).seats[0].coins == 9


def test_bonus_unlocked_between_two_turns_is_there_when_dropping_out_began_the_turn() -> None:
    """p. 21: the bonus takes effect with the owner's next turn, whatever is done in it."""
    state = on_track(acting(), 1, "skymine", 9)
    assert state.seats[1].bonuses == ()
    assert dropping_out(state, 0).seats[1].bonuses == ("A1-1",)


@pytest.mark.rule("B-144")
def test_whoever_has_a_marker_on_a_track_could_not_take_its_other_space() -> None:
    """C1 has two spaces; somebody else's marker on one keeps nobody from the other."""
    space = INDEX.track["C1"].thresholds[1].bonus
    beyond = INDEX.track["C1"].thresholds[1].after + 1
    state = past(with_tracks(table(3, coins=9), skymine="C1"), "skymine", beyond, 1, 2)
    state = unlocked(unlocked(state, 1, "C1-1", "C1-2"), 2, "C1-1", "C1-2")
    taken = replace(state, markers=(("C1-1", 1),))
    assert rivals(taken, 0, "C1-2", space) == [2]  # type: ignore[arg-type]


@pytest.mark.rule("B-158")
def test_a_space_that_only_discards_one_kind_tells_it() -> None:
    """The bonus spaces of the tracks where a hand card is discarded for coins."""
    told = set()
    for track, number in ((t, n) for t in INDEX.track.values() for n, _ in enumerate(t.thresholds, 1)):
        state = unlocked(with_tracks(give(table(coins=9), 0, hand=tuple(INDEX.card)), astrogo=track.id), 0)
        state = unlocked(state, 0, f"{track.id}-{number}")
        choices = GAME.choices(state, 0)
        lines = dict(zip(choices.moves, choices.lines, strict=True)).get(PlaceMarker(f"{track.id}-{number}"), ())
        only = getattr(track.thresholds[number - 1].bonus, "only", None)
        for line in lines:
            if line.key == "gain-for-discard":
                assert line.args == {"only": only or ""}
                told.add(only)
    assert any(told)


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


def test_a_discarded_card_tells_its_cost_and_what_comes_on_top() -> None:
    card = next(card for card in INDEX.card.values() if card.cost > 1)
    state = asking(give(table(), 0, hand=(card.id,)), DiscardCard(0, extra=2))
    choices = GAME.choices(state, 0)
    lines = {line.key: line.amount for line in dict(zip(choices.moves, choices.lines, strict=True))[Discard(card.id)]}
    assert lines["gain-coins"] == card.cost + 2


@pytest.mark.rule("B-156")
@pytest.mark.parametrize(("tank", "acted", "is_refused"), [(2, False, True), (2, True, False), (0, False, False)])
def test_only_the_first_of_a_purchase_and_a_way_on_the_tank_cannot_be_waived(
    tank: int, acted: bool, is_refused: bool
) -> None:
    state = asking(table(coins=9), BuyCard(0, tank=tank, acted=acted))
    assert (Decline() in GAME.choices(state, 0).moves) != is_refused
    assert codes(state).get("Decline", set()) == ({"one-of-the-two"} if is_refused else set())


@pytest.mark.rule("B-164")
def test_a_card_that_has_been_performed_is_not_said_to_have_no_action() -> None:
    step = PerformOrFetch(0, "carbon-2", 2, may_perform=False, may_fetch=True, both=True)
    state = replace(table(coins=9), discards=("carbon-2",))
    assert codes(asking(state, step)).get("Perform") == {"card-has-no-action"}
    assert "Perform" not in codes(asking(state, replace(step, acted=True)))


def test_a_card_performed_alone_tells_the_energy_that_it_gives() -> None:
    for card in ("energy-1", "energy-2"):
        lines = {line.key: line for line in performance_lines(table(), 0, card, Perform("tawac"))}
        assert lines["energy-total"].amount == INDEX.card[card].value
