"""The games that are measured: those that a server hosts."""

from app.games import GAMES as REGISTERED
from app.registration import load_games

GAMES = load_games(REGISTERED)
SKYMINES = GAMES.rules("skymines")
