"""Seams between rules, read a second time: what one rule leaves for the next one to find."""

from msgspec.structs import replace

from app.rules.skymines.components.shapes import COMPANIES, ResearchPoints
from app.rules.skymines.vocabulary.events import CoinsGained, OutpostRemoved, OutpostReturned
from app.rules.skymines.vocabulary.moves import (
    Advance,
    Decline,
    Discard,
    DropOut,
    EndTurn,
    EnterScreen,
    Fetch,
    PickUp,
    PlaceMarker,
    PlacePlan,
    PlacePlusOne,
    PlanCards,
    TakePlan,
    UseResearchScientist,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn, PlacePlans, Planning, ReturnOutpost, Utilise
from app.rules.skymines.vocabulary.state import Column, PlacedCard, PlacedPlan
from app.rules.skymines.vocabulary.tasks import CloseTurn, SendHome
from tests.support.rules.positions import (
    INDEX,
    act,
    acting,
    asked,
    asking,
    decide,
    dropping_out,
    events_of,
    face_up,
    give,
    holding,
    offered,
    on_track,
    plans_on,
    with_tracks,
)

NO_CARDS: PlanCards = PlanCards((None,) * 5)


def plan_of_letter(letter: str, place: int = 0) -> str:
    """The id of a plan of this letter."""
    return [plan.id for plan in INDEX.components.plans if plan.letter == letter][place]


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


def test_of_two_ousted_outposts_only_one_finds_a_space() -> None:
    """p. 13: the first takes the last valid space, the second leaves the game."""
    columns = (Column(4, opened=True), Column(3, opened=True), Column(4, opened=True))
    at = COMPANIES.index("tawac")
    state = acting()
    stations = (*state.stations[:at], columns, *state.stations[at + 1 :])
    state = asking(state, ReturnOutpost(0, "tawac"), SendHome(0), CloseTurn(0))
    state = replace(state, stations=stations, ousted=("tawac", "tawac"))
    events = decide(state, 0, offered(state, 0)[0])
    assert [event.column for event in events_of(events, OutpostReturned)] == [1]
    assert [event.column for event in events_of(events, OutpostRemoved)] == [None]


def test_who_reaches_the_last_screen_gets_two_for_each_point_at_once() -> None:
    """p. 23: the reward of the last plan and the scientist's own points both come after the marker has arrived."""
    rewarded = next(
        plan.id
        for plan in INDEX.components.plans
        if plan.letter != "A" and any(isinstance(gain, ResearchPoints) for gain in plan.reward)
    )
    free = PlacedPlan(plan_of_letter("B"), face_up=False)
    state = plans_on(give(face_up(acting(), 0, None, "A-08"), 0, upload=13), 0, {15: rewarded})
    screens = state.seats[0].screens
    state = give(state, 0, screens=(*screens[:14], free, PlacedPlan(free.plan, face_up=False)))
    state = act(state, 0, UseResearchScientist("B"), EnterScreen(14))
    events = decide(state, 0, EnterScreen(15))
    assert [event.amount for event in events_of(events, CoinsGained)] == [2 * INDEX.card["A-08"].value]


def test_a_plan_without_a_screen_covers_a_plan_placed_before_it() -> None:
    """p. 14: on empty crossed-out screens only the B plan of the same turn makes room for the A plan."""
    a, b = plan_of_letter("A"), plan_of_letter("B")
    state = give(acting(), 0, upload=13, acquired=(a, b))
    state = asking(state, PlacePlans(0), ConfirmEndOfTurn(0))
    assert {move.plan for move in offered(state, 0) if isinstance(move, PlacePlan)} == {b}
    state = act(state, 0, PlacePlan(b, 15))
    assert offered(state, 0) == (PlacePlan(a, 15),)
    state = act(state, 0, PlacePlan(a, 15))
    assert state.seats[0].screens[15] == PlacedPlan(a, covers=(b,))


def test_an_a_plan_becomes_takeable_by_the_b_plan_taken_before_it() -> None:
    """p. 14: what could not be placed alone can be placed after the other plan of this turn."""
    state = asking(give(acting(), 0, upload=13), Utilise(0, 2), CloseTurn(0))
    assert TakePlan("A1") not in offered(state, 0)
    assert TakePlan("A1") in offered(act(state, 0, TakePlan("B1")), 0)


def test_threshold_pays_a_seat_that_has_dropped_out() -> None:
    """p. 21: everyone past it is paid, out of the Action phase or not."""
    state = on_track(on_track(face_up(acting(), 0, None, "carbon-1"), 0, "skymine", 7), 1, "skymine", 12)
    state = give(state, 1, dropped=True)
    state = act(state, 0, UseResources(("B",)))
    if Decline() in offered(state, 0):
        state = act(state, 0, Decline())
    gained = {event.seat: event.amount for event in events_of(decide(state, 0, Advance("skymine")), CoinsGained)}
    assert gained == {0: 1, 1: 1}


def test_bonus_unlocked_between_two_turns_is_there_when_dropping_out_began_the_turn() -> None:
    """p. 21: the bonus takes effect with the owner's next turn, whatever is done in it."""
    state = on_track(acting(), 1, "skymine", 9)
    assert state.seats[1].bonuses == ()
    assert dropping_out(state, 0).seats[1].bonuses == ("A1-1",)


def test_deck_of_share_cards_alone_can_be_picked_up_and_plans_nothing() -> None:
    """p. 18, p. 19: share cards rest nowhere by themselves, but a hand of nothing else is a legal hand."""
    state = give(acting(), 0, hand=("D-01",), resting=((), (), ("E-02",), (), ("carbon-1",)))
    state = act(state, 0, DropOut(), PickUp("C"), EndTurn())
    state = dropping_out(state, 1)
    assert isinstance(asked(state), Planning)
    assert state.seats[0].hand == ("D-01", "E-02")
    assert state.seats[0].resting[4] == ("carbon-1",)
    assert act(state, 0, NO_CARDS).seats[0].planned == NO_CARDS.cards


def test_discarded_card_can_be_bought_back_for_the_price() -> None:
    """p. 23 (E2): the discard comes first, then any card of the pile may be bought."""
    state = with_tracks(give(acting(), 0, hand=("D-01",), bonuses=("E2-1",), coins=2), tawac="E2")
    state = act(state, 0, PlaceMarker("E2-1"), Discard("D-01"), Fetch("D-01"))
    assert (state.seats[0].hand, state.seats[0].coins, state.discards) == (("D-01",), 0, ())


def test_gaps_of_the_display_close_to_the_right_row_by_row() -> None:
    """p. 19: the right column goes, every row slides on its own, new cards come in the order of the spaces."""
    display: tuple[str | None, ...] = (
        "A-01",
        None,
        "A-03",
        None,
        None,
        "A-06",
        None,
        None,
        "B-01",
        "B-02",
        None,
        "B-04",
    )
    state = replace(acting(), display=display, stack=("C-01", "C-02"))
    state = dropping_out(dropping_out(state, 0), 1)
    assert state.display[:4] == ("B-01", "A-06", "C-01", "B-04")
    assert state.display[4:] == ("C-02", "B-02", *[None] * 6)
    assert state.discards == ("A-01", "A-03")
