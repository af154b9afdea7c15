"""The bonus tiles (p. 20)."""

import pytest
from msgspec.structs import replace

from app.rules.kit.tasks import settle
from app.rules.skymines.board.requirements import are_met
from app.rules.skymines.board.totals import field_scientists, research_scientists, total_of
from app.rules.skymines.components.shapes import SLOTS, Requirement
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.moves import (
    Advance,
    Decline,
    Discard,
    DropOut,
    EndTurn,
    PickUp,
    PlaceMarker,
    PlacePlusOne,
    PlanCards,
    UseEnergy,
    UseFieldScientist,
    UseResearchScientist,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import AcquireCard, ConfirmEndOfTurn, Expand, Planning, TakeTurn
from app.rules.skymines.vocabulary.state import HeldTile, PlacedCard
from app.rules.skymines.vocabulary.tasks import PrepareRound
from tests.support.rules.positions import (
    act,
    acting,
    asked,
    asking,
    dropping_out,
    face_up,
    give,
    holding,
    offered,
    refuses,
    with_tracks,
)
from tests.support.rules.tables import done, table, unlocked

EITHER = (Requirement(kind="scientist", amount=1),)


@pytest.mark.rule("B-124")
def test_a_reserved_tile_comes_for_one_round() -> None:
    """Face up in the Preparation phase; back, used or not, when its holder drops out."""
    ledger = Ledger(asking(replace(table(), markers=(("tile-field", 0),)), PrepareRound()))
    settle(ledger)
    state = ledger.state
    assert state.seats[0].tiles == (HeldTile("field"),)
    assert "field" not in state.tiles
    for tile in (HeldTile("field"), HeldTile("field", face_up=False)):
        out = act(asking(give(state, 0, tiles=(tile,)), TakeTurn(0)), 0, DropOut(), PickUp("B"))
        assert out.seats[0].tiles == ()
        assert "field" in out.tiles


@pytest.mark.rule("B-125")
def test_action_tiles_count_as_cards_and_are_turned_down() -> None:
    state = holding(face_up(table(), 0, "research-1"), 0, "energy", "research", "field")
    assert (total_of(state, 0, "energy").amount, research_scientists(state, 0), field_scientists(state, 0)) == (2, 2, 1)
    used = act(state, 0, UseFieldScientist("tile"))
    assert {held.tile: held.face_up for held in used.seats[0].tiles} == {
        "energy": True,
        "research": True,
        "field": False,
    }
    again = asking(used, TakeTurn(0))
    refuses(again, 0, UseFieldScientist("tile"), "tile-used", "p. 20")
    assert field_scientists(again, 0) == 0
    discarding = act(state, 0, PlaceMarker("discard"))
    refuses(discarding, 0, Discard("field"), "card-not-in-hand", "p. 17")


@pytest.mark.rule("B-125")
def test_a_tile_cannot_be_planned() -> None:
    state = asking(holding(table(), 0, "energy"), Planning())
    state = replace(state, phase="planning")
    refuses(state, 0, PlanCards((None, "energy", None, None, None)), "card-not-in-hand", "p. 10")


@pytest.mark.rule("B-126")
def test_plus_one_raises_a_carbon_card_for_all_purposes() -> None:
    """p. 20: the 2-unit carbon card with the tile counts 3, and the turn's action is still to come."""
    state = holding(face_up(table(), 0, "carbon-2"), 0, "plus-one")
    state = act(state, 0, PlacePlusOne("A"))
    assert asked(state) == TakeTurn(0)
    assert total_of(state, 0, "carbon").amount == 3
    assert are_met(state, 0, (Requirement(kind="carbon", amount=3),), None)
    assert asked(act(state, 0, UseResources(("A",)))) == AcquireCard(0, 3, ("carbon",))
    rival = face_up(state, 1, "B-04")
    assert PlaceMarker("majority-carbon") in offered(rival, 0)


@pytest.mark.rule("B-127")
def test_where_plus_one_cannot_be_laid() -> None:
    down = PlacedCard("carbon-2", face_up=False)
    state = holding(face_up(table(), 0, "carbon-1", down, "energy-1", "research-1"), 0, "plus-one")
    for slot in SLOTS[1:]:
        refuses(state, 0, PlacePlusOne(slot), "plus-one-not-possible", "p. 20")
    theirs = holding(face_up(table(), 1, "carbon-1"), 1, "plus-one")
    assert offered(theirs, 1) == ()
    refuses(theirs, 1, PlacePlusOne("A"), "not-your-turn", "p. 10")
    laid = act(face_up(state, 0, "carbon-1", "carbon-2"), 0, PlacePlusOne("A"))
    refuses(laid, 0, PlacePlusOne("B"), "plus-one-not-possible", "p. 20")
    alone = holding(table(), 0, "plus-one")
    assert not any(isinstance(move, UseResources) for move in offered(alone, 0))


@pytest.mark.rule("B-128")
def test_plus_one_is_turned_down_with_its_card() -> None:
    state = holding(face_up(table(), 0, "carbon-1", "carbon-2"), 0, "plus-one")
    assert total_of(state, 0, "carbon").amount == 3
    state = act(state, 0, PlacePlusOne("A"))
    assert total_of(state, 0, "carbon").amount == 4
    state = act(state, 0, UseResources(("A",)))
    while not done(state):
        state = act(state, 0, next(iter(offered(state, 0))))
    assert state.seats[0].area[0] == PlacedCard("carbon-1", face_up=False, plus_one=True)
    assert total_of(state, 0, "carbon").amount == 2


@pytest.mark.rule("B-128", "B-124")
def test_plus_one_returns_from_its_card_at_dropping_out() -> None:
    state = holding(face_up(table(), 0, "carbon-1"), 0, "plus-one")
    state = act(state, 0, PlacePlusOne("A"))
    state = act(asking(state, TakeTurn(0)), 0, DropOut())
    while offered(state, 0):
        state = act(state, 0, offered(state, 0)[0])
    assert sorted(state.tiles) == ["energy", "field", "plus-one", "research"]


@pytest.mark.rule("B-129")
@pytest.mark.parametrize(
    ("cards", "icon", "spaces"),
    [((), False, 2), (("A-09", "B-15"), False, 4), (("A-09", "B-15"), True, 5), ((), True, 3)],
)
def test_field_scientist_tile(cards: tuple[str, ...], icon: bool, spaces: int) -> None:
    used = PlacedCard("C-10", face_up=False)
    state = holding(face_up(table(), 0, *cards, used), 0, "field")
    if icon:
        state = unlocked(with_tracks(state, tawac="E1"), 0, "E1-1", "E1-2")
    after = act(state, 0, UseFieldScientist("tile"))
    assert (after.seats[0].helium, after.seats[0].coins) == (spaces, 1)


@pytest.mark.rule("B-130")
def test_research_scientist_tile() -> None:
    """It has 1 research point; tile and card meet the either-scientist requirement for each other."""
    state = give(holding(face_up(table(), 0, "A-08"), 0, "research"), 0, upload=15)
    alone = give(state, 0, area=(None,) * 5)
    used = act(alone, 0, UseResearchScientist("tile"))
    assert done(used)
    assert used.seats[0].coins == 1 + 1 * 2
    assert used.seats[0].tiles == (HeldTile("research", face_up=False),)
    assert are_met(state, 0, EITHER, "tile")
    assert are_met(state, 0, EITHER, "A")
    assert not are_met(alone, 0, EITHER, "tile")


@pytest.mark.rule("B-131")
def test_energy_tile() -> None:
    """2 points, and the A1 bonus applies with it alone: 4 with the second."""
    state = unlocked(holding(table(), 0, "energy"), 0, "A1-1", "A1-2")
    state = act(state, 0, UseEnergy("tawac"))
    assert isinstance(step := asked(state), Expand)
    assert step.energy == 4
    ended = act(state, 0, Decline())
    assert done(ended)
    assert ended.seats[0].tiles == (HeldTile("energy", face_up=False),)
    act(ended, 0, EndTurn())


def test_plus_one_on_a_used_card_goes_back_to_the_board() -> None:
    """p. 18, p. 20: the tile is turned with its card and returned with the other tiles."""
    state = holding(face_up(acting(), 0, None, "carbon-1"), 0, "plus-one")
    state = act(state, 0, PlacePlusOne("B"), UseResources(("B",)))
    while not isinstance(asked(state), ConfirmEndOfTurn):
        state = act(state, 0, next(m for m in offered(state, 0) if isinstance(m, Advance | Decline)))
    assert state.seats[0].area[1] == PlacedCard("carbon-1", face_up=False, plus_one=True)
    assert "plus-one" not in state.tiles
    state = act(act(state, 0, EndTurn()), 1, PlaceMarker("first-player"))
    while not isinstance(asked(state), ConfirmEndOfTurn):
        state = act(state, 1, offered(state, 1)[-1])
    state = dropping_out(act(state, 1, EndTurn()), 0)
    assert state.seats[0].tiles == ()
    assert state.tiles.count("plus-one") == 1


def test_plus_one_never_placed_goes_back_too() -> None:
    """p. 20: the tile serves one Action phase only, used or not."""
    state = dropping_out(holding(acting(), 0, "plus-one"), 0)
    assert (state.seats[0].tiles, state.tiles.count("plus-one")) == ((), 1)


def test_tile_held_can_be_reserved_again() -> None:
    """p. 17, p. 19: returned on dropping out, it comes back with the marker in the preparation phase."""
    state = give(holding(acting(), 0, "energy"), 0, coins=5)
    state = act(state, 0, PlaceMarker("tile-energy"), EndTurn())
    state = dropping_out(dropping_out(state, 1), 0)
    assert state.round == 2
    assert [held.tile for held in state.seats[0].tiles] == ["energy"]
    assert "energy" not in state.tiles
