"""What questions offer, refuse and tell at their very edges, and that each is over once it is answered.

Each of these was found by a change of the rules that no other test noticed (docs/in-depth.md, "Rules broken on
purpose").
"""

from typing import Any

import pytest
from msgspec.structs import replace

from app.rules.game import BadOptions, Line, Move
from app.rules.skymines.actions.gaining import gain_lines
from app.rules.skymines.actions.movement import advance, advance_helium, advance_lines, tank_lines
from app.rules.skymines.actions.performing import performance_lines
from app.rules.skymines.actions.resources import resource_lines, tracks_line
from app.rules.skymines.actions.utilising import utilise
from app.rules.skymines.board.turns import next_seat
from app.rules.skymines.components.shapes import COMPANIES, CoinsForTitanium
from app.rules.skymines.engine.chance import shuffled
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.engine.settling import settle
from app.rules.skymines.evolving.fold import evolve
from app.rules.skymines.luna.expanding import expand
from app.rules.skymines.phases.forecast import forecast
from app.rules.skymines.vocabulary.events import (
    CardsPlanned,
    CoinsGained,
    DroppedOut,
    LunaCardPlaced,
    LunaCardsDiscarded,
    LunaDeckShuffled,
    OutpostPlaced,
)
from app.rules.skymines.vocabulary.moves import (
    Acquire,
    Advance,
    Decline,
    KeepToken,
    PayBarrier,
    Perform,
    PlanCards,
    RemoveFrom,
    TakeTier,
    UseResources,
)
from app.rules.skymines.vocabulary.questions import (
    AcquireCard,
    BuyCard,
    ChooseTier,
    ChooseToken,
    ChooseTrack,
    PassBarrier,
    PerformOrFetch,
    RemoveOutpost,
    SpendUnits,
)
from app.rules.skymines.vocabulary.state import HeldTile, PlacedCard, State
from app.rules.skymines.vocabulary.tasks import CloseTurn, GainAll
from tests.support.rules.luna_positions import LUNA, her, luna_acting
from tests.support.rules.positions import (
    GAME,
    INDEX,
    act,
    asked,
    asking,
    begun,
    events_of,
    face_up,
    give,
    holding,
    offered,
    on_track,
    planning,
    with_tracks,
)
from tests.support.rules.tables import table, unlocked


def codes(state: State, seat: int = 0) -> dict[str, set[str]]:
    """Why moves are not offered to a seat: the codes of its refusals by type of move."""
    found: dict[str, set[str]] = {}
    for refused in GAME.choices(state, seat).refused:
        found.setdefault(refused.what["type"], set()).add(refused.code)
    return found


def told(state: State, move: Move, seat: int = 0) -> tuple[Line, ...]:
    """What a seat is told of a move that it is offered."""
    choices = GAME.choices(state, seat)
    return dict(zip(choices.moves, choices.lines, strict=True))[move]


# --- asked once ----------------------------------------------------------------------------------


def test_a_token_is_asked_for_until_all_have_chosen_and_never_again() -> None:
    state = begun()
    for seat in (0, 1):
        assert any(isinstance(step, ChooseToken) for step in state.agenda)
        state = act(state, seat, KeepToken(*next((move.token, move.rest) for move in kept(state, seat))))
    assert not any(isinstance(step, ChooseToken) for step in state.agenda)


def kept(state: State, seat: int) -> list[KeepToken]:
    """The tokens that a seat may keep, and how its cards may lie."""
    return [move for move in GAME.choices(state, seat).moves if isinstance(move, KeepToken)]


def test_the_company_of_a_reward_is_asked_for_once() -> None:
    state = act(asking(table(), ChooseTrack(0, 1), CloseTurn(0)), 0, Advance("tawac", 1))
    assert state.seats[0].tracks == (0, 0, 0, 1)
    assert not any(isinstance(step, ChooseTrack) for step in state.agenda)


def test_the_same_question_is_answered_anew_at_another_state_and_seat() -> None:
    """What was offered last is remembered: neither for the state before, nor for the seat before."""
    step = ChooseTrack(0, 1)
    free = asking(table(), step)
    ended = asking(on_track(table(), 0, "skymine", INDEX.track[table().tracks[0]].last), step)
    for state, companies in ((free, 4), (ended, 3), (free, 4)):
        assert len(GAME.choices(state, 0).moves) == companies
    state = begun()
    for seat in (0, 1, 0):
        assert {move.token for move in kept(state, seat)} == set(state.seats[seat].dealt)


# --- what is refused -----------------------------------------------------------------------------


def test_each_card_of_the_display_is_offered_or_refused() -> None:
    """Units of one type against all twelve spaces."""
    choices = GAME.choices(asking(table(), AcquireCard(0, 4, ("carbon",))), 0)
    offered = {move.space for move in choices.moves if isinstance(move, Acquire)}
    refused = {one.what["space"] for one in choices.refused if one.what["type"] == "Acquire"}
    assert offered and offered | refused == set(range(1, 13)) and not offered & refused


