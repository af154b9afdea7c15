"""The levels of robots that play Shackleton Base."""

from app.players.robots import ANY_MOVE, Level, Robots
from app.players.shackleton.ahead import MoveAhead
from app.players.shackleton.beam import BeamPlayer

ROBOTS = Robots((ANY_MOVE, Level(2, "move", MoveAhead), Level(3, "turn", BeamPlayer, usual=True)))
"""Level 2 looks one move ahead, level 3 to the end of its turn."""
