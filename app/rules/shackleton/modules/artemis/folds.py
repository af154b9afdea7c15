"""How the events of Artemis Tours are folded."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.modules.artemis.vocabulary import (
    Artemis,
    TouristGuided,
    TouristOnCard,
    TouristsArrived,
    TouristsQueued,
    TouristsReturned,
)
from app.rules.shackleton.vocabulary.state import State

FOLDS: Folds[State] = Folds()


@FOLDS.on(TouristsQueued)
def tourists_queued(state: State, event: TouristsQueued) -> State:
    """In the order of their numbers."""
    return with_part(state, replace(part(state, Artemis), queue=tuple(range(1, event.tourists + 1))))


@FOLDS.on(TouristsArrived)
def tourists_arrived(state: State, event: TouristsArrived) -> State:
    """From the head of the queue, to behind those that wait already."""
    kept = part(state, Artemis)
    arrived, queue = kept.queue[: event.tourists], kept.queue[event.tourists :]
    waiting = (*kept.waiting(event.seat), *arrived)
    return with_part(state, replace(kept, queue=queue, arrivals=_with(state, kept, event.seat, waiting)))


@FOLDS.on(TouristGuided)
def tourist_guided(state: State, event: TouristGuided) -> State:
    """The first of those that wait takes the place."""
    kept = part(state, Artemis)
    tourist, *waiting = kept.waiting(event.seat)
    arrivals = _with(state, kept, event.seat, tuple(waiting))
    return with_part(state, replace(kept, arrivals=arrivals, guests={**kept.guests, event.place: tourist}))


@FOLDS.on(TouristOnCard)
def tourist_on_card(state: State, event: TouristOnCard) -> State:
    """It stays there."""
    kept = part(state, Artemis)
    tourist, *queue = kept.queue
    return with_part(state, replace(kept, queue=tuple(queue), card=(*kept.card, tourist)))


@FOLDS.on(TouristsReturned)
def tourists_returned(state: State, event: TouristsReturned) -> State:
    """They stand behind all others."""
    kept = part(state, Artemis)
    queue = (*kept.queue, *(kept.guests[place] for place in event.places))
    staying = {place: tourist for place, tourist in kept.guests.items() if place not in event.places}
    return with_part(state, replace(kept, queue=queue, guests=staying))


def _with(state: State, kept: Artemis, seat: int, waiting: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The arrivals of all seats with those of one exchanged."""
    return tuple(waiting if owner == seat else kept.waiting(owner) for owner in range(len(state.seats)))
