"""Action 1: use resource cards of one type (p. 11)."""

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.skymines.actions.resources import resource_lines, tracks_line
from app.rules.skymines.board.prices import cost_of_card
from app.rules.skymines.components.shapes import COMPANIES, SLOTS, Slot
from app.rules.skymines.vocabulary.events import CardAcquired
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Advance,
    Decline,
    Discard,
    EndTurn,
    Fetch,
    PlaceMarker,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import AcquireCard, SpendUnits
from app.rules.skymines.vocabulary.state import PlacedCard
from tests.support.rules.choices import before_barriers
from tests.support.rules.positions import (
    GAME,
    act,
    acting,
    asked,
    asking,
    decide,
    events_of,
    face_up,
    give,
    offered,
    on_track,
    refuses,
    with_tracks,
)
from tests.support.rules.tables import acquiring, done, places, table, unlocked


def of_type(state_moves: tuple[object, ...], kind: type) -> list[object]:
    return [move for move in state_moves if isinstance(move, kind)]


@pytest.mark.rule("B-027")
def test_selections_are_of_one_type() -> None:
    """p. 11: a titanium 2, a titanium 3 and a carbon 2 can be used in four ways."""
    state = face_up(table(), 0, "titanium-2", "A-04", "carbon-2")
    assert of_type(offered(state, 0), UseResources) == [
        UseResources(("A",)),
        UseResources(("B",)),
        UseResources(("C",)),
        UseResources(("A", "B")),
    ]
    step = asked(acquiring(state, 0, "A", "B"))
    assert step == AcquireCard(0, 5, ("titanium",))


@pytest.mark.rule("B-027")
def test_any_number_of_cards_of_a_type_are_used_together() -> None:
    """Five of a type can be used in 31 ways, all five at once too."""
    state = face_up(table(), 0, *["titanium-1"] * 5)
    used = [move.slots for move in offered(state, 0) if isinstance(move, UseResources)]
    assert len(used) == 31 and {len(slots) for slots in used} == {1, 2, 3, 4, 5}
    assert asked(acquiring(state, 0, "A", "B", "C")) == AcquireCard(0, 3, ("titanium",))
    assert asked(acquiring(state, 0, *SLOTS)) == AcquireCard(0, 5, ("titanium",))


@pytest.mark.rule("B-028")
@pytest.mark.parametrize(
    ("slots", "code", "rule"),
    [
        ((), "no-card-chosen", "p. 11"),
        (("B", "D"), "cards-of-several-types", "p. 11"),
        (("C",), "card-used", "p. 11"),
        (("B", "C"), "not-a-usable-resource-card", "p. 11"),
        (("A",), "energy-all-at-once", "p. 12"),
        (("E",), "not-a-usable-resource-card", "p. 11"),
        (("B", "B"), "not-a-usable-resource-card", "p. 11"),
    ],
)
def test_other_selections_are_refused(slots: tuple[Slot, ...], code: str, rule: str) -> None:
    """No card, two types, a face-down card alone and with another, an energy card, an empty slot, one card twice: what
    is in hand or at rest lies in no action slot."""
    down = PlacedCard("titanium-1", face_up=False)
    state = face_up(table(), 0, "energy-1", "titanium-2", down, "carbon-2")
    refuses(state, 0, UseResources(slots), code, rule)


@pytest.mark.rule("B-029")
def test_value_counts_plus_one_and_titanium_bonus() -> None:
    state = with_tracks(table(), astrogo="B2")
    state = face_up(unlocked(state, 0, "B2-1", "B2-2"), 0, PlacedCard("titanium-1", plus_one=True))
    assert asked(acquiring(state, 0, "A")) == AcquireCard(0, 3, ("titanium",))


@pytest.mark.rule("B-030")
def test_cost_is_printed_cost_with_surcharge_and_discount() -> None:
    state = table()
    assert [cost_of_card(state, 0, space).amount for space in (1, 5, 9)] == [3, 4, 5]
    discounted = cost_of_card(unlocked(state, 0, "B1-1"), 0, 5, ("minerals",))
    assert discounted.amount == 3
    assert [(line.key, line.amount) for line in discounted.lines] == [
        ("price-printed", 3),
        ("price-surcharge", 1),
        ("price-discount-minerals", -1),
    ]


