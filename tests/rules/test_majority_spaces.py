"""Action 5: bonus markers in general, and on majority spaces (p. 16, p. 17)."""

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.skymines.actions.gains import gain_lines
from app.rules.skymines.actions.markers import exceeded
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.vocabulary.events import CardsUsed
from app.rules.skymines.vocabulary.moves import Acquire, DropOut, EndTurn, PlaceMarker, RemoveFrom, TakeTier
from app.rules.skymines.vocabulary.questions import ChooseTier, RemoveOutpost, TakeTurn, Utilise
from app.rules.skymines.vocabulary.state import PlacedCard, State
from app.rules.skymines.vocabulary.tasks import CloseTurn
from tests.support.rules.choices import told
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    asked,
    asking,
    decide,
    events_of,
    face_up,
    give,
    holding,
    offered,
    refuses,
    with_tracks,
)
from tests.support.rules.tables import done, places, table, unlocked

TITANIUM = PlaceMarker("majority-titanium")
SCIENTIST = PlaceMarker("majority-scientist")


def may_place(state: State, move: PlaceMarker) -> bool:
    return move in offered(state, 0)


# --- all spaces ----------------------------------------------------------------------------------


@pytest.mark.rule("B-098")
def test_a_marker_blocks_its_space_until_the_preparation_phase() -> None:
    """Its owner takes one marker a turn, may drop out, and gets all of them back for the next round."""
    state = act(table(), 0, PlaceMarker("tile-field"), EndTurn())
    assert state.markers == (("tile-field", 0),)
    assert state.seats[0].markers == 2
    refuses(state, 1, PlaceMarker("tile-field"), "space-occupied", "p. 16")
    state = act(state, 1, PlaceMarker("majority-carbon"), TakeTier(0), EndTurn())
    out = drop_out(state, 0)
    refuses(out, 1, PlaceMarker("tile-field"), "space-occupied", "p. 16")
    fresh = drop_out(out, 1)
    assert fresh.round == 2
    assert fresh.markers == ()
    assert [seat.markers for seat in fresh.seats] == [3, 3]


def drop_out(state: State, seat: int) -> State:
    """The state after a seat with an empty area has dropped out, taking the first deck on offer."""
    state = act(state, seat, DropOut())
    while not isinstance(asked(state), TakeTurn) and offered(state, seat) and state.round == 1:
        state = act(state, seat, offered(state, seat)[0])
    return state


@pytest.mark.rule("B-099")
def test_no_marker_no_space_no_coins_no_placing() -> None:
    state = table()
    refuses(give(state, 0, markers=0), 0, TITANIUM, "no-marker", "p. 16")
    for owner in (0, 1):
        taken = replace(state, markers=(("tile-field", owner),))
        refuses(taken, 0, PlaceMarker("tile-field"), "space-occupied", "p. 16")
    refuses(state, 0, PlaceMarker("tile-energy"), "not-enough-coins", "p. 17")
    with_luna = replace(table(1, 1), markers=(("buy", 1),))
    refuses(with_luna, 0, PlaceMarker("buy"), "space-occupied", "p. 16")


@pytest.mark.rule("B-100")
def test_placing_a_marker_turns_no_card() -> None:
    state = face_up(table(), 0, "titanium-2", "research-1")
    for moves in ((TITANIUM, TakeTier(2)), (PlaceMarker("tile-plus-one"),)):
        after = act(state, 0, *moves)
        assert done(after)
        assert after.seats[0].area == state.seats[0].area


@pytest.mark.rule("B-101")
def test_a_space_may_be_taken_though_its_reward_is_of_no_use() -> None:
    """1 CrypCoin is paid on the buy space and no card is affordable; Astrogo's marker stands at its end."""
    bought = act(table(), 0, PlaceMarker("buy"))
    assert done(bought)
    assert (bought.seats[0].coins, bought.markers) == (0, (("buy", 0),))
    waived = act(table(coins=9), 0, PlaceMarker("buy"))
    assert done(act(waived, 0, next(move for move in offered(waived, 0) if not isinstance(move, Acquire))))
    at_end = face_up(give(table(), 0, tracks=(0, 0, 18, 0)), 0, "titanium-2")
    at_end = act(at_end, 0, TITANIUM, TakeTier(2))
    assert done(at_end)
    assert places(at_end, 0) == (0, 0, 18, 0)


