"""How the events of Sky Watch are folded."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.folds.fold import put, with_sector
from app.rules.shackleton.modules.sky_watch.vocabulary import (
    AsteroidStruck,
    AsteroidWardedOff,
    DefenceAdded,
    ImpactDrawn,
    MarkerAdvanced,
    ProgrammeDone,
    SkyWatch,
)
from app.rules.shackleton.vocabulary.events import RoundEnded
from app.rules.shackleton.vocabulary.nouns import NEUTRAL
from app.rules.shackleton.vocabulary.state import State

FOLDS: Folds[State] = Folds()


def _with(numbers: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return put(numbers, seat + 1, numbers[seat] + more)


@FOLDS.on(ImpactDrawn)
def impact_drawn(state: State, event: ImpactDrawn) -> State:
    """All markers start at 0."""
    seats = len(state.seats)
    zeros, nothing = (0,) * seats, ((),) * seats
    kept = SkyWatch(event.slot, steps=zeros, done=nothing, defence=zeros, added=zeros, destroyed=nothing)
    return with_part(state, kept)


@FOLDS.on(MarkerAdvanced)
def marker_advanced(state: State, event: MarkerAdvanced) -> State:
    """It never goes back."""
    kept = part(state, SkyWatch)
    return with_part(state, replace(kept, steps=_with(kept.steps, event.seat, event.steps)))


@FOLDS.on(ProgrammeDone)
def programme_done(state: State, event: ProgrammeDone) -> State:
    """The seat cannot do it again."""
    kept = part(state, SkyWatch)
    done = put(kept.done, event.seat + 1, (*kept.done[event.seat], event.programme))
    return with_part(state, replace(kept, done=done))


@FOLDS.on(DefenceAdded)
def defence_added(state: State, event: DefenceAdded) -> State:
    """It counts for the end, and for this round."""
    kept = part(state, SkyWatch)
    defence, added = (_with(each, event.seat, event.amount) for each in (kept.defence, kept.added))
    return with_part(state, replace(kept, defence=defence, added=added))


@FOLDS.behind(RoundEnded)
def round_ended(before: State, after: State, event: RoundEnded) -> State:
    """The next round is counted from scratch."""
    kept = part(after, SkyWatch)
    return with_part(after, replace(kept, added=(0,) * len(kept.added)))


@FOLDS.on(AsteroidWardedOff)
def asteroid_warded_off(state: State, event: AsteroidWardedOff) -> State:
    """Nothing is destroyed."""
    return state


@FOLDS.on(AsteroidStruck)
def asteroid_struck(state: State, event: AsteroidStruck) -> State:
    """What is destroyed stands in no sector any more; bases stay as they are."""
    destroyed = [*part(state, SkyWatch).destroyed]
    for name in event.sectors:
        sector = state.sectors[name]
        spared = tuple(building for building in sector.buildings if building.owner in event.spared)
        for building in sector.buildings:
            if building.owner not in (*event.spared, NEUTRAL):
                destroyed[building.owner] = (*destroyed[building.owner], building.piece)
        state = with_sector(state, name, replace(sector, buildings=spared))
    return with_part(state, replace(part(state, SkyWatch), destroyed=tuple(destroyed)))
