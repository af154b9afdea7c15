"""The folds of outposts, research plans and the upload marker."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.skymines.components.displays import plan_place, special_round
from app.rules.skymines.components.shapes import COMPANIES, Company
from app.rules.skymines.folds.fold import put, with_seat
from app.rules.skymines.vocabulary.events import (
    OutpostPlaced,
    OutpostRemoved,
    OutpostReturned,
    PlanFlipped,
    PlanPlaced,
    PlanTaken,
    ResearchDisplayFilled,
    SupplementTaken,
    UploadAdvanced,
)
from app.rules.skymines.vocabulary.state import Column, PlacedPlan, State

FOLDS: Folds[State] = Folds()


def with_column(state: State, company: Company, at: int, outposts: int) -> State:
    """The state with one outpost more (+1) or less (-1) in a column, opened for good once it is empty."""
    row = COMPANIES.index(company)
    column = state.stations[row][at]
    left = column.outposts + outposts
    columns = put(state.stations[row], at, Column(left, column.opened or left == 0))
    return replace(state, stations=put(state.stations, row, columns))


def _without_ousted(state: State, company: Company) -> State:
    first = state.ousted.index(company)
    return replace(state, ousted=state.ousted[:first] + state.ousted[first + 1 :])


@FOLDS.on(OutpostPlaced)
def outpost_placed(state: State, event: OutpostPlaced) -> State:
    """The company holds the sector at once; whom it ousts waits to go home."""
    state = with_column(state, event.company, event.column, -1)
    ousted = state.ousted if event.ousts is None else (*state.ousted, event.ousts)
    return replace(state, moon=put(state.moon, event.sector - 1, event.company), ousted=ousted)


@FOLDS.on(OutpostReturned)
def outpost_returned(state: State, event: OutpostReturned) -> State:
    """An ousted outpost lies in its station again."""
    return with_column(_without_ousted(state, event.company), event.company, event.column, 1)


@FOLDS.on(OutpostRemoved)
def outpost_removed(state: State, event: OutpostRemoved) -> State:
    """An outpost is out of the game: one that waited to go home, or the top one of a column."""
    if event.column is None:
        state = _without_ousted(state, event.company)
    else:
        state = with_column(state, event.company, event.column, -1)
    row = COMPANIES.index(event.company)
    return replace(state, removed=put(state.removed, row, state.removed[row] + 1))


@FOLDS.on(UploadAdvanced)
def upload_advanced(state: State, event: UploadAdvanced) -> State:
    """The upload marker stands on another screen."""
    return with_seat(state, event.seat, upload=event.to)


@FOLDS.on(PlanTaken)
def plan_taken(state: State, event: PlanTaken) -> State:
    """The plan waits beside its owner's board; its space stays empty for now."""
    acquired = (*state.seats[event.seat].acquired, event.plan)
    return with_seat(without_plan(state, event.space), event.seat, acquired=acquired)


def without_plan(state: State, space: str) -> State:
    """The state without the plan on a space of the display or on the round track."""
    special = special_round(space)
    if special is None:
        return replace(state, plans=put(state.plans, plan_place(space), None))
    return replace(state, specials=tuple(number for number in state.specials if number != special))


@FOLDS.on(SupplementTaken)
def supplement_taken(state: State, event: SupplementTaken) -> State:
    """The coins of the supplement space belong to the seat."""
    coins = state.seats[event.seat].coins + event.amount
    return with_seat(replace(state, supplement=state.supplement - event.amount), event.seat, coins=coins)


@FOLDS.on(PlanPlaced)
def plan_placed(state: State, event: PlanPlaced) -> State:
    """The plan lies on its screen, on top of what may have lain there."""
    seat = state.seats[event.seat]
    under = seat.screens[event.screen]
    covers = () if under is None else (*under.covers, under.plan)
    waiting = seat.acquired.index(event.plan)
    return with_seat(
        state,
        event.seat,
        acquired=seat.acquired[:waiting] + seat.acquired[waiting + 1 :],
        screens=put(seat.screens, event.screen, PlacedPlan(event.plan, covers=covers)),
    )


@FOLDS.on(PlanFlipped)
def plan_flipped(state: State, event: PlanFlipped) -> State:
    """The plan lies face down for good."""
    screens = state.seats[event.seat].screens
    placed = screens[event.screen]
    assert placed is not None
    return with_seat(state, event.seat, screens=put(screens, event.screen, replace(placed, face_up=False)))


@FOLDS.on(ResearchDisplayFilled)
def research_display_filled(state: State, event: ResearchDisplayFilled) -> State:
    """Plans came from the tops of the supplies of their letters."""
    plans, supplies = state.plans, dict(state.supplies)
    for space, plan in event.plans:
        plans = put(plans, plan_place(space), plan)
        supplies[space[0]] = tuple(other for other in supplies[space[0]] if other != plan)
    return replace(state, plans=plans, supplies=supplies)