@pytest.mark.rule("B-156")
@pytest.mark.parametrize(("tank", "acted", "is_refused"), [(2, False, True), (2, True, False), (0, False, False)])
def test_only_the_first_of_a_purchase_and_a_way_on_the_tank_cannot_be_waived(
    tank: int, acted: bool, is_refused: bool
) -> None:
    state = asking(table(coins=9), BuyCard(0, tank=tank, acted=acted))
    assert (Decline() in GAME.choices(state, 0).moves) != is_refused
    assert codes(state).get("Decline", set()) == ({"one-of-the-two"} if is_refused else set())


@pytest.mark.rule("B-133")
def test_a_track_whose_barrier_can_be_paid_is_offered_and_not_refused() -> None:
    """All markers before a barrier, with coins for each of them and with none (p. 21)."""
    state = asking(before_barriers(table(coins=9)), SpendUnits(0, 2))
    assert {move.company for move in offered(state, 0) if isinstance(move, Advance)} == set(COMPANIES)
    assert "Advance" not in codes(state)
    assert codes(give(state, 0, coins=0))["Advance"] == {"barrier-too-dear"}


def before_barriers(state: State) -> State:
    """The state with the markers of seat 0 before the first barrier of each track."""
    for company, track in zip(COMPANIES, state.tracks, strict=True):
        state = on_track(state, 0, company, INDEX.track[track].barriers[0].after)
    return state


@pytest.mark.rule("B-164")
def test_a_card_that_has_been_performed_is_not_said_to_have_no_action() -> None:
    step = PerformOrFetch(0, "carbon-2", 2, may_perform=False, may_fetch=True, both=True)
    state = replace(table(coins=9), discards=("carbon-2",))
    assert codes(asking(state, step)).get("Perform") == {"card-has-no-action"}
    assert "Perform" not in codes(asking(state, replace(step, acted=True)))


@pytest.mark.rule("B-108")
def test_further_outposts_leave_as_long_as_one_company_has_any() -> None:
    """One column is left; the two empty ones beside it are refused, the last one too."""
    state = table()
    stations = [tuple(replace(column, outposts=0) for column in columns) for columns in state.stations]
    stations[0] = (replace(stations[0][0], outposts=2), *stations[0][1:])
    state = asking(replace(state, stations=tuple(stations)), RemoveOutpost(0, 2), CloseTurn(0))
    choices = GAME.choices(state, 0)
    assert choices.moves == (RemoveFrom(COMPANIES[0], 0),)
    refused = {(one.what["company"], one.what["column"]) for one in choices.refused}
    assert refused == {(company, at) for company in COMPANIES for at in range(3)} - {(COMPANIES[0], 0)}
    after = act(state, 0, RemoveFrom(COMPANIES[0], 0))
    assert asked(after) == RemoveOutpost(0, 1)


# --- what is told --------------------------------------------------------------------------------


@pytest.mark.rule("B-132", "B-138")
@pytest.mark.parametrize("track", sorted(INDEX.track))
def test_coins_paid_at_the_first_barrier_are_not_there_at_the_second(track: str) -> None:
    """The whole track at once, with each number of coins: as many spaces are lost as is told before."""
    for coins in range(9):
        state = with_tracks(table(coins=coins), skymine=track)
        ledger = Ledger(asking(state, CloseTurn(0)))
        last = INDEX.track[track].last
        advance(ledger, 0, "skymine", last)
        settle(ledger)
        after = ledger.state
        while isinstance(asked(after), PassBarrier):
            after = act(after, 0, PayBarrier())
        lost = [line.amount for line in advance_lines(state, 0, "skymine", last) if line.key == "spaces-lost"]
        assert after.seats[0].tracks[0] == last - sum(one or 0 for one in lost), coins


def test_a_tier_tells_what_it_gives_and_no_other() -> None:
    space = INDEX.majority["majority-carbon"]
    state = asking(face_up(table(), 0, "carbon-2", "carbon-2", "carbon-2"), ChooseTier(0, space.id))
    assert len(space.tiers) == 3
    for tier in space.tiers:
        assert told(state, TakeTier(tier.at)) == gain_lines(state, 0, tier.gains)


def test_a_card_performed_alone_tells_the_energy_that_it_gives() -> None:
    for card in ("energy-1", "energy-2"):
        lines = {line.key: line for line in performance_lines(table(), 0, card, Perform("tawac"))}
        assert lines["energy-total"].amount == INDEX.card[card].value


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


