"""The levels of robots that play Shackleton Base."""

from app.players.robots import ANY_MOVE, Level, Robots
from app.players.shackleton.ahead import MoveAhead
from app.players.shackleton.beam import BeamPlayer
from app.players.shackleton.learned.player import LearnedPlayer
from app.players.shackleton.playouts import PlayoutPlayer

ROBOTS = Robots(
    (
        ANY_MOVE,
        Level(2, "move", MoveAhead),
        Level(3, "turn", BeamPlayer, usual=True),
        Level(4, "learned", LearnedPlayer),
        Level(5, "playouts", PlayoutPlayer),
    )
)
"""Level 2 looks one move ahead, level 3 to the end of its turn, level 4 does so by a worth corrected by games,
level 5 plays rounds out before it takes its turns."""
