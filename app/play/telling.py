"""A log entry in sentences."""

from collections.abc import Callable, Sequence

from app.messages import say
from app.play.tellers import skymines
from app.rules.game import Event

Teller = Callable[[Sequence[Event], Sequence[str]], list[str]]

_TELLERS: dict[str, Teller] = {"skymines": skymines.tell}


def tell(game_name: str, events: Sequence[Event], seats_names: Sequence[str]) -> list[str]:
    """The sentences of one log entry, in the order of what happened.

    `events` are those that the reader may see (after `Game.hides`): the words add nothing to them. `seats_names` are
    the names of the seats, by number. Raises `KeyError` for a game without a teller.
    """
    return _TELLERS[game_name](events, seats_names)


def tell_undo(seat_name: str) -> list[str]:
    """The sentence of an entry by which a seat took moves back."""
    return [say("log-undone", seat=seat_name)]
