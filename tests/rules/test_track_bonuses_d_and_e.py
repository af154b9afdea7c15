"""The bonuses of the company tracks D1 to E2 (p. 22 of the rulebook)."""

import pytest
from msgspec.structs import replace

from app.rules.skymines.actions.discarded_card import performance_lines
from app.rules.skymines.actions.marker_lines import rivals
from app.rules.skymines.board.requirements import are_met
from app.rules.skymines.board.totals import scientists_rewarded
from app.rules.skymines.components.shapes import COMPANIES, Coins, Requirement
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Advance,
    Decline,
    Discard,
    EnterScreen,
    Fetch,
    FlipPlan,
    PayBarrier,
    Perform,
    PlaceMarker,
    UseFieldScientist,
)
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    AdvanceOthers,
    DiscardCard,
    Expand,
    PassBarrier,
    PerformOrFetch,
    Research,
    TakeTurn,
    Utilise,
)
from app.rules.skymines.vocabulary.state import PlacedCard, State
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
from tests.support.rules.tables import done, past, places, table, unlocked, with_bonus

COLLECTORS = [
    sector.number
    for sector in INDEX.components.moon.sectors
    if any(part.kind == "gas-collector" for part in sector.structures)
]


# --- A1, A2 --------------------------------------------------------------------------------------


# --- B1, B2 --------------------------------------------------------------------------------------


# --- C1, C2 --------------------------------------------------------------------------------------


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
    amounts = asked(state).amounts  # type: ignore[attr-defined]  # what is asked offers amounts
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
def test_a_player_with_a_marker_on_a_track_could_not_take_its_other_space() -> None:
    """C1 has two spaces; somebody else's marker on one keeps nobody from the other."""
    space = INDEX.track["C1"].thresholds[1].bonus
    beyond = INDEX.track["C1"].thresholds[1].after + 1
    state = past(with_tracks(table(3, coins=9), skymine="C1"), "skymine", beyond, 1, 2)
    state = unlocked(unlocked(state, 1, "C1-1", "C1-2"), 2, "C1-1", "C1-2")
    taken = replace(state, markers=(("C1-1", 1),))
    assert rivals(taken, 0, "C1-2", space) == [2]  # type: ignore[arg-type]  # a space of the components


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


def test_a_discarded_card_tells_its_cost_and_what_comes_on_top() -> None:
    card = next(card for card in INDEX.card.values() if card.cost > 1)
    state = asking(give(table(), 0, hand=(card.id,)), DiscardCard(0, extra=2))
    choices = GAME.choices(state, 0)
    lines = {line.key: line.amount for line in dict(zip(choices.moves, choices.lines, strict=True))[Discard(card.id)]}
    assert lines["gain-coins"] == card.cost + 2


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
