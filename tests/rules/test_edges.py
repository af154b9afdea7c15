"""Rules at their very edge: exactly at a threshold, exactly the coins, one short of several things at once.

Each of these was found by a change of the rules that no other test noticed (docs/in-depth.md, "Rules broken on
purpose").
"""

from itertools import product

import pytest
from msgspec.structs import replace

from app.rules.game import Line
from app.rules.skymines.actions.marker_lines import rivals
from app.rules.skymines.actions.markers import exceeded
from app.rules.skymines.actions.movement import advance_lines
from app.rules.skymines.actions.research_lines import arrival_lines, reach, way_lines
from app.rules.skymines.actions.researching import advance_upload, refused_flip
from app.rules.skymines.board.bonuses import passed_bonuses
from app.rules.skymines.board.requirements import missing
from app.rules.skymines.board.scoring import track_shares
from app.rules.skymines.board.stations import outposts_left
from app.rules.skymines.components.shapes import COMPANIES, SLOTS, OnTrack, Requirement
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.engine.settling import settle
from app.rules.skymines.luna import tracks
from app.rules.skymines.vocabulary.events import (
    DeckPickedUp,
    LunaGradeTwoAdded,
    MarkerAdvanced,
    SlotSwitchedOn,
    TurnEnded,
    UploadAdvanced,
)
from app.rules.skymines.vocabulary.moves import (
    Discard,
    DropOut,
    EndTurn,
    PayBarrier,
    PlaceMarker,
    TakePlan,
    UseEnergy,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import DiscardCard, PassBarrier, PickUpDeck, Research, Utilise
from app.rules.skymines.vocabulary.state import PlacedPlan, State, luna_of
from app.rules.skymines.vocabulary.tasks import CloseTurn, GainAll
from tests.support.rules.luna_positions import LUNA, luna_acting
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
    offered,
    on_track,
    plans_on,
    refuses,
    with_tracks,
)
from tests.support.rules.tables import past, table, unlocked


def moved_as_far_as_paid(state: State, amount: int) -> State:
    """The state after a reward that moves seat 0 on skymine's track, every barrier paid for that can be."""
    ledger = Ledger(asking(state, GainAll(0, (OnTrack(company="skymine", amount=amount),)), CloseTurn(0)))
    settle(ledger)
    state = ledger.state
    while isinstance(asked(state), PassBarrier):
        state = act(state, 0, PayBarrier())
    return state


# --- tracks --------------------------------------------------------------------------------------


@pytest.mark.rule("B-132", "B-136", "B-145")
@pytest.mark.parametrize("track", sorted(INDEX.track))
def test_a_way_on_a_track_costs_and_brings_what_is_told_before(track: str) -> None:
    """From every space, of every length, with few coins and with many: place, coins, shares and what is lost."""
    company = COMPANIES[0]
    for start, amount, coins in product(range(INDEX.track[track].last + 1), (1, 3, 6), (0, 2, 20)):
        state = on_track(with_tracks(table(coins=coins), skymine=track), 0, company, start)
        after = moved_as_far_as_paid(state, amount)
        lines = advance_lines(state, 0, company, amount)
        told = {line.key: line for line in lines}
        lost = told["spaces-lost"].amount if "spaces-lost" in told else 0
        changes = [line.amount or 0 for line in lines if line.key.startswith(("pay-barrier", "gain-threshold"))]
        shares = track_shares(after, after.seats[0], company)
        more = shares if shares > track_shares(state, state.seats[0], company) else None
        assert told["gain-on-track"].amount == amount
        assert start + amount - (lost or 0) == after.seats[0].tracks[0], (start, amount, coins)
        assert coins + sum(changes) == after.seats[0].coins, (start, amount, coins)
        assert (told["gain-shares"].args["shares"] if "gain-shares" in told else None) == more, (start, amount, coins)