def test_a_plan_counts_what_a_tile_and_track_bonuses_add_to_each_type() -> None:
    """B2's second for titanium alone, A1 and the tile for energy alone; a field scientist is one scientist."""
    state = with_tracks(holding(planning(), 0, "energy"), skymine="A1", minerva="B2")
    for company, track in (("skymine", "A1"), ("minerva", "B2")):
        state = on_track(state, 0, company, INDEX.track[track].last)  # type: ignore[arg-type]
    hand = ("carbon-2", "titanium-2", "energy-2", "research-1", "A-09")
    totals = {one["kind"]: one for one in forecast(state, 0, hand)["totals"]}
    extra, energy = (INDEX.track[track].thresholds[1].bonus.amount for track in ("B2", "A1"))  # type: ignore[union-attr]
    assert totals["titanium"]["adds"] == {"titanium-2": 2 + extra}
    assert totals["carbon"]["adds"] == {"carbon-2": 2}
    assert totals["energy"]["base"] == energy + INDEX.tile["energy"].value
    assert {kind: one["open"] for kind, one in totals.items() if one["open"]} == {"energy": True}
    assert totals["scientist"]["adds"] == {"research-1": 1, "A-09": 1}
    assert totals["scientist"]["compares"] == {"research-1": 1}


# --- nothing for nothing -------------------------------------------------------------------------


def test_no_coins_are_gained_where_there_are_none() -> None:
    """Titanium below what is taken off, and no research points."""
    ledger = Ledger(asking(face_up(table(), 0, "titanium-1"), GainAll(0, (CoinsForTitanium(1),)), CloseTurn(0)))
    settle(ledger)
    assert events_of(list(ledger.events), CoinsGained) == []
    ledger = Ledger(asking(table(), CloseTurn(0)))
    utilise(ledger, 0, 0)
    assert ledger.events == []


def test_the_tank_pays_beyond_its_last_space_only() -> None:
    tank = INDEX.components.tank
    for start, coins in ((0, []), (tank.last - 2, []), (tank.last - 1, [tank.excess])):
        ledger = Ledger(give(table(), 0, helium=start))
        advance_helium(ledger, 0, 2)
        assert [event.amount for event in events_of(list(ledger.events), CoinsGained)] == coins
        lines = tank_lines(give(table(), 0, helium=start), 0, 2)
        assert [line.amount for line in lines if line.key == "gain-tank-end"] == coins


# --- who, and in which order ---------------------------------------------------------------------


def test_before_the_first_turn_the_first_in_order_is_next() -> None:
    state = begun(3, first_player=1)
    assert state.order == (1, 2, 0)
    assert (state.starter, state.first_player) == (1, 1)
    assert next_seat(replace(state, turn=None)) == 1
    assert [next_seat(replace(state, turn=seat)) for seat in state.order] == [2, 0, 1]


def test_whoever_drops_out_turns_cards_and_tiles_up() -> None:
    state = give(table(), 0, area=(PlacedCard("carbon-1", face_up=False), None, None, None, None))
    state = give(state, 0, tiles=(HeldTile("energy", False),))
    after = evolve(state, DroppedOut(0)).seats[0]
    assert after.dropped
    assert after.area[0] == PlacedCard("carbon-1", face_up=True)
    assert after.tiles == (HeldTile("energy", True),)


@pytest.mark.parametrize(
    ("options", "lunas", "level", "code"),
    [
        ({"tracks": {"skymine": "A1", "minerva": "B1", "astrogo": "C1", "tawac": "Z9"}}, 0, 2, "bad-tracks"),
        ({"tracks": {"skymine": "A1", "minerva": "B1", "astrogo": "C1"}}, 0, 2, "bad-tracks"),
        ({}, 1, 99, "unknown-level"),
    ],
)
def test_options_of_which_one_thing_is_wrong_are_refused(
    options: dict[str, Any], lunas: int, level: int, code: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        begun(2, lunas, level, **options)
    assert refused.value.code == code


# --- Luna ----------------------------------------------------------------------------------------


def test_lunas_outposts_cost_her_a_point_each() -> None:
    ledger = Ledger(luna_acting())
    expand(ledger, LUNA, "skymine", 2, "MIN")
    assert [event.energy for event in events_of(list(ledger.events), OutpostPlaced)] == [1, 1]


def test_each_of_lunas_shuffles_is_a_draw_of_its_own() -> None:
    """Her new deck, and her cards gathered, are shuffled with the next number, so that no shuffle comes twice."""
    state, cards = luna_acting(), tuple(INDEX.luna_card)
    for event in (LunaDeckShuffled(LUNA, her(state).deck), LunaCardsDiscarded(LUNA, her(state).deck)):
        after = evolve(state, event)
        assert after.draws == state.draws + 1
        assert shuffled(cards, state.seed, state.draws) != shuffled(cards, state.seed, after.draws)


def test_lunas_majority_cards_are_shown_anew_in_each_round() -> None:
    """Shown once the plans are; hidden again by the first card that she places for the next round."""
    state = luna_acting()
    assert her(state).shown
    assert not her(evolve(state, LunaCardPlaced(LUNA, "B"))).shown


def test_a_plan_is_said_to_be_another_one_only_where_one_was_there() -> None:
    state, nothing = planning(), PlanCards((None,) * 5)
    once = GAME.decide(state, 0, nothing)
    assert [event.again for event in events_of(once, CardsPlanned)] == [False]
    twice = GAME.decide(act(state, 0, nothing), 0, nothing)
    assert [event.again for event in events_of(twice, CardsPlanned)] == [True]
