"""The words of the hosted games, read: half a second of a processor for each process that has to do so by itself."""

from app.games import GAMES
from app.registration import messages_of

MESSAGES = messages_of(GAMES)
CATALOGUES = (MESSAGES.catalogue(), *(MESSAGES.catalogue(game=game.name) for game in GAMES))