@pytest.mark.rule("B-031")
def test_acquired_card_goes_to_hand_and_leaves_a_gap() -> None:
    state = acquiring(face_up(table(), 0, "A-04"), 0, "A")
    assert set(offered(state, 0)) == {*(Acquire(space) for space in (1, 2, 3, 4)), Decline()}
    state = act(state, 0, Acquire(2))
    assert done(state)
    assert "A-02" in state.seats[0].hand
    assert state.display[1] is None
    assert act(state, 0, EndTurn()).display[1] is None


@pytest.mark.rule("B-032")
def test_too_dear_or_missing_or_second_card_is_refused() -> None:
    base = face_up(table(), 0, "titanium-2", "A-04")
    state = acquiring(replace(base, display=(None, *base.display[1:])), 0, "B")
    refuses(state, 0, Acquire(5), "too-expensive", "p. 11")
    refuses(state, 0, Acquire(1), "display-space-empty", "p. 11")
    state = act(acquiring(base, 0, "A", "B"), 0, Acquire(1))
    refuses(state, 0, Acquire(2), "another-question", "p. 11")


@pytest.mark.rule("B-033")
def test_units_advance_markers_split_and_interleaved() -> None:
    base = face_up(table(), 0, "titanium-2", "A-04")
    state = act(acquiring(base, 0, "A", "B"), 0, Acquire(1), Advance("tawac"), Advance("skymine"))
    assert done(state)
    assert places(state, 0) == (1, 0, 0, 1)
    state = act(acquiring(base, 0, "A", "B"), 0, Decline())
    assert asked(state) == SpendUnits(0, 5, must=True)
    state = act(state, 0, *[Advance("skymine")] * 3, Advance("tawac"), Advance("skymine"))
    assert done(state)
    assert places(state, 0) == (4, 0, 0, 1)


@pytest.mark.rule("B-034")
def test_a_unit_that_can_move_a_marker_must() -> None:
    """Minerva (B1) stands before its barrier of 2; Tawac is free."""
    state = face_up(on_track(table(coins=2), 0, "minerva", 8), 0, "titanium-1")
    state = acquiring(state, 0, "A")
    refuses(state, 0, Decline(), "units-must-move", "p. 11")
    assert done(act(state, 0, Advance("tawac")))
    paid = act(state, 0, Advance("minerva"))
    assert (paid.seats[0].coins, places(paid, 0)[1]) == (0, 9)


@pytest.mark.rule("B-035")
def test_units_are_forfeited_before_barriers_and_at_ends() -> None:
    """All markers before a barrier or at an end: with the coins the owner may stop, without them nobody is asked."""
    stuck = give(face_up(table(coins=2), 0, "titanium-2"), 0, tracks=(18, 8, 18, 20))
    state = acquiring(stuck, 0, "A")
    assert offered(state, 0) == (Advance("minerva"), Decline())
    refuses(state, 0, Advance("skymine"), "end-of-track", "p. 21")
    stopped = act(state, 0, Decline())
    assert done(stopped)
    assert places(stopped, 0) == (18, 8, 18, 20)
    poor = acquiring(give(stuck, 0, coins=1), 0, "A")
    assert done(poor)
    assert places(poor, 0) == (18, 8, 18, 20)


