"""The games that are measured: those that a server hosts."""

from app.games import GAMES as REGISTERED
from app.registration import load_games, messages_of

GAMES = load_games(REGISTERED)
MESSAGES = messages_of(REGISTERED)
SKYMINES = GAMES.rules("skymines")
