"""How what robots learn is trained: the games that are played, and how their positions are fitted.

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
    """`games` of the beam, "self", with itself and its opponents. `width`: lines that its searches carry
    on. `chance` is how often a turn begins with any move."""

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


class SelfPlay(Dealing, frozen=True):
    """How the self-taught robot is trained: `first_games` of the beam, then `games` in each round. Learned from are the
    first games and those of the last `remembered` rounds, and played by the mean of the last `means` networks; `former`
    older ones are opponents."""

    first_games: int = 300
    games: int = 60
    rounds: int = 20
    remembered: int = 20
    means: int = 4
    former: int = 8
    width: int = 3
    chance: float = 0.02
    first_chance: float = 0.06
    """How often a turn begins with any move."""
    taste: float = 0.12
    """How much explorers differ in what parts of the worth made by hand count to them, as a standard deviation."""
    by_hand: float = 0.4
    """The part that the worth of the robot `learned` has in what the robot plays by; explorers take none of it or twice
    as much."""
    with_modules: float = 0.0
    seats: tuple[float, ...] = (0.85, 0.11, 0.04)
    least_positions: int = 20
    hidden: int = 64
    passes: int = 3
    rate: float = 1e-3
    decay: float = 0.02
    """How fast the network learns, and how far its weights shrink meanwhile, each step `rate` times as much."""
    seed: int = 1


FIRST_RIVALS = {"beam": 0.9, **{f"luna-{level}": 0.02 for level in (0, 1, 2, 3, 4)}}
RIVALS = {
    "self": 0.3,
    "explorer": 0.3,
    "another-explorer": 0.1,
    "former": 0.1,
    "beam": 0.1,
    **{f"luna-{level}": 0.02 for level in (0, 1, 2, 3, 4)},
}
"""Who takes other seats than the first, and how often: Luna one of them at most."""
SELF_PLAY = SelfPlay()
