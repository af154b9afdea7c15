"""What of an event a seat may see, and which events no undo goes back past."""

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from typing import Any, TypeVar, get_args

from msgspec.structs import replace

from app.rules.game import Event
from app.rules.skymines.vocabulary import events as happened
from app.rules.skymines.vocabulary.events import (
    AnyEvent,
    CardsPlanned,
    GameStarted,
    LunaDeckShuffled,
    SeatStart,
    TokenKept,
)

_INWARD = (happened.Asked, happened.Answered)
"""The agenda's own housekeeping: it tells no player anything, and could tell what a secret choice was about."""

SHOWN: Any = reduce(or_, (kind for kind in get_args(AnyEvent) if kind not in _INWARD))
"""The events that some seat may see."""

_boundaries: set[type[Event]] = {
    GameStarted,
    happened.TokenPlaced,
    happened.CardsRevealed,
    happened.RoundBegan,
    happened.TurnBegan,
    happened.TurnEnded,
    happened.DisplayFilled,
    happened.ResearchDisplayFilled,
    happened.LunaMajorityShown,
    LunaDeckShuffled,
    happened.LunaCardTurned,
    happened.GameEnded,
}

E = TypeVar("E", bound=Event)


def no_undo_past(*kinds: type[Event]) -> None:
    """Register events of a module that reveal something hidden or hand the turn on."""
    _boundaries.update(kinds)


def redacts(kind: type[E]) -> Callable[[Callable[[E, int | None], E]], Callable[[E, int | None], E]]:
    """Register what a seat (None: a spectator) may see of an event of a module."""

    def register(function: Callable[[E, int | None], E]) -> Callable[[E, int | None], E]:
        _redactions[kind] = function
        return function

    return register


def hides(event: Event, seat: int | None) -> Event | None:
    """The event as `seat` (None: a spectator) may see it; None when it may not see it at all (p. 8, p. 10)."""
    if isinstance(event, _INWARD):
        return None
    redact = _redactions.get(type(event))
    return event if redact is None else redact(event, seat)


def is_boundary(events: Sequence[Event]) -> bool:
    """Whether these events revealed hidden information or handed the turn on."""
    return any(type(event) in _boundaries for event in events)


def _game_started(event: GameStarted, seat: int | None) -> GameStarted:
    """The set-up without its chance: no seed, no shuffled order, no token dealt to another seat."""
    seats = tuple(_seat_start(start, owner=number == seat) for number, start in enumerate(event.seats))
    return replace(event, seed="", stack=(), supplies={}, seats=seats)


def _seat_start(start: SeatStart, *, owner: bool) -> SeatStart:
    return replace(start, dealt=start.dealt if owner else (), deck=(), grade_two=())


def _cards_planned(event: CardsPlanned, seat: int | None) -> CardsPlanned:
    """That a seat is ready is open; which and how many cards it has planned is not."""
    return event if event.seat == seat else replace(event, cards=())


def _token_kept(event: TokenKept, seat: int | None) -> TokenKept:
    return event if event.seat == seat else replace(event, token="", rest=("", "", ""))


def _luna_deck_shuffled(event: LunaDeckShuffled, seat: int | None) -> LunaDeckShuffled:
    return replace(event, deck=())


_redactions: dict[type[Event], Callable[[Any, int | None], Event]] = {
    GameStarted: _game_started,
    CardsPlanned: _cards_planned,
    TokenKept: _token_kept,
    LunaDeckShuffled: _luna_deck_shuffled,
}
