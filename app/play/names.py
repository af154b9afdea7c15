"""Names at a table: no two seats bear the same one, and nobody's looks like an automated seat's."""

from collections.abc import Iterable, Sequence
from itertools import count

from app.accounts.names import LONGEST_NAME, folded
from app.messages import DEFAULT, catalogue
from app.rules.game import Game
from app.store.records import SeatRow

ROBOT_NAME = "Robot"
MARK = "*"
"""Behind the name of a person that an automated seat could have."""


def further_name(name: str, seats: Iterable[SeatRow]) -> str:
    """The name, or the first of "Luna 2", "Luna 3" … that no seat bears."""
    taken = {folded(seat.name) for seat in seats}
    names = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(one for one in names if folded(one) not in taken)


def name_at(game: Game, seats: Sequence[SeatRow], seat: int, name: str) -> str:
    """What a person of this name is called on this seat of a table."""
    automated = tuple(folded(one) for one in (game.automa_name, ROBOT_NAME))
    bare = folded(name).rstrip("0123456789")
    marked = f"{name[: LONGEST_NAME - 1]}{MARK}" if bare in automated else name
    return further_name(marked, (other for other in seats if other.seat != seat))


def name_of_game(game: str) -> str:
    """A game's name for people: its message `game-name`, else the name that programs know it by."""
    words = catalogue(DEFAULT, game)
    return words.say("game-name") if "game-name" in words else game