@pytest.mark.rule("B-136")
def test_a_marker_that_stops_before_a_threshold_has_not_passed_it() -> None:
    """A1 has its first after space 7: nobody is paid, no bonus is there, and who stands there gains nothing later."""
    state = past(past(table(coins=0), "skymine", 6, 0), "skymine", 8, 1)
    stopped = moved_as_far_as_paid(state, 1)
    assert stopped.seats[0].tracks[0] == INDEX.track["A1"].thresholds[0].after
    assert [seat.coins for seat in stopped.seats] == [0, 0]
    assert passed_bonuses(stopped, 0) == ()
    both = past(table(3), "skymine", 7, 0, 1)
    (crossed,) = [line for line in advance_lines(both, 0, "skymine", 1) if line.key.startswith("gain-threshold")]
    assert crossed.key == "gain-threshold", "the other one stands before it, too"


# --- bonus spaces --------------------------------------------------------------------------------


@pytest.mark.rule("B-102")
def test_who_has_more_is_named_and_not_who_has_as_much() -> None:
    state = face_up(face_up(face_up(table(3), 0, "carbon-1"), 1, "carbon-1"), 2, "carbon-2")
    why = exceeded(state, 0, INDEX.majority["majority-carbon"])
    assert why is not None
    assert why[2] == {"seat": 2, "theirs": 2, "own": 1}


def test_a_tier_that_is_reached_exactly_misses_nothing() -> None:
    tiers = INDEX.majority["majority-carbon"].tiers
    state = face_up(table(), 0, "carbon-2")
    assert tiers[0].at == 2
    choices = GAME.choices(state, 0)
    lines = dict(zip(choices.moves, choices.lines, strict=True))[PlaceMarker("majority-carbon")]
    missing = [line for line in lines if line.key == "tier-missing"]
    assert missing == [Line("tier-missing", tiers[1].at - 2, {"at": tiers[1].at})]


def test_whoever_has_exactly_the_coins_could_take_a_space_too() -> None:
    space = INDEX.standard["buy"]
    exact = give(table(coins=0), 1, coins=space.cost)
    assert rivals(exact, 0, "buy", space) == [1]
    assert rivals(give(table(coins=0), 1, coins=space.cost - 1), 0, "buy", space) == []


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


# --- research ------------------------------------------------------------------------------------


def scientist(coins: int = 0, *, upload: int = 0, **plans: str) -> tuple[State, Research]:
    """A scientist in slot A, and plans on screens: s1="…"."""
    state = face_up(give(table(), 0, coins=coins, upload=upload), 0, "research-1")
    return plans_on(state, 0, {int(at[1:]): plan for at, plan in plans.items()}), Research(0, "A")


def free_of(kind: str) -> str:
    """A plan that asks for this alone, once."""
    return next(
        plan.id for plan in INDEX.plan.values() if [(r.kind, r.amount) for r in plan.requirements] == [(kind, 2)]
    )


@pytest.mark.rule("B-077")
def test_how_far_the_marker_goes_counts_coins_spent_on_the_way() -> None:
    """Two special plans in a row: exactly the coins of both, one coin less, and a flip that costs its own."""
    first, second = list(INDEX.special.values())[:2]
    both = first.cost + second.cost
    state, research = scientist(both, s1=first.id, s2=second.id)
    assert reach(state, research) == 2
    short, _ = scientist(both - 1, s1=first.id, s2=second.id)
    assert reach(short, research) == 1
    flip_cost = INDEX.components.research.flip_cost
    flipping, _ = scientist(first.cost + flip_cost, s1=first.id, s2=second.id)
    assert reach(flipping, research, flipped=2) == 2
    assert reach(give(flipping, 0, coins=first.cost + flip_cost - 1), research, flipped=2) == 0


def test_the_marker_goes_to_the_end_when_nothing_stops_it() -> None:
    last = len(table().seats[0].screens) - 1
    state, research = scientist()
    state = plans_on(state, 0, {at: free_of("carbon") for at in range(1, last + 1)})
    assert reach(face_up(state, 0, "research-1", "carbon-2"), research) == last
    down = tuple(PlacedPlan(placed.plan, face_up=False) if placed else None for placed in state.seats[0].screens)
    assert reach(give(state, 0, screens=down), research) == last


