"""The levels of robots that play Shackleton Base."""

from app.players.robots import ANY_MOVE, Level, Robots
from app.players.shackleton.ahead import MoveAhead, TurnAhead

ROBOTS = Robots((ANY_MOVE, Level(2, "move", MoveAhead), Level(3, "turn", TurnAhead, usual=True)))
"""Level 2 looks one move ahead, level 3 to the end of its turn."""
