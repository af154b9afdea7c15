"""How what AstroBot does is folded."""

from typing import Any

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.shackleton.folds.fold import with_seat
from app.rules.shackleton.vocabulary.astrobot import (
    AstroBotActionLapsed,
    AstroBotActionReached,
    AstroBotCardDrawn,
    AstroBotCorporationPassedOver,
    AstroBotDeckRenewed,
    AstroBotDeveloped,
    AstroBotDiverted,
    AstroBotGoalAdvanced,
    AstroBotProjectChosen,
    AstroBotRowChosen,
    AstroBotRowReached,
    AstroBotSymbolLapsed,
    AstroBotTileOpened,
    AstroBotTypePassedOver,
)
from app.rules.shackleton.vocabulary.state import AstroBotState, State

FOLDS: Folds[State] = Folds()


def _kept(state: State, seat: int) -> AstroBotState:
    kept = state.seats[seat].astrobot
    assert kept is not None
    return kept


def _with(state: State, seat: int, **changes: Any) -> State:
    return with_seat(state, seat, astrobot=replace(_kept(state, seat), **changes))


@FOLDS.on(AstroBotCardDrawn)
def card_drawn(state: State, event: AstroBotCardDrawn) -> State:
    """It lies right of the others of the round (A-023)."""
    kept = _kept(state, event.seat)
    return _with(state, event.seat, deck=kept.deck[1:], row=(*kept.row, event.card), active=event.corporation)


@FOLDS.on(AstroBotTileOpened)
def tile_opened(state: State, event: AstroBotTileOpened) -> State:
    """The tiles of the round that nobody saw are out of the game (A-016, A-018)."""
    shuttles = (*((),) * state.round, *state.shuttles[state.round :])
    return with_seat(replace(state, shuttles=shuttles), event.seat, tile=event.tile, astronauts=event.astronauts)


@FOLDS.on(AstroBotDeveloped)
def developed(state: State, event: AstroBotDeveloped) -> State:
    """The marker goes on the solo board."""
    return _with(state, event.seat, development=event.space)


@FOLDS.on(AstroBotGoalAdvanced)
def goal_advanced(state: State, event: AstroBotGoalAdvanced) -> State:
    """Likewise; at the end of its track a goal is claimed, in an event of its own."""
    return _with(state, event.seat, markers={**_kept(state, event.seat).markers, event.corporation: event.space})


@FOLDS.on(AstroBotDeckRenewed)
def deck_renewed(state: State, event: AstroBotDeckRenewed) -> State:
    """The last card played stays in the row (A-078)."""
    kept = _kept(state, event.seat)
    last, (order, *left) = kept.row[-1], kept.orders
    deck = tuple(card for card in order if card != last)
    return _with(state, event.seat, row=(last,), deck=deck, orders=tuple(left), active="")


@FOLDS.on(AstroBotSymbolLapsed)
def symbol_lapsed(state: State, event: AstroBotSymbolLapsed) -> State:
    """Nothing changes, as with all events below: what AstroBot chooses, and what comes of it in other events."""
    return state


@FOLDS.on(AstroBotRowReached)
def row_reached(state: State, event: AstroBotRowReached) -> State:
    return state


@FOLDS.on(AstroBotDiverted)
def diverted(state: State, event: AstroBotDiverted) -> State:
    return state


@FOLDS.on(AstroBotRowChosen)
def row_chosen(state: State, event: AstroBotRowChosen) -> State:
    return state


@FOLDS.on(AstroBotTypePassedOver)
def type_passed_over(state: State, event: AstroBotTypePassedOver) -> State:
    return state


@FOLDS.on(AstroBotCorporationPassedOver)
def corporation_passed_over(state: State, event: AstroBotCorporationPassedOver) -> State:
    return state


@FOLDS.on(AstroBotProjectChosen)
def project_chosen(state: State, event: AstroBotProjectChosen) -> State:
    return state


@FOLDS.on(AstroBotActionReached)
def action_reached(state: State, event: AstroBotActionReached) -> State:
    return state


@FOLDS.on(AstroBotActionLapsed)
def action_lapsed(state: State, event: AstroBotActionLapsed) -> State:
    return state
