"""How a game is set up."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from app.rules.shackleton.components.shapes.solo import Letter

Suggested = Literal["first", "second", "third"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`corporations`: three of them from the top, a suggested set, or "random" (S-018, S-019). `first_player`: a seat,
    or None to draw one. `hard`: the letters of AstroBot's cards that lie on their hard side, as many as its level says;
    None for the first ones.
    `deal`: "guided" is the one deal of the guided game, for one human and the gentlest AstroBot, with the first
    suggested set."""

    corporations: Literal["random", "first", "second", "third"] | tuple[str, ...] = "random"
    first_player: int | None = None
    hard: tuple[Letter, ...] | None = None
    deal: Literal["guided"] | UnsetType = UNSET
