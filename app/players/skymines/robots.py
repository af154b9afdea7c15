"""The levels of robots that play Skymines."""

from app.players.robots import ANY_MOVE, Level, Robots
from app.players.skymines.beam import BeamPlayer
from app.players.skymines.greedy import GreedyPlayer
from app.players.skymines.learned.player import LearnedPlayer

ROBOTS = Robots(
    (
        ANY_MOVE,
        Level(2, "greedy", GreedyPlayer),
        Level(3, "beam", BeamPlayer, usual=True),
        Level(4, "learned", LearnedPlayer),
    )
)
"""Level 2 looks ahead move by move, level 3 searches its whole turn, level 4 does so by a worth corrected by games."""
