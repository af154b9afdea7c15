"""What happened, told as data: the key of a message, its typed arguments, the events that it tells.

No words are here: server and browser say the same sentences with the same catalogue, each in its reader's language.
"""

from msgspec import Struct


class Who(Struct, frozen=True, tag="seat"):
    """A seat, said by the name of the player who sits there."""

    seat: int


class Thing(Struct, frozen=True, tag="thing"):
    """Something of the game that has a name: its kind ("card", "company") and its id. `Game.name_of` names it."""

    kind: str
    id: str


class Amount(Struct, frozen=True, tag="amount"):
    """An amount of what is counted as `of` ("coins", "energy"): the message `amount-…` with `$amount`."""

    amount: int
    of: str


class Several(Struct, frozen=True, tag="list"):
    """Arguments in a row, joined as the reader's language does it."""

    parts: tuple["Argument", ...]


class Phrase(Struct, frozen=True, tag="phrase"):
    """A part of a sentence that is a message of its own."""

    key: str
    args: dict[str, "Argument"] = {}


Argument = int | str | Who | Thing | Amount | Several | Phrase
"""What a message is told: a number, a text that stands for itself (an id, a printed letter), or a type of these."""

Args = dict[str, Argument]


class Sentence(Struct, frozen=True):
    """One sentence, and which of the events it tells, by their places in the row."""

    key: str
    args: Args = {}
    events: tuple[int, ...] = ()