def test_a_flip_that_opens_nothing_more_is_not_spoken_of() -> None:
    """The first plan is met, the second screen is empty: a flip of the first leads no further."""
    state, research = scientist(9, s1=free_of("carbon"))
    met = face_up(state, 0, "research-1", "carbon-2")
    assert [line.key for line in way_lines(met, research)].count("research-reach-flip") == 0
    assert "research-reach-flip" in {line.key for line in way_lines(state, research)}


@pytest.mark.rule("B-091")
def test_a_screen_tells_what_it_is_worth_and_the_slot_when_it_brings_more() -> None:
    """On every screen, from every screen before it: a higher value is told, the slot once, at or behind its mark."""
    track = INDEX.components.research
    last = len(table().seats[0].screens) - 1
    for start in range(-1, last):
        for screen in range(start + 1, last + 1):
            state = give(table(), 0, upload=start)
            told = {line.key: line for line in arrival_lines(state, 0, screen)}
            worth = max((value.value for value in track.values if value.at <= screen), default=0)
            before = max((value.value for value in track.values if value.at <= start), default=0)
            assert ("research-worth" in told) == (worth > before), (start, screen)
            if worth > before:
                assert told["research-worth"].amount == worth
            assert ("slot-switched-on" in told) == (start < track.slot_at <= screen), (start, screen)
            has_it = give(state, 0, slots=SLOTS)
            assert "slot-switched-on" not in {line.key for line in arrival_lines(has_it, 0, screen)}


def test_special_plans_on_the_way_are_told_and_those_behind_are_not() -> None:
    first, second, third = list(INDEX.special.values())[:3]
    state, _ = scientist(9, upload=1, s1=first.id, s2=second.id, s3=third.id)
    told = [line.args["round"] for line in arrival_lines(state, 0, 3) if line.key == "special-plan-worth"]
    assert told == [second.round, third.round]


@pytest.mark.rule("B-077", "B-078")
def test_a_flip_is_paid_with_exactly_its_price() -> None:
    cost = INDEX.components.research.flip_cost
    state, research = scientist(cost, s1=free_of("carbon"))
    assert refused_flip(state, research) == ()
    assert [one.code for one in refused_flip(give(state, 0, coins=cost - 1), research)] == ["flip-too-dear"]


@pytest.mark.rule("B-091")
def test_a_marker_set_forward_says_how_far_and_switches_the_slot_on_once() -> None:
    at = INDEX.components.research.slot_at
    ledger = Ledger(give(table(), 0, upload=at - 2))
    advance_upload(ledger, 0, at)
    advance_upload(ledger, 0, at + 1)
    assert [event for event in ledger.events if isinstance(event, UploadAdvanced)] == [
        UploadAdvanced(0, 2, at),
        UploadAdvanced(0, 1, at + 1),
    ]
    assert len(ledger.events) == 3
    standing = Ledger(give(table(), 0, upload=at))
    advance_upload(standing, 0, at + 1)
    assert len(standing.events) == 1, "it has passed the mark before"


@pytest.mark.rule("B-087")
@pytest.mark.parametrize(
    ("cards", "lacking"),
    [((), 6), (("carbon-1",), 5), (("carbon-2",), 4), (("carbon-2", "minerals-2"), 2), (("minerals-2",), 4)],
)
def test_what_is_missing_of_carbon_and_any_type_adds_up(cards: tuple[str, ...], lacking: int) -> None:
    """Three carbon and as much again of one type (p. 32)."""
    asks = Requirement(kind="carbon-and-any", amount=3)
    assert missing(face_up(table(), 0, *cards), 0, asks, None) == lacking


# --- cards, plans, sectors -----------------------------------------------------------------------


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


@pytest.mark.parametrize(
    ("heights", "left"), [((2, 1, 1), 4), ((1, 2, 1), 4), ((1, 1, 2), 4), ((1, 1, 0), 2), ((0, 1, 1), 2)]
)
def test_all_columns_of_a_station_count(heights: tuple[int, int, int], left: int) -> None:
    state = table()
    columns = tuple(replace(one, outposts=n) for one, n in zip(state.stations[0], heights, strict=True))
    assert outposts_left(replace(state, stations=(columns, *state.stations[1:])), COMPANIES[0]) == left