# --- majorities ----------------------------------------------------------------------------------


@pytest.mark.rule("B-102", "B-103")
def test_a_tie_is_enough_and_more_elsewhere_refuses() -> None:
    state = face_up(face_up(table(), 0, "titanium-2"), 1, "A-04")
    refuses(state, 0, TITANIUM, "majority-exceeded", "p. 16")
    assert may_place(face_up(state, 1, "titanium-2"), TITANIUM)
    assert may_place(face_up(state, 1, PlacedCard("A-04", face_up=False)), TITANIUM)
    minerals = face_up(state, 1, "minerals-1")
    refuses(minerals, 0, PlaceMarker("majority-minerals"), "majority-exceeded", "p. 17")


OF_TYPE = {
    "titanium": ("titanium-1", "titanium-2"),
    "carbon": ("carbon-1", "carbon-2"),
    "minerals": ("minerals-1", "minerals-2"),
    "energy": ("energy-1", "energy-2"),
}


@pytest.mark.rule("B-102", "B-103")
@pytest.mark.parametrize("kind", OF_TYPE)
def test_each_type_compares_its_own_total(kind: str) -> None:
    """One against two is refused, two against two and two against one are not; another type's total does not count."""
    space, (one, two) = PlaceMarker(f"majority-{kind}"), OF_TYPE[kind]
    state = face_up(give(table(), 0, coins=5), 0, one)
    exceeded = face_up(state, 1, two)
    refuses(exceeded, 0, space, "majority-exceeded", "p. 16" if kind == "titanium" else "p. 17")
    assert may_place(face_up(exceeded, 0, two), space)
    assert may_place(face_up(face_up(state, 0, two), 1, one), space)
    other = next(cards for name, cards in OF_TYPE.items() if name != kind)
    assert may_place(face_up(face_up(state, 0, two), 1, one, *[other[1]] * 3), space)


@pytest.mark.rule("B-102", "B-103")
def test_the_scientists_space_compares_research_scientists_alone() -> None:
    """One against two is refused and against one is not; field scientists, that pay, do not count against anybody."""
    state = face_up(give(table(), 0, coins=5), 0, "research-1")
    refuses(face_up(state, 1, "research-1", "research-1"), 0, SCIENTIST, "majority-exceeded", "p. 16")
    assert may_place(face_up(state, 1, "research-1"), SCIENTIST)
    assert may_place(face_up(state, 1, "research-1", "A-09", "A-09"), SCIENTIST)


@pytest.mark.rule("B-102")
def test_a_player_who_has_dropped_out_exceeds_nobody() -> None:
    state = face_up(table(), 1, "A-04")
    state = act(asking(state, TakeTurn(1)), 1, DropOut())
    while offered(state, 1):
        state = act(state, 1, offered(state, 1)[0])
    assert state.seats[1].dropped
    assert may_place(state, TITANIUM)


@pytest.mark.rule("B-104")
def test_totals_count_tiles_and_track_bonuses() -> None:
    state = face_up(face_up(table(), 0, "titanium-2"), 1, "A-04")
    assert may_place(face_up(state, 0, PlacedCard("titanium-2", plus_one=True)), TITANIUM)
    with_bonus = unlocked(with_tracks(state, astrogo="B2"), 0, "B2-2")
    assert may_place(with_bonus, TITANIUM)
    energy = PlaceMarker("majority-energy")
    against = face_up(holding(table(), 0, "energy"), 1, "A-06")
    assert may_place(against, energy)
    against = face_up(against, 1, "B-11")
    refuses(against, 0, energy, "majority-exceeded", "p. 17")
    assert may_place(unlocked(against, 0, "A1-1"), energy)
    rival = unlocked(face_up(table(), 1, "energy-1"), 1, "A1-2")
    refuses(face_up(rival, 0, "energy-2"), 0, energy, "majority-exceeded", "p. 17")