@pytest.mark.rule("B-034", "B-035")
def test_units_are_used_on_a_card_or_a_marker() -> None:
    """A card can be had for 3: who leaves it moves a marker at least, through a barrier where no other can."""
    base = face_up(table(coins=2), 0, "A-04")
    stuck = acquiring(give(base, 0, tracks=(18, 19, 18, 20)), 0, "A")
    assert Decline() not in offered(stuck, 0)
    refuses(stuck, 0, Decline(), "units-must-acquire", "p. 11")
    assert done(act(stuck, 0, Acquire(1)))
    barred = acquiring(give(base, 0, tracks=(18, 8, 18, 20)), 0, "A")
    left = act(barred, 0, Decline())
    assert offered(left, 0) == (Advance("minerva"),)
    refuses(left, 0, Decline(), "units-must-move", "p. 11")
    paid = act(left, 0, Advance("minerva"))
    assert (paid.seats[0].coins, places(paid, 0)) == (0, (18, 9, 18, 20))
    poor = acquiring(give(base, 0, coins=1, tracks=(18, 8, 18, 20)), 0, "A")
    refuses(poor, 0, Decline(), "units-must-acquire", "p. 11")


@pytest.mark.rule("B-036")
def test_only_chosen_cards_are_turned_down() -> None:
    state = act(acquiring(face_up(table(), 0, "titanium-2", "A-04"), 0, "A"), 0, Advance("skymine"), Advance("skymine"))
    assert state.seats[0].area[:2] == (PlacedCard("titanium-2", face_up=False), PlacedCard("A-04"))


@pytest.mark.rule("B-037")
def test_five_units_buy_a_card_for_four_and_one_space() -> None:
    """p. 11: titanium 2 and 3; the 2-unit minerals card costs 3 and 1 more in the middle column."""
    state = face_up(table(), 0, "titanium-2", "A-04")
    display = (*state.display[:5], "A-02", *state.display[6:])
    state = acquiring(replace(state, display=display), 0, "A", "B")
    (acquired,) = events_of(decide(state, 0, Acquire(6)), CardAcquired)
    assert (acquired.card, acquired.units) == ("A-02", 4)
    state = act(state, 0, Acquire(6), Advance("minerva"))
    assert done(state)
    assert state.seats[0].hand.count("A-02") == 1
    assert places(state, 0) == (0, 1, 0, 0)
    assert [placed.face_up for placed in state.seats[0].area if placed] == [False, False]


def test_discarded_card_can_be_bought_back_for_the_price() -> None:
    """p. 23 (E2): the discard comes first, then any card of the pile may be bought."""
    state = with_tracks(give(acting(), 0, hand=("D-01",), bonuses=("E2-1",), coins=2), tawac="E2")
    state = act(state, 0, PlaceMarker("E2-1"), Discard("D-01"), Fetch("D-01"))
    assert (state.seats[0].hand, state.seats[0].coins, state.discards) == (("D-01",), 0, ())


def test_each_card_of_the_display_is_offered_or_refused() -> None:
    """Units of one type against all twelve spaces."""
    choices = GAME.choices(asking(table(), AcquireCard(0, 4, ("carbon",))), 0)
    offered = {move.space for move in choices.moves if isinstance(move, Acquire)}
    refused = {item.what.known["space"] for item in choices.refused if item.what.type is Acquire}
    assert offered and offered | refused == set(range(1, 13)) and not offered & refused


@pytest.mark.rule("B-152")
def test_a_mix_of_two_types_is_for_a_card_and_tells_no_tracks() -> None:
    state = unlocked(with_tracks(table(), minerva="B1"), 0, "B1-1", "B1-2")
    state = face_up(state, 0, "carbon-2", "titanium-2")
    keys = {line.key for line in resource_lines(state, 0, UseResources(("A", "B")))}
    assert "cards-payable" in keys and not keys & {"units-could-go", "units-could-go-nowhere"}
    alone = {line.key for line in resource_lines(state, 0, UseResources(("A",)))}
    assert "units-could-go" in alone


@pytest.mark.rule("B-133")
def test_a_unit_can_go_on_a_track_whose_barrier_can_be_paid() -> None:
    """All markers before a barrier: nowhere without coins, on each of them with coins enough."""
    state = before_barriers(table(coins=0))
    assert tracks_line(state, 0) == Line("units-could-go-nowhere")
    assert tracks_line(give(state, 0, coins=9), 0) == Line("units-could-go", None, {"companies": list(COMPANIES)})
