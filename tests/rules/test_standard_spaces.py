"""Action 5: bonus markers on standard spaces and bonus tile spaces (p. 17)."""

import pytest
from msgspec.structs import replace

from app.rules.game import tag_of
from app.rules.kit.tasks import settle
from app.rules.skymines.actions.marker_lines import rivals
from app.rules.skymines.board.prices import cost_of_card
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Decline,
    Discard,
    EndTurn,
    PlaceMarker,
    TakePlan,
    TakeTier,
    UseEnergy,
)
from app.rules.skymines.vocabulary.questions import TakeTurn, Utilise
from app.rules.skymines.vocabulary.state import HeldTile, State
from app.rules.skymines.vocabulary.tasks import BeginRound, PrepareRound
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
from tests.support.rules.tables import done, table, unlocked

FIRST, BUY, DISCARD = PlaceMarker("first-player"), PlaceMarker("buy"), PlaceMarker("discard")


def prepared(state: State) -> State:
    """The state once the round has ended and the next one was prepared."""
    ledger = Ledger(asking(state, PrepareRound()))
    settle(ledger)
    return ledger.state


# --- first player --------------------------------------------------------------------------------


@pytest.mark.rule("B-113")
def test_the_first_player_waits_for_a_later_turn() -> None:
    state = table()
    refuses(state, 0, FIRST, "first-turn-of-the-first-player", "p. 17")
    state = act(state, 0, PlaceMarker("tile-field"), EndTurn())
    assert FIRST in offered(state, 1)
    state = act(state, 1, PlaceMarker("majority-carbon"), TakeTier(0), EndTurn())
    assert FIRST in offered(state, 0)


@pytest.mark.rule("B-114")
def test_its_user_takes_or_keeps_the_marker_and_a_research_point() -> None:
    state = act(asking(give(table(), 1, turns=1), TakeTurn(1)), 1, FIRST)
    assert state.first_player == 1
    assert asked(state) == Utilise(1, 1)
    kept = act(give(table(), 0, turns=2), 0, FIRST)
    assert kept.first_player == 0
    assert asked(kept) == Utilise(0, 1)


@pytest.mark.rule("B-115")
def test_the_holder_begins_the_next_round_only() -> None:
    """Lin, Malik, Amber; Malik takes the marker: Amber is next in this round, Malik begins the next."""
    state = act(asking(give(table(3), 1, turns=1, upload=15), TakeTurn(1)), 1, FIRST)
    assert done(state)
    assert (state.starter, state.order) == (0, (0, 1, 2))
    state = prepared(state)
    assert (state.round, state.starter, state.order) == (2, 1, (0, 1, 2))
    assert prepared(table(3)).starter == 0


# --- buy -----------------------------------------------------------------------------------------


@pytest.mark.rule("B-116")
def test_buying_the_titanium_card_for_one_and_three() -> None:
    """p. 17: 1 CrypCoin for the space, 3 for the 2-unit titanium card in the right column."""
    state = act(table(coins=5), 0, BUY, Acquire(3))
    assert done(state)
    assert state.seats[0].coins == 1
    assert "A-03" in state.seats[0].hand
    assert state.display[2] is None


@pytest.mark.rule("B-116", "B-117")
@pytest.mark.parametrize(("space", "surcharge"), [(1, 0), (4, 0), (5, 1), (8, 1), (9, 2), (12, 2)])
def test_every_column_is_bought_from_at_its_own_price(space: int, surcharge: int) -> None:
    """One CrypCoin for the space, the printed price, and the surcharge of the column; one less is too little."""
    display = tuple("A-07" if at == space else None for at in range(1, 13))
    price = INDEX.card["A-07"].cost + surcharge
    state = act(replace(table(coins=1 + price), display=display), 0, BUY, Acquire(space))
    assert (state.seats[0].coins, state.display[space - 1]) == (0, None)
    assert "A-07" in state.seats[0].hand
    beside = 2 if space == 1 else 1
    poor = tuple("carbon-1" if at == beside else card for at, card in enumerate(display, 1))
    poor_state = replace(table(coins=price), display=poor)
    refuses(act(poor_state, 0, BUY), 0, Acquire(space), "too-expensive", "p. 17")


@pytest.mark.rule("B-117")
def test_a_card_that_cannot_be_paid_is_refused() -> None:
    """3 CrypCoin: 2 are left after the space."""
    state = table(coins=3)
    state = replace(state, display=("D-01", "A-02", *[None] * 10))
    assert done(act(state, 0, BUY))
    state = act(give(state, 0, coins=4), 0, BUY)
    refuses(state, 0, Acquire(1), "too-expensive", "p. 17")
    assert offered(state, 0) == (Acquire(2), Decline())
    assert done(act(state, 0, Decline()))


