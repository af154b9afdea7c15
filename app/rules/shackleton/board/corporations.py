"""The places at which corporations in play join in. The base names none of them; `modules/__init__.py` says how one
is added.

What tokens bring, prices, goals, incomes, final scoring and the effects of projects stand in the corporations' data and
are carried out by the base. A corporation counts and gives what only it knows, and says so here. Where an order matters
it is that of the game, corporation 1 to 3 (S-020): `in_order`.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from app.rules.game import Line
from app.rules.kit.chance import shuffled
from app.rules.kit.hooks import Hook
from app.rules.shackleton.components.shapes import Astronaut, BoardAction, Count, Gain, Payment
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import Tables
from app.rules.shackleton.vocabulary.nouns import Token
from app.rules.shackleton.vocabulary.state import State

F = TypeVar("F")
T = TypeVar("T")


class Chance:
    """The draws of the set-up, each with a number of its own; those of a corporation are apart from the base's."""

    def __init__(self, seed: str, purpose: str = "setup") -> None:
        self._source = f"{seed}/{purpose}"
        self._count = 0

    def order(self, things: tuple[T, ...]) -> tuple[T, ...]:
        """The things in random order."""
        self._count += 1
        return shuffled(things, self._source, self._count)


SETTING_UP: Hook[Callable[[Ledger, Chance], None]] = Hook()
"""A corporation's own set-up, behind the set-up of all tokens and projects (S-026)."""

COUNTS: Hook[Callable[[State, int, Count, str], int]] = Hook()
"""How many a seat has of one of the corporation's own counts, for goals, incomes and the end; the last argument is the
project that asks, "" for the corporation itself. A count of what a seat keeps in stock needs none."""

GAINS: Hook[Mapping[str, Callable[[Ledger, int, int], None]]] = Hook()
"""How a seat gains so many of what only the corporation gives, by name; a good that is simply kept needs none."""

TOKENS: Hook[Callable[["Chance"], tuple[Token, ...]]] = Hook()
"""The tokens of a corporation whose tokens differ: the first one goes beside the central hex, the others onto its board
from the top (S-022). Reason: Selenium Research has tokens of three types."""

ACTIVATING: Hook[Callable[[Ledger, int, Token], None]] = Hook()
"""What a token of a corporation whose tokens differ brings the seat that activates it; otherwise its data say so.
Reason: a token of Selenium Research brings a sample of its type."""

TOKEN_LINES: Hook[Callable[[State, int, Token], tuple[Line, ...]]] = Hook()
"""The same in lines, before it is chosen. Reason: likewise."""

COMING: Hook[Callable[[State, int, Gain], tuple[Gain, ...]]] = Hook()
"""What really comes to a seat of something that only the corporation gives, with what that brings besides; nothing: the
seat cannot gain it now, and a token gives what stands there instead."""

CAN_ACT_ON_BOARD: Hook[Callable[[State, int], bool]] = Hook()
"""Whether a seat can take the corporation action of the board. The action itself answers `TakeCorporationAction`: it is
an extension of that question."""

BOARD_ACTIONS: Hook[Callable[[Ledger, int, BoardAction, bool], None]] = Hook()
"""Ask a seat for an action of the corporation's board that a project brings; True: it is free."""

CAN_ACT: Hook[Callable[[State, int, BoardAction, bool], bool]] = Hook()
"""Whether a seat can carry such an action out."""

MAINTENANCE: Hook[Callable[[Ledger], None]] = Hook()
"""The maintenance step of the corporation (S-171)."""

RETRIEVED: Hook[Callable[[Ledger, int, int], None]] = Hook()
"""What a seat gains that has won the astronaut of a crater slot, whether it has room for it or not.
Reason: farms of Evergreen Farms pay for it."""

BEFORE_FINAL: Hook[Callable[[Ledger], None]] = Hook()
"""What happens before the final scoring. Reason: the asteroid of Sky Watch strikes or is warded off."""

FINAL: Hook[Callable[[State, int], int]] = Hook()
"""The VP that the corporation scores for a seat at the end besides what its data say."""

PLACES: Hook[Callable[[State, int, Astronaut], tuple[str, ...]]] = Hook()
"""Further places that an astronaut which a seat gains can go to; the corporation folds what came there.
Reason: To Mars has places on its ship."""

ROOM_TAKEN: Hook[Callable[[State], Mapping[str, tuple[int, ...]]]] = Hook()
"""The sizes of structures that have no room in a sector as the corporation takes it, by sector. Reason: farms of
Evergreen Farms have a size."""

AWAY: Hook[Callable[[State, int], tuple[str, ...]]] = Hook()
"""The structures of a seat that stand in no sector any more: they cost no maintenance; their places stay open."""

WAYS: Hook[Callable[[Tables, tuple[str, ...], Payment, Mapping[str, int]], Mapping[str, dict[str, int]]]] = Hook()
"""Further ways of paying, by name, whether a seat can afford them or not: by its projects that have effects, what is
paid for, and what is due by name. Reason: Space Robotics has Robots that stand for metals."""

VIEW: Hook[Callable[[State], Mapping[str, object]]] = Hook()
"""What everybody may see of the corporation, as plain JSON values: a typed dict, which the published schema names."""


def in_order(state: State, hook: Hook[F]) -> tuple[tuple[str, F], ...]:
    """The functions of the corporations in play with their names, from corporation 1 to 3."""
    return hook.in_order_of(state, state.corporations)
