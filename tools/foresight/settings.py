"""How games are searched by somebody who knows the deal."""

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """`keep`: positions that are kept after each turn, and before each planning. `width`: lines that the search of a
    turn carries on, `lines`: of those ended how many are tried. `plans`: sets of cards that are planned at each
    position. `rival`: what a CrypCoin that Luna has counts against one that is expected for oneself. `share`: the part
    of what is kept that may stem from one plan of the round, as long as there are others."""

    keep: int = 32
    width: int = 6
    lines: int = 6
    plans: int = 6
    rival: float = 0.25
    share: float = 0.25


class Deal(Struct, frozen=True):
    """A game of one person against Luna: the number that it is dealt by, and her level. The person has the first
    seat, tracks are drawn, tokens dealt."""

    number: int
    level: int
