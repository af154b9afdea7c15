"""What the player that looks ahead thinks of single things: cards, plans on screens, shares, markers."""

from typing import Any

from msgspec.structs import replace

from app.players.skymines.chances import chances
from app.players.skymines.outlook import Outlook
from app.players.skymines.owned import owned
from app.players.skymines.plans import best_plan
from app.players.skymines.screens import ahead, way
from app.players.skymines.tokens import best_token
from app.players.skymines.weights import WEIGHTS
from app.players.skymines.worth import worth
from app.rules.skymines.vocabulary.moves import KeepToken
from app.rules.skymines.vocabulary.state import PlacedPlan, State
from tests.support.rules.positions import (
    GAME,
    INDEX,
    acting,
    begun,
    face_up,
    give,
    on_moon,
    on_track,
    planning,
    plans_on,
)

STARTING = tuple(sorted(INDEX.starting_cards))


def outlook(state: State) -> Outlook:
    return Outlook(state, 0, WEIGHTS)


def planned(state: State) -> set[str]:
    """The cards that seat 0 lays down."""
    form = GAME.choices(state, 0).form
    assert form is not None
    return {card for card in best_plan(form, state, 0, WEIGHTS).cards if card is not None}


def test_more_cards_fill_more_slots() -> None:
    few = owned(INDEX.digest, STARTING, WEIGHTS)
    many = owned(INDEX.digest, tuple(sorted([*STARTING, "A-04", "A-05", "A-06", "A-08"])), WEIGHTS)
    assert many.engine(4) - many.engine(3) > few.engine(4) - few.engine(3) > 0
    assert few.engine(3, more=4.0) > few.engine(3)


def test_a_plan_that_the_cards_can_meet_is_likelier() -> None:
    cards = owned(INDEX.digest, STARTING, WEIGHTS)
    assert cards.likelihood("plan-A-12") > cards.likelihood("plan-B-01") > cards.likelihood("plan-C-01")
    assert cards.likelihood("plan-B-21") < cards.likelihood("plan-B-05")


def test_an_early_slot_is_worth_more_than_a_late_one() -> None:
    early = acting()
    assert outlook(early).slot_worth > outlook(replace(early, round=6)).slot_worth > 0
    assert outlook(replace(early, round=7)).slot_worth == 0


def test_a_value_ahead_on_the_research_track_draws_only_while_there_is_time() -> None:
    state = plans_on(acting(), 0, {1: "plan-A-01", 2: "plan-A-02"})
    assert ahead(outlook(state), way(outlook(state), None)) > 0
    last = replace(state, round=7)
    assert ahead(outlook(last), type(way(outlook(last), None))()) == 0


def test_the_shares_held_make_an_open_icon_worth_more() -> None:
    poor, rich = acting(), on_track(acting(), 0, "skymine", 12)
    gained = [worth(on_moon(state, "skymine", 23, 22), 0) - worth(state, 0) for state in (poor, rich)]
    assert gained[1] > gained[0]


def test_cards_face_up_and_markers_are_chances() -> None:
    state = acting()
    up = face_up(state, 0, "carbon-2", "energy-2", "research-1")
    assert chances(outlook(up)) > chances(outlook(state))
    assert chances(outlook(give(up, 0, markers=0))) < chances(outlook(up))


def test_a_majority_that_another_has_is_no_chance() -> None:
    alone = face_up(acting(), 0, "carbon-2", None, None)
    beaten = face_up(alone, 1, "carbon-1", "carbon-2", None)
    assert chances(outlook(beaten)) < chances(outlook(alone))


def test_the_cards_that_screens_ask_for_are_planned_with_a_scientist() -> None:
    state = give(planning(), 0, hand=("carbon-1", "carbon-2", "minerals-1", "energy-1", "research-1"))
    screens: list[Any] = [PlacedPlan("token-01"), PlacedPlan("plan-A-12"), PlacedPlan("plan-A-01")]
    state = give(state, 0, screens=(*screens, *[None] * 13))
    assert {"research-1", "carbon-2"} <= planned(state)


def test_as_many_cards_are_planned_as_there_are_slots() -> None:
    state = planning()
    assert len(planned(state)) == len(state.seats[0].slots)


def test_a_dealt_token_is_kept() -> None:
    state = begun(tokens="dealt")
    kept = best_token(GAME.choices(state, 0).moves, outlook(state))
    assert isinstance(kept, KeepToken)
    assert kept.token in state.seats[0].dealt


def test_how_cards_lie_changes_nothing_of_what_things_are_worth() -> None:
    """What an outlook has worked out is handed on where only cards were laid or turned, and is what a new one says."""
    names = ("held", "showing", "values", "to_come", "spaces", "best_space", "engine_now", "slot_worth")
    state = acting()
    known = outlook(state)
    worked_out = [getattr(known, name) for name in names]
    other = face_up(state, 0, *sorted(state.seats[0].hand)[:2])
    laid = known.with_cards_laid(other)
    assert (laid.state, laid.player) == (other, other.seats[0])
    assert [getattr(laid, name) for name in names] == worked_out
    hand = tuple(card for card in state.seats[0].hand if card not in sorted(state.seats[0].hand)[:2])
    again = outlook(give(other, 0, hand=hand))
    assert [getattr(again, name) for name in names] == worked_out
