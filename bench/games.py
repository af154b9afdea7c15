"""The games that are measured: those that a server hosts."""

from app.games import GAMES as REGISTERED
from app.registration import loaded, messages_of

GAMES = loaded(REGISTERED)
MESSAGES = messages_of(REGISTERED)
SKYMINES = GAMES.rules("skymines")
