"""How a game is set up."""

from typing import Literal

from msgspec import Struct

Suggested = Literal["first", "second", "third"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`corporations`: three of them from the top, a suggested set, or "random" (S-018, S-019). `first_player`: a seat,
    or None to draw one."""

    corporations: Literal["random", "first", "second", "third"] | tuple[str, ...] = "random"
    first_player: int | None = None