@pytest.mark.rule("B-118")
def test_track_bonuses_do_not_lower_prices_in_coins() -> None:
    state = unlocked(with_tracks(table(coins=9), astrogo="B2"), 0, "B1-1", "B1-2", "B2-1")
    assert cost_of_card(state, 0, 3).amount == 3
    assert act(state, 0, BUY, Acquire(3)).seats[0].coins == 9 - 1 - 3


# --- discard -------------------------------------------------------------------------------------


@pytest.mark.rule("B-119")
def test_the_carbon_card_of_one_gives_three() -> None:
    """p. 17: the 1-unit carbon card costs 1, and 2 more are gained."""
    state = act(table(), 0, DISCARD, Discard("carbon-1"))
    assert done(state)
    assert state.seats[0].coins == 4
    assert state.discards == ("carbon-1",)
    assert "carbon-1" not in state.seats[0].hand


@pytest.mark.rule("B-120")
def test_only_hand_cards_are_discarded() -> None:
    refuses(give(table(), 0, hand=()), 0, DISCARD, "empty-hand", "p. 17")
    state = holding(give(table(), 0, hand=("A-01", "D-01", "energy-01")), 0, "energy")
    resting = state.seats[0].resting[1][0]
    state = act(state, 0, DISCARD)
    assert offered(state, 0) == (Discard("A-01"), Discard("D-01"), Discard("energy-01"))
    for card in (resting, "carbon-2", "energy"):
        refuses(state, 0, Discard(card), "card-not-in-hand", "p. 17")


@pytest.mark.rule("B-119")
def test_a_single_share_card_is_discarded_for_its_price() -> None:
    state = act(give(table(coins=0), 0, hand=("D-01",)), 0, DISCARD, Discard("D-01"))
    assert (state.seats[0].coins, state.discards) == (INDEX.card["D-01"].cost + 2, ("D-01",))


# --- tiles ---------------------------------------------------------------------------------------


@pytest.mark.rule("B-121")
@pytest.mark.parametrize(("space", "cost"), [("plus-one", 1), ("field", 1), ("research", 2), ("energy", 2)])
def test_a_tile_is_paid_for_now_and_comes_next_round(space: str, cost: int) -> None:
    state = act(table(coins=2), 0, PlaceMarker(f"tile-{space}"))
    assert done(state)
    assert state.seats[0].coins == 2 - cost
    assert state.seats[0].tiles == ()
    assert [held.tile for held in prepared(state).seats[0].tiles] == [space]


@pytest.mark.rule("B-122")
def test_a_tile_held_may_be_reserved_again_and_several_by_one_player() -> None:
    """Its holder drops out before the tile comes to the player who reserved it."""
    state = holding(table(coins=3), 0, "energy")
    state = act(asking(state, TakeTurn(0)), 0, PlaceMarker("tile-energy"))
    state = act(asking(state, TakeTurn(0)), 0, PlaceMarker("tile-field"))
    state = give(replace(state, tiles=(*state.tiles, "energy")), 0, tiles=())
    assert {held.tile for held in prepared(state).seats[0].tiles} == {"energy", "field"}
    other = holding(table(coins=3), 1, "energy")
    assert PlaceMarker("tile-energy") in offered(other, 0)


@pytest.mark.rule("B-123")
def test_in_round_seven_no_tile_follows() -> None:
    state = act(replace(table(), round=7), 0, PlaceMarker("tile-field"))
    assert (done(state), state.seats[0].coins) == (True, 0)
    over = prepared(state)
    assert over.phase == "finished"
    assert HeldTile("field") not in over.seats[0].tiles
    assert not any(isinstance(step, BeginRound) for step in over.agenda)


def test_a_player_with_exactly_the_coins_could_take_a_space_too() -> None:
    space = INDEX.standard["buy"]
    exact = give(table(coins=0), 1, coins=space.cost)
    assert rivals(exact, 0, "buy", space) == [1]
    assert rivals(give(table(coins=0), 1, coins=space.cost - 1), 0, "buy", space) == []


def test_nothing_is_refused_that_is_offered() -> None:
    """Sectors whose cost is exactly the energy, plans whose price is exactly the points."""
    energy = act(face_up(table(coins=9), 0, "energy-2"), 0, UseEnergy("skymine"))
    utilising = asking(table(), Utilise(0, 2))
    for state in (energy, utilising):
        choices = GAME.choices(state, 0)
        names = {"EnterSector": "sector", "TakePlan": "space"}
        open_to = {getattr(move, names[type(move).__name__]) for move in choices.moves if type(move).__name__ in names}
        shut = {item.what.known.get(names.get(tag_of(item.what.type), "")) for item in choices.refused}
        assert open_to and not open_to & shut
    assert any(isinstance(move, TakePlan) for move in offered(utilising, 0))
