"""A log entry in sentences."""

from collections.abc import Callable, Sequence

from app.messages import say
from app.play.tellers import skymines
from app.play.tellers.page import Sentence
from app.rules.game import Event

Teller = Callable[[Sequence[Event], Sequence[str]], list[Sentence]]

_TELLERS: dict[str, Teller] = {"skymines": skymines.tell}


def told(game_name: str, events: Sequence[Event], seats_names: Sequence[str]) -> list[Sentence]:
    """The sentences of one log entry, in the order of what happened, each with the events that it tells.

    `events` are those that the reader may see (after `Game.hides`): the words add nothing to them. `seats_names` are
    the names of the seats, by number. Raises `KeyError` for a game without a teller.
    """
    return _TELLERS[game_name](events, seats_names)


def tell(game_name: str, events: Sequence[Event], seats_names: Sequence[str]) -> list[str]:
    """The sentences alone."""
    return [sentence.text for sentence in told(game_name, events, seats_names)]


def tell_undo(seat_name: str, *, agreed: bool = False) -> list[Sentence]:
    """The sentence of an entry by which a seat took moves back: its own last one, or as everybody `agreed` to."""
    return [Sentence(say("log-taken-back" if agreed else "log-undone", seat=seat_name), ())]