@pytest.mark.rule("B-105")
def test_the_scientist_space_compares_research_scientists_only() -> None:
    state = face_up(face_up(table(), 0, "research-1", "A-09", "C-11"), 1, "A-08", "B-13")
    refuses(state, 0, SCIENTIST, "majority-exceeded", "p. 16")
    assert may_place(face_up(state, 1, "A-08", "B-15", "B-16"), SCIENTIST)
    assert may_place(holding(state, 0, "research"), SCIENTIST)


@pytest.mark.rule("B-106", "B-107")
@pytest.mark.parametrize(
    ("cards", "icon", "coins", "points"),
    [
        (("research-1",), False, 2, 0),
        (("research-1", "A-08"), False, 2, 1),
        (("research-1", "A-09"), False, 2, 1),
        (("research-1", "A-09", "A-08"), False, 3, 2),
        (("research-1", "A-09", "A-08", "B-13"), False, 3, 2),
        (("research-1",), True, 2, 1),
        (("research-1", "A-09"), True, 3, 2),
        (("A-09", "B-15"), True, 0, 0),
    ],
)
def test_reward_of_the_scientist_space(cards: tuple[str, ...], icon: bool, coins: int, points: int) -> None:
    state = face_up(table(), 0, *cards)
    if icon:
        state = unlocked(with_tracks(state, tawac="E1"), 0, "E1-1")
    state = act(state, 0, SCIENTIST)
    state = act(state, 0, offered(state, 0)[-1])
    assert state.seats[0].coins == 1 + coins
    assert done(state) if points == 0 else asked(state) == Utilise(0, points)


@pytest.mark.rule("B-108")
@pytest.mark.parametrize(("tier", "spaces"), [(2, 2), (4, 3), (6, 4)])
def test_tiers_of_the_titanium_space(tier: int, spaces: int) -> None:
    state = face_up(table(), 0, "A-04", "B-06")
    state = act(state, 0, TITANIUM, TakeTier(tier))
    assert places(state, 0) == (0, 0, spaces, 0)
    if tier == 2:
        assert done(state)
    elif tier == 4:
        assert asked(state) == RemoveOutpost(0, 1)
        state = act(state, 0, RemoveFrom("tawac", 1))
        assert done(state)
        assert state.removed == (0, 0, 0, 1)
    else:
        assert asked(state) == Utilise(0, 1)


@pytest.mark.rule("B-109")
def test_exactly_one_tier_reached_is_taken() -> None:
    """p. 17: with 6 minerals the rewards of 2+, 4+ and 6+ are offered, and no higher one with fewer."""
    minerals = PlaceMarker("majority-minerals")
    state = act(face_up(table(), 0, "A-05", "B-05"), 0, minerals)
    assert offered(state, 0) == (TakeTier(2), TakeTier(4), TakeTier(6))
    state = act(state, 0, TakeTier(2))
    assert done(state)
    assert places(state, 0) == (0, 2, 0, 0)
    state = act(face_up(table(), 0, "A-05", "minerals-2"), 0, minerals)
    assert asked(state) == ChooseTier(0, "majority-minerals")
    refuses(state, 0, TakeTier(6), "tier-not-reached", "p. 17")
    refuses(state, 0, TakeTier(0), "no-such-tier", "p. 17")


@pytest.mark.rule("B-110")
@pytest.mark.parametrize(
    ("kind", "card", "company"),
    [
        ("minerals", "minerals-2", 1),
        ("carbon", "carbon-2", 0),
        ("energy", "energy-2", 3),
        ("titanium", "titanium-2", 2),
    ],
)
def test_each_type_moves_on_its_company_s_track(kind: str, card: str, company: int) -> None:
    """Whatever board lies there."""
    state = with_tracks(table(), skymine="D2", minerva="A2", astrogo="B2", tawac="C2")
    state = act(face_up(state, 0, card), 0, PlaceMarker(f"majority-{kind}"), TakeTier(2))
    assert places(state, 0)[company] == sum(places(state, 0)) == 2


@pytest.mark.rule("B-111")
def test_a_marker_without_a_tier_blocks_only() -> None:
    state = act(table(), 0, TITANIUM)
    assert offered(state, 0) == (TakeTier(0),)
    refuses(state, 0, TakeTier(2), "tier-not-reached", "p. 17")
    state = act(state, 0, TakeTier(0))
    assert done(state)
    assert places(state, 0) == (0, 0, 0, 0)
    state = act(state, 0, EndTurn())
    refuses(state, 1, TITANIUM, "space-occupied", "p. 16")


