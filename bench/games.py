"""The games that are measured: those that a server hosts."""

from app.games import GAMES as REGISTERED
from app.registration import loaded

GAMES = loaded(REGISTERED)
SKYMINES = GAMES.rules("skymines")
