"""How what robots of Skymines learn is trained: the games that are played, and how their positions are fitted.

All chance comes from the seed, so that the same settings give the same weights with the same rules and players. Deals
are numbered from `FIRST_DEAL` on, below those that matches are played on.
"""

from msgspec import Struct

FIRST_DEAL = 500_000
FIRST_DEAL_OF_SELF_PLAY = 1_000_000


class Dealing(Struct, frozen=True):
    """`with_modules`: how often a game has modules; `first_game`: how often tracks and tokens are those of a first
    game; `seats`: how often 2, 3 and 4 seats play."""

    with_modules: float = 0.3
    first_game: float = 0.3
    seats: tuple[float, ...] = (0.75, 0.15, 0.10)


class Settings(Dealing, frozen=True):
    """`games` of the beam against `opponents`: how often another seat than the first is taken by whom, "self" for the
    beam. `width`: lines that its searches carry on. `chance` is how often a turn begins with any move."""

    games: int = 120
    width: int = 2
    chance: float = 0.06
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


class SelfPlay(Dealing, frozen=True):
    """How the self-taught robot is trained: `games` in each of `rounds`, `first` times as many in the first one.
    Learned from are the games of the last `remembered` rounds, and played by the mean of the last `means` fits."""

    games: int = 40
    rounds: int = 5
    first: int = 3
    remembered: int = 10
    means: int = 4
    width: int = 2
    chance: float = 0.03
    taste: float = 0.15
    """How much explorers differ in what parts of the worth made by hand count to them, as a standard deviation."""
    with_modules: float = 0.15
    plans: tuple[float, ...] = (0.0, 0.5, 0.5, 1.0)
    """By round, the part that what was learned has in the choice of a plan; that of the last for all others."""
    least_positions: int = 6
    trace: float = 0.8
    ridge: float = 0.02
    ridge_by_round: float = 0.06
    """What draws the weights towards 0, for each position: those of the middle of the game, and how they change."""
    most_deviations: float = 6.0
    """Features are taken to be no farther from their mean, in standard deviations."""
    seed: int = 1


RIVALS = {
    "self": 0.35,
    "explorer": 0.3,
    "another-explorer": 0.15,
    "beam": 0.06,
    **{f"luna-{level}": 0.02 for level in (0, 1, 2, 3, 4, 6, 8)},
}
"""Who takes other seats than the first, and how often: Luna one of them at most."""
SELF_PLAY = SelfPlay()
