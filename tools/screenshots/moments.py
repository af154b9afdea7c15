"""When a picture is taken, and what is done on the page before. Each game lists its own."""

from collections.abc import Collection, Sequence
from typing import Any, Literal

from msgspec import Struct


class Moment(Struct, frozen=True):
    """A picture is taken when a player is asked `step` in round `least` or later.

    `deeds` are done first: a selector is clicked (`press s` presses a key, `scroll x` brings x into view). `tab`: that
    of narrow screens; none is chosen where it is "". `seen_by`: the player who is asked, the other one, or a stranger.
    """

    name: str
    step: str = ""
    least: int = 0
    tab: str = ""
    deeds: tuple[str, ...] = ()
    seen_by: Literal["asked", "other", "stranger"] = "asked"
    proposed: bool = False
    """Whether the other player proposes to go back to before their last entry of the log."""
    after: str = ""
    """What must have happened just before: the type of an event."""
    rare: bool = False
    """Whether a game must be looked for in which it comes."""


class Shown(Struct, frozen=True):
    """A game as pictures show it: who sits at its table, which level of its robots plays for the people, the entropy of
    the game, its moments, and those of its end. `prefix`: what the names of its pictures begin with."""

    game: str
    seats: tuple[dict[str, Any], ...]
    level: str
    chance: int
    moments: tuple[Moment, ...]
    ends: tuple[Moment, ...]
    options: dict[str, Any] = {}
    prefix: str = ""

    def wanted(self, of: Sequence[Moment], names: Collection[str]) -> list[Moment]:
        """Those of the moments whose pictures have these names; all of them if there are no names."""
        return [moment for moment in of if not names or self.prefix + moment.name in names]
