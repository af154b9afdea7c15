"""Folding what Luna does."""

from typing import Any

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.folds.board import without_plan
from app.rules.skymines.folds.fold import put, with_seat
from app.rules.skymines.vocabulary.events import (
    LunaCardGained,
    LunaCardPlaced,
    LunaCardsDiscarded,
    LunaCardTurned,
    LunaDeckShuffled,
    LunaGradeTwoAdded,
    LunaLineReached,
    LunaMajorityDiscarded,
    LunaMajorityShown,
    LunaPlanDiscarded,
    LunaSkipped,
)
from app.rules.skymines.vocabulary.state import LunaSlot, State, luna_of

FOLDS: Folds[State] = Folds()


def _with_luna(state: State, seat: int, **changes: Any) -> State:
    return with_seat(state, seat, luna=replace(luna_of(state, seat), **changes))


@FOLDS.on(LunaCardPlaced)
def card_placed(state: State, event: LunaCardPlaced) -> State:
    luna = luna_of(state, event.seat)
    slots = put(luna.slots, SLOTS.index(event.slot), LunaSlot(luna.deck[0]))
    return _with_luna(state, event.seat, deck=luna.deck[1:], slots=slots, shown=False)


@FOLDS.on(LunaMajorityShown)
def majority_shown(state: State, event: LunaMajorityShown) -> State:
    luna = luna_of(state, event.seat)
    majority = put(luna.majority, event.side, event.card)
    return _with_luna(state, event.seat, deck=luna.deck[1:], majority=majority, shown=True)


@FOLDS.on(LunaDeckShuffled)
def deck_shuffled(state: State, event: LunaDeckShuffled) -> State:
    luna = luna_of(state, event.seat)
    drawn = replace(state, draws=state.draws + 1)
    return _with_luna(drawn, event.seat, deck=event.deck, discards=(), grade_two=luna.grade_two[1:])


@FOLDS.on(LunaGradeTwoAdded)
def grade_two_added(state: State, event: LunaGradeTwoAdded) -> State:
    luna = luna_of(state, event.seat)
    tokens = "tank_tokens" if event.track == "tank" else "research_tokens"
    left = tuple(at for at in getattr(luna, tokens) if at != event.at)
    deck = luna.grade_two[:1] + luna.deck
    return _with_luna(state, event.seat, deck=deck, grade_two=luna.grade_two[1:], **{tokens: left})


@FOLDS.on(LunaCardTurned)
def card_turned(state: State, event: LunaCardTurned) -> State:
    slots = put(luna_of(state, event.seat).slots, SLOTS.index(event.slot), LunaSlot(event.card, face_up=True))
    return _with_luna(state, event.seat, slots=slots)


@FOLDS.on(LunaCardsDiscarded)
def cards_discarded(state: State, event: LunaCardsDiscarded) -> State:
    discards = event.cards + luna_of(state, event.seat).discards
    drawn = replace(state, draws=state.draws + 1)
    return _with_luna(drawn, event.seat, slots=(None,) * len(SLOTS), discards=discards)


@FOLDS.on(LunaMajorityDiscarded)
def majority_discarded(state: State, event: LunaMajorityDiscarded) -> State:
    luna = luna_of(state, event.seat)
    discards = (luna.majority[event.side], *luna.discards)
    return _with_luna(state, event.seat, majority=put(luna.majority, event.side, None), discards=discards)


@FOLDS.on(LunaCardGained)
def card_gained(state: State, event: LunaCardGained) -> State:
    without = replace(state, display=put(state.display, event.space - 1, None))
    return _with_luna(without, event.seat, reserve=(*luna_of(state, event.seat).reserve, event.card))


@FOLDS.on(LunaPlanDiscarded)
def plan_discarded(state: State, event: LunaPlanDiscarded) -> State:
    """The plan leaves the display, or the round track ("S4"), and the game."""
    return without_plan(replace(state, gone_plans=(*state.gone_plans, event.plan)), event.space)


@FOLDS.on(LunaLineReached)
def line_reached(state: State, event: LunaLineReached) -> State:
    return state


@FOLDS.on(LunaSkipped)
def skipped(state: State, event: LunaSkipped) -> State:
    return state