@pytest.mark.rule("B-112")
def test_a_tie_at_five_minerals() -> None:
    """p. 17: Lin 5, Malik 3, Amber 5; the 4+ reward is 3 spaces on Minerva and 1 on the tank."""
    state = table(3)
    for seat, cards in enumerate((("A-05", "minerals-2"), ("A-05",), ("A-05", "minerals-2"))):
        state = face_up(state, seat, *cards)
    assert INDEX.majority["majority-minerals"].tiers[1].at == 4
    placed = act(state, 0, PlaceMarker("majority-minerals"))
    assert not events_of(decide(placed, 0, TakeTier(4)), CardsUsed)
    after = act(placed, 0, TakeTier(4))
    assert done(after)
    assert places(after, 0) == (0, 3, 0, 0)
    assert after.seats[0].helium == 1
    assert after.seats[0].area == state.seats[0].area


def test_luna_counts_as_a_rival() -> None:
    """Her left majority card shows titanium 4; a human with 3 is refused, with 4 not."""
    state = table(1, 1)
    luna = state.seats[1].luna
    assert luna is not None
    state = give(state, 1, luna=replace(luna, majority=("I-2", "I-1")))
    refuses(face_up(state, 0, "A-04"), 0, TITANIUM, "majority-exceeded", "p. 16")
    assert may_place(face_up(state, 0, "C-03"), TITANIUM)
    refuses(face_up(state, 0, "A-09"), 0, SCIENTIST, "majority-exceeded", "p. 16")
    assert may_place(face_up(state, 0, "A-08"), SCIENTIST)


@pytest.mark.rule("B-102")
def test_a_player_with_more_is_named_and_one_with_as_much_is_not() -> None:
    state = face_up(face_up(face_up(table(3), 0, "carbon-1"), 1, "carbon-1"), 2, "carbon-2")
    why = exceeded(state, 0, INDEX.majority["majority-carbon"])
    assert why is not None
    assert why.args == {"seat": 2, "theirs": 2, "own": 1}


def test_a_tier_that_is_reached_exactly_misses_nothing() -> None:
    tiers = INDEX.majority["majority-carbon"].tiers
    state = face_up(table(), 0, "carbon-2")
    assert tiers[0].at == 2
    choices = GAME.choices(state, 0)
    lines = dict(zip(choices.moves, choices.lines, strict=True))[PlaceMarker("majority-carbon")]
    missing = [line for line in lines if line.key == "tier-missing"]
    assert missing == [Line("tier-missing", tiers[1].at - 2, {"at": tiers[1].at})]


@pytest.mark.rule("B-108")
def test_further_outposts_leave_as_long_as_one_company_has_any() -> None:
    """One column is left; the two empty ones beside it are refused, the last one too."""
    state = table()
    stations = [tuple(replace(column, outposts=0) for column in columns) for columns in state.stations]
    stations[0] = (replace(stations[0][0], outposts=2), *stations[0][1:])
    state = asking(replace(state, stations=tuple(stations)), RemoveOutpost(0, 2), CloseTurn(0))
    choices = GAME.choices(state, 0)
    assert choices.moves == (RemoveFrom(COMPANIES[0], 0),)
    refused = {(item.what.known["company"], item.what.known["column"]) for item in choices.refused}
    assert refused == {(company, at) for company in COMPANIES for at in range(3)} - {(COMPANIES[0], 0)}
    after = act(state, 0, RemoveFrom(COMPANIES[0], 0))
    assert asked(after) == RemoveOutpost(0, 1)


def test_a_tier_tells_what_it_gives_and_no_other() -> None:
    space = INDEX.majority["majority-carbon"]
    state = asking(face_up(table(), 0, "carbon-2", "carbon-2", "carbon-2"), ChooseTier(0, space.id))
    assert len(space.tiers) == 3
    for tier in space.tiers:
        assert told(state, TakeTier(tier.at)) == gain_lines(state, 0, tier.gains)