def test_nothing_is_refused_that_is_offered() -> None:
    """Sectors whose cost is exactly the energy, plans whose price is exactly the points."""
    energy = act(face_up(table(coins=9), 0, "energy-2"), 0, UseEnergy("skymine"))
    utilising = asking(table(), Utilise(0, 2))
    for state in (energy, utilising):
        choices = GAME.choices(state, 0)
        names = {"EnterSector": "sector", "TakePlan": "space"}
        open_to = {getattr(move, names[type(move).__name__]) for move in choices.moves if type(move).__name__ in names}
        shut = {one.what.get(names.get(one.what["type"], "")) for one in choices.refused}
        assert open_to and not open_to & shut
    assert any(isinstance(move, TakePlan) for move in offered(utilising, 0))


# --- dropping out, the end of a turn, Luna -------------------------------------------------------


@pytest.mark.parametrize("held", [1, 2])
def test_the_only_deck_is_picked_up_unasked_and_of_two_one_is_chosen(held: int) -> None:
    decks = (("carbon-1",), ("carbon-2",) if held == 2 else (), (), (), ())
    state = give(table(), 0, resting=decks, hand=(), area=(None,) * 5)
    events = decide(state, 0, DropOut())
    assert [event.slot for event in events_of(events, DeckPickedUp)] == (["A"] if held == 1 else [])
    after = act(state, 0, DropOut())
    assert after.seats[0].hand == (("carbon-1",) if held == 1 else ())
    assert isinstance(asked(after), PickUpDeck) == (held == 2)


def test_the_end_of_a_turn_is_noted_once() -> None:
    state = act(table(coins=9), 0, PlaceMarker("tile-field"))
    assert events_of(decide(state, 0, EndTurn()), TurnEnded) == [TurnEnded(0)]


def test_a_discarded_card_tells_its_cost_and_what_comes_on_top() -> None:
    card = next(card for card in INDEX.card.values() if card.cost > 1)
    state = asking(give(table(), 0, hand=(card.id,)), DiscardCard(0, extra=2))
    choices = GAME.choices(state, 0)
    lines = {line.key: line.amount for line in dict(zip(choices.moves, choices.lines, strict=True))[Discard(card.id)]}
    assert lines["gain-coins"] == card.cost + 2


def test_lunas_markers_say_how_far_they_went_and_meet_each_token_once() -> None:
    """Her track marker goes space by space; her upload marker stops at the end, and slot E goes on once."""
    state = luna_acting(level=5)
    ledger = Ledger(state)
    tracks.advance_company(ledger, LUNA, "skymine", 2)
    assert [event.spaces for event in events_of(list(ledger.events), MarkerAdvanced)] == [1, 1]
    at, last = INDEX.components.research.slot_at, INDEX.components.research.last
    ledger = Ledger(give(state, LUNA, upload=at - 1))
    tracks.advance_upload(ledger, LUNA, 1)
    tracks.advance_upload(ledger, LUNA, 1)
    assert [(one.spaces, one.to) for one in events_of(list(ledger.events), UploadAdvanced)] == [(1, at), (1, at + 1)]
    assert len(events_of(list(ledger.events), SlotSwitchedOn)) == 1
    ledger = Ledger(give(state, LUNA, upload=last))
    tracks.advance_upload(ledger, LUNA, 2)
    assert events_of(list(ledger.events), UploadAdvanced) == []
    (token, *_) = luna_of(state, LUNA).tank_tokens
    standing = Ledger(give(state, LUNA, helium=token))
    tracks.advance_tank(standing, LUNA, 1)
    passing = Ledger(give(state, LUNA, helium=token - 1))
    tracks.advance_tank(passing, LUNA, 1)
    assert events_of(list(standing.events), LunaGradeTwoAdded) == []
    assert [one.at for one in events_of(list(passing.events), LunaGradeTwoAdded)] == [token]
