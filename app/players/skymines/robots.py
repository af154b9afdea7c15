"""The levels of robots that play Skymines."""

from app.players.player import Player
from app.players.robots import ANY_MOVE, Level, Robots
from app.players.skymines.beam import BeamPlayer
from app.players.skymines.greedy import GreedyPlayer
from app.players.skymines.learned.player import LearnedPlayer


def self_taught() -> Player:
    """The player of level 5. Its network is loaded, and numpy with it, once somebody plays against it."""
    from app.players.skymines.self_taught.player import SelfTaughtPlayer

    return SelfTaughtPlayer()


def playouts() -> Player:
    """The player of level 6, loaded likewise."""
    from app.players.skymines.playouts.player import PlayoutPlayer

    return PlayoutPlayer()


ROBOTS = Robots(
    (
        ANY_MOVE,
        Level(2, "greedy", GreedyPlayer),
        Level(3, "beam", BeamPlayer, usual=True),
        Level(4, "learned", LearnedPlayer),
        Level(5, "self-taught", self_taught),
        Level(6, "playouts", playouts),
    )
)
"""Level 2 looks ahead move by move, level 3 searches its whole turn, level 4 does so by a worth corrected by games,
level 5 by that and by what a network has learned from its own games, level 6 plays rounds out before it plans, and in
its turns."""
