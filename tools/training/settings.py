"""How what robots of Skymines learn is trained: the games that are played, and how their positions are fitted.

All chance comes from the seed, so that the same settings give the same weights with the same rules and players. Deals
are numbered from `FIRST_DEAL` on, below those that matches are played on.
"""

from msgspec import Struct

FIRST_DEAL = 500_000


class Settings(Struct, frozen=True):
    """`games` of the beam against `opponents`: how often another seat than the first is taken by whom, "self" for the
    beam. `width`: lines that its searches carry on. `chance` is how often a turn begins with any move."""

    games: int = 120
    width: int = 2
    chance: float = 0.06
    with_modules: float = 0.3
    first_game: float = 0.3
    """How often a game has modules, and how often tracks and tokens are those of a first game."""
    seats: tuple[float, ...] = (0.75, 0.15, 0.10)
    """How often 2, 3 and 4 seats play."""
    sampled: float = 0.5
    """The part of the positions of a turn that are learned from."""
    least_own: float = 60.0
    least_positions: int = 6
    """Seats with lower totals, or with fewer positions, played at random: nothing is learned from them."""
    trace: float = 0.5
    """How far an error shows at the positions before: 0 at the one before alone, 1 at all of them alike."""
    ridge: float = 0.03
    """What draws the weights towards 0, for each position."""
    seed: int = 1


OPPONENTS = {"self": 0.85, "greedy": 0.1, "random": 0.05}
SETTINGS = Settings()
